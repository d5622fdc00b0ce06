"""The database in memory: real statements on a real SQLite, without its threads, behind doors that can fail.

Every worker has a door of its own to the same database. A transaction is one instant: it waits before it begins and
after it ended, and its end may be told wrongly, as it is when a connection breaks during a commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Self, cast

from sqlalchemy import Delete, Insert, Update, create_engine, event, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session
from sqlalchemy.pool import StaticPool

from ostoja.table.storage.schema import Base
from tests.simulation.statements import is_plain, run

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from tests.simulation.weather import Weather

SLOW: Final = 3.0  # seconds at most


@cache
def engine() -> Engine:
    """Return the one database of this process, with all its tables."""
    made = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(made, "connect", lambda connection, _: connection.execute("PRAGMA foreign_keys=ON"))
    Base.metadata.create_all(made)
    return made


class Database:
    """The database of one seed: empty at first, and counting its commits."""

    def __init__(self) -> None:
        self.engine = engine()
        self.commits = 0
        self.writing = False
        with self.engine.begin() as connection:
            for table in reversed(Base.metadata.sorted_tables):
                connection.execute(table.delete())
            self.raw = cast("sqlite3.Connection", connection.connection.dbapi_connection)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Look at what is stored, past all doors."""
        return self.raw.execute(query, values).fetchall()


class Door:
    """What a worker knows of the database: an engine whose calls take time and may fail."""

    def __init__(self, database: Database, weather: Weather, worker: str) -> None:
        self.database = database
        self.weather = weather
        self.worker = worker
        self.sessions = Sessions(self)

    def begin(self) -> Transaction:
        """Begin to write."""
        return Transaction(self)

    def connect(self) -> Held:
        """Begin to read, or to write until `commit`."""
        return Held(self)

    async def dispose(self) -> None:
        """Close the door."""

    async def passes(self) -> None:
        """Wait until the database takes a call, or learn that it does not."""
        weather = self.weather
        await asyncio.sleep(weather.travel())
        if weather.rages("storage-locked", self.worker):
            await asyncio.sleep(min(1.0, max(0.0, weather.windows["storage-locked"][1] - weather.now())))
            raise broken("database is locked")
        if weather.strikes("storage-slow", self.worker):
            await asyncio.sleep(weather.chance["storage-slow"].uniform(0.1, SLOW))
        if weather.strikes("storage-refuses", self.worker):
            raise broken("disk I/O error")
        if weather.strikes("storage-hangs", self.worker):
            await self.hangs()
            raise broken("the connection was closed")

    async def hangs(self) -> None:
        """Wait until the faults are over."""
        weather = self.weather
        weather.last = max(weather.last, weather.until)
        await asyncio.sleep(max(0.0, weather.until - weather.now()))

    def keeps(self) -> str:
        """Draw how a commit ends: well, without effect, or with an effect and without an answer, sooner or later."""
        for kind in ("storage-loses-commit", "storage-loses-answer", "storage-hangs"):
            if self.weather.strikes(kind, f"{self.worker} in a commit"):
                return kind
        return ""


class Held:
    """A session or connection, with what AsyncSession and AsyncConnection offer of it."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.database = door.database
        self.session: Session | None = None
        self.writes = False  # a transaction is open: nothing is waited for until it ends

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.undo()

    async def begins(self) -> None:
        """Begin a transaction, once the database takes it."""
        await self.door.passes()
        if self.database.writing:
            raise AssertionError("a transaction was left open while something else was waited for")
        self.database.writing = self.writes = True

    async def waits(self, statement: Any = None) -> None:
        """Wait before a statement; between two looks others may have written."""
        if self.writes:
            return
        if isinstance(statement, Insert | Update | Delete):
            await self.begins()
        else:
            await self.door.passes()

    async def commit(self) -> None:
        """Let what was written stay. The answer may be lost, or the commit, or both may hang."""
        if not self.writes:
            return
        end = self.door.keeps()
        if end != "storage-loses-commit":
            self.flush_all()
            self.database.raw.commit()
            self.database.commits += 1
        self.undo()
        if end == "storage-hangs":
            await self.door.hangs()
        if end:
            raise broken("the server closed the connection unexpectedly")

    async def rollback(self) -> None:
        """Let nothing stay."""
        self.undo()

    def undo(self) -> None:
        """Forget what was not committed."""
        if self.writes:
            self.database.raw.rollback()
            self.database.writing = self.writes = False
        if self.session:
            self.session.close()
            self.session = None

    def flush_all(self) -> None:
        """Write what was added or changed."""
        if self.session:
            try:
                self.session.flush()
            except BaseException:
                self.undo()
                raise

    def whole(self) -> Session:
        """Return a whole session, for what needs one."""
        if self.session is None:
            self.session = Session(self.database.engine, expire_on_commit=False)
        return self.session

    async def execute(self, statement: Any, values: Any = None) -> Any:
        """Run a statement."""
        await self.waits(statement)
        if is_plain(statement, reads=not self.writes):
            self.flush_all()
            return run(self.database.raw, statement, values)
        return self.whole().execute(statement, values)

    async def connection(self) -> Self:
        """Return what runs statements without objects."""
        return self

    async def scalar(self, statement: Any) -> Any:
        """Return the first column of the first row."""
        return (await self.execute(statement)).scalar()

    async def scalars(self, statement: Any) -> Any:
        """Return the first column of all rows."""
        return (await self.execute(statement)).scalars()

    async def get(self, kind: Any, key: Any) -> Any:
        """Return a row by its key."""
        first, *rest = kind.__mapper__.primary_key
        if not self.writes and not rest:
            return await self.scalar(select(kind).where(first == key))
        await self.waits()
        return self.whole().get(kind, key)

    async def get_one(self, kind: Any, key: Any) -> Any:
        """Return a row that must be there by its key."""
        await self.waits()
        return self.whole().get_one(kind, key)

    async def flush(self) -> None:
        """Write what was added."""
        self.flush_all()

    async def delete(self, row: object) -> None:
        """Delete a row."""
        self.whole().delete(row)

    def add(self, row: object) -> None:
        """Add a row."""
        self.whole().add(row)

    def add_all(self, rows: Any) -> None:
        """Add some rows."""
        self.whole().add_all(rows)


class Transaction(Held):
    """Writes from beginning to end: all or nothing."""

    async def __aenter__(self) -> Self:
        await self.begins()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind:
            self.undo()
        else:
            await self.commit()


class Sessions:
    """The maker of sessions behind a door."""

    def __init__(self, door: Door) -> None:
        self.door = door

    def __call__(self) -> Held:
        """Begin to look."""
        return Held(self.door)

    def begin(self) -> Transaction:
        """Begin to write."""
        return Transaction(self.door)


def broken(reason: str) -> OperationalError:
    """Return the error that a worker sees."""
    return OperationalError("(simulated)", None, sqlite3.OperationalError(reason))
