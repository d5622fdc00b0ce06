"""What a bot thought before it chose: for whoever wants to know why."""

from __future__ import annotations

from typing import NamedTuple


class Weighed(NamedTuple):
    """One option, the chance of winning that it seemed to give, and how often it was tried."""

    option: int
    chance: float
    tries: int


class Thoughts(NamedTuple):
    """The options from the best on, everybody's chance of winning with the best, and what it took to find out."""

    ranking: list[Weighed]
    chances: list[float]
    worlds: int
    simulations: int
