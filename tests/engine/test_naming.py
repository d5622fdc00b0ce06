"""What is unknown is named briefly, with the name that was probably meant."""

from __future__ import annotations

import pytest

from ostoja.engine.naming import guess, no_such, shown

GAMES = ("mall-of-horror", "outlive")


@pytest.mark.parametrize("word", ["mall-of-horor", "mal-of-horror", "Mall-of-horror", "mall of horror"])
def test_a_slip_is_answered_with_the_name_that_was_meant(word: str) -> None:
    assert no_such("game", word, GAMES) == (
        f"there is no game {word!r} (did you mean 'mall-of-horror'?); games: mall-of-horror, outlive"
    )


def test_another_name_is_answered_with_those_there_are() -> None:
    assert no_such("game", "chess", GAMES) == "there is no game 'chess'; games: mall-of-horror, outlive"


def test_no_more_of_a_name_is_shown_than_fits_a_line() -> None:
    assert len(no_such("game", "x" * 100_000, GAMES)) < 140
    assert guess("outlive" * 20_000, GAMES) == ""
    assert shown(10**9_999) == "a number far too long"
