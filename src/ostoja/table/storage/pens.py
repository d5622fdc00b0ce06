"""Pens: how a group of entries gets into the database, all or none, in one transaction."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.json import Encoder
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from ostoja.table.hand import Hand
from ostoja.table.storage.database import make_durable
from ostoja.table.storage.schema import ENTRIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncEngine

Row = tuple[str, int, int, str]  # table, number, time, entry

# One statement for a whole group, and by itself a transaction. Row by row, the thread would have to ask the loop for
# Python's lock once for each.
INSERT: Final = (
    "INSERT INTO entries (table_id, seq, at, entry) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]') FROM json_each(?)"
)
PRIMARY: Final = 0xFF  # the part of SQLite's codes that tells the kind of an error
ENCODER: Final = Encoder()


class Conflict(Exception):
    """Another worker has written the entry of that number."""


class NotWritten(Exception):
    """The database failed before the commit: the entry is not stored."""


class Doubtful(Exception):
    """The database failed in the commit: only the log can tell whether the entry is stored."""


class Pen(Protocol):
    """What puts entries into the database; what fails is told apart by whether they may be stored all the same."""

    async def put(self, rows: Sequence[Row]) -> None:
        """Store some entries."""

    async def close(self) -> None:
        """Write nothing more."""


class EnginePen:
    """Writes through the engine, whatever the database is."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def put(self, rows: Sequence[Row]) -> None:
        """Store some entries."""
        committing = False
        values = [{"table_id": table, "seq": seq, "at": at, "entry": entry} for table, seq, at, entry in rows]
        try:
            async with self.engine.connect() as connection:
                await connection.execute(insert(ENTRIES), values)
                committing = True
                await connection.commit()
        except IntegrityError as error:
            raise Conflict from error
        except Exception as error:
            if committing:
                raise Doubtful from error
            raise NotWritten from error

    async def close(self) -> None:
        """Write nothing more; the engine is somebody else's."""


class SQLitePen:
    """Writes into SQLite over a connection of its own: a thread is told once, and tells once that it is done."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.hand = Hand("writer")
        self.connection: sqlite3.Connection | None = None  # the thread's alone

    async def put(self, rows: Sequence[Row]) -> None:
        """Store some entries."""
        text = ENCODER.encode(rows).decode()
        await self.hand.do(lambda: self.write(text))

    def write(self, text: str) -> None:
        """Store some entries, written as a list of lists."""
        try:
            connection = self.connection or self.opened()
        except sqlite3.Error as error:
            raise NotWritten from error
        try:
            connection.execute(INSERT, (text,))
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.Error as error:
            self.hang_up()  # nothing of it is left half done when somebody looks into the log
            busy = getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_BUSY
            raise (NotWritten if busy else Doubtful) from error

    def opened(self) -> sqlite3.Connection:
        """Connect to the database."""
        connection = sqlite3.connect(self.file, isolation_level=None)
        make_durable(connection, None)
        self.connection = connection
        return connection

    def hang_up(self) -> None:
        """Close the connection; the next entries open another."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        """Write nothing more."""
        if self.hand.started:
            await self.hand.do(self.hang_up)
            self.hand.end()
