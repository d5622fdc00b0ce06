"""The list of equivalent mutants, and the report that lets nothing else survive."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mutation import tiny
from tests.mutation.excuses import BadEntry, Excuse, excused, excuses
from tests.mutation.mutants import Key, mutants_of
from tests.mutation.report import Report
from tests.mutation.scope import Rules, games
from tests.mutation.trials import KILLED, SURVIVED, TIMED_OUT, Verdict

if TYPE_CHECKING:
    from pathlib import Path

LATER = Excuse(Key("tiny.end", "is_won", "edge", "return rounds >= 10", "return rounds > 10"), 1, (), "Never mind.")


def test_no_entry_is_stale() -> None:
    listed = excuses()
    found: set[Excuse] = set()
    for game in games():
        places = {each.key.module for each in listed if each.holds_for(game)}
        chapters = [chapter for chapter in Rules(game).chapters() if chapter.name in places]
        mutants = [mutant for chapter in chapters for mutant in mutants_of(chapter)]
        found |= set(excused(listed, mutants, game).values())
    assert [each.key for each in listed if each not in found] == []


def test_every_entry_says_why_in_a_sentence_and_none_stands_twice() -> None:
    listed = excuses()
    assert [each.key for each in listed if not each.reason.endswith(".") or len(each.reason) < 20] == []
    assert len({(each.key, each.occurrence, each.games) for each in listed}) == len(listed)
    assert {game for each in listed for game in each.games} <= {*games()}


def test_an_entry_is_found_where_its_line_has_moved_and_not_where_it_has_changed(tmp_path: Path) -> None:
    tiny.written(tmp_path)
    chapter = tmp_path / "tiny" / "end.py"
    assert list(excused([LATER], tiny.mutants_in(tmp_path), "tiny").values()) == [LATER]
    chapter.write_text(tiny.CHAPTER.replace("LIMIT: Final", "\n\n# The limit.\nLIMIT: Final"), encoding="utf-8")
    assert list(excused([LATER], tiny.mutants_in(tmp_path), "tiny").values()) == [LATER]
    chapter.write_text(tiny.CHAPTER.replace("rounds >= 10", "rounds >= 11"), encoding="utf-8")
    assert excused([LATER], tiny.mutants_in(tmp_path), "tiny") == {}


def test_an_entry_of_another_game_does_not_count(tmp_path: Path) -> None:
    tiny.written(tmp_path)
    elsewhere = LATER._replace(games=("outlive",))
    assert excused([elsewhere], tiny.mutants_in(tmp_path), "tiny") == {}


@pytest.mark.parametrize(
    "entry",
    [
        'module = "a"',
        'module = "a"\nfunction = "b"\noperator = "c"\nbefore = "d"\nafter = "e"\nreason = "f"\nlines = 3',
        'module = "a"\nfunction = "b"\noperator = "c"\nbefore = "d"\nafter = "e"\nreason = "f"\noccurrence = "2"',
    ],
)
def test_an_entry_that_cannot_be_meant_is_refused(tmp_path: Path, entry: str) -> None:
    file = tmp_path / "tiny.toml"
    file.write_text(f"[[equivalent]]\n{entry}\n", encoding="utf-8")
    with pytest.raises(BadEntry):
        excuses(tmp_path)


def test_the_report_counts_and_names_what_survived_without_a_reason(tmp_path: Path) -> None:
    mutants = tiny.mutants_in(tiny.written(tmp_path))
    known = excused([LATER], mutants, "tiny")
    lived, timed, died = [mutant for mutant in mutants if mutant not in known][:3]
    report = Report("tiny", 4, known)
    report.add(Verdict(lived, SURVIVED, ""))
    report.add(Verdict(timed, TIMED_OUT, ""))
    report.add(Verdict(died, KILLED, "test_x"))
    report.add(Verdict(next(iter(known)), SURVIVED, ""))
    assert [verdict.mutant for verdict in report.survivors] == [lived]
    assert report.refuted == []
    assert report.share == 0.5
    assert any(lived.key.after in line for line in report.lines())
    assert not any(died.key.after in line for line in report.lines())


def test_an_entry_whose_mutant_is_killed_is_refuted(tmp_path: Path) -> None:
    known = excused([LATER], tiny.mutants_in(tiny.written(tmp_path)), "tiny")
    report = Report("tiny", 1, known)
    report.add(Verdict(next(iter(known)), KILLED, "test_x"))
    assert [verdict.killer for verdict in report.refuted] == ["test_x"]
    assert "called equivalent, yet killed:" in [*report.lines()]
