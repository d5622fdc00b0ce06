"""Series of a group: a cup or a season of several games or nights, with points and a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ostoja.table.protocol.company import Played
from ostoja.table.protocol.fields import Name

Points = Annotated[int, Meta(ge=0, le=100)]


class NewSeries(Struct, forbid_unknown_fields=True):
    """A series to be begun: how many points a victory gives, and how many taking part."""

    name: Name
    win: Points = 3
    play: Points = 1


class SeriesTable(Struct, forbid_unknown_fields=True):
    """A table that shall count for a series."""

    table: Annotated[str, Meta(min_length=1, max_length=24)]


class Place(Struct):
    """How somebody stands in a series."""

    player: str
    name: str
    points: int
    played: int
    won: int


class Compared(Struct):
    """One seat of a deal that was played at several tables: who had it at which of them, and with what score.

    `beaten` says how many of the other tables that seat did better than; half for one that did as well.
    """

    table: str
    seat: int
    name: str
    score: int
    won: bool
    beaten: float


class Board(Struct):
    """A deal of a series, and where it is or was played. Compared, and looked back at, once all tables are over."""

    number: int
    game: str
    tables: list[str]
    open: int
    compared: list[Compared]


class SeriesPage(Struct):
    """A series as the members of its group see it."""

    id: str
    name: str
    win: int
    play: int
    places: list[Place]
    boards: list[Board]
    games: list[Played]
