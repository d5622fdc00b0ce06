"""Positions to learn from: bots play among themselves, and the beginning of every round is kept with who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.heuristics import Heuristics


class Lesson(NamedTuple):
    """The features of one position by seat (none of a seat that is lost), and each seat's part of the victory."""

    features: list[list[float]]
    won: list[float]


def lessons_of(game: Game, setup: Setup, judge: Heuristics, name: str, seed: str, whim: float) -> list[Lesson]:
    """Play one game, everybody as the named bot and now and then by lot, and return what it teaches."""
    state = game.new(setup, seeded(seed))
    chance = seeded(f"{seed}:whims")
    bots = [bot(name, seeded(f"{seed}:{seat}")) for seat in range(setup.seats)]
    chairs = [Chair(game, state, seat) for seat in range(setup.seats)]
    found: list[list[list[float]]] = []
    last = game.round_of(state)
    while not state.over:
        seat = seats_in(state.asked)[0]
        if chance.below(1000) < whim * 1000:
            option = chance.pick(state.offers[seat])
        else:
            option = bots[seat].choose(chairs[seat])
        state.apply(seat, option)
        if game.round_of(state) != last and not state.over:
            last = game.round_of(state)
            found.append(judge.features(state))
    return [Lesson(features, won(game, state)) for features in found]


def won(game: Game, state: State) -> list[float]:
    """Return each seat's part of the victory; where nobody wins, nobody has any."""
    winners = game.result(state).winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
