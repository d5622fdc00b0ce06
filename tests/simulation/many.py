"""Run many seeds: `make simulate-house SEEDS=100000 FROM=0`. The first violation is shrunk and its story told."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Final

from tests.simulation.house import Outcome, simulate
from tests.simulation.shrink import shrink

if TYPE_CHECKING:
    from collections.abc import Iterable

CHUNK: Final = 20
TOLD: Final = 10.0  # seconds between two lines of progress


class Sums:
    """What came of all seeds so far."""

    def __init__(self) -> None:
        self.seeds = self.turns = self.entries = 0
        self.seconds = 0.0
        self.faults: Counter[str] = Counter()
        self.failed: list[Outcome] = []
        self.began = time.perf_counter()

    def add(self, outcome: Outcome) -> None:
        """Count one more seed."""
        self.seeds += 1
        self.turns += outcome.turns
        self.entries += outcome.entries
        self.seconds += outcome.seconds
        self.faults.update(outcome.faults)
        if outcome.blame:
            self.failed.append(outcome)

    def line(self) -> str:
        """Say how far it has got."""
        minutes = (time.perf_counter() - self.began) / 60
        return (
            f"{self.seeds} seeds, {self.turns} steps, {self.entries} entries, {self.seconds / 3600:.1f} h of the house "
            f"in {minutes:.1f} min ({self.seeds / max(minutes, 1e-9):.0f} seeds a minute), "
            f"{len(self.failed)} violations"
        )


def run(seed: int) -> Outcome:
    """Run one seed; the story is told only of those that fail."""
    outcome = simulate(str(seed))
    return outcome if outcome.blame else outcome._replace(story=[], deeds=[])


def outcomes(first: int, count: int, jobs: int) -> Iterable[Outcome]:
    """Run all seeds, in as many processes as wanted."""
    if jobs == 1:
        yield from map(run, range(first, first + count))
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(run, range(first, first + count), chunksize=CHUNK)


def report(sums: Sums) -> None:
    """Print the summary, and the story of the first seed that failed."""
    print(sums.line())
    print("faults: " + ", ".join(f"{kind} {count}" for kind, count in sorted(sums.faults.items())))
    for outcome in sorted(sums.failed, key=lambda failed: int(failed.seed))[:20]:
        print(f"seed {outcome.seed}: {outcome.blame}")
    if sums.failed:
        print(f"\nthe story of seed {sums.failed[0].seed}, shortened:")
        print(shrink(sums.failed[0]).tale())


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    sums = Sums()
    told = time.perf_counter()
    for outcome in outcomes(asked.first, asked.seeds, asked.jobs):
        sums.add(outcome)
        if time.perf_counter() - told > TOLD:
            told = time.perf_counter()
            print(sums.line(), flush=True)
    report(sums)
    return bool(sums.failed)
