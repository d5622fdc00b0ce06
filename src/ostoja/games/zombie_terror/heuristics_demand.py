"""Judgement of the zombie player: which fields the humans want, now and on their way to the car."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ostoja.games.zombie_terror.heuristics_danger import worth
from ostoja.games.zombie_terror.words import CHARACTERS, FIELDS, WIDTH

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.data import Board
    from ostoja.games.zombie_terror.state import Town

OPEN_FIELD: Final = 0.05  # what covering any field is worth to a zombie
AHEAD: Final = 0.35  # how much a field counts that is two turns away, on the way to the car
GATE: Final = 0.05  # how much the fields before the car count, by the worth of all who are still to come
GATE_DEPTH: Final = 3


@cache
def surroundings(board: Board, field: int, ap: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """List the fields that can be reached from one in a turn, and those nearer the car that can be in two."""
    near: list[int] = []
    ahead: list[int] = []
    for other in range(FIELDS):
        far = abs(other % WIDTH - field % WIDTH) + abs(other // WIDTH - field // WIDTH)
        if other in board.grid.walls:
            continue
        if far <= ap:
            near.append(other)
        elif far <= 2 * ap and board.to_car[other] < board.to_car[field]:
            ahead.append(other)
    return tuple(near), tuple(ahead)


@cache
def gate(board: Board) -> tuple[int, ...]:
    """List the fields before the car."""
    return tuple(field for field in range(FIELDS) if board.to_car[field] <= GATE_DEPTH)


def demand(g: Town) -> list[float]:
    """Return for every field how much the humans may want it: who can get there, by their worth."""
    found = [OPEN_FIELD] * (FIELDS + 1)
    everybody = 0.0
    for character in range(CHARACTERS):
        if g.is_living(character):
            value = worth(g, character)
            everybody += value
            near, ahead = surroundings(g.ground, g.where[character], g.data.ap[character])
            for field in near:
                found[field] += value
            value *= AHEAD
            for field in ahead:
                found[field] += value
    for field in gate(g.ground):
        found[field] += GATE * everybody
    return found
