"""The numbers of Vigil, read from data.toml."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.datafile import number
from ostoja_vigil.words import CANDLE

if TYPE_CHECKING:
    from collections.abc import Mapping


class Data:
    """The numbers of one game; shared by all copies of its state and never changed."""

    __slots__ = ("chest", "chill", "die", "hand", "heart", "hearts", "hours", "nights")

    def __init__(self, source: Mapping[str, object]) -> None:
        copies = [number(source, f"candles.{label}.copies", 0, 99) for label in CANDLE.labels]
        self.chest = [candle for candle, count in enumerate(copies) for _ in range(count)]
        self.hours = [number(source, f"candles.{label}.hours", 0, 9) for label in CANDLE.labels]
        self.hand = number(source, "numbers.hand", 1, 9)
        self.hearts = number(source, "numbers.hearts", 1, 9)
        self.nights = number(source, "numbers.nights", 1, 99)
        self.chill = number(source, "numbers.chill", 0, 9)
        self.die = number(source, "numbers.die", 1, 99)
        self.heart = number(source, "numbers.heart", 0, 9)
