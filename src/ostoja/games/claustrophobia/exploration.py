"""Chapter: exploration. The tile is drawn, laid, replaced if it is a dead end, and entered."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.games.claustrophobia.cards import (
    CardWindow,
    holds,
    holds_event,
    may_hold,
    may_hold_event,
    spend,
    spend_event,
)
from ostoja.games.claustrophobia.laying import Foresight, HoleToken, Orientation
from ostoja.games.claustrophobia.maze import close, lift, open_ways
from ostoja.games.claustrophobia.scenes import Appearance, summon_master
from ostoja.games.claustrophobia.state import ENDED, Maze
from ostoja.games.claustrophobia.tiles import enter
from ostoja.games.claustrophobia.values import has_gift
from ostoja.games.claustrophobia.words import (
    LOST,
    MAP,
    PRECOGNITION,
    TO_CHART,
    TO_MISLEAD,
)


class Exploration(Procedure[Maze]):
    """CLA-EXP-01  The active Human warrior explores an unexplored opening of his tile; the MVT is paid.

    CLA-EXP-02, CLA-EXP-03, CLA-EXP-04, CLA-EXP-05
    """

    __slots__ = ("direction", "final", "origin", "tile")

    def __init__(self, origin: int = 0, direction: int = 0) -> None:
        super().__init__()
        self.origin = origin
        self.direction = direction
        self.tile = -1
        self.final = False  # the tile stays even as a dead end

    def copy(self) -> Exploration:
        """Return an exploration that has got as far."""
        twin = Exploration(self.origin, self.direction)
        twin.tile = self.tile
        twin.final = self.final
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return EXPLORATION

    def cards(self, g: Maze) -> Next:
        """CLA-TIM-01  W6: Map of the Sewers and Lost may be played before a tile is drawn."""
        g.tell("explores", g.active, self.origin, self.direction)
        seats = 1 << g.human if not g.map_left and may_hold(g, (MAP,)) else 0
        if open_ways(g) > 1 and may_hold_event(g, (LOST,)):
            seats |= 1 << g.demon()
        return ExploreCards(seats, g.human, self.origin, self.direction) if seats else None

    def lost(self, g: Maze) -> Next:
        """CLA-EVTC-LOST, CLA-TIM-03  Lost: no tile is drawn, the movement ends; a running Map is not reduced."""
        if g.closed[self.origin] >> self.direction & 1:
            g.moved = ENDED
            return DONE
        return None

    def foresee(self, g: Maze) -> Next:
        """CLA-GIFT-PRECOGNITION, CLA-SC1-06  W7: two tiles may be drawn, if there is anything to choose."""
        if len(g.stack) > 1 and not is_countdown_over(g) and has_gift(g, PRECOGNITION):
            return Foresight(g.human)
        return None

    def draw(self, g: Maze) -> Next:
        """CLA-EXP-02, CLA-SC1-05, CLA-SC1-06  The top tile is drawn; when it is due, the counted tile comes."""
        if self.tile < 0 and is_countdown_over(g):
            self.tile = g.scenario().countdown_tile
        elif g.foresight:
            self.tile = g.foresight.pop()
        else:
            self.tile = g.stack.pop()
        g.known[0] &= ~(1 << self.tile)
        g.known[1] &= ~(1 << self.tile)
        g.reveal("drew-tile", self.tile)
        return None

    def orient(self, g: Maze) -> Next:
        """CLA-EXP-03, CLA-ADVC-MAP  The Demon player lays the tile; under a Map of the Sewers the Human player does."""
        return Orientation(g.human if g.map_left else g.demon(), self.tile, self.origin, self.direction)

    def dead_end(self, g: Maze) -> Next:
        """CLA-DEA-01  If no unexplored opening is left on the board the tile is replaced, until there is one.

        CLA-DEA-02
        """
        if self.final or open_ways(g) or not self.is_replaceable(g):
            return None
        lift(g, self.tile)
        if g.scenario().objectives >> self.tile & 1:
            g.set_aside.append(self.tile)
            g.tell("set-aside", self.tile)
        else:
            g.tile_discards.append(self.tile)
            g.tell("dead-end", self.tile)
        if not g.stack:  # CLA-DEA-03
            self.tile = g.set_aside.pop(0)
            g.tile_discards += g.set_aside
            g.set_aside = []
            self.final = True
            self.at = ORIENT
        else:
            self.at = DRAW
        return None

    def is_replaceable(self, g: Maze) -> bool:
        """CLA-DEA-03  The last objective to come stays, and so does any tile when nothing can replace it.

        CLA-DEA-04
        """
        if g.scenario().objectives >> self.tile & 1:
            return objectives_to_come(g) != 0
        return bool(g.stack) or bool(g.set_aside)

    def settle(self, g: Maze) -> Next:
        """CLA-SC1-05, CLA-ADVC-MAP, CLA-DEA-03  The tile stays and is counted; tiles set aside go back."""
        g.tell("laid", self.tile, self.origin, self.direction, g.turned[self.tile])
        if g.map_left:
            g.map_left -= 1
        scenario = g.scenario()
        if g.countdown and self.tile != scenario.countdown_tile:
            g.countdown -= 1
            g.tell("countdown", g.countdown)
        while g.set_aside:
            tile = g.set_aside.pop()
            if tile != scenario.countdown_tile:  # that one is due again, whatever the stack holds
                g.stack.append(tile)
                g.known[0] |= 1 << tile
                g.known[1] |= 1 << tile
        return None

    def scene(self, g: Maze) -> Next:
        """CLA-SC3-01, CLA-SC5-01  Who waits on the tile appears, before the explorer's tile effects."""
        scenario = g.scenario()
        if self.tile == scenario.summons_tile:
            summon_master(g)
        if scenario.possession >> self.tile & 1:
            return Appearance(g.demon(), self.tile)
        return None

    def dig(self, g: Maze) -> Next:
        """CLA-TIL-16  A Hole in the Ground: the Demon player must put a Hole token on another tile in play."""
        return HoleToken(g.demon(), self.tile) if g.data.hole_tiles >> self.tile & 1 else None

    def enter(self, g: Maze) -> Next:
        """CLA-EXP-05  The explorer is placed on the new tile and its effects happen; he may go on."""
        return enter(g, g.active, self.tile)


EXPLORATION: Final[Phases] = (
    Exploration.cards,
    Exploration.lost,
    Exploration.foresee,
    Exploration.draw,
    Exploration.orient,
    Exploration.dead_end,
    Exploration.settle,
    Exploration.scene,
    Exploration.dig,
    Exploration.enter,
)
DRAW: Final = EXPLORATION.index(Exploration.draw)
ORIENT: Final = EXPLORATION.index(Exploration.orient)


def objectives_to_come(g: Maze) -> int:
    """CLA-DEA-03  Return the objective tiles that are still in the stack, set aside or counted down to, as bits."""
    scenario = g.scenario()
    coming = 0
    for tile in g.stack:
        coming |= 1 << tile
    for tile in g.set_aside:
        coming |= 1 << tile
    if scenario.countdown_tile >= 0 and scenario.countdown_tile not in g.laid:
        coming |= 1 << scenario.countdown_tile
    return coming & scenario.objectives


def is_countdown_over(g: Maze) -> bool:
    """CLA-SC1-05, CLA-SC1-06  Tell whether the next explored tile is the counted one: the d10 at 0, or no tile left."""
    tile = g.scenario().countdown_tile
    return tile >= 0 and tile not in g.laid and (not g.countdown or not g.stack)


def can_explore(g: Maze) -> bool:
    """CLA-EXP-07  With an empty stack, and no counted tile to come, no exploration can be declared."""
    return bool(g.stack) or is_countdown_over(g)


class ExploreCards(CardWindow):
    """W6  Exploration declared, MVT paid, no tile drawn: first Map of the Sewers, then Lost."""

    __slots__ = ("direction", "origin")

    def __init__(self, seats: int = 0, first: int = 0, origin: int = 0, direction: int = 0) -> None:
        super().__init__(seats, first)
        self.origin = origin
        self.direction = direction

    def copy(self) -> ExploreCards:
        """Return a window with the same turns left."""
        twin = ExploreCards(0, 0, self.origin, self.direction)
        self.copy_turns(twin)
        return twin

    def human_cards(self) -> tuple[int, ...]:
        """CLA-ADVC-MAP  Map of the Sewers."""
        return (MAP,)

    def demon_cards(self) -> tuple[int, ...]:
        """CLA-EVTC-LOST  Lost."""
        return (LOST,)

    def plays(self, g: Maze, seat: int) -> list[int]:
        """CLA-ADVC-MAP, CLA-EVTC-LOST  A Map only if none is running; Lost only if another way stays open."""
        if seat == g.human:
            return [TO_CHART] if holds(g, MAP) and not g.map_left else []
        is_lost = g.closed[self.origin] >> self.direction & 1
        return [TO_MISLEAD] if holds_event(g, LOST) and not is_lost and open_ways(g) > 1 else []

    def play(self, g: Maze, seat: int, option: int) -> Next:
        """Start the Map, or close the opening."""
        if option == TO_CHART:
            spend(g, MAP)
            g.map_left = g.data.map_explorations
        else:
            spend_event(g, LOST)
            close(g, self.origin, self.direction)
            g.tell("lost", g.active, self.origin, self.direction)
        return None

    def always_asks(self, g: Maze, seat: int) -> bool:
        """Ask nobody for a card that both can see to be impossible now."""
        if seat == g.human:
            return g.map_left == 0 and CardWindow.always_asks(self, g, seat)
        return not g.closed[self.origin] >> self.direction & 1 and CardWindow.always_asks(self, g, seat)

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for cards."""
        return ("ask-explore-cards", self.origin, self.direction)

    def rule(self) -> str:
        """Cite the rule on windows."""
        return "CLA-TIM-01"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the card's limit."""
        if option == TO_CHART and seat == g.human:
            return "CLA-ADVC-MAP"
        return "CLA-EVTC-LOST" if option == TO_MISLEAD and seat != g.human else "CLA-TIM-02"
