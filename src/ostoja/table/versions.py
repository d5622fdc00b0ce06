"""Which version of the rules and the data a table began with, and whether this build may open it.

A table keeps what it began with. A game in play that began under other rules is never played on as something else; a
finished one may be shown again, if its log replays to the very same end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ostoja.engine.errors import OstojaError, RecordError
from ostoja.games import all_games
from ostoja.table.faults import Shut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.game import Setup
    from ostoja.table.play import Play
    from ostoja.table.storage.schema import TableRow


def is_outdated(row: TableRow, setup: Setup | None) -> bool:
    """Tell whether a table began under other rules or data than those of now; what is unknown does not count."""
    game = all_games().get(row.game)
    if game is None:
        return False
    return row.rules != game.rules or (setup is not None and row.data not in {"", game.data_version(setup)})


def outdated(row: TableRow) -> Shut:
    """Return the refusal to open a table of another version."""
    return Shut("outdated", f"this table began under version {row.rules} of its rules or other data; its story is kept")


def check_end(row: TableRow, play: Play) -> None:
    """Refuse a finished game whose replay ends otherwise than the game did."""
    stood = {key: row.result.get(key) for key in ("scores", "winners", "rounds", "resigned")}
    found = msgspec.to_builtins(play.ending()) or {}
    if row.status == "over" and row.result and stood != {key: found.get(key) for key in stood}:
        raise RecordError(f"the game ended with {stood}, the replay with { {key: found.get(key) for key in stood} }")


def first_difference(row: TableRow, play: Play, log: Sequence[tuple[int, str]]) -> str:
    """Follow a whole log; say where it first differs from the game that was played: the choice and its rule."""
    rule = ""
    try:
        for at, text in log:
            rule = "" if play.over() else play.match.rule()
            play.follow(play.read(text), at)
        rule = ""
        check_end(row, play)
    except (OstojaError, msgspec.MsgspecError) as error:
        where = f"choice {len(play.choices) + 1}" if len(play.log) < len(log) else "the end"
        return f"{where}{f' ({rule})' if rule else ''}: {error}"
    return ""
