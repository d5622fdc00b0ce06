"""How much better would a bot be that knew everything hidden? No belief about it can be worth more.

    python -m tests.bots.oracle GAME [--seats N] [--blocks N] [--simulations N] [--seed TEXT]

One seat searches the true world, with all hands and piles as they lie, and its opponents search worlds dealt anew, as
every bot does. What others choose in secret is imagined by judgement for both.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from typing import TYPE_CHECKING

from ostoja.bots.bot import Chair
from ostoja.bots.budget import Budget
from ostoja.bots.search.bot import PlanningBot
from ostoja.bots.search.halving import Search
from ostoja.bots.search.settings import settings_of
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import Rng, seeded
from ostoja.engine.seats import seats_in
from ostoja.games import find

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup


def knowing(game: Game, state: State, seat: int, simulations: int, rng: Rng) -> int:
    """Choose for a seat that knows how everything hidden lies, but not how dice will fall."""
    options = list(state.offers[seat])
    if len(options) == 1:
        return options[0]

    def true_world(chance: Rng) -> State:
        world: State = state.copy()
        world.rng = chance
        return world

    hearing = Hearing([], [0.5] * state.seats)
    search = Search(game, game.heuristics(), seat, true_world, settings_of(game.package()), hearing)
    search.begin(options, rng)
    search.run(simulations, 0.0, rng)
    return search.tried[0].option


def share(game: Game, setup: Setup, deal: str, simulations: int) -> float:
    """Play one deal with the knowing bot at every seat in turn; return its share of the victories."""
    won = 0.0
    for own in range(setup.seats):
        state = game.new(setup, seeded(deal))
        chance = [seeded(f"{deal}:{own}:{seat}") for seat in range(setup.seats)]
        bots = [PlanningBot(rng, simulations=simulations) for rng in chance]
        chairs = [Chair(game, state, seat, None, Budget(simulations=simulations)) for seat in range(setup.seats)]
        while not state.over:
            seat = seats_in(state.asked)[0]
            if seat == own:
                option = knowing(game, state, seat, simulations, chance[seat])
            else:
                option = bots[seat].choose(chairs[seat])
            state.apply(seat, option)
        winners = game.result(state).winners
        won += 1 / len(winners) if own in winners else 0.0 if winners else 1 / setup.seats
    return won / setup.seats


def main() -> None:
    """Play block after block, and tell how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--blocks", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--seed", default="oracle")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    args = parser.parse_args()
    game = find(args.game)
    options = dict(wish.split("=", 1) for wish in args.set)
    setup = game.agree(args.seats or min(4, game.most_seats), options, {})
    shares = []
    for number in range(args.blocks):
        shares.append(share(game, setup, f"{args.seed}:{number}", args.simulations))
        mean = sum(shares) / len(shares)
        spread = sqrt(sum((one - mean) ** 2 for one in shares) / max(1, len(shares) - 1) / len(shares))
        told = f"{game.key}, {setup.seats} seats: {number + 1} blocks, {mean:.3f} +- {1.96 * spread:.3f}"
        sys.stdout.write(f"{told} (fair {1 / setup.seats:.3f})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
