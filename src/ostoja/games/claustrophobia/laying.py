"""Chapter: exploration, how a tile is laid. Which of two, turned which way, and where its hole leads."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.claustrophobia.maze import STEP, lay, rotations
from ostoja.games.claustrophobia.state import Maze
from ostoja.games.claustrophobia.words import TO_DIG, TO_FORESEE, TO_KEEP, TO_TURN


class Foresight(Solo[Maze]):
    """CLA-GIFT-PRECOGNITION, CLA-GFT-04  The Human player may look at two tiles and choose the one to be placed."""

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer to look, and then the two tiles."""
        if g.foresight:
            return TO_KEEP.each(sorted(g.foresight))
        return [PASS, TO_FORESEE]

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Draw two; the one not chosen goes back on top of the stack, face down."""
        if option == PASS:
            return DONE
        if option == TO_FORESEE:
            g.foresight = [g.stack.pop(), g.stack.pop()]
            for tile in g.foresight:
                g.show(1 << g.human, "foresaw-tile", tile)
            g.tell("foresaw")
            return None
        chosen = TO_KEEP.target(option)
        for tile in g.foresight:
            if tile != chosen:
                g.stack.append(tile)
                g.known[g.human] |= 1 << tile
        g.foresight = [chosen]
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for the gift, then for the tile."""
        return ("ask-keep-tile", 0, 0) if g.foresight else ("ask-foresee", 0, 0)

    def rule(self) -> str:
        """Cite the gift."""
        return "CLA-GIFT-PRECOGNITION"


class Orientation(Solo[Maze]):
    """CLA-EXP-03  The tile is laid on the far side of the opening in any rotation that lets the explorer enter.

    CLA-EXP-04
    """

    __slots__ = ("direction", "origin", "tile")

    def __init__(self, seat: int = 0, tile: int = 0, origin: int = 0, direction: int = 0) -> None:
        super().__init__(seat)
        self.tile = tile
        self.origin = origin
        self.direction = direction

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer the rotations that differ."""
        return TO_TURN.each(rotations(g, self.tile, self.direction))

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Lay the tile."""
        lay(g, self.tile, g.spots[self.origin] + STEP[self.direction], TO_TURN.target(option))
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for the rotation."""
        return ("ask-turn", self.tile, self.direction)

    def rule(self) -> str:
        """Cite the rule on laying."""
        return "CLA-EXP-03"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """The explorer must be able to enter."""
        return "CLA-EXP-03"


class HoleToken(Solo[Maze]):
    """CLA-TIL-16, CLA-TIL-20  The Demon player puts a Hole token on any other tile in play."""

    __slots__ = ("tile",)

    def __init__(self, seat: int = 0, tile: int = 0) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer every other tile."""
        return TO_DIG.each([tile for tile in sorted(g.laid) if tile != self.tile])

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Put the token there."""
        g.holes = (*g.holes, TO_DIG.target(option))
        g.tell("hole", TO_DIG.target(option), self.tile)
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask where the other end is."""
        return ("ask-dig", self.tile, 0)

    def rule(self) -> str:
        """Cite the rule on holes."""
        return "CLA-TIL-16"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Not on the Hole tile itself."""
        return "CLA-TIL-16"
