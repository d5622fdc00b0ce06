"""Routes about what remains: history, players, groups, ratings, and leaving for good."""

from __future__ import annotations

from litestar import Response, Router, get, patch, post
from litestar.params import JSONBody

from ostoja.table.api.identity import COOKIE, hall_of, not_too_many, player_of
from ostoja.table.api.people import Asked
from ostoja.table.api.tables import TableId
from ostoja.table.farewell import delete_player
from ostoja.table.faults import Fault, Forbidden
from ostoja.table.groups import unlocked_together
from ostoja.table.hall import Hall
from ostoja.table.history import figures_of
from ostoja.table.people import me
from ostoja.table.protocol.company import (
    Export,
    Farewell,
    GroupCard,
    GroupPage,
    JoinGroup,
    Member,
    NewGroup,
    Played,
    PlayerPage,
    Rated,
)  # fmt: skip
from ostoja.table.skill import ratings_of
from ostoja.table.storage.schema import PlayerRow


@get("/me/history")
async def my_history(request: Asked) -> list[Played]:
    """List one's finished games, the newest first."""
    hall, player = hall_of(request), await player_of(request)
    return [told.played(player.id) for told in await hall.history.of([player.id])]


@get("/players/{player:str}")
async def player_page(request: Asked, player: TableId) -> PlayerPage:
    """Show what somebody's games come to, to themselves and to those who have played with them or share a group."""
    hall, reader = hall_of(request), await player_of(request)
    row = await hall.people.find(player)
    games = await hall.history.of([player]) if row else []
    met = any(chair.player == reader.id for told in games for chair in told.chairs)
    if row is None or not (
        row.id == reader.id or met or row.id in {mate.id for mate in await hall.groups.mates(reader.id)}
    ):
        raise Forbidden("no-player", "you have not played with anybody of that name")
    ratings = await ratings_of(hall.sessions, {row.id: row.name}, bots=True) if row.rated else []
    games_rated = {rating.game for rating in ratings if not rating.bot}
    shown = [rating for rating in ratings if rating.game in games_rated]
    return PlayerPage(row.id, row.name, figures_of(row.id, games), shown, row.rated, row.id == reader.id)


@patch("/me/rated")
async def be_rated(request: Asked, data: JSONBody[Rated]) -> PlayerPage:
    """Be rated from now on, or no more; whoever wants no ratings has none."""
    hall, player = hall_of(request), await player_of(request)
    row = await hall.people.rate(player, rated=data.rated)
    ratings = await ratings_of(hall.sessions, {row.id: row.name}, bots=False) if row.rated else []
    figures = figures_of(row.id, await hall.history.of([row.id]))
    return PlayerPage(row.id, row.name, figures, ratings, row.rated, own=True)


# ---------------------------------------------------------------- groups


@get("/groups")
async def my_groups(request: Asked) -> list[GroupCard]:
    """List one's groups."""
    return await hall_of(request).groups.of((await player_of(request)).id)


@post("/groups", guards=[not_too_many])
async def found_group(request: Asked, data: JSONBody[NewGroup]) -> GroupPage:
    """Found a group."""
    hall, player = hall_of(request), await player_of(request)
    return await page_of(hall, await hall.groups.found(player, data.name), player)


@post("/groups/join", guards=[not_too_many], status_code=200)
async def join_group(request: Asked, data: JSONBody[JoinGroup]) -> GroupPage:
    """Join a group by its code."""
    hall, player = hall_of(request), await player_of(request)
    return await page_of(hall, await hall.groups.join(player, data.code), player)


@get("/groups/{group:str}")
async def group_page(request: Asked, group: TableId) -> GroupPage:
    """Show a group to its members."""
    return await page_of(hall_of(request), group, await player_of(request))


@post("/groups/{group:str}/leave", status_code=200)
async def leave_group(request: Asked, group: TableId) -> list[GroupCard]:
    """Leave a group."""
    hall, player = hall_of(request), await player_of(request)
    await hall.groups.leave(player.id, group)
    return await hall.groups.of(player.id)


async def page_of(hall: Hall, group: str, reader: PlayerRow) -> GroupPage:
    """Put the page of a group together."""
    row, members = await hall.groups.find(group, reader.id)
    games = await hall.history.of_group({member.id for member in members})
    willing = {member.id: member.name for member in members if member.rated}
    return GroupPage(
        id=row.id,
        name=row.name,
        code=row.code,
        owner=row.owner == reader.id,
        members=[Member(member.id, member.name, figures_of(member.id, games)) for member in members],
        history=[told.played(reader.id) for told in games],
        unlocked=unlocked_together(members),
        ratings=await ratings_of(hall.sessions, willing, bots=True) if willing else [],
    )


# ---------------------------------------------------------------- one's own data


@get("/me/export")
async def export(request: Asked) -> Response[Export]:
    """Download all that the house keeps of oneself."""
    hall, player = hall_of(request), await player_of(request)
    told = Export(
        me=me(player),
        mail=hall.crier.address_of(player),
        devices=(await hall.crier.now(player)).devices,
        groups=await hall.groups.of(player.id),
        ratings=await ratings_of(hall.sessions, {player.id: player.name}, bots=False),
        tables=[told.played(player.id) for told in await hall.history.of([player.id])],
    )
    return Response(told, headers={"content-disposition": 'attachment; filename="ostoja.json"'})


@post("/me/delete", guards=[not_too_many])
async def delete_me(request: Asked, data: JSONBody[Farewell]) -> Response[None]:
    """Delete oneself for good: chairs in play go to bots, and one's name is taken off all others."""
    hall, player = hall_of(request), await player_of(request)
    if data.name != player.name:
        raise Fault("other-name", "field name: type your own name, so that it is no slip")
    await delete_player(hall, player)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


company_routes = Router(
    path="/",
    route_handlers=[
        my_history,
        player_page,
        be_rated,
        my_groups,
        found_group,
        join_group,
        group_page,
        leave_group,
        export,
        delete_me,
    ],
    tags=["people"],
)
