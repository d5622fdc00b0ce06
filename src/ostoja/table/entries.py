"""The log of a table: what was done at it, entry by entry. Everything else is worked out from it.

A log outlives the code that wrote it, so it holds words: the numbers of options are a vocabulary's own affair.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Vocabulary, Word

By = Literal["", "bot", "timeout"]


class ChoiceEntry(Struct, gc=False):
    """A seat chose: itself, through a bot that keeps its chair, or because its time was up."""

    seat: int
    option: int
    by: By = ""
    mark: str = ""  # the hash of the game before it, where the log keeps one: a replay that differs is found out


class StoredChoice(Struct, tag="c", tag_field="k", array_like=True, gc=False):
    """A choice as it is stored: its verb and its targets."""

    seat: int
    words: list[str | int]
    by: By = ""
    mark: str = ""


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


class ActEntry(Struct, tag="s", tag_field="k", array_like=True):
    """A seat said something in one of the game's forms, maybe in reply to an act by its number in the match."""

    seat: int
    to: int
    words: list[str | int]
    by: Literal["", "bot"] = ""  # bot: the one that keeps the chair said it, not whoever sits there
    re: int = -1
    voice: str = ""


class LineEntry(Struct, tag="t", tag_field="k", array_like=True):
    """A seat (-1: a spectator of that name) said something freely, to everybody (-1) or to one seat."""

    seat: int
    text: str
    name: str = ""
    to: int = -1


class Kept(Struct, tag="b", tag_field="k", array_like=True):
    """A bot began or ceased to keep a chair.

    Somebody left for a while, was out of time, came back, or the host put the bot there and gave the chair back.
    """

    seat: int
    kept: bool
    why: Literal["left", "timeout", "returned", "host", "given"]


class Resigned(Struct, tag="r", tag_field="k", array_like=True):
    """A seat gave up."""

    seat: int


class Seated(Struct, tag="n", tag_field="k", array_like=True):
    """A chair changed hands in play.

    Somebody took it over from a bot or from whoever had left; the host removed whoever sat there, and a bot plays on;
    or its player came back on another device. `before` is the name that the chair had.
    """

    seat: int
    name: str
    why: Literal["took", "removed", "reclaimed"]
    before: str = ""


class Paused(Struct, tag="p", tag_field="k", array_like=True):
    """The host stopped the game and its clocks for a while, or let it go on."""

    seat: int
    paused: bool


class Hosting(Struct, tag="h", tag_field="k", array_like=True):
    """The host handed the hosting on to whoever sits on a chair."""

    seat: int


Housekeeping = Seated | Paused | Hosting
Deed = Undone | Wished | Answered | ActEntry | LineEntry | Kept | Resigned | Housekeeping
Entry = ChoiceEntry | Deed

TALK: Final = tuple(f'["{kind.__struct_config__.tag}",' for kind in (ActEntry, LineEntry))
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[StoredChoice | Deed]] = msgspec.json.Decoder(StoredChoice | Deed)


class Scribe:
    """Writes the log of a game in its words, and reads it; what was spelled once is remembered."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.spelled: dict[int, list[Word]] = {}
        self.known: dict[tuple[Word, ...], int] = {}

    def write(self, entry: Entry) -> str:
        """Write an entry as it is stored."""
        if isinstance(entry, ChoiceEntry):
            words = self.spelled.get(entry.option)
            if words is None:
                words = self.spelled[entry.option] = self.vocabulary.spell(entry.option)
            return ENCODER.encode(StoredChoice(entry.seat, words, entry.by, entry.mark)).decode()
        return ENCODER.encode(entry).decode()

    def read(self, text: str) -> Entry:
        """Read a stored entry."""
        entry = stored(text)
        if not isinstance(entry, StoredChoice):
            return entry
        words = tuple(entry.words)
        if words not in self.known:
            self.known[words] = self.vocabulary.read(words)
        return ChoiceEntry(entry.seat, self.known[words], entry.by, entry.mark)


@cache
def scribe(vocabulary: Vocabulary) -> Scribe:
    """Return the scribe of a game's vocabulary."""
    return Scribe(vocabulary)


def stored(text: str) -> StoredChoice | Deed:
    """Read an entry as it is stored, whatever game it is of."""
    return DECODER.decode(text)


def is_talk(text: str) -> bool:
    """Tell whether a stored entry is talk, of which not everybody at a table may know."""
    return text.startswith(TALK)
