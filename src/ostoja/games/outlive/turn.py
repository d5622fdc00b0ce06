"""Chapter: a hero's turn as one reads it: move, press, arrive, act."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.seats import is_single, lone
from ostoja.games.outlive.actions import Actions
from ostoja.games.outlive.arrival import Bonuses, arrive_on_ship, bonuses, claim_marker
from ostoja.games.outlive.movement import Moor, Move, moor, moorings
from ostoja.games.outlive.pressure import Bat, Pressure, swings_bat, victims
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import HEROES, SHIP


class Day(Procedure[Wasteland]):
    """OUT-MOVE-01, OUT-RND-02  From the first player on, one hero each, until all have moved four or cannot move."""

    __slots__ = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = NOBODY

    def copy(self) -> Day:
        """Return a day that has got as far."""
        twin = Day()
        twin.at = self.at
        twin.seat = self.seat
        return twin

    def phases(self) -> Phases:
        """List what happens over and over again."""
        return DAY

    def turn(self, g: Wasteland) -> Next:
        """Let the next player move a hero, or end the day."""
        seat = g.first if self.seat == NOBODY else (self.seat + 1) % g.seats
        for _ in range(g.seats):
            if not g.out >> seat & 1 and g.standing >> seat * HEROES & 15 != 15:
                self.seat = seat
                return Turn(seat)
            seat = (seat + 1) % g.seats
        g.standing = 0  # OUT-DAYEND-01
        g.out = 0
        g.patient = 0
        g.hero = NOBODY
        return DONE

    def next_turn(self, g: Wasteland) -> Next:
        """The next player follows."""
        return self.again()


DAY: Final[Phases] = (Day.turn, Day.next_turn)


class Turn(Procedure[Wasteland]):
    """OUT-MOVE-11  The hero moves, is stood up and acts at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Turn:
        """Return a turn that has got as far."""
        twin = Turn(self.seat)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of a turn."""
        return TURN

    def move(self, g: Wasteland) -> Next:
        """OUT-MOVE-08  Choose hero and area."""
        g.patient &= ~(1 << self.seat)
        return Move(self.seat)

    def moor(self, g: Wasteland) -> Next:
        """OUT-MOVE-15, OUT-SHIP-01  Whoever stayed is done; on the ship the hero takes a slot."""
        if g.hero == NOBODY:  # OUT-MOVE-09, OUT-MOVE-10
            return DONE
        g.level = g.data.strengths[g.hero % HEROES]  # OUT-EVT-10, OUT-PRS-12
        if g.where[g.hero] == SHIP:
            slots = moorings(g, g.hero)
            if not is_single(slots):
                return Moor(self.seat)
            moor(g, self.seat, lone(slots))
        return None

    def raise_bat(self, g: Wasteland) -> Next:
        """OUT-PRS-16  The bat is used, or not, before anybody defends."""
        return Bat(self.seat) if swings_bat(g, self.seat) else None

    def press(self, g: Wasteland) -> Next:
        """OUT-PRS-01, OUT-PRS-14  Everywhere weaker active heroes of others suffer pressure before anything else."""
        return Pressure(self.seat) if victims(g, self.seat, g.level) else None

    def arrive(self, g: Wasteland) -> Next:
        """OUT-ACT-11  Then come the bonuses of the arrival; on the ship also the first-player marker (OUT-SHIP-08)."""
        if g.where[g.hero] == SHIP:
            claim_marker(g, self.seat)
        return Bonuses(self.seat) if bonuses(g, self.seat) else None

    def board(self, g: Wasteland) -> Next:
        """OUT-SHIP-04, OUT-SHIP-05  On the ship: cans and a survivor."""
        if g.where[g.hero] == SHIP:
            return arrive_on_ship(g, self.seat)
        return None

    def act(self, g: Wasteland) -> Next:
        """OUT-ACT-01  As many actions as strength; the ship gives nothing for them (OUT-SHIP-07)."""
        g.actions = 0 if g.where[g.hero] == SHIP else g.vigour(g.hero)
        g.gathered = False
        g.opened = False  # OUT-DAM-03
        g.hunts = 0
        return Actions(self.seat)


TURN: Final[Phases] = (Turn.move, Turn.moor, Turn.raise_bat, Turn.press, Turn.arrive, Turn.board, Turn.act)
