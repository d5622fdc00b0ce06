"""The board of Mall of Horror: six rooms, who is in them, what stands outside, and how long it will hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from ostoja.cli.boards.besieged.pieces import Kit, characters
from ostoja.cli.boards.besieged.players import cards_line, memory_lines, players_table
from ostoja.cli.boards.besieged.status import Headline, status
from ostoja.cli.boards.besieged.tiles import Tiles
from ostoja.cli.boards.mall_of_horror.pieces import GLYPHS, LOOK
from ostoja.cli.boards.mall_of_horror.players import buried, marks, out
from ostoja.cli.boards.mall_of_horror.rooms import card, inside
from ostoja.cli.terminal import words
from ostoja.engine.datafile import number
from ostoja.games.mall_of_horror.words import CHARACTER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ostoja.engine.game import Setup
    from ostoja.games.mall_of_horror.seen import View
    from ostoja.text import Texts

QUIET: Final = frozenset({"zombie", "placement-die"})  # the board shows them
TONES: Final = {
    "breach": "red",
    "broke-in": "bold red",
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
    kit = Kit(LOOK, view, texts, names)
    alive = kit.say("alive", alive=view["alive"], rescue=view["rescue"])
    parts: list[RenderableType] = [Headline(kit), status(kit, view["rescue"], alive)]
    parts += [Tiles(kit, inside, card), players_table(kit, marks, out)]
    if "hand" in view:
        parts += [cards_line(kit), *memory_lines(kit, buried(kit))]
    return Group(*parts)


def styles(view: View) -> list[str]:
    """Return the colour of every seat, for its name in the log."""
    return [LOOK.ink(player["colour"]) for player in view["players"]]


def legend(setup: Setup, texts: Texts) -> RenderableType:
    """Explain the pieces with their numbers."""
    line = characters(GLYPHS, CHARACTER, setup, texts)
    signs = words(texts.language).say("mall-signs", curse=number(setup.data, "numbers.curse", 0, 99))
    return Text.assemble(line, "\n", (signs, "dim"))
