"""The patrol through the hall: tables that lost their steward get a new one, and what was missed is found out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from ostoja.table.changed_tables import standing, stored
from ostoja.table.faults import Shut
from ostoja.table.retries import Backoff
from ostoja.table.storage.workers_alive import PULSE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ostoja.table.hall import Hall

ROUND: Final = 5.0  # seconds between two walks through the hall
IDLE: Final = 120.0  # seconds until a room that nobody uses is left
RARELY: Final = 300.0  # seconds after which a table that cannot be opened is tried again, in the long run

log = structlog.get_logger()


class Later:
    """When something that failed is due again."""

    def __init__(self, backoff: Backoff) -> None:
        self.backoff = backoff
        self.due = 0.0


class Patrol:
    """Two tasks per worker: the rounds and its pulse. Whatever fails on a round is tried again on the next one."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tasks: list[asyncio.Task[None]] = []
        self.alarm = asyncio.Event()  # the next round is due at once
        self.unopened: dict[str, Later] = {}  # tables in play that could not be opened, and when to try again
        self.resting: dict[str, int] = {}  # tables that need no steward as long as their log ends there

    def start(self) -> None:
        """Begin to walk."""
        self.tasks = [asyncio.create_task(self.walk(), name="rounds")]

    async def stop(self) -> None:
        """Stop walking."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def hurry(self) -> None:
        """Walk at once: something may have been missed."""
        self.alarm.set()

    async def walk(self) -> None:
        """Look after the tables in play: all of them once, then those that lost their steward."""
        if self.hall.workers_alive.shared:
            await self.until_done(self.feel_pulse)
            self.tasks.append(asyncio.create_task(self.keep_pulse(), name="pulse"))
        await self.until_done(self.adopt_rest if self.hall.workers_alive.shared else self.adopt_all)
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.alarm.wait(), ROUND)
            self.alarm.clear()
            for duty in (
                self.check_stewards,
                self.adopt_rest,
                self.look_again,
                self.check_devices,
                self.leave_quiet_rooms,
            ):
                await self.survives(duty)

    async def keep_pulse(self) -> None:
        """Give signs of life at short intervals, whatever else there is to do."""
        while True:
            await asyncio.sleep(PULSE)
            await self.until_done(self.feel_pulse)

    async def feel_pulse(self) -> None:
        """Give a sign of life; when somebody is gone, see at once what is left of theirs."""
        if await self.hall.workers_alive.beat():
            self.hall.presence.write_all()
            self.hurry()

    async def until_done(self, duty: Callable[[], Awaitable[None]]) -> None:
        """Do one duty, as often as need be."""
        backoff = Backoff(self.hall.chance)
        while not await self.survives(duty):  # noqa: ASYNC110  nobody rings when a database is back
            await asyncio.sleep(backoff.pause())

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
        """Give the tables that no living worker looks after a steward, and those that could not be opened when due."""
        now = asyncio.get_running_loop().time()
        orphans = await self.hall.leases.orphaned()
        self.resting = {table: last for table, last in self.resting.items() if orphans.get(table) == last}
        known = self.resting.keys() | self.unopened.keys()
        due = [table for table, later in self.unopened.items() if later.due <= now]
        for table in [*due, *(table for table in orphans if table not in known)]:
            await self.adopt(table)
            room = self.hall.rooms.get(table)
            if table in orphans and room and not room.needs_steward():
                self.resting[table] = orphans[table]

    async def adopt(self, table: str) -> None:
        """Give a table in play a steward; one that cannot be opened must not stop the others."""
        try:
            was_open = table in self.hall.rooms
            room = await self.hall.room(table)
            self.hall.tend(room)
            if was_open:
                self.hall.readings.soon(room)  # whoever looked after it may have told nobody of the last it did
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
        """Look whether other workers changed a table, or people came or went there, and the news of it was lost."""
        hall = self.hall
        if not hall.workers_alive.shared:
            return
        elsewhere = await hall.presence.all_elsewhere()
        for table, room in hall.rooms.items():
            room.note_elsewhere(elsewhere.get(table, set()))
        for table, stands in (await stored(hall.sessions, sorted(hall.rooms))).items():
            if table in hall.rooms and stands != standing(hall.rooms[table]):
                hall.readings.soon(hall.rooms[table])

    async def check_devices(self) -> None:
        """End the lines of devices that were logged out at another worker, if the news of it was lost."""
        hall = self.hall
        if not hall.workers_alive.shared:
            return
        listening = {listener.session for room in hall.rooms.values() for listener in room.listeners if listener.player}
        for session in listening - await hall.people.known_devices(listening):
            hall.hang_up(session)

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
