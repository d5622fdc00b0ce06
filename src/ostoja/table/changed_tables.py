"""A glance at many tables at once, to see which of them another worker has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, func, select

from ostoja.table.storage.schema import ENTRIES, SEATS, TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import BindParameter
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

    from ostoja.table.room import Room

PORTION: Final = 500  # tables that are looked at together

# They are asked all the time, so they are put together once.
WHICH: Final[BindParameter[Any]] = bindparam("which", expanding=True)
ROWS: Final = select(TABLES.c.id, TABLES.c.status, TABLES.c.rematch, TABLES.c.host).where(TABLES.c.id.in_(WHICH))
ENDS: Final = (
    select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq))
    .where(ENTRIES.c.table_id.in_(WHICH))
    .group_by(ENTRIES.c.table_id)
)
CHAIRS: Final = (
    select(SEATS.c.table_id, SEATS.c.kind, SEATS.c.player, SEATS.c.name, SEATS.c.colour, SEATS.c.ready)
    .where(SEATS.c.table_id.in_(WHICH))
    .order_by(SEATS.c.table_id, SEATS.c.seat)
)

Standing = tuple[Any, ...]


async def stored(sessions: async_sessionmaker[AsyncSession], tables: Sequence[str]) -> dict[str, Standing]:
    """Return how some tables stand in the database, and how long their logs are, in three questions a portion."""
    found: dict[str, Standing] = {}
    for first in range(0, len(tables), PORTION):
        async with sessions() as session:
            found |= await some(session, tables[first : first + PORTION])
    return found


async def some(session: AsyncSession, tables: Sequence[str]) -> dict[str, Standing]:
    """Look at one portion."""
    which = {"which": tables}
    rows = await session.execute(ROWS, which)
    found: dict[str, list[Any]] = {table: [status, rematch, host, 0] for table, status, rematch, host in rows}
    for table, last in await session.execute(ENDS, which):
        found[table][3] = last + 1
    for table, *sitter in await session.execute(CHAIRS, which):
        found[table].append(tuple(sitter))
    return {table: tuple(standing) for table, standing in found.items()}


def standing(room: Room) -> Standing:
    """Return how a table stands as far as this worker knows."""
    chairs = [(chair.kind, chair.player, chair.name, chair.colour, chair.ready) for chair in room.seats]
    return room.row.status, room.row.rematch, room.row.host, len(room.play.log) if room.play else 0, *chairs
