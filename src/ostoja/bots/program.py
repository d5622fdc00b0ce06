"""A seat for any program: questions go to its input and answers come from its output, one line of JSON each.

The program gets the rules as text, its own view and its options in words, and answers with one of them. An answer that
is none gets one more try, with the reason; after that the first option is taken. The lines are shown in
docs/how-to/hold-a-seat-with-a-program.md.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import TYPE_CHECKING, Any, Final

from ostoja.bots.bot import Bot
from ostoja.engine.errors import OptionError, OstojaError, SetupError
from ostoja.engine.naming import shown
from ostoja.text import Texts
from ostoja.text.rulebook import rulebook

if TYPE_CHECKING:
    from ostoja.bots.bot import Chair
    from ostoja.engine.game import Game
    from ostoja.engine.rng import Rng

PROTOCOL: Final = 1
PATIENCE: Final = 60.0  # seconds for an answer, where no budget says otherwise
GRACE: Final = 1.0  # seconds beyond a budget, for the way there and back
LONGEST: Final = 65_536  # characters of an answer
LANGUAGE: Final = "en"


class ProgramError(OstojaError):
    """A program that cannot be started, has ended, or says nothing."""


class Line:
    """A running program and the line to it; one for each command in a process, game after game."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.knows: set[str] = set()  # games whose rules it has been told
        self.answers: queue.Queue[str] = queue.Queue()
        try:
            self.process = subprocess.Popen(  # noqa: S603  whoever names a program wants it to run
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise ProgramError(f"the program {shown(command)} cannot be started: {error}") from error
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()
        atexit.register(self.end)

    def listen(self) -> None:
        """Take in what the program says; an empty line of ours: it has ended."""
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(LONGEST):
            self.answers.put(line)
        self.answers.put("")

    def tell(self, what: dict[str, Any]) -> None:
        """Say something to the program."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(what, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise self.lost() from error

    def answer(self, seconds: float) -> str:
        """Wait for an answer."""
        try:
            line = self.answers.get(timeout=seconds)
        except queue.Empty as error:
            self.end()
            raise ProgramError(f"the program {shown(self.command)} gave no answer in {seconds:g} s") from error
        if not line:
            raise self.lost()
        return line

    def lost(self) -> ProgramError:
        """Say how the program came to its end."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.end()
        return ProgramError(f"the program {shown(self.command)} has ended with code {self.process.returncode}")

    def end(self) -> None:
        """End the program."""
        LINES.pop(self.command, None)
        atexit.unregister(self.end)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.listener.join()
        for stream in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):  # what it did not read any more
                assert stream is not None
                stream.close()


LINES: Final[dict[str, Line]] = {}


class Program(Bot):
    """A seat of one game that is held by a program."""

    def __init__(self, rng: Rng, command: str) -> None:
        super().__init__(rng)
        self.command = command
        self.line: Line | None = None

    def choose(self, chair: Chair) -> int:
        """Ask the program; once more if it answers with something that is not offered."""
        line = self.seated(chair)
        question, options = chair.question(), chair.options()
        texts, names = Texts(chair.game, LANGUAGE), called(chair)
        words = [texts.option(option, names, question[0], chair.seat) for option in options]
        spelling = [spelled(chair.game, option) for option in options]
        line.tell(
            {
                "type": "choose",
                "seat": chair.seat,
                "seconds": seconds_of(chair),
                "asks": question[0],
                "question": texts.question(question, names),
                "heard": [texts.act(act, names) for act in chair.hearing.acts],
                "view": chair.view(),
                "options": [{"choose": one, "words": said} for one, said in zip(spelling, words, strict=True)],
            }
        )
        limit = seconds_of(chair) + GRACE
        try:
            return read_answer(line.answer(limit), chair.game, options)
        except OptionError as error:
            line.tell({"type": "again", "seat": chair.seat, "reason": str(error)})
        try:
            return read_answer(line.answer(limit), chair.game, options)
        except OptionError:
            return options[0]

    def seated(self, chair: Chair) -> Line:
        """Return the line to the program, after telling it what is played; the rules it is told once."""
        if self.line is None:
            self.line = LINES.get(self.command) or LINES.setdefault(self.command, Line(self.command))
            game = chair.game
            told: dict[str, Any] = {"type": "game", "protocol": PROTOCOL, "game": game.key}
            told |= {"seat": chair.seat, "seats": len(called(chair))}
            if game.key not in self.line.knows:
                self.line.knows.add(game.key)
                told["rules"] = rules_of(game)
            self.line.tell(told)
        return self.line


def rules_of(game: Game) -> str:
    """Return the rules as text; a game from elsewhere may have brought none."""
    try:
        return rulebook(game, LANGUAGE).page
    except SetupError:
        return ""


def called(chair: Chair) -> list[str]:
    """Return what the seats are called."""
    return [f"seat {seat}" for seat in range(len(chair.hearing.trust))]


def seconds_of(chair: Chair) -> float:
    """Return how long a program may think."""
    return chair.budget.seconds or PATIENCE


def spelled(game: Game, option: int) -> str:
    """Spell an option as a program answers it."""
    return " ".join(map(str, game.vocabulary.spell(option)))


def read_answer(line: str, game: Game, options: list[int]) -> int:
    """Read an answer, or say what is wrong with it."""
    try:
        answer = json.loads(line)["choose"]
    except (ValueError, KeyError, TypeError) as error:
        raise OptionError('an answer is one line of JSON, {"choose": "…"}') from error
    offered = {spelled(game, option): option for option in options}
    if answer not in offered:
        raise OptionError(f"{shown(answer)} is not offered; offered: {', '.join(offered)}")
    return offered[answer]
