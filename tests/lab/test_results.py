"""Results are kept block by block, taken up again, and refused where they belong to something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.errors import RecordError
from ostoja.lab.arena import Venue
from ostoja.lab.plan import Plan
from ostoja.lab.results import Ledger, read_results
from ostoja.lab.tournament import Tournament

if TYPE_CHECKING:
    from pathlib import Path

    from ostoja.lab.outcome import Block

PLAN = Plan("vigil", ("greedy", "random"), 36, "kept", {}, {}, seats=3, talk=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def play(path: Path, plan: Plan = PLAN) -> dict[int, Block]:
    with Ledger(path, plan) as ledger:
        Tournament(ledger).run(lambda _: None)
        return ledger.blocks


def test_blocks_come_back_as_they_were(file: Path) -> None:
    played = play(file)
    assert read_results(file) == (PLAN, played)
    assert played[3] == Venue(PLAN).block(3)


def test_a_run_that_was_cut_short_goes_on_where_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play(file)
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    file.write_text("".join(lines[:5]) + lines[5][:40], encoding="utf-8")
    asked: list[int] = []
    block = Venue.block

    def counted(hall: Venue, number: int) -> Block:
        asked.append(number)
        return block(hall, number)

    monkeypatch.setattr(Venue, "block", counted)
    assert play(file) == whole
    assert asked == [number for number in whole if number not in range(4)]
    assert file.read_text(encoding="utf-8") == text


def test_a_run_may_get_longer(file: Path) -> None:
    short = play(file, PLAN._replace(games=12))
    assert play(file).keys() > short.keys()


def test_a_block_that_was_cut_short_is_played_to_its_end(file: Path) -> None:
    play(file, PLAN._replace(games=11))
    assert all(block.whole for block in play(file, PLAN._replace(games=12)).values())


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("seed", PLAN._replace(seed="else")),
        ("talk", PLAN._replace(talk=False)),
        ("seats", PLAN._replace(seats=4)),
        ("bots", PLAN._replace(bots=("random", "greedy"))),
    ],
)
def test_the_file_of_another_plan_is_left_alone(file: Path, field: str, other: Plan) -> None:
    play(file)
    before = file.read_text(encoding="utf-8")
    with pytest.raises(RecordError, match=rf"another plan \({field}\)"):
        play(file, other)
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("text", ["{}\n", "nothing\n", '{"kind": "else"}\n', "[1]\n", '{"kind": "ostoja results 1"}\n'])
def test_a_foreign_file_is_left_alone(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match="holds no results"):
        play(file)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["{}", "what?", '{"block": 9, "whole": true, "games": [[[7, 0]]]}'])
def test_a_damaged_line_is_named(file: Path, line: str) -> None:
    play(file)
    with file.open("a", encoding="utf-8") as results:
        results.write(f"{line}\n")
    with pytest.raises(RecordError, match="line 8 of"):
        read_results(file)
