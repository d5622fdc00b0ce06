"""`ostoja think`, `ostoja fit`, `ostoja tune`: what a bot thinks, what features weigh, how a game is searched best."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.position import Position
from ostoja.engine.rng import seeded
from ostoja.games.mall_of_horror import GAME

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A position some way into a game of Mall of Horror."""
    setup = GAME.agree(3)
    state = GAME.new(setup, seeded("think"))
    chance = seeded("think:choices")
    for _ in range(25):
        seat = (state.asked & -state.asked).bit_length() - 1
        state.apply(seat, chance.pick(state.offers[seat]))
    while len(state.offers[(state.asked & -state.asked).bit_length() - 1]) < 2:
        seat = (state.asked & -state.asked).bit_length() - 1
        state.apply(seat, chance.pick(state.offers[seat]))
    path = tmp_path / "position.toml"
    path.write_text(Position(GAME, setup, state).text(), encoding="utf-8")
    return path


def test_a_bot_tells_what_it_thinks(ostoja: Callable[..., Done], file: Path) -> None:
    done = ostoja("think", file, "--bot", "hard:20", "--json")
    assert done.code == 0
    report = json.loads(done.out)
    assert report["ranking"][0]["option"] == report["choice"]
    assert sum(report["chances"]) == pytest.approx(1.0, abs=0.001)
    assert report["worlds"] > 0
    assert json.loads(ostoja("think", file, "--bot", "hard:20", "--json").out)["ranking"] == report["ranking"]


@pytest.mark.parametrize(("lang", "words"), [("en", "chance of winning"), ("pl", "szansa wygranej")])
def test_it_says_so_in_both_languages(ostoja: Callable[..., Done], file: Path, lang: str, words: str) -> None:
    assert words in ostoja("think", file, "--bot", "easy:8", "--lang", lang).out


def test_a_bot_without_thoughts_still_chooses(ostoja: Callable[..., Done], file: Path) -> None:
    done = ostoja("think", file, "--bot", "greedy", "--lang", "en")
    assert done.code == 0
    assert done.out.startswith("It chooses: ")


def test_whoever_is_not_asked_has_nothing_to_think_about(ostoja: Callable[..., Done], file: Path) -> None:
    done = ostoja("think", file, "--seat", 7)
    assert done.code == 2
    assert "seat 7 is not asked" in done.err


def test_weights_are_kept_by_the_number_of_seats(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    for seats in (4, 3):
        done = ostoja("fit", "mall-of-horror", "--seats", seats, "--games", 12, "--bot", "random", "--out", file)
        assert done.code == 0
    text = file.read_text(encoding="utf-8")
    assert list(tomllib.loads(text)["seats"]) == ["3", "4"]
    assert text.count("# ostoja fit mall-of-horror") == 2
    ostoja("fit", "mall-of-horror", "--seats", 3, "--games", 12, "--bot", "random", "--out", file)
    assert file.read_text(encoding="utf-8") == text


def test_a_game_without_features_cannot_be_fitted(ostoja: Callable[..., Done]) -> None:
    done = ostoja("fit", "vigil", "--games", 10)
    assert done.code == 2
    assert "names no features" in done.err


def test_level_and_bots_exclude_each_other(ostoja: Callable[..., Done]) -> None:
    assert "name one of them" in ostoja("play", "mall-of-horror", "--level", "easy", "--bots", "random").err
    assert "no level" in ostoja("play", "mall-of-horror", "--level", "eazy").err


def test_how_a_game_is_searched_best_is_found_by_playing(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    log = tmp_path / "looks.jsonl"
    asked = ("--seats", 3, "--looks", 1, "--simulations", 2, "--against", "random", "--log", log)
    done = ostoja("tune", "mall-of-horror", *asked)
    assert done.code == 0
    assert set(tomllib.loads(done.out)) == set(json.loads(log.read_text(encoding="utf-8"))) - {"look", "share"}
