"""Chapter: the Threat phase. Destiny dice, the ten squares, their effects in any order."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import PASS, Solo
from ostoja.games.claustrophobia.cards import draw_event
from ostoja.games.claustrophobia.destiny import free_values, is_complete, placements, values_on
from ostoja.games.claustrophobia.sending import Sending
from ostoja.games.claustrophobia.state import BIG_FIGURES, NOWHERE, Maze, warriors_in
from ostoja.games.claustrophobia.words import (
    BURROW,
    CALM,
    DARK,
    FIRST_DEMON,
    LEGION,
    MOST_DICE,
    SOUNDS,
    TASTE,
    TO_PLACE,
    TO_RESOLVE,
    TO_TRAP,
    TRAP,
)
from ostoja.games.claustrophobia.wounds import Wounds


class Threat(Procedure[Maze]):
    """CLA-THR-01  Roll, place all dice, carry out the effects, send warriors.

    CLA-THR-02, CLA-THR-03, CLA-THR-04, CLA-THR-05
    """

    __slots__ = ()

    def copy(self) -> Threat:
        """Return one that has got as far."""
        twin = Threat()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return THREAT_PHASE

    def roll(self, g: Maze) -> Next:
        """CLA-THR-01  W11: old powers end; three dice plus all bonus dice due now.

        CLA-THR-05, CLA-RND-03, CLA-SC3-02
        """
        g.powers = 0
        g.legion_due = False
        count = g.data.destiny_dice + g.bonus_dice
        g.bonus_dice = 0
        for figure in warriors_in(BIG_FIGURES):
            if g.at[figure] >= 0 and not g.is_prostrate(figure):
                count += g.data.demon_dice[g.kinds[figure - FIRST_DEMON]]
        g.rolled = sorted(g.roll() for _ in range(min(MOST_DICE, count)))
        g.placed = [NOWHERE] * len(g.rolled)
        for die in g.rolled:
            g.tell("destiny-die", die)
        return None

    def place(self, g: Maze) -> Next:
        """CLA-THR-02  All dice are placed before any effect is carried out."""
        return DicePlacement(g.demon())

    def resolve(self, g: Maze) -> Next:
        """CLA-THR-03  W12: the effects, in the order the Demon player likes."""
        return Effects(g.demon()) if g.pending else None

    def send(self, g: Maze) -> Next:
        """CLA-THR-04  W13: after all effects he may send warriors."""
        return Sending(g.demon())

    def end(self, g: Maze) -> Next:
        """CLA-DST-16, CLA-DST-17  What holds for this Threat phase only is over."""
        g.powers &= ~(1 << TASTE | 1 << BURROW)
        g.rolled = []
        g.placed = []
        g.ambushes = []
        return DONE


THREAT_PHASE: Final[Phases] = (Threat.roll, Threat.place, Threat.resolve, Threat.send, Threat.end)


class DicePlacement(Solo[Maze]):
    """CLA-THR-02, CLA-DST-03  Die after die is placed; a square once begun is filled first; dice may stay idle."""

    __slots__ = ("filling",)

    def __init__(self, seat: int = 0, filling: int = NOWHERE) -> None:
        super().__init__(seat)
        self.filling = filling  # the square that needs more dice

    def copy(self) -> DicePlacement:
        """Return a placement that has got as far."""
        return DicePlacement(self.seat, self.filling)

    def deciders(self, g: Maze) -> int:
        """Ask while a die is left."""
        return 1 << self.seat if g.placed.count(NOWHERE) else 0

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer every die on every square that it helps to activate, and to leave the rest."""
        found = placements(g, self.filling)
        return [PASS, *found] if self.filling == NOWHERE else found

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Put the die on the square; once its requirement is met the square is activated."""
        if option == PASS:
            return DONE
        square, value = TO_PLACE.parts(option)
        die = next(d for d in range(len(g.rolled)) if g.rolled[d] == value and g.placed[d] == NOWHERE)
        before = [] if self.filling == NOWHERE else values_on(g, square)
        complete = is_complete(g, square, [*before, value])
        g.placed[die] = square
        g.tell("placed-die", value, square)
        if complete:
            g.pending |= 1 << square
        self.filling = NOWHERE if complete else square
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for dice."""
        return ("ask-place", g.placed.count(NOWHERE), 0)

    def rule(self) -> str:
        """Cite the rule on placing."""
        return "CLA-THR-02"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the requirement of the square."""
        if option not in TO_PLACE:
            return "CLA-THR-02"
        square, value = TO_PLACE.parts(option)
        if square != self.filling and g.placed.count(square) and not g.data.black[square]:
            return "CLA-DST-01"
        return REQUIREMENT[square] if value in free_values(g) else "CLA-DST-03"


REQUIREMENT: Final = (
    *("CLA-DST-04", "CLA-DST-05", "CLA-DST-07", "CLA-DST-08", "CLA-DST-10"),
    *("CLA-DST-11", "CLA-DST-12", "CLA-DST-14", "CLA-DST-13", "CLA-DST-15"),
)


class Effects(Solo[Maze]):
    """CLA-THR-03  W12: the effects of the squares are carried out one after the other, in any order."""

    __slots__ = ()

    def deciders(self, g: Maze) -> int:
        """Ask while an effect is left."""
        return 1 << self.seat if g.pending else 0

    def options(self, g: Maze, seat: int) -> list[int]:
        """CLA-DST-20  Offer the squares still to be carried out; a Trap with every Human warrior it may strike."""
        found = TO_RESOLVE.among(g.pending & ~(1 << TRAP))
        return found + TO_TRAP.each(g.heroes()) if g.pending >> TRAP & 1 else found

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Carry one out."""
        if option in TO_TRAP:
            return self.trap(g, TO_TRAP.target(option))
        square = TO_RESOLVE.target(option)
        g.pending &= ~(1 << square)
        g.tell("resolved", square)
        carry_out(g, square)
        return None

    def trap(self, g: Maze, hero: int) -> Next:
        """CLA-DST-20  The named warrior takes one wound, the Human player chooses the line; this is not combat.

        CLA-DST-21, CLA-TAL-06
        """
        g.pending &= ~(1 << TRAP)
        g.tell("trapped", hero)
        return Wounds(g.human, hero, 1)

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for the next effect."""
        return ("ask-resolve", 0, 0)

    def rule(self) -> str:
        """Cite the rule on the order."""
        return "CLA-THR-03"


def carry_out(g: Maze, square: int) -> None:
    """CLA-DST-04  Do what a square says; the lasting ones become powers.

    CLA-DST-05, CLA-DST-09, CLA-DST-11, CLA-DST-16, CLA-DST-17, CLA-DST-18, CLA-DST-19, CLA-DST-22
    """
    dice = g.placed.count(square)
    if square == CALM:
        g.bonus_dice += g.data.calm_dice
    elif square == SOUNDS:
        g.gain_threat(dice * g.data.sounds_threat)
    elif square == DARK:
        for _ in range(dice):
            draw_event(g)
    else:
        g.powers |= 1 << square
        if square == LEGION:
            g.legion_due = True
