"""Many games between bots, in one process or several: the same games whatever the number of processes."""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

from ostoja.games import find
from ostoja.lab.running import Run
from ostoja.lab.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.lab.columns import Columns
    from ostoja.lab.outcome import Block
    from ostoja.lab.plan import Plan


class Simulation:
    """A plan being carried out. When it is interrupted, what was done so far can still be reported."""

    def __init__(self, plan: Plan, jobs: int = 1, cluster: str = "", columns: Sequence[Columns] = ()) -> None:
        self.run_of_blocks = Run(plan, jobs, cluster)
        self.plan = plan
        self.columns = columns
        self.tally = Tally(len(plan.bots), talk=plan.talk)
        self.seconds = 0.0

    def run(self, watch: Callable[[int], None]) -> None:
        """Play all games; `watch` is told how many are done."""
        start = time.perf_counter()
        try:
            with closing(self.run_of_blocks.blocks()) as parts:
                for part in parts:
                    self._take(part)
                    watch(self.tally.games)
        finally:
            self.seconds = time.perf_counter() - start

    def _take(self, part: list[Block]) -> None:
        """Add what a portion of the games came to, wholly or not at all if Ctrl-C comes in between."""
        whole = Tally(len(self.plan.bots), talk=self.plan.talk)
        whole.add(self.tally)
        for block in part:
            whole.note(block)
        for columns in self.columns:
            columns.write(part)
        self.tally = whole

    def report(self) -> dict[str, Any]:
        """Return what was simulated and what came of it; only the last field depends on the machine."""
        speed = self.tally.decisions / self.seconds if self.seconds else 0.0
        options = self.plan.agree().options
        figures = self.tally.report(self.plan.bots)
        head = {"game": find(self.plan.game).key, "games": self.tally.games, "seed": self.plan.seed, "options": options}
        return {**head, **figures, "decisions_per_second": round(speed, 1)}
