"""Marks of the tiny game: a test that bites is believed, one that does not is told of, whatever cites its rule."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.mutation import tiny_marks
from tests.mutation.citing import Module
from tests.mutation.excuses import BadEntry
from tests.mutation.mark_report import excused_pairs
from tests.mutation.marks import Pair
from tests.mutation.misprints import DataFile
from tests.mutation.scope import ROOT

if TYPE_CHECKING:
    from pathlib import Path

HOME = "proofs/test_score.py::"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tiny_marks.written(tmp_path_factory.mktemp("tiny"))
    command = [sys.executable, "-m", "tests.mutation.tiny_marks", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout[done.stdout.index('{"bites"') :])
    return found


@pytest.mark.parametrize(
    ("rule", "test"),
    [
        ("TINY-SCO-01", "test_a_round_brings_two_points"),  # a constant below a comment
        ("TINY-SCO-02", "test_a_purse_holds_what_was_put_in"),  # a class
        ("TINY-SCO-04", "test_a_bonus_is_three_points"),  # a branch beside a comment
        ("TINY-SCO-05", "test_nobody_has_less_than_nothing"),  # a statement below a comment
        ("TINY-SCO-06", "test_a_bonus_is_three_points"),  # a number of the data
        ("TINY-SCO-08", "test_points_are_counted_down"),  # it runs on and on
    ],
)
def test_a_mark_that_is_true_bites(told: dict[str, Any], rule: str, test: str) -> None:
    assert f"{rule} {HOME}{test}" in told["bites"]


def test_data_are_misprinted(told: dict[str, Any]) -> None:
    assert told["bites"][f"TINY-SCO-06 {HOME}test_a_bonus_is_three_points"] == "misprint"


def test_a_mark_that_is_not_true_is_told_of(told: dict[str, Any]) -> None:
    dull = {pair.replace(HOME, ""): reason for pair, reason in told["dull"].items()}
    assert dull.keys() == {
        "TINY-SCO-03 test_a_purse_holds_what_was_put_in",
        "TINY-SCO-04 test_of_another_rule",  # it fails for changes to the function, but not to the branch
        "TINY-SCO-05 test_of_random_play",
        "TINY-SCO-07 test_a_bonus_is_three_points",
        "TINY-SCO-08 test_that_counts_nothing_down",
        "TINY-SCO-10 test_of_what_nobody_can_change",
        "TINY-SCO-11 test_of_data_that_are_refused",
    }
    assert dull["TINY-SCO-05 test_of_random_play"] == "a test of random play proves no rule"
    assert dull["TINY-SCO-07 test_a_bonus_is_three_points"] == "none of 2 changes"
    assert dull["TINY-SCO-10 test_of_what_nobody_can_change"] == "the code does not cite the rule"


def test_the_report_counts_and_says_where_to_look(told: dict[str, Any]) -> None:
    assert "tiny: 14 pairs of a test and a rule, 6 bite, 7 do not, 1 excused; 2 rules without" in told["report"]
    assert "none of 2 changes: data.toml:6" in told["report"]
    assert "rules without a place in the code: TINY-SCO-10, TINY-SCO-12" in told["report"]
    assert told["excused"] == ["TINY-SCO-09"]


# ---------------------------------------------------------------- what a citation speaks of

SOURCE = '''class Vote:
    """A-VOTE-01  You vote."""

    def first(self) -> int:
        """A-VOTE-02  Once."""
        # A-VOTE-03  And
        one = 1
        two = 2

        if one:  # A-VOTE-04
            return one
        elif two:
            return two
        else:  # A-VOTE-05
            return 3

    def second(self) -> None:
        return None


# A-VOTE-06
TABLE = (
    (1, 2),
    (3, 4),  # A-VOTE-07
    Row(
        5,
    ),  # A-VOTE-08
)  # A-VOTE-09
'''

DATA = """
# A-DAT-01  All of them.

[cards.axe]
copies = 3
names = [
    "a", "b",
    "c",  # A-DAT-02
]

# A-DAT-03
[cards.gun]  # A-DAT-04
copies = 2  # A-DAT-05
kills = 1

loud = true
"""


def spoken_of(written: Module | DataFile, rule: str) -> list[int]:
    """Return the lines that the one citation of a rule speaks of."""
    [line] = [number for number, text in enumerate(written.lines, start=1) if rule in text]
    return sorted(written.code(line).lines)


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ("A-VOTE-01", [1, 2, 3, 16, 17, 18]),
        ("A-VOTE-02", [*range(4, 16)]),
        ("A-VOTE-03", [7, 8]),
        ("A-VOTE-04", [10, 11]),
        ("A-VOTE-05", [15]),
        ("A-VOTE-06", [*range(22, 29)]),
        ("A-VOTE-07", [24]),
        ("A-VOTE-08", [25, 26, 27]),
        ("A-VOTE-09", [*range(22, 29)]),
    ],
)
def test_a_citation_in_a_chapter_speaks_of_what_stands_there(tmp_path: Path, rule: str, lines: list[int]) -> None:
    (tmp_path / "vote.py").write_text(SOURCE, encoding="utf-8")
    assert spoken_of(Module(tmp_path / "vote.py"), rule) == lines


def test_where_every_method_cites_rules_of_its_own_a_class_speaks_of_them_all(tmp_path: Path) -> None:
    (tmp_path / "vote.py").write_text(SOURCE, encoding="utf-8")
    assert sorted(Module(tmp_path / "vote.py").code(2).rest) == [*range(1, 19)]


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ("A-DAT-01", [*range(2, 11)]),
        ("A-DAT-02", [8]),
        ("A-DAT-03", [12, 13, 14]),
        ("A-DAT-04", [*range(12, 17)]),
        ("A-DAT-05", [13]),
    ],
)
def test_a_comment_in_a_data_file_speaks_of_its_field_or_table(tmp_path: Path, rule: str, lines: list[int]) -> None:
    (tmp_path / "data.toml").write_text(DATA, encoding="utf-8")
    assert spoken_of(DataFile(tmp_path / "data.toml"), rule) == lines


@pytest.mark.parametrize(
    ("lines", "after"),
    [
        ({5}, {"copies = 4", "copies = 2"}),
        ({16}, {"loud = false"}),
        ({8}, {""}),
        ({7}, {'"b",', '"a",'}),
        ({6, 7, 8, 9}, {'names = ["b", "c"]', 'names = ["a", "c"]', 'names = ["a", "b"]'}),
    ],
)
def test_a_misprint_changes_one_value(tmp_path: Path, lines: set[int], after: set[str]) -> None:
    (tmp_path / "data.toml").write_text(DATA, encoding="utf-8")
    assert {each.after for each in DataFile(tmp_path / "data.toml").misprints(frozenset(lines))} == after


def test_a_word_is_misprinted_as_another_of_the_same_field(tmp_path: Path) -> None:
    (tmp_path / "data.toml").write_text('[a]\nkind = "x"\n[b]\nkind = "y"\n[c]\nname = "z"\n', encoding="utf-8")
    found = DataFile(tmp_path / "data.toml").misprints(frozenset({2, 6}))
    assert [(each.before, each.after) for each in found] == [('kind = "x"', 'kind = "y"')]


def test_a_word_that_stands_alone_is_misprinted_by_a_letter_and_a_map_by_a_field(tmp_path: Path) -> None:
    text = 'start = "T01"\nmap = """\n. . #\n. C .\n"""\n'
    (tmp_path / "data.toml").write_text(text, encoding="utf-8")
    found = {each.after for each in DataFile(tmp_path / "data.toml").misprints(frozenset(range(1, 6)))}
    assert found == {'start = "T02"', r'map = ". . .\n. C .\n"', r'map = ". . #\n. . .\n"'}


# ---------------------------------------------------------------- what is excused


def test_every_excused_pair_is_marked() -> None:
    for test, rule in excused_pairs():
        file, _, name = test.partition("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {name}(" in source
        assert f'"{rule}"' in source


def test_an_excuse_names_its_pair_and_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "marks.toml"
    path.write_text('[[excused]]\ntest = "t.py::test_x"\nrule = "A-VOTE-01"\nreason = "No."\n', encoding="utf-8")
    assert excused_pairs(path) == {Pair("t.py::test_x", "A-VOTE-01"): "No."}
    path.write_text('[[excused]]\ntest = "t.py::test_x"\nrule = "A-VOTE-01"\n', encoding="utf-8")
    with pytest.raises(BadEntry, match="reason"):
        excused_pairs(path)
