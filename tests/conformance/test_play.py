"""Every game ends, can be repeated, copied, saved, written down and taken back, and refuses what is not offered."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostoja.engine.errors import OptionError
from ostoja.engine.match import Match
from ostoja.engine.position import read_position, write_position
from ostoja.engine.record import replay, write_record
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import fingerprint, restore, snapshot
from tests.conformance.books import Books
from tests.conformance.walks import GAMES, keys, walks

if TYPE_CHECKING:
    from ostoja.engine.game import Game
every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))


def known(games: list[Game]) -> dict[str, Game]:
    """Return the games by key, the toy included."""
    return {game.key: game for game in games}


def find(key: str) -> Game:
    """Find a game for a replay."""
    return known(GAMES)[key]


@every_game
@given(data=st.data())
def test_every_game_ends_and_conserves_its_pieces(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    books = Books(game, match.state)
    for seat, option in walk.steps(match):
        told = len(match.journal.events)
        match.choose(seat, option)
        books.enter(match.journal.events[told:])
        books.check(match.state)
    result = match.result()
    assert len(result.scores) == walk.seats
    assert set(result.winners) <= set(range(walk.seats))


@every_game
@given(data=st.data())
def test_only_those_who_are_asked_are_offered_anything(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    for seat, option in walk.steps(match):
        offered = [other for other in range(walk.seats) if match.state.offers[other]]
        assert offered == list(match.asked())
        match.choose(seat, option)


@every_game
@given(data=st.data())
def test_no_rule_changes_the_lists_of_options_that_all_matches_share(game: Game, data: st.DataObject) -> None:
    before = [[options[:] for options in verb.listed] for verb in game.vocabulary.verbs]
    walk = data.draw(walks(game))
    walk.play(walk.match())
    assert [verb.listed for verb in game.vocabulary.verbs] == before


@every_game
@given(data=st.data())
def test_the_same_seed_and_choices_give_the_same_record(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    first = write_record(walk.play(walk.match()))
    assert first == write_record(walk.play(walk.match()))


@every_game
@given(data=st.data())
def test_a_copy_is_equal_and_independent_at_every_decision(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    for seat, option in walk.steps(match):
        before = fingerprint(match.state)
        twin = match.state.copy()
        assert fingerprint(twin) == before
        twin.apply(seat, option)
        assert fingerprint(match.state) == before, "playing on in a copy changed the original"
        match.choose(seat, option)
        assert fingerprint(match.state) == fingerprint(twin)


@every_game
@given(data=st.data())
def test_snapshots_and_positions_bring_a_state_back(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    for seat, option in walk.steps(match):
        again = restore(game, match.setup, snapshot(match.state))
        assert fingerprint(again) == fingerprint(match.state)
        assert [again.offers[s] for s in match.asked()] == [match.options(s) for s in match.asked()]
        text = write_position(game, match.setup, match.state)
        setup, state = read_position(game, text)
        assert write_position(game, setup, state) == text
        assert [state.offers[s] for s in match.asked()] == [match.options(s) for s in match.asked()]
        match.choose(seat, option)


@every_game
@given(data=st.data())
def test_a_record_replays_to_the_same_bytes(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    if game.talk:
        form = game.talk[0]
        match.say(0, -1, [form.name(), *(domain.spell(1) for domain in form.domains)])
    match.chat(0, "hello")
    text = write_record(walk.play(match))
    assert write_record(replay(text, find)) == text


@every_game
@given(data=st.data())
def test_what_is_not_offered_is_refused_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    chance = walk.chance()
    for seat, option in walk.steps(match):
        before = fingerprint(match.state)
        wrong = chance.below(game.vocabulary.size)
        if wrong not in match.options(seat):
            with pytest.raises(OptionError, match="not possible"):
                match.choose(seat, wrong)
        with pytest.raises(OptionError, match="is over"):
            match.choose(seat, option, serial=match.state.serial - 1)
        for other in (-1, walk.seats, *range(walk.seats)):
            if other not in match.asked():
                with pytest.raises(OptionError, match="not asked"):
                    match.choose(other, option)
        assert fingerprint(match.state) == before
        match.choose(seat, option)
    with pytest.raises(OptionError, match="the game is over"):
        match.choose(0, 0)


@every_game
@given(data=st.data())
def test_the_fallback_is_always_legal(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    for seat, option in walk.steps(match):
        for other in match.asked():
            assert match.decision().fallback(match.state, other) in match.options(other)
        match.choose(seat, option)


@every_game
@given(data=st.data())
def test_undo_goes_back_exactly_and_never_past_chance_or_another_seat(game: Game, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    match = walk.match()
    for seat, option in walk.steps(match):
        before, drawn, told = fingerprint(match.state), match.state.rng.at, len(match.journal.events)
        match.choose(seat, option)
        for other in range(walk.seats):
            if other != seat:
                assert not match.can_undo(other)
        if match.state.rng.at != drawn:
            assert not match.can_undo(seat), "chance was drawn: there is no way back"
        elif match.can_undo(seat):
            match.undo(seat)
            assert fingerprint(match.state) == before
            assert len(match.journal.events) == told
            match.choose(seat, option)


def finished(game: Game, seed: str) -> Match:
    """Play a game at random from a seed, as the script below does in other processes."""
    match = Match(game, game.agree(game.most_seats), seed)
    chance = seeded(seed)
    while not match.state.over:
        seat = match.asked()[0]
        match.choose(seat, chance.pick(match.options(seat)))
    return match


SCRIPT = """
import sys
from tests.conformance.test_play import find, finished, write_record
sys.stdout.write(write_record(finished(find(sys.argv[1]), "elsewhere")))
"""


@every_game
def test_another_process_writes_the_same_record(game: Game) -> None:
    here = write_record(finished(game, "elsewhere"))
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", SCRIPT, game.key]
        there = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
        assert there.stdout == here
