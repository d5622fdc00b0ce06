"""The bot that plans: it keeps to its budget, repeats itself, sees what is near, and can say what it thought."""

from __future__ import annotations

import time

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.budget import Budget
from ostoja.bots.levels import LEVELS
from ostoja.bots.registry import bot, is_quick
from ostoja.bots.search.bot import PlanningBot
from ostoja.bots.search.playing_on import best_of
from ostoja.bots.search.settings import Settings, settings_of
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.valuing import LOST, chances
from ostoja.games import all_games
from tests.toy import TOY

GAMES = all_games()


def asked_chair(key: str, budget: Budget, seed: str = "search") -> Chair:
    """Return a chair with something to choose, some way into a game."""
    game = GAMES[key]
    state = game.new(game.agree(game.least_seats), seeded(seed))
    chance = seeded(f"{seed}:choices")
    for _ in range(5):
        seat = seats_in(state.asked)[0]
        state.apply(seat, chance.pick(state.offers[seat]))
    while len(state.offers[seats_in(state.asked)[0]]) < 2:
        seat = seats_in(state.asked)[0]
        state.apply(seat, chance.pick(state.offers[seat]))
    return Chair(game, state, seats_in(state.asked)[0], budget=budget)


@pytest.mark.parametrize("key", GAMES)
def test_it_uses_about_the_simulations_that_it_is_given_and_repeats_itself(key: str) -> None:
    chair = asked_chair(key, Budget(simulations=24))
    first, second = (bot("hard", seeded("same")) for _ in range(2))
    assert first.choose(chair) == second.choose(chair)
    thoughts = first.thoughts()
    assert thoughts == second.thoughts()
    assert thoughts is not None
    tried = min(len(chair.options()), settings_of(GAMES[key].package()).shortlist)
    assert 0 < thoughts.simulations <= max(24, 2 * tried)
    assert thoughts.worlds <= thoughts.simulations
    assert sum(thoughts.chances) == pytest.approx(1.0)
    assert all(0.0 <= weighed.chance <= 1.0 for weighed in thoughts.ranking)


def test_every_option_left_is_tried_in_the_same_worlds() -> None:
    thinker = bot("hard", seeded("fair"))
    thinker.choose(asked_chair("mall-of-horror", Budget(simulations=60)))
    thoughts = thinker.thoughts()
    assert thoughts is not None
    tries = [weighed.tries for weighed in thoughts.ranking]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] == tries[1] > tries[-1]


def test_seconds_end_a_search() -> None:
    chair = asked_chair("mall-of-horror", Budget(seconds=0.05))
    thinker = bot("master", seeded("hasty"))
    start = time.monotonic()
    assert thinker.choose(chair) in chair.options()
    assert time.monotonic() - start < 30.0  # else it would have gone on for ever: the clock is never asked how fast
    thoughts = thinker.thoughts()
    assert thoughts is not None
    assert thoughts.simulations >= len(thoughts.ranking)


def test_a_level_errs_alike_in_one_game_and_otherwise_in_another() -> None:
    chair = asked_chair("mall-of-horror", Budget(simulations=8))
    by_seed = {seed: bot("newcomer", seeded(seed)).choose(chair) for seed in map(str, range(12))}
    assert by_seed == {seed: bot("newcomer", seeded(seed)).choose(chair) for seed in by_seed}
    assert len(set(by_seed.values())) > 1


def test_a_level_errs_anew_with_every_question() -> None:
    thinker = PlanningBot(seeded("errs"), simulations=8, noise=0.3)
    first = thinker.errors([1, 2, 3])
    assert thinker.errors([1, 2, 3]) == first
    thinker.choose(asked_chair("mall-of-horror", Budget(simulations=8)))
    assert thinker.errors([1, 2, 3]) != first


def test_a_game_without_a_value_is_searched_by_its_standing() -> None:
    state = TOY.new(TOY.agree(TOY.least_seats), seeded("toy"))
    while len(state.offers[seats_in(state.asked)[0]]) < 2:
        state.apply(seats_in(state.asked)[0], state.offers[seats_in(state.asked)[0]][0])
    chair = Chair(TOY, state, seats_in(state.asked)[0], budget=Budget(simulations=10))
    thinker = bot("hard", seeded("toy"))
    assert thinker.choose(chair) in chair.options()


def test_levels_grow_and_only_those_that_do_not_think_are_quick() -> None:
    simulations = [level.simulations for level in LEVELS.values()]
    noise = [level.noise for level in LEVELS.values()]
    assert simulations == sorted(simulations)
    assert noise == sorted(noise, reverse=True)
    assert not any(is_quick(name) for name in LEVELS)
    assert is_quick("greedy")


def test_the_best_is_taken_and_equals_are_drawn_by_lot() -> None:
    assert best_of([4, 5, 6], [0.1, 0.3, 0.2], seeded("lot")) == 5
    drawn = {best_of([4, 5, 6], [0.3, 0.1, 0.3], seeded(f"lot {number}")) for number in range(30)}
    assert drawn == {4, 6}


def test_chances_share_one_victory() -> None:
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    assert chances([LOST, 3.0]) == [0.0, 1.0]
    assert chances([LOST, LOST]) == [0.5, 0.5]


def test_without_a_file_a_game_is_searched_in_the_usual_way() -> None:
    assert settings_of("tests") == Settings()


@pytest.mark.parametrize("key", GAMES)
def test_values_of_positions_are_chances(key: str) -> None:
    game = GAMES[key]
    if not type(game).__module__.startswith("ostoja.games"):
        pytest.skip("another package's game need not value positions")
    judge = game.heuristics()
    names = judge.weights().names
    state = game.new(game.agree(game.least_seats), seeded("value"))
    chance = seeded("value:choices")
    while not state.over:
        value = judge.value(state)
        assert sum(value) == pytest.approx(1.0)
        assert all(len(found) in {0, len(names)} for found in judge.features(state))
        for _ in range(9):
            if not state.over:
                seat = seats_in(state.asked)[0]
                state.apply(seat, chance.pick(state.offers[seat]))
