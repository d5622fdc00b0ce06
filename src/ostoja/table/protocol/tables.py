"""Tables in the lobby: who sits there, what was agreed, what a new one shall be like."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ostoja.bots.registry import USUAL

Tempo = Literal["calm", "normal", "fast", "at-once"]


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """How much time there is: none; live: `bank` seconds and `increment` per choice; slow: `hours` per question."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=10, le=7200)] = 600
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    hours: Annotated[int, Meta(ge=1, le=240)] = 72


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a chair of a new table: me (several: hot-seat), anybody, or a bot of a level."""

    who: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=16)] = USUAL
    name: Annotated[str, Meta(max_length=24)] = ""
    colour: Annotated[int, Meta(ge=-1, le=7)] = -1


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    data: Annotated[str, Meta(max_length=65536)] = ""
    pace: Pace = Pace()
    timeout: Literal["fallback", "bot", "resign"] = "fallback"  # fallback: a bot makes this one choice
    keep: bool = True  # a bot keeps the chair of somebody who leaves
    talk: Literal["open", "acts", "closed"] = "open"
    listed: bool = True
    spectators: bool = True
    aftermath: Literal["auto", "all", "seated"] = "auto"  # who may look back; auto: all, if the table is listed
    tempo: Tempo = "normal"  # of the bots
    seed: Annotated[str, Meta(max_length=64)] = ""


class Person(Struct):
    """Who sits on a chair. `kept`: a bot keeps it for somebody who is away; `here`: connected now."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    level: str
    colour: int
    here: bool
    kept: bool
    host: bool


class Altered(Struct):
    """Something that was agreed on other than usual: an option, or a field of the data by its dotted name.

    A value that is not a text, a number or a switch is written as JSON; a long one is cut.
    """

    kind: Literal["option", "data"]
    key: str
    usual: str | int | float | bool
    value: str | int | float | bool


class TableCard(Struct):
    """A table as everybody sees it, with what is the reader's own: the seats and whether it is their turn.

    `trouble` says why it cannot be opened: it is broken, or it began under other rules than those of now; `begun` is
    the version of the rules it began with. `aftermath`: who may look back at it after the end, and read what was
    whispered: all, or those who sat or watched.
    """

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    people: list[Person]
    options: dict[str, str | int | bool]
    pace: Pace
    timeout: str
    keep: bool
    talk: str
    listed: bool
    spectators: bool
    sandbox: bool
    pledge: str
    created: int
    changed: int
    seats: list[int]
    turn: bool
    host: bool
    rematch: str
    begun: str
    trouble: Literal["", "broken", "outdated"]
    altered: list[Altered]
    aftermath: Literal["all", "seated"]
    tempo: Tempo


class TempoWish(Struct, forbid_unknown_fields=True):
    """How fast the bots of a table shall play from now on."""

    tempo: Tempo


class Lobby(Struct):
    """The tables that wait for players, and one's own, those where it is one's turn first."""

    open: list[TableCard]
    mine: list[TableCard]
    watch: list[TableCard]


class Join(Struct, forbid_unknown_fields=True):
    """A wish for a chair; -1: any that is free."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    colour: Annotated[int, Meta(ge=-1, le=7)] = -1
