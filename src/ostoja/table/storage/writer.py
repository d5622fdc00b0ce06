"""The writer of the logs: one commit for all entries that wait, and nobody hears of an entry before it."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from ostoja.table.entries import is_talk
from ostoja.table.metrics import COMMIT, ENTRIES
from ostoja.table.storage.pens import Conflict, EnginePen, SQLitePen
from ostoja.table.storage.postgres_pen import PostgresPen

if TYPE_CHECKING:
    from sqlalchemy import URL
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ostoja.table.storage.pens import Pen, Row


class Waiting(NamedTuple):
    """A row that waits to be written, and who waits for it."""

    row: Row
    done: asyncio.Future[None]


class Writer:
    """Writes entries in groups: whatever comes in during one commit goes into the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.pen = pen_for(engine)
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what still waits, then stop."""
        await asyncio.gather(*(waiting.done for waiting in self.waiting), return_exceptions=True)
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.pen.close()

    async def append(self, table: str, seq: int, at: int, entry: str) -> None:
        """Write an entry and return once it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting((table, seq, at, entry), done))
        self.wake.set()
        await done

    async def run(self) -> None:
        """Write group after group."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            group, self.waiting = self.waiting, []
            try:
                await self.commit(group)
            except Conflict:
                for waiting in group:
                    await self.commit_alone(waiting)
            except Exception as error:  # noqa: BLE001  whatever the database says, those who wait must hear it
                for waiting in group:
                    refuse(waiting, error)

    async def commit(self, group: list[Waiting]) -> None:
        """Write a group in one transaction, and say it to those who wait."""
        started = perf_counter()
        await self.pen.put([waiting.row for waiting in group])
        measure(group, perf_counter() - started)
        for waiting in group:
            if not waiting.done.done():
                waiting.done.set_result(None)

    async def commit_alone(self, waiting: Waiting) -> None:
        """Write one entry of a group in which some number was taken."""
        try:
            await self.commit([waiting])
        except Exception as error:  # noqa: BLE001  as above
            refuse(waiting, error)


def pen_for(engine: AsyncEngine) -> Pen:
    """Return the pen for a database."""
    url: URL | None = getattr(engine, "url", None)  # a database that is simulated has none
    if url is not None and url.drivername == "postgresql+asyncpg":
        return PostgresPen(engine)
    if url is not None and url.get_backend_name() == "sqlite" and url.database:
        return SQLitePen(url.database)
    return EnginePen(engine)


def measure(group: list[Waiting], seconds: float) -> None:
    """Count what was written, but for talk: a whisper must not be seen in the sums."""
    if deeds := sum(not is_talk(waiting.row[3]) for waiting in group):
        COMMIT.observe(seconds)
        ENTRIES.inc(deeds)


def refuse(waiting: Waiting, error: Exception) -> None:
    """Tell whoever still waits for an entry that it was not written."""
    if not waiting.done.done():
        waiting.done.set_exception(error)
