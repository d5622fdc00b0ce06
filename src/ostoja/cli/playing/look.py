"""A look at a position: the board through a seat's eyes, whose question it is, and what may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ostoja.cli.boards import Board
from ostoja.cli.playing.desk import Desk
from ostoja.cli.playing.ending import show_result
from ostoja.cli.playing.people import names_at
from ostoja.cli.playing.screen import Screen
from ostoja.cli.terminal import words
from ostoja.engine.match import Match
from ostoja.text import Texts

if TYPE_CHECKING:
    from rich.console import Console

    from ostoja.engine.position import Position


class Look:
    """Shows a position to a seat, or to a spectator who also reads what everybody may choose: the text is theirs."""

    def __init__(self, position: Position, seat: int | None, tongue: str, console: Console) -> None:
        self.position = position
        self.seat = seat
        self.names = names_at(position.setup.seats, 0, "")
        self.match = Match(position.game, position.setup, "", self.names, position.state)
        self.board = Board(position.game)
        self.texts = Texts(position.game, tongue)
        self.words = words(tongue)
        self.console = console
        self.screen = Screen(self.match, seat, self.board, self.texts, self.words, console)

    def show(self) -> None:
        """Show everything."""
        self.show_title()
        self.screen.show_board()
        if self.match.state.over:
            show_result(self.match, self.seat, self.texts, self.console)
        elif not self.position.asked():
            self.screen.say("position-asks-nobody", style="bold")
        else:
            self.show_questions()

    def show_title(self) -> None:
        """Say what is shown and to whom, and whether it is the true one."""
        watcher = self.texts.say("spectator") if self.seat is None else self.called(self.seat)
        title = self.words.say("replay-title", title=self.texts.say("game-title"), watcher=watcher)
        self.console.print(Text(title, style="bold"))
        if self.position.seen_by is not None:
            self.screen.say("position-seen-by", style="dim", name=self.called(self.position.seen_by))

    def show_questions(self) -> None:
        """Say who is asked, and what they may choose, as far as it is shown; who may choose the same is asked once."""
        asked = self.position.asked()
        alike: dict[tuple[str, ...], list[int]] = {}
        for seat in asked:
            if self.seat in {None, seat}:
                alike.setdefault(self.labels(seat), []).append(seat)
        for seats in alike.values():
            desk = Desk(self.match, seats[0], self.board, self.texts, self.words, self.console)
            desk.show_question(", ".join(map(self.called, seats)))
        if self.seat not in {None, *asked}:
            self.console.print()
            self.screen.say("position-asked", style="bold", names=", ".join(map(self.called, asked)))

    def labels(self, seat: int) -> tuple[str, ...]:
        """Return what a seat may choose, in words."""
        question = self.match.question()[0]
        return tuple(self.texts.option(option, self.names, question, seat) for option in self.match.options(seat))

    def called(self, seat: int) -> str:
        """Call a seat by its name and number."""
        return self.words.say("position-seat", name=self.names[seat], seat=seat)
