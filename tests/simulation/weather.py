"""The weather of a seed: which faults happen, how often and until when. Every one is told in the story."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

# What can go wrong, with the chance that a seed has it, and then the chance at every occasion.
STORAGE: Final = {
    "storage-refuses": (0.30, 0.05),  # an error before anything was done
    "storage-loses-answer": (0.25, 0.05),  # the commit took effect, the answer is an error
    "storage-loses-commit": (0.20, 0.05),  # the same error, and it took no effect
    "storage-slow": (0.30, 0.10),  # up to three seconds
    "storage-hangs": (0.10, 0.01),  # until the faults are over
    "storage-locked": (0.15, 0.0),  # for some seconds nothing is taken at all
}
NEWS: Final = {
    "news-lost": (0.25, 0.20),
    "news-late": (0.25, 0.20),  # and so out of order
    "news-twice": (0.20, 0.20),
    "news-down": (0.10, 0.0),  # for some seconds nothing is passed on
}
THINKERS: Final = {
    "bot-hangs": (0.15, 0.10),
    "bot-fails": (0.15, 0.20),
    "bot-dies": (0.15, 0.10),
}
WORKERS: Final = {
    "worker-killed": (0.30, 0.0),
    "worker-stopped": (0.10, 0.0),
}
LINES: Final = {"line-cut": (0.30, 0.02)}
CLOCK: Final = {"clock-jumps": (0.15, 0.0)}
KINDS: Final = {**STORAGE, **NEWS, **THINKERS, **WORKERS, **LINES, **CLOCK}

CALM: Final[frozenset[str]] = frozenset()
ALL: Final = frozenset(KINDS)


class Weather:
    """Draws the faults of one seed from chance of its own; what is left out leaves the other draws as they are."""

    def __init__(
        self, seed: str, allowed: frozenset[str], tell: Callable[[str], None], now: Callable[[], float]
    ) -> None:
        self.chance = {kind: Random(f"{seed}:{kind}") for kind in KINDS}  # noqa: S311  a simulation must repeat
        self.kinds = {kind for kind, (often, _) in KINDS.items() if self.chance[kind].random() < often} & allowed
        self.ways = Random(f"{seed}:ways")  # noqa: S311  the same
        self.tell = tell
        self.now = now
        self.until = 0.0  # when the faults are over
        self.windows: dict[str, tuple[float, float]] = {}
        self.counts: Counter[str] = Counter()
        self.last = 0.0  # when the last fault happened or ended

    def begins(self, end: float) -> None:
        """Set when the faults are over, and when the kinds of faults that have their hour have it."""
        self.until = end
        for kind in ("storage-locked", "news-down"):
            start = self.chance[kind].uniform(0.1, 0.7) * end
            if kind in self.kinds:
                self.windows[kind] = (start, min(end, start + self.chance[kind].uniform(2.0, 9.0)))

    def travel(self) -> float:
        """Return how long the way to the database is: mostly nothing, sometimes enough for others to be faster."""
        return self.ways.choice((0.0, 0.0, 0.0, 0.001, 0.004))

    def strikes(self, kind: str, where: str = "") -> bool:
        """Tell whether a fault happens on this occasion."""
        drawn = self.chance[kind].random() < KINDS[kind][1]
        if kind not in self.kinds or not drawn or self.now() >= self.until:
            return False
        self.happened(kind, where)
        return True

    def rages(self, kind: str, where: str = "") -> bool:
        """Tell whether a fault lasts just now."""
        start, end = self.windows.get(kind, (0.0, 0.0))
        if not start <= self.now() < end:
            return False
        self.happened(kind, where)
        self.last = max(self.last, end)
        return True

    def happened(self, kind: str, where: str) -> None:
        """Count a fault and tell of it."""
        self.counts[kind] += 1
        self.last = max(self.last, self.now())
        self.tell(f"! {kind} {where}".rstrip())
