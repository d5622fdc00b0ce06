"""The game as one reads it: set-up, then rounds of six phases until the rescue arrives."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.games.mall_of_horror.arrival import Arrival, Election, curse, zombies_arrive
from ostoja.games.mall_of_horror.attack import Attack, attract
from ostoja.games.mall_of_horror.destination import Destination
from ostoja.games.mall_of_horror.ending import check_end_of_round
from ostoja.games.mall_of_horror.movement import Movement
from ostoja.games.mall_of_horror.placement import Placement
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.truck import Search
from ostoja.kit.refuge.destinations import movers
from ostoja.kit.refuge.hidden_dice import open_all
from ostoja.kit.refuge.state import PLACES


class Play(Procedure[Mall]):
    """MOH-SET-10, MOH-ORD-05  The characters are placed, then round follows round."""

    __slots__ = ()

    def copy(self) -> Play:
        """Return one that has got as far."""
        twin = Play()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the game."""
        return PLAY

    def placement(self, g: Mall) -> Next:
        """MOH-SET-10  Place all characters and the first zombies."""
        return Placement()

    def rounds(self, g: Mall) -> Next:
        """MOH-ORD-05  After phase f a new round begins, until the rescue arrives."""
        return Round()


PLAY: Final[Phases] = (Play.placement, Play.rounds)


class Round(Procedure[Mall]):
    """MOH-ORD-05  A round is the six phases a to f in this order."""

    __slots__ = ()

    def copy(self) -> Round:
        """Return one that has got as far."""
        twin = Round()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the phases."""
        return ROUND

    def search(self, g: Mall) -> Next:
        """a) Search. Chief, Hide and Hardware of last round are over (MOH-CHIEF-04, MOH-HIDE-05, MOH-HW-01)."""
        g.round += 1
        g.chief_elected = False
        g.hidden = 0
        g.hardware = [0] * PLACES
        g.tell("round", g.round)
        return Search()

    def election(self, g: Mall) -> Next:
        """b) Election of the Chief."""
        return Election()

    def arrival(self, g: Mall) -> Next:
        """c) Arrival of zombies: dice are rolled hidden."""
        return Arrival()

    def destination(self, g: Mall) -> Next:
        """d) Choice of destination."""
        return Destination()

    def movement(self, g: Mall) -> Next:
        """e) Reveal of destinations, then of the dice; the curse; then movement (MOH-REV-01, MOH-CURSE-02).

        MOH-ARR-08, MOH-ELIM-01, MOH-ORD-01
        """
        open_all(g)
        zombies_arrive(g)
        curse(g)
        return Movement(movers(g), g.badge)

    def attack(self, g: Mall) -> Next:
        """f) Attraction, then the attack of the zombies (MOH-ATTR-01)."""
        attract(g)
        return Attack()

    def end(self, g: Mall) -> Next:
        """The next round follows."""
        check_end_of_round(g)
        return self.again()


ROUND: Final[Phases] = (
    Round.search,
    Round.election,
    Round.arrival,
    Round.destination,
    Round.movement,
    Round.attack,
    Round.end,
)
