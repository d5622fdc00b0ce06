"""Who may look back at a game after its end: everybody, or those who sat or watched, as the table agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from ostoja.engine.talk import EVERYBODY
from ostoja.table.agreement import aftermath_of, agreement_of
from ostoja.table.faults import Forbidden, Shut
from ostoja.table.storage.schema import WatcherRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.protocol.updates import Ending
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import SeatRow, TableRow


class Aftermath:
    """Keeps the names of those who watched where the aftermath is not for everybody."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self.sessions = sessions

    async def is_for(self, row: TableRow, chairs: Sequence[SeatRow], player: str) -> bool:
        """Tell whether a player may look back at a game, once it is over."""
        if is_for_all(row):
            return True
        if not player:
            return False
        if row.host == player or any(chair.player == player for chair in chairs):
            return True
        return await self.has_watched(row.id, player)

    async def check(self, room: Room, player: str) -> None:
        """Refuse whoever was not there."""
        if not await self.is_for(room.row, room.seats, player):
            raise Forbidden("not-yours", "this table keeps its aftermath to those who sat at it or watched it")

    async def welcome(self, room: Room, player: str) -> bool:
        """Note who comes before the end; tell whether they may look back after it."""
        if await self.is_for(room.row, room.seats, player):
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


def is_for_all(row: TableRow) -> bool:
    """Tell whether everybody may look back at a game; if nobody knows what was agreed, not."""
    try:
        return aftermath_of(agreement_of(row)) == "all"
    except Shut:
        return False


def without_whispers(end: Ending) -> Ending:
    """Return an ending as those may know it who were not there."""
    return msgspec.structs.replace(end, ledger=[word for word in end.ledger if word.to == EVERYBODY])
