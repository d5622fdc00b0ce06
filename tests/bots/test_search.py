"""The bot that plans: it keeps to its budget, repeats itself, sees what is near, and can say what it thought."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.budget import Budget
from ostoja.bots.levels import LEVELS
from ostoja.bots.registry import BOTS, OPPONENTS, bot, is_quick
from ostoja.bots.search.bot import PlanningBot
from ostoja.bots.search.halving import Search, Tried
from ostoja.bots.search.opponents import ElderBot, FriendlyBot, ParanoidBot
from ostoja.bots.search.playing_on import best_of
from ostoja.bots.search.settings import Settings, level_at, settings_of
from ostoja.bots.search.standing import Standing
from ostoja.bots.search.tree import Node, Tree
from ostoja.bots.trying import TryingOut
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.valuing import LOST, chances
from ostoja.games import all_games
from tests.toy import TOY

if TYPE_CHECKING:
    from pathlib import Path

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


class Ticking:
    """A clock that goes on a little whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("key", GAMES)
def test_a_search_looks_at_the_clock_after_every_try(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = asked_chair(key, Budget(seconds=0.5))
    clock = Ticking()
    monkeypatch.setattr(time, "monotonic", clock)
    thinker = bot("master", seeded("hasty"))
    thinker.choose(chair)
    monkeypatch.undo()
    thoughts = thinker.thoughts()
    assert thoughts is not None
    assert clock.now <= 0.5 * 1.1
    assert thoughts.simulations > 1


def test_a_level_errs_alike_in_one_game_and_otherwise_in_another() -> None:
    chair = asked_chair("mall-of-horror", Budget(simulations=8))
    by_seed = {seed: bot("newcomer", seeded(seed)).choose(chair) for seed in map(str, range(12))}
    assert by_seed == {seed: bot("newcomer", seeded(seed)).choose(chair) for seed in by_seed}
    assert len(set(by_seed.values())) > 1


def test_a_level_errs_anew_with_every_question() -> None:
    thinker = PlanningBot(seeded("errs"), simulations=8, noise=0.3)
    first = thinker.errors([1, 2, 3], 0.3)
    assert thinker.errors([1, 2, 3], 0.3) == first
    thinker.choose(asked_chair("mall-of-horror", Budget(simulations=8)))
    assert thinker.errors([1, 2, 3], 0.3) != first


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


def test_below_the_root_a_seat_learns_from_what_came_of_its_choices() -> None:
    settings = Settings(depth=2, curiosity=0.1)
    tree = Tree(TryingOut(TOY), settings)
    node = Node(0, [7, 8, 9], [0.0, -0.05, -0.1])
    assert tree.best(node) == 0  # at first the best by judgement
    for _ in range(20):
        place = tree.best(node)
        tree.path = [(node, place, 0)]
        tree.learn([0.9 if place == 1 else 0.1, 0.5])
    assert max(node.visits) == node.visits[1]
    assert node.visits_in_all == 20


@pytest.mark.parametrize("settings", [Settings(depth=2), Settings(depth=2, all_seats=True)])
def test_a_tree_keeps_to_its_depth_and_repeats_itself(settings: Settings) -> None:
    chair = asked_chair("mall-of-horror", Budget(simulations=60))
    first, second = (PlanningBot(seeded("tree"), simulations=60, settings=settings) for _ in range(2))
    assert first.choose(chair) == second.choose(chair)
    assert first.thoughts() == second.thoughts()
    assert first.search is not None
    trees = [tried.tree for tried in first.search.tried if tried.tree is not None]
    assert trees
    assert all(len(tree.path) <= 2 for tree in trees)
    assert any(node.visits_in_all > 1 for tree in trees for node in tree.nodes.values())
    seats = {seat for tree in trees for _, _, seat in tree.path}
    assert settings.all_seats or seats <= {chair.seat}


def test_a_game_may_say_otherwise_about_a_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "searched_otherwise"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "search.toml").write_text("rounds = 3\n[levels.easy]\nnoise = 0.9\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    usual = LEVELS["easy"]
    assert settings_of(package.name) == Settings(rounds=3)
    assert level_at(package.name, "easy", usual) == usual._replace(noise=0.9)
    assert level_at(package.name, "hard", usual) == usual


def thought_of(outcomes: list[list[float]]) -> Search:
    """Return a search of seat 0 that tried options 10, 11 … and found these chances of three seats."""
    chair = asked_chair("mall-of-horror", Budget(simulations=8))
    thinker = PlanningBot(seeded("thought"), simulations=8)
    thinker.choose(chair)
    assert thinker.search is not None
    search = thinker.search
    search.seat = 0
    search.tried = []
    for number, found in enumerate(outcomes):
        tried = Tried(10 + number, 0.0, 3)
        tried.outcomes = found
        tried.total = sum(found)
        tried.chances = [sum(found), number * 0.1, 0.5]
        search.tried.append(tried)
    return search


def test_a_paranoid_opponent_looks_at_what_can_go_wrong() -> None:
    search = thought_of([[0.9, 0.9, 0.1, 0.1], [0.4, 0.4, 0.4, 0.4]])
    assert PlanningBot(seeded("pick"), simulations=1).pick(search) == 10
    assert ParanoidBot(seeded("pick")).pick(search) == 11


def test_a_friendly_opponent_gives_up_a_little_for_whoever_is_worst_off() -> None:
    assert FriendlyBot(seeded("pick")).pick(thought_of([[0.5] * 4, [0.48] * 4])) == 11
    assert FriendlyBot(seeded("pick")).pick(thought_of([[0.5] * 4, [0.3] * 4])) == 10


def test_the_elder_values_a_position_by_its_standing() -> None:
    elder = ElderBot(seeded("elder"))
    assert isinstance(elder.judgement(GAMES["mall-of-horror"]), Standing)


@pytest.mark.parametrize("name", OPPONENTS)
def test_opponents_play_in_the_laboratory_and_are_not_offered_at_a_table(name: str) -> None:
    assert name not in BOTS
    chair = asked_chair("mall-of-horror", Budget(simulations=8))
    assert bot(f"{name}:8", seeded("opponent")).choose(chair) in chair.options()
