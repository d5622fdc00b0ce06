"""A sequential test over blocks: it goes on until it is decided which of two claims holds, and no game longer.

Wald's ratio test for games that are won or not, with the games of a block counted for as much as they tell: blocks
whose shares spread half as much as coins would are worth twice as many games. It holds its promises also where one
side wins most of the time; a normal distribution with the spread seen so far does not, as a lucky start looks sure.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, NamedTuple

from ostoja.engine.errors import SetupError
from ostoja.lab.intervals import Share, student

BETTER: Final = "better"
NOT_BETTER: Final = "not-better"
OPEN: Final = "open"
COIN: Final = 0.25  # the spread of a block that is all or nothing: one such is added, so that a few do not decide
DOUBT: Final = 4  # blocks that are all or nothing, added when it is asked what a block is worth


class Claims(NamedTuple):
    """The two claims about the share of the first bot, and how often each may be believed wrongly."""

    equal: float = 0.5
    better: float = 0.55
    alpha: float = 0.05  # to believe "better" although it is "equal"
    beta: float = 0.05  # to believe "equal" although it is "better"

    def check(self) -> None:
        """Refuse claims that no games could tell apart."""
        if not 0 < self.equal < self.better < 1:
            raise SetupError(f"0 < --equal < --better < 1 is needed, not {self.equal:g} and {self.better:g}")
        if not 0 < self.alpha < 0.5 or not 0 < self.beta < 0.5:
            raise SetupError(f"--alpha and --beta lie between 0 and 0.5, not {self.alpha:g} and {self.beta:g}")

    def bounds(self) -> tuple[float, float]:
        """Return the ratios, as logarithms, at which one or the other claim is believed."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Test:
    """The test so far."""

    __test__ = False  # nothing that pytest should collect

    def __init__(self, claims: Claims) -> None:
        claims.check()
        self.claims = claims
        self.blocks = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, share: float) -> str:
        """Note the share of the first bot in one more block; return what is believed now."""
        self.blocks += 1
        self.total += share
        self.squares += share * share
        return self.verdict()

    def variance(self) -> float:
        """Return how much blocks spread, with one more that is all or nothing."""
        return (self.squares - self.total * self.total / self.blocks + COIN) / self.blocks

    def scatter(self) -> float:
        """Return how much blocks spread beside such as are all or nothing: 1 is as much, and 0.5 half of it."""
        mean, middle = self.total / self.blocks, (self.claims.equal + self.claims.better) / 2
        doubt = DOUBT * middle * (1 - middle)
        seen = self.squares - self.blocks * mean * mean
        return (seen + doubt) / (self.blocks * mean * (1 - mean) + doubt)

    def ratio(self) -> float:
        """Return the logarithm of how much likelier "better" is than "equal"."""
        if not self.blocks:
            return 0.0
        equal, better = self.claims.equal, self.claims.better
        won, lost = self.total, self.blocks - self.total
        return (won * log(better / equal) + lost * log((1 - better) / (1 - equal))) / self.scatter()

    def verdict(self) -> str:
        """Return which claim is believed, or that it is open."""
        low, high = self.claims.bounds()
        ratio = self.ratio()
        return BETTER if ratio >= high else NOT_BETTER if ratio <= low else OPEN

    def share(self) -> Share:
        """Return the share so far, with its interval; one that stops early tends to look a little too sure."""
        if not self.blocks:
            return Share(0.0, 0.0, 1.0)
        mean = self.total / self.blocks
        half = student(self.blocks) * sqrt(self.variance() / self.blocks)
        return Share(mean, max(0.0, mean - half), min(1.0, mean + half))
