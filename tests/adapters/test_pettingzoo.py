"""Every game as PettingZoo knows it, held against PettingZoo's own suites; `make shapes` does so at length."""

from __future__ import annotations

import os
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from ostoja.adapters.pettingzoo import env, parallel_env, raw_env
from ostoja.games import all_games

WHOLE = bool(os.environ.get("OSTOJA_SHAPES"))  # every number of seats, and as many cycles as the suites take themselves
CYCLES = 1000 if WHOLE else 40
TABLES = [
    (key, seats)
    for key, game in all_games().items()
    for seats in (range(game.least_seats, game.most_seats + 1) if WHOLE else [game.most_seats])
]
# Their advice on observations: ours are a dictionary with a mask, as those of their own card games are.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo", "ignore::UserWarning:gymnasium")
tables = pytest.mark.parametrize(("game", "seats"), TABLES)


@tables
def test_the_suite_of_environments_passes(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=CYCLES)


@tables
def test_the_suite_of_parallel_environments_passes(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=CYCLES)


@tables
def test_a_seed_repeats_a_game(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, game, seats), num_cycles=CYCLES)


@tables
def test_cycles_can_be_limited(game: str, seats: int) -> None:
    max_cycles_test(SimpleNamespace(env=partial(env, game, seats), parallel_env=partial(parallel_env, game, seats)))


@pytest.mark.skipif(not WHOLE, reason="it takes five seconds for each game: make shapes")
@pytest.mark.parametrize("game", all_games())
def test_the_benchmark_runs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", all_games())
def test_everything_is_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert capsys.readouterr().out


def test_pictures_fetch_nothing() -> None:
    table = env("mall-of-horror", 3, render_mode="svg")
    table.reset(seed=1)
    picture = table.render()
    assert "url(http" not in picture
    assert "@import" not in picture


def play(table: Any, seed: int, chance: np.random.Generator) -> dict[str, float]:
    """Play a game at random; return the rewards."""
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        rewards[agent] += reward
        table.step(None if over or cut else chance.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


def test_rewards_are_what_the_game_says() -> None:
    table = env("mall-of-horror", 4)
    for seed in range(4):
        rewards = play(table, seed, np.random.default_rng(seed))
        sitting = table.unwrapped.sitting
        winners = sitting.game.result(sitting.state).winners
        assert [reward > -1 for reward in rewards.values()] == [seat in winners for seat in range(4)]
        assert all(-1 <= reward <= 1 for reward in rewards.values())
        assert max(rewards.values()) == -1 + 2 / len(winners)


def test_an_agent_observes_its_own_view_alone() -> None:
    table = raw_env("mall-of-horror", 4)
    table.reset(seed=3)
    chance = np.random.default_rng(3)
    for _ in range(60):
        agent = table.agent_selection
        seat = table.seat_of[agent]
        world = table.clone()
        state = table.sitting.state
        world.sitting.state = table.sitting.game.determinise(state, seat, state.rng.copy())
        for key, seen in table.observe(agent).items():
            assert np.array_equal(seen, world.observe(agent)[key])
        table.step(chance.choice(np.flatnonzero(table.observe(agent)["action_mask"])))


def test_numbers_have_names() -> None:
    table = raw_env("mall-of-horror", 3)
    table.reset(seed=1)
    seen = dict(zip(table.planes(), table.observe("player_2")["observation"], strict=True))
    assert (seen["seat"], seen["players#"], seen["players[1].seat"]) == (2, 3, 1)


def test_a_copy_goes_its_own_way_and_the_same_one() -> None:
    table = raw_env("outlive", 2)
    table.reset(seed=1)
    twin, saved, pickled = table.clone(), table.serialize(), pickle.loads(pickle.dumps(table.sitting))  # noqa: S301  ours
    before = table.state()
    for _ in range(30):
        twin.step(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0])
    assert np.array_equal(table.state(), before)
    assert not np.array_equal(twin.state(), before)
    twin.sitting.load(saved)
    assert np.array_equal(twin.state(), before)
    assert np.array_equal(pickled.whole(), before)
    assert table.state_space.contains(before)


def test_what_is_not_offered_is_answered_by_the_fallback() -> None:
    table = raw_env("mall-of-horror", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    refused = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(refused)
    assert table.infos[agent] == {"refused": refused}


def test_options_of_the_game_are_handed_on() -> None:
    assert raw_env("mall-of-horror", 3, second_tie="head").sitting.setup.options["second_tie"] == "head"
