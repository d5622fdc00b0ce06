"""Many games between bots, in one process or several: the same games whatever the number of processes."""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

from ostoja.games import find
from ostoja.lab.plan import Venue
from ostoja.lab.portions import Pace, Portions
from ostoja.lab.tally import Tally
from ostoja.lab.worker_processes import Crew

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ostoja.lab.plan import Plan


class Simulation:
    """A plan being carried out. When it is interrupted, what was done so far can still be reported."""

    def __init__(self, plan: Plan, jobs: int = 1) -> None:
        plan.check()
        self.plan = plan
        self.jobs = min(jobs, plan.games)
        self.tally = Tally(len(plan.bots))
        self.seconds = 0.0

    def run(self, watch: Callable[[int], None]) -> None:
        """Play all games; `watch` is told how many are done."""
        start = time.perf_counter()
        try:
            with closing(self._here() if self.jobs == 1 else self._apart()) as parts:
                for part in parts:
                    self._take(part)
                    watch(self.tally.games)
        finally:
            self.seconds = time.perf_counter() - start

    def _here(self) -> Generator[Tally]:
        """Play in this process."""
        hall, portions, pace = Venue(self.plan), Portions(self.plan.games, 1), Pace()
        while numbers := portions.deal(pace.size):
            since = time.perf_counter()
            yield hall.play(numbers)
            pace.note(time.perf_counter() - since)

    def _apart(self) -> Generator[Tally]:
        """Play in processes of their own."""
        with Crew(self.plan, self.jobs) as crew:
            yield from crew.play(Portions(self.plan.games, self.jobs))

    def _take(self, part: Tally) -> None:
        """Add what a portion of the games came to, wholly or not at all if Ctrl-C comes in between."""
        whole = Tally(len(self.plan.bots))
        whole.add(self.tally)
        whole.add(part)
        self.tally = whole

    def report(self) -> dict[str, Any]:
        """Return what was simulated and what came of it; only the last field depends on the machine."""
        game = find(self.plan.game)
        speed = self.tally.decisions / self.seconds if self.seconds else 0.0
        options = game.agree(len(self.plan.bots), self.plan.options, self.plan.changes).options
        figures = self.tally.report(self.plan.bots)
        head = {"game": game.key, "games": self.tally.games, "seed": self.plan.seed, "options": options}
        return {**head, **figures, "decisions_per_second": round(speed, 1)}
