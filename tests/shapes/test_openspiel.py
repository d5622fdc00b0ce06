"""Every game as OpenSpiel knows it, held against OpenSpiel's own suites and its playthroughs."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402  what comes with OpenSpiel
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from ostoja.adapters import openspiel  # noqa: E402
from ostoja.games import all_games  # noqa: E402

if TYPE_CHECKING:
    import unittest

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])

NAMES = [openspiel.name_of(key) for key in all_games()]
TABLES = [
    f"{openspiel.name_of(key)}(players={seats})"
    for key, game in all_games().items()
    for seats in range(game.least_seats, game.most_seats + 1)
]


def run(case: type[unittest.TestCase]) -> None:
    """Run a class of OpenSpiel's tests as it stands."""
    import unittest

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert [text for _, text in result.failures + result.errors] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_suite_of_the_interface_passes(name: str) -> None:
    case = type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    run(case)


@pytest.mark.parametrize("table", TABLES)
def test_the_simulation_of_games_passes(table: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(table))


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_with_serialisation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    expected, actual = generate_playthrough.replay(str(PLAYTHROUGHS / f"{name}.txt"))
    for number, (was, now) in enumerate(zip(expected.splitlines(), actual.splitlines(), strict=True), 1):
        assert was == now, f"line {number}"


def at_random(name: str, seed: int, choices: int) -> Any:
    """Return a state some random choices into a game."""
    chance = random.Random(seed)  # noqa: S311  a game for a test
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(choices):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("choices", [1, 9, 40])
def test_a_state_sampled_from_what_a_player_knows_is_the_same_to_that_player(name: str, choices: int) -> None:
    chance = random.Random(choices)  # noqa: S311  worlds for a test
    state = at_random(name, choices, choices)
    others = set()
    for player in range(state.num_players()):
        for _ in range(4):
            twin = state.resample_from_infostate(player, chance.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.current_player() == state.current_player()
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()
            others.add(str(twin))
    assert len(others) > 1


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_forgotten(name: str) -> None:
    """Whoever chose something else, or was told something else, knows something else."""
    state = at_random(name, 5, 12)
    while not state.is_terminal() and len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    known = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(known) == len(state.legal_actions())


def test_options_of_a_game_are_handed_on() -> None:
    game = pyspiel.load_game("ostoja_mall_of_horror(players=3,options=second_tie:head;first_seat:2)")
    assert game.sitting.setup.options["second_tie"] == "head"


if __name__ == "__main__":  # python -m tests.shapes.test_openspiel writes the playthroughs anew
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for each in NAMES:
        text = generate_playthrough.playthrough(f"{each}(deals=4)", None, seed=1)
        (PLAYTHROUGHS / f"{each}.txt").write_text(text, encoding="utf-8")
