"""What a table agrees on, checked against its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ostoja.bots.registry import BOTS
from ostoja.engine.datafile import parse
from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such
from ostoja.games import all_games
from ostoja.table.faults import Shut
from ostoja.table.protocol.tables import NewTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.choices import Value
    from ostoja.engine.game import Game, Setup
    from ostoja.table.protocol.tables import SeatWish
    from ostoja.table.storage.schema import SeatRow, TableRow

BOT_NAMES: Final = ("Zofia", "Bruno", "Hedwig", "Kosma", "Iga", "Otto", "Maja", "Witold")


def agree(game: Game, table: NewTable, seats: int, colours: Sequence[int]) -> Setup:
    """Check the options, the data and the colours of a table."""
    wishes: dict[str, Value] = dict(table.options)
    changes = parse(table.data, "the data file") if table.data else {}
    chosen = all(0 <= colour < len(game.colours()) for colour in colours)
    coloured = {**game.colour_wish(colours), **wishes} if chosen else wishes
    try:
        return game.agree(seats, coloured, changes)
    except SetupError:
        if coloured == wishes:
            raise
        return game.agree(seats, wishes, changes)  # with few players some games use their first colours only


def agreement_of(row: TableRow, data: str = "") -> NewTable:
    """Return what a stored table has agreed on, or say that it cannot be opened."""
    if row.game not in all_games():
        raise Shut("broken", f"this house has no game {row.game!r} any more")
    try:
        return msgspec.convert({**row.agreement, "data": data, "seats": [{"who": "open"}]}, NewTable)
    except (TypeError, msgspec.MsgspecError) as error:
        raise Shut("broken", "what this table agreed on cannot be read any more") from error


def aftermath_of(agreement: NewTable) -> Literal["all", "seated"]:
    """Tell who may look back at a game after its end: all, or those who sat or watched."""
    if agreement.aftermath == "auto":
        return "all" if agreement.listed else "seated"
    return agreement.aftermath


def check_seats(wishes: Sequence[SeatWish]) -> None:
    """Refuse bots that do not exist, colours that two share, and a table without its host's interest."""
    for seat, wish in enumerate(wishes):
        if wish.who == "bot" and wish.level not in BOTS:
            raise SetupError(f"field seats.{seat}.level: {no_such('bot', wish.level, BOTS)}")
    colours = [wish.colour for wish in wishes if wish.colour >= 0]
    if len(set(colours)) < len(colours):
        raise SetupError("field seats: two chairs have the same colour")


def names_of(chairs: Sequence[SeatRow]) -> list[str]:
    """Return a name for every seat; two people of the same name are told apart."""
    names: list[str] = []
    for chair in chairs:
        name = chair.name
        count = 2
        while name in names:
            name = f"{chair.name} {count}"
            count += 1
        names.append(name)
    return names


def bot_name(seat: int, taken: Sequence[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    order = (*BOT_NAMES[seat:], *BOT_NAMES[:seat])
    return next((name for name in order if name not in taken), f"Bot {seat + 1}")
