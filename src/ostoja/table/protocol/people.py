"""Who plays: a newcomer's name, an account, a link to another device."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from ostoja.table.protocol.fields import Json, Name


class Newcomer(Struct, forbid_unknown_fields=True):
    """Somebody who wants to play and needs nothing but a name."""

    name: Name


class Me(Struct):
    """Who this client is. `settings` is the client's own small store: language, palette, mutes, last options.

    `unlocked` lists by game the numbers of what was found out so far, and may be played with from now on.
    """

    id: str
    name: str
    login: str
    settings: Json
    webhook: str
    unlocked: dict[str, list[int]]


class Welcome(Struct):
    """The answer to a newcomer. A script keeps the token and sends it as `Authorization: Bearer …`."""

    me: Me
    token: str


class MeChange(Struct, forbid_unknown_fields=True):
    """What somebody changes about themselves; what is left out stays."""

    name: Name | UnsetType = UNSET
    settings: Json | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=300)] | UnsetType = UNSET


class Credentials(Struct, forbid_unknown_fields=True):
    """The login and password of an account."""

    login: Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Link(Struct):
    """A one-time link that makes another device the same player; `qr` is its picture, an SVG as a data address."""

    path: str
    expires: int
    qr: str
