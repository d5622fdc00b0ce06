"""Measure how often one greedy bot beats random ones, by the number of seats: python -m tests.bots.measure [GAMES]."""

from __future__ import annotations

import sys

from ostoja.games.mall_of_horror import GAME
from tests.bots.arena import play, win_shares


def main(games: int) -> None:
    """Print a line for every number of seats."""
    for seats in range(GAME.least_seats, GAME.most_seats + 1):
        shares = win_shares("greedy", "random", seats, games, "measure")
        rounds = [play(["greedy"] * seats, f"self {number}").rounds for number in range(games // 10)]
        sys.stdout.write(
            f"{seats} seats: wins {shares.mean:.1%} ± {shares.margin:.1%} of {games} games (fair {1 / seats:.1%}); "
            f"among themselves {sum(rounds) / len(rounds):.1f} rounds ({min(rounds)} to {max(rounds)})\n"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
