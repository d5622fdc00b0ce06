"""Judgement: where the Humans want to be, how far it is, and who threatens whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.maze import FAR, distances
from ostoja.games.claustrophobia.scenario import FINDS_TREASURE
from ostoja.games.claustrophobia.state import BIG_FIGURES, DEMON_SIDE, HUMAN_SIDE, LYING, warriors_in
from ostoja.games.claustrophobia.words import HEROES, LINES, REDEEMER

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

RALLY: Final = 0  # with so few tiles to go before the way out, the heroes gather
# Lists, as all rows of floats: a tuple of them mypyc takes for one that was never set.
HIT_CHANCE: Final = [0.0, 1.0, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6]  # by DEF
FRANTIC_CHANCE: Final = [0.0, 1.0, 35 / 36, 8 / 9, 3 / 4, 5 / 9, 11 / 36]


class Outlook:
    """One maze through the eyes of the judgement: goals by hero, ways to them, the places of both sides."""

    __slots__ = ("away", "exploring", "foe_mask", "g", "goals", "hero_mask", "rallies", "to_heroes")

    def __init__(self, g: Maze) -> None:
        self.g = g
        self.goals = goal_tiles(g)
        self.exploring = not self.goals
        targets = self.goals or frontier_tiles(g)
        self.away = distances(g, targets)
        self.hero_mask = 0
        self.foe_mask = 0
        for tile in g.laid:
            if g.here[tile] & HUMAN_SIDE:
                self.hero_mask |= 1 << tile
            if g.here[tile] & DEMON_SIDE:
                self.foe_mask |= 1 << tile
        self.to_heroes = distances(g, self.hero_mask)
        s = g.scenario()
        missing = s.escapes - g.escaped.bit_count()
        near_the_end = g.countdown <= RALLY and self.exploring and s.escapes != 0
        self.rallies = near_the_end and missing > 1 and len(g.heroes()) > 1

    def progress(self, hero: int, tile: int) -> float:
        """Return how near a tile is to what this hero wants; more is nearer."""
        g = self.g
        away = self.away[tile]
        if away == FAR:
            return -8.0
        if self.rallies:
            near_enough = 0 if self.foe_mask & self.hero_mask else 1  # in a fight all stand together
            return -0.4 * away - 1.2 * max(0, self.to_others(hero, tile) - near_enough)
        burden = 1.0
        if self.goals and (carries(g, hero) or (hero == REDEEMER and g.scenario().redeemer_must_live)):
            burden = 1.5
        return -burden * away

    def to_others(self, hero: int, tile: int) -> int:
        """Return how far the nearest other hero is from a tile."""
        g = self.g
        others = 0
        for other in g.heroes():
            if other != hero:
                others |= 1 << g.at[other]
        return min(8, distances(g, others)[tile])

    def foes_on(self, tile: int) -> int:
        """Count the Demon-side warriors on a tile."""
        return (self.g.here[tile] & DEMON_SIDE).bit_count()

    def heroes_on(self, tile: int) -> int:
        """Count the Human warriors on a tile."""
        return (self.g.here[tile] & HUMAN_SIDE).bit_count()

    def threat_to(self, tile: int) -> int:
        """Count the Demon-side warriors that stand on a tile or next to it."""
        g = self.g
        near = g.here[tile]
        for other in warriors_in(g.passages[tile]):
            near |= g.here[other]
        return (near & DEMON_SIDE).bit_count()

    def friends_near(self, hero: int, tile: int) -> int:
        """Count the other heroes on a tile or next to it."""
        g = self.g
        near = g.here[tile]
        for other in warriors_in(g.passages[tile]):
            near |= g.here[other]
        return (near & HUMAN_SIDE & ~(1 << hero)).bit_count()


def carries(g: Maze, hero: int) -> bool:
    """Tell whether a hero carries a charge or the treasure."""
    return g.treasure == hero or hero in g.charges


def goal_tiles(g: Maze) -> int:
    """Return the tiles the Humans strive for, as bits; none while they have to explore."""
    s = g.scenario()
    goals = 0
    for tile in (s.escape_tile, s.gathering_tile, s.charge_tile, s.seal_tile):
        if tile >= 0 and g.spots[tile] >= 0:
            goals |= 1 << tile
    if s.summons_tile >= 0 or s.possession:
        for figure in warriors_in(BIG_FIGURES):
            if g.at[figure] >= 0:
                goals |= 1 << g.at[figure]
    if s.stash == FINDS_TREASURE:
        goals |= treasure_tiles(g)
    for where in g.charges:
        if where >= LYING:
            goals |= 1 << where - LYING
    return goals


def treasure_tiles(g: Maze) -> int:
    """Return where the treasure has to go, where it lies, or the Stashes nobody has searched."""
    s = g.scenario()
    if 0 <= g.treasure < HEROES:
        return 1 << s.treasure_tile
    if g.treasure >= LYING:
        return 1 << g.treasure - LYING
    found = 0
    for tile in g.laid:
        if g.data.stashes >> tile & 1 and not g.visited[tile]:
            found |= 1 << tile
    return found


def frontier_tiles(g: Maze) -> int:
    """Return the tiles with an opening that Humans can still explore, as bits."""
    found = 0
    for tile in g.laid:
        if g.frontier[tile] & ~g.closed[tile]:
            found |= 1 << tile
    return found


def free_lines(g: Maze, hero: int) -> int:
    """Count the lines of a hero that are not cancelled."""
    return LINES - g.cancelled[hero].bit_count()


def importance(g: Maze, hero: int) -> float:
    """Return how much the Humans need this hero."""
    s = g.scenario()
    worth = 1.0
    if hero == REDEEMER and (s.redeemer_must_live or s.seals or s.possession):
        worth += 1.0
    if carries(g, hero):
        worth += 0.6
    return worth


def prey(g: Maze, hero: int) -> float:
    """Return what a wound on this hero is worth to the Demon player."""
    lines = free_lines(g, hero)
    return importance(g, hero) * (0.6 + 2.4 / max(1, lines))
