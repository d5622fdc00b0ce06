"""Measure one of our games as PettingZoo drives it; prints one line of JSON.

python -m benchmarks.shapes --game mall-of-horror --seats 4
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import warnings
from typing import Any

from benchmarks.ours import is_compiled
from benchmarks.timing import speed

import ostoja

Row = dict[str, Any]


def measure(game: str, seats: int, seconds: float) -> Row:
    """Play in the loop of PettingZoo's documentation, which builds an observation per decision."""
    warnings.simplefilter("ignore")
    from ostoja.adapters.pettingzoo import env

    table = env(game, seats)
    rnd = random.Random(1).random
    seeds = itertools.count()

    def play() -> int:
        table.reset(seed=next(seeds))
        decisions = 0
        for _agent in table.agent_iter():
            observation, _reward, ended, cut, _info = table.last()
            if ended or cut:
                table.step(None)
            else:
                actions = observation["action_mask"].nonzero()[0]
                table.step(int(actions[int(rnd() * len(actions))]))
                decisions += 1
        return decisions

    play()
    decisions, games = speed(play, seconds)
    return {
        "version": f"ostoja {ostoja.__version__}",
        "seats": seats,
        "compiled": is_compiled(),
        "decisions_s": decisions,
        "games_s": games,
    }


def main() -> None:
    """Measure the game that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mall-of-horror")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measurement")
    args = parser.parse_args()
    print(json.dumps(measure(args.game, args.seats, args.seconds)))


if __name__ == "__main__":
    main()
