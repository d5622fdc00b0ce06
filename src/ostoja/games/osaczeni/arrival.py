"""Chapter: phase 5, the monsters come: by dice, by Crybabies, by crowd."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.masks import count_of
from ostoja.engine.steps import InTurn
from ostoja.games.osaczeni.state import CRYBABIES, Lockdown
from ostoja.games.osaczeni.variants import HUSH
from ostoja.games.osaczeni.words import CAR_PARK, TO_HAUNT
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


def place_monsters(g: Lockdown) -> None:
    """OSA-ARR-01  Each die brings a monster, then the most Crybabies do, then the largest crowds; in ascending order.

    OSA-ARR-02, OSA-ARR-03, OSA-ARR-04, OSA-ARR-09, OSA-VAR-03
    """
    for die in sorted(g.dice):
        place_monster(g, die)
    loudest = most([count_of(heads & CRYBABIES) for heads in g.room])
    if g.variant != HUSH or len(loudest) == 1:  # OSA-VAR-03
        for area in loudest:
            g.tell("crybabies", area)
            place_monster(g, area)
    for area in most([count_of(heads) for heads in g.room]):
        g.tell("crowd", area)
        place_monster(g, area)


def most(counts: list[int]) -> list[int]:
    """OSA-ARR-03  List every area with the highest count, the car park too; none with nobody.

    OSA-ARR-04, OSA-ARR-05, OSA-ARR-10, OSA-ARR-11, OSA-SET-14
    """
    highest = max(counts)
    return [area for area in range(1, PLACES) if counts[area] == highest] if highest else []


def place_monster(g: Lockdown, area: int) -> None:
    """OSA-GEN-13  Fill a notch; a full or closed area sends it to the car park, if that can.

    OSA-GEN-14, OSA-ARR-06, OSA-ARR-07, OSA-ARR-08
    """
    where = area if g.has_notch(area) else CAR_PARK
    if g.pool() < 1:
        g.tell("no-monster", area)
    elif not g.has_notch(where):
        g.tell("no-notch", area)
    else:
        g.monsters[where] = g.monsters[where] + 1
        if where == area:
            g.tell("monster", area)
        else:
            g.tell("diverted", area)


def haunts(g: Lockdown) -> list[int]:
    """OSA-VAR-09  List every open area with a free notch as what an eliminated player may do."""
    return TO_HAUNT.each([area for area in range(1, PLACES) if g.has_notch(area)])


class Haunting(InTurn[Lockdown]):
    """OSA-VAR-09  From the badge holder clockwise, each eliminated player puts a monster where a notch is free."""

    __slots__ = ()

    def copy(self) -> Haunting:
        """Return a step with the same turns left."""
        twin = Haunting()
        self.copy_turns(twin)
        return twin

    def deciders(self, g: Lockdown) -> int:
        """OSA-VAR-09  Without a free notch, or with an empty pool, nobody places anything."""
        return super().deciders(g) if g.pool() > 0 and haunts(g) else 0

    def options(self, g: Lockdown, seat: int) -> list[int]:
        """Offer every area with a free notch, and no pass."""
        return haunts(g)

    def play(self, g: Lockdown, seat: int, option: int) -> Next:
        """Put the monster there."""
        area = TO_HAUNT.target(option)
        g.tell("haunted", seat, area)
        place_monster(g, area)
        return self.end_turn(seat)

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask where the monster goes."""
        return ("ask-haunt", 0, 0)

    def rule(self) -> str:
        """Cite the variant."""
        return "OSA-VAR-09"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """The monster has to go to an open area with a free notch."""
        return "OSA-VAR-09"
