"""The board of a game that has none of its own: its fields are those that the type of its views names."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, get_type_hints

import pytest
from rich.console import Console

from ostoja.cli.boards import plain
from ostoja.cli.boards.fields import Fields
from ostoja.engine.match import Match
from ostoja.games import all_games
from ostoja.games.outlive import GAME as OUTLIVE
from ostoja.text import Texts

if TYPE_CHECKING:
    from ostoja.engine.game import Game

TYPED = [game for game in all_games().values() if game.seen is not None]


def drawn(match: Match, view: dict[str, object]) -> str:
    """Draw a view as plain panels."""
    out = io.StringIO()
    names = [f"P{seat}" for seat in range(match.setup.seats)]
    Console(file=out, width=400).print(plain.draw(view, Texts(match.game, "en"), names))
    return out.getvalue()


@pytest.mark.parametrize("game", TYPED, ids=[game.key for game in TYPED])
def test_the_type_of_the_views_says_in_which_order_fields_stand(game: Game) -> None:
    match = Match(game, game.agree(game.least_seats), "order")
    view = game.view(match.state, 0)
    assert drawn(match, dict(reversed(view.items()))) == drawn(match, view)
    assert Fields([game.seen]).names([view]) == [name for name in get_type_hints(game.seen) if name in view]


def test_a_record_that_lacks_a_field_leaves_its_cell_empty_instead_of_moving_the_others() -> None:
    fields = Fields([OUTLIVE.seen]).inside("players")
    shelter, secret = {"drafted": True, "points": 12, "seat": 0}, {"seat": 1, "drafted": False}
    assert fields.names([shelter, secret]) == ["seat", "drafted", "points"]
    table = plain.Drawing(Texts(OUTLIVE, "en"), ["Ada", "Bruno"]).inside("players", [shelter, secret], fields)
    out = io.StringIO()
    Console(file=out, width=80).print(table)
    ada, bruno = out.getvalue().splitlines()[1:]
    assert ada.split() == ["Ada", "✔", "12"]
    assert bruno.split() == ["Bruno", "✘"]


def test_what_the_type_does_not_name_still_comes_last() -> None:
    assert Fields([OUTLIVE.seen]).names([{"made_up": 1, "round": 2}]) == ["round", "made_up"]
