"""Measure how many decisions are simulated in imagined worlds, in the build that this Python has installed.

Our search plays on by judgement to the end of a round. Search bots elsewhere play on at random to the end of the game:
that is measured, too, as only this compares. Prints one line of JSON.

python -m benchmarks.search --game mall-of-horror --seats 4
"""

from __future__ import annotations

import argparse
import itertools
import json
import platform
from typing import TYPE_CHECKING, Any

from benchmarks.ours import all_games, is_compiled, record
from benchmarks.timing import speed

import ostoja
from ostoja.bots.search.playing_on import WHIMS, Players, even_hearings
from ostoja.bots.search.settings import settings_of
from ostoja.engine.agenda import State
from ostoja.engine.playout import play_randomly
from ostoja.engine.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.game import Game, Setup

QUESTIONS = 24  # from the middles of so many games
WORLDS = 8  # in which an option is tried, for each


World = tuple[State, int]  # and the seat that is asked there


def imagined(game: Game, setup: Setup) -> list[World]:
    """Return worlds that a seat imagines in the middle of games."""
    worlds: list[World] = []
    for seed in map(str, range(QUESTIONS)):
        moves, _ = record(game, setup, seed)
        g = game.new(setup, seeded(seed))
        for choice in moves[: len(moves) // 2]:
            g.apply(*choice)
        seat = moves[len(moves) // 2][0]
        worlds += [(game.determinise(g, seat, seeded(f"{seed} {world}")), seat) for world in range(WORLDS)]
    return worlds


def by_judgement(game: Game, setup: Setup) -> Callable[[], int]:
    """Return what tries one option of one question as our search does, and returns how many decisions that took."""
    settings = settings_of(game.package())
    judge = game.heuristics()
    players = Players(game, judge, even_hearings(setup.seats), int(settings.whim * WHIMS))
    worlds = itertools.cycle(imagined(game, setup))
    numbers = itertools.count()

    def simulate() -> int:
        (world, seat), number = next(worlds), next(numbers)
        g = world.copy()
        g.rng = seeded(f"dice {number}")
        until = game.round_of(g) + settings.rounds
        options = g.offers[seat]
        g.apply(seat, options[number % len(options)])
        decisions = 1
        if not g.over and game.round_of(g) < until:
            decisions += players.play_on(g, seeded(f"play {number}"), until, settings.most_choices)
        if not g.over:
            judge.value(g)
        return decisions

    return simulate


def at_random(game: Game, setup: Setup) -> Callable[[], int]:
    """Return what plays a world to its end at random, and returns how many decisions that took."""
    worlds = itertools.cycle(imagined(game, setup))
    chance = seeded("at random")

    def simulate() -> int:
        world, seat = next(worlds)
        return play_randomly(game.determinise(world, seat, chance), chance)

    return simulate


def main() -> None:
    """Measure the game that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mall-of-horror")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measurement")
    args = parser.parse_args()
    game = all_games()[args.game]
    setup = game.agree(args.seats)
    judged = speed(by_judgement(game, setup), args.seconds)
    row: dict[str, Any] = {
        "compiled": is_compiled(),
        "version": f"ostoja {ostoja.__version__}",
        "seats": args.seats,
        "simulated_s": speed(at_random(game, setup), args.seconds).decisions_s,
        "judged_s": judged.decisions_s,
        "simulations_s": judged.games_s,
        "python": platform.python_version(),
    }
    print(json.dumps(row))


if __name__ == "__main__":
    main()
