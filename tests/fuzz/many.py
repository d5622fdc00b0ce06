"""Many random games: `make fuzz GAMES=10000 [GAME=KEY] [FROM=0]`. What goes wrong is told with how to repeat it."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TYPE_CHECKING, Final

from ostoja.games import all_games
from tests.fuzz.game import Played, play

if TYPE_CHECKING:
    from collections.abc import Iterator

PORTION: Final = 10  # games that a process gets at a time
RENEWED: Final = 200  # portions after which a process is replaced, so that its memory stays flat
TOLD: Final = 10.0  # seconds between two lines of progress
SHOWN: Final = 20  # troubles in the summary


def share(played: Played) -> float:
    """Return how much of the choices that its table allows a game took."""
    return played.choices / played.longest if played.longest else 0.0


class Sums:
    """What came of all games so far."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.games: Counter[str] = Counter()
        self.choices: Counter[str] = Counter()
        self.longest: dict[str, Played] = {}  # the game of each title that took most choices
        self.closest: dict[str, Played] = {}  # the one that came closest to what its table allows
        self.troubles: list[Played] = []
        self.began = time.perf_counter()

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games[played.key] += 1
        self.choices[played.key] += played.choices
        self.longest[played.key] = max(self.longest.get(played.key, played), played, key=lambda one: one.choices)
        self.closest[played.key] = max(self.closest.get(played.key, played), played, key=share)
        if played.trouble:
            self.troubles.append(played)

    def line(self) -> str:
        """Say how far it has got."""
        minutes = max((time.perf_counter() - self.began) / 60, 1e-9)
        done = self.games.total()
        each = ", ".join(f"{key} {count}" for key, count in sorted(self.games.items()))
        return f"{done} of {self.wanted} games ({done / minutes:.0f} a minute): {each}; {len(self.troubles)} troubles"

    def report(self) -> None:
        """Print the summary, and how to repeat what went wrong."""
        print(self.line())
        for key in sorted(self.games):
            mean = self.choices[key] / self.games[key]
            longest, closest = self.longest[key], self.closest[key]
            print(
                f"{key}: {mean:.0f} choices a game; longest {longest.choices} of {longest.longest} allowed, "
                f"closest {closest.choices} of {closest.longest} ({share(closest):.0%})"
            )
        for played in sorted(self.troubles)[:SHOWN]:
            print(how_to_repeat(played))


def how_to_repeat(played: Played) -> str:
    """Say what went wrong in a game, and how to see it again."""
    again = f"make fuzz GAME={played.key} FROM={played.number} GAMES=1"
    return f"{played.key} {played.number}: {played.trouble}\n    again: {again}"


def portions(keys: list[str], first: int, games: int) -> Iterator[tuple[str, range]]:
    """Divide the games into portions, the titles in turns."""
    for start in range(first, first + games, PORTION):
        for key in keys:
            yield key, range(start, min(start + PORTION, first + games))


def play_some(key: str, numbers: range) -> list[Played]:
    """Play a portion."""
    return [play(key, number) for number in numbers]


def deaf() -> None:
    """Leave Ctrl-C to the process that reports."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(keys: list[str], first: int, games: int, jobs: int, sums: Sums) -> None:
    """Play all portions; only a few wait at a time, however many there are."""
    told = time.perf_counter()
    left = portions(keys, first, games)
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=fresh, initializer=deaf, max_tasks_per_child=RENEWED) as pool:
        waiting: set[Future[list[Played]]] = set()
        try:
            while True:
                while len(waiting) < 2 * jobs and (portion := next(left, None)):
                    waiting.add(pool.submit(play_some, *portion))
                if not waiting:
                    return
                done, waiting = wait(waiting, TOLD, FIRST_COMPLETED)
                for future in done:
                    for played in future.result():
                        sums.add(played)
                        if played.trouble:  # at once: a long run may be ended before its summary
                            print(how_to_repeat(played), flush=True)
                if time.perf_counter() - told > TOLD:
                    told = time.perf_counter()
                    print(sums.line(), flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="of each title")
    parser.add_argument("--game", choices=sorted(all_games()), help="one title instead of all")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    keys = [asked.game] if asked.game else sorted(all_games())
    sums = Sums(asked.games * len(keys))
    try:
        run(keys, asked.first, asked.games, asked.jobs, sums)
    except KeyboardInterrupt:
        print("interrupted")
    sums.report()
    return bool(sums.troubles)
