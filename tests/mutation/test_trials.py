"""Mutants meet the tests of a tiny game: some are killed, one test does not bite, and no file is touched."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.mutation import tiny
from tests.mutation.scope import ROOT

if TYPE_CHECKING:
    from pathlib import Path

Told = dict[tuple[str, str], tuple[str, str]]  # what came of a mutant and who killed it, by function and new line


def run(folder: Path) -> subprocess.CompletedProcess[str]:
    """Try the tiny game in a process that has imported nothing of it yet."""
    command = [sys.executable, "-m", "tests.mutation.tiny", str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny.written(tmp_path_factory.mktemp("tiny"))


@pytest.fixture(scope="module")
def told(folder: Path) -> Told:
    done = run(folder)
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout[done.stdout.index("[[") :])
    return {(function, after): (outcome, killer) for function, _, after, outcome, killer in rows}


def test_a_test_that_bites_kills(told: Told) -> None:
    killed = ("killed", "proofs/test_end.py::test_three_points_lose")
    assert told["is_lost", "return points > LIMIT"] == killed
    assert told["is_lost", "return points < LIMIT"] == killed
    assert told["is_lost", "return True"] == killed


def test_what_no_test_of_a_rule_notices_survives(told: Told) -> None:
    assert told["is_won", "return rounds > 10"] == ("survived", "")
    assert told["is_won", "return rounds >= 9"] == ("survived", "")
    assert told["is_won", "return False"][0] == "killed"


def test_what_runs_on_and_on_is_timed_out(told: Told) -> None:
    assert told["rest", "points += 1"] == ("timed out", "")


def test_what_is_worked_out_at_import_is_worked_out_with_the_change(told: Told) -> None:
    assert told["LIMIT", "LIMIT: Final = 4"][0] == "killed"
    assert told["doubled", "return points * 3"][0] == "killed"
    assert told["is_lost", "def is_lost(points: int=2) -> bool:"][0] == "killed"


@pytest.mark.usefixtures("told")
def test_no_file_is_written(folder: Path) -> None:
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in {".py", ".toml"}}
    assert files == {
        *("pyproject.toml", "tiny/__init__.py", "tiny/end.py"),
        *("proofs/test_end.py", "proofs/test_judgement.py", "proofs/test_property.py"),
    }
    assert (folder / "tiny" / "end.py").read_text(encoding="utf-8") == tiny.CHAPTER


def test_tests_that_fail_without_a_mutant_are_told_of(tmp_path: Path) -> None:
    done = run(tiny.written(tmp_path, tests=tiny.TESTS.replace("is_won(20)", "is_won(2)")))
    assert done.returncode != 0
    assert "test_that_does_not_bite" in done.stderr


def test_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    command = [sys.executable, "-m", "tests.mutation", "--game", "chess"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert "mall_of_horror" in done.stderr
