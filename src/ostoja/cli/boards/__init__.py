"""How games look in a terminal: one module or package per game, named after its key; without one, plain panels.

A game of another package may bring the module `terminal`.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Final

from ostoja.cli.boards import plain

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from rich.console import RenderableType

    from ostoja.engine.game import Game, Setup, View
    from ostoja.text import Texts

PALETTE: Final = ("yellow", "red", "bright_blue", "magenta", "green", "cyan", "bright_white", "bright_magenta")


def drawing_of(game: Game) -> ModuleType:
    """Return the module that draws a game: ours, that of the game's own package, or the plain one."""
    for name in (f"{__name__}.{game.key.replace('-', '_')}", f"{game.package()}.terminal"):
        if importlib.util.find_spec(name) is not None:
            return importlib.import_module(name)
    return plain


class Board:
    """How one game is drawn.

    Its module has `draw(view, texts, names)`, and may have `styles(view)`: the colour of every seat,
    `legend(setup, texts)`: how to read the board, `TONES`: how some kinds of events look in the log,
    and `QUIET`: kinds of events that the board shows so well that the news may leave them out.
    """

    def __init__(self, game: Game) -> None:
        self.module = drawing_of(game)
        self.tones: dict[str, str] = getattr(self.module, "TONES", {})
        self.quiet: frozenset[str] = getattr(self.module, "QUIET", frozenset())

    def draw(self, view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
        """Draw what a seat, or a spectator, sees."""
        drawing: RenderableType = self.module.draw(view, texts, names)
        return drawing

    def styles(self, view: View, seats: int) -> list[str]:
        """Return the colour of every seat."""
        if hasattr(self.module, "styles"):
            return list(self.module.styles(view))
        return [PALETTE[seat % len(PALETTE)] for seat in range(seats)]

    def legend(self, setup: Setup, texts: Texts) -> RenderableType | None:
        """Tell how to read the board."""
        return self.module.legend(setup, texts) if hasattr(self.module, "legend") else None
