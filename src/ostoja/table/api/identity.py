"""Who asks: by a cookie, or by a token for scripts; and that no foreign page asks in somebody's name."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException, PermissionDeniedException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from ostoja.table.faults import Unnamed
from ostoja.table.hall import Hall
from ostoja.table.storage.schema import PlayerRow

COOKIE: Final = "ostoja"
YEAR: Final = 365 * 24 * 3600
ADDRESS: Final = 255  # bytes of a host's name, or of a path
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    """Return the hall of this worker."""
    hall: Hall = connection.app.state.hall
    return hall


def token_of(connection: Connection) -> str:
    """Return the token that came with a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")


async def guest_of(connection: Connection) -> PlayerRow | None:
    """Return who asks, if anybody is known."""
    token = token_of(connection)
    return await hall_of(connection).people.who(token) if token else None


async def guest_id(connection: Connection) -> str:
    """Return the id of whoever asks; empty if nobody is known."""
    player = await guest_of(connection)
    return player.id if player else ""


async def player_of(connection: Connection) -> PlayerRow:
    """Return who asks, or ask for a name."""
    player = await guest_of(connection)
    if player is None:
        raise Unnamed
    return player


def cookie(token: str, *, secure: bool) -> Cookie:
    """Return the cookie that makes a device somebody's; no script can read it."""
    return Cookie(key=COOKIE, value=token, max_age=YEAR, httponly=True, secure=secure, samesite="lax", path="/")


def same_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse what a page of another site sends in the name of somebody who is logged in here."""
    origin = connection.headers.get("origin")
    if isinstance(connection, Request) and connection.method in SAFE:
        return
    if origin and site_of(origin) != connection.headers.get("host", ""):
        raise PermissionDeniedException("requests from other sites are refused")


def sensible(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse an address that no browser would ask for, before anything is made of it."""
    path = connection.scope["path"]
    if len(path.encode()) > ADDRESS or not path.isprintable():
        raise ClientException(f"an address may have {ADDRESS} bytes, all of them printable")
    if len(connection.headers.get("host", "")) > ADDRESS:
        raise ClientException(f"the header host may have {ADDRESS} bytes")


def site_of(origin: str) -> str | None:
    """Return the host and port of an origin, if it is one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def address_of(connection: Connection) -> str:
    """Return where a request comes from, as far as limits go."""
    return household(connection.client.host) if connection.client else ""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """Return the address that one household has: with IPv6 that is a whole network of 64 bits."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> 64 << 64))


def not_too_fast(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse more requests than one address may send."""
    if not hall_of(connection).requests.take(address_of(connection)):
        raise TooManyRequestsException("too many requests; wait a minute")


def not_too_many(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse to try one password after the other, or to flood the house with guests."""
    if not hall_of(connection).sign_ups.take(address_of(connection)):
        raise TooManyRequestsException("too many newcomers from this address; wait a minute")
