"""Leaving for good: a person's chairs in play go to bots, and nothing that names them is kept but what others said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select, update

from ostoja.bots.registry import USUAL
from ostoja.table.arranging import rearrange
from ostoja.table.chairs import emptied
from ostoja.table.hands import change_hands, handing_on, removal
from ostoja.table.skill import BOT
from ostoja.table.storage.schema import (
    CallRow,
    ClaimRow,
    DeviceRow,
    LinkRow,
    MemberRow,
    OrderRow,
    PlayerRow,
    RatingRow,
    SeatRow,
    SessionRow,
    TableRow,
    WatcherRow,
)  # fmt: skip

if TYPE_CHECKING:
    from ostoja.table.hall import Hall
    from ostoja.table.room import Room

GONE: Final = "…"  # what somebody who is gone is called at tables that are over


async def delete_player(hall: Hall, player: PlayerRow) -> None:
    """Let somebody get up everywhere, and forget them."""
    assert not player.id.startswith(BOT)
    async with hall.sessions() as session:
        sits = select(SeatRow.table).where(SeatRow.player == player.id)
        unfinished = select(TableRow.id).where(
            TableRow.status.in_(("open", "playing")), TableRow.id.in_(sits) | (TableRow.host == player.id)
        )
        tables = list(await session.scalars(unfinished))
    for table in tables:
        await get_up(hall, table, player)
    for group in await hall.groups.of(player.id):
        await hall.groups.leave(player.id, group.id)
    async with hall.sessions.begin() as session:
        tokens = list(await session.scalars(select(SessionRow.token).where(SessionRow.player == player.id)))
        for kind in (SessionRow, LinkRow, DeviceRow, ClaimRow, CallRow, OrderRow, MemberRow, WatcherRow):
            await session.execute(delete(kind).where(kind.player == player.id))
        await session.execute(delete(RatingRow).where(RatingRow.holder == player.id))
        await session.execute(update(SeatRow).where(SeatRow.player == player.id).values(player=None, name=GONE))
        await session.execute(update(SeatRow).where(SeatRow.saved_for == player.id).values(saved_for="", saved_name=""))
        await session.execute(delete(PlayerRow).where(PlayerRow.id == player.id))
    for token in tokens:
        hall.people.known.pop(token, None)
        hall.hang_up(token)
        hall.worker_news.tell_out(token)


async def get_up(hall: Hall, table: str, player: PlayerRow) -> None:
    """Leave one table: somebody else hosts it, a bot plays on; where nobody else sits it is closed."""
    row, chairs = await hall.tables.find(table)
    others = [chair.seat for chair in chairs if chair.kind == "person" and chair.player != player.id]
    if not others or row.sandbox or row.trouble:
        await hall.tables.close(row)
        await hall.has_closed(table)
        return
    room = await hall.room(table)
    if row.status == "open":
        host = chairs[others[0]].player if row.host == player.id else row.host
        await rearrange(
            hall, room, lambda: [emptied(one) if one.player == player.id else one for one in room.seats], host=host
        )
        return
    if row.host == player.id:
        await change_hands(hall, room, lambda: handing_on(room, others[0]))
    for seat in room.seats_of(player.id):
        await give_up(hall, room, seat)


async def give_up(hall: Hall, room: Room, seat: int) -> None:
    """Let a bot play on, on one chair."""
    await change_hands(hall, room, lambda: removal(room, seat, USUAL))
