"""Leases: of several workers one moves the bots and clocks of a table; when it is gone, another takes over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostoja.table.storage.schema import ENTRIES, LEASES, TABLES, WORKERS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.storage.crew import Crew

ASKED_AGAIN: Final = 10.0  # seconds after which the database is asked for a lease that is held
ANOTHERS: Final = 3.0  # seconds in which it is not asked for one that another worker holds; rounds find what is free

# They are asked all the time, so they are put together once.
WHICH: Final = LEASES.c.table_id == bindparam("which")
MINE: Final = LEASES.c.worker == bindparam("own")
FREE: Final = ~exists().where(WORKERS.c.worker == LEASES.c.worker)
HELD: Final = exists().where(LEASES.c.table_id == TABLES.c.id, WORKERS.c.worker == LEASES.c.worker)
LAST: Final = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
KEEP: Final = update(LEASES).where(WHICH, MINE | FREE).values(worker=bindparam("own"))
TAKE: Final = insert(LEASES)
ORPHANED: Final = select(TABLES.c.id, LAST).where(TABLES.c.status == "playing", ~HELD)
LEAVE: Final = delete(LEASES).where(WHICH, MINE)


class Held(NamedTuple):
    """A lease that this worker holds: in which of its lives it was taken, and when."""

    life: int
    when: float


class Leases:
    """The leases of one worker. A lease holds as long as its worker is alive.

    What the database said is not asked for again at every move: nobody can take a lease from a worker that is sure of
    its life. They spare two stewards the same work; it is the log that lets nothing be done twice.
    """

    def __init__(self, sessions: async_sessionmaker[AsyncSession], crew: Crew) -> None:
        self.sessions = sessions
        self.crew = crew
        self.shared = crew.shared
        self.held: dict[str, Held] = {}
        self.anothers: dict[str, float] = {}  # tables that another worker looked after, and when that was
        self.changes = 0  # how often leases were given up: what was asked before or meanwhile is not to be relied on

    async def take(self, table: str) -> bool:
        """Take the lease of a table or see that it is still held; tell whether this worker holds it now."""
        if not self.shared:
            return True
        if not self.crew.enrolled:
            return False  # whoever nobody knows of would lose it at once
        now = asyncio.get_running_loop().time()
        if self.holds(table):
            return True
        if now - self.anothers.get(table, float("-inf")) < ANOTHERS:
            return False
        held, changes = Held(self.crew.life, now), self.changes
        if not await self.ask(table):
            self.anothers[table] = now
            return False
        if changes == self.changes:
            self.held[table] = held
        return True

    def holds(self, table: str) -> bool:
        """Tell whether this worker holds a lease for sure, without asking."""
        held = self.held.get(table)
        if held is None or held.life != self.crew.life or not self.crew.is_sure():
            return False
        return asyncio.get_running_loop().time() - held.when < ASKED_AGAIN

    async def ask(self, table: str) -> bool:
        """Take a lease in the database, if it is free or this worker's already."""
        own = self.crew.worker
        try:
            async with self.sessions.begin() as session:
                kept = await session.execute(KEEP, {"which": table, "own": own})
                if kept.rowcount == 1:  # type: ignore[attr-defined]
                    return True
                await session.execute(TAKE, {"table_id": table, "worker": own})
        except IntegrityError:
            return False  # another worker holds it
        return True

    async def orphaned(self) -> dict[str, int]:
        """Return the tables in play that no living worker looks after, with the last numbers of their logs."""
        if not self.shared:
            return {}
        async with self.sessions() as session:
            rows = await session.execute(ORPHANED)
            orphans = {table: -1 if last is None else last for table, last in rows}
        late = asyncio.get_running_loop().time() - ANOTHERS
        self.anothers = {table: when for table, when in self.anothers.items() if when > late and table not in orphans}
        return orphans

    async def leave(self, table: str) -> None:
        """Give a lease up."""
        if not self.shared:
            return
        self.forget(table)
        try:
            async with self.sessions.begin() as session:
                await session.execute(LEAVE, {"which": table, "own": self.crew.worker})
        finally:
            self.forget(table)  # it may have been asked for meanwhile

    def forget(self, table: str) -> None:
        """Rely no more on what is known of a lease."""
        self.changes += 1
        self.held.pop(table, None)
