"""No game loses or makes a piece unseen: whatever it has is counted, and a planted loss or gain is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ostoja.engine.pieces import BOARD, COUNT, COUNTS, PILE, PILES, SET, SETS, SPOTS, Held
from ostoja.engine.rng import seeded
from tests.conformance.books import Books
from tests.conformance.walks import GAMES, keys, some_walks
from tests.toy import TOY, Toy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))

HELD = [(game, thing, held) for game in GAMES for thing, holders in game.pieces.items() for held in holders]
everything = pytest.mark.parametrize(
    ("game", "thing", "held"), HELD, ids=[f"{game.key} {thing} {held.field}" for game, thing, held in HELD]
)
OFTEN = 20  # states in which a piece must have been lost there, or made, and noticed
SELDOM = 7  # choices to wait before another one is tried
WALKS = 40
MANY = 400  # where a field is empty in all of those


def states(game: Game, walks: int) -> Iterator[tuple[State, Rng]]:
    """Yield states of games in play, one after the other, once everything is on the table."""
    for walk in some_walks(game, walks, "losses"):
        match, chance = walk.match(), seeded(f"loss {walk.seed}")
        kinds = len(game.conserved(walk.play(walk.match()).state))
        for choice in walk.steps(match):
            if len(game.conserved(match.state)) == kinds:
                yield match.state, chance
            match.choose(*choice)


def lose(state: State, held: Held, chance: Rng) -> bool:
    """Let a piece vanish from a field; tell whether there was one."""
    value: Any = getattr(state, held.field)
    if held.how in {SET, COUNT}:
        setattr(state, held.field, value & value - 1 if held.how == SET else value - 1)
        return bool(value)
    if held.how == PILE:
        setattr(state, held.field, value[:-1])
        return bool(value)
    off = held.nowhere if held.how == SPOTS else 0
    there = [place for place, part in enumerate(value) if part not in (off, []) and (part != -1 or held.how != COUNTS)]
    if there:
        place = chance.pick(there)
        if held.how == PILES:
            value[place].pop()
        else:
            fewer = {SETS: value[place] & value[place] - 1, COUNTS: value[place] - 1}
            value[place] = fewer.get(held.how, off)
    return bool(there)


def make(state: State, held: Held, chance: Rng) -> bool:
    """Let a piece appear in a field from nowhere; tell whether there was room for it."""
    value: Any = getattr(state, held.field)
    if held.how in {SET, COUNT}:
        setattr(state, held.field, value | value + 1 if held.how == SET else value + 1)
        return True
    if held.how == PILE:
        setattr(state, held.field, [*value, value[0] if value else 0])
        return True
    if held.how in {SPOTS, BOARD}:
        off = held.nowhere if held.how == SPOTS else 0
        free = [place for place, part in enumerate(value) if part == off]
        others = [part for part in value if part != off]
        if free and others:
            value[chance.pick(free)] = chance.pick(others)
        return bool(free and others)
    place = chance.pick([place for place, part in enumerate(value) if part != -1 or held.how != COUNTS])
    if held.how == PILES:
        value[place].append(0)
    else:
        value[place] = value[place] | value[place] + 1 if held.how == SETS else value[place] + 1
    return True


@every_game
def test_every_game_counts_all_that_it_names(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        counted = game.conserved(game.new(game.agree(seats), seeded("count")))
        assert any(counted.values()), f"{game.title} counts nothing: {counted}"


def misses(game: Game, held: Held, change: Callable[[State, Held, Rng], bool]) -> int:
    """See that every planted change is noticed; return how many there were, at least one if there ever can be."""
    return planted(game, held, change, WALKS, OFTEN) or planted(game, held, change, MANY, 1)


def planted(game: Game, held: Held, change: Callable[[State, Held, Rng], bool], walks: int, often: int) -> int:
    """Plant changes, see that each is noticed, by the count and so by the books, and return how many there were."""
    found = wait = 0
    for state, chance in states(game, walks):
        wait -= 1
        other = state.copy()
        if wait < 0 and change(other, held, chance):
            wait = SELDOM
            assert game.conserved(other) != game.conserved(state), f"nobody notices what {change.__name__} did"
            with pytest.raises(AssertionError, match="lost or made"):
                Books(game, state).check(other)
            found += 1
        if found == often:
            break
    return found


@everything
def test_a_piece_that_vanishes_is_missed(game: Game, thing: str, held: Held) -> None:
    assert misses(game, held, lose), f"there never was anything of {thing} in {held.field}"


@everything
def test_a_piece_that_appears_from_nowhere_is_noticed(game: Game, thing: str, held: Held) -> None:
    assert misses(game, held, make) or held.how == SPOTS, f"there was never room for more of {thing} in {held.field}"


class Careless(Toy):
    """The toy, which counts nothing."""

    def conserved(self, state: State) -> dict[str, int]:
        """Count nothing."""
        return {}


def test_a_game_that_counts_nothing_is_found_out() -> None:
    careless = Careless.__new__(Careless)
    careless.__dict__.update(TOY.__dict__)
    with pytest.raises(AssertionError):
        test_every_game_counts_all_that_it_names(careless)
