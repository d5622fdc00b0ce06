"""What the operators make of a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mutation.mutants import WITH_ENTRIES, distinct, mutants_of, sample
from tests.mutation.sites import cited_in
from tests.mutation.tiny import chapter_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.mutation.mutants import Mutant


def mutants(folder: Path, source: str) -> list[Mutant]:
    """List the mutants of a chapter with this source that are tried."""
    path = folder / "chapter.py"
    path.write_text(source, encoding="utf-8")
    return sample(mutants_of(chapter_of(path)), 1000, "1")


def changes(folder: Path, operator: str, line: str) -> set[str]:
    """Return what an operator makes of one line of a rule."""
    source = f'def rule(g, seat: int) -> Next:\n    """A rule."""\n    first(g)\n    {line}\n    return last(g)\n'
    found = mutants(folder, source)
    return {mutant.key.after for mutant in found if mutant.operator == operator and mutant.key.before == line}


@pytest.mark.parametrize(
    ("operator", "line", "expected"),
    [
        ("edge", "x = a < b", {"x = a <= b"}),
        ("edge", "x = 0 <= a < b", {"x = 0 < a < b", "x = 0 <= a <= b"}),
        ("edge", "x = a == b", set()),
        ("comparison", "x = a < b", {"x = a >= b"}),
        ("comparison", "x = a in b", {"x = a not in b"}),
        ("number", "x = a + 2", {"x = a + 3", "x = a + 1"}),
        ("number", "x = True", set()),
        ("sign", "x = a + b", {"x = a - b"}),
        ("sign", "g.a |= b", {"g.a &= b"}),
        ("sign", "x = ~a", {"x = a"}),
        ("sign", "x = a + [b]", set()),
        ("boolean", "x = a and b", {"x = a or b"}),
        ("boolean", "x = not a", {"x = a"}),
        ("boolean", "x = True", {"x = False"}),
        ("branch", "x = a if b else c", {"x = a if True else c", "x = a if False else c"}),
        ("branch", "x = [a for a in b if c]", {"x = [a for a in b if True]", "x = [a for a in b if False]"}),
        ("extreme", "x = min(a, b)", {"x = max(a, b)"}),
        ("extreme", "x = all(a)", {"x = any(a)"}),
        ("seat", "x = g.hands[seat]", {"x = g.hands[(seat + 1) % g.seats]"}),
        ("seat", "x = g.badge", {"x = (g.badge + 1) % g.seats"}),
        ("dropped", "eat(g)", {"pass"}),
        ("dropped", "g.doomed = 0", {"pass"}),
        ("dropped", "x = 0", set()),
        ("early return", "eat(g)", {"return"}),
        ("constant", "return last(g)", {"return"}),
    ],
)
def test_a_line_is_changed(tmp_path: Path, operator: str, line: str, expected: set[str]) -> None:
    assert changes(tmp_path, operator, line) == expected


def test_a_branch_is_always_taken_or_never(tmp_path: Path) -> None:
    source = "def rule(g) -> None:\n    if g.over:\n        end(g)\n    go(g)\n"
    found = {mutant.key.after for mutant in mutants(tmp_path, source) if mutant.operator == "branch"}
    assert found == {"if True:", "if False:"}


def test_a_question_is_answered_the_same_whatever_the_case(tmp_path: Path) -> None:
    source = 'def is_full(g) -> bool:\n    """Tell it."""\n    return g.a > g.b\n'
    found = {mutant.key.after for mutant in mutants(tmp_path, source) if mutant.operator == "constant"}
    assert found == {"return True", "return False"}


def test_phases_are_skipped_and_swapped(tmp_path: Path) -> None:
    source = "ROUND: Final[Phases] = (R.search, R.vote, R.attack)\n"
    found = {mutant.key.after.partition(" = ")[2] for mutant in mutants(tmp_path, source)}
    assert found == {
        "(R.vote, R.attack)",
        "(R.search, R.attack)",
        "(R.search, R.vote)",
        "(R.vote, R.search, R.attack)",
        "(R.search, R.attack, R.vote)",
    }


def test_after_the_last_phase_all_is_done_anyway(tmp_path: Path) -> None:
    phase = "    def {0}(self, g) -> Next:\n        {0}(g)\n        return DONE\n"
    source = f"class R:\n{phase.format('vote')}{phase.format('attack')}\nROUND: Final[Phases] = (R.vote, R.attack)\n"
    found = {mutant.function for mutant in mutants(tmp_path, source) if mutant.operator == "constant"}
    assert found == {"R.vote"}


def test_of_a_list_at_the_top_only_the_entry_is_shown(tmp_path: Path) -> None:
    source = "SETUP_OPTIONS: Final = (Switch('a', default=False), Amount('b', 3))\n"
    found = {(mutant.function, mutant.key.before, mutant.key.after) for mutant in mutants(tmp_path, source)}
    assert found == {
        ("SETUP_OPTIONS", "Switch('a', default=False)", "Switch('a', default=True)"),
        ("SETUP_OPTIONS", "Amount('b', 3)", "Amount('b', 4)"),
        ("SETUP_OPTIONS", "Amount('b', 3)", "Amount('b', 2)"),
    }


@pytest.mark.parametrize(
    "line",
    [
        '"""Words."""',
        "assert a < 3",
        "raise SetupError(a < 3)",
        "x: Literal[3]",
        "from a import b",
        "name = f'{a + 3}'",
    ],
)
def test_words_checks_and_errors_are_left_alone(tmp_path: Path, line: str) -> None:
    source = f"def rule(g) -> object:\n    {line}\n    return a\n"
    assert mutants(tmp_path, source) == []


def test_copies_are_left_to_the_conformance_suite(tmp_path: Path) -> None:
    assert mutants(tmp_path, "class Step:\n    def copy(self) -> Step:\n        return Step(self.place + 1)\n") == []


def test_what_is_told_is_tagged(tmp_path: Path) -> None:
    source = "def rule(g) -> None:\n    g.round += 1\n    g.tell('round', g.round + 1)\n"
    tags = {(mutant.key.before, mutant.told) for mutant in mutants(tmp_path, source) if mutant.operator == "number"}
    assert tags == {("g.round += 1", False), ("g.tell('round', g.round + 1)", True)}


def test_what_changes_nothing_is_not_counted(tmp_path: Path) -> None:
    source = "def rule(g) -> int:\n    return 0\n"
    assert {mutant.key.after for mutant in mutants(tmp_path, source)} == {"return 1", "return -1"}


def test_citations_are_ids_written_whole() -> None:
    assert cited_in("MOH-ATK-12, MOH-ATK-13  All eat, MOH-ATK-12.") == ("MOH-ATK-12", "MOH-ATK-13")
    assert cited_in("CLA-ITEM-LANTERN: light. OUT-ROOM-draw1_repair1") == ("CLA-ITEM-LANTERN", "OUT-ROOM-draw1_repair1")
    assert cited_in("A rule of -1 points.") == ()


def test_entries_are_left_out_of_lists_where_marks_are_tried(tmp_path: Path) -> None:
    path = tmp_path / "chapter.py"
    path.write_text(
        "A, B = 1, 2\nTABLE = (\n    (A, 1),\n    (B, 2),\n)\n\n\n"
        "def cards() -> tuple[int, ...]:\n    return (A, B)\n\n\ndef pair() -> tuple[int, int]:\n    return (A, B)\n",
        encoding="utf-8",
    )
    found = [each for each in distinct(mutants_of(chapter_of(path), WITH_ENTRIES)) if each.operator == "entry"]
    assert [(each.line, each.key.before, each.key.after) for each in found] == [
        *((1, "1", "left_out"), (1, "2", "left_out")),
        *((3, "(A, 1)", "left_out"), (4, "(B, 2)", "left_out")),
        *((9, "return (A, B)", "return (B,)"), (9, "return (A, B)", "return (A,)")),
    ]
    assert all(each.code() for each in found)
    assert not any(each.operator == "entry" for each in mutants_of(chapter_of(path)))
