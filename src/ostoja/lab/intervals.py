"""How sure a share is: the interval of Wilson."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054  # the normal distribution holds 95 % within so many deviations


class Share(NamedTuple):
    """A share with the bounds of its interval."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z_95) -> Share:
    """Return a share and Wilson's interval for it; a shared victory may count as a part of a success."""
    if trials == 0:
        return Share(0.0, 0.0, 1.0)
    share = successes / trials
    spread = z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))
