"""The game as one reads it: set-up, then six rounds of Dawn, Day and Night."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.games.outlive.dawn import dawn
from ostoja.games.outlive.ending import winners
from ostoja.games.outlive.events import Effects, reveal_event
from ostoja.games.outlive.night import Night
from ostoja.games.outlive.setup import Setup
from ostoja.games.outlive.state import Wasteland
from ostoja.games.outlive.turn import Day


class Play(Procedure[Wasteland]):
    """OUT-RND-01  The set-up, then round follows round."""

    __slots__ = ()

    def copy(self) -> Play:
        """Return one that has got as far."""
        twin = Play()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the game."""
        return PLAY

    def setup(self, g: Wasteland) -> Next:
        """OUT-SET-24  Draft and reveal."""
        return Setup()

    def rounds(self, g: Wasteland) -> Next:
        """OUT-RND-01  Six rounds."""
        return Round()


PLAY: Final[Phases] = (Play.setup, Play.rounds)


class Round(Procedure[Wasteland]):
    """OUT-RND-01  A round is Dawn, Day and Night."""

    __slots__ = ()

    def copy(self) -> Round:
        """Return one that has got as far."""
        twin = Round()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the phases."""
        return ROUND

    def dawn(self, g: Wasteland) -> Next:
        """Dawn: the board is filled up."""
        g.round += 1
        g.tell("round", g.round)
        dawn(g)
        return None

    def events(self, g: Wasteland) -> Next:
        """Day: an event is turned over, and all unresolved ones strike."""
        reveal_event(g)
        return Effects()

    def day(self, g: Wasteland) -> Next:
        """Day: heroes move and act one by one."""
        return Day()

    def night(self, g: Wasteland) -> Next:
        """Night: the seven steps in the shelters."""
        return Night()

    def end(self, g: Wasteland) -> Next:
        """OUT-RND-01, OUT-CLN-05  The next round follows; after the sixth the points are counted."""
        if g.round < g.data.rounds:
            return self.again()
        g.over = True
        for seat in winners(g):
            g.tell("won", seat)
        return None


ROUND: Final[Phases] = (Round.dawn, Round.events, Round.day, Round.night, Round.end)
