"""The loop of a game in a terminal: the bots play on until the person is asked, and so on to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.cli.playing.answers import Answers, Left
from ostoja.cli.playing.ending import show_ledger, show_proof, show_result
from ostoja.cli.playing.talking import Talking
from ostoja.engine.errors import OptionError, OstojaError
from ostoja.engine.rng import pledge

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.bots.company import Company
    from ostoja.cli.playing.desk import Desk
    from ostoja.cli.playing.keeping import Keeping


class Loop:
    """One person's game."""

    def __init__(self, desk: Desk, company: Company, keeping: Keeping) -> None:
        self.desk = desk
        self.match = desk.match
        self.seat = desk.seat
        self.company = company
        self.keeping = keeping
        self.answers = Answers(desk.console)
        self.keys: dict[str, Callable[[], bool]] = {
            "t": self.talk,
            "?": lambda: self.shown(desk.show_rule),
            "r": lambda: self.shown(desk.show_rulebook),
            "l": lambda: self.shown(desk.show_log),
            "v": self.look,
            "u": self.undo,
            "s": lambda: self.shown(lambda: self.keeping.keep_so_far(desk)),
            "q": self.leave,
        }

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.open()
        try:
            while not self.match.state.over:
                self.company.speak()
                if self.match.is_asked(self.seat):
                    self.answer()
                else:
                    self.company.choose()
        except Left:
            self.desk.say("play-left", style="bold")
        else:
            self.close()
        if self.match.start is None:  # else there was no deal to prove
            show_proof(self.match, self.desk.words, self.desk.console)
        self.keeping.keep(self.desk)

    def open(self) -> None:
        """Greet the person and pledge the seed; a position holds its chance, so there is nothing to pledge."""
        desk = self.desk
        desk.console.print(desk.texts.say("game-title"), style="bold red")
        desk.console.print(desk.texts.say("game-about"))
        desk.say("play-seat", style="bold", name=self.match.names[self.seat])
        if self.match.start is None:
            desk.console.print(f"{desk.words.say('play-pledge')}\n{pledge(self.match.seed)}", style="dim")

    def close(self) -> None:
        """Show how it ended."""
        desk = self.desk
        desk.show_news()
        desk.show_board(again=True)
        show_result(self.match, self.seat, desk.texts, desk.console)
        show_ledger(self.match, desk.texts, desk.console)

    def answer(self) -> None:
        """Ask the person; where there is no choice, a table of bots learns nothing from a question left out."""
        options = self.match.options(self.seat)
        if len(options) == 1:
            self.match.choose(self.seat, options[0])
        else:
            self.turn()

    def turn(self) -> None:
        """Show what the person needs to know, and ask until the match has moved on."""
        self.desk.show_news()
        self.desk.show_board()
        self.desk.show_question()
        while not self.follow(self.ask()):
            pass

    def ask(self) -> str:
        """Name the keys and ask for an answer."""
        undo = self.desk.words.say("play-undo-key") if self.match.can_undo(self.seat) else ""
        self.desk.say("play-keys", style="dim", undo=undo)
        return self.answers.ask(self.desk.words.say("play-prompt", count=len(self.match.options(self.seat))))

    def follow(self, answer: str) -> bool:
        """Do what was answered; tell whether the match has moved on."""
        if not answer:
            return False
        try:
            if answer.lower() in self.keys:
                return self.keys[answer.lower()]()
            self.match.choose(self.seat, self.option(answer))
        except OstojaError as error:
            if not self.answers.interactive:
                raise  # nobody is there to be asked again
            self.desk.console.print(str(error), style="red", markup=False)
            return False
        return True

    def option(self, answer: str) -> int:
        """Return the option of a number, or of the words as a record spells them."""
        options = self.match.options(self.seat)
        if answer.isdecimal() and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1]
        if answer.split(maxsplit=1)[0] in {verb.name for verb in self.match.game.vocabulary.verbs}:
            return self.match.read(self.seat, answer.split())
        keys = " ".join(self.keys)
        raise OptionError(self.desk.words.say("play-bad-choice", word=answer, count=len(options), keys=keys))

    def pick(self, question: str, labels: Sequence[str]) -> int | None:
        """Let the person pick from a list; an empty answer leaves off."""
        self.desk.show_choices(labels)
        while True:
            answer = self.answers.ask(f"{question} {self.desk.words.say('play-pick', count=len(labels))}")
            if not answer:
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            problem = self.desk.words.say("play-bad-pick", word=answer, count=len(labels))
            if not self.answers.interactive:
                raise OptionError(problem)
            self.desk.console.print(problem, style="red", markup=False)

    def shown(self, show: Callable[[], None]) -> bool:
        """Show something that does not move the match on."""
        show()
        return False

    def look(self) -> bool:
        """Draw everything again."""
        self.desk.show_board(again=True)
        self.desk.show_question()
        return False

    def talk(self) -> bool:
        """Say something, then go back to the question."""
        if Talking(self.match, self.seat, self.desk.texts, self.pick).say_something(self.desk.console):
            self.desk.show_news()
        self.desk.show_question()
        return False

    def undo(self) -> bool:
        """Take the last choice back, and with it what followed without a choice."""
        self.match.undo(self.seat)
        while len(self.match.options(self.seat)) == 1 and self.match.can_undo(self.seat):
            self.match.undo(self.seat)
        self.desk.say("play-undone", style="bold")
        return True

    def leave(self) -> bool:
        """Leave the game, if that is meant."""
        answer = self.answers.ask(self.desk.words.say("play-quit"))
        if answer.lower() in self.desk.words.say("play-yes").split():
            raise Left
        return False
