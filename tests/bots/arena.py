"""Games between bots, and how often one of them wins."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from ostoja.bots.bot import Chair
from ostoja.bots.greedy import GreedyBot
from ostoja.bots.registry import bot, budget_of
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.games.mall_of_horror import GAME
from ostoja.games.mall_of_horror.heuristics import MallHeuristics

if TYPE_CHECKING:
    from ostoja.bots.bot import Bot
    from ostoja.engine.datafile import Section
    from ostoja.engine.game import Result
    from ostoja.engine.setup_options import Value

JUDGEMENT = MallHeuristics()
SETUPS = {seats: GAME.agree(seats) for seats in range(GAME.least_seats, GAME.most_seats + 1)}


def player(name: str, seed: str) -> Bot:
    """Return a bot of a name; the greedy one plays by the judgement under test."""
    return GreedyBot(seeded(seed), JUDGEMENT) if name == "greedy" else bot(name, seeded(seed))


class Shares:
    """The mean share of the victories, and the half width of its 95 % interval."""

    def __init__(self, shares: list[float]) -> None:
        self.mean = sum(shares) / len(shares)
        spread = sum((share - self.mean) ** 2 for share in shares) / len(shares)
        self.margin = 1.96 * sqrt(spread / len(shares))


def play(names: list[str], seed: str, wishes: dict[str, Value] | None = None, changes: Section | None = None) -> Result:
    """Play one game without a journal and without talk."""
    usual = wishes is None and changes is None
    setup = SETUPS[len(names)] if usual else GAME.agree(len(names), wishes, changes)
    state = GAME.new(setup, seeded(seed))
    bots = [player(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not state.over:
        seat = seats_in(state.asked)[0]
        state.apply(seat, bots[seat].choose(Chair(GAME, state, seat, budget=budget_of(names[seat]))))
    return GAME.result(state)


def win_shares(hero: str, others: str, seats: int, games: int, seed: str) -> Shares:
    """Let one bot play against others from every seat in turn; a shared victory counts in part."""
    shares: list[float] = []
    for number in range(games):
        names = [others] * seats
        names[number % seats] = hero
        winners = play(names, f"{seed} {number}").winners
        shares.append(1.0 / len(winners) if number % seats in winners else 0.0)
    return Shares(shares)
