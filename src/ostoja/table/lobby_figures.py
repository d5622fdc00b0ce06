"""What the lobby shows of games in play, written down from time to time, never move by move."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from ostoja.table.room import Room
    from ostoja.table.tables import Tables

PAUSE: Final = 1.0  # seconds between two writings

log = structlog.get_logger()


class LobbyFigures:
    """The tables of this worker that changed since they were last written down; the log is what counts."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.marked: dict[str, Room] = {}
        self.task: asyncio.Task[None] | None = None

    def mark(self, room: Room) -> None:
        """Remember that a table has changed."""
        self.marked[room.id] = room

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="lobby figures")

    async def stop(self) -> None:
        """Write what has changed, then stop."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.write_or_wait()

    async def run(self) -> None:
        """Write time and again."""
        while True:
            await asyncio.sleep(PAUSE)
            await self.write_or_wait()

    async def write_or_wait(self) -> None:
        """Write; if the database does not answer, there is a next time."""
        try:
            await self.write()
        except Exception:  # whatever the database says
            log.exception("notices not written")

    async def write(self) -> None:
        """Write all tables that have changed in one transaction."""
        rooms, self.marked = self.marked, {}
        notices = {table: room.figures() for table, room in rooms.items() if room.has_news()}
        if not notices:
            return
        try:
            await self.tables.post(notices)
        except BaseException:
            self.marked = rooms | self.marked
            raise
        for table, figures in notices.items():
            rooms[table].note(figures)
