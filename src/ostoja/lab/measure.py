"""How fast a game runs here: random play, copies and views, in the build that is installed."""

from __future__ import annotations

import itertools
import time
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.engine import agenda
from ostoja.engine.playout import play_randomly
from ostoja.engine.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup

SLICES: Final = 3  # noise only ever slows, so the best of a few slices is the truest
SAMPLE: Final = 12  # games in whose middle copies and views are timed
MILLION: Final = 1e6


class Speed(NamedTuple):
    """What was measured of one game."""

    seats: int
    decisions: float  # per second of random play
    games: float  # the same
    copy: float  # microseconds, in the middle of a game
    view: float  # the same


def is_compiled() -> bool:
    """Tell whether the engine in use is machine code."""
    return not str(agenda.__file__).endswith(".py")


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """Measure one game, within so many seconds."""
    setup = game.agree(seats)
    part = seconds / 4
    decisions, games = _playing(game, setup, 2 * part)
    middles = [_middle(game, setup, str(number)) for number in range(SAMPLE)]
    copies = _microseconds([state.copy for state in middles], part)
    views = _microseconds([partial(game.view, state, state.asked.bit_length() - 1) for state in middles], part)
    return Speed(seats, decisions, games, copies, views)


def _playing(game: Game, setup: Setup, seconds: float) -> tuple[float, float]:
    """Return the decisions and the games of random play per second."""
    chance = seeded("choices")
    best = (0.0, 0.0)
    seeds = map(str, itertools.count())
    for _ in range(SLICES):
        decisions = games = 0
        start = now = time.perf_counter()
        while now < start + seconds / SLICES:
            decisions += play_randomly(game.new(setup, seeded(next(seeds))), chance)
            games += 1
            now = time.perf_counter()
        best = max(best, (decisions / (now - start), games / (now - start)))
    return best


def _middle(game: Game, setup: Setup, seed: str) -> State:
    """Return the state in the middle of a random game."""
    length = play_randomly(game.new(setup, seeded(seed)), seeded(f"choices of {seed}"))
    state: State = game.new(setup, seeded(seed))
    chance = seeded(f"choices of {seed}")
    for _ in range(length // 2):
        seat = (state.asked & -state.asked).bit_length() - 1
        state.apply(seat, chance.pick(state.offers[seat]))
    return state


def _microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the microseconds that one of some calls takes."""
    best = float("inf")
    for _ in range(SLICES):
        rounds = 0
        start = now = time.perf_counter()
        while now < start + seconds / SLICES:
            for call in calls:
                call()
            rounds += 1
            now = time.perf_counter()
        best = min(best, (now - start) / (rounds * len(calls)))
    return best * MILLION
