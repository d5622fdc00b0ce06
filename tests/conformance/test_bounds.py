"""Every game's data is bounded: each field has its limits or is fixed, with a reason in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.bounds import Bound, leaves
from ostoja.engine.errors import DataError
from ostoja.games import all_games
from ostoja.table.data_fields import data_fields
from ostoja.text import LANGUAGES

if TYPE_CHECKING:
    from ostoja.engine.game import Game

GAMES = list(all_games().values())

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def bound_of(game: Game, field: str) -> Bound:
    """Return the bound of a field that must have one."""
    bound = game.bounds.of(field)
    assert bound is not None, f"{field} has neither bounds nor a reason to stay as it is"
    return bound


def nested(field: str, value: object) -> dict[str, object]:
    """Return a change of one field as a data file writes it."""
    table: object = value
    for part in reversed(field.split(".")):
        table = {part: table}
    assert isinstance(table, dict)
    return table


@every_game
def test_every_field_has_a_bound_and_the_games_own_value_lies_within(game: Game) -> None:
    for field, usual in leaves(game.data):
        bound = bound_of(game, field)
        assert bound.allows(usual, usual), f"{field} = {usual!r}, but it {bound.allowed(usual)}"


@every_game
def test_no_bound_is_written_for_nothing(game: Game) -> None:
    used = {bound_of(game, field).pattern for field, _ in leaves(game.data)}
    assert [bound.pattern for bound in game.bounds.patterns if bound.pattern not in used] == []


@every_game
def test_every_reason_is_given_in_every_language(game: Game) -> None:
    for bound in game.bounds.patterns:
        assert sorted(bound.why) == sorted(LANGUAGES), bound.pattern
        assert all(reason and reason == reason.strip() and reason[-1] != "." for reason in bound.why.values())


@every_game
def test_a_number_leaves_some_choice_and_one_step_further_is_refused_with_field_bounds_and_reason(game: Game) -> None:
    for field, usual in leaves(game.data):
        bound = bound_of(game, field)
        if not isinstance(usual, int) or isinstance(usual, bool) or bound.fixed:
            continue
        assert bound.least < bound.most
        for value in (bound.least - 1, bound.most + 1):
            with pytest.raises(DataError) as refusal:
                game.agree(game.least_seats, {}, nested(field, value))
            wanted = f"data field {field} must be a whole number from {bound.least} to {bound.most}, not {value}"
            assert str(refusal.value) == f"{wanted}: {bound.why['en']}"


@every_game
def test_what_is_fixed_stays_as_it_is(game: Game) -> None:
    for field, usual in leaves(game.data):
        if bound_of(game, field).fixed and isinstance(usual, int) and not isinstance(usual, bool):
            with pytest.raises(DataError, match=f"data field {field} must stay {usual}"):
                game.agree(game.least_seats, {}, nested(field, usual + 1))


@every_game
def test_the_form_lists_every_number_with_how_far_it_may_change(game: Game) -> None:
    listed = {one.field: one for one in data_fields(game.key)}
    assert listed.keys() == dict(leaves(game.data)).keys()
    for field, usual in leaves(game.data):
        bound, one = bound_of(game, field), listed[field]
        assert (one.usual, one.fixed, one.why) == (usual, bound.fixed, bound.why)
        if not bound.fixed:
            assert (one.least, one.most, one.shortest, one.longest) == (
                bound.least,
                bound.most,
                bound.shortest,
                bound.longest,
            )
