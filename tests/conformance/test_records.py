"""Golden records: games played once and for all, which every version has to replay byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tests.records
from ostoja.engine.errors import RecordError
from ostoja.engine.record import replay, write_record
from ostoja.games import all_games, find

if TYPE_CHECKING:
    from ostoja.engine.match import Match

(HOME,) = (Path(place) for place in tests.records.__path__)
RECORDS = sorted(HOME.glob("*/*.jsonl"))


def hint(key: str) -> str:
    """Say how records are made."""
    return f"make them with: python -m tests.records.make {key}"


def replayed(record: Path) -> tuple[str, Match]:
    """Return the text of a record and its game, run again."""
    text = record.read_bytes().decode()
    try:
        return text, replay(text, find)
    except RecordError as error:
        key = record.parent.name
        pytest.fail(
            f"{key}/{record.name} does not replay: {error}\n"
            f"If the rules, the data or the format were changed on purpose, raise the rules version and {hint(key)}"
        )


@pytest.mark.parametrize("key", list(all_games()))
def test_every_game_has_records_of_few_seats_many_seats_and_other_options(key: str) -> None:
    game = find(key)
    folder = HOME / key
    assert folder.is_dir(), f"{game.title} has no golden records; {hint(key)}"
    matches = [replayed(record)[1] for record in sorted(folder.glob("*.jsonl"))]
    seats = {match.setup.seats for match in matches}
    assert {game.least_seats, game.most_seats} <= seats, f"not all numbers of seats are there; {hint(key)}"
    if game.choices:
        defaults = game.agree(game.least_seats).options
        assert any(match.setup.options != defaults for match in matches), f"no record has options; {hint(key)}"


@pytest.mark.parametrize("record", RECORDS, ids=[f"{record.parent.name}-{record.stem}" for record in RECORDS])
def test_a_golden_record_replays_byte_for_byte(record: Path) -> None:
    text, match = replayed(record)
    assert match.state.over
    assert write_record(match) == text


def test_no_record_is_left_of_a_game_that_is_gone() -> None:
    assert {record.parent.name for record in RECORDS} == set(all_games())
