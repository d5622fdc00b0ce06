"""Positions drawn for notebooks: the whole board, in the language of the locale, with nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from ostoja.engine import pictures
from ostoja.engine.position import Position
from ostoja.engine.rng import seeded
from ostoja.games import all_games, open_position
from tests.engine.mall import SITUATION

if TYPE_CHECKING:
    from ostoja.engine.game import Game


class Drawn(HTMLParser):
    """A picture as a browser reads it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.open: list[str] = []
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def drawn(position: Position) -> str:
    """Return the picture of a position."""
    page = position._repr_html_()
    assert page is not None
    return page


@pytest.fixture(autouse=True)
def locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_game_is_drawn_without_anything_from_elsewhere(game: Game) -> None:
    setup = game.agree(game.most_seats)
    page = drawn(Position(game, setup, game.new(setup, seeded("picture"))))
    seen = Drawn(page)
    assert seen.open == [], "what is opened is closed"
    assert seen.tags <= {"pre", "span"}
    assert seen.attributes <= {"style", "lang"}
    assert not re.search(r"https?:|url\(|@import", page)
    assert "To choose: " in seen.words


def test_the_language_is_that_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    page = drawn(open_position(SITUATION))
    assert 'lang="pl"' in page
    assert "Wybiera: Ada (miejsce 0)" in Drawn(page).words


def test_a_hand_is_drawn_only_for_the_seat_that_a_position_was_written_for() -> None:
    position = open_position(SITUATION)
    assert "Your hand" not in Drawn(drawn(position)).words
    assert "Your hand:  Security Camera" in Drawn(drawn(position.seen(0, "lot"))).words


def test_what_looks_like_markup_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostoja.cli.playing.people.NAMES", ("<b>Ada</b>", "[red]Bruno", "C&amp;", "D", "E", "F"))
    seen = Drawn(drawn(open_position(SITUATION)))
    assert seen.tags <= {"pre", "span"}
    assert "<b>Ada</b>" in seen.words
    assert "[red]Bruno" in seen.words


def test_without_anybody_who_draws_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "painters", list)
    assert open_position(SITUATION)._repr_html_() is None
