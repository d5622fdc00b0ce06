"""What goes over the wire: every message between the table and a client, as typed structs.

The client's types are generated from this file. Nothing here carries a sentence: questions, options and events are
keys and numbers that the client says in its own language, so that a table speaks every language at once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Words = Annotated[list[str | int], Meta(min_length=1, max_length=8)]
Json = dict[str, Any]

# ---------------------------------------------------------------- people


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

    login: Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Link(Struct):
    """A one-time link that makes another device the same player."""

    path: str
    expires: int


# ---------------------------------------------------------------- games


class DomainInfo(Struct):
    """A kind of thing; the labels of its members in order. An empty label is a member without a name."""

    name: str
    labels: list[str | int]
    literal: bool


class VerbInfo(Struct):
    """A verb; its options are numbered from `base`, the last domain varying fastest. Domains by their place."""

    name: str
    base: int
    domains: list[int]


class FormInfo(Struct):
    """A sentence that can be said; `name` is its word, domains by their place."""

    name: str
    kind: str
    domains: list[int]


class ChoiceInfo(Struct):
    """An option of the game that a table agrees on."""

    key: str
    kind: Literal["one", "switch", "amount", "seats", "text"]
    default: str | int | bool
    values: list[str] = []
    least: int = 0
    most: int = 0


class GameCard(Struct):
    """A game as the lobby shows it."""

    key: str
    least_seats: int
    most_seats: int
    usual_seats: int
    minutes: list[int]
    weight: int
    sides: bool


class Catalog(Struct):
    """All that a client must know of a game to say its views, options and events."""

    card: GameCard
    rules: str
    domains: list[DomainInfo]
    verbs: list[VerbInfo]
    phrases: dict[str, list[int]]
    talk: list[FormInfo]
    choices: list[ChoiceInfo]


class RuleText(Struct):
    """One rule of a rulebook."""

    id: str
    text: str
    chapter: str
    part: str


# ---------------------------------------------------------------- tables


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """How much time there is: none; live: `bank` seconds and `increment` per choice; slow: `hours` per question."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=10, le=7200)] = 600
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    hours: Annotated[int, Meta(ge=1, le=240)] = 72


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a chair of a new table: me (several: hot-seat), anybody, or a bot of a level."""

    who: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=16)] = "greedy"
    name: Annotated[str, Meta(max_length=24)] = ""
    colour: Annotated[int, Meta(ge=-1, le=7)] = -1


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    data: Annotated[str, Meta(max_length=65536)] = ""
    pace: Pace = Pace()
    timeout: Literal["fallback", "bot", "resign"] = "fallback"
    keep: bool = True  # a bot keeps the chair of somebody who leaves
    talk: Literal["open", "acts", "closed"] = "open"
    listed: bool = True
    spectators: bool = True
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


class TableCard(Struct):
    """A table as everybody sees it, with what is the reader's own: the seats and whether it is their turn."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
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


class Lobby(Struct):
    """The tables that wait for players, and one's own, those where it is one's turn first."""

    open: list[TableCard]
    mine: list[TableCard]
    watch: list[TableCard]


class Join(Struct, forbid_unknown_fields=True):
    """A wish for a chair; -1: any that is free."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    colour: Annotated[int, Meta(ge=-1, le=7)] = -1


# ---------------------------------------------------------------- play: what the table tells a seat


class Question(Struct):
    """What is asked: a key of the game's texts, the numbers in it, and the id of the rule behind it."""

    key: str
    args: list[int]
    rule: str


class Option(Struct):
    """Something that may be chosen: its number, its verb and its targets as `domain:label`, in order."""

    id: int
    verb: str
    path: list[str]


# There are a great many of these, for as long as a table is played: the collector is spared the sight of them.
class Told(Struct, tag="told", tag_field="t", gc=False):
    """Something that happened, as this seat may know it; what the numbers mean stands in `Catalog.phrases`."""

    kind: str
    args: tuple[int, ...]


class Said(Struct, tag="said", tag_field="t"):
    """A talk act: who, to whom (-1: everybody), and the words of its form."""

    seat: int
    to: int
    words: list[str | int]


class Line(Struct, tag="line", tag_field="t"):
    """A line of chat; seat -1 is a spectator, named in `name`."""

    seat: int
    text: str
    name: str = ""


class Note(Struct, tag="note", tag_field="t"):
    """Something about the table itself.

    undo, back: what was told from item `to` of the feed on is void. timeout, kept, returned, left, resigned: a seat.
    """

    what: Literal["undo", "back", "timeout", "kept", "returned", "left", "resigned"]
    seat: int
    to: int = -1


Item = Told | Said | Line | Note


class Clock(Struct):
    """The time of a seat: milliseconds left when the message was sent, and whether it runs. No pace: -1."""

    left: int
    runs: bool


class Word(Struct):
    """A talk act and how it turned out."""

    seat: int
    to: int
    words: list[str | int]
    verdict: str


class Ending(Struct):
    """How it ended: scores, winners (nobody: a draw), who resigned; the seed that was pledged, and kept words."""

    scores: list[int]
    winners: list[int]
    rounds: int
    resigned: list[int]
    seed: str
    pledge: str
    ledger: list[Word]


class TakeBack(Struct):
    """A wish to go back beyond undo: who asks, and who has agreed so far."""

    seat: int
    agreed: list[int]


class Update(Struct, tag="update", tag_field="t", gc=False):
    """All that a seat sees now, and what it was told since item `start` of its feed.

    `decision` is the id of the open question: a choice must name it. `since` is the length of the feed when the seat
    last chose. `final` says that the question's choices cannot be undone once made.
    """

    decision: int
    asked: list[int]
    question: Question | None
    options: list[Option]
    view: Json
    start: int
    feed: list[Item]
    since: int
    undo: bool
    final: bool
    back: TakeBack | None
    clocks: list[Clock]
    end: Ending | None


class People(Struct, tag="people", tag_field="t"):
    """Who sits where, sent when it changes."""

    table: TableCard


class Ack(Struct, tag="ack", tag_field="t"):
    """What was sent under this reference is stored and done."""

    ref: int


class Refusal(Struct, tag="refusal", tag_field="t"):
    """What was sent under this reference changed nothing, and why: a key of the texts, and a detail for experts."""

    ref: int
    error: str
    detail: str


Message = Update | People | Ack | Refusal

# ---------------------------------------------------------------- play: what a seat tells the table

Ref = Annotated[int, Meta(ge=0, le=2**31)]


class Choose(Struct, tag="choose", tag_field="t", forbid_unknown_fields=True):
    """A choice: the id of the question, and the option by its number."""

    decision: int
    option: Annotated[int, Meta(ge=0)]
    ref: Ref = 0


class Undo(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take one's last choice back."""

    ref: Ref = 0


class Back(Struct, tag="back", tag_field="t", forbid_unknown_fields=True):
    """Ask all to go back before one's last choice, or answer such a wish."""

    agree: bool
    ref: Ref = 0


class Say(Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Say something in one of the game's forms; -1 is everybody."""

    to: Annotated[int, Meta(ge=-1, le=7)]
    words: Words
    ref: Ref = 0


class Chat(Struct, tag="chat", tag_field="t", forbid_unknown_fields=True):
    """Say something freely."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Ref = 0


class Resign(Struct, tag="resign", tag_field="t", forbid_unknown_fields=True):
    """Leave for good: a bot takes the chair; with two seats the other side wins."""

    ref: Ref = 0


class Away(Struct, tag="away", tag_field="t", forbid_unknown_fields=True):
    """Leave the chair to a bot for a while, or take it back."""

    away: bool
    ref: Ref = 0


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Keep the line open, or ask for everything from item `have` of the feed."""

    have: int = -1
    ref: Ref = 0


Deed = Choose | Undo | Back | Say | Chat | Resign | Away
Command = Deed | Ping


# ---------------------------------------------------------------- after the end


class Closed(Struct):
    """Something that cannot be chosen now, and the id of the rule that forbids it."""

    option: Option
    rule: str


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


class Proof(Struct):
    """The outcome of running a finished game again from its record."""

    holds: bool
    pledge: str
    seed: str
    final: str
    problem: str


class Fork(Struct, forbid_unknown_fields=True):
    """Open a position of a finished game as a sandbox: after so many choices."""

    at: Annotated[int, Meta(ge=0)]


class Trouble(Struct):
    """The body of every error of the HTTP interface: a key of the texts, and a detail that names the field."""

    error: str
    detail: str
