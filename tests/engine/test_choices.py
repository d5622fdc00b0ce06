"""The options of a game: defaults, wishes, and an answer to every wish that cannot be."""

from __future__ import annotations

import pytest

from ostoja.engine.errors import SetupError
from ostoja.engine.setup_options import Amount, OneOf, SetupOption, Switch, Value, agree

SETUP_OPTIONS = (
    OneOf("pace", "slow", "fast"),
    Switch("rain", default=False),
    Amount("cards", 8, -1, 20),
    SetupOption("motto", "none"),
)


def test_without_wishes_everything_has_its_default() -> None:
    assert agree(SETUP_OPTIONS, {}) == {"pace": "slow", "rain": False, "cards": 8, "motto": "none"}


def test_a_wish_replaces_its_default_only() -> None:
    assert agree(SETUP_OPTIONS, {"pace": "fast"}) == {"pace": "fast", "rain": False, "cards": 8, "motto": "none"}


def test_options_come_in_the_order_of_the_game_whatever_the_order_of_wishes() -> None:
    assert list(agree(SETUP_OPTIONS, {"motto": "x", "pace": "fast"})) == ["pace", "rain", "cards", "motto"]


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="there is no option 'snow'; options: pace, rain, cards, motto"):
        agree(SETUP_OPTIONS, {"snow": "fast"})
    with pytest.raises(SetupError, match=r"there is no option 'pase' \(did you mean 'pace'\?\); options: pace, "):
        agree(SETUP_OPTIONS, {"pase": "fast"})


@pytest.mark.parametrize("word", ["true", "TRUE", "on", "1", True, 1])
def test_many_words_switch_on(word: Value) -> None:
    assert agree(SETUP_OPTIONS, {"rain": word})["rain"] is True


@pytest.mark.parametrize("word", ["false", "Off", "0", False, 0])
def test_many_words_switch_off(word: Value) -> None:
    assert agree(SETUP_OPTIONS, {"rain": word})["rain"] is False


@pytest.mark.parametrize("word", ["20", 20, "-1", -1])
def test_an_amount_may_be_written_as_text_and_reaches_both_ends(word: Value) -> None:
    assert agree(SETUP_OPTIONS, {"cards": word})["cards"] == int(word)


def test_a_free_text_takes_anything_as_text() -> None:
    assert agree(SETUP_OPTIONS, {"motto": 7})["motto"] == "7"
    assert SETUP_OPTIONS[3].allowed() == "any text"


@pytest.mark.parametrize(
    ("key", "wish", "allowed"),
    [
        ("pace", "quick", "slow, fast"),
        ("pace", "", "slow, fast"),
        ("rain", "maybe", "true, false"),
        ("rain", 2, "true, false"),
        ("cards", 21, "a whole number from -1 to 20"),
        ("cards", "-2", "a whole number from -1 to 20"),
        ("cards", "many", "a whole number from -1 to 20"),
        ("cards", "", "a whole number from -1 to 20"),
        ("cards", "-", "a whole number from -1 to 20"),
        ("cards", "--1", "a whole number from -1 to 20"),
        ("cards", "1.5", "a whole number from -1 to 20"),
        ("cards", True, "a whole number from -1 to 20"),
    ],
)
def test_a_wish_that_cannot_be_names_the_option_and_what_is_allowed(key: str, wish: Value, allowed: str) -> None:
    with pytest.raises(SetupError) as caught:
        agree(SETUP_OPTIONS, {key: wish})
    assert str(caught.value) == f"option {key} cannot be {wish!r}; allowed: {allowed}"
