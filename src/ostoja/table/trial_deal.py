"""A deal for trial: a set-up that cannot be dealt is refused, by the name of the field, before anything is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ostoja.engine.datafile import parse
from ostoja.engine.errors import OstojaError, SetupError
from ostoja.table.agreement import agree, names_of
from ostoja.table.alterations import alterations, changed
from ostoja.table.colours import wish_of
from ostoja.table.play import Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.game import Game
    from ostoja.table.protocol.tables import Altered, NewTable
    from ostoja.table.storage.schema import SeatRow

SUSPECTS: Final = 40  # options that are tried one by one when a deal fails
NAMED: Final = 8  # fields of the data that are named then


class Dealt(NamedTuple):
    """What is known of a table that can be dealt: the fingerprint of its data, and what was altered."""

    data: str
    altered: list[Altered]


def try_out(game: Game, table: NewTable, chairs: Sequence[SeatRow], seed: str) -> Dealt:
    """Deal a table exactly as it would be played, and show it to everybody; whatever fails is the set-up's fault."""
    try:
        return deal(game, table, chairs, seed)
    except OstojaError:
        raise
    except Exception as error:
        raise SetupError(f"{culprit(game, table, chairs, seed)} cannot be dealt") from error


def deal(game: Game, table: NewTable, chairs: Sequence[SeatRow], seed: str) -> Dealt:
    """Set a game up and throw it away."""
    table = msgspec.structs.replace(table, options={**table.options, **wish_of(game, chairs)})
    setup = agree(game, table, len(chairs), [])
    play = Play(game, setup, seed, names_of(chairs), table.pace, 0)
    for seat in (None, *range(setup.seats)):
        play.update(seat, 0, 0)
    return Dealt(game.data_version(setup), alterations(game, setup))


def culprit(game: Game, table: NewTable, chairs: Sequence[SeatRow], seed: str) -> str:
    """Name what keeps a table from being dealt, as far as it can be found: the data, an option, or all together."""
    if table.data and works(game, msgspec.structs.replace(table, data=""), chairs, seed):
        fields = [field for field, _, _ in changed(game.data, parse(table.data, "the data file"))]
        return f"field data: {', '.join(fields[:NAMED])} as changed"
    for key in list(table.options)[:SUSPECTS]:
        options = {other: value for other, value in table.options.items() if other != key}
        if works(game, msgspec.structs.replace(table, options=options), chairs, seed):
            return f"field options.{key}: {table.options[key]!r}"
    return "these options and data"


def works(game: Game, table: NewTable, chairs: Sequence[SeatRow], seed: str) -> bool:
    """Tell whether a table can be dealt."""
    try:
        deal(game, table, chairs, seed)
    except Exception:  # noqa: BLE001  whatever is wrong with it
        return False
    return True
