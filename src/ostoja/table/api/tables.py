"""Routes about tables: the lobby, setting up, joining, starting, inviting."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from ostoja.bots.registry import USUAL
from ostoja.table.agreement import bot_name, check_seats
from ostoja.table.api.codes import LOOK, code_of
from ostoja.table.api.identity import guest_id, hall_of, player_of
from ostoja.table.api.people import Asked
from ostoja.table.chairs import altered, emptied, seated
from ostoja.table.faults import Fault, Forbidden, Shut, TooEarly
from ostoja.table.lobby_listing import listed
from ostoja.table.protocol.tables import Join, Lobby, NewTable, SeatWish, TableCard, TempoWish
from ostoja.table.retries import patiently
from ostoja.table.table_cards import stored_card
from ostoja.table.trial_deal import try_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import PlayerRow, SeatRow, TableRow

TRIES: Final = 20  # how often a chair is looked for while others are faster
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
    row = await hall.tables.create(player, data)
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

    def take_a_chair() -> list[SeatRow]:
        free = [chair.seat for chair in room.seats if chair.kind == "open" and data.seat in {-1, chair.seat}]
        if not free:
            raise TooEarly("no-chair", "no such chair is free")
        chair = altered(room.seats[free[0]], kind="person", player=player.id, name=player.name)
        if data.colour >= 0 and data.colour not in {other.colour for other in room.seats}:
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
    if not 0 <= seat < len(room.seats):
        raise Fault("no-chair", f"there is no chair {seat}; chairs are 0 to {len(room.seats) - 1}")

    def set_it() -> list[SeatRow]:
        return instead(room.seats, seated(room.seats[seat], data, player, [chair.name for chair in room.seats]))

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
                taken = [other.name for other in chairs]
                bot = altered(chair, kind="bot", name=bot_name(chair.seat, taken), level=USUAL)
                chairs[chair.seat] = bot
        return chairs

    await rearrange(hall, room, fill)
    return room.card(player.id)


@post("/tables/{table:str}/close", status_code=200)
async def close(request: Asked, table: TableId) -> TableCard:
    """Let the host close a table that waits or cannot be opened, or a sandbox; it is gone from the lobby."""
    hall = hall_of(request)
    player = await player_of(request)
    row, _ = await hall.tables.find(table)
    check_host(row, player)
    if row.status != "closed":
        if row.status != "open" and not row.sandbox and await opens(hall, table):
            raise TooEarly("in-play", "a game that can be played is not closed; give it up, or leave it to a bot")
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


async def opens(hall: Hall, table: str) -> bool:
    """Tell whether a table can be opened."""
    try:
        (await hall.room(table)).playing()
    except Shut:
        return False
    return True


def check_host(row: TableRow, player: PlayerRow) -> None:
    """Refuse what only the host may do."""
    if row.host != player.id:
        raise Forbidden("not-host", "only the host may do that")


def instead(chairs: Sequence[SeatRow], chair: SeatRow) -> list[SeatRow]:
    """Return the chairs of a table with one in the place of the one before."""
    return [chair if other.seat == chair.seat else other for other in chairs]


async def rearrange(hall: Hall, room: Room, wish: Callable[[], list[SeatRow]]) -> None:
    """Change who sits where as wished for, after seeing that it can be dealt so; with all chairs taken it begins.

    When others were faster the wish is heard again, about the table as it is now.
    """
    for _ in range(TRIES):
        check_waits(room.row)
        game, was, becomes = room.game(), list(room.seats), wish()
        dealt = await asyncio.to_thread(try_out, game, room.agreement, becomes, room.row.seed)
        done = await hall.tables.arrange(room.row, was, becomes, game, dealt)
        await hall.changed(room)
        if done:
            return
    raise TooEarly("too-late", "others were faster each time; try again")


def check_waits(row: TableRow) -> None:
    """Refuse to change the chairs of a table that does not wait any more."""
    if row.status == "closed":
        raise TooEarly("closed", "this table was closed")
    if row.status != "open":
        raise TooEarly("started", "the game has begun; you can watch it")


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
