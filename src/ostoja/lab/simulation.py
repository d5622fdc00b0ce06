"""Many games between bots, in one process or several: the same games whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import signal
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ostoja.bots.registry import BOTS
from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.lab.arena import play
from ostoja.lab.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ostoja.engine.choices import Value
    from ostoja.engine.datafile import Table

PATIENCE: Final = 0.2  # seconds between two signs of life
CHUNKS: Final = 40  # a process gets its games in so many portions, so that progress shows
LARGEST: Final = 40  # games in a portion, so that Ctrl-C loses little


class Plan(NamedTuple):
    """What is simulated: everything another process needs to play the same games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Value]
    changes: Table

    def check(self) -> None:
        """Refuse a plan that cannot be played, before anything starts."""
        game = find(self.game)
        if not game.least_seats <= len(self.bots) <= game.most_seats:
            allowed = f"{game.least_seats} to {game.most_seats}"
            raise SetupError(f"{game.title} has {allowed} seats and needs as many bots, not {len(self.bots)}")
        for name in self.bots:
            if name not in BOTS:
                raise SetupError(f"there is no bot {name!r}; bots: {', '.join(BOTS)}")
        game.agree(len(self.bots), self.options, self.changes)


class Hall:
    """Where the games of a plan are played: its set-up is worked out once in every process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.setup = self.game.agree(len(plan.bots), plan.options, plan.changes)

    def play(self, numbers: range) -> Tally:
        """Play the games of some numbers."""
        tally = Tally(len(self.plan.bots))
        for number in numbers:
            tally.note(play(self.game, self.setup, self.plan.bots, self.plan.seed, number))
        return tally


HALLS: Final[list[Hall]] = []  # the one of a process that works for another


def portions(games: int, jobs: int) -> Iterator[range]:
    """Divide the games among the processes."""
    size = min(max(1, games // (jobs * CHUNKS)), LARGEST)
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


class Simulation:
    """A plan being carried out. When it is interrupted, what was done so far can still be reported."""

    def __init__(self, plan: Plan, jobs: int = 1) -> None:
        plan.check()
        self.plan = plan
        self.jobs = jobs
        self.tally = Tally(len(plan.bots))
        self.seconds = 0.0

    def run(self, watch: Callable[[int], None]) -> None:
        """Play all games; `watch` is told how many are done."""
        start = time.perf_counter()
        try:
            if self.jobs == 1:
                self._run_here(watch)
            else:
                self._run_apart(watch)
        finally:
            self.seconds = time.perf_counter() - start

    def _run_here(self, watch: Callable[[int], None]) -> None:
        """Play in this process."""
        hall = Hall(self.plan)
        for numbers in portions(self.plan.games, 1):
            self._take(hall.play(numbers), watch)

    def _run_apart(self, watch: Callable[[int], None]) -> None:
        """Play in processes of their own; they start afresh, for a copy of this one could inherit a held lock."""
        fresh = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.jobs, mp_context=fresh, initializer=_enter, initargs=(self.plan,)) as pool:
            waiting = {pool.submit(_play, numbers) for numbers in portions(self.plan.games, self.jobs)}
            try:
                while waiting:
                    done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                    for portion in done:
                        self._take(portion.result(), watch)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _take(self, part: Tally, watch: Callable[[int], None]) -> None:
        """Add what a portion of the games came to."""
        self.tally.add(part)
        watch(self.tally.games)

    def report(self) -> dict[str, Any]:
        """Return what was simulated and what came of it; only the last field depends on the machine."""
        game = find(self.plan.game)
        speed = self.tally.decisions / self.seconds if self.seconds else 0.0
        options = game.agree(len(self.plan.bots), self.plan.options, self.plan.changes).options
        figures = self.tally.report(self.plan.bots)
        head = {"game": game.key, "games": self.tally.games, "seed": self.plan.seed, "options": options}
        return {**head, **figures, "decisions_per_second": round(speed, 1)}


def _enter(plan: Plan) -> None:
    """Prepare a process that works for another one; Ctrl-C is for that one to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    HALLS[:] = [Hall(plan)]


def _play(numbers: range) -> Tally:
    """Play some games in such a process."""
    return HALLS[0].play(numbers)
