"""One random game at a random table: seats, options and data within their bounds, and what must hold while it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ostoja.engine.journal import Journal
from ostoja.engine.match import Match
from ostoja.engine.position import read_position, write_position
from ostoja.engine.record import replay, write_record
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import fingerprint, restore, snapshot
from ostoja.games import find
from tests.conformance.books import Books
from tests.conformance.law import Law
from tests.conformance.manners import MANNERS, any_option
from tests.conformance.tables import draw_agreement
from tests.conformance.walks import some_walks

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision, State
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.rng import Rng
    from tests.conformance.manners import Manner

COUNTED: Final = 16  # choices after which the pieces are counted again
RECORDED: Final = 20  # every so many games one is written down, read again and brought back from the middle
WATCHED: Final = 50  # every so many games the law of secrets is held along one


class Played(NamedTuple):
    """What came of a game."""

    key: str
    number: int
    choices: int
    longest: int  # as many as it may take at this table
    trouble: str  # empty: nothing


def play(key: str, number: int) -> Played:
    """Play the game of a number, and say what was wrong with it."""
    game = find(key)
    lot = seeded(f"fuzz {key} {number}")
    wish = "a table that cannot be drawn"
    choices = longest = 0
    try:
        drawn, setup = draw_agreement(game, lot)
        wish = repr(drawn)
        longest = game.longest(setup)
        choices = play_out(game, setup, number)
        if number % RECORDED == 0:
            repeat(game, setup, number)
        if number % WATCHED == 0:
            for walk in some_walks(game, 1, f"fuzz {number}"):
                Law(game).follow(walk)
    except Exception as error:  # noqa: BLE001  whatever it is, the others are played too
        return Played(key, number, choices, longest, f"{type(error).__name__}: {error} at {wish}"[:2000])
    return Played(key, number, choices, longest, "")


def play_out(game: Game, setup: Setup, number: int) -> int:
    """Play to the end, in a manner that goes with the number; return how many choices it took."""
    state, chance = game.new(setup, seeded(str(number))), seeded(f"choices {number}")
    books, manner = Books(game, state), MANNERS[number % len(MANNERS)]
    for choices in range(game.longest(setup) + 1):
        if state.over or choices % COUNTED == 0:
            books.check(state)
        if state.over:
            assert len(game.result(state).scores) == setup.seats
            return choices
        state.journal = journal = Journal()
        state.apply(*pick(state, chance, manner))
        books.enter(journal.events)
    raise AssertionError(f"{manner.__name__}: it does not end within {game.longest(setup)} choices")


def pick(state: State, chance: Rng, manner: Manner = any_option) -> tuple[int, int]:
    """Pick any seat that is asked and one of its options, and see that the seat's last resort is one of them."""
    seat = chance.pick([seat for seat in range(state.seats) if state.asked >> seat & 1])
    options = state.offers[seat]
    assert options, f"seat {seat} is asked and has no option"
    decision = cast("Decision[State]", state.agenda[-1])
    assert decision.fallback(state, seat) in options, "the last resort is not offered"
    return seat, manner(state, seat, chance)


def repeat(game: Game, setup: Setup, number: int) -> None:
    """Play once more with a record; read it again, and bring the game back from somewhere in the middle."""
    match, chance = Match(game, setup, str(number)), seeded(f"choices {number}")
    middle = chance.below(200)
    while not match.state.over:
        if middle == 0:
            again = restore(game, setup, snapshot(match.state))
            assert fingerprint(again) == fingerprint(match.state), "a snapshot brings back something else"
            text = write_position(game, setup, match.state)
            assert write_position(game, *read_position(game, text)) == text, "a position reads as something else"
        middle -= 1
        match.choose(*pick(match.state, chance))
    record = write_record(match)
    assert write_record(replay(record, find)) == record, "the record replays to something else"
