"""Measure one peer, which this Python has installed; prints one line of JSON.

    python -m benchmarks.peers hearts

Each peer is driven as leanly as its interface allows, so that the ratios do not flatter us.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import itertools
import json
import os
import platform
import random
import warnings
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from benchmarks.timing import microseconds, speed

if TYPE_CHECKING:
    from collections.abc import Callable

Row = dict[str, Any]

SAMPLE = 24  # games whose middles are copied and viewed
PLIES = 400  # a random game of chess may last very long
SIMULATIONS = 20  # of a thought of open_spiel's search bot
MID_HAND = 6  # decisions after which a hand of hold'em is in its middle


def finish(row: Row, seconds: float, play: Callable[[], int], played: list[int], options: int) -> Row:
    """Add what is measured of every peer: whole games, their length and their options."""
    decisions_s, games_s = speed(play, seconds)
    decisions = sum(played)
    common = {"decisions": decisions / len(played), "options": options / decisions}
    return {"decisions_s": decisions_s, "games_s": games_s, "python": platform.python_version()} | common | row


# ---------------------------------------------------------------- open_spiel


class Spiel:
    """A sequential open_spiel game, played through its Python interface."""

    def __init__(self, name: str) -> None:
        import pyspiel

        if name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401  registers them
        self.game = pyspiel.load_game(name)
        self.rnd = random.Random(1).random
        self.over, self.chance = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
        self.fair = True  # whether, as far as seen, every outcome of chance is always as likely as the others
        self.draws = 0
        self.options = 0

    def draw(self, state: Any) -> int:
        """Draw an outcome of chance by its weight."""
        left = self.rnd()
        action = 0
        for action, weight in state.chance_outcomes():  # noqa: B007  the last one takes what rounding leaves
            left -= weight
            if left < 0:
                break
        return action

    def explore(self) -> list[Any]:
        """Play one game slowly: count its draws and options, and return all its states."""
        state = self.game.new_initial_state()
        path: list[Any] = []
        while not state.is_terminal():
            if state.is_chance_node():
                self.fair = self.fair and len({weight for _, weight in state.chance_outcomes()}) == 1
                self.draws += 1
                state.apply_action(self.draw(state))
            else:
                path.append(state.clone())
                actions = state.legal_actions()
                self.options += len(actions)
                state.apply_action(actions[int(self.rnd() * len(actions))])
        return path

    def play(self) -> int:
        """Play one game; chance is drawn by weight."""
        state, rnd, over, chance = self.game.new_initial_state(), self.rnd, self.over, self.chance
        decisions = 0
        while (who := state.current_player()) != over:
            if who == chance:
                state.apply_action(self.draw(state))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
        return decisions

    def play_fair(self) -> int:
        """Play one game; where all outcomes are equally likely, chance may draw as players do, which is cheaper."""
        state, rnd, over, chance = self.game.new_initial_state(), self.rnd, self.over, self.chance
        decisions = 0
        while (who := state.current_player()) != over:
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            if who != chance:
                decisions += 1
        return decisions


def spiel(name: str, seconds: float) -> Row:
    """Measure an open_spiel game."""
    table = Spiel(name)
    paths = [table.explore() for _ in range(SAMPLE)]
    played = [len(path) for path in paths]
    middles = [path[len(path) // 2] for path in paths]
    row: Row = {"version": "open_spiel " + version("open_spiel"), "seats": table.game.num_players()}
    row["chance"] = table.draws / SAMPLE
    row["copy_us"] = microseconds([state.clone for state in middles], seconds / 2)
    if table.game.get_type().provides_observation_string:
        views = [partial(state.observation_string, state.current_player()) for state in middles]
        row["view_us"] = microseconds(views, seconds / 2)
    if not name.startswith("python_"):
        row["inside_s"] = games_inside(table.game, seconds) * sum(played) / SAMPLE
    return finish(row, seconds, table.play_fair if table.fair else table.play, played, table.options)


def games_inside(game: Any, seconds: float) -> float:
    """Return the games per second that open_spiel plays by itself, without coming back to Python at every step."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = itertools.count()

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 1

    return speed(play, seconds).games_s


# ---------------------------------------------------------------- PettingZoo


def zoo(name: str, seconds: float) -> Row:
    """Play a PettingZoo environment in the loop of its documentation, which builds an observation per decision."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    warnings.simplefilter("ignore")
    env = importlib.import_module("pettingzoo.classic." + name).env(num_players=4)
    rnd = random.Random(1).random
    seeds = itertools.count()
    played: list[int] = []
    options = 0

    def choose(observation: Any) -> int:
        actions = observation["action_mask"].nonzero()[0]
        return int(actions[int(rnd() * len(actions))])

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _agent in env.agent_iter():
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(choose(observation))
                decisions += 1
        return decisions

    for seed in range(SAMPLE):
        env.reset(seed=seed)
        decisions = 0
        for _agent in env.agent_iter():
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
            else:
                options += int(observation["action_mask"].sum())
                env.step(choose(observation))
                decisions += 1
        played.append(decisions)
    row: Row = {"version": "PettingZoo " + version("pettingzoo"), "seats": len(env.possible_agents)}
    hand = middle(env, choose)
    row["copy_us"] = microseconds([partial(copy.deepcopy, hand.unwrapped)], seconds / 2)
    row["view_us"] = microseconds([partial(hand.observe, hand.agent_selection)], seconds / 2)
    return finish(row, seconds, play, played, options)


def middle(env: Any, choose: Callable[[Any], int]) -> Any:
    """Bring an environment into the middle of a hand."""
    for seed in itertools.count():
        env.reset(seed=seed)
        for _ in range(MID_HAND):
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                break
            env.step(choose(observation))
        else:
            return env
    raise AssertionError


# ---------------------------------------------------------------- open_spiel's search


def ismcts(_name: str, seconds: float) -> Row:
    """Let open_spiel's own ISMCTS bot, in Python, think about the first choices of hands of hearts."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts as search
    from open_spiel.python.algorithms import mcts

    class Counting(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # open_spiel has no types
        """Plays on at random as its own does, and counts the decisions."""

        decisions = 0

        def evaluate(self, state: Any) -> Any:
            played = state.clone()
            while not played.is_terminal():
                actions = played.legal_actions()
                played.apply_action(self._random_state.choice(actions))
                self.decisions += 1
            return np.array(played.returns())

    game = pyspiel.load_game("hearts")
    table = Spiel("hearts")
    positions = [table.explore()[0] for _ in range(SAMPLE)]
    evaluator = Counting(1, np.random.RandomState(1))
    bot = search.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=SIMULATIONS,
        evaluator=evaluator,
        random_state=np.random.RandomState(1),
    )
    questions = itertools.cycle(positions)

    def think() -> int:
        before = evaluator.decisions
        bot.step(next(questions).clone())
        return evaluator.decisions - before

    row: Row = {"version": "open_spiel " + version("open_spiel"), "seats": game.num_players()}
    return row | {"simulated_s": speed(think, seconds).decisions_s, "python": platform.python_version()}


# ---------------------------------------------------------------- python-chess


def board(_name: str, seconds: float) -> Row:
    """Play chess with python-chess."""
    import chess

    rnd = random.Random(1).random
    played: list[int] = []
    options = 0
    middles: list[Any] = []
    for _ in range(SAMPLE):
        game = chess.Board()
        path: list[Any] = []
        while len(path) < PLIES and not game.is_game_over():
            path.append(game.copy(stack=False))
            moves = list(game.legal_moves)
            options += len(moves)
            game.push(moves[int(rnd() * len(moves))])
        played.append(len(path))
        middles.append(path[len(path) // 2])

    def play() -> int:
        game = chess.Board()
        plies = 0
        while plies < PLIES and not game.is_game_over():
            moves = list(game.legal_moves)
            game.push(moves[int(rnd() * len(moves))])
            plies += 1
        return plies

    row: Row = {"version": "python-chess " + version("chess"), "seats": 2}
    row["copy_us"] = microseconds([partial(game.copy, stack=False) for game in middles], seconds / 2)
    return finish(row, seconds, play, played, options)


PEERS: dict[str, Callable[[str, float], Row]] = {
    "hearts": spiel,
    "social_deduction": spiel,
    "python_team_dominoes": spiel,
    "texas_holdem_v4": zoo,
    "chess": board,
    "python_ismcts_hearts": ismcts,
}


def main() -> None:
    """Measure the peer that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measurement")
    args = parser.parse_args()
    print(json.dumps(PEERS[args.peer](args.peer, args.seconds)))


if __name__ == "__main__":
    main()
