"""The tables that a player's lobby lists, with their chairs, in two questions to the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.orm import defer

from ostoja.table.storage.schema import SeatRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

SHOWN: Final = 50  # tables in a list that everybody sees
OWN: Final = 100  # tables in a player's own

Listed = list[tuple[TableRow, list[SeatRow]]]


async def listed(sessions: async_sessionmaker[AsyncSession], player: str) -> Listed:
    """List the tables that wait or may be watched, and the player's own, the newest first."""
    shown = TableRow.id.in_(newest("open")) | TableRow.id.in_(newest("playing"))
    if player:
        shown |= TableRow.id.in_(own(player))
    heavy = (defer(TableRow.changes, raiseload=True), defer(TableRow.result, raiseload=True))
    async with sessions() as session:
        rows = await session.scalars(select(TableRow).where(shown).order_by(TableRow.created.desc()).options(*heavy))
        found: dict[str, tuple[TableRow, list[SeatRow]]] = {row.id: (row, []) for row in rows}
        chairs = select(SeatRow).where(SeatRow.table.in_(found)).order_by(SeatRow.table, SeatRow.seat)
        for chair in await session.scalars(chairs):
            found[chair.table][1].append(chair)
    return list(found.values())


def newest(status: str) -> Select[str]:
    """Select the newest tables of a status that everybody may know of."""
    public = (TableRow.status == status, TableRow.listed, ~TableRow.sandbox)
    return select(TableRow.id).where(*public).order_by(TableRow.created.desc()).limit(SHOWN)


def own(player: str) -> Select[str]:
    """Select a player's tables: those in play, then the newest finished ones; what was closed is gone."""
    sits = select(SeatRow.table).where(SeatRow.player == player)
    mine = (TableRow.host == player) | TableRow.id.in_(sits)
    newest_first = (TableRow.ended > 0, TableRow.ended.desc(), TableRow.created.desc())
    return select(TableRow.id).where(mine, TableRow.status != "closed").order_by(*newest_first).limit(OWN)
