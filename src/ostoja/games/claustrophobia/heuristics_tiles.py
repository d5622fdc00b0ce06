"""Judgement: what tiles and their rotations are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.maze import STEP, opposite, tile_at, turn
from ostoja.games.claustrophobia.words import (
    BOOBY,
    DIRECTIONS,
    EXIT,
    FLOODED,
    HUNGRY,
    LAIR,
    MECHANISM,
    PENTACLE,
    STASH,
    TIGHT,
)

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

TILE_WORTH: Final = {  # what a tile is worth to a Human who chooses between two
    EXIT: 5.0,
    PENTACLE: 5.0,
    STASH: 1.5,
    LAIR: -2.0,
    HUNGRY: -1.0,
    TIGHT: -0.6,
    FLOODED: -1.2,
    BOOBY: -1.5,
    MECHANISM: -0.8,
}


def keep_worth(g: Maze, tile: int) -> float:
    """Return what a tile is worth to the Humans who are about to explore it."""
    worth = 0.4 * g.data.openings[tile].bit_count() + TILE_WORTH.get(g.data.kind[tile], 0.0)
    if g.scenario().objectives >> tile & 1:
        worth += 6.0
    return worth


def turn_worth(g: Maze, tile: int, direction: int, origin: int, rotation: int) -> float:
    """Return what a rotation is worth to the Humans: new ways on, and ways back."""
    edges = turn(g.data.openings[tile], rotation)
    spot = g.spots[origin] + STEP[direction]
    worth = 0.0
    for way in range(DIRECTIONS):
        if way != opposite(direction) and edges >> way & 1:
            other = tile_at(g, spot + STEP[way])
            if other < 0:
                worth += 1.0 + (0.3 if way == direction else 0.0)
            elif g.edges[other] >> opposite(way) & 1:
                worth += 0.4
    return worth


def turn_against(g: Maze, tile: int, direction: int, origin: int, rotation: int) -> float:
    """Return what a rotation is worth to the Demon player: the fewer ways on, the better."""
    return -turn_worth(g, tile, direction, origin, rotation)
