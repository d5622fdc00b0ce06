"""The chairs of a table before its game begins: who sits on them, and how they are changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.table.agreement import bot_name
from ostoja.table.people import tidy
from ostoja.table.storage.schema import SeatRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.table.protocol.tables import SeatWish
    from ostoja.table.storage.schema import PlayerRow


def chairs_of(table: str, wishes: Sequence[SeatWish], host: PlayerRow) -> list[SeatRow]:
    """Return the chairs of a new table."""
    chairs: list[SeatRow] = []
    for seat, wish in enumerate(wishes):
        empty = SeatRow(table=table, seat=seat, kind="open", player=None, level="", name="", colour=-1)
        chairs.append(seated(empty, wish, host, [chair.name for chair in chairs]))
    return chairs


def seated(chair: SeatRow, wish: SeatWish, host: PlayerRow, taken: Sequence[str]) -> SeatRow:
    """Return a chair as its host wants it."""
    name = tidy(wish.name) if wish.name else ""
    if wish.who == "me":
        return altered(chair, kind="person", player=host.id, level="", name=name or host.name, colour=wish.colour)
    if wish.who == "bot":
        name = name or bot_name(chair.seat, taken)
        return altered(chair, kind="bot", player=None, level=wish.level, name=name, colour=wish.colour)
    return altered(chair, kind="open", player=None, level="", name=name, colour=wish.colour)


def altered(chair: SeatRow, **changes: Any) -> SeatRow:
    """Return a copy of a chair with some fields changed."""
    kind, player, level, name, colour = sitter(chair)
    fields = {"kind": kind, "player": player, "level": level, "name": name, "colour": colour, **changes}
    return SeatRow(table=chair.table, seat=chair.seat, **fields)


def emptied(chair: SeatRow) -> SeatRow:
    """Return a chair that somebody got up from; its colour stays."""
    return altered(chair, kind="open", player=None, level="", name="")


def sitter(chair: SeatRow) -> tuple[str, str | None, str, str, int]:
    """Return who sits on a chair and how: its kind, player, level, name and colour."""
    return chair.kind, chair.player, chair.level, chair.name, chair.colour


def is_full(chairs: Sequence[SeatRow]) -> bool:
    """Tell whether every chair is taken."""
    return all(chair.kind != "open" for chair in chairs)
