"""The clocks of a table: worked out from the times of its log alone, so that every worker agrees on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.table.protocol.updates import Clock

if TYPE_CHECKING:
    from ostoja.table.protocol.tables import Pace

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
NO_LIMIT: Final = -1


class Clocks:
    """How much time each seat has. Times are in milliseconds."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank * SECOND] * seats
        self.running: dict[int, int] = {}  # when the clock of each seat that is asked began to run
        self.paused = False
        self.held: dict[int, int] = {}  # how long each clock had run when all were paused

    def turn(self, asked: int, anew: int, now: int) -> None:
        """Stop the clocks of seats that are asked no more or something new, and start those that have to run."""
        if self.paused:
            self.held = {seat: self.held.get(seat, 0) for seat in seats_in(asked)}
            return
        for seat in list(self.running):
            if not (asked & ~anew) >> seat & 1:
                self.stop(seat, now)
        for seat in seats_in(asked):
            self.running.setdefault(seat, now)

    def pause(self, now: int) -> None:
        """Stop all clocks where they are."""
        self.paused = True
        self.held = {seat: now - started for seat, started in self.running.items()}
        self.running = {}

    def go_on(self, now: int) -> None:
        """Let the clocks run on from where they were stopped."""
        self.paused = False
        self.running = {seat: now - used for seat, used in self.held.items()}
        self.held = {}

    def stop(self, seat: int, now: int) -> None:
        """Take the time used from the seat's bank."""
        started = self.running.pop(seat)
        if self.pace.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - (now - started))

    def reward(self, seat: int) -> None:
        """Add the increment for a choice."""
        if self.pace.kind == "live":
            self.banks[seat] += self.pace.increment * SECOND

    def deadline(self, seat: int) -> int:
        """Return when the time of a seat that is asked is up; no limit: -1."""
        if self.pace.kind == "none" or seat not in self.running:
            return NO_LIMIT
        allowance = self.banks[seat] if self.pace.kind == "live" else self.pace.hours * HOUR
        return self.running[seat] + allowance

    def show(self, now: int) -> list[Clock]:
        """Show all clocks as they stand."""
        if self.pace.kind == "none":
            return []
        return [self.face(seat, now) for seat in range(len(self.banks))]

    def face(self, seat: int, now: int) -> Clock:
        """Show one clock."""
        if seat in self.running:
            return Clock(max(0, self.deadline(seat) - now), runs=True)
        whole = self.banks[seat] if self.pace.kind == "live" else self.pace.hours * HOUR
        return Clock(max(0, whole - self.held.get(seat, 0)), runs=False)
