"""How the end of a game gets into the database, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import structlog

if TYPE_CHECKING:
    from ostoja.table.room import Room

log = structlog.get_logger()


async def try_to_settle(room: Room) -> None:
    """Write down how the game ended; if the database does not take it, the steward will try again."""
    try:
        await settle_end(room)
    except Exception as error:  # noqa: BLE001  what was done at the table is stored all the same
        log.warning("end not written", table=room.id, reason=type(error).__name__)


async def settle_end(room: Room) -> None:
    """Write down how the game ended, once."""
    play = room.play
    if play is not None and play.over() and room.row.status == "playing":
        result = msgspec.to_builtins(play.ending())
        result["sides"] = [play.game.side(play.match.state, seat) for seat in range(play.setup.seats)]
        players = sorted({player for player in room.players if player})
        await room.tables.finish(room.row, room.clock(), result, players, play.game.unlocks(play.match.state))
        room.announce_people()
