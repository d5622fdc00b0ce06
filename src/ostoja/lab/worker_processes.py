"""Processes that play for this one: they get portions of games, send back what came of them, and never outlive it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final, Self

from ostoja.engine.errors import OstojaError
from ostoja.lab.arena import Venue
from ostoja.lab.parent import end_with_parent
from ostoja.lab.portions import PATIENCE, Pace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.lab.outcome import Block
    from ostoja.lab.plan import Plan
    from ostoja.lab.portions import Portion, Portions

FRESH: Final = multiprocessing.get_context("spawn")  # a copy of this process could inherit a held lock


class CrewError(OstojaError):
    """A process that plays cannot be started, or has ended before its games."""


class Player:
    """A process that plays, and the line to it."""

    def __init__(self, plan: Plan) -> None:
        self.line, theirs = FRESH.Pipe()
        self.process = FRESH.Process(target=_work, args=(plan, theirs), daemon=True)
        self.process.start()
        theirs.close()  # now the line ends when that process does
        self.pace = Pace()
        self.since = 0.0
        self.portion: Portion | None = None

    def begin(self, portions: Portions) -> bool:
        """Hand over some games, and tell whether there were any left."""
        self.portion = portions.next(self.pace.size)
        if self.portion is None:
            return False
        self.since = time.perf_counter()
        try:
            self.line.send(self.portion.blocks)
        except OSError as error:
            raise self.lost() from error
        return True

    def answer(self) -> tuple[Portion, list[Block]]:
        """Take what came of the games."""
        try:
            blocks: list[Block] = self.line.recv()
        except (EOFError, OSError) as error:
            raise self.lost() from error
        self.pace.note(time.perf_counter() - self.since)
        assert self.portion is not None
        return self.portion, blocks

    def lost(self) -> CrewError:
        """Say how the process came to its end."""
        self.process.join()
        code = self.process.exitcode or 0
        if code < 0:
            fate = f"was ended by signal {-code}; if memory is short, repeat with fewer --jobs"
            return CrewError(f"a process of the simulation {fate}")
        return CrewError("a process of the simulation failed; the lines above say why")


class Crew:
    """Several such processes; they end when the `with` block is left, whatever they are at."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.plan = plan
        self.jobs = jobs
        self.players: list[Player] = []

    def __enter__(self) -> Self:
        try:
            with _undisturbed():
                self.start()
        except BaseException:
            self.dismiss()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.dismiss()

    def start(self) -> None:
        """Start the processes."""
        for number in range(self.jobs):
            try:
                self.players.append(Player(self.plan))
            except OSError as error:
                reason = f"process {number + 1} of the simulation cannot be started: {error.strerror}"
                raise CrewError(f"{reason}; repeat with fewer --jobs") from error

    def dismiss(self) -> None:
        """End the processes, in the middle of a game if need be."""
        for player in self.players:
            player.process.kill()
        for player in self.players:
            player.process.join()
            player.line.close()

    def play(self, portions: Portions) -> Iterator[tuple[Portion, list[Block]]]:
        """Deal out all blocks, and yield what came of them portion by portion, in any order."""
        busy: dict[object, Player] = {player.line: player for player in self.players if player.begin(portions)}
        while busy:
            for line in wait([player.line for player in busy.values()], PATIENCE):
                player = busy.pop(line)
                yield player.answer()
                if player.begin(portions):
                    busy[line] = player


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Put Ctrl-C off; processes that start meanwhile never hear of it, not even before they could say so."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # the first start would start it, which lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(plan: Plan, line: Connection) -> None:
    """Play for another process as long as it asks; Ctrl-C is for that one to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    hall = Venue(plan)
    try:
        while True:
            line.send(hall.play(line.recv()))
    except (EOFError, ConnectionError):
        return  # it is gone
