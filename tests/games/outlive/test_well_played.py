"""Games played well reach what random ones never see: full rooms, repaired tiles, looks into stacks."""

from __future__ import annotations

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.greedy import GreedyBot
from ostoja.engine.match import Match
from ostoja.engine.position import read_position, write_position
from ostoja.engine.rng import Rng, seeded
from ostoja.engine.snapshot import fingerprint, restore, snapshot
from ostoja.games.outlive import GAME
from tests.conformance.books import Books

RARELY = 4  # one choice in so many is made at random
NOW_AND_THEN = 5  # one decision in so many is written down


def well_played(seats: int, seed: str, **wishes: bool) -> tuple[Match, GreedyBot, Rng]:
    """Start a game for bots that mostly know what they do."""
    match = Match(GAME, GAME.agree(seats, dict(wishes)), seed)
    return match, GreedyBot(seeded(f"bot {seed}")), seeded(f"chance {seed}")


def choice(match: Match, bot: GreedyBot, chance: Rng, seat: int) -> int:
    """Choose well, or now and then at random."""
    options = match.options(seat)
    return chance.pick(options) if chance.below(RARELY) == 0 else bot.choose(Chair(GAME, match.state, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_cannot_tell_its_world_from_one_dealt_anew(seats: int) -> None:
    match, bot, chance = well_played(seats, f"law {seats}", multi_hunt=True)
    while not match.state.over:
        for watcher in range(seats):
            world = match.game.determinise(match.state, watcher, chance.copy())
            assert GAME.view(world, watcher) == match.view(watcher)
            assert world.offers[watcher] == match.state.offers[watcher]
        seat = chance.pick(match.asked())
        match.choose(seat, choice(match, bot, chance, seat))
    assert max(match.result().scores) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_copies_snapshots_and_positions_bring_a_state_back(seats: int) -> None:
    match, bot, chance = well_played(seats, f"back {seats}", decline_survivor=True, event2_ammo=True)
    books = Books(GAME, match.state)
    while not match.state.over:
        books.check(match.state)
        if match.taken % NOW_AND_THEN == 0:
            come_back(match)
        seat, told = chance.pick(match.asked()), len(match.journal.events)
        match.choose(seat, choice(match, bot, chance, seat))
        books.enter(match.journal.events[told:])


def come_back(match: Match) -> None:
    """Write a state down in every way and compare what comes back."""
    before = fingerprint(match.state)
    assert fingerprint(match.state.copy()) == before
    assert fingerprint(restore(GAME, match.setup, snapshot(match.state))) == before
    text = write_position(GAME, match.setup, match.state)
    setup, state = read_position(GAME, text)
    assert write_position(GAME, setup, state) == text
    assert [state.offers[seat] for seat in match.asked()] == [match.options(seat) for seat in match.asked()]
