"""The server's clocks; tests set them."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def wall_clock() -> int:
    """Return the time of the day in milliseconds."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Return how long the machine has run, in milliseconds: nobody can set it."""
    return time.monotonic_ns() // 1_000_000


class Watch:
    """The time at one table. It is set by the wall once; from then on it goes by itself, and never backwards.

    So whoever sets the server's clock neither gives a player a day nor takes one away.
    """

    def __init__(self, wall: Clock, steady: Clock) -> None:
        self.steady = steady
        self.ahead = wall() - steady()

    def __call__(self) -> int:
        """Return the time in milliseconds."""
        return self.ahead + self.steady()

    def reach(self, moment: int) -> None:
        """Go on from a moment that the table's log has reached already."""
        self.ahead = max(self.ahead, moment - self.steady())
