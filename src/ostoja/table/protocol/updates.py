"""What a table tells a seat: the open question, what may be chosen, what is seen and what happened."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ostoja.table.protocol.fields import Json
from ostoja.table.protocol.tables import TableCard


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


class Closed(Struct):
    """Something that cannot be chosen now, and the id of the rule that forbids it."""

    option: Option
    rule: str


# There are a great many of these, for as long as a table is played: the collector is spared the sight of them.
class ToldEvent(Struct, tag="event", tag_field="t", gc=False):
    """Something that happened, as this seat may know it; what the numbers mean stands in `Catalog.phrases`."""

    kind: str
    args: tuple[int, ...]


class ToldAct(Struct, tag="act", tag_field="t"):
    """A talk act: who, to whom (-1: everybody), and the words of its form.

    `re` is the item of this feed that it replies to, `voice` the manner in which a bot says it: a character
    and a wording, as in `honest-2`; people have none.
    """

    seat: int
    to: int
    words: list[str | int]
    by: Literal["bot"] | UnsetType = UNSET  # the one that keeps the chair said it
    re: int | UnsetType = UNSET
    voice: str | UnsetType = UNSET


class ToldLine(Struct, tag="line", tag_field="t"):
    """A line of chat, to everybody (-1) or to one seat; seat -1 is a spectator, named in `name`."""

    seat: int
    text: str
    name: str = ""
    to: int = -1


class ToldNote(Struct, tag="note", tag_field="t"):
    """Something about the table itself.

    undo, back: what was told from item `to` of the feed on is void. timeout, kept, returned, left, resigned: a seat.
    stood-in, given: the host put a bot on a chair, or gave it back. took, removed, reclaimed: a chair changed hands;
    `name` is what whoever sat there before was called. paused, resumed, hosted: by the host, or who that is now.
    """

    what: Literal[
        "undo", "back", "timeout", "kept", "returned", "left", "resigned",
        "stood-in", "given", "took", "removed", "reclaimed", "paused", "resumed", "hosted",
    ]  # fmt: skip
    seat: int
    to: int = -1
    name: str | UnsetType = UNSET


Item = ToldEvent | ToldAct | ToldLine | ToldNote


class Clock(Struct):
    """The time of a seat: milliseconds left when the message was sent, and whether it runs. No pace: -1."""

    left: int
    runs: bool


class LedgerEntry(Struct):
    """A talk act, or a promise out of a deal, and how it turned out; in which round it was said.

    `why` is the reason that a bot gives for a broken promise: gain, revenge or end.
    """

    seat: int
    to: int
    words: list[str | int]
    verdict: str
    round: int = 0
    why: str = ""


class TrustTurn(Struct):
    """When a bot began to trust somebody, or ceased to: the round, who, and whom."""

    round: int
    seat: int
    other: int
    trusts: bool


class Ending(Struct):
    """How it ended: scores, winners (nobody: a draw), who resigned; the seed that was pledged, and kept words."""

    scores: list[int]
    winners: list[int]
    rounds: int
    resigned: list[int]
    seed: str
    pledge: str
    ledger: list[LedgerEntry]
    trust: list[TrustTurn] = []


class TakeBack(Struct):
    """A wish to go back beyond undo: who asks, and who has agreed so far."""

    seat: int
    agreed: list[int]


class Update(Struct, tag="update", tag_field="t", gc=False):
    """All that a seat sees now, and what it was told since item `start` of its feed.

    `serial` is the id of the open question: a choice must name it. `since` is the length of the feed when the seat
    last chose. `pick` says that a choice is one of several small ones that only together mean something; `sealed`,
    that nobody sees the choices until all are in. `standing` are the items of the feed whose acts are not judged yet.
    """

    serial: int
    asked: list[int]
    question: Question | None
    options: list[Option]
    view: Json
    start: int
    feed: list[Item]
    since: int
    undo: bool
    pick: bool
    sealed: bool
    back: TakeBack | None
    clocks: list[Clock]
    end: Ending | None
    standing: list[int] = []


class Change(Struct, tag="change", tag_field="t"):
    """What is other than in the update, or change, that came before over the same socket; only who asks for it gets it.

    Each entry of `put` is a way down from the update and, last, what stands there now: `["view", "places", 2, "noise",
    1]`. Each entry of `gone` is the way to something that is no more. `feed` is new from item `start` on.
    """

    start: int
    feed: list[Item]
    put: list[list[Any]]
    gone: list[list[str | int]]


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


class Trouble(Struct):
    """The body of every error of the HTTP interface: a key of the texts, and a detail that names the field."""

    error: str
    detail: str


Message = Update | Change | People | Ack | Refusal
