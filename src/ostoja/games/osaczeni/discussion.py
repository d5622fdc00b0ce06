"""Chapter: the discussion before a decision, with the items that may be played in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import is_single
from ostoja.games.osaczeni.windows import ItemWindow
from ostoja.games.osaczeni.words import (
    BASEBALL_BAT,
    CANNED_FOOD,
    GUN,
    MOLOTOV,
    ROTTEN_MEAT,
    TO_DIE,
    TO_DRAW_GUN,
    TO_FIGHT,
    TO_HIDE,
    TO_LURE,
    TO_SEARCH,
)
from ostoja.kit.refuge.heads import team_in
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next
    from ostoja.games.osaczeni.state import Lockdown

RULES: Final = ("OSA-VOTE-03", "OSA-VOTE-03", "OSA-ATK-07")  # by purpose


def discuss(g: Lockdown, place: int, purpose: int) -> Next:
    """OSA-VOTE-01  The participants discuss: all with a character there, hidden or not, and nobody else.

    OSA-VOTE-04, OSA-ITEM-08
    """
    return Discussion(g.present(place), g.badge, place, purpose)


def plays(g: Lockdown, seat: int, place: int, purpose: int) -> list[int]:
    """OSA-VOTE-03  List the items a participant may play now, each with its object; none without any effect.

    OSA-VOTE-20, OSA-ATK-16, OSA-ITEM-05, OSA-ITEM-06, OSA-ITEM-11
    """
    if not g.hands[seat]:
        return []
    mine = team_in(g.room[place] & ~g.hidden, seat)
    found: list[int] = []
    if g.holds(seat, GUN) and gun_counts(g, seat, place, purpose):
        found.append(TO_DRAW_GUN)
    if purpose != TO_DIE:
        return found
    if g.monsters[place]:
        if g.holds(seat, CANNED_FOOD):  # OSA-ITEM-05
            found += TO_LURE.each([area for area in range(1, PLACES) if area != place and g.has_notch(area)])
        found += TO_FIGHT.each([item for item in range(BASEBALL_BAT, MOLOTOV + 1) if g.holds(seat, item)])
    if g.holds(seat, ROTTEN_MEAT) and g.is_breached(place):  # OSA-ITEM-06
        found += TO_HIDE.among(mine)
    return found


def gun_counts(g: Lockdown, seat: int, place: int, purpose: int) -> bool:
    """OSA-ITEM-08  A gun is drawn while a vote can still follow; by a hidden player, if the table allows it.

    OSA-ITEM-10
    """
    candidates = g.voters(place)
    if not candidates or is_single(candidates) or (purpose == TO_DIE and not g.is_breached(place)):
        return False
    return g.rulings.hidden_may_use_gun or bool(candidates >> seat & 1)


def play(g: Lockdown, seat: int, option: int, place: int) -> None:
    """OSA-ATK-09, OSA-GEN-07, OSA-GEN-09  An item is shown to all, takes effect at once and leaves the game."""
    if option == TO_DRAW_GUN:  # OSA-VOTE-12, OSA-VOTE-20
        g.back(seat, GUN)
    elif option in TO_LURE:
        lure(g, seat, place, TO_LURE.target(option))
    elif option in TO_HIDE:  # OSA-ITEM-06, OSA-ITEM-07
        g.cover(seat, TO_HIDE.target(option), ROTTEN_MEAT, place)
        lower_gun(g, seat, place)
    else:
        fight(g, seat, place, TO_FIGHT.target(option))


def lower_gun(g: Lockdown, seat: int, place: int) -> None:
    """OSA-ITEM-10  Unless hidden players may use guns, those in force go with the player's last unhidden character."""
    if g.extra_votes[seat] and not g.rulings.hidden_may_use_gun and not g.voters(place) >> seat & 1:
        g.extra_votes[seat] = 0
        g.tell("gun-lowered", seat)


def lure(g: Lockdown, seat: int, place: int, area: int) -> None:
    """OSA-ITEM-03  Canned food moves one monster to another area with a free notch, resolved already or not.

    OSA-ITEM-04, OSA-PARK-14
    """
    g.discard(seat, CANNED_FOOD)
    g.monsters[place] = g.monsters[place] - 1
    g.monsters[area] = g.monsters[area] + 1
    g.tell("lured", seat, place, area)


def fight(g: Lockdown, seat: int, place: int, item: int) -> None:
    """OSA-ITEM-01  A bat returns 1 monster to the pool, a chainsaw 2, a Molotov all; at most those there.

    OSA-ITEM-02
    """
    g.discard(seat, item)
    killed = min(g.data.kills[item], g.monsters[place])
    g.monsters[place] = g.monsters[place] - killed
    g.tell("killed", seat, killed, place)


def why_no_play(g: Lockdown, seat: int, option: int, purpose: int) -> str:
    """Name the rule that forbids an item now."""
    if option == TO_DRAW_GUN:
        return "OSA-ITEM-10"
    if purpose != TO_DIE:
        return "OSA-ATK-16"
    if option in TO_LURE and g.holds(seat, CANNED_FOOD):
        return "OSA-ITEM-03"
    if option in TO_HIDE and g.holds(seat, ROTTEN_MEAT):
        return "OSA-ITEM-06"
    return "OSA-VOTE-03"


class Discussion(ItemWindow):
    """OSA-VOTE-05, OSA-VOTE-06  The participants play items, the badge holder first, until all pass in succession."""

    __slots__ = ("place", "purpose")

    def __init__(self, seats: int = 0, first: int = 0, place: int = 0, purpose: int = TO_SEARCH) -> None:
        super().__init__(seats, first)
        self.place = place
        self.purpose = purpose

    def copy(self) -> Discussion:
        """Return a discussion that has got as far."""
        twin = Discussion(0, 0, self.place, self.purpose)
        self.copy_turns(twin)
        return twin

    def plays(self, g: Lockdown, seat: int) -> list[int]:
        """Offer what may be played."""
        return plays(g, seat, self.place, self.purpose)

    def play(self, g: Lockdown, seat: int, option: int) -> Next:
        """Play an item."""
        play(g, seat, option, self.place)
        return None

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask for items."""
        return ("ask-discuss", self.place, self.purpose)

    def rule(self) -> str:
        """Cite the rule on discussions."""
        return RULES[self.purpose]

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Name the limit of the item."""
        return why_no_play(g, seat, option, self.purpose)
