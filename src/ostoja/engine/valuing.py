"""The value of a position: named features of every seat, weighed, and from them everybody's chance of winning."""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

LOST: Final = -1e9  # the worth of a seat that cannot win any more


def chances(worths: Sequence[float]) -> list[float]:
    """Share out one victory: a seat's chance grows with the exponential of its worth.

    >>> [round(chance, 2) for chance in chances([1.0, 1.0, LOST])]
    [0.5, 0.5, 0.0]
    """
    best = max(worths)
    if best <= LOST:
        return [1.0 / len(worths)] * len(worths)
    shares = [exp(worth - best) if worth > LOST else 0.0 for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]


def weighed(features: Sequence[float], weights: Sequence[float]) -> float:
    """Add up what some features are worth."""
    worth = 0.0
    for feature, weight in zip(features, weights, strict=True):
        worth += feature * weight
    return worth


class Weights:
    """What each feature of a game weighs, by the number of seats; a number without its own borrows of the nearest.

    They lie in the game's package as `value.toml`, written by `ostoja fit`: a head that says where they come from, and
    a table for every number of seats.
    """

    __slots__ = ("by_seats", "names")

    def __init__(self, names: tuple[str, ...], by_seats: dict[int, list[float]]) -> None:
        self.names = names
        self.by_seats = by_seats

    def of(self, seats: int) -> list[float]:
        """Return the weights for a number of seats."""
        found = self.by_seats.get(seats)
        if found is None:
            found = self.by_seats[min(self.by_seats, key=lambda other: abs(other - seats))]
            self.by_seats[seats] = found
        return found


def read_weights(package: str, names: tuple[str, ...]) -> Weights:
    """Read the weights of a game; a feature that the file does not name weighs nothing."""
    text = resources.files(package).joinpath("value.toml").read_text(encoding="utf-8")
    tables = cast("dict[str, dict[str, float]]", tomllib.loads(text)["seats"])
    return Weights(
        names, {int(seats): [float(table.get(name, 0.0)) for name in names] for seats, table in tables.items()}
    )
