"""Ratings find the strengths behind the games, say how sure they are, and warn where there is no order."""

from __future__ import annotations

import random
from itertools import combinations
from math import log

import pytest

from ostoja.engine.errors import RecordError
from ostoja.lab.outcome import Block, Outcome
from ostoja.lab.plan import Plan, seatings
from ostoja.lab.ratings import Standings, added_up
from ostoja.lab.results import Results

NAMES = ("strong", "middling", "weak", "hopeless")
STRENGTHS = (4.0, 2.0, 1.0, 0.5)


def game(places: tuple[int, ...], weights: list[float], chance: random.Random) -> Outcome:
    """Play a game that everybody wins with a chance in proportion to a weight."""
    winner = chance.choices(range(len(places)), weights)[0]
    return Outcome(places, (0,) * len(places), (winner,), ("",) * len(places), 1, 1)


def played(seats: int, company: int, deals: int, seed: int = 1) -> list[Block]:
    """Play a round robin between the four by their strengths."""
    chance = random.Random(seed)  # noqa: S311  a coin for a test
    groups = list(combinations(range(4), company))
    blocks = []
    for number in range(deals * len(groups)):
        rows = seatings(groups[number % len(groups)], seats)
        games = tuple(game(row, [STRENGTHS[place] for place in row], chance) for row in rows)
        blocks.append(Block(number, games))
    return blocks


def rated(blocks: list[Block], names: tuple[str, ...] = NAMES) -> Standings:
    standings = Standings(names)
    for block in blocks:
        standings.note(block, names)
    return standings


@pytest.mark.parametrize(("seats", "company"), [(2, 2), (3, 3), (4, 4), (3, 2), (6, 4)])
def test_strengths_are_found_again_at_tables_of_any_size(seats: int, company: int) -> None:
    report = rated(played(seats, company, 300)).report()
    assert [row["name"] for row in report["ratings"]] == list(NAMES)
    best, worst = report["ratings"][0], report["ratings"][-1]
    true = 400 * log(8) / log(10)
    assert best["rating"] - worst["rating"] == pytest.approx(true, rel=0.15)
    assert all(row["low"] < row["rating"] < row["high"] for row in report["ratings"])
    assert report["not_transitive"] == []


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    true = {name: 400 * log(strength) / log(10) for name, strength in zip(NAMES, STRENGTHS, strict=True)}
    middle = sum(true.values()) / 4
    held = 0
    for seed in range(12):
        for row in rated(played(2, 2, 25, seed)).report()["ratings"]:
            held += row["low"] <= true[row["name"]] - middle <= row["high"]
    assert held >= 40  # of 48


def test_the_matrix_tells_who_beats_whom() -> None:
    matrix = rated(played(2, 2, 400)).report()["matrix"]
    assert matrix[0][0] is None
    assert matrix[0][1]["share"] == pytest.approx(2 / 3, abs=0.05)
    assert matrix[1][0]["share"] == pytest.approx(1 - matrix[0][1]["share"])


def test_one_who_never_lost_is_not_endlessly_strong_nor_surely_known() -> None:
    wins = [Block(number, (Outcome((0, 1), (1, 0), (0,), ("", ""), 1, 1),)) for number in range(20)]
    best, worst = rated(wins, ("a", "b")).report()["ratings"]
    assert 100 < best["rating"] - worst["rating"] < 1000
    assert best["high"] - best["low"] > 50


def test_an_order_that_goes_in_circles_is_warned_of() -> None:
    beats = {(0, 1): 0, (1, 2): 1, (0, 2): 2}
    blocks = []
    for number in range(60):
        pair = list(beats)[number % 3]
        winner = pair.index(beats[pair])
        blocks.append(Block(number, (Outcome(pair, (0, 0), (winner,), ("", ""), 1, 1),)))
    upsets = rated(blocks, ("rock", "scissors", "paper")).report()["not_transitive"]
    assert upsets
    assert {(upset["winner"], upset["loser"]) for upset in upsets} <= {
        ("rock", "scissors"),
        ("scissors", "paper"),
        ("paper", "rock"),
    }


def plan(seed: str, bots: tuple[str, ...] = NAMES, title: str = "outlive") -> Plan:
    return Plan(title, bots, 100, seed, {}, {}, seats=2)


def test_files_add_up_and_what_two_hold_counts_once() -> None:
    one = {block.number: block for block in played(2, 2, 5)}
    both = added_up([Results(plan("a"), one), Results(plan("b"), one)])
    again = added_up([Results(plan("a"), one), Results(plan("a"), one)])
    assert both.games == 2 * again.games == 2 * sum(len(block.games) for block in one.values())


def test_bots_that_only_met_through_others_are_compared() -> None:
    first = [Block(n, (Outcome((0, 1), (0, 0), (n % 3 == 0,), ("", ""), 1, 1),)) for n in range(30)]
    files = [
        Results(plan("a", ("ada", "bob")), dict(enumerate(first))),
        Results(plan("b", ("bob", "cyd")), dict(enumerate(first))),
    ]
    report = added_up(files).report()
    assert [row["name"] for row in report["ratings"]] == ["ada", "bob", "cyd"]
    assert report["matrix"][0][2] is None


def test_results_of_different_games_do_not_add_up() -> None:
    with pytest.raises(RecordError, match="outlive, vigil"):
        added_up([Results(plan("a"), {}), Results(plan("a", title="vigil"), {})])


def test_without_games_all_are_equal() -> None:
    assert [row["rating"] for row in rated([]).report()["ratings"]] == [0.0] * 4
