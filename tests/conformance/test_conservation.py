"""No game loses or makes a piece unseen: every pile and hand is counted, and a planted loss is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ostoja.engine.rng import seeded
from tests.conformance.walks import GAMES, keys, some_walks
from tests.toy import TOY, Toy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))

# Where the pieces lie of which none may get lost: fields that hold piles, sets of cards as bits, or one of either by
# seat or place.
PIECES: dict[str, tuple[str, ...]] = {
    "toy": ("pile", "burnt", "hands"),
    "mall-of-horror": ("hands", "deck", "truck", "played"),
    "osaczeni": ("hands", "deck", "truck", "boxed", "played", "cold"),
    "outlive": ("herds", "stray", "events", "stack", "discards", "broken", "repaired"),
    "claustrophobia": (
        "advantages", "advantages_spent", "advantage_deck", "events", "events_spent", "event_deck", "stack",
    ),
    "zombie-terror": ("hands", "deck", "box", "discard", "faces"),
}  # fmt: skip
LOSSES = [(game, field) for game in GAMES for field in PIECES[game.key]]
OFTEN = 20  # states in which a piece must have been lost there and noticed


def states(game: Game) -> Iterator[tuple[State, Rng]]:
    """Yield states of games in play, one after the other."""
    for walk in some_walks(game, 40, "losses"):
        match, chance = walk.match(), seeded(f"loss {walk.seed}")
        for choice in walk.steps(match):
            match.choose(*choice)
            if not match.state.over and getattr(match.state, "round", 1) != 0:  # before it, all is in the box
                yield match.state, chance


def lose(state: State, field: str, chance: Rng) -> bool:
    """Let a piece vanish from a field; tell whether there was one."""
    value: Any = getattr(state, field)
    if isinstance(value, int):
        setattr(state, field, value & (value - 1))
        return bool(value)
    places = [place for place, part in enumerate(value) if part or not isinstance(part, list)]
    if not places:
        return False
    place = chance.pick(places)
    if isinstance(value[place], list):
        value[place].pop()
    elif is_sets(state, field):
        lost: bool = value[place] != 0
        value[place] &= value[place] - 1
        return lost
    else:
        value.pop()
    return True


def is_sets(state: State, field: str) -> bool:
    """Tell whether a field holds a set of cards for every seat, not a pile."""
    value = getattr(state, field)
    return field in {"hands", "broken", "repaired"} and len(value) == state.seats


@every_game
def test_every_game_counts_pieces(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        counted = game.conserved(game.new(game.agree(seats), seeded("count")))
        assert any(counted.values()), f"{game.title} counts nothing: {counted}"


@pytest.mark.parametrize(("game", "field"), LOSSES, ids=[f"{game.key} {field}" for game, field in LOSSES])
def test_a_piece_that_vanishes_is_missed(game: Game, field: str) -> None:
    lost = 0
    for state, chance in states(game):
        poorer = state.copy()
        if lose(poorer, field, chance):
            assert game.conserved(poorer) != game.conserved(state), f"nobody misses what was lost from {field}"
            lost += 1
        if lost == OFTEN:
            return
    assert lost, f"there never was anything in {field}"


class Careless(Toy):
    """The toy, which counts nothing."""

    def conserved(self, state: State) -> dict[str, int]:
        """Count nothing."""
        return {}


def test_a_game_that_counts_nothing_is_found_out() -> None:
    careless = Careless.__new__(Careless)
    careless.__dict__.update(TOY.__dict__)
    with pytest.raises(AssertionError):
        test_every_game_counts_pieces(careless)
