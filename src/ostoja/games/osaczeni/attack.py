"""Chapter: phase 6, they are trying to get in! The areas one by one, the car park last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.games.osaczeni.cold import devour
from ostoja.games.osaczeni.discussion import discuss, lower_gun
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.variants import SATED, SATED_HORDE
from ostoja.games.osaczeni.voting import Vote
from ostoja.games.osaczeni.words import CAR_PARK, TO_DIE, TO_SACRIFICE
from ostoja.kit.refuge.election import Sacrifice
from ostoja.kit.refuge.heads import head_of

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


class Attack(Procedure[Lockdown]):
    """OSA-ATK-01  Areas are resolved in ascending order, 1 to 6."""

    __slots__ = ("area", "attacks")

    def __init__(self, area: int = 1) -> None:
        super().__init__()
        self.area = area
        self.attacks = 0  # on the car park, this round

    def copy(self) -> Attack:
        """Return an attack that has got as far."""
        twin = Attack(self.area)
        twin.at = self.at
        twin.attacks = self.attacks
        return twin

    def phases(self) -> Phases:
        """List what happens at an area; it is gone through again for the next area or attack."""
        return ATTACK

    def discussion(self, g: Lockdown) -> Next:
        """OSA-ATK-02  Where monsters would get in, the players there discuss, before each attack and a lone family too.

        OSA-ATK-07, OSA-ATK-13, OSA-PARK-02, OSA-PARK-11, OSA-PARK-12, OSA-PARK-13
        """
        while self.area <= CAR_PARK and not g.is_breached(self.area):
            self.area += 1
        if self.area > CAR_PARK:
            return self.turn_back(g)
        g.tell("breach", self.area, g.monsters[self.area], g.strength(self.area))
        return discuss(g, self.area, TO_DIE)

    def vote(self, g: Lockdown) -> Next:
        """OSA-ATK-08  When the discussion is over, strength is compared again, once; if they still get in, all point.

        OSA-ATK-10, OSA-ATK-13, OSA-ATK-17, OSA-PARK-07, OSA-PARK-14, OSA-PARK-15
        """
        if not g.is_breached(self.area):
            g.tell("repelled", self.area)
            return self.next_area(g)
        if not g.voters(self.area):
            return self.nobody_found(g)
        return Vote(self.area, TO_DIE)

    def victim(self, g: Lockdown) -> Next:
        """OSA-ATK-10, OSA-ATK-13, OSA-PARK-13  The chosen player names one of their own characters there."""
        return Victim(g.elected, self.area)

    def feast(self, g: Lockdown) -> Next:
        """OSA-ATK-12, OSA-PARK-03  The victim is eaten; then all monsters of the area leave, on the car park one."""
        devour(g, g.doomed, self.area)
        if self.area != CAR_PARK:
            g.monsters[self.area] = 0
            return self.next_area(g)
        g.monsters[CAR_PARK] = g.monsters[CAR_PARK] - 1
        lower_gun(g, g.elected, CAR_PARK)
        self.attacks += 1
        return self.next_attack(g)

    def next_attack(self, g: Lockdown) -> Next:
        """OSA-PARK-04  The next monster attacks, while there is one left there and somebody to be found.

        OSA-PARK-09  Guns stay in force: it is still the same area.

        OSA-PARK-05, OSA-PARK-06, OSA-PARK-14, OSA-VAR-16
        """
        sated = g.variant == SATED_HORDE and self.attacks == SATED  # whoever is left to be found, they stay
        if sated or not g.monsters[CAR_PARK]:
            return self.next_area(g)
        return self.again() if g.voters(CAR_PARK) else self.nobody_found(g)

    def nobody_found(self, g: Lockdown) -> Next:
        """OSA-ATK-14  Everybody is hidden or eaten: all monsters return to the pool.

        OSA-ATK-15, OSA-PARK-06, OSA-PARK-08
        """
        g.tell("nobody-found", self.area)
        g.monsters[self.area] = 0
        return self.next_area(g)

    def next_area(self, g: Lockdown) -> Next:
        """OSA-ATK-01, OSA-VOTE-21  Go on to the next area: guns drawn at this one do not count there."""
        g.end_backing()
        self.area += 1
        return self.again()

    def turn_back(self, g: Lockdown) -> Next:
        """OSA-ITEM-09, OSA-PARK-10  At the end of phase 6 hidden characters are turned back."""
        g.hidden = 0
        return DONE


ATTACK: Final[Phases] = (Attack.discussion, Attack.vote, Attack.victim, Attack.feast)


class Victim(Sacrifice[Lockdown]):
    """OSA-ATK-10, OSA-ATK-13  The chosen player names one of the own characters in the area that are not hidden."""

    __slots__ = ()

    def sacrifices(self) -> Verb:
        """Give up a character."""
        return TO_SACRIFICE

    def rule(self) -> str:
        """Cite the rule on the victim."""
        return "OSA-ATK-10"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Hidden characters cannot be chosen, and only those in the area can."""
        if option in TO_SACRIFICE and g.hidden & head_of(seat, TO_SACRIFICE.target(option)):
            return "OSA-ITEM-06"
        return "OSA-ATK-10"
