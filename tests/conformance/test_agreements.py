"""Whatever a game agrees to can be dealt and played, and ends: any seats, options of every kind, data within bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from ostoja.bots.bot import Chair
from ostoja.bots.greedy import GreedyBot
from ostoja.engine.journal import Journal
from ostoja.engine.rng import seeded
from tests.conformance.books import Books
from tests.conformance.manners import MANNERS
from tests.conformance.tables import draw_agreement
from tests.conformance.walks import GAMES, keys

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))
every_real_game = pytest.mark.parametrize("game", GAMES[1:], ids=keys(GAMES[1:]))
any_table = given(number=st.integers(0, 999_999))

FEW = 30  # choices that show whether a table can be played at all
GREEDY = 100  # a greedy bot thinks long: so many of its choices, then the rest at random
TRIES = 5  # tables that are only begun, for one that is played to its end


def agreed(game: Game, number: int) -> Setup:
    """Draw the table of a number, and say what was drawn if the test fails."""
    wish, setup = draw_agreement(game, seeded(f"table {number}"))
    note(f"{game.key} {wish}")
    return setup


def at_random(state: State, chance: Rng) -> tuple[int, int]:
    """Pick any seat that is asked and any of its options."""
    seat = chance.pick([seat for seat in range(state.seats) if state.asked >> seat & 1])
    return seat, chance.pick(state.offers[seat])


@every_game
@settings(max_examples=settings().max_examples * TRIES)
@any_table
def test_whatever_is_agreed_can_be_dealt_and_played(game: Game, number: int) -> None:
    setup = agreed(game, number)
    state, chance = game.new(setup, seeded(str(number))), seeded(f"choices {number}")
    for _ in range(FEW):
        if not state.over:
            state.apply(*at_random(state, chance))
    assert len(game.result(state).scores) == setup.seats


@every_game
@any_table
def test_within_the_bounds_no_game_takes_longer_than_it_says_nor_loses_a_piece(game: Game, number: int) -> None:
    setup = agreed(game, number)
    state, chance = game.new(setup, seeded(str(number))), seeded(f"choices {number}")
    books, manner, choices = Books(game, state), chance.pick(MANNERS), 0
    while not state.over:
        assert choices < game.longest(setup), f"{manner.__name__}: it takes more than {game.longest(setup)} choices"
        state.journal = journal = Journal()
        seat, _option = at_random(state, chance)
        state.apply(seat, manner(state, seat, chance))
        books.enter(journal.events)
        choices += 1
    books.check(state)


@every_real_game
@any_table
def test_within_the_bounds_a_greedy_bot_plays_to_the_end(game: Game, number: int) -> None:
    state, chance = game.new(agreed(game, number), seeded(str(number))), seeded(f"choices {number}")
    bot = GreedyBot(seeded(f"bot {number}"))
    choices = 0
    while not state.over:
        seat, option = at_random(state, chance)
        state.apply(seat, bot.choose(Chair(game, state, seat)) if choices < GREEDY else option)
        choices += 1
