"""The pieces on the board, each a letter and a sign, so that nothing depends on colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from rich.text import Text

from ostoja.cli.boards.tags import tags_of
from ostoja.cli.terminal import words
from ostoja.engine.datafile import number
from ostoja.games.mall_of_horror import seen as mall
from ostoja.games.osaczeni import seen as lockdown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.game import Setup
    from ostoja.engine.vocabulary import Domain
    from ostoja.text import Texts


V = TypeVar("V", bound=mall.View | lockdown.View)
Player: TypeAlias = mall.Player | lockdown.Player
Place: TypeAlias = mall.Place | lockdown.Area


@dataclass(frozen=True)
class Look:
    """What tells the board of one game from that of another."""

    rooms: Domain
    cards: Domain
    glyphs: Sequence[str]  # by kind of character
    chips: Sequence[str]  # styles of pieces, by colour
    inks: Sequence[str]  # styles of names, by colour
    foe: str  # the letter of whatever stands outside
    plans: Mapping[int, Sequence[Sequence[int]]]  # the rooms in rows, by how many fit side by side
    phases: Mapping[str, str]  # the letter of every phase
    moving: frozenset[str]  # phases in which revealed destinations mean something
    stale: frozenset[str]  # phases in which open dice are the last round's and say nothing any more

    def ink(self, colour: int) -> str:
        """Return the style of a player's name."""
        return self.inks[colour % len(self.inks)]


class Kit(Generic[V]):
    """What every part of the board needs: the view, the words, and how the players are marked."""

    def __init__(self, look: Look, view: V, texts: Texts, names: Sequence[str]) -> None:
        self.look = look
        self.view: V = view
        self.texts = texts
        self.names = names
        self.tags = tags_of(names)
        self.words = words(texts.language)
        self.me = -1
        if "seat" in view:
            self.me = view["seat"]

    def say(self, key: str, **facts: str | int) -> str:
        """Say something of the board's own."""
        return self.words.say(f"mall-{key}", **facts)

    def room(self, number: int) -> str:
        """Name a room without what stands in brackets."""
        return self.texts.domain(self.look.rooms, number).split(" (")[0]

    def card(self, card: int) -> str:
        """Name a card."""
        return self.texts.domain(self.look.cards, card)

    def style(self, seat: int) -> str:
        """Return the style of a seat's pieces."""
        colour = self.view["players"][seat]["colour"]
        return self.look.chips[colour % len(self.look.chips)]

    def tag(self, seat: int) -> Text:
        """Draw the letter of a player."""
        return Text(f" {self.tags[seat]} ", style=self.style(seat))

    def tags_in(self, seats: int) -> str:
        """List the letters of a set of players."""
        return " ".join(tag for seat, tag in enumerate(self.tags) if seats >> seat & 1)

    def head(self, seat: int, kind: int, *, hidden: bool) -> Text:
        """Draw a character: whose it is and what it is; a hidden one has a small letter."""
        tag = self.tags[seat].lower() if hidden else self.tags[seat]
        return Text(f"{tag}{self.look.glyphs[kind]}", style=self.style(seat) + (" italic dim" if hidden else ""))


def characters(glyphs: Sequence[str], domain: Domain, setup: Setup, texts: Texts) -> Text:
    """Explain the characters in play with their numbers."""
    line = Text(style="dim")
    for kind, glyph in enumerate(glyphs):
        field = f"characters.{domain.spell(kind)}"
        if setup.seats > number(setup.data, f"{field}.players", 0, 99, 99):
            continue
        value, strength, votes = (number(setup.data, f"{field}.{f}", 0, 99, 0) for f in ("value", "strength", "votes"))
        line.append(f"{glyph} ", style="bold not dim")
        line.append(f"{texts.domain(domain, kind)} {value}")
        line.append(f" ♜{strength}" if strength > 1 else "")
        line.append(f" ✓{votes}" if votes > 1 else "")
        line.append("   ")
    return line
