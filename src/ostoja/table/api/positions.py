"""Routes about positions: written down from a table or a replay, and opened as a sandbox."""

from __future__ import annotations

import asyncio
import secrets

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from ostoja.engine.position import Position
from ostoja.table.api.after import film_of, finished
from ostoja.table.api.identity import guest_id, hall_of, player_of
from ostoja.table.api.people import Asked
from ostoja.table.api.play import SeatNumber
from ostoja.table.api.tables import TableId, opened
from ostoja.table.faults import Forbidden
from ostoja.table.position_tables import opening
from ostoja.table.protocol.positions import OpenPosition, PositionText
from ostoja.table.protocol.tables import TableCard
from ostoja.table.room import Room


@get("/tables/{table:str}/position")
async def position_now(request: Asked, table: TableId, seat: SeatNumber = None) -> PositionText:
    """Write down how a table stands: for a seat, with all that it cannot know dealt anew.

    As it truly stands only after the end, and in a sandbox of one's own.
    """
    room = await hall_of(request).room(table)
    play = room.playing()
    if play.over():
        await finished(request, table)
    else:
        check_reader(room, await guest_id(request), seat)
    return await written(Position(play.game, play.setup, play.match.state.copy()), seat)


def check_reader(room: Room, player: str, seat: int | None) -> None:
    """Refuse the true position of a game in play to all but the owner of a sandbox."""
    if seat is not None:
        room.check_seat(player, seat)
    elif not (room.row.sandbox and player and all(holder == player for holder in room.players)):
        raise Forbidden("seats-only", "a game that is on is written down for those who sit at it alone: name your seat")


@get("/tables/{table:str}/replay/{at:int}/position")
async def position_then(request: Asked, table: TableId, at: FromPath[int], seat: SeatNumber = None) -> PositionText:
    """Write down a moment of a finished game as it truly was, or with what a seat could not know dealt anew."""
    film = await film_of(request, table)
    return await written(Position(film.game, film.play.setup, film.moment(at)), seat)


async def written(position: Position, seat: int | None) -> PositionText:
    """Write a position down, off the loop: no table waits for it."""
    return await asyncio.to_thread(write, position, seat)


def write(position: Position, seat: int | None) -> PositionText:
    """Write a position down as it is, or dealt anew for a seat by chance that nobody knows."""
    shown = position if seat is None else position.seen(seat, secrets.token_hex(16))
    return PositionText(shown.text(), shown.seen_by)


@post("/positions")
async def open_position(request: Asked, data: JSONBody[OpenPosition]) -> TableCard:
    """Open a position as a sandbox of one's own; what no game leads to is refused by the name of its field."""
    hall = hall_of(request)
    player = await player_of(request)
    row = await hall.tables.open_position(player, await asyncio.to_thread(opening, data.text))
    return (await opened(hall, row.id)).card(player.id)


position_routes = Router(path="/", route_handlers=[position_now, position_then, open_position], tags=["positions"])
