"""The game as one reads it: set-up, then rounds of seven phases until few enough are left."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.games.osaczeni.arrival import Haunting, place_monsters
from ostoja.games.osaczeni.attack import Attack
from ostoja.games.osaczeni.badge import Watch
from ostoja.games.osaczeni.destination import Destination
from ostoja.games.osaczeni.ending import close_areas, end, is_over
from ostoja.games.osaczeni.movement import Movement
from ostoja.games.osaczeni.placement import Placement
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.truck import Search, heavy_packs
from ostoja.games.osaczeni.variants import RESTLESS_DEAD
from ostoja.kit.refuge.hidden_dice import open_all


class Play(Procedure[Lockdown]):
    """OSA-SET-05, OSA-END-01  The families are placed, then round follows round."""

    __slots__ = ()

    def copy(self) -> Play:
        """Return one that has got as far."""
        twin = Play()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the game."""
        return PLAY

    def placement(self, g: Lockdown) -> Next:
        """OSA-SET-05  Place all characters and the first monsters."""
        return Placement()

    def rounds(self, g: Lockdown) -> Next:
        """OSA-END-01  Round follows round."""
        return Round()


PLAY: Final[Phases] = (Play.placement, Play.rounds)


class Round(Procedure[Lockdown]):
    """OSA-END-01  A round is the seven phases in this order."""

    __slots__ = ()

    def copy(self) -> Round:
        """Return one that has got as far."""
        twin = Round()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the phases."""
        return ROUND

    def truck(self, g: Lockdown) -> Next:
        """1  "Who searches the truck?"."""
        g.round += 1
        g.tell("round", g.round)
        return Search()

    def packs(self, g: Lockdown) -> Next:
        """1  With light packs (variant 14), surplus items go into the box."""
        return heavy_packs(g)

    def badge(self, g: Lockdown) -> Next:
        """2  "Who takes the badge?"."""
        return Watch()

    def destination(self, g: Lockdown) -> Next:
        """3  "Where to?"."""
        return Destination()

    def movement(self, g: Lockdown) -> Next:
        """4  Over here! Maps, then dice are revealed; then players move in order (OSA-MOVE-01)."""
        open_all(g)
        return Movement(g.survivors(), g.badge)

    def haunting(self, g: Lockdown) -> Next:
        """5  They are coming! In variant 09 the eliminated players place monsters first."""
        if g.variant != RESTLESS_DEAD:
            return None
        return Haunting(g.everybody() & ~g.survivors(), g.badge)

    def arrival(self, g: Lockdown) -> Next:
        """5  They are coming! By dice, by Crybabies, by crowd."""
        place_monsters(g)
        return None

    def attack(self, g: Lockdown) -> Next:
        """6  "They are trying to get in!"."""
        return Attack()

    def finish(self, g: Lockdown) -> Next:
        """7  End of round: close areas, then check the end (OSA-END-01, OSA-END-02, OSA-END-03)."""
        close_areas(g)
        if is_over(g):
            end(g)
        return self.again()


ROUND: Final[Phases] = (
    Round.truck,
    Round.packs,
    Round.badge,
    Round.destination,
    Round.movement,
    Round.haunting,
    Round.arrival,
    Round.attack,
    Round.finish,
)
