"""Routes of play: over plain HTTP, so that a script can hold a seat, and over a socket for live updates."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody, QueryParameter

from ostoja.engine.errors import OstojaError
from ostoja.engine.wishes import why_closed, wishes
from ostoja.table.api.commands import DECODER, obey, refusal
from ostoja.table.api.identity import address_of, guest_id, guest_of, hall_of, token_of
from ostoja.table.api.limits import Bucket
from ostoja.table.api.people import Asked
from ostoja.table.api.tables import TableId
from ostoja.table.catalog import option
from ostoja.table.faults import Fault, TooMuch, TryAgain
from ostoja.table.hall import Hall
from ostoja.table.listener import Listener
from ostoja.table.people import hashed
from ostoja.table.play import Play
from ostoja.table.protocol.commands import Command, Ping
from ostoja.table.protocol.updates import Ack, Closed, Refusal, Update

SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7)]
Have = Annotated[int, QueryParameter(ge=0)]
Changes = Annotated[bool, QueryParameter(description="after the first update, send only what changes")]

REFUSED: Final = 4403  # close codes of the socket
CROWDED: Final = 4429
BUSY: Final = 4503  # the other end should try again
TOO_FAST: Final = 4420
ANSWERS: Final = 50  # that may wait until the line is free; then nothing more is taken from it
STRIKES: Final = 10  # refusals for being too fast until the line is cut
FORGIVEN: Final = 0.2  # of them per second
ENCODER: Final = msgspec.json.Encoder()

Socket = WebSocket[Any, Any, Any]


@get("/tables/{table:str}/play")
async def see(request: Asked, table: TableId, seat: SeatNumber = None, have: Have = 0) -> Update:
    """Tell a seat, or a spectator, all it may know now."""
    hall = hall_of(request)
    room = await hall.room(table)
    player = await guest_id(request)
    room.check_seat(player, seat)
    if seat is not None:
        room.seen[seat] = room.time()
    return room.update(seat, have, privy=await hall.aftermath.is_for(room.row, room.seats, player))


@post("/tables/{table:str}/play", status_code=200)
async def act(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Command], seat: SeatNumber = None) -> Ack:
    """Do something at a table; it is stored when the answer comes."""
    hall = hall_of(request)
    room = await hall.room(table)
    return await obey(hall, room, await guest_of(request), seat, data)


@get("/tables/{table:str}/closed")
async def closed(request: Asked, table: TableId, seat: SeatNumber = None) -> list[Closed]:
    """List what the seat cannot choose now although the question is about such things, and by which rule."""
    room = await hall_of(request).room(table)
    room.check_seat(await guest_id(request), seat)
    return closed_to(room.playing(), seat)


def closed_to(play: Play, seat: int | None) -> list[Closed]:
    """List what a seat that is asked might wish for and may not have."""
    if seat is None or not play.asked() >> seat & 1:
        return []
    match = play.match
    found = [(number, why_closed(match, seat, number)) for number in wishes(play.game, match, seat)]
    return [Closed(option(play.game, number), rule) for number, rule in found if rule]


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket, table: TableId, seat: SeatNumber = None, have: Have = 0, *, changes: Changes = False
) -> None:
    """Keep a seat, or a spectator, up to date, and take its commands."""
    hall = hall_of(socket)
    await socket.accept()
    if not hall.sockets.come(address_of(socket)):
        await socket.close(CROWDED, "too many connections")
        return
    try:
        room = await hall.room(table)
        player = await guest_of(socket)
        listener = Listener(room, player, hashed(token_of(socket)), seat, have, socket.scope["wire"])  # type: ignore[typeddict-item]
        room.check_seat(listener.who, seat)
        listener.privy = await hall.aftermath.welcome(room, listener.who)
        listener.changes = changes
        listener.turned_away = lambda fault: hall.begin(turn_away(socket, fault))
        listener.nudge()
        try:
            await hall.enter(listener)
            await receive(socket, listener)
        finally:
            listener.be_deaf()
            hall.depart(listener)
    except OstojaError as error:
        await turn_away(socket, error)
    except WebSocketDisconnect:
        return
    finally:
        hall.sockets.go(address_of(socket))


async def turn_away(socket: Socket, error: OstojaError) -> None:
    """Say why nobody may listen here, and end the connection."""
    why = refusal(error, 0)
    await socket.send_text(ENCODER.encode(why).decode())
    await socket.close(BUSY if isinstance(error, TryAgain) else REFUSED, why.error)


async def receive(socket: Socket, listener: Listener) -> None:
    """Take commands one after the other until the connection ends, or its other end goes too fast for too long."""
    hall = hall_of(socket)
    limits = hall.settings.limits
    bucket = Bucket(limits.commands, limits.burst)
    strikes = Bucket(FORGIVEN, STRIKES)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = cast("str | bytes", message.get("text") or message.get("bytes") or "")
        in_time = bucket.take()
        if not in_time and not strikes.take():
            break
        told = await answer(hall, listener, text, in_time=in_time)
        listener.answer(ENCODER.encode(told))
        await listener.has_sent_all_but(ANSWERS)
    await listener.has_sent_all_but(0)
    await socket.close(TOO_FAST, "too fast for too long")


async def answer(hall: Hall, listener: Listener, text: str | bytes, *, in_time: bool) -> Ack | Refusal:
    """Do what one message says, and say how it went."""
    ref = 0
    try:
        if len(text) > hall.settings.limits.message:
            raise TooMuch("too-long", f"a message may have {hall.settings.limits.message} bytes")
        command = DECODER.decode(text)
        ref = command.ref
        if not in_time:
            raise TooMuch("too-fast", "slow down a little")
        if isinstance(command, Ping) and command.have >= 0:
            listener.rewind(command.have)
        return await obey(hall, listener.room, listener.player, listener.seat, command)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return refusal(Fault("bad-message", f"the message cannot be read: {error}"), ref)
    except OstojaError as error:
        return refusal(error, ref)


play_routes = Router(path="/", route_handlers=[see, act, closed, live], tags=["play"])
