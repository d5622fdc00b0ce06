"""The base game as one reads it: set-up, then rounds of a human turn and a zombie turn."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.games.zombie_terror.adding import Adding
from ostoja.games.zombie_terror.cleanup import Turning, enter_terror, reset_faces
from ostoja.games.zombie_terror.double import decide_double, swap_sides
from ostoja.games.zombie_terror.human_turn import HumanTurn, begin_turn
from ostoja.games.zombie_terror.movement import Movement, begin_movement
from ostoja.games.zombie_terror.placement import PlaceHumans, PlaceZombies
from ostoja.games.zombie_terror.state import NOBODY, Town
from ostoja.games.zombie_terror.victory import check_humans, check_terror, check_zombies
from ostoja.games.zombie_terror.words import CAR_HALF, SUPERMARKET_HALF


def begin_round(g: Town) -> None:
    """A new round: nobody has acted, nothing was fired, no card is in effect."""
    g.round += 1
    g.noise = 0
    g.quiet = 0
    g.shots = 0
    g.more_anywhere = 0
    g.more_per_half = 0
    g.tell("round", g.round)


class BasePlay(Procedure[Town]):
    """ZT-SET-05  Humans and zombies are put on the board, then round follows round; the humans begin.

    ZT-SET-06, ZT-SET-07
    """

    __slots__ = ()

    def copy(self) -> BasePlay:
        """Return one that has got as far."""
        twin = BasePlay()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the game."""
        return BASE_PLAY

    def humans(self, g: Town) -> Next:
        """ZT-SET-05  The human player puts the humans on fields of the supermarket."""
        return PlaceHumans(g.first)

    def car_half(self, g: Town) -> Next:
        """ZT-SET-06  Then the zombie player puts zombies on the car half."""
        return PlaceZombies(g.zombie_seat, CAR_HALF, g.data.first_zombies)

    def supermarket_half(self, g: Town) -> Next:
        """ZT-SET-06  And on the supermarket half."""
        return PlaceZombies(g.zombie_seat, SUPERMARKET_HALF, g.data.first_zombies)

    def rounds(self, g: Town) -> Next:
        """ZT-SET-07, ZT-HT-01  Round follows round until somebody has won."""
        return BaseRound()

    def half_time(self, g: Town) -> Next:
        """ZT-DBL-01, ZT-DBL-02  Of a double game the second one follows with the sides swapped; then stars decide."""
        if g.leg == 1:
            swap_sides(g)
            return self.again()
        decide_double(g)
        return DONE


BASE_PLAY: Final[Phases] = (
    BasePlay.humans,
    BasePlay.car_half,
    BasePlay.supermarket_half,
    BasePlay.rounds,
    BasePlay.half_time,
)


class BaseRound(Procedure[Town]):
    """ZT-HT-01, ZT-ZTU-01  The human turn, then the zombie turn: Zombie Terror, movement, adding, clean-up."""

    __slots__ = ()

    def copy(self) -> BaseRound:
        """Return one that has got as far."""
        twin = BaseRound()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the phases."""
        return BASE_ROUND

    def human_turn(self, g: Town) -> Next:
        """ZT-HT-02  The human player acts."""
        begin_round(g)
        begin_turn(g, g.first)
        return HumanTurn(g.first)

    def human_check(self, g: Town) -> Next:
        """ZT-WIN-01  Whoever stood on a car field has left; 5 stars win."""
        check_humans(g)
        return DONE if g.winner != NOBODY else None

    def zombie_terror(self, g: Town) -> Next:
        """ZT-ZTU-02, ZT-TER-02, ZT-TER-03  A marker on the track moves one field."""
        if g.terror:
            g.terror += 1
            g.tell("terror", g.terror)
            check_terror(g)
        return DONE if g.winner != NOBODY else None

    def movement(self, g: Town) -> Next:
        """ZT-ACT-01  Zombies are activated."""
        begin_movement(g)
        return Movement(g.zombie_seat)

    def adding(self, g: Town) -> Next:
        """ZT-ADD-01  New zombies come."""
        return Adding()

    def turning(self, g: Town) -> Next:
        """ZT-CLN-01, ZT-CLN-05  Clean-up: the doomed turn first."""
        return Turning(g.zombie_seat)

    def clean_up(self, g: Town) -> Next:
        """ZT-CLN-04  Faces are reset, the terror marker may enter, the zombies' victory is checked.

        ZT-CLN-05, ZT-WIN-05
        """
        reset_faces(g)
        enter_terror(g)
        check_zombies(g)
        return DONE if g.winner != NOBODY else self.again()


BASE_ROUND: Final[Phases] = (
    BaseRound.human_turn,
    BaseRound.human_check,
    BaseRound.zombie_terror,
    BaseRound.movement,
    BaseRound.adding,
    BaseRound.turning,
    BaseRound.clean_up,
)
