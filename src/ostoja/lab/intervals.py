"""How sure a share is: the interval of Wilson, over games or over blocks of them."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from ostoja.lab.outcome import WHOLE

Z_95: Final = 1.959963984540054  # the normal distribution holds 95 % within so many deviations


class Share(NamedTuple):
    """A share with the bounds of its interval."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: float, z: float = Z_95) -> Share:
    """Return a share and Wilson's interval for it; a shared victory may count as a part of a success."""
    if trials == 0:
        return Share(0.0, 0.0, 1.0)
    share = successes / trials
    spread = z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


class Moments:
    """Sums over blocks, in whole numbers: they add up to the same in any order."""

    def __init__(self) -> None:
        self.blocks = 0
        self.total = 0
        self.squares = 0

    def note(self, parts: int) -> None:
        """Note the parts of victories in one block."""
        self.blocks += 1
        self.total += parts
        self.squares += parts * parts

    def add(self, other: Moments) -> None:
        """Add the sums of other blocks."""
        self.blocks += other.blocks
        self.total += other.total
        self.squares += other.squares

    def share(self, successes: float, games: int, size: int) -> Share:
        """Return a share of all games with its interval; blocks of so many games are the observations.

        Games of a block share their deal, so they are not independent: the interval is Wilson's for as many
        independent games as would spread as the blocks do. To a few blocks one more is added that spreads as
        independent games would: that they happen to agree proves little.
        """
        share = successes / games if games else 0.0
        usual = share * (1 - share) / size
        if self.blocks < 2 or usual == 0:
            return wilson(successes, games)
        spread = (self.squares - self.total * self.total / self.blocks) / (WHOLE * size) ** 2
        variance = (spread + usual) / self.blocks
        trials = share * (1 - share) * games / (size * variance)
        return wilson(share * trials, trials, student(self.blocks))


def student(freedom: int, z: float = Z_95) -> float:
    """Return how many deviations hold 95 % when the deviation itself is estimated (Cornish and Fisher's series).

    >>> round(student(10), 3), round(student(30), 3)
    (2.228, 2.042)
    """
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
