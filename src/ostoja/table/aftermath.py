"""Who may look back at a game after its end: everybody, or those who sat or watched, as the table agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from ostoja.engine.talk import EVERYBODY
from ostoja.table.agreement import aftermath_of
from ostoja.table.faults import Forbidden
from ostoja.table.storage.schema import WatcherRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.protocol.told import Ending
    from ostoja.table.room import Room


class Aftermath:
    """Keeps the names of those who watched where the aftermath is not for everybody."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self.sessions = sessions

    async def is_for(self, room: Room, player: str) -> bool:
        """Tell whether a player may look back at a game, once it is over."""
        if aftermath_of(room.agreement) == "all":
            return True
        if not player:
            return False
        return bool(room.seats_of(player)) or room.row.host == player or await self.has_watched(room.id, player)

    async def check(self, room: Room, player: str) -> None:
        """Refuse whoever was not there."""
        if not await self.is_for(room, player):
            raise Forbidden("not-yours", "this table keeps its aftermath to those who sat at it or watched it")

    async def welcome(self, room: Room, player: str) -> bool:
        """Note who comes before the end; tell whether they may look back after it."""
        if await self.is_for(room, player):
            return True
        if not player or (room.play is not None and room.play.over()):
            return False
        try:
            async with self.sessions.begin() as session:
                await session.execute(insert(WatcherRow).values(table=room.id, player=player))
        except IntegrityError:
            return True  # the same player came in twice at the same moment
        return True

    async def has_watched(self, table: str, player: str) -> bool:
        """Tell whether somebody watched a game."""
        async with self.sessions() as session:
            return await session.get(WatcherRow, (table, player)) is not None


def without_whispers(end: Ending) -> Ending:
    """Return an ending as those may know it who were not there."""
    return msgspec.structs.replace(end, ledger=[word for word in end.ledger if word.to == EVERYBODY])
