"""What a seat or a spectator is shown: the story and the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ostoja.cli.playing.story import ROUND, Told, paragraphs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from ostoja.cli.boards import Board
    from ostoja.engine.match import Match
    from ostoja.text import CommonTexts, Texts


class Screen:
    """A screen that shows a match through the eyes of one seat: its view, its events, its options, its talk."""

    def __init__(
        self, match: Match, watcher: int | None, board: Board, texts: Texts, words: CommonTexts, console: Console
    ) -> None:
        self.match = match
        self.watcher = watcher
        self.board = board
        self.texts = texts
        self.words = words
        self.console = console
        self.drawn = ""  # the board as it was last drawn

    def tell(self, told: Sequence[Told], quiet: frozenset[str] = frozenset()) -> None:
        """Tell some of the story; every round has a heading."""
        page: list[Told] = []
        for line in told:
            if line.kind == ROUND:
                self._print_page(page, quiet)
                page = []
                self.console.print(Rule(line.text, style="dim", align="left"))
            else:
                page.append(line)
        self._print_page(page, quiet)

    def _print_page(self, page: Sequence[Told], quiet: frozenset[str]) -> None:
        """Print what happened within a round."""
        for text in paragraphs(page, quiet):
            self.console.print(Padding(text, (0, 0, 0, 1), expand=False))

    def show_board(self, *, again: bool = False) -> None:
        """Draw the board, if it has changed since it was last drawn."""
        drawing = self.board.draw(self.match.view(self.watcher), self.texts, self.match.names)
        with self.console.capture() as picture:
            self.console.print(drawing)
        if picture.get() == self.drawn and not again:
            return
        self.console.print()
        self.console.print(drawing)
        if again or not self.drawn:
            self.show_legend()
        self.drawn = picture.get()

    def show_legend(self) -> None:
        """Tell how to read the board."""
        legend = self.board.legend(self.match.setup, self.texts)
        if legend is not None:
            self.console.print(legend)

    def say(self, message: str, style: str = "", **facts: str | int) -> None:
        """Say something of the command line's own."""
        self.console.print(Text(self.words.say(message, **facts), style=style))
