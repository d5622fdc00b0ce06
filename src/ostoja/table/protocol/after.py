"""A game after its end: its story, any moment of it, the proof that all was fair, a fork."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ostoja.bots.registry import USUAL
from ostoja.table.protocol.fields import Json
from ostoja.table.protocol.updates import Ending, Item, Option, Question


class Moments(Struct):
    """The length of a finished game for the slider: its choices in order, and the places where a round begins."""

    choices: int
    rounds: list[int]
    seats: int


class Frame(Struct):
    """What a seat, or a spectator, saw after so many choices; `feed` are the items that the last one brought."""

    at: int
    seat: int | None
    chooser: int
    chosen: Option | None
    asked: list[int]
    question: Question | None
    view: Json
    feed: list[Item]
    end: Ending | None


class Story(Struct):
    """All that a seat, or a spectator, was told in a finished game; `marks[at]` items of it after `at` choices."""

    feed: list[Item]
    marks: list[int]


class ChronicleLine(Struct):
    """An entry of a table's log in words, told without the rules: a choice, an act, a line or a note, and when.

    Words are a verb and its targets, a talk act, or the key of a note; none: a choice that the reader may not know.
    """

    kind: Literal["choice", "act", "line", "note"]
    seat: int
    to: int = -1
    words: list[str | int] = []
    text: str = ""
    name: str = ""
    at: int = 0


class Chronicle(Struct):
    """The stored story of a table, whether this build can open it or not; `begun` is the version of its rules."""

    begun: str
    lines: list[ChronicleLine]
    end: Ending | None


class Proof(Struct):
    """The outcome of running a finished game again from its record."""

    holds: bool
    pledge: str
    seed: str
    final: str
    problem: str


class Fork(Struct, forbid_unknown_fields=True):
    """Open a position of a finished game as a sandbox: after so many choices.

    `seat`: the chair one takes, with bots of a level on the others; -1: all chairs are one's own.
    """

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    level: Annotated[str, Meta(max_length=16)] = USUAL
