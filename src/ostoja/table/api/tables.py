"""Routes about tables: the lobby, setting up, joining, starting, inviting."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Annotated, Any

import segno
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from ostoja.table.agreement import bot_name, check_seats
from ostoja.table.api.identity import guest_of, hall_of, player_of
from ostoja.table.api.people import Asked
from ostoja.table.faults import Fault, Forbidden, TooEarly
from ostoja.table.people import tidy
from ostoja.table.protocol.tables import Join, Lobby, NewTable, SeatWish, TableCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import PlayerRow

TableId = Annotated[str, PathParameter(min_length=1, max_length=24)]


async def cards_of(hall: Hall, tables: Sequence[str], player: str) -> list[TableCard]:
    """Return some tables as a player sees them."""
    return [(await hall.room(table)).card(player) for table in tables]


@get("/tables")
async def lobby(request: Asked) -> Lobby:
    """Show the tables that wait for players, one's own, and those in play that may be watched."""
    hall = hall_of(request)
    player = await guest_of(request)
    name = player.id if player else ""
    mine = await cards_of(hall, await hall.tables.of(name), name) if player else []
    mine.sort(key=lambda card: (card.status == "over", not card.turn, card.status != "playing", -card.changed))
    own = {card.id for card in mine}
    waiting = await cards_of(hall, [table for table in await hall.tables.waiting() if table not in own], name)
    running = await cards_of(hall, [table for table in await hall.tables.running() if table not in own], name)
    return Lobby(waiting, mine, [card for card in running if card.spectators])


@post("/tables")
async def set_up(request: Asked, data: JSONBody[NewTable]) -> TableCard:
    """Set up a table; it starts at once if nobody else has to come."""
    hall = hall_of(request)
    player = await player_of(request)
    row = await hall.tables.create(player, data)
    room = await hall.room(row.id)
    await start_if_full(hall, room)
    return room.card(player.id)


@get("/tables/{table:str}")
async def get_table(request: Asked, table: TableId) -> TableCard:
    """Show a table; whoever has the link may see it."""
    player = await guest_of(request)
    return (await hall_of(request).room(table)).card(player.id if player else "")


@post("/tables/{table:str}/join")
async def join(request: Asked, table: TableId, data: JSONBody[Join]) -> TableCard:
    """Take a chair that is free."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    if room.row.status != "open":
        raise TooEarly("started", "the game has begun; you can watch it")
    free = [chair.seat for chair in room.seats if chair.kind == "open" and data.seat in {-1, chair.seat}]
    if not free:
        raise TooEarly("no-chair", "no such chair is free")
    chair: dict[str, Any] = {"kind": "person", "player": player.id, "name": player.name}
    taken = {other.colour for other in room.seats}
    if data.colour >= 0 and data.colour not in taken:
        chair["colour"] = data.colour
    await hall.tables.sit(table, free[0], chair, was="open")
    await hall.changed(room)
    await start_if_full(hall, room)
    return room.card(player.id)


@post("/tables/{table:str}/leave")
async def leave(request: Asked, table: TableId) -> TableCard:
    """Get up before the game has begun."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    for seat in room.seats_of(player.id):
        await hall.tables.sit(table, seat, {"kind": "open", "player": None, "name": ""}, was="person")
    await hall.changed(room)
    return room.card(player.id)


@post("/tables/{table:str}/seats/{seat:int}")
async def set_seat(request: Asked, table: TableId, seat: FromPath[int], data: JSONBody[SeatWish]) -> TableCard:
    """Let the host put a bot on a chair, or free it, before the game has begun."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    check_host(room, player)
    check_seats([data])
    if not 0 <= seat < len(room.seats):
        raise Fault("no-chair", f"there is no chair {seat}; chairs are 0 to {len(room.seats) - 1}")
    taken = [chair.name for chair in room.seats]
    name = tidy(data.name) if data.name else ""
    wishes: dict[str, dict[str, Any]] = {
        "me": {"kind": "person", "player": player.id, "name": name or player.name, "level": ""},
        "open": {"kind": "open", "player": None, "name": "", "level": ""},
        "bot": {"kind": "bot", "player": None, "name": name or bot_name(seat, taken), "level": data.level},
    }
    await hall.tables.sit(table, seat, {**wishes[data.who], "colour": data.colour}, was=room.seats[seat].kind)
    await hall.changed(room)
    await start_if_full(hall, room)
    return room.card(player.id)


@post("/tables/{table:str}/start")
async def start(request: Asked, table: TableId) -> TableCard:
    """Let the host begin; bots take the chairs that are still free."""
    hall = hall_of(request)
    player = await player_of(request)
    room = await hall.room(table)
    check_host(room, player)
    if room.row.status != "open":
        raise TooEarly("started", "the game has begun already")
    for chair in room.seats:
        if chair.kind == "open":
            taken = [other.name for other in room.seats]
            bot = {"kind": "bot", "name": bot_name(chair.seat, taken), "level": "greedy"}
            await hall.tables.sit(table, chair.seat, bot, was="open")
            chair.name = str(bot["name"])
    await hall.changed(room)
    await start_if_full(hall, room)
    return room.card(player.id)


def check_host(room: Room, player: PlayerRow) -> None:
    """Refuse what only the host may do."""
    if room.row.host != player.id:
        raise Forbidden("not-host", "only the host may do that")


async def start_if_full(hall: Hall, room: Room) -> None:
    """Begin when every chair is taken."""
    if room.row.status == "open" and all(chair.kind != "open" for chair in room.seats):
        try:
            await hall.tables.start(room.row)
        except TooEarly:
            return  # the last two chairs were taken at the same moment, and the other one began it
        await hall.changed(room)


@get("/tables/{table:str}/qr")
async def qr(request: Asked, table: TableId) -> Response[bytes]:
    """Draw the invite link as a QR code."""
    room = await hall_of(request).room(table)
    picture = io.BytesIO()
    address = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}/table/{room.row.id}"
    segno.make(address, error="m").save(picture, kind="svg", scale=4, border=2, dark="#0b0d10", light="#f4efe6")
    return Response(picture.getvalue(), media_type="image/svg+xml")


table_routes = Router(
    path="/", route_handlers=[lobby, set_up, get_table, join, leave, set_seat, start, qr], tags=["tables"]
)
