"""The pen for PostgreSQL: a group of entries is one statement over a connection of its own, and so one journey."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from ostoja.table.storage.pens import Conflict, Doubtful, NotWritten

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ostoja.table.storage.pens import Row

INSERT: Final = (
    "INSERT INTO entries (table_id, seq, at, entry) "
    "SELECT * FROM unnest($1::varchar[], $2::bigint[], $3::bigint[], $4::text[])"
)
TAKEN: Final = "23505"  # PostgreSQL's number for a key that is there already
FAREWELL: Final = 2.0  # seconds in which it may answer
BROKEN: Final = ("08", "57P")  # beginnings of its numbers for a connection that is lost, or a server that shuts down


class PostgresPen:
    """Writes over a connection that is opened again whenever it was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: Any = None  # asyncpg's, which has no types

    async def put(self, rows: Sequence[Row]) -> None:
        """Store some entries; one statement is one transaction, and whoever answers it has committed or undone it."""
        try:
            connection = await self.opened()
        except Exception as error:
            raise NotWritten from error
        try:
            await connection.execute(INSERT, *map(list, zip(*rows, strict=True)))
        except Exception as error:
            number = getattr(error, "sqlstate", None) or ""
            if number == TAKEN:
                raise Conflict from error
            self.hang_up()
            if number and not number.startswith(BROKEN):
                raise NotWritten from error
            raise Doubtful from error
        except BaseException:
            self.hang_up()  # called off in the middle of it: nobody may write over that connection any more
            raise

    async def opened(self) -> Any:
        """Return the connection, a new one if the last was lost."""
        if self.connection is None or self.connection.is_closed():
            from asyncpg import connect  # noqa: PLC0415  an extra

            _, where = self.engine.dialect.create_connect_args(self.engine.url)
            self.connection = await connect(**where)
        return self.connection

    def hang_up(self) -> None:
        """Drop the connection; the next entries open another."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        """Write nothing more."""
        if self.connection is not None:
            with suppress(Exception):  # a database that is away need not be told
                await self.connection.close(timeout=FAREWELL)
            self.hang_up()
