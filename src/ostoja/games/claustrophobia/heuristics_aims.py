"""Judgement: the Humans' errand. What is still to be explored, walked and done before they have won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.heuristics_map import frontier_tiles
from ostoja.games.claustrophobia.hidden import pile_bounds
from ostoja.games.claustrophobia.maze import distances
from ostoja.games.claustrophobia.state import BIG_FIGURES, LYING, PLANTED, warriors_in
from ostoja.games.claustrophobia.words import FIRST_DEMON, HEROES, REDEEMER

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.scenario import Scenario
    from ostoja.games.claustrophobia.state import Maze

ESCAPE: Final = 0  # or to gather at the way out
CHARGES: Final = 1
MASTER: Final = 2
SEALS: Final = 3
POSSESSED: Final = 4
TREASURE: Final = 5
FAR_AWAY: Final = 12  # the most steps that a way counts as
CHASERS: Final = 2  # heroes who have to come to a Demon to kill it


def aim_of(s: Scenario) -> int:
    """Return what the Human player has to do; of several ways to win, the first one that a scenario names."""
    if s.charges:
        return CHARGES
    if s.summons_tile >= 0:
        return MASTER
    if s.seals:
        return SEALS
    if s.possession:
        return POSSESSED
    return TREASURE if s.treasures else ESCAPE


class Errand:
    """What is left to do: tiles to explore first, steps to walk, deeds to do; and how many heroes it needs."""

    __slots__ = ("aim", "deeds", "g", "needed", "needs_redeemer", "steps", "tiles")

    def __init__(self, g: Maze) -> None:
        s = g.scenario()
        self.g = g
        self.aim = aim_of(s)
        self.tiles = 0.0
        self.steps = 0.0
        self.deeds = 0.0
        self.needed = 1
        self.needs_redeemer = s.redeemer_must_live or s.seals != 0 or s.possession != 0
        if self.aim == ESCAPE and s.escapes:
            self.go_out(s.escape_tile, s.escapes - g.escaped.bit_count())
        elif self.aim == ESCAPE:
            self.go_out(s.gathering_tile, s.gathering)
        elif self.aim == CHARGES:
            self.blow_up(s)
        elif self.aim == MASTER:
            self.slay(s)
        elif self.aim == SEALS:
            self.seal(s)
        elif self.aim == POSSESSED:
            self.exorcise(s)
        else:
            self.fetch(s)

    def go_out(self, tile: int, missing: int) -> None:
        """So many heroes have to reach a tile."""
        self.needed = missing
        self.deeds = float(missing)
        away = self.ways_to(tile)
        self.steps = float(sum(sorted(min(FAR_AWAY, away[self.g.at[hero]]) for hero in self.g.heroes())[:missing]))

    def blow_up(self, s: Scenario) -> None:
        """Whoever carries a charge has to reach the shaft; one that lies there has to be fetched first."""
        g = self.g
        away = self.ways_to(s.charge_tile)
        for where in g.charges:
            if where == PLANTED:
                continue
            self.deeds += 1.0
            if where < LYING:
                self.steps += min(FAR_AWAY, away[g.at[where]])
            else:
                self.steps += min(FAR_AWAY, away[where - LYING]) + self.nearest(where - LYING)

    def slay(self, s: Scenario) -> None:
        """Some heroes have to come to the Demon, and to wound it as often as it has Health."""
        g = self.g
        self.deeds = float(g.data.demon_health[s.summoned])
        place = s.summons_tile
        for figure in warriors_in(BIG_FIGURES):
            if g.at[figure] >= 0 and g.kind_of(figure) == s.summoned:
                self.deeds -= g.wounds[figure - FIRST_DEMON]
                place = g.at[figure]
        away = self.ways_to(place)
        self.steps = float(sum(sorted(min(FAR_AWAY, away[g.at[hero]]) for hero in g.heroes())[:CHASERS]))

    def seal(self, s: Scenario) -> None:
        """The Redeemer has to reach the tile and to lay Seal after Seal."""
        g = self.g
        self.deeds = float(s.seals - g.seals)
        away = self.ways_to(s.seal_tile)
        if g.at[REDEEMER] >= 0:
            self.steps = float(min(FAR_AWAY, away[g.at[REDEEMER]]))

    def exorcise(self, s: Scenario) -> None:
        """Every Possessed has to be found, struck down, and reached by the Redeemer."""
        g = self.g
        found = 0
        for figure in warriors_in(BIG_FIGURES):
            if g.at[figure] < 0:
                continue
            found += 1
            kind = g.kind_of(figure)
            self.deeds += 1.0 + g.data.demon_health[kind] - g.wounds[figure - FIRST_DEMON]
            away = distances(g, 1 << g.at[figure])
            if g.at[REDEEMER] >= 0:
                self.steps += min(FAR_AWAY, away[g.at[REDEEMER]])
        hidden = s.possession.bit_count() - g.freed - found
        if hidden > 0:
            self.deeds += 4.0 * hidden
            coming = 0.0
            for tile in warriors_in(s.possession):
                if tile not in g.laid:
                    coming = max(coming, self.draws_until(tile))
            self.tiles = coming
            if g.at[REDEEMER] >= 0:
                self.steps += min(FAR_AWAY, distances(g, frontier_tiles(g))[g.at[REDEEMER]])

    def fetch(self, s: Scenario) -> None:
        """The treasure has to be found and carried out."""
        g = self.g
        if 0 <= g.treasure < HEROES:
            self.steps = float(min(FAR_AWAY, distances(g, 1 << s.treasure_tile)[g.at[g.treasure]]))
            return
        if g.treasure >= LYING:
            place = g.treasure - LYING
            self.steps = float(min(FAR_AWAY, distances(g, 1 << s.treasure_tile)[place]) + self.nearest(place))
            return
        closed = len(g.treasures)
        self.deeds = (closed + 1) / 2.0  # Stashes to search until the right one comes, on average
        stashes = 0
        for tile in g.laid:
            if g.data.stashes >> tile & 1 and not g.visited[tile]:
                stashes |= 1 << tile
        known = stashes.bit_count()
        if known < closed:
            self.tiles = max(0.0, (len(g.stack) + 1) * (self.deeds - known) / (closed - known + 1))
        places = stashes or frontier_tiles(g)
        away = distances(g, places)
        self.steps = float(min([min(FAR_AWAY, away[g.at[hero]]) for hero in g.heroes()], default=FAR_AWAY))
        out = distances(g, 1 << s.treasure_tile)
        self.steps += min([min(FAR_AWAY, out[g.at[hero]]) for hero in g.heroes()], default=FAR_AWAY)

    def ways_to(self, tile: int) -> list[int]:
        """Return the steps to a tile, or beyond the openings behind which it may lie; then count tiles to explore, too.

        Whoever stands at an opening has a step to go all the same: laying the tile must not look like a loss.
        """
        g = self.g
        if tile in g.laid:
            return distances(g, 1 << tile)
        self.tiles = self.draws_until(tile)
        return [steps + 1 for steps in distances(g, frontier_tiles(g))]

    def draws_until(self, tile: int) -> float:
        """Return how many tiles are drawn, on average, until this one comes: nobody knows its place in its pile."""
        g = self.g
        if tile == g.scenario().countdown_tile:
            return min(g.countdown, len(g.stack)) + 1.0
        low, high = pile_bounds(g, tile)
        left = len(g.stack)
        top = min(high, left)
        return left - top + (top - low + 1) / 2.0

    def nearest(self, tile: int) -> int:
        """Return how far the nearest hero is from a tile."""
        away = distances(self.g, 1 << tile)
        return min([min(FAR_AWAY, away[self.g.at[hero]]) for hero in self.g.heroes()], default=FAR_AWAY)
