"""A game of one chapter for the tests of the mutation run: some of its tests bite, some do not."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.mutation.mutants import mutants_of
from tests.mutation.sites import Chapter
from tests.mutation.trials import Suite, tried

if TYPE_CHECKING:
    from tests.mutation.mutants import Mutant
    from tests.mutation.trials import Verdict

CHAPTER: Final = '''"""Chapter: the end."""

from __future__ import annotations

from typing import Final

LIMIT: Final = 3


def doubled(points: int) -> int:
    """Count points twice."""
    return points * 2


DOUBLE: Final = doubled(LIMIT)


def is_lost(points: int = 3) -> bool:
    """TINY-END-01  Whoever has three points has lost."""
    return points >= LIMIT


def is_won(rounds: int) -> bool:
    """TINY-END-02  Whoever has played ten rounds has won."""
    return rounds >= 10


def rest(points: int) -> int:
    """TINY-END-03  Points are counted down to nothing."""
    while points > 0:
        points -= 1
    return points
'''

TESTS: Final = """
import pytest

from tiny.end import DOUBLE, is_lost, is_won, rest


@pytest.mark.rule("TINY-END-01")
def test_three_points_lose():
    assert is_lost()
    assert is_lost(3)
    assert not is_lost(2)
    assert DOUBLE == 6


@pytest.mark.rule("TINY-END-02")
def test_that_does_not_bite():
    assert is_won(20)


@pytest.mark.rule("TINY-END-03")
def test_points_are_counted_down():
    assert rest(3) == 0
"""

NO_PROOFS: Final = """
from hypothesis import given, strategies

from tiny.end import is_won


{mark}
def test_that_proves_no_rule({argument}):
    assert not is_won(9)
    assert is_won(10)
"""

SETTINGS: Final = """
[tool.pytest.ini_options]
pythonpath = ["."]
addopts = ["--import-mode=importlib"]
markers = ["rule(id): the rule"]
"""


def written(folder: Path, *, tests: str = TESTS) -> Path:
    """Write the game into a folder."""
    for name, text in (
        ("pyproject.toml", SETTINGS),
        ("tiny/__init__.py", ""),
        ("tiny/end.py", CHAPTER),
        ("proofs/test_end.py", tests),
        ("proofs/test_property.py", NO_PROOFS.format(mark="@given(strategies.integers())", argument="number")),
        ("proofs/test_judgement.py", NO_PROOFS.format(mark="", argument="")),
    ):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def chapter_of(path: Path, name: str = "tiny.end") -> Chapter:
    """Read a chapter."""
    return Chapter(name, path, ast.parse(path.read_text(encoding="utf-8")))


def mutants_in(folder: Path) -> list[Mutant]:
    """List the mutants of the game's chapter; of those that run on and on one is enough."""
    found = mutants_of(chapter_of(folder / "tiny" / "end.py"))
    return [mutant for mutant in found if mutant.function != "rest" or mutant.operator == "sign"]


def main(folder: Path) -> None:
    """Try every mutant of the game and print what came of each."""

    def tell(verdict: Verdict) -> None:
        key = verdict.mutant.key
        told.append([verdict.mutant.function, key.before, key.after, verdict.outcome, verdict.killer])

    told: list[list[str]] = []
    tried(Suite(folder, folder / "proofs", ("tiny", "proofs")), mutants_in(folder), 2, tell)
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
