"""One simulated game: bots take their seats, play to the end, and what came of it is noted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot
from ostoja.engine.playout import play_randomly
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup

RANDOM: Final = "random"


class Outcome(NamedTuple):
    """How one game ended, bot by bot in the order in which they are listed, wherever they sat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # places in the list of bots
    sides: tuple[str, ...]  # the side that each bot played; empty names where sides do not differ
    rounds: int
    decisions: int


def seat_of(place: int, number: int, seats: int) -> int:
    """Return the seat of a bot in the game of that number: everybody moves on by one seat from game to game."""
    return (place + number) % seats


def play(game: Game, setup: Setup, names: Sequence[str], seed: str, number: int) -> Outcome:
    """Play the game of that number; its chance and that of its bots come from its own seed, so any process agrees."""
    seats = setup.seats
    seed = f"{seed}:{number}"
    state = game.new(setup, seeded(seed))
    order = [seat_of(place, number, seats) for place in range(seats)]
    if all(name == RANDOM for name in names):
        decisions = play_randomly(state, seeded(f"{seed}:choices"))
    else:
        at_seat = {seat: names[place] for place, seat in enumerate(order)}
        decisions = _play_with_bots(game, state, [at_seat[seat] for seat in range(seats)], seed)
    result = game.result(state)
    return Outcome(
        scores=tuple(result.scores[seat] for seat in order),
        winners=tuple(place for place, seat in enumerate(order) if seat in result.winners),
        sides=tuple(game.side(state, seat) for seat in order),
        rounds=result.rounds,
        decisions=decisions,
    )


def _play_with_bots(game: Game, state: State, names: Sequence[str], seed: str) -> int:
    """Ask the bots until the game is over; they do not talk here. Return the number of choices."""
    bots = [bot(name, seeded(f"{seed}:{seat}")) for seat, name in enumerate(names)]
    chairs = [Chair(game, state, seat) for seat in range(len(names))]
    choices = 0
    while not state.over:
        seat = seats_in(state.asked)[0]
        state.apply(seat, bots[seat].choose(chairs[seat]))
        choices += 1
    return choices
