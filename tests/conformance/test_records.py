"""Golden records: games played once and for all, which every version has to replay byte for byte."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from ostoja.cli.terminal import words
from ostoja.cli.verify import told
from ostoja.engine.errors import Diverged, RecordError
from ostoja.engine.record import verified, write_record
from ostoja.games import all_games, find
from ostoja.lab.record_difference import parting
from tests.records.make import HOME, folder_of

if TYPE_CHECKING:
    from pathlib import Path

    from ostoja.engine.match import Match

RECORDS = {key: sorted(folder_of(game).glob("*.jsonl")) for key, game in all_games().items()}
EVERY = [pytest.param(record, id=f"{key}-{record.stem}") for key, records in RECORDS.items() for record in records]


def hint(key: str) -> str:
    """Say how records are made."""
    return f"make them with: python -m tests.records.make {key}"


def replayed(record: Path) -> tuple[str, Match]:
    """Return the text of a record and its game, run again."""
    text = record.read_bytes().decode()
    try:
        return text, verified(text, find)
    except RecordError as error:
        where = told(parting(text, find, error, "en"), words("en").say) if isinstance(error, Diverged) else []
        report = "\n".join((f"{key_of(record)}/{record.name}: {error}", "", *where, "", on_purpose(record)))
    pytest.fail(report, pytrace=False)


def key_of(record: Path) -> str:
    """Return the key of the game that a record is of."""
    return next(key for key, records in RECORDS.items() if record in records)


def on_purpose(record: Path) -> str:
    """Say what to do if a record is to be another one."""
    return (
        "If the rules, the data or the format were changed on purpose, "
        f"raise the rules version and {hint(key_of(record))}"
    )


def first_difference(text: str, again: str) -> str:
    """Show the first line that a replay writes otherwise."""
    pairs = itertools.zip_longest(text.splitlines(), again.splitlines(), fillvalue="(nothing)")
    for number, (old, new) in enumerate(pairs, start=1):
        if old != new:
            return f"line {number} is\n  {old}\nand is written now as\n  {new}"
    return "only the ends of lines differ"


@pytest.mark.parametrize("key", list(all_games()))
def test_every_game_has_records_of_few_seats_many_seats_and_other_options(key: str) -> None:
    game = find(key)
    assert RECORDS[key], f"{game.title} has no golden records; {hint(key)}"
    matches = [replayed(record)[1] for record in RECORDS[key]]
    seats = {match.setup.seats for match in matches}
    assert {game.least_seats, game.most_seats} <= seats, f"not all numbers of seats are there; {hint(key)}"
    if game.setup_options:
        defaults = game.agree(game.least_seats).options
        assert any(match.setup.options != defaults for match in matches), f"no record has options; {hint(key)}"


@pytest.mark.parametrize("record", EVERY)
def test_a_golden_record_replays_byte_for_byte(record: Path) -> None:
    text, match = replayed(record)
    again = write_record(match)
    assert match.state.over
    assert again == text, f"{first_difference(text, again)}\n{on_purpose(record)}"


def test_no_record_is_left_of_a_game_that_is_gone() -> None:
    assert {record.parent.name for record in HOME.glob("*/*.jsonl")} <= set(all_games())
