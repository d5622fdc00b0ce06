"""A tiny game for the tests of the marks: each of its rules is cited in another way, and some marks are not true."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from ostoja.lab.rule_places import code_in, places_in
from tests.mutation import tiny
from tests.mutation.cited import cited
from tests.mutation.mark_report import MarkReport
from tests.mutation.marks import Marks, Pair, try_marks
from tests.mutation.trials import Suite

RULES: Final = tuple(f"TINY-SCO-{number:02}" for number in range(1, 13))

CHAPTER: Final = '''"""Chapter: the score."""

import tomllib
from pathlib import Path
from typing import Final

DATA: Final = tomllib.loads(Path(__file__).with_name("data.toml").read_text(encoding="utf-8"))


class DataError(Exception):
    """A data file with a wrong field."""


def places() -> int:
    """Return how many there are: always four."""
    if DATA["numbers"]["places"] != 4:
        raise DataError("there are four places")
    return 4


# TINY-SCO-01  A round brings two points.
POINTS: Final = 2


class Purse:
    """TINY-SCO-02  A purse holds what was put in."""

    def __init__(self) -> None:
        self.coins = 0

    def put(self, coins: int) -> None:
        """Add coins."""
        self.coins += coins

    def take(self) -> int:
        """TINY-SCO-03  Whoever takes gets all there is."""
        coins = self.coins
        self.coins = 0
        return coins


def score(rounds: int, bonus: bool) -> int:
    """Count the points."""
    points = rounds * POINTS
    if bonus:  # TINY-SCO-04
        points += DATA["numbers"]["bonus"]
    # TINY-SCO-05  Nobody has less than nothing.
    return max(points, 0)


def rest(points: int) -> int:
    """TINY-SCO-08  Points are counted down."""
    while points > 0:
        points -= 1
    return points


def unwritten() -> int:
    """TINY-SCO-09  A game of one's own says it."""
    raise NotImplementedError
'''

DATA: Final = """
[numbers]
bonus = 3   # TINY-SCO-06
places = 4  # TINY-SCO-11

[names]     # TINY-SCO-07
first = ["a", "b"]
"""

TESTS: Final = """
import pytest
from hypothesis import given, strategies

from tiny.score import Purse, places, rest, score

rule = pytest.mark.rule


@rule("TINY-SCO-01")
def test_a_round_brings_two_points():
    assert score(2, False) == 4


@rule("TINY-SCO-02")
@rule("TINY-SCO-03")
def test_a_purse_holds_what_was_put_in():
    purse = Purse()
    purse.put(2)
    assert purse.coins == 2


@rule("TINY-SCO-04")
@rule("TINY-SCO-06")
@rule("TINY-SCO-07")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_bonus_is_three_points(rounds):
    assert score(rounds, True) == 2 * rounds + 3


@rule("TINY-SCO-04")
def test_of_another_rule():
    assert score(-9, False) == 0


@rule("TINY-SCO-05")
def test_nobody_has_less_than_nothing():
    assert score(-1, False) == 0


@rule("TINY-SCO-05")
@given(strategies.integers(-9, -1))
def test_of_random_play(rounds):
    assert score(rounds, False) == 0


@rule("TINY-SCO-08")
def test_points_are_counted_down():
    assert rest(3) == 0


@rule("TINY-SCO-08")
def test_that_counts_nothing_down():
    assert rest


@rule("TINY-SCO-11")
def test_of_data_that_are_refused():
    assert places()


@rule("TINY-SCO-09")
@rule("TINY-SCO-10")
def test_of_what_nobody_can_change():
    assert True
"""


def written(folder: Path) -> Path:
    """Write the game into a folder."""
    tiny.written(folder)
    for name, text in (("tiny/score.py", CHAPTER), ("tiny/data.toml", DATA), ("proofs/test_score.py", TESTS)):
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def main(folder: Path) -> None:
    """Try the marks of the game and print which pairs bite by what, and why the others do not."""
    places = places_in(code_in(folder / "tiny"), RULES)
    report = MarkReport("tiny", RULES, places, lambda _: None)
    found = cited(places, code_in(folder / "tiny"), folder / "tiny")
    suite = Suite(folder, folder / "proofs", ("tiny", "proofs"))
    marks = Marks(suite, {rule: found.get(rule, []) for rule in RULES}, 2, report.add, report.tick)
    try_marks(marks)
    report.close(
        marks, {Pair("proofs/test_score.py::test_of_what_nobody_can_change", "TINY-SCO-09"): "Nobody says it."}
    )
    told = {
        "bites": {f"{pair.rule} {pair.test}": change.operator for pair, change in report.bitten.items()},
        "dull": {f"{pair.rule} {pair.test}": reason for pair, reason in report.dull.items()},
        "excused": [pair.rule for pair in report.excused],
        "without code": report.without_code,
        "report": "\n".join(report.lines({})),
    }
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
