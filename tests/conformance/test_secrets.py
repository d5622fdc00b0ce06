"""Every game keeps its secrets: what a seat is told does not depend on what it may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostoja.engine.snapshot import fingerprint
from tests.conformance.deals import compare_deals
from tests.conformance.law import Law
from tests.conformance.walks import GAMES, keys, walks

if TYPE_CHECKING:
    from ostoja.engine.game import Game

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))


@every_game
def test_no_seat_is_told_what_is_hidden_from_it(game: Game) -> None:
    Law(game).hold(2 * settings().max_examples)


@every_game
def test_no_seat_is_told_of_the_deal_what_is_hidden_and_the_rest_is_told(game: Game) -> None:
    compare_deals(game, 2 * settings().max_examples)


@every_game
@given(data=st.data())
def test_a_worlds_play_can_go_on_to_the_end(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    chance = walk.chance()
    walk.play(match, limit=1 + chance.below(120))
    if match.state.over:
        return
    world = game.determinise(match.state, chance.below(walk.seats), chance.copy())
    while not world.over:
        seat = (world.asked & -world.asked).bit_length() - 1
        assert world.offers[seat]
        world.apply(seat, chance.pick(world.offers[seat]))


@every_game
@given(data=st.data())
def test_sealed_choices_may_come_in_any_order(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    for seat, option in walk.steps(match):
        asked = match.asked()
        if match.decision().sealed() and len(asked) > 1:
            picks = {other: match.options(other)[-1] for other in asked}
            ends = []
            for order in (asked, asked[::-1]):
                state = match.state.copy()
                for other in order:
                    state.apply(other, picks[other])
                ends.append(fingerprint(state))
            assert ends[0] == ends[1]
        match.choose(seat, option)
