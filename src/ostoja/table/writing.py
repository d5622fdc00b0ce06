"""How an entry gets into a table's log, and how it is found out what became of it when the database fails."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ostoja.table.faults import Shut, not_written, unsure
from ostoja.table.storage.pens import Conflict, Doubtful, NotWritten

if TYPE_CHECKING:
    from ostoja.table.room import Room

DOUBTS: Final = (0.1, 0.4, 1.0)  # seconds after each look into the log whether a doubtful entry is there

log = structlog.get_logger()


async def read_first(room: Room) -> None:
    """Read what the log holds before something is written; without it nothing can be done."""
    try:
        await room.catch_up()
    except Shut:
        raise
    except Exception as error:
        log.warning("log cannot be read", table=room.id, reason=type(error).__name__)
        raise not_written() from error


async def write(room: Room, seq: int, at: int, text: str) -> bool:
    """Write an entry; tell whether it is stored (else others were faster), or raise that it could not be."""
    room.behind = True  # until it is known what became of it, even if nobody waits for it any more
    try:
        await room.writer.append(room.id, seq, at, text)
    except Conflict:
        return False
    except NotWritten as error:
        log.warning("entry not written", table=room.id, reason=type(error.__cause__).__name__)
        room.behind = False
        raise not_written() from error
    except Doubtful as error:
        log.warning("entry in doubt", table=room.id, reason=type(error.__cause__).__name__)
        stored = await look_up(room, seq)
        if stored is None:
            room.behind = False
            raise not_written() from error
        if stored != (at, text):
            return False
    room.behind = False
    return True


async def look_up(room: Room, seq: int) -> tuple[int, str] | None:
    """Return what the log holds at a number, after the database failed in mid-commit."""
    for pause in DOUBTS:
        try:
            return next(iter(await room.tables.log(room.id, seq)), None)
        except Exception as error:  # noqa: BLE001  it may be on its feet again in a moment
            log.warning("log cannot be read", table=room.id, reason=type(error).__name__)
        await asyncio.sleep(pause)
    raise unsure()
