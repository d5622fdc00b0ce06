"""Routes after the end: replay, record, proof, sandbox, rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ostoja.engine.errors import RecordError
from ostoja.engine.record import replay as run_again
from ostoja.engine.record import write_record
from ostoja.engine.rng import pledge
from ostoja.engine.snapshot import fingerprint
from ostoja.games import find
from ostoja.table.aftermath import without_whispers
from ostoja.table.agreement import agreement_of, check_seats
from ostoja.table.api.identity import guest_id, hall_of, player_of
from ostoja.table.api.people import Asked
from ostoja.table.api.play import SeatNumber
from ostoja.table.api.tables import TableId, opened
from ostoja.table.entries import ChoiceEntry, scribe
from ostoja.table.faults import Fault, Forbidden, Shut, TooEarly
from ostoja.table.hall import Hall
from ostoja.table.play import Play
from ostoja.table.protocol.after import Chronicle, Fork, Frame, Moments, Proof, Story
from ostoja.table.protocol.tables import NewTable, SeatWish, TableCard
from ostoja.table.protocol.updates import Ending
from ostoja.table.replay import Replay
from ostoja.table.room import Room
from ostoja.table.storage.schema import PlayerRow, SeatRow, TableRow
from ostoja.table.stored_log import chronicle
from ostoja.table.unlocked import together

Swap = Annotated[bool, QueryParameter(description="everybody sits one chair further: of two, the sides are swapped")]


async def finished(request: Asked, table: str) -> tuple[Room, Play]:
    """Return a table whose game is over, to those it is for: before that, it would show what is hidden."""
    hall = hall_of(request)
    room = await hall.room(table)
    player = await guest_id(request)
    room.check_seat(player, None)
    play = room.playing()
    if not play.over():
        raise TooEarly("not-over", "this can be seen once the game is over")
    await hall.aftermath.check(room, player)
    await check_shown(hall, table)
    return room, play


async def check_shown(hall: Hall, table: str) -> None:
    """Refuse to look back at a deal that others still have before them."""
    if await hall.series.withholds(table):
        raise TooEarly("deal-open", "the same deal is still played at another table; look back when all are done")


async def film_of(request: Asked, table: str) -> Replay:
    """Return the film of a finished game; the last few are kept."""
    hall = hall_of(request)
    _, play = await finished(request, table)
    if table not in hall.films:
        while len(hall.films) >= hall.most_films:
            del hall.films[next(iter(hall.films))]
        hall.films[table] = await asyncio.to_thread(Replay, play)
    return hall.films[table]


@get("/tables/{table:str}/replay")
async def moments(request: Asked, table: TableId) -> Moments:
    """Tell how long a finished game is."""
    return (await film_of(request, table)).moments()


@get("/tables/{table:str}/replay/{at:int}")
async def frame(request: Asked, table: TableId, at: FromPath[int], seat: SeatNumber = None) -> Frame:
    """Show a moment of a finished game as any seat, or a spectator, saw it."""
    return (await film_of(request, table)).frame(at, seat)


@get("/tables/{table:str}/story")
async def story(request: Asked, table: TableId, seat: SeatNumber = None) -> Story:
    """Tell all that a seat, or a spectator, was told in a finished game."""
    return (await film_of(request, table)).story(seat)


@get("/tables/{table:str}/log")
async def told_by_its_log(request: Asked, table: TableId, seat: SeatNumber = None) -> Chronicle:
    """Tell a table's log in words; it needs no rules, so a table that cannot be opened has it, too."""
    hall = hall_of(request)
    row, chairs = await hall.tables.find(table)
    player = await guest_id(request)
    check_reader(row, chairs, player, seat)
    over = row.status == "over" and not await hall.series.withholds(table)
    privy = await hall.aftermath.is_for(row, chairs, player)
    end = msgspec.convert(row.result, Ending) if over and row.result else None
    if end is not None and not privy:
        end = without_whispers(end)
    return Chronicle(row.rules, chronicle(await hall.tables.log(table, 0), seat, over=over and privy), end)


def check_reader(row: TableRow, chairs: Sequence[SeatRow], player: str, seat: int | None) -> None:
    """Refuse a seat that is not the reader's, and strangers where none are wanted."""
    mine = [chair.seat for chair in chairs if player and chair.player == player]
    if seat is not None and seat not in mine:
        raise Forbidden("not-your-seat", f"seat {seat} is not yours")
    try:
        open_to_all = agreement_of(row).spectators
    except Shut:
        open_to_all = False
    if not (open_to_all or mine or (player and row.host == player)):
        raise Forbidden("no-spectators", "this table has no spectators")


@get("/tables/{table:str}/record")
async def record(request: Asked, table: TableId) -> Response[bytes]:
    """Download the record of a finished game."""
    room, play = await finished(request, table)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.row.id}.jsonl"'}
    return Response(
        write_record(play.match, resigned=play.resigned).encode(), media_type="application/jsonl", headers=headers
    )


@get("/tables/{table:str}/proof")
async def proof(request: Asked, table: TableId) -> Proof:
    """Run the record of a finished game again and tell whether everything fits what was pledged."""
    room, play = await finished(request, table)
    text = write_record(play.match, resigned=play.resigned)
    try:
        again = await asyncio.to_thread(run_again, text, find)
    except RecordError as error:
        return Proof(holds=False, pledge=pledge(room.row.seed), seed=room.row.seed, final="", problem=str(error))
    return Proof(
        holds=True, pledge=pledge(room.row.seed), seed=room.row.seed, final=fingerprint(again.state), problem=""
    )


@post("/tables/{table:str}/fork")
async def fork(request: Asked, table: TableId, data: JSONBody[Fork]) -> TableCard:
    """Open a moment of a finished game as a sandbox of one's own."""
    hall = hall_of(request)
    player = await player_of(request)
    room, play = await finished(request, table)
    if data.at > len(play.choices):
        raise Fault("no-moment", f"field at: there is no moment {data.at}; moments are 0 to {len(play.choices)}")
    scribes = scribe(play.game.vocabulary)
    log = [scribes.write(ChoiceEntry(seat, option)) for seat, option in play.choices[: data.at]]
    if data.seat >= len(room.seats):
        raise Fault("no-chair", f"field seat: there is no chair {data.seat}; chairs are 0 to {len(room.seats) - 1}")
    if data.seat >= 0:
        check_seats([SeatWish("bot", data.level)])
    alone = (data.seat, data.level) if data.seat >= 0 else None
    row = await hall.tables.fork(player, room.row, room.seats, log, play.game.data_version(play.setup), alone)
    return (await opened(hall, row.id)).card(player.id)


@post("/tables/{table:str}/rematch")
async def rematch(request: Asked, table: TableId, *, swap: Swap = False) -> TableCard:
    """Let somebody who played set up the same table again; the others find it at the old one, their chairs kept."""
    hall = hall_of(request)
    player = await player_of(request)
    room, _ = await finished(request, table)
    if not room.seats_of(player.id) and room.row.host != player.id:
        raise Forbidden("not-yours", "a rematch is for those who played")
    if not room.row.rematch or (await hall.card(room.row.rematch, player.id)).status == "closed":
        again = turned(room.seats) if swap else list(room.seats)
        wish = await same_again(hall, room, again, player)
        with suppress(TooEarly):  # somebody who played was faster: there is one rematch for all
            row = await hall.tables.create(player, wish, again=room.row, saved=waited_for(again, player.id))
            await opened(hall, row.id)
        await hall.changed(room)
    return await hall.card(room.row.rematch, player.id)


def turned(chairs: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the chairs with everybody one further."""
    return [*chairs[-1:], *chairs[:-1]]


def waited_for(chairs: Sequence[SeatRow], player: str) -> dict[int, tuple[str, str]]:
    """Return for whom the chairs of a rematch wait: those who played, but for whoever sets it up."""
    others = {
        place: (chair.player, chair.name) for place, chair in enumerate(chairs) if chair.player not in {None, player}
    }
    return {place: (str(holder), name) for place, (holder, name) in others.items()}


async def same_again(hall: Hall, room: Room, chairs: Sequence[SeatRow], player: PlayerRow) -> NewTable:
    """Return the wish for the same table, with what those who played have unlocked by now, and colours as they were."""
    seats = [
        SeatWish("bot", chair.level, chair.name, chair.colour)
        if chair.kind == "bot"
        else SeatWish("me", "", chair.name, chair.colour)
        if chair.player == player.id
        else SeatWish("open", "", "", chair.colour)
        for chair in chairs
    ]
    players = [player.id, *(holder for holder in room.players if holder)]
    game = room.game()
    by_now = together(await hall.people.unlocked(players), room.row.game)
    coloured = game.colour_wish(range(len(chairs))) if game.colours() else {}
    options = {key: value for key, value in room.agreement.options.items() if key not in coloured}
    return msgspec.structs.replace(room.agreement, seats=seats, options={**options, **game.unlocked_wish(by_now)})


after_routes = Router(
    path="/",
    route_handlers=[moments, frame, story, record, proof, fork, rematch, told_by_its_log],
    tags=["after the end"],
)
