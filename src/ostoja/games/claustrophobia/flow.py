"""The game as one reads it: set-up, then rounds of four phases until somebody has won."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.games.claustrophobia.activation import Actions
from ostoja.games.claustrophobia.ending import check_last_round
from ostoja.games.claustrophobia.initiative import Initiative
from ostoja.games.claustrophobia.omens import open_dusk, open_omens
from ostoja.games.claustrophobia.scenes import recover
from ostoja.games.claustrophobia.setup import SetUp
from ostoja.games.claustrophobia.state import NOBODY, Maze
from ostoja.games.claustrophobia.threat import Threat
from ostoja.games.claustrophobia.words import (
    CLAWS,
    DEMON_ACTION,
    HUMAN_ACTION,
    INITIATIVE,
    SPEED,
    THREAT,
)


class Play(Procedure[Maze]):
    """CLA-SET-08, CLA-RND-01  The set-up, then round follows round."""

    __slots__ = ()

    def copy(self) -> Play:
        """Return one that has got as far."""
        twin = Play()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the game."""
        return PLAY

    def set_up(self, g: Maze) -> Next:
        """CLA-SET-04  Forces, layout and cards."""
        return SetUp()

    def rounds(self, g: Maze) -> Next:
        """CLA-SET-08  Play starts with the Initiative phase of round 1."""
        return Round()


PLAY: Final[Phases] = (Play.set_up, Play.rounds)


class Round(Procedure[Maze]):
    """CLA-RND-01  Initiative, Human Action, Threat, Demon Action, in this order."""

    __slots__ = ()

    def copy(self) -> Round:
        """Return one that has got as far."""
        twin = Round()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the phases."""
        return ROUND

    def initiative(self, g: Maze) -> Next:
        """1 Initiative of the Human player."""
        g.round += 1
        g.phase = INITIATIVE
        g.tell("round", g.round)
        return Initiative()

    def dusk(self, g: Maze) -> Next:
        """2 Human Action phase; W4 at its start."""
        g.phase = HUMAN_ACTION
        return open_dusk(g)

    def human_action(self, g: Maze) -> Next:
        """2 Human Action phase: the activations."""
        return Actions()

    def threat(self, g: Maze) -> Next:
        """3 Threat phase of the Demon player; the Blessing token, Terror and the dark are over.

        CLA-TAL-16, CLA-EVTC-TERROR, CLA-EVTC-SNUFFED
        """
        g.blessed = NOBODY
        g.terrified = 0
        g.snuffed = 0
        g.phase = THREAT
        return Threat()

    def omens(self, g: Maze) -> Next:
        """CLA-DAC-01  4 Demon Action phase; W14 at its start."""
        g.phase = DEMON_ACTION
        g.activated = 0
        return open_omens(g)

    def demon_action(self, g: Maze) -> Next:
        """4 Demon Action phase: the activations."""
        return Actions()

    def end(self, g: Maze) -> Next:
        """W15  What held for this phase is over; scenario checks; the next round follows.

        CLA-RND-02, CLA-EVT-04, CLA-EVTC-CRITICAL, CLA-EVTC-FRENZY, CLA-DAC-01
        """
        g.activated = 0
        g.powers &= ~(1 << SPEED | 1 << CLAWS)
        g.frenzied = 0
        g.critical = 0
        g.unguarded = 0
        recover(g)
        check_last_round(g)
        return self.again()


ROUND: Final[Phases] = (
    Round.initiative,
    Round.dusk,
    Round.human_action,
    Round.threat,
    Round.omens,
    Round.demon_action,
    Round.end,
)
