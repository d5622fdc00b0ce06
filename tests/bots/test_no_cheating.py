"""No bot cheats: in worlds that its seat cannot tell apart it chooses the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.budget import Budget
from ostoja.bots.levels import LEVELS
from ostoja.bots.registry import bot
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.games import all_games

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game

POSITIONS = 4  # of each game
APART = 17  # choices between two of them, so that all phases are met
FEW = Budget(simulations=6)


def positions(game: Game, seed: str) -> list[State]:
    """Play a game at random, and return some of its positions in which there is something to choose."""
    state = game.new(game.agree(game.least_seats), seeded(seed))
    chance = seeded(f"{seed}:choices")
    found: list[State] = []
    for number in range(POSITIONS * APART):
        if state.over:
            break
        seat = seats_in(state.asked)[0]
        if number % APART == APART - 1 and len(state.offers[seat]) > 1:
            found.append(state.copy())
        state.apply(seat, chance.pick(state.offers[seat]))
    return found


@pytest.mark.parametrize("level", ["greedy", *LEVELS])
@pytest.mark.parametrize("key", all_games())
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(key: str, level: str) -> None:
    game = all_games()[key]
    told_apart = 0
    for number, state in enumerate(positions(game, f"{key}:{level}")):
        seat = seats_in(state.asked)[0]
        chosen = set()
        for world in (state, *(game.determinise(state, seat, seeded(f"world {other}")) for other in range(2))):
            chair = Chair(game, world, seat, budget=FEW)
            chosen.add(bot(level, seeded(f"bot {number}")).choose(chair))
            told_apart += game.view(world, seat) != game.view(state, seat)
        assert len(chosen) == 1, f"position {number} of {key}: {chosen}"
    assert not told_apart
