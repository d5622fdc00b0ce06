"""What a seat sees as a row of numbers, each with a name: written from the type of a game's views, field by field.

Only what the seat may know is in a view, so nothing else can get into a row. A list is written as its length and its
members, padded with zeros to the longest that is foreseen; what may be missing begins with a 1 if it is there.
"""

from __future__ import annotations

import json
from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ostoja.engine.errors import SetupError
from ostoja.engine.rng import seeded
from ostoja.games import find
from ostoja.lab.fields import Lengths, field_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.engine.game import Game, Setup, View

PROBES: Final = 6  # games that are played at random to see how long lists get
LOOKS: Final = 400  # views of them that are looked at, at most


class Encoder:
    """Writes the views of one set-up as rows of numbers that all have the same length."""

    def __init__(self, game: Game, setup: Setup) -> None:
        if game.seen is None:
            raise SetupError(f"{game.title} does not say the type of its views (Game.seen), so they cannot be encoded")
        lengths = Lengths()
        top = field_of(game.seen, "", lengths)
        for view in looks(game, setup):
            top.look(view)
        self.names: list[str] = top.names("")
        self.size = len(self.names)
        self._write = top.writer()

    def row(self, view: View) -> list[int]:
        """Return a view as numbers, in the order of the names."""
        return self.numbers(view).tolist()

    def numbers(self, view: View) -> array[int]:
        """Return the same as they lie in memory, one after the other."""
        numbers = array("i")
        self._write(view, numbers)
        return numbers

    def planes(self) -> dict[str, slice]:
        """Return where every field of the view stands in a row."""
        planes: dict[str, slice] = {}
        for place, name in enumerate(self.names):
            head = name.partition(".")[0].partition("[")[0].removesuffix("?").removesuffix("#")
            planes[head] = slice(planes[head].start if head in planes else place, place + 1)
        return planes


def looks(game: Game, setup: Setup) -> list[View]:
    """Return views of games that are played at random, the same in every process."""
    views: list[View] = []
    chance = seeded(f"looks at {game.key}")
    for number in range(PROBES):
        state = game.new(setup, seeded(f"look {number}"))
        while not state.over:
            seat = (state.asked & -state.asked).bit_length() - 1
            if len(views) < LOOKS * (number + 1) // PROBES:
                views += [game.view(state, seat), game.view(state, chance.below(state.seats))]
            state.apply(seat, chance.pick(state.offers[seat]))
        views += [game.view(state, seat) for seat in range(state.seats)]
    return views


def encoder_of(game: Game, setup: Setup) -> Encoder:
    """Return the encoder of a set-up; it is made once in a process."""
    return _made(game.key, setup.seats, json.dumps([setup.options, setup.changes], sort_keys=True))


@lru_cache(maxsize=64)
def _made(key: str, seats: int, agreement: str) -> Encoder:
    """Make an encoder from what a set-up is made from."""
    game = find(key)
    options, changes = json.loads(agreement)
    return Encoder(game, agreed(game, seats, options, changes))


def agreed(game: Game, seats: int, options: Mapping[str, Any], changes: dict[str, Any]) -> Setup:
    """Agree on a set-up anew."""
    return game.agree(seats, options, changes)
