"""Data files: a user's corrections laid over a game's own numbers, every mistake named."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.datafile import corrected, fingerprint, load, number, parse, table
from ostoja.engine.errors import DataError

if TYPE_CHECKING:
    from pathlib import Path

BASE = parse(
    """
    name = "base"
    open = true
    weight = 1.5
    list = [1, 2]
    [rooms.cellar]
    capacity = 3
    [rooms.attic]
    capacity = 2
    """,
    "the base",
)


def test_a_correction_changes_one_field_and_keeps_the_rest() -> None:
    result = corrected(BASE, {"rooms": {"cellar": {"capacity": 9}}})
    assert result == {**BASE, "rooms": {"cellar": {"capacity": 9}, "attic": {"capacity": 2}}}


def test_a_correction_leaves_the_base_alone() -> None:
    before = fingerprint(BASE)
    corrected(BASE, {"name": "new", "rooms": {"cellar": {"capacity": 9}}})
    assert fingerprint(BASE) == before


def test_nothing_to_correct_changes_nothing() -> None:
    assert corrected(BASE, {}) == BASE


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"nome": "x"},
            "data field nome is unknown (did you mean 'name'?); known here: name, open, weight, list, rooms",
        ),
        (
            {"rooms": {"celar": {}}},
            "data field rooms.celar is unknown (did you mean 'cellar'?); known here: cellar, attic",
        ),
        ({"rooms": {"cellar": {"size": 1}}}, "data field rooms.cellar.size is unknown; known here: capacity"),
        ({"rooms": 3}, "data field rooms must be a table, not 3"),
        ({"name": 3}, "data field name must be a text, not 3"),
        ({"open": 1}, "data field open must be true or false, not 1"),
        ({"weight": 1}, "data field weight must be a number, not 1"),
        ({"list": "1, 2"}, "data field list must be a list, not '1, 2'"),
        ({"rooms": {"attic": {"capacity": True}}}, "data field rooms.attic.capacity must be a whole number, not True"),
        ({"rooms": {"attic": {"capacity": {}}}}, "data field rooms.attic.capacity must be a whole number, not {}"),
    ],
)
def test_a_mistake_is_named_with_its_field_and_the_way_out(changes: dict[str, object], message: str) -> None:
    with pytest.raises(DataError) as caught:
        corrected(BASE, changes)
    assert str(caught.value) == message


def test_a_number_is_found_by_its_dotted_name() -> None:
    assert number(BASE, "rooms.cellar.capacity", 3, 3) == 3


def test_a_number_that_is_not_written_has_its_default() -> None:
    assert number(BASE, "rooms.cellar.doors", 0, 9, default=4) == 4


@pytest.mark.parametrize(("least", "most"), [(4, 9), (0, 2)])
def test_a_number_out_of_its_range_is_named_with_the_range(least: int, most: int) -> None:
    wanted = f"data field rooms.cellar.capacity must be a whole number from {least} to {most}, not 3"
    with pytest.raises(DataError, match=wanted):
        number(BASE, "rooms.cellar.capacity", least, most)


@pytest.mark.parametrize(("field", "found"), [("open", "True"), ("name", "'base'"), ("weight", "1.5"), ("no", "None")])
def test_what_is_no_whole_number_is_shown_as_it_stands(field: str, found: str) -> None:
    with pytest.raises(DataError, match=f"data field {field} must be a whole number from 0 to 9, not {found}"):
        number(BASE, field, 0, 9)


@pytest.mark.parametrize("path", [("rooms", "garden"), ("name", "cellar"), ("rooms", "cellar", "capacity")])
def test_a_missing_table_is_named(path: tuple[str, ...]) -> None:
    with pytest.raises(DataError, match=f"data table {'.'.join(path)} is missing"):
        table(BASE, *path)


def test_the_whole_is_the_table_without_a_path() -> None:
    assert table(BASE) == BASE


def test_broken_toml_names_the_file_and_the_line() -> None:
    with pytest.raises(DataError, match=r"my\.toml is not valid TOML: .*line 2"):
        parse("a = 1\nb = = 2\n", "my.toml")


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('name = "Łódź"\n', encoding="utf-8")
    assert load(str(file)) == {"name": "Łódź"}


def test_a_broken_file_is_named_with_its_path(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("= 3", encoding="utf-8")
    with pytest.raises(DataError, match=r"my\.toml is not valid TOML"):
        load(str(file))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"data file .*absent\.toml cannot be read"):
        load(str(tmp_path / "absent.toml"))


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b'name = "\xff"')
    with pytest.raises(DataError, match=r"data file .*latin\.toml cannot be read"):
        load(str(file))


def test_data_are_told_apart_by_their_values_not_by_their_order() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint({"a": 1, "b": 2}) != fingerprint({"a": 1, "b": 3})
