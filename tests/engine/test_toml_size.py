"""How far a TOML text may go: whatever somebody sends, it is refused by name or read at once."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from importlib import resources

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ostoja.engine.datafile import parse
from ostoja.engine.errors import DataError
from ostoja.engine.toml_size import DEPTH, PARTS, SIZE, WORD, check_size
from ostoja.games import all_games


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a." * 4_000 + "a=1", f"{PARTS} parts"),
        ('"a" . ' * 4_000 + "a=1", f"{PARTS} parts"),
        ("[" + "a." * 4_000 + "a]", f"{PARTS} parts"),
        ("x = {" + "a." * 4_000 + "a=1}", f"{PARTS} parts"),
        ("a = " + "[" * 400, f"{DEPTH} brackets"),
        ("a = " + '["]",' * 400, f"{DEPTH} brackets"),
        ("a = " + "[ #]\n" * 400, f"{DEPTH} brackets"),
        ("a = " + "['''\n]''', " * 400, f"{DEPTH} brackets"),
        ("a = " + "{a=" * 400, f"{DEPTH} brackets"),
        ("a = " + "9" * 5_000, f"{WORD} signs"),
        ("a = -0x" + "f" * 5_000, f"{WORD} signs"),
        ("a = 1." + "0" * 5_000, f"{WORD} signs"),
        ("\n" * 6_000, "lines"),
        ("a=1," * 6_000, "field"),
        (" " * (SIZE + 1), "characters"),
    ],
)
def test_what_goes_too_far_is_refused_with_its_bound(text: str, why: str) -> None:
    with pytest.raises(DataError, match=why):
        parse(text, "the data file")


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + "." * 500 + '[[[{{{"',
        "a = '''" + "[" * 500 + "'''''",
        'a = """' + '[." ' * 500 + '"" ""\\"""""',
        "# " + "a." * 500 + "'\"[" * 100 + "\na = [1.5, 2.5,\n3.5]",
        ".".join("a" * PARTS) + " = 1",
        "a = " + "[" * DEPTH + "]" * DEPTH,
    ],
)
def test_texts_comments_and_lists_may_hold_what_they_like(text: str) -> None:
    assert parse(text, "the data file") == tomllib.loads(text)


@given(st.text(alphabet="a1.='\"[]{}#,\n \\-_", max_size=60))
@example("a = 1979-13-40")
@example('a = "\\ud800"')
def test_whatever_is_written_is_read_or_refused(text: str) -> None:
    with suppress(DataError):
        parse(text, "the data file")


def test_no_game_of_ours_goes_too_far() -> None:
    for game in all_games().values():
        package = game.package()
        for file in resources.files(package).iterdir():
            if file.name.endswith(".toml"):
                check_size(file.read_text(encoding="utf-8"), file.name)
