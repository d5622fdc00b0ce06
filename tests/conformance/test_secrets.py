"""Every game keeps its secrets: what a seat is shown does not depend on what it may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostoja.engine.errors import OptionError
from ostoja.engine.journal import Journal
from ostoja.engine.snapshot import fingerprint
from tests.conformance.walks import GAMES, keys, walks

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.match import Match

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))

WISHES = 60  # options that are asked for at one decision; of a larger vocabulary, others at the next


def shown(match: Match, state: State, seat: int) -> dict[str, object]:
    """Gather everything a client of this seat gets to see of a state, its error texts included."""
    real, match.state = match.state, state
    try:
        return {
            "view": match.view(seat),
            "asked": match.asked(),
            "question": match.question(),
            "rule": match.rule(),
            "serial": state.serial,
            "options": list(match.options(seat)),
            "errors": [refusal(match, seat, option) for option in wishes(match, state)],
        }
    finally:
        match.state = real


def wishes(match: Match, state: State) -> range:
    """Return the options to ask for: all, or as many as will do, spread over the vocabulary and shifting."""
    stride = 1 + match.game.vocabulary.size // WISHES
    return range(state.serial % stride, match.game.vocabulary.size, stride)


def refusal(match: Match, seat: int, option: int) -> str:
    """Return the answer to a wish."""
    try:
        match.check(seat, option)
    except OptionError as error:
        return str(error)
    return "offered"


@every_game
@given(data=st.data())
def test_a_seat_cannot_tell_its_world_from_one_dealt_anew(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    chance = walk.chance()
    for step, (seat, option) in enumerate(walk.steps(match)):
        before = fingerprint(match.state)
        watcher = step % walk.seats
        world = game.determinise(match.state, watcher, chance.copy())
        assert shown(match, world, watcher) == shown(match, match.state, watcher)
        assert fingerprint(match.state) == before, "dealing anew changed the true state"
        match.choose(seat, option)
        chance.below(2)


@every_game
@given(data=st.data())
def test_a_spectator_sees_only_what_every_seat_sees(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    chance = walk.chance()
    for step, (seat, option) in enumerate(walk.steps(match)):
        watcher = step % walk.seats
        world = game.determinise(match.state, watcher, chance.copy())
        assert game.view(world, None) == game.view(match.state, None)
        match.choose(seat, option)
    for watcher in range(walk.seats):
        told = match.events(watcher)
        assert [event for event in match.events(None) if event.audience == -1] == [e for e in told if e.audience == -1]


@every_game
@given(data=st.data())
def test_a_worlds_play_can_go_on_to_the_end(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    chance = walk.chance()
    walk.play(match, limit=chance.below(120))
    if match.state.over:
        return
    world = game.determinise(match.state, chance.below(walk.seats), chance.copy())
    while not world.over:
        seat = (world.asked & -world.asked).bit_length() - 1
        assert world.offers[seat]
        world.apply(seat, chance.pick(world.offers[seat]))


@every_game
@given(data=st.data())
def test_a_sealed_choice_shows_nothing_but_that_it_was_made(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    for seat, option in walk.steps(match):
        if match.decision().sealed() and len(match.asked()) > 1:
            stories = [told_after(match, seat, other) for other in match.options(seat)]
            assert all(story == stories[0] for story in stories)
        match.choose(seat, option)


def told_after(match: Match, seat: int, option: int) -> list[object]:
    """Return what all the others see and are told when a seat seals a choice."""
    real, events = match.state, len(match.journal.events)
    match.state = real.copy()
    match.state.journal = match.journal
    match.state.apply(seat, option)
    others = [other for other in range(match.setup.seats) if other != seat]
    story: list[object] = [[match.view(other), match.asked(), list(match.options(other))] for other in others]
    story += [[(event.kind, event.args) for event in match.events(other, events)] for other in others]
    match.state = real
    del match.journal.events[events:]
    return story


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


@every_game
@given(data=st.data())
def test_what_follows_a_choice_does_not_depend_on_secrets(game: Game, data: st.DataObject) -> None:
    """Who is asked next, and what is told, may depend on hidden things only where the rules uncover them."""
    walk = data.draw(walks(game))
    match = walk.match()
    chance = walk.chance()
    for step, (seat, option) in enumerate(walk.steps(match)):
        watcher = step % walk.seats
        true = match.state.copy()
        true.rng = chance.copy()
        world = game.determinise(match.state, watcher, chance.copy())
        world.rng = chance.copy()
        if option in world.offers[seat]:
            stories = [follow(match, state, seat, option, watcher) for state in (true, world)]
            if None not in stories:
                assert stories[0] == stories[1]
        match.choose(seat, option)
        chance.below(2)


def follow(match: Match, state: State, seat: int, option: int, watcher: int) -> list[object] | None:
    """Return what a watcher sees and hears of a choice; None where it drew on chance or uncovered something."""
    state.journal = Journal()
    drawn = state.rng.at
    state.apply(seat, option)
    if state.rng.at != drawn or state.journal.uncovered:
        return None
    story: list[object] = [(event.kind, event.args) for event in state.journal.told(watcher)]
    return [*story, state.over or shown(match, state, watcher)]
