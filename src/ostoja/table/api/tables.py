"""Routes about tables: the lobby, setting up, joining, starting, inviting."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from ostoja.bots.registry import USUAL
from ostoja.table.agreement import check_seats
from ostoja.table.api.codes import LOOK, code_of
from ostoja.table.api.identity import guest_id, hall_of, player_of
from ostoja.table.api.people import Asked
from ostoja.table.arranging import rearrange
from ostoja.table.chairs import emptied, given_to_bot, is_saved, seated, taken
from ostoja.table.colours import check_colour
from ostoja.table.faults import Forbidden, TooEarly
from ostoja.table.hands import chair_at, check_newcomer, instead, names_beside
from ostoja.table.lobby_listing import listed
from ostoja.table.people import tidy
from ostoja.table.protocol.tables import Join, Lobby, NewTable, SeatWish, TableCard, TempoWish
from ostoja.table.retries import patiently
from ostoja.table.table_cards import stored_card

if TYPE_CHECKING:
    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import PlayerRow, SeatRow, TableRow

TableId = Annotated[str, PathParameter(min_length=1, max_length=24)]


@get("/tables")
async def lobby(request: Asked) -> Lobby:
    """Show the tables that wait for players, one's own, and those in play that may be watched."""
    hall = hall_of(request)
    player = await patiently(lambda: guest_id(request), hall.chance)
    shown = await patiently(lambda: listed(hall.sessions, player), hall.chance)
    cards = [
        hall.rooms[row.id].card(player) if row.id in hall.rooms else stored_card(row, chairs, player)
        for row, chairs in shown
    ]
    mine = [card for card in cards if (card.host or card.seats) and card.status != "closed"]
    mine.sort(key=lambda card: (card.status == "over", not card.turn, card.status != "playing", -card.changed))
    others = [card for card in cards if not (card.host or card.seats)]
    return Lobby(
        [card for card in others if card.status == "open"],
        mine,
        [card for card in others if card.status == "playing" and card.spectators],
    )


@post("/tables")
async def set_up(request: Asked, data: JSONBody[NewTable]) -> TableCard:
    """Set up a table; it starts at once if nobody else has to come."""
    hall = hall_of(request)
    player = await player_of(request)
    row = await hall.tables.create(player, data, mates=await hall.groups.mates(player.id))
    return (await opened(hall, row.id)).card(player.id)


async def opened(hall: Hall, table: str) -> Room:
    """Return the room of a table that was just made, with somebody to look after it."""
    room = await hall.room(table)
    hall.tend(room)
    return room


@get("/tables/{table:str}")
async def get_table(request: Asked, table: TableId) -> TableCard:
    """Show a table; whoever has the link may see it."""
    return await hall_of(request).card(table, await guest_id(request))


@post("/tables/{table:str}/join")
async def join(request: Asked, table: TableId, data: JSONBody[Join]) -> TableCard:
    """Take a chair that is free."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    name = tidy(data.name) if data.name else player.name
    await hall.series.check_newcomer(table, player.id)

    def take_a_chair() -> list[SeatRow]:
        wished = [chair for chair in room.seats if chair.kind == "open" and data.seat in {-1, chair.seat}]
        now, until = hall.clock(), room.row.saved_until
        free = [chair for chair in wished if not is_saved(chair, player.id, now, until)]
        if wished and not free:
            raise TooEarly("saved", "that chair is kept for a minute for whoever sat there in the last game")
        if not free:
            raise TooEarly("no-chair", "no such chair is free")
        own = next((one for one in free if one.saved_for == player.id), free[0])
        check_newcomer(room, player.id, own.seat, name)
        chair = taken(own, player, name)
        if data.colour >= 0:
            check_colour(room.game(), room.seats, chair.seat, data.colour)
            chair.colour = data.colour
        return instead(room.seats, chair)

    await rearrange(hall, room, take_a_chair)
    return room.card(player.id)


@post("/tables/{table:str}/leave")
async def leave(request: Asked, table: TableId) -> TableCard:
    """Get up before the game has begun."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    await rearrange(
        hall, room, lambda: [emptied(chair) if chair.player == player.id else chair for chair in room.seats]
    )
    return room.card(player.id)


@post("/tables/{table:str}/seats/{seat:int}")
async def set_seat(request: Asked, table: TableId, seat: FromPath[int], data: JSONBody[SeatWish]) -> TableCard:
    """Let the host put a bot on a chair, or free it, before the game has begun."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    check_host(room.row, player)
    check_seats([data])

    def set_it() -> list[SeatRow]:
        chair = chair_at(room, seat)
        if chair.kind == "person" and chair.player != player.id:
            raise TooEarly("somebody-there", "somebody sits there; send them away first")
        return instead(room.seats, seated(chair, data, player, names_beside(room.seats, seat)))

    await rearrange(hall, room, set_it)
    return room.card(player.id)


@post("/tables/{table:str}/start")
async def start(request: Asked, table: TableId) -> TableCard:
    """Let the host begin; bots take the chairs that are still free."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    check_host(room.row, player)

    def fill() -> list[SeatRow]:
        chairs = list(room.seats)
        for chair in room.seats:
            if chair.kind == "open":
                names = [other.name for other in chairs]
                chairs[chair.seat] = given_to_bot(chair, names, USUAL)
        return chairs

    await rearrange(hall, room, fill, starts=True)
    return room.card(player.id)


@post("/tables/{table:str}/close", status_code=200)
async def close(request: Asked, table: TableId) -> TableCard:
    """Let the host close a table, whether it waits, is played or cannot be opened; it is gone from the lobby."""
    hall = hall_of(request)
    player = await player_of(request)
    row, _ = await hall.tables.find(table)
    check_host(row, player)
    if row.status == "over":
        raise TooEarly("over", "the game is over; its story stays")
    if row.status != "closed":
        await hall.tables.close(row)
        await hall.has_closed(table)
    return await hall.card(table, player.id)


@post("/tables/{table:str}/tempo", status_code=200)
async def set_tempo(request: Asked, table: TableId, data: JSONBody[TempoWish]) -> TableCard:
    """Let the host, or whoever plays alone against bots, say how fast the bots play."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    people = {chair.player for chair in room.seats if chair.kind == "person"}
    if people != {player.id}:
        check_host(room.row, player)
    await hall.tables.set_tempo(room.row, data.tempo)
    await hall.changed(room)
    return room.card(player.id)


def check_host(row: TableRow, player: PlayerRow) -> None:
    """Refuse what only the host may do."""
    if row.host != player.id:
        raise Forbidden("not-host", "only the host may do that")


@get("/tables/{table:str}/qr")
async def qr(request: Asked, table: TableId) -> Response[bytes]:
    """Draw the invite link as a QR code."""
    await hall_of(request).tables.find(table)
    picture = io.BytesIO()
    code_of(request, f"/table/{table}").save(picture, kind="svg", **LOOK)
    return Response(picture.getvalue(), media_type="image/svg+xml")


table_routes = Router(
    path="/",
    route_handlers=[lobby, set_up, get_table, join, leave, set_seat, start, close, set_tempo, qr],
    tags=["tables"],
)
