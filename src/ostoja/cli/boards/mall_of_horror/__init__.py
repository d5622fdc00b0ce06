"""The board of Mall of Horror: six rooms, who is in them, what stands outside, and how long it will hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from ostoja.cli.boards.mall_of_horror.pieces import GLYPHS, Kit, ink
from ostoja.cli.boards.mall_of_horror.players import cards_line, memory_lines, players_table
from ostoja.cli.boards.mall_of_horror.rooms import Rooms
from ostoja.cli.boards.mall_of_horror.status import Headline, status
from ostoja.cli.terminal import words
from ostoja.engine.datafile import number
from ostoja.games.mall_of_horror.words import CHARACTER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ostoja.engine.game import Setup, View
    from ostoja.text import Texts

QUIET: Final = frozenset({"zombie", "placement-die"})  # the board shows them
TONES: Final = {
    "breach": "bold red",
    "eaten": "bold red",
    "eliminated": "bold red",
    "cursed": "bold magenta",
    "crowd": "magenta",
    "pin-ups": "magenta",
    "lured": "magenta",
    "repelled": "green",
    "nobody-found": "green",
    "killed": "green",
    "elected": "bold",
    "rescue": "bold green",
}


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw the mall as a seat, or a spectator, sees it."""
    kit = Kit(view, texts, names)
    parts: list[RenderableType] = [Headline(kit), status(kit), Rooms(kit), players_table(kit)]
    if "hand" in view:
        parts += [cards_line(kit), *memory_lines(kit)]
    return Group(*parts)


def styles(view: View) -> list[str]:
    """Return the colour of every seat, for its name in the log."""
    return [ink(player["colour"]) for player in view["players"]]


def legend(setup: Setup, texts: Texts) -> RenderableType:
    """Explain the pieces with their numbers."""
    line = Text(style="dim")
    for kind, glyph in enumerate(GLYPHS):
        field = f"characters.{CHARACTER.spell(kind)}"
        if setup.seats > number(setup.data, f"{field}.players", 0, 99, 99):
            continue
        value, strength, votes = (number(setup.data, f"{field}.{f}", 0, 99, 0) for f in ("value", "strength", "votes"))
        line.append(f"{glyph} ", style="bold not dim")
        line.append(f"{texts.domain(CHARACTER, kind)} {value}")
        line.append(f" ♜{strength}" if strength > 1 else "")
        line.append(f" ✓{votes}" if votes > 1 else "")
        line.append("   ")
    signs = words(texts.language).say("mall-signs", curse=number(setup.data, "numbers.curse", 0, 99))
    return Text.assemble(line, "\n", (signs, "dim"))
