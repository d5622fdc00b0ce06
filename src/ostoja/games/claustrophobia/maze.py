"""The map: tiles laid edge to edge without bounds, their passages and their unexplored openings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.state import NOWHERE
from ostoja.games.claustrophobia.words import DIRECTIONS, TILES

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

# A spot is one number for a place of the unbounded grid: with 36 tiles nobody gets further than 35 from the start.
WIDTH: Final = 128
ORIGIN: Final = WIDTH * WIDTH // 2 + WIDTH // 2
STEP: Final = (WIDTH, 1, -WIDTH, -1)  # north, east, south, west
ALL_WAYS: Final = (1 << DIRECTIONS) - 1
FAR: Final = 99  # further than any way through the maze: where no way is known


def spot_of(x: int, y: int) -> int:
    """Return the spot of a place: x grows to the east, y to the north, the start tile lies at 0, 0."""
    return ORIGIN + y * WIDTH + x


def place_of(spot: int) -> tuple[int, int]:
    """Return x and y of a spot."""
    y, x = divmod(spot, WIDTH)
    return x - WIDTH // 2, y - WIDTH // 2


def turn(openings: int, rotation: int) -> int:
    """Turn the open edges of a tile clockwise by quarter turns."""
    return (openings << rotation | openings >> (DIRECTIONS - rotation)) & ALL_WAYS


def opposite(direction: int) -> int:
    """Return the direction one comes from."""
    return direction ^ 2


def tile_at(g: Maze, spot: int) -> int:
    """Return the tile that lies on a spot, or NOWHERE."""
    for tile in g.laid:
        if g.spots[tile] == spot:
            return tile
    return NOWHERE


def tile_beyond(g: Maze, tile: int, direction: int) -> int:
    """CLA-MOV-03  Return the tile that a passage in a direction leads to, or NOWHERE."""
    other = tile_at(g, g.spots[tile] + STEP[direction])
    return other if other >= 0 and g.passages[tile] >> other & 1 else NOWHERE


def lay(g: Maze, tile: int, spot: int, rotation: int) -> None:
    """CLA-EXP-03  Lay a tile: passages exist where both touching edges are open, at once.

    CLA-EXP-04, CLA-EXP-08, CLA-MOV-03
    """
    g.laid = (*g.laid, tile)
    g.spots = _with(g.spots, tile, spot)
    g.turned = _with(g.turned, tile, rotation)
    g.edges = _with(g.edges, tile, turn(g.data.openings[tile], rotation))
    survey(g)


def lift(g: Maze, tile: int) -> None:
    """CLA-DEA-01  Take a tile off the map again."""
    g.laid = tuple(other for other in g.laid if other != tile)
    survey(g)


def survey(g: Maze) -> None:
    """CLA-MOV-03, CLA-EXP-06, CLA-SND-04  Work out all passages and unexplored openings."""
    where = {g.spots[tile]: tile for tile in g.laid}
    passages = [0] * TILES
    frontier = [0] * TILES
    for tile in g.laid:
        for direction in range(DIRECTIONS):
            if not g.edges[tile] >> direction & 1:
                continue
            other = where.get(g.spots[tile] + STEP[direction], NOWHERE)
            if other < 0:
                frontier[tile] |= 1 << direction
            elif g.edges[other] >> opposite(direction) & 1:
                passages[tile] |= 1 << other
    g.passages = tuple(passages)
    g.frontier = tuple(frontier)


def close(g: Maze, tile: int, direction: int) -> None:
    """CLA-EVTC-LOST  Close an opening to Human warriors for the rest of the game."""
    g.closed = _with(g.closed, tile, g.closed[tile] | 1 << direction)


def open_ways(g: Maze) -> int:
    """Count the unexplored openings of the board that are open to Humans."""
    ways = 0
    for tile in g.laid:
        ways += (g.frontier[tile] & ~g.closed[tile]).bit_count()
    return ways


def rotations(g: Maze, tile: int, direction: int) -> list[int]:
    """CLA-EXP-03  List the rotations, no two alike, that let somebody enter who explores in a direction."""
    found: list[int] = []
    seen: list[int] = []
    for rotation in range(DIRECTIONS):
        edges = turn(g.data.openings[tile], rotation)
        if edges >> opposite(direction) & 1 and edges not in seen:
            seen.append(edges)
            found.append(rotation)
    return found


def distances(g: Maze, goals: int) -> list[int]:
    """Return, by tile, the number of steps to the nearest of some tiles; FAR where no way is known."""
    away = [FAR] * TILES
    level = goals
    steps = 0
    seen = goals
    while level:
        reached = 0
        while level:
            low = level & -level
            level ^= low
            tile = low.bit_length() - 1
            away[tile] = steps
            reached |= g.passages[tile]
        level = reached & ~seen
        seen |= level
        steps += 1
    return away


def _with(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return a row with one number changed."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)
