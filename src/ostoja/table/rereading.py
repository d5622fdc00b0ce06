"""Rereading: tables that changed elsewhere, or may have, are read again as soon as the database lets them be."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from ostoja.table.faults import Shut
from ostoja.table.retries import Backoff

if TYPE_CHECKING:
    from ostoja.table.hall import Hall
    from ostoja.table.room import Room

log = structlog.get_logger()


class Rereading:
    """At most one reading for each table at a time; none waits for another table's."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.stale: dict[str, bool] = {}  # tables to be read, and whether their chairs are, too, or the log alone
        self.running: dict[str, asyncio.Task[None]] = {}

    def soon(self, room: Room, *, whole: bool = True) -> None:
        """Read a table again, its chairs and who is here as well, or its log alone."""
        if self.hall.closing:
            return
        self.stale[room.id] = whole or self.stale.get(room.id, False)
        if room.id not in self.running:
            task = asyncio.create_task(self.read(room), name=f"reading {room.id}")
            self.running[room.id] = task
            task.add_done_callback(lambda _: self.running.pop(room.id, None))

    async def read(self, room: Room) -> None:
        """Read a table until nothing is left to read, or nobody uses it any more."""
        backoff = Backoff(self.hall.chance)
        while room.id in self.stale and self.hall.rooms.get(room.id) is room:
            whole = self.stale.pop(room.id)
            try:
                async with room.lock:
                    await (self.hall.refresh(room) if whole else room.catch_up())
            except Shut:
                break
            except Exception as error:  # noqa: BLE001  whatever it is now, it may be over in a moment
                log.warning("table cannot be read", table=room.id, reason=type(error).__name__)
                self.stale[room.id] = True
                await asyncio.sleep(backoff.pause())
        self.stale.pop(room.id, None)

    async def stop(self) -> None:
        """Read no more."""
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
