"""Many bots against each other, block by block, on until all tables of the plan have been played."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

from ostoja.lab.running import Run

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.lab.results import Ledger


class Tournament:
    """A tournament being played; what its file holds already is not played again."""

    def __init__(self, ledger: Ledger, jobs: int = 1, cluster: str = "") -> None:
        self.ledger = ledger
        self.running = Run(ledger.plan, jobs, cluster, ledger.blocks)

    def run(self, watch: Callable[[int], None]) -> None:
        """Play what is left; `watch` is told how many games are done."""
        watch(self.games())
        with closing(self.running.blocks()) as parts:
            for part in parts:
                self.ledger.add(part)
                watch(self.games())

    def games(self) -> int:
        """Return how many games have been played, in earlier runs too."""
        return sum(len(block.games) for block in self.ledger.blocks.values())

    def report(self) -> dict[str, Any]:
        """Return the standings."""
        from ostoja.lab.ratings import added_up  # noqa: PLC0415  an extra
        from ostoja.lab.results import Results  # noqa: PLC0415  with it

        plan = self.ledger.plan
        head = {"game": plan.game, "seed": plan.seed, "seats": plan.places(), "tables": plan.tables}
        return {**head, **added_up([Results(plan, self.ledger.blocks)]).report()}
