"""What a client must know of a game to say its views, options and events in its own words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


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
    """A sentence that can be said; `name` is its word, domains by their place.

    `partner`: an offer whose first word is the seat it is meant for; others may be accepted by whoever hears them.
    """

    name: str
    kind: str
    domains: list[int]
    partner: bool = False


class ChoiceInfo(Struct):
    """An option of the game that a table agrees on.

    Where there is an `opener`, all values but the first are locked: each is the number of something in `Me.unlocked`,
    and the switch of that key opens them all. What is unlocked is filled in by the server: no form needs to ask.
    """

    key: str
    kind: Literal["one", "switch", "amount", "seats", "unlocked", "text"]
    default: str | int | bool
    values: list[str] = []
    least: int = 0
    most: int = 0
    opener: str = ""


class DataField(Struct):
    """A field of the game's data: its dotted name, where it comes from, how far it may be changed, and why no further.

    `least`, `most` and `step` bound numbers, also those in a list; `shortest` and `longest` the entries of a list or
    the characters of a text; `words` are all that there are, where there are such. What is `fixed` stays as it is.
    """

    field: str
    kind: Literal["number", "numbers", "switch", "word", "words", "text"]
    usual: int | bool | str | list[int | str]
    origin: list[Literal["printed", "source", "logic", "house"]]
    fixed: bool
    least: int
    most: int
    step: int
    shortest: int
    longest: int
    words: list[str]
    why: dict[str, str]


class DataText(Struct, forbid_unknown_fields=True):
    """A data file as somebody brings it: TOML with the fields that are to be other than usual."""

    text: Annotated[str, Meta(max_length=65536)]


class DataChanges(Struct):
    """What a data file changes, by the dotted names of the fields; all of it within the bounds."""

    fields: dict[str, int | bool | str | list[int | str]]


class GameCard(Struct):
    """A game as the lobby shows it."""

    key: str
    least_seats: int
    most_seats: int
    usual_seats: int
    minutes: list[int]
    weight: int
    sides: bool


class Bots(Struct):
    """The bots that there are, by their names; who plays where nobody has named one, and who answers at once."""

    levels: list[str]
    usual: str
    quick: str


class Catalog(Struct):
    """All that a client must know of a game to say its views, options and events."""

    card: GameCard
    rules: str
    domains: list[DomainInfo]
    verbs: list[VerbInfo]
    phrases: dict[str, list[int]]
    fields: dict[str, int]  # what the numbers in fields of a view mean: a domain by its place
    talk: list[FormInfo]
    choices: list[ChoiceInfo]


class RuleText(Struct):
    """One rule of a rulebook."""

    id: str
    text: str
    chapter: str
    part: str
