"""Work in portions: so small that progress shows and Ctrl-C loses little, so large that they cost nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

PATIENCE: Final = 0.2  # seconds that a portion should take


class Pace:
    """How much makes a portion, as fast as it has gone so far."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.size = 1

    def note(self, seconds: float) -> None:
        """Take more at a time if it went fast, less if it went slowly."""
        if seconds < self.patience / 2:
            self.size *= 2
        elif seconds > self.patience * 2:
            self.size = max(1, self.size // 2)


class Portion(NamedTuple):
    """Some blocks that are played together, and where they stand among all."""

    first: int
    blocks: Sequence[int]


class Portions:
    """All blocks of a plan that are still to be played, each of them dealt once."""

    def __init__(self, blocks: Sequence[int], jobs: int) -> None:
        self.blocks = blocks
        self.jobs = jobs
        self.dealt = 0

    def next(self, size: int) -> Portion | None:
        """Deal the next blocks; the last ones go round, so that all processes end at about the same time."""
        first = self.dealt
        fair = -(-(len(self.blocks) - first) // self.jobs)
        self.dealt += min(size, fair)
        return Portion(first, self.blocks[first : self.dealt]) if fair else None
