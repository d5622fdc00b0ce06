"""Before an upgrade: every stored table is replayed under the code of now, and its first difference is named."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from ostoja.engine.errors import OstojaError
from ostoja.table.room import Room
from ostoja.table.storage.backup import back_up
from ostoja.table.storage.database import connect, sessions, sqlite_url
from ostoja.table.storage.home import DATABASE
from ostoja.table.storage.migrate import upgrade
from ostoja.table.storage.schema import TableRow
from ostoja.table.storage.writer import Writer
from ostoja.table.tables import Tables
from ostoja.table.times import wall_clock
from ostoja.table.versions import first_difference

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.table.settings import Settings


class Difference(NamedTuple):
    """A stored table that this build would play otherwise: since when, by which rule, and how."""

    table: str
    game: str
    begun: str
    status: str
    what: str


class Found(NamedTuple):
    """How many tables were replayed, and those that differ."""

    tables: int
    differences: list[Difference]


async def check(settings: Settings, tell: Callable[[int, int], None]) -> Found:
    """Replay all tables that have begun; a SQLite database is copied first, so that nothing of it changes."""
    if settings.database:
        return await replay_all(settings.database, tell)
    with tempfile.TemporaryDirectory(prefix="ostoja-upgrade-") as folder:
        back_up(settings.home, Path(folder) / DATABASE)
        await asyncio.to_thread(upgrade, sqlite_url(Path(folder)))
        return await replay_all(sqlite_url(Path(folder)), tell)


async def replay_all(url: str, tell: Callable[[int, int], None]) -> Found:
    """Replay the tables of a database that is up to date in its shape, one after the other."""
    engine = connect(url)
    try:
        tables = Tables(sessions(engine), wall_clock, 0)
        writer = Writer(engine)
        async with tables.sessions() as session:
            begun = list(await session.scalars(select(TableRow.id).where(TableRow.status.in_(("playing", "over")))))
        found: list[Difference] = []
        for number, table in enumerate(begun, start=1):
            row, chairs = await tables.find(table)
            what = await difference(Room(row, chairs, tables, writer, wall_clock))
            if what:
                found.append(Difference(table, row.game, row.rules, row.status, what))
            tell(number, len(begun))
        return Found(len(begun), found)
    finally:
        await engine.dispose()


async def difference(room: Room) -> str:
    """Say where a table first differs from the game that was played; empty: nowhere."""
    try:
        room.deal()
    except OstojaError as error:
        return f"the set-up: {error}"
    return first_difference(room.row, room.playing(), await room.tables.log(room.id, 0))
