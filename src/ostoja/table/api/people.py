"""Routes about people: names, accounts, devices."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import UNSET

from ostoja.table.api.codes import LOOK, code_of
from ostoja.table.api.identity import COOKIE, address_of, cookie, hall_of, not_too_many, player_of, token_of
from ostoja.table.groups import unlocked_together
from ostoja.table.people import me
from ostoja.table.protocol.people import Credentials, Link, Me, MeChange, Newcomer, Welcome
from ostoja.table.storage.schema import PlayerRow

Asked = Request[Any, Any, Any]
Lasting = Annotated[bool, QueryParameter(description="for thirty days instead of a quarter of an hour")]


def welcomed(request: Asked, player: PlayerRow, token: FromPath[str]) -> Response[Welcome]:
    """Make the device that asks the player's."""
    secure = hall_of(request).settings.secure or request.url.scheme == "https"
    return Response(Welcome(me(player), token), cookies=[cookie(token, secure=secure)])


@get("/me")
async def get_me(request: Asked) -> Me:
    """Tell a client who it is."""
    player = await player_of(request)
    found = unlocked_together(await hall_of(request).groups.mates(player.id))  # what a group has found is everybody's
    return msgspec.structs.replace(me(player), unlocked=found)


@post("/players", guards=[not_too_many])
async def come_in(request: Asked, data: JSONBody[Newcomer]) -> Response[Welcome]:
    """Take in a guest, who needs a name only."""
    return welcomed(request, *await hall_of(request).people.welcome(data.name))


@patch("/me")
async def change_me(request: Asked, data: JSONBody[MeChange]) -> Me:
    """Change one's name, settings or webhook."""
    hall, player = hall_of(request), await player_of(request)
    if data.webhook is not UNSET:
        hall.caller.check(data.webhook)
    return me(await hall.people.change(player, data))


@post("/accounts", guards=[not_too_many])
async def make_account(request: Asked, data: JSONBody[Credentials]) -> Me:
    """Keep one's history under a login and a password."""
    return me(await hall_of(request).accounts.make(await player_of(request), data))


@post("/sessions", guards=[not_too_many])
async def log_in(request: Asked, data: JSONBody[Credentials]) -> Response[Welcome]:
    """Log in on this device."""
    return welcomed(request, *await hall_of(request).accounts.log_in(data, address_of(request)))


@delete("/sessions")
async def log_out(request: Asked) -> Response[None]:
    """Log out on this device."""
    await hall_of(request).log_out(token_of(request))
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@post("/me/links")
async def make_link(request: Asked, *, lasting: Lasting = False) -> Link:
    """Make a one-time link to another device; whoever sees its code is the player, so it comes with the link alone."""
    path, expires = await hall_of(request).people.make_link(await player_of(request), lasting=lasting)
    return Link(path, expires, code_of(request, path).svg_data_uri(**LOOK))


@post("/links/{token:str}", guards=[not_too_many])
async def use_link(request: Asked, token: FromPath[str]) -> Response[Welcome]:
    """Become the same player on this device."""
    return welcomed(request, *await hall_of(request).people.use_link(token))


people_routes = Router(
    path="/",
    route_handlers=[get_me, come_in, change_me, make_account, log_in, log_out, make_link, use_link],
    tags=["people"],
)
