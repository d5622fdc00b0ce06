"""Leases: of several workers one moves the bots and clocks of a table; when it dies, another takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostoja.table.storage.schema import LeaseRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.times import Clock

TERM: Final = 15_000  # milliseconds


class Leases:
    """The leases of one worker."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], clock: Clock, worker: str, *, shared: bool) -> None:
        self.sessions = sessions
        self.clock = clock
        self.worker = worker
        self.shared = shared

    async def take(self, table: str) -> bool:
        """Take or renew the lease of a table; tell whether this worker holds it now."""
        if not self.shared:
            return True
        now = self.clock()
        mine_or_old = (LeaseRow.worker == self.worker) | (LeaseRow.until < now)
        values = {"worker": self.worker, "until": now + TERM}
        try:
            async with self.sessions.begin() as session:
                taken = await session.execute(
                    update(LeaseRow).where(LeaseRow.table == table, mine_or_old).values(**values)
                )
                if taken.rowcount == 1:  # type: ignore[attr-defined]
                    return True
                await session.execute(insert(LeaseRow).values(table=table, **values))
        except IntegrityError:
            return False  # another worker holds it
        return True

    async def orphaned(self) -> list[str]:
        """List the tables whose worker has not renewed its lease: it is gone."""
        if not self.shared:
            return []
        async with self.sessions() as session:
            return list(await session.scalars(select(LeaseRow.table).where(LeaseRow.until < self.clock())))

    async def leave(self, table: str) -> None:
        """Give a lease up."""
        if self.shared:
            async with self.sessions.begin() as session:
                mine = (LeaseRow.table == table) & (LeaseRow.worker == self.worker)
                await session.execute(delete(LeaseRow).where(mine))
