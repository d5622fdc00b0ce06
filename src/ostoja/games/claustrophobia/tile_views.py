"""What everybody sees of the tiles: how they lie, worked out once until one is laid or closed, and who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.games.claustrophobia.maze import STEP, opposite, place_of, tile_at
from ostoja.games.claustrophobia.sending import is_lair, why_no_arrival
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, LYING, warriors_in
from ostoja.games.claustrophobia.words import DIRECTION_NAMES, PLACE_NAMES
from ostoja.kit.looks import Look

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze


class Chart:
    """The tiles as they lie, for views, and how they and those upon them looked last; copies of a maze share it."""

    __slots__ = ("closed", "fiends", "frontier", "heroes", "laid", "look", "tiles")

    def __init__(self, g: Maze) -> None:
        self.laid = g.laid
        self.frontier = g.frontier
        self.closed = g.closed
        self.tiles = [chart_tile(g, tile) for tile in g.laid]
        self.look = Look()
        self.heroes = Look()
        self.fiends = Look()

    def holds(self, g: Maze) -> bool:
        """Tell whether nothing was laid, lifted or closed since: the rows of a map are replaced as a whole."""
        return self.laid is g.laid and self.frontier is g.frontier and self.closed is g.closed


def chart_of(g: Maze) -> Chart:
    """Return the chart of the map as it lies now."""
    chart = g.chart
    if chart is None or not chart.holds(g):
        chart = g.chart = Chart(g)
    return chart


def tiles_view(g: Maze) -> list[dict[str, Any]]:
    """Return what everybody sees of the tiles: place, edges, who stands there, who may come."""
    chart = chart_of(g)
    facts = (g.here[:], g.visited[:], g.powers, g.ambushes[:], g.holes, g.charges[:], g.treasure)
    if facts == chart.look.facts:
        return chart.look.seen
    return chart.look.keep(facts, [tile_view(g, tile, seen) for tile, seen in zip(g.laid, chart.tiles, strict=True)])


def chart_tile(g: Maze, tile: int) -> dict[str, Any]:
    """Return what everybody sees of a tile as it lies, while nobody was there and nothing is."""
    x, y = place_of(g.spots[tile])
    size = g.data.size[tile]
    return {
        "tile": tile,
        "kind": PLACE_NAMES[g.data.kind[tile]],
        "x": x,
        "y": y,
        "rotation": g.turned[tile],
        "edges": {name: edge_view(g, tile, direction) for direction, name in enumerate(DIRECTION_NAMES)},
        "passages": warriors_in(g.passages[tile]),
        "size": size,
        "humans": [],
        "demons": [],
        "human_room": size,
        "demon_room": size,
        "arrivals": "",
        "lair": is_lair(g, tile),
        "holes": 0,
        "visited": False,
        "lying": 0,
    }


def tile_view(g: Maze, tile: int, charted: dict[str, Any]) -> dict[str, Any]:
    """Return what everybody sees of a tile: how it lies, who stands there, who may come."""
    seen = charted.copy()
    here = g.here[tile]
    if here:
        size = charted["size"]
        humans = seen["humans"] = warriors_in(here & HUMAN_SIDE)
        demons = seen["demons"] = warriors_in(here & DEMON_SIDE)
        seen["human_room"] = max(0, size - len(humans))
        seen["demon_room"] = max(0, size - len(demons))
    if g.visited[tile]:
        seen["visited"] = True
    seen["arrivals"] = why_no_arrival(g, tile)
    if g.holes:
        seen["holes"] = g.holes.count(tile)
    if g.charges or g.treasure == LYING + tile:
        seen["lying"] = g.charges.count(LYING + tile) + (1 if g.treasure == LYING + tile else 0)
    return seen


def edge_view(g: Maze, tile: int, direction: int) -> str:
    """Say what an edge is: wall, passage, blocked (open against a wall), unexplored, or lost (closed to Humans)."""
    if not g.edges[tile] >> direction & 1:
        return "wall"
    if g.frontier[tile] >> direction & 1:
        return "lost" if g.closed[tile] >> direction & 1 else "unexplored"
    other = tile_at(g, g.spots[tile] + STEP[direction])
    return "passage" if g.edges[other] >> opposite(direction) & 1 else "blocked"
