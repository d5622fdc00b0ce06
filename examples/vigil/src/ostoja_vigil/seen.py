"""What a seat sees of the cellar, field by field: the tests hold every view against it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Phase = Literal["fall", "light", "count", "search", "end", "over"]


class Player(TypedDict):
    """What everybody knows of a player."""

    seat: int
    hearts: int
    cards: int
    lit: int  # Hours given this night.


class Candle(TypedDict):
    """What is printed on a kind of candle."""

    kind: int
    hours: int


class View(TypedDict):
    """All that a seat sees; what only the seat itself sees is not there for a spectator."""

    night: int
    nights: int
    phase: Phase
    depth: int
    chest: int  # Candles left in it.
    ash: list[int]
    players: list[Player]
    candles: list[Candle]
    hand: NotRequired[list[int]]
    chosen: NotRequired[int | None]  # What the seat has chosen in secret.
