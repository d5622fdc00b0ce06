"""The chairs of a table before its game begins: who sits on them, and how they are changed."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any, Final

from ostoja.table.agreement import bot_name, names_of
from ostoja.table.faults import TooEarly
from ostoja.table.people import tidy
from ostoja.table.storage.schema import SeatRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.table.protocol.tables import SeatWish
    from ostoja.table.storage.schema import PlayerRow

FIELDS: Final = ("kind", "player", "level", "name", "colour", "ready", "saved_for", "saved_name")


def chairs_of(table: str, wishes: Sequence[SeatWish], host: PlayerRow) -> list[SeatRow]:
    """Return the chairs of a new table."""
    chairs: list[SeatRow] = []
    for seat, wish in enumerate(wishes):
        empty = SeatRow(table=table, seat=seat, kind="open", player=None, level="", name="", colour=-1)
        empty.ready, empty.saved_for, empty.saved_name = False, "", ""
        chairs.append(seated(empty, wish, host, [chair.name for chair in chairs]))
    for chair, name in zip(chairs, names_of(chairs), strict=True):
        chair.name = name  # one device for several players, who were not told apart yet
    return chairs


def seated(chair: SeatRow, wish: SeatWish, host: PlayerRow, taken: Sequence[str]) -> SeatRow:
    """Return a chair as its host wants it."""
    name = tidy(wish.name) if wish.name else ""
    if wish.who == "me":
        return altered(chair, kind="person", player=host.id, level="", name=name or host.name, colour=wish.colour)
    if wish.who == "bot":
        if name:
            check_name(name, taken)
        name = name or bot_name(chair.seat, taken)
        return altered(chair, kind="bot", player=None, level=wish.level, name=name, colour=wish.colour)
    return altered(chair, kind="open", player=None, level="", name=name, colour=wish.colour)


def altered(chair: SeatRow, **changes: Any) -> SeatRow:
    """Return a copy of a chair with some fields changed."""
    fields = {field: getattr(chair, field) for field in FIELDS}
    return SeatRow(table=chair.table, seat=chair.seat, **{**fields, **changes})


def emptied(chair: SeatRow) -> SeatRow:
    """Return a chair that somebody got up from; its colour stays."""
    return altered(chair, kind="open", player=None, level="", name="", ready=False)


def taken(chair: SeatRow, player: PlayerRow, name: str) -> SeatRow:
    """Return a chair on which somebody sits down."""
    return altered(
        chair, kind="person", player=player.id, level="", name=name, ready=False, saved_for="", saved_name=""
    )


def given_to_bot(chair: SeatRow, others: Sequence[str], level: str) -> SeatRow:
    """Return a chair on which a bot sits down, under a name of its own."""
    name = bot_name(chair.seat, others)
    return altered(chair, kind="bot", player=None, level=level, name=name, saved_for="", saved_name="")


def sitter(chair: SeatRow) -> tuple[Any, ...]:
    """Return who sits on a chair and how, to be compared."""
    return tuple(getattr(chair, field) for field in FIELDS)


def is_full(chairs: Sequence[SeatRow]) -> bool:
    """Tell whether every chair is taken."""
    return all(chair.kind != "open" for chair in chairs)


def is_ready(chairs: Sequence[SeatRow], start: str) -> bool:
    """Tell whether a game begins by itself, as its table agreed: all are there, and ready where that is asked for."""
    if start == "host" or not is_full(chairs):
        return False
    return start == "full" or all(chair.ready for chair in chairs if chair.kind == "person")


def likeness(name: str) -> str:
    """Return what two names have in common that cannot be told apart at a table."""
    return unicodedata.normalize("NFKC", name).casefold()


def check_name(name: str, others: Sequence[str]) -> None:
    """Refuse a name that somebody at the table has already."""
    if likeness(name) in {likeness(other) for other in others}:
        raise TooEarly("name-taken", f"somebody at this table is called {name!r} already; take another name for it")


def is_saved(chair: SeatRow, player: str, now: int, until: int) -> bool:
    """Tell whether an empty chair still waits for somebody else, who sat on it in the last game."""
    return chair.kind == "open" and bool(chair.saved_for) and chair.saved_for != player and now < until
