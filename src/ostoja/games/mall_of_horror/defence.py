"""Chapter f: the card window of an attack with Threat, Hardware, Hide and Weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import InTurn
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.words import (
    HARDWARE,
    HIDE,
    PARKING,
    THREAT,
    TO_BARRICADE,
    TO_FIGHT,
    TO_HIDE,
    TO_THREATEN,
    WEAPONS,
)
from ostoja.kit.refuge.heads import team_in

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


class Defence(InTurn[Mall]):
    """MOH-ATK-08  Clockwise from the badge, each player with a head there may play cards until he passes.

    MOH-ATK-09
    """

    __slots__ = ("place",)

    def __init__(self, seats: int = 0, first: int = 0, place: int = 0) -> None:
        super().__init__(seats, first)
        self.place = place

    def copy(self) -> Defence:
        """Return a window with the same turns left."""
        twin = Defence(0, 0, self.place)
        self.copy_turns(twin)
        return twin

    def plays(self, g: Mall, seat: int) -> list[int]:
        """MOH-ATK-18, MOH-HIDE-06  Offer every card whose own limits allow it, useful or not."""
        if not g.hands[seat]:
            return []
        found: list[int] = []
        held = g.kinds_held(seat)
        mine = team_in(g.room[self.place] & ~g.hidden, seat)
        if mine and held >> THREAT & 1:  # MOH-THR-04
            found.append(TO_THREATEN)
        if held >> HARDWARE & 1 and self.can_barricade(g):
            found.append(TO_BARRICADE)
        if held >> HIDE & 1:  # MOH-HIDE-01
            found += TO_HIDE.among(mine)
        if held & WEAPONS and g.zombies[self.place]:  # MOH-WPN-04
            found += TO_FIGHT.among(held & WEAPONS)
        return found

    def can_barricade(self, g: Mall) -> bool:
        """MOH-HW-02, MOH-HW-03, MOH-HW-04  Not at Parking, nor where so many zombies stand that they get in anyway."""
        sure = g.data.sure_breach[self.place]
        return self.place != PARKING and not (sure and g.zombies[self.place] >= sure)

    def play(self, g: Mall, seat: int, option: int) -> Next:
        """MOH-ATK-15, MOH-ATK-16  Every card takes effect at once and leaves the game for good."""
        if option == TO_THREATEN:  # MOH-THR-08, MOH-THR-09
            g.back(seat, THREAT)
        elif option == TO_BARRICADE:
            self.barricade(g, seat)
        elif option in TO_FIGHT:
            self.fight(g, seat, TO_FIGHT.target(option))
        else:
            # MOH-HIDE-02, MOH-HIDE-03, MOH-HIDE-04, MOH-HIDE-05, MOH-HIDE-08
            g.cover(seat, TO_HIDE.target(option), HIDE, self.place)
        return None

    def barricade(self, g: Mall, seat: int) -> None:
        """MOH-HW-01  Each Hardware adds 1 to the strength of the attacked location for this round."""
        g.discard(seat, HARDWARE)
        g.hardware[self.place] = g.hardware[self.place] + 1

    def fight(self, g: Mall, seat: int, card: int) -> None:
        """MOH-WPN-01, MOH-WPN-02  A Weapon at once removes its number of zombies, at most those present."""
        g.discard(seat, card)
        killed = min(g.data.kills[card], g.zombies[self.place])
        g.zombies[self.place] = g.zombies[self.place] - killed
        g.tell("killed", seat, killed, self.place)

    def always_asks(self, g: Mall, seat: int) -> bool:
        """Ask whoever holds any card: silence must not tell which."""
        return g.hands[seat] != 0

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask for cards."""
        return ("ask-defence", self.place, g.zombies[self.place])

    def rule(self) -> str:
        """Cite the rule on the card window."""
        return "MOH-ATK-08"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Name the limit of the card."""
        if option == TO_BARRICADE and g.holds(seat, HARDWARE):
            return "MOH-HW-02" if self.place == PARKING else "MOH-HW-03"
        if option == TO_THREATEN and g.holds(seat, THREAT):
            return "MOH-THR-04"
        if option in TO_HIDE and g.holds(seat, HIDE):
            return "MOH-HIDE-01"
        return "MOH-ATK-08"
