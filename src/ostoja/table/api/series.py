"""Routes about the series of a group."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from ostoja.table.agreement import aftermath_of, agreement_of
from ostoja.table.api.identity import hall_of, not_too_many, player_of
from ostoja.table.api.people import Asked
from ostoja.table.api.tables import TableId, check_host, opened
from ostoja.table.faults import TooEarly, Unknown
from ostoja.table.hall import Hall
from ostoja.table.protocol.series import NewSeries, SeriesPage, SeriesTable
from ostoja.table.protocol.tables import SeatWish, TableCard
from ostoja.table.storage.schema import PlayerRow, SeriesRow


@get("/groups/{group:str}/series")
async def series_of(request: Asked, group: TableId) -> list[SeriesPage]:
    """Show the series of a group to its members."""
    hall, player = hall_of(request), await player_of(request)
    return await pages(hall, group, player)


@post("/groups/{group:str}/series", guards=[not_too_many])
async def begin_series(request: Asked, group: TableId, data: JSONBody[NewSeries]) -> list[SeriesPage]:
    """Begin a series."""
    hall, player = hall_of(request), await player_of(request)
    await hall.groups.find(group, player.id)
    await hall.series.begin(group, data)
    return await pages(hall, group, player)


@post("/series/{series:str}/tables", status_code=200)
async def add_table(request: Asked, series: TableId, data: JSONBody[SeriesTable]) -> list[SeriesPage]:
    """Let a table that one hosts count for a series, before it is over."""
    hall, player = hall_of(request), await player_of(request)
    row = await own_series(hall, series, player)
    table, _ = await hall.tables.find(data.table)
    check_host(table, player)
    if table.status not in {"open", "playing"} or table.sandbox:
        raise TooEarly("too-late", "only a table that waits or is played can count for a series from now on")
    await hall.series.add(series, table.id)
    return await pages(hall, row.group, player)


@post("/series/{series:str}/again", status_code=200)
async def same_deal(request: Asked, series: TableId, data: JSONBody[SeriesTable]) -> TableCard:
    """Set up another table of a series with the very same deal, for people who have not seen it."""
    hall, player = hall_of(request), await player_of(request)
    await own_series(hall, series, player)
    first, chairs = await hall.tables.find(data.table)
    board = await hall.series.board(series, first.id)
    if board is None:
        raise Unknown("no-table", "that table does not count for this series")
    if player.id == first.host or player.id in {chair.player for chair in chairs}:
        raise TooEarly("knows-deal", "you have seen this deal; somebody else must set the other table up")
    await hall.series.check_newcomer(first.id, player.id)
    seats = [SeatWish("bot", chair.level) if chair.kind == "bot" else SeatWish("open") for chair in chairs]
    mine = next((place for place, seat in enumerate(seats) if seat.who == "open"), 0)
    seats[mine] = SeatWish("me")
    agreed = agreement_of(first, first.changes)
    if first.status == "over" and aftermath_of(agreed) == "all":
        raise TooEarly("deal-shown", "everybody could look back at that deal already")
    wish = msgspec.structs.replace(agreed, seats=seats, listed=False, spectators=False)
    row = await hall.tables.create(player, wish, deal=first.seed)
    await hall.series.add(series, row.id, board)
    await hall.changed(await hall.room(first.id))
    return (await opened(hall, row.id)).card(player.id)


async def own_series(hall: Hall, series: str, player: PlayerRow) -> SeriesRow:
    """Return a series to a member of its group."""
    row = await hall.series.find(series)
    await hall.groups.find(row.group, player.id)
    return row


async def pages(hall: Hall, group: str, reader: PlayerRow) -> list[SeriesPage]:
    """Show all series of a group."""
    _, members = await hall.groups.find(group, reader.id)
    names = {member.id: member.name for member in members}
    return [await hall.series.page(row, names, reader.id) for row in await hall.series.of(group)]


series_routes = Router(path="/", route_handlers=[series_of, begin_series, add_table, same_deal], tags=["people"])
