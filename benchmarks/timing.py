"""How time is taken, the same for every contender."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SLICES = 10  # noise only ever slows, so the best of some short slices is the truest


class Speed(NamedTuple):
    """How fast whole games were played."""

    decisions_s: float
    games_s: float


def speed(play: Callable[[], int], seconds: float) -> Speed:
    """Play whole games for a while; `play` plays one and returns its decisions. The first one only warms up."""
    play()
    best = Speed(0.0, 0.0)
    for _ in range(SLICES):
        decisions = games = 0
        start = now = time.perf_counter()
        end = start + seconds / SLICES
        while now < end:
            decisions += play()
            games += 1
            now = time.perf_counter()
        best = max(best, Speed(decisions / (now - start), games / (now - start)))
    return best


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the microseconds per call, going round and round through some calls of the same kind."""
    best = float("inf")
    for _ in range(SLICES):
        rounds = 0
        start = now = time.perf_counter()
        end = start + seconds / SLICES
        while now < end:
            for call in calls:
                call()
            rounds += 1
            now = time.perf_counter()
        best = min(best, (now - start) / (rounds * len(calls)))
    return best * 1e6
