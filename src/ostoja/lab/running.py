"""A plan being carried out, in this process, in several, or on a cluster: the same blocks in the same order."""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING

from ostoja.lab.arena import Venue
from ostoja.lab.plan import Schedule
from ostoja.lab.portions import Pace, Portions
from ostoja.lab.worker_processes import Crew

if TYPE_CHECKING:
    from collections.abc import Collection, Generator, Sequence

    from ostoja.lab.outcome import Block
    from ostoja.lab.plan import Plan
    from ostoja.lab.portions import Portion


class Run:
    """Where a plan is carried out, and which of its blocks are done already."""

    def __init__(self, plan: Plan, jobs: int = 1, cluster: str = "", done: Collection[int] = ()) -> None:
        plan.check()
        self.plan = plan
        self.cluster = cluster
        self.schedule = Schedule(plan)
        blocks: Sequence[int] = range(self.schedule.blocks)
        self.todo = [number for number in blocks if number not in done] if done else blocks
        self.jobs = max(1, min(jobs, len(self.todo)))

    def blocks(self) -> Generator[list[Block]]:
        """Play what is to be done; yield it in the order of the plan, whoever was done first."""
        waiting: dict[int, list[Block]] = {}
        ready = 0
        with closing(self._parts()) as parts:
            for portion, blocks in parts:
                waiting[portion.first] = blocks
                while ready in waiting:
                    yield waiting[ready]
                    ready += len(waiting.pop(ready))

    def _parts(self) -> Generator[tuple[Portion, list[Block]]]:
        """Play portion by portion, in any order."""
        if self.cluster:
            from ostoja.lab.cluster import Cluster  # noqa: PLC0415  Ray is an extra

            with Cluster(self.plan, self.cluster) as cluster:
                yield from cluster.play(self.todo)
        elif self.jobs == 1:
            yield from self._here()
        else:
            with Crew(self.plan, self.jobs) as crew:
                yield from crew.play(Portions(self.todo, self.jobs))

    def _here(self) -> Generator[tuple[Portion, list[Block]]]:
        """Play in this process."""
        hall, portions, pace = Venue(self.plan), Portions(self.todo, 1), Pace()
        while portion := portions.next(pace.size):
            since = time.perf_counter()
            yield portion, hall.play(portion.blocks)
            pace.note(time.perf_counter() - since)
