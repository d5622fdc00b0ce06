"""Tells a failing seed as shortly as possible: what people did and what went wrong is left out while it still fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.simulation.house import simulate
from tests.simulation.weather import KINDS

if TYPE_CHECKING:
    from tests.simulation.house import Outcome

TRIES: Final = 80


def shrink(failed: Outcome, tries: int = TRIES) -> Outcome:
    """Leave out kinds of faults, then ever smaller runs of deeds, as long as the same rule is broken."""
    best = failed
    for kind in KINDS:
        if kind in best.kinds and tries > 0:
            tries -= 1
            best = better(best, simulate(best.seed, best.kinds - {kind}, best.left_out))
    size = max(1, len(best.deeds) // 2)
    while size and tries > 0:
        for start in range(0, len(best.deeds), size):
            if tries > 0:
                tries -= 1
                fewer = best.left_out | set(best.deeds[start : start + size])
                best = better(best, simulate(best.seed, best.kinds, fewer))
        size //= 2
    return best


def better(best: Outcome, tried: Outcome) -> Outcome:
    """Return the shorter story of the same fault."""
    return tried if tried.blame[:1] == best.blame[:1] and len(tried.story) <= len(best.story) else best
