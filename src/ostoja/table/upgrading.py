"""Before an upgrade: every stored table is replayed under the code of now, and its first difference is named."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from ostoja.engine.errors import OstojaError
from ostoja.table.faults import HouseError
from ostoja.table.room import Room
from ostoja.table.server_clock import wall_clock
from ostoja.table.storage.backup import Unwritable, back_up
from ostoja.table.storage.database import connect, sessions, sqlite_url
from ostoja.table.storage.home import DATABASE
from ostoja.table.storage.migrate import upgrade
from ostoja.table.storage.preflight import look_into
from ostoja.table.storage.schema import TableRow
from ostoja.table.storage.writer import Writer
from ostoja.table.tables import Tables
from ostoja.table.versions import first_difference

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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


def look_before(settings: Settings) -> None:
    """Make sure that a database can be replayed: one that is not copied must have the shape of now."""
    if settings.database:
        look_into(settings, "to check it before `ostoja upgrade`, do both with a copy (createdb, pg_dump, pg_restore)")


async def check(settings: Settings, tell: Callable[[int, int], None]) -> Found:
    """Replay all tables that have begun; a SQLite database is copied first, so that nothing of it changes."""
    if settings.database:
        return await replay_all(settings.database, tell)
    with aside() as folder:
        back_up(settings.home, folder / DATABASE)
        await asyncio.to_thread(upgrade, sqlite_url(folder))
        return await replay_all(sqlite_url(folder), tell)


@contextmanager
def aside() -> Iterator[Path]:
    """Make a folder for a copy, for a while."""
    try:
        with tempfile.TemporaryDirectory(prefix="ostoja-upgrade-") as folder:
            yield Path(folder)
    except (Unwritable, FileNotFoundError) as error:
        raise HouseError(f"there is no place for a copy: {error}; name a folder that has room with TMPDIR") from error


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
