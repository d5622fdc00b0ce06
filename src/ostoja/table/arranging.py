"""Who sits where at a table that waits: changed only after it was seen that the game can be dealt so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from ostoja.table.faults import TooEarly
from ostoja.table.trial_deal import try_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import SeatRow, TableRow

TRIES: Final = 20  # how often a chair is looked for while others are faster


async def rearrange(
    hall: Hall, room: Room, wish: Callable[[], list[SeatRow]], *, starts: bool = False, **changes: Any
) -> None:
    """Change who sits where as wished for, after seeing that it can be dealt so; with all there and ready it begins.

    When others were faster the wish is heard again, about the table as it is now.
    """
    for _ in range(TRIES):
        check_waits(room.row)
        game, was, becomes = room.game(), list(room.seats), wish()
        dealt = await asyncio.to_thread(try_out, game, room.agreement, becomes, room.row.seed)
        done = await hall.tables.arrange(room.row, was, becomes, game, dealt, starts=starts, **changes)
        await hall.changed(room)
        if done:
            return
    raise TooEarly("too-late", "others were faster each time; try again")


def check_waits(row: TableRow) -> None:
    """Refuse to change the chairs of a table that does not wait any more."""
    if row.status == "closed":
        raise TooEarly("closed", "this table was closed")
    if row.status != "open":
        raise TooEarly("started", "the game has begun; you can watch it")
