"""Every game says what its views hold, and its views hold just that; the client's types are written from it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.snapshot import restore, snapshot
from ostoja.games import all_games
from ostoja.table.view_types import view_files
from tests.conformance.shape import faults, named_in, seen_in
from tests.conformance.walks import some_walks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.game import Game, View

GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
WALKS = 4
APART = 7  # choices between two looks


def views(game: Game, about: str) -> Iterator[View]:
    """Yield views of games in play, of everybody at the table and of a spectator."""
    for walk in some_walks(game, WALKS, about):
        match = walk.match()
        onlookers = (None, *range(match.setup.seats))
        for number, choice in enumerate(walk.steps(match)):
            if number % APART == 0:
                yield match.view(onlookers[number // APART % len(onlookers)])
            match.choose(*choice)
        yield match.view(None)
        yield match.view(0)


@every_game
def test_a_view_holds_what_its_game_says_and_nothing_else(game: Game) -> None:
    assert game.seen is not None, f"{game.title} does not say what its views hold"
    for view in views(game, "views"):
        assert list(faults(view, game.seen)) == []


@every_game
def test_nothing_is_named_that_no_view_ever_holds(game: Game) -> None:
    found: set[tuple[str, str]] = set()
    for view in views(game, "fields"):
        found.update(seen_in(view, game.seen))
    rare = {("Fiend", name) for name in ("health", "kind", "prostrate", "wounds")}  # of a Demon, who may never come
    assert set(named_in(game.seen)) - found <= rare


@every_game
def test_a_view_is_as_if_nobody_had_looked_before(game: Game) -> None:
    """Parts that were kept from earlier looks, here or in a copy, are those that a first look would show."""
    for walk in some_walks(game, WALKS // 2, "looks"):
        match = walk.match()
        onlookers = (None, *range(match.setup.seats))
        for number, choice in enumerate(walk.steps(match)):
            state = match.state
            elsewhere = state.copy()
            elsewhere.apply(*choice)
            for onlooker in onlookers if number % APART == 0 else (onlookers[number % len(onlookers)],):
                game.view(elsewhere, onlooker)
                first = game.view(restore(game, match.setup, snapshot(state)), onlooker)
                assert json.dumps(game.view(state, onlooker)) == json.dumps(first)
            match.choose(*choice)


def test_the_types_of_the_client_are_up_to_date() -> None:
    for file, text in view_files().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is stale; run: python -m ostoja.table.types"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"round": "1"}, "view.round is '1', not int"),
        ({"rounds": 1}, "view.rounds is not named in View"),
        ({"phase": "lunch"}, "view.phase is 'lunch', none of"),
        ({"players": [{}]}, "view.players.0.seat is missing"),
        ({"places": 4}, "view.places is 4, no list of 0"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, object], complaint: str) -> None:
    game = all_games()["mall-of-horror"]
    view = next(views(game, "misfits"))
    assert complaint in "\n".join(faults({**view, **change}, game.seen))
