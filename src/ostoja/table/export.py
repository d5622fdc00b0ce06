"""A table taken out of the database as a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.record import write_record
from ostoja.table.room import Room
from ostoja.table.server_clock import wall_clock
from ostoja.table.storage.database import connect, sessions
from ostoja.table.storage.writer import Writer
from ostoja.table.tables import Tables

if TYPE_CHECKING:
    from ostoja.table.settings import Settings


async def record_of(settings: Settings, table: str) -> str:
    """Write the record of a table."""
    engine = connect(settings.url())
    try:
        tables = Tables(sessions(engine), wall_clock, 0)
        row, chairs = await tables.find(table)
        room = Room(row, chairs, tables, Writer(engine), wall_clock)
        await room.catch_up()
        play = room.playing()
        return write_record(play.match, with_seed=play.over(), resigned=play.resigned)
    finally:
        await engine.dispose()
