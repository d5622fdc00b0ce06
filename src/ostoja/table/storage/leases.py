"""Leases: of several workers one moves the bots and clocks of a table; when it is gone, another takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostoja.table.storage.schema import ENTRIES, LEASES, TABLES, WORKERS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.storage.crew import Crew

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


class Leases:
    """The leases of one worker. A lease holds as long as its worker is alive."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], crew: Crew) -> None:
        self.sessions = sessions
        self.crew = crew
        self.shared = crew.shared

    async def take(self, table: str) -> bool:
        """Take the lease of a table or see that it is still held; tell whether this worker holds it now."""
        if not self.shared:
            return True
        if not self.crew.enrolled:
            return False  # whoever nobody knows of would lose it at once
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
            return {table: -1 if last is None else last for table, last in rows}

    async def leave(self, table: str) -> None:
        """Give a lease up."""
        if self.shared:
            async with self.sessions.begin() as session:
                await session.execute(LEAVE, {"which": table, "own": self.crew.worker})
