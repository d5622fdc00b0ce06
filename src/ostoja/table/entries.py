"""The log of a table: what was done at it, entry by entry. Everything else is worked out from it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct


class Chosen(Struct, tag="c", tag_field="k", array_like=True, gc=False):
    """A seat chose: itself, through a bot that keeps its chair, or because its time was up."""

    seat: int
    option: int
    by: Literal["", "bot", "timeout"] = ""


class Undone(Struct, tag="u", tag_field="k", array_like=True):
    """A seat took its last choice back."""

    seat: int


class Wished(Struct, tag="w", tag_field="k", array_like=True):
    """A seat asked all to go back before its last choice."""

    seat: int


class Answered(Struct, tag="a", tag_field="k", array_like=True):
    """A seat answered a wish to go back; when all have agreed, the table goes back."""

    seat: int
    agree: bool


class Spoken(Struct, tag="s", tag_field="k", array_like=True):
    """A seat said something in one of the game's forms."""

    seat: int
    to: int
    words: list[str | int]


class Chatted(Struct, tag="t", tag_field="k", array_like=True):
    """A seat (-1: a spectator of that name) said something freely."""

    seat: int
    text: str
    name: str = ""


class Kept(Struct, tag="b", tag_field="k", array_like=True):
    """A bot began or ceased to keep a chair: somebody left for a while, was out of time, or came back."""

    seat: int
    kept: bool
    why: Literal["left", "timeout", "returned"]


class Resigned(Struct, tag="r", tag_field="k", array_like=True):
    """A seat gave up."""

    seat: int


Entry = Chosen | Undone | Wished | Answered | Spoken | Chatted | Kept | Resigned

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """Write an entry as it is stored."""
    return ENCODER.encode(entry).decode()


def read(text: str) -> Entry:
    """Read a stored entry."""
    return DECODER.decode(text)
