"""The pieces on the board, each a letter and a sign, so that nothing depends on colour alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from ostoja.cli.boards.tags import tags_of
from ostoja.cli.terminal import words
from ostoja.games.mall_of_horror.words import LOCATION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.game import View
    from ostoja.text import Texts

GLYPHS: Final = ("♥", "■", "✚", "●")  # Pin-Up, Tough Guy, Gunman, Little Girl
CHIPS: Final = (  # by colour: yellow, red, blue, black, brown, green
    "bold black on yellow",
    "bold white on red",
    "bold white on blue",
    "bold white on grey37",
    "bold white on orange4",
    "bold black on green",
)
INKS: Final = ("bold yellow", "bold red", "bold bright_blue", "bold grey70", "bold dark_orange3", "bold green")


def ink(colour: int) -> str:
    """Return the style of a player's name."""
    return INKS[colour % len(INKS)]


def chip_style(colour: int) -> str:
    """Return the style of a player's pieces."""
    return CHIPS[colour % len(CHIPS)]


class Kit:
    """What every part of the board needs: the view, the words, and how the players are marked."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names
        self.tags = tags_of(names)
        self.words = words(texts.language)
        self.players: list[dict[str, Any]] = view["players"]
        self.places: dict[int, dict[str, Any]] = {place["number"]: place for place in view["places"]}
        self.me: int = view.get("seat", -1)

    def say(self, key: str, **facts: str | int) -> str:
        """Say something of the board's own."""
        return self.words.say(f"mall-{key}", **facts)

    def room(self, number: int) -> str:
        """Name a room without what stands in brackets."""
        return self.texts.domain(LOCATION, number).split(" (")[0]

    def style(self, seat: int) -> str:
        """Return the style of a seat's pieces."""
        return chip_style(self.players[seat]["colour"])

    def tag(self, seat: int) -> Text:
        """Draw the letter of a player."""
        return Text(f" {self.tags[seat]} ", style=self.style(seat))

    def tags_in(self, seats: int) -> str:
        """List the letters of a set of players."""
        return " ".join(tag for seat, tag in enumerate(self.tags) if seats >> seat & 1)

    def head(self, seat: int, kind: int, *, hidden: bool) -> Text:
        """Draw a character: whose it is and what it is; a hidden one has a small letter."""
        tag = self.tags[seat].lower() if hidden else self.tags[seat]
        return Text(f"{tag}{GLYPHS[kind]}", style=self.style(seat) + (" italic dim" if hidden else ""))
