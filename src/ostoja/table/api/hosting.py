"""Routes about who sits where: being ready, colours, what a host may do, and chairs that change hands in play."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import FromPath, JSONBody

from ostoja.bots.registry import USUAL
from ostoja.table.api.identity import hall_of, not_too_many, player_of
from ostoja.table.api.people import Asked
from ostoja.table.api.tables import TableId, check_host
from ostoja.table.arranging import rearrange
from ostoja.table.chairs import altered, emptied, taken
from ostoja.table.colours import check_colour
from ostoja.table.entries import Kept, Paused, Seated
from ostoja.table.faults import Forbidden, TooEarly
from ostoja.table.hall import Hall
from ostoja.table.hands import (
    Change,
    chair_at,
    change_hands,
    check_newcomer,
    handing_on,
    instead,
    removal,
    sent_away,
)  # fmt: skip
from ostoja.table.people import tidy
from ostoja.table.protocol.tables import Code, Colour, HostDeed, Join, Ready, TableCard
from ostoja.table.room import Room
from ostoja.table.storage.schema import PlayerRow, SeatRow


@post("/tables/{table:str}/ready")
async def ready(request: Asked, table: TableId, data: JSONBody[Ready]) -> TableCard:
    """Say that one is ready to begin; when all are, it begins, if the table agreed so."""
    hall, player = hall_of(request), await player_of(request)
    room = await hall.room(table)

    def be_ready() -> list[SeatRow]:
        if not room.seats_of(player.id):
            raise Forbidden("not-your-seat", "only those who sit here can be ready")
        return [altered(chair, ready=data.ready) if chair.player == player.id else chair for chair in room.seats]

    await rearrange(hall, room, be_ready)
    return room.card(player.id)


@post("/tables/{table:str}/colour")
async def colour(request: Asked, table: TableId, data: JSONBody[Colour]) -> TableCard:
    """Choose another colour for one's chair, before the game has begun."""
    hall, player = hall_of(request), await player_of(request)
    room = await hall.room(table)

    def paint() -> list[SeatRow]:
        chair = chair_at(room, data.seat)
        if chair.player != player.id and not (room.row.host == player.id and chair.kind != "person"):
            raise Forbidden("not-your-seat", f"seat {data.seat} is not yours")
        check_colour(room.game(), room.seats, data.seat, data.colour)
        return instead(room.seats, altered(chair, colour=data.colour))

    await rearrange(hall, room, paint)
    return room.card(player.id)


@post("/tables/{table:str}/host", status_code=200)
async def host(request: Asked, table: TableId, data: JSONBody[HostDeed]) -> TableCard:
    """Let the host pause, stand in for somebody, remove a guest or hand the hosting on; all are told."""
    hall, player = hall_of(request), await player_of(request)
    room = await hall.room(table)
    check_host(room.row, player)
    if room.row.status == "open":
        await before_the_game(hall, room, data)
    elif data.what in {"remove", "hand-on"}:

        def wish() -> Change:
            check_host(room.row, player)
            return removal(room, data.seat, USUAL) if data.what == "remove" else handing_on(room, data.seat)

        await change_hands(hall, room, wish)
    else:
        await in_play(hall, room, player, data)
    return room.card(player.id)


async def before_the_game(hall: Hall, room: Room, deed: HostDeed) -> None:
    """Send a guest away, or let one be the host, at a table that waits."""
    chair = chair_at(room, deed.seat)
    if deed.what not in {"remove", "hand-on"}:
        raise TooEarly("not-started", "the game has not begun yet")
    if chair.kind != "person" or chair.player == room.row.host:
        raise TooEarly("nobody-there", "there is nobody else on that chair")
    if deed.what == "hand-on":
        await rearrange(hall, room, lambda: list(room.seats), host=chair.player)
        return
    away = sent_away(room.row, chair.player)
    await rearrange(
        hall,
        room,
        lambda: [emptied(one) if one.player == chair.player else one for one in room.seats],
        former=away,
    )


async def in_play(hall: Hall, room: Room, player: PlayerRow, deed: HostDeed) -> None:
    """Stop the game or let it go on; put a bot on the chair of somebody who is away, or give it back."""
    if deed.what in {"pause", "resume"}:
        own = room.seats_of(player.id)
        await hall.submit(room, Paused(own[0] if own else -1, deed.what == "pause"))
        return
    chair = chair_at(room, deed.seat)
    if chair.kind != "person":
        raise TooEarly("nobody-there", "a bot sits there already")
    stands_in = deed.what == "stand-in"
    if stands_in and chair.player in room.present(room.time() - int(hall.settings.absence * 1000)):
        raise TooEarly("is-here", f"{chair.name} is here; only somebody who is away is stood in for")
    await hall.submit(room, Kept(deed.seat, kept=stands_in, why="host" if stands_in else "given"))


@post("/tables/{table:str}/take")
async def take(request: Asked, table: TableId, data: JSONBody[Join]) -> TableCard:
    """Take over the chair of a bot, or of somebody who has left, in a game in play."""
    hall, player = hall_of(request), await player_of(request)
    room = await hall.room(table)
    name = tidy(data.name) if data.name else player.name
    await hall.series.check_newcomer(table, player.id)

    def wish() -> Change:
        chair = chair_at(room, data.seat)
        if not room.card(player.id).people[data.seat].free:
            raise TooEarly("no-chair", "that chair cannot be taken over")
        check_newcomer(room, player.id, data.seat, name)
        former = dict(room.row.former or {})
        if chair.player:
            former[chair.player] = chair.seat  # whoever had it before knows what it knows
        return Change(
            Seated(chair.seat, name, "took", chair.name),
            instead(room.seats, taken(chair, player, name)),
            {"former": former},
        )

    await change_hands(hall, room, wish)
    return room.card(player.id)


# ---------------------------------------------------------------- one's own chair, from another device


@post("/tables/{table:str}/claims", guards=[not_too_many], status_code=200)
async def claim(request: Asked, table: TableId, data: JSONBody[Join]) -> TableCard:
    """Ask for one's chair from another device: the host is shown a code, and tells it whom they know."""
    hall, player = hall_of(request), await player_of(request)
    room = await hall.room(table)
    check_claim(room, player, data.seat)
    await hall.claims.ask(room.id, data.seat, player.id)
    await hall.changed(room)
    return room.card(player.id)


@post("/tables/{table:str}/claims/{seat:int}", guards=[not_too_many], status_code=200)
async def redeem(request: Asked, table: TableId, seat: FromPath[int], data: JSONBody[Code]) -> TableCard:
    """Get one's chair by the code that the host was shown."""
    hall, player = hall_of(request), await player_of(request)
    room = await hall.room(table)
    check_claim(room, player, seat)
    await hall.claims.try_code(room.id, seat, player.id, data.code)

    def moved() -> list[SeatRow]:
        check_claim(room, player, seat)
        return instead(room.seats, altered(room.seats[seat], player=player.id))

    if room.row.status == "open":
        await rearrange(hall, room, moved)
    else:
        await change_hands(hall, room, lambda: Change(Seated(seat, "", "reclaimed"), moved(), {}))
    await hall.claims.done(room.id, seat)
    await hall.changed(room)
    return room.card(player.id)


def check_claim(room: Room, player: PlayerRow, seat: int) -> None:
    """Refuse to ask for a chair that is a bot's, whose player is there, or at a table where one has sat already."""
    chair = chair_at(room, seat)
    if room.row.status not in {"open", "playing"} or room.row.sandbox:
        raise TooEarly("closed", "no chair of this table can be asked for")
    if chair.kind != "person" or not chair.player:
        raise TooEarly("nobody-there", "nobody sits on that chair")
    if room.row.host in {player.id, chair.player}:
        raise Forbidden("host-chair", "a host comes back by a personal link or by logging in")
    if room.is_here(seat):
        raise TooEarly("is-here", f"{chair.name} is connected; a chair is given only to somebody who has lost it")
    if room.seats_of(player.id) or player.id in (room.row.former or {}):
        raise Forbidden("not-yours", "you have sat at this table already")


hosting_routes = Router(path="/", route_handlers=[ready, colour, host, take, claim, redeem], tags=["tables"])
