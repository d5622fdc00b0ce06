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
    keep_after: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds until it does; 0: as the house has it
    start: Literal["ready", "full", "host"] = "ready"  # all are there and ready; all are there; the host says so
    late: bool = True  # late comers may take over the chair of a bot or of somebody who has left
    talk: Literal["open", "acts", "closed"] = "open"
    listed: bool = False  # open to all who look into the lobby, or for invited people
    spectators: bool = True
    aftermath: Literal["auto", "all", "seated"] = "auto"  # who may look back; auto: all, if the table is listed
    tempo: Tempo = "normal"  # of the bots
    seed: Annotated[str, Meta(max_length=64)] = ""


class Person(Struct):
    """Who sits on a chair. `kept`: a bot keeps it for somebody who is away; `here`: connected now.

    `ready`: waits for the start. `free`: whoever comes late may take it over. `saved`: an empty chair is kept for its
    player of the last game, by name, for a while. `colour` is one of a client's eight; -1: the sides will decide.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    level: str
    colour: int
    here: bool
    kept: bool
    host: bool
    ready: bool
    free: bool
    saved: str


class Claim(Struct):
    """Somebody asks for their chair back from another device; the host, who alone sees the code, tells it them."""

    seat: int
    name: str
    code: str


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
    whispered: all, or those who sat or watched. `palette` lists the colours that chairs may have here; `claims` are for
    the host alone.
    """

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    people: list[Person]
    options: dict[str, str | int | bool]
    pace: Pace
    timeout: str
    keep: bool
    start: Literal["ready", "full", "host"]
    late: bool
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
    paused: bool
    palette: list[int]
    claims: list[Claim]


class TempoWish(Struct, forbid_unknown_fields=True):
    """How fast the bots of a table shall play from now on."""

    tempo: Tempo


class Lobby(Struct):
    """The tables that wait for players, and one's own, those where it is one's turn first."""

    open: list[TableCard]
    mine: list[TableCard]
    watch: list[TableCard]


class Join(Struct, forbid_unknown_fields=True):
    """A wish for a chair; -1: any that is free. A name for this table alone, where another has one's own."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    colour: Annotated[int, Meta(ge=-1, le=7)] = -1
    name: Annotated[str, Meta(max_length=24)] = ""


class Ready(Struct, forbid_unknown_fields=True):
    """Say that one is ready to begin, or not yet."""

    ready: bool = True


class Colour(Struct, forbid_unknown_fields=True):
    """Choose another colour for a chair of one's own, before the game has begun."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    colour: Annotated[int, Meta(ge=0, le=7)]


HostWhat = Literal["pause", "resume", "stand-in", "give-back", "remove", "hand-on"]


class HostDeed(Struct, forbid_unknown_fields=True):
    """What a host does about a game in play, or about a guest before it.

    pause, resume: stop the game and its clocks, let it go on. stand-in, give-back: put a bot on the chair of somebody
    who is away, and give it back. remove: send somebody away; a bot plays on, or the chair is free if the game has not
    begun. hand-on: let somebody else be the host.
    """

    what: HostWhat
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Code(Struct, forbid_unknown_fields=True):
    """The code that the host was shown and has told."""

    code: Annotated[str, Meta(min_length=1, max_length=16)]
