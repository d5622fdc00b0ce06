"""Whether the database takes anything: a disk may be full, or a database read-only, and still answer every question."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import delete, insert
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as SQLTimeoutError

from ostoja.table.storage.schema import LeaseRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

PATIENCE: Final = 3.0  # seconds for an answer
FRESH: Final = 3.0  # seconds that an answer is good for: nobody keeps the disk busy by asking
REASONS: Final = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_IOERR": "the disk fails",
    "SQLITE_READONLY": "the database is read-only",
    "SQLITE_BUSY": "the database is locked",
    "53100": "the disk is full",  # from here on, PostgreSQL's own numbers
    "53300": "the database has too many connections",
    "25006": "the database is read-only",
}

OURS: Final = (DataError, IntegrityError, ProgrammingError)  # what a database says to faults of our own
AWAY: Final = ("08", "57P")  # beginnings of PostgreSQL's numbers for: no connection, shutting down, starting up

log = structlog.get_logger()


class Probe:
    """Stores something now and then, and takes it away again, in one commit that nobody else ever sees."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.one_at_a_time = asyncio.Lock()
        self.looking: asyncio.Task[str] | None = None
        self.found = ""
        self.asked = -FRESH

    async def trouble(self) -> str:
        """Return why nothing can be stored; nothing, if all is well."""
        async with self.one_at_a_time:
            if time.monotonic() - self.asked >= FRESH:
                self.found = await self.look()
                self.asked = time.monotonic()
            return self.found

    async def look(self) -> str:
        """Try to store something; a try that takes too long goes on by itself, as no database lets go at once."""
        if self.looking is None:
            self.looking = asyncio.create_task(self.try_it(), name="probe")
        done, _ = await asyncio.wait({self.looking}, timeout=PATIENCE)
        if not done:
            return "the database does not answer in time"
        found = self.looking.result()
        self.looking = None
        return found

    async def try_it(self) -> str:
        """Store something, or say why not."""
        try:
            await self.store()
        except Exception as error:  # noqa: BLE001  whatever is wrong with it, nothing can be stored
            log.warning("not ready", reason=type(error).__name__)
            return reason_of(error)
        return ""

    async def store(self) -> None:
        """Put a lease of no table on the disk, gone again by the time it is there."""
        name = f"probe {secrets.token_hex(8)}"
        async with self.engine.connect() as connection:
            await connection.execute(insert(LeaseRow).values(table=name, worker=""))
            await connection.execute(delete(LeaseRow).where(LeaseRow.table == name))
            await connection.commit()


def reason_of(error: Exception) -> str:
    """Say what is wrong in our own words: a database's may name its users and machines."""
    cause = getattr(error, "orig", None) or error
    number = str(getattr(cause, "sqlite_errorname", "") or getattr(cause, "sqlstate", ""))
    return next((words for key, words in REASONS.items() if number.startswith(key)), "the database does not answer")


def is_silent(error: Exception) -> bool:
    """Tell whether a database is full, locked or gone; one that just starts says so in words of its driver alone."""
    if isinstance(error, OURS):
        return False
    if isinstance(error, OSError | SQLTimeoutError | DBAPIError):
        return True
    return str(getattr(error, "sqlstate", "")).startswith(AWAY)
