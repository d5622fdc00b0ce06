"""A table whose log or agreement makes no game is shut: that is its own affair and nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from ostoja.table.faults import Shut
from ostoja.table.logs import whence
from ostoja.table.versions import outdated

if TYPE_CHECKING:
    from types import TracebackType

    from ostoja.table.room import Room

log = structlog.get_logger()


class Mending:
    """A span in which whatever goes wrong shuts a table. Every move passes through one, so it is a plain class."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, Shut):
            self.room.shut = error
        elif isinstance(error, Exception):
            self.room.shut = self.reason(error)
            raise self.room.shut from error

    def reason(self, error: Exception) -> Shut:
        """Return why nothing more can be done: the table is of another build, or broken."""
        if self.room.is_outdated():
            return outdated(self.room.row)
        log.warning("table is broken", table=self.room.id, **whence(error))
        return Shut("broken", "this table cannot be opened any more: its log makes no game")
