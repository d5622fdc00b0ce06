"""Games in portions: so small that progress shows and Ctrl-C loses little, so large that they cost nothing."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 0.2  # seconds that a portion should take


class Pace:
    """How many games make a portion, as fast as they have gone so far."""

    def __init__(self) -> None:
        self.size = 1

    def note(self, seconds: float) -> None:
        """Take more games at a time if they went fast, fewer if they went slowly."""
        if seconds < PATIENCE / 2:
            self.size *= 2
        elif seconds > PATIENCE * 2:
            self.size = max(1, self.size // 2)


class Portions:
    """All games of a plan by their numbers, each of them dealt once."""

    def __init__(self, games: int, jobs: int) -> None:
        self.games = games
        self.jobs = jobs
        self.dealt = 0

    def deal(self, size: int) -> range:
        """Deal the next games; the last ones go round, so that all processes end at about the same time."""
        first = self.dealt
        fair = -(-(self.games - first) // self.jobs)
        self.dealt += min(size, fair)
        return range(first, self.dealt)
