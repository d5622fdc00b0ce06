"""The rounds through the hall: tables that lost their steward get a new one, and what was missed is found out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ostoja.table.faults import Shut
from ostoja.table.retries import Backoff
from ostoja.table.room import standing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ostoja.table.hall import Hall
    from ostoja.table.room import Room

ROUND: Final = 5.0  # seconds between two walks through the hall
IDLE: Final = 120.0  # seconds until a room that nobody uses is left
RARELY: Final = 300.0  # seconds after which a table that cannot be opened is tried again, in the long run

log = structlog.get_logger()


class Later:
    """When something that failed is due again."""

    def __init__(self, backoff: Backoff) -> None:
        self.backoff = backoff
        self.due = 0.0


class Rounds:
    """One task per worker. Whatever fails on a round is tried again on the next one."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None
        self.unopened: dict[str, Later] = {}  # tables in play that could not be opened, and when to try again

    def start(self) -> None:
        """Begin to walk."""
        self.task = asyncio.create_task(self.walk(), name="rounds")

    async def stop(self) -> None:
        """Stop walking."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def walk(self) -> None:
        """Look after the tables in play: all of them once, then those that lost their steward."""
        backoff = Backoff(self.hall.chance)
        while not await self.survives(self.adopt_all):  # noqa: ASYNC110  nobody rings when a database is back
            await asyncio.sleep(backoff.pause())
        while True:
            await asyncio.sleep(ROUND)
            for duty in (self.check_stewards, self.leave_quiet_rooms, self.look_again, self.adopt_rest):
                await self.survives(duty)

    async def survives(self, duty: Callable[[], Awaitable[None]]) -> bool:
        """Do one duty; tell whether it could be done. A database that is silent for a while stops no rounds."""
        try:
            await duty()
        except Exception:
            log.exception("rounds failed", duty=duty.__name__)
            return False
        return True

    async def adopt_all(self) -> None:
        """Give every table in play a steward."""
        for table in await self.hall.tables.unfinished():
            await self.adopt(table)

    async def adopt_rest(self) -> None:
        """Give the tables of a worker that is gone a steward, and those that could not be opened when they should."""
        now = asyncio.get_running_loop().time()
        due = [table for table, later in self.unopened.items() if later.due <= now]
        for table in [*due, *await self.hall.leases.orphaned()]:
            await self.adopt(table)

    async def adopt(self, table: str) -> None:
        """Give a table in play a steward; one that cannot be opened must not stop the others."""
        try:
            self.hall.tend(await self.hall.room(table))
            self.unopened.pop(table, None)
        except Shut as shut:
            self.unopened.pop(table, None)
            log.warning("table is shut", table=table, reason=shut.error)
        except Exception:
            log.exception("table cannot be opened", table=table)  # whatever is wrong with it, it may be over soon
            later = self.unopened.setdefault(table, Later(Backoff(self.hall.chance, ROUND, RARELY)))
            later.due = asyncio.get_running_loop().time() + later.backoff.pause()

    async def check_stewards(self) -> None:
        """Give a table whose steward failed a new one."""
        hall = self.hall
        for table, steward in list(hall.stewards.items()):
            if steward.done():
                del hall.stewards[table]
                if not steward.cancelled() and (error := steward.exception()):
                    log.error("steward failed", table=table, exc_info=error)
                    if table in hall.rooms:
                        hall.tend(hall.rooms[table])

    async def look_again(self) -> None:
        """Look whether other workers changed a table and the news of it was lost."""
        hall = self.hall
        if not hall.herald.shared:
            return
        for room in list(hall.rooms.values()):
            if room.listeners:
                await self.look_at(room)

    async def look_at(self, room: Room) -> None:
        """Look whether a table was changed; one that cannot be read is read later, and does not stop the others."""
        try:
            async with room.lock:
                if standing(*await self.hall.tables.find(room.id)) != standing(room.row, room.seats):
                    await self.hall.refresh(room)
                else:
                    await room.catch_up()
        except Shut:
            return
        except Exception as error:  # noqa: BLE001  whatever is wrong with it
            log.warning("table cannot be read", table=room.id, reason=type(error).__name__)
            self.hall.read_again(room)

    async def leave_quiet_rooms(self) -> None:
        """Forget rooms in which nothing happens; they are opened again when somebody comes."""
        hall = self.hall
        now = asyncio.get_running_loop().time()
        for table, room in list(hall.rooms.items()):
            written = table not in hall.board.marked  # what the lobby shows of it while it is not open
            if room.is_quiet() and not room.listeners and now - room.used > IDLE and written:
                del hall.rooms[table]
                if steward := hall.stewards.pop(table, None):
                    steward.cancel()
                    await hall.leases.leave(table)
