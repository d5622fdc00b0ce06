"""Measure one of our games in the build that this Python has installed; prints one line of JSON.

python -m benchmarks.ours --game mall-of-horror --seats 4 --with-view
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import itertools
import json
import platform
import time
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from benchmarks.timing import microseconds, speed

import ostoja
from ostoja.engine import agenda
from ostoja.engine.datafile import corrected
from ostoja.engine.game import Setup
from ostoja.engine.journal import Journal
from ostoja.engine.rng import seeded
from ostoja.engine.setup_options import agree

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.rng import Rng

Row = dict[str, Any]
Move = tuple[int, int]  # a seat and what it chose

SAMPLE = 24  # games whose middles are copied and viewed, and whose options are counted
TRIES, LONGEST = 60, 6  # so many games are tried to find so many long ones
CAP = 12_000  # decisions after which a prolonged game is left
THIRDS = 3
LEAST_REPLAYS = 5

# Set-ups in which a game lasts longer than any table's: options, and data beyond what a host may correct.
PROLONGED: dict[str, tuple[dict[str, bool | int | str], dict[str, object]]] = {
    # With one zombie figure and strong characters nearly nobody is eaten, so the rescue comes at the last round only.
    "mall-of-horror": (
        {"zombie_supply": "30"},
        {
            "characters": {kind: {"strength": 9} for kind in ("pin-up", "tough-guy", "gunman")},
            "numbers": {"figures": 1, "rescue": 4, "rescue_of_six": 4, "last_round": 99},
        },
    ),
}


def unbounded(game: Game, seats: int) -> Setup:
    """Set up a prolonged game without asking whether its numbers are within bounds."""
    wishes, changes = PROLONGED[game.key]
    setup = Setup(seats, agree(game.setup_options, wishes), corrected(game.data, changes), changes)
    setup.prepared = game.prepare(setup)
    return setup


# ---------------------------------------------------------------- the games


def all_games() -> dict[str, Game]:
    """Return our games by key, as the package's registry lists them."""
    games = importlib.import_module("ostoja.games")
    if hasattr(games, "all_games"):
        listed = games.all_games()
        return {key: game for key, game in listed.items() if type(game).__module__.startswith(games.__name__)}
    game: Game = importlib.import_module("ostoja.games.mall_of_horror").GAME
    return {game.key: game}


def is_compiled() -> bool:
    """Tell whether the engine in use is machine code."""
    return not str(agenda.__file__).endswith(".py")


# ---------------------------------------------------------------- ways to play


def step_randomly(g: State, rng: Rng) -> int:
    """Choose at random for everybody from here, outside the package: the way the peers are driven."""
    below = rng.below
    decisions = 0
    while not g.over:
        asked = g.asked
        seat = (asked & -asked).bit_length() - 1
        offers = g.offers[seat]
        g.apply(seat, offers[below(len(offers))])
        decisions += 1
    return decisions


def look_and_step_randomly(game: Game, g: State, rng: Rng) -> int:
    """Do the same, but show every seat what it sees before it chooses."""
    below = rng.below
    view = game.view
    decisions = 0
    while not g.over:
        asked = g.asked
        seat = (asked & -asked).bit_length() - 1
        view(g, seat)
        offers = g.offers[seat]
        g.apply(seat, offers[below(len(offers))])
        decisions += 1
    return decisions


def inner_loop() -> Callable[[State, Rng], int]:
    """Return the package's own loop, which a build compiles along with the rules; without one, ours."""
    if importlib.util.find_spec("ostoja.engine.playout") is None:
        return step_randomly
    loop: Callable[[State, Rng], int] = importlib.import_module("ostoja.engine.playout").play_randomly
    return loop


def player(game: Game, setup: Setup, loop: Callable[[State, Rng], int]) -> Callable[[], int]:
    """Return a function that sets up and plays the next game of a fixed series."""
    series = itertools.count()
    chance = seeded("choices")

    def play() -> int:
        return loop(game.new(setup, seeded(str(next(series)))), chance)

    return play


def record(game: Game, setup: Setup, seed: str, cap: int = CAP) -> tuple[list[Move], int]:
    """Play one random game; return its moves and how many options there were in all."""
    g = game.new(setup, seeded(seed))
    rng = seeded("choices of " + seed)
    moves: list[Move] = []
    options = 0
    while not g.over and len(moves) < cap:
        seat = (g.asked & -g.asked).bit_length() - 1
        offers = g.offers[seat]
        options += len(offers)
        moves.append((seat, offers[rng.below(len(offers))]))
        g.apply(*moves[-1])
    return moves, options


# ---------------------------------------------------------------- measurements


def measure(game: Game, seats: int, seconds: float, *, with_view: bool) -> Row:
    """Measure the speed of random play, and of copies and views in the middle of games."""
    setup = game.agree(seats)
    decisions = options = 0
    middles: list[State] = []
    for seed in map(str, range(SAMPLE)):
        moves, offered = record(game, setup, seed)
        decisions += len(moves)
        options += offered
        g = game.new(setup, seeded(seed))
        for seat, option in moves[: len(moves) // 2]:
            g.apply(seat, option)
        middles.append(g)
    inner = speed(player(game, setup, inner_loop()), seconds)
    row: Row = {
        "decisions_s": inner.decisions_s,
        "games_s": inner.games_s,
        "stepped_s": speed(player(game, setup, step_randomly), seconds).decisions_s,
        "decisions": decisions / SAMPLE,
        "options": options / decisions,
        "new_us": microseconds([partial(game.new, setup, seeded("new"))], seconds / 2),
        "copy_us": microseconds([g.copy for g in middles], seconds / 2),
        "view_us": microseconds([partial(game.view, g, g.asked.bit_length() - 1) for g in middles], seconds / 2),
    }
    if with_view:
        row["viewed_s"] = speed(player(game, setup, partial(look_and_step_randomly, game)), seconds).decisions_s
    return row


class Growth(NamedTuple):
    """What a decision costs early and late in the same games."""

    decisions: float
    first_us: float
    last_us: float


def growth(game: Game, setup: Setup, games: dict[str, list[Move]], seconds: float, *, told: bool = False) -> Growth:
    """Replay some games again and again; take the best time of the first and the last third of each."""
    cost = {(seed, third): float("inf") for seed in games for third in range(THIRDS)}
    end = time.perf_counter() + seconds
    replays = 0
    while replays < LEAST_REPLAYS or time.perf_counter() < end:
        for seed, moves in games.items():
            g = game.new(setup, seeded(seed))
            if told:
                g.journal = Journal()
            apply = g.apply
            size = len(moves) // THIRDS
            for third in range(THIRDS):
                part = moves[third * size : (third + 1) * size]
                start = time.perf_counter()
                for seat, option in part:
                    apply(seat, option)
                cost[seed, third] = min(cost[seed, third], time.perf_counter() - start)
        replays += 1
    decisions = sum(len(moves) for moves in games.values())
    counted = sum(len(moves) // THIRDS for moves in games.values())
    first, last = (sum(cost[seed, third] for seed in games) / counted * 1e6 for third in (0, THIRDS - 1))
    return Growth(decisions / len(games), first, last)


def measure_length(game: Game, seats: int, seconds: float) -> Row:
    """Measure whether a decision costs more the longer a game lasts."""
    setup = game.agree(seats)
    tried = {seed: record(game, setup, seed)[0] for seed in map(str, range(TRIES))}
    longest = sorted(tried, key=lambda seed: len(tried[seed]))[-LONGEST:]
    row: Row = {"long": growth(game, setup, {seed: tried[seed] for seed in longest}, seconds)._asdict()}
    if game.key in PROLONGED:
        setup = unbounded(game, seats)
        endless = {"0": record(game, setup, "0")[0]}
        row["prolonged"] = growth(game, setup, endless, seconds)._asdict()
        row["told"] = growth(game, setup, endless, seconds, told=True)._asdict()
    return row


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="list our games and their seats instead of measuring")
    parser.add_argument("--game", default="mall-of-horror")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measurement")
    parser.add_argument("--with-view", action="store_true", help="also play with a view built per decision")
    parser.add_argument("--length", action="store_true", help="measure early and late decisions instead")
    args = parser.parse_args()
    games = all_games()
    row: Row = {"compiled": is_compiled(), "version": f"ostoja {ostoja.__version__}"}
    if args.list:
        row["games"] = {game.key: [game.title, game.least_seats, game.most_seats] for game in games.values()}
    elif args.length:
        row |= measure_length(games[args.game], args.seats, args.seconds)
    else:
        row |= measure(games[args.game], args.seats, args.seconds, with_view=args.with_view)
    print(json.dumps(row | {"seats": args.seats, "python": platform.python_version()}))


if __name__ == "__main__":
    main()
