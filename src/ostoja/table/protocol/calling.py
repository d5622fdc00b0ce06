"""How somebody wants to be called back to a slow table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Hour = Annotated[int, Meta(ge=0, le=23)]


class Calling(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called when it is their turn: by what, and when not.

    `zone` is how many minutes their clock is ahead of UTC. Between `quiet_from` and `quiet_to` nothing is sent; both
    alike: no hour is quiet. `digest`: all that waits once a day at that hour; -1: each at once. `remind`: once more
    after so many hours; 0: never.
    """

    channel: Literal["none", "push", "mail", "webhook"] = "none"
    zone: Annotated[int, Meta(ge=-1080, le=1080)] = 0
    quiet_from: Hour = 0
    quiet_to: Hour = 0
    digest: Annotated[int, Meta(ge=-1, le=23)] = -1
    remind: Annotated[int, Meta(ge=0, le=240)] = 0
    language: Annotated[str, Meta(max_length=8)] = "en"


class CallingNow(Struct):
    """How somebody is called now, and what this house has: the key that browsers ask for, and whether it sends mail.

    `mail` is the address that was confirmed; `pending`, one that waits for its code. `devices` get push messages.
    """

    wish: Calling
    mail: str
    pending: str
    devices: int
    key: str
    mails: bool


class Device(Struct, forbid_unknown_fields=True):
    """A browser that wants push messages: its address at a push service, and its keys."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=32)]


class MailAddress(Struct, forbid_unknown_fields=True):
    """An address that is to be written to; a code is sent there first."""

    address: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>]+$(?!\n)")]


class House(Struct):
    """What a client must know of the house: at which addresses others in the network reach it."""

    addresses: list[str]
