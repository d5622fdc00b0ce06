"""What the person at a seat is shown beyond the board: question, options, rules, and the whole log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.markdown import Markdown
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from ostoja.cli.playing.screen import Screen
from ostoja.cli.playing.story import Story
from ostoja.engine.errors import SetupError
from ostoja.text.rulebook import rulebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from ostoja.cli.boards import Board
    from ostoja.engine.match import Match
    from ostoja.text import CommonTexts, Texts
    from ostoja.text.rulebook import Rule as BookRule
    from ostoja.text.rulebook import Rulebook

FEW: Final = 5  # options that stand one below the other; more of them share lines


class Desk(Screen):
    """The screen of somebody who plays."""

    def __init__(
        self, match: Match, seat: int, board: Board, texts: Texts, words: CommonTexts, console: Console
    ) -> None:
        super().__init__(match, seat, board, texts, words, console)
        self.seat = seat
        self.story = Story(match, seat, texts, board)

    def show_news(self) -> None:
        """Tell what happened since the last question."""
        self.tell(self.story.news(), self.board.quiet)

    def show_log(self) -> None:
        """Tell the whole story again."""
        self.console.print(Rule(self.texts.say("log"), align="left"))
        self.tell(self.story.all())

    def show_question(self, called: str = "") -> None:
        """Say what is asked, by which rule, and what may be answered; to somebody else, also who is asked."""
        match = self.match
        question = match.question()
        title = Text.assemble((self.texts.say(f"{question[0]}.title"), "bold"), (f" · {match.rule()}", "dim"))
        self.console.print()
        self.console.print(Rule(title, align="left", style="cyan"))
        if called:
            self.console.print(self.story.paint(Text(self.words.say("position-asked", names=called))))
        self.console.print(Text(self.texts.question(question, match.names), style="bold"))
        options = match.options(self.seat)
        self.show_choices([self.texts.option(option, match.names, question[0], self.seat) for option in options])

    def show_choices(self, labels: Sequence[str]) -> None:
        """List some choices by number."""
        painted = [self.story.paint(Text(label)) for label in labels]
        lines = [Text.assemble((f"{n:>3}", "bold cyan"), "  ", label) for n, label in enumerate(painted, 1)]
        if len(lines) <= FEW:
            for line in lines:
                self.console.print(line)
        else:
            self.console.print(Columns(lines, column_first=True, equal=True, padding=(0, 2)))

    def show_rule(self) -> None:
        """Show the rule behind the question among its neighbours."""
        book = self.book()
        rule = book.rules.get(self.match.rule()) if book else None
        if book is None or rule is None:
            self.say("play-no-rule")
            return
        lines = [_line(other, lit=other is rule) for other in book.beside(rule.id)]
        title = f"{rule.chapter} · {rule.part}" if rule.part else rule.chapter
        self.console.print(Panel(Text("\n").join(lines), title=title, title_align="left", border_style="cyan"))
        self.show_legend()

    def show_rulebook(self) -> None:
        """Show all rules."""
        book = self.book()
        if book is None:
            self.say("play-no-rulebook")
            return
        self.console.print(Markdown(book.page))

    def book(self) -> Rulebook | None:
        """Open the rules; a game from elsewhere may have brought none, and is played all the same."""
        try:
            return rulebook(self.match.game, self.texts.language)
        except SetupError:
            return None


def _line(rule: BookRule, *, lit: bool) -> Text:
    """Write a rule; the one that is asked for stands out by a mark too."""
    mark = "▸ " if lit else "  "
    return Text.assemble(mark, (f"{rule.id}  ", "bold cyan" if lit else "cyan"), (rule.text, "bold" if lit else "dim"))
