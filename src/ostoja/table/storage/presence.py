"""Presence: which seats are connected to which worker. It is stored, and it ends with the worker that wrote it."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import bindparam, delete, insert, select

from ostoja.table.retries import Backoff
from ostoja.table.storage.schema import PRESENCE, WORKERS

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

HANGS: Final = 2.0  # seconds after which a writing is given up and tried again

# They are asked all the time, so they are put together once.
OTHERS: Final = (PRESENCE.c.worker != bindparam("own"), PRESENCE.c.worker == WORKERS.c.worker)  # who are alive
ELSEWHERE: Final = select(PRESENCE.c.seat).where(PRESENCE.c.table_id == bindparam("which"), *OTHERS)
ALL_ELSEWHERE: Final = select(PRESENCE.c.table_id, PRESENCE.c.seat).where(*OTHERS)
MINE: Final = (PRESENCE.c.worker == bindparam("own"), PRESENCE.c.table_id.in_(bindparam("which", expanding=True)))
FORGET: Final = delete(PRESENCE).where(*MINE)
NOTE: Final = insert(PRESENCE)

log = structlog.get_logger()


class Presence:
    """Writes down who is connected to this worker, and reads who is connected to the others."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        worker: str,
        chance: Random,
        tell: Callable[[str], None],
        *,
        shared: bool,
    ) -> None:
        self.sessions = sessions
        self.worker = worker
        self.chance = chance
        self.tell = tell  # the other workers, that somebody came or went at a table
        self.shared = shared
        self.here: dict[str, list[int]] = {}  # the seats of each table that are connected to this worker
        self.unwritten: set[str] = set()
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        if self.shared:
            self.task = asyncio.create_task(self.run(), name="presence")

    async def stop(self) -> None:
        """Stop writing; whoever was here is forgotten with the worker."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def note(self, table: str, seats: list[int]) -> None:
        """Note which seats of a table are connected to this worker now."""
        if self.shared and self.here.get(table, []) != seats:
            self.here[table] = seats
            self.unwritten.add(table)
            self.wake.set()

    def write_all(self) -> None:
        """Write down everybody who is here once more: the others had given this worker up."""
        self.unwritten.update(self.here)
        self.wake.set()

    async def run(self) -> None:
        """Write whatever has changed, again and again until it is stored."""
        backoff = Backoff(self.chance)
        while True:
            await self.wake.wait()
            self.wake.clear()
            tables, self.unwritten = self.unwritten, set()
            try:
                await self.write(sorted(tables))
            except Exception as error:  # noqa: BLE001  whatever the database says, there is a next time
                log.warning("presence not written", reason=type(error).__name__)
                self.unwritten |= tables
                await asyncio.sleep(backoff.pause())
                self.wake.set()
            else:
                backoff.reset()

    async def write(self, tables: list[str]) -> None:
        """Write who is here at some tables, as often as need be: what was there before is replaced."""
        seats = {table: list(self.here.get(table, [])) for table in tables}
        rows = [{"worker": self.worker, "table_id": table, "seat": seat} for table in tables for seat in seats[table]]
        async with asyncio.timeout(HANGS), self.sessions.begin() as session:
            await session.execute(FORGET, {"own": self.worker, "which": tables})
            if rows:
                await session.execute(NOTE, rows)
        for table in tables:
            if not seats[table] and not self.here.get(table):
                self.here.pop(table, None)
            self.tell(table)

    async def elsewhere(self, table: str) -> set[int]:
        """Return the seats of a table that are connected to other workers which are alive."""
        if not self.shared:
            return set()
        async with self.sessions() as session:
            rows = await session.execute(ELSEWHERE, {"own": self.worker, "which": table})
            return {seat for (seat,) in rows}

    async def all_elsewhere(self) -> dict[str, set[int]]:
        """Return the seats of all tables that are connected to other workers which are alive."""
        found: defaultdict[str, set[int]] = defaultdict(set)
        async with self.sessions() as session:
            for table, seat in await session.execute(ALL_ELSEWHERE, {"own": self.worker}):
                found[table].add(seat)
        return found
