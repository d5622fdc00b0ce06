"""One seat of every game as Gymnasium knows it, held against Gymnasium's own check."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ostoja.adapters.gymnasium import SeatEnv, name_of, vector_env
from ostoja.engine.errors import SetupError
from ostoja.games import all_games

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")


@pytest.mark.parametrize("game", all_games())
def test_the_check_of_environments_passes(game: str) -> None:
    check_env(gymnasium.make(name_of(game), render_mode="ansi").unwrapped)


def played(seat: SeatEnv, seed: int) -> float:
    """Play a game at random; return the reward."""
    chance = np.random.default_rng(seed)
    seen, _ = seat.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        seen, reward, over, _, info = seat.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        assert not info
    return reward


def test_a_game_ends_with_the_reward_of_the_seat() -> None:
    rewards = [played(SeatEnv("mall-of-horror", seat=1, opponents=["random", "random"]), seed) for seed in range(8)]
    assert {1.0, -1.0} & set(rewards)
    assert all(-1 <= reward <= 1 for reward in rewards)


def test_greedy_opponents_are_harder() -> None:
    def lost(opponents: list[str]) -> int:
        return sum(played(SeatEnv("outlive", opponents=opponents), seed) < 0 for seed in range(4))

    assert lost(["greedy"]) == 4


def test_the_seat_is_always_asked() -> None:
    seat = SeatEnv("mall-of-horror", seat=3, opponents=["random"] * 3)
    seat.reset(seed=1)
    assert 3 in seat.sitting.asked()
    assert seat.action_masks().sum() == len(seat.sitting.offers(3))
    assert (len(seat.planes()),) == seat.sitting.row(3).shape


@pytest.mark.parametrize("mode", AutoresetMode)
def test_several_tables_at_once_deal_anew_as_stated(mode: AutoresetMode) -> None:
    tables = vector_env("vigil", 3, autoreset=mode, opponents=["random", "random"])
    seen, _ = tables.reset(seed=1)
    dealt = 0
    for _ in range(60):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, _, over, _, infos = tables.step(actions)
        dealt += int(over.sum())
        if over.any() and mode is AutoresetMode.SAME_STEP:
            assert "final_obs" in infos
        if over.any() and mode is AutoresetMode.DISABLED:
            seen, _ = tables.reset(options={"reset_mask": over})
    assert dealt >= 3


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "'chess'"),
        ({"game": "vigil", "seat": 9}, "no seat 9"),
        ({"game": "vigil", "opponents": ["clever"] * 3}, "'clever'"),
        ({"game": "vigil", "opponents": ["random"]}, "3 to 5 seats"),
        ({"game": "vigil", "weather": "bad"}, "'weather'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        SeatEnv(**wrong)  # type: ignore[arg-type]
