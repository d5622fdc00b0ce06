"""Chapter: the Threat phase. Destiny dice, the ten squares, their effects in any order."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import PASS, Solo
from ostoja.games.claustrophobia.cards import draw_event
from ostoja.games.claustrophobia.sending import Sending
from ostoja.games.claustrophobia.state import BIG_FIGURES, NOWHERE, Maze, warriors_in
from ostoja.games.claustrophobia.words import (
    BURROW,
    CALM,
    CLAWS,
    DARK,
    DICE_SETS,
    FIRST_DEMON,
    HEROES,
    LEGION,
    MOST_DICE,
    RESIST,
    SOUNDS,
    SPEED,
    SQUARES,
    TASTE,
    TO_PLACE,
    TO_RESOLVE,
    TO_TRAP,
    TRAP,
)
from ostoja.games.claustrophobia.wounds import Wounds


class Threat(Procedure[Maze]):
    """CLA-THR-01 to -05  Roll, place all dice, carry out the effects, send warriors."""

    __slots__ = ()

    def copy(self) -> Threat:
        """Return a phase that has got as far."""
        twin = Threat()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return THREAT_PHASE

    def roll(self, g: Maze) -> Next:
        """CLA-THR-01, -05, CLA-RND-03, CLA-SC3-02  W11: old powers end; three dice plus all bonus dice due now."""
        g.powers = 0
        g.legion_due = False
        count = g.data.destiny_dice + g.bonus_dice
        g.bonus_dice = 0
        for figure in warriors_in(BIG_FIGURES):
            if g.at[figure] >= 0 and not g.is_prostrate(figure):
                count += g.data.demon_dice[g.kinds[figure - FIRST_DEMON]]
        g.rolled = sorted(g.rng.die(6) for _ in range(min(MOST_DICE, count)))
        g.placed = [NOWHERE] * len(g.rolled)
        g.pending = 0
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
        """CLA-DST-16, -17  What holds for this Threat phase only is over."""
        g.powers &= ~(1 << TASTE | 1 << BURROW)
        g.rolled = []
        g.placed = []
        g.ambushes = []
        return DONE


THREAT_PHASE: Final[Phases] = (Threat.roll, Threat.place, Threat.resolve, Threat.send, Threat.end)


def free_sets(g: Maze) -> list[int]:
    """CLA-DST-03  List the sets of unplaced dice; of equal dice the first ones are taken first."""
    free = 0
    for die in range(len(g.rolled)):
        if g.placed[die] == NOWHERE:
            free |= 1 << die
    found: list[int] = []
    dice = free
    while dice:
        if is_regular(g.rolled, free, dice):
            found.append(dice)
        dice = (dice - 1) & free
    found.reverse()
    return found


def is_regular(rolled: list[int], free: int, dice: int) -> bool:
    """Tell whether no die of a set could be swapped for an equal one that comes before it."""
    for die in range(1, len(rolled)):
        if dice >> die & 1 and rolled[die] == rolled[die - 1] and (free & ~dice) >> (die - 1) & 1:
            return False
    return True


def placements(g: Maze) -> list[int]:
    """CLA-DST-01, -02  List the squares that sets of dice activate: red once per Threat phase, black without limit."""
    found: list[int] = []
    sets = free_sets(g)
    for square in range(SQUARES):
        if g.placed.count(square) and not g.data.black[square]:
            continue
        found += [TO_PLACE + square * DICE_SETS + dice for dice in sets if is_allowed(g, square, dice)]
    return found


def is_allowed(g: Maze, square: int, dice: int) -> bool:
    """CLA-DST-04 to -15  Tell whether a set of dice meets the requirement of a square."""
    data = g.data
    count = dice.bit_count()
    if square == CALM:  # CLA-DST-04
        return count == 1
    values = [g.rolled[die] for die in range(len(g.rolled)) if dice >> die & 1]
    if square == DARK:  # CLA-DST-11, one die at a time
        return count == 1 and values[0] >= data.dark_value
    if square == SOUNDS:  # CLA-DST-05, -06, one die at a time
        return count == 1 and agrees_with_sounds(g, values[0])
    odd = sum(value & 1 for value in values)
    if square == SPEED:  # CLA-DST-07
        return count == 2 and odd == 2
    if square == LEGION:  # CLA-DST-08
        return count == 2 and odd == 1
    if square == CLAWS:  # CLA-DST-10
        return count == 2 and odd == 0
    total = sum(values)
    if square == TASTE:  # CLA-DST-12
        return total == data.taste_total
    if square == RESIST:  # CLA-DST-13
        return total == data.resist_total
    if square == BURROW:  # CLA-DST-14
        return total == data.burrow_total
    return total >= data.trap_total  # CLA-DST-15


def agrees_with_sounds(g: Maze, value: int) -> bool:
    """CLA-DST-06  Even and odd dice never both lie on Sounds from the Deep in one phase."""
    for die in range(len(g.rolled)):
        if g.placed[die] == SOUNDS:
            return (g.rolled[die] ^ value) & 1 == 0
    return True


class DicePlacement(Solo[Maze]):
    """CLA-THR-02, CLA-DST-03  Set after set of dice is placed; dice that activate nothing may lie idle."""

    __slots__ = ()

    def deciders(self, g: Maze) -> int:
        """Ask while a die is left."""
        return 1 << self.seat if g.placed.count(NOWHERE) else 0

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer every square that some of the dice activate, and to leave the rest."""
        return [PASS, *placements(g)]

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Put the dice on the square."""
        if option == PASS:
            return DONE
        square, dice = divmod(option - TO_PLACE, DICE_SETS)
        for die in range(len(g.rolled)):
            if dice >> die & 1:
                g.placed[die] = square
                g.tell("placed-die", g.rolled[die], square)
        g.pending |= 1 << square
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for dice."""
        return ("ask-place", g.placed.count(NOWHERE), 0)

    def rule(self) -> str:
        """Cite the rule on placing."""
        return "CLA-THR-02"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the requirement of the square."""
        if not TO_PLACE <= option < TO_PLACE + SQUARES * DICE_SETS:
            return "CLA-THR-02"
        square, dice = divmod(option - TO_PLACE, DICE_SETS)
        if g.placed.count(square) and not g.data.black[square]:
            return "CLA-DST-01"
        for die in range(MOST_DICE):
            if dice >> die & 1 and (die >= len(g.rolled) or g.placed[die] != NOWHERE):
                return "CLA-DST-03"
        return REQUIREMENT[square]


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
        found = [TO_RESOLVE + square for square in range(SQUARES) if g.pending >> square & 1 and square != TRAP]
        if g.pending >> TRAP & 1:
            found += [TO_TRAP + hero for hero in g.heroes()]
        return found

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Carry one out."""
        if TO_TRAP <= option < TO_TRAP + HEROES:
            return self.trap(g, option - TO_TRAP)
        square = option - TO_RESOLVE
        g.pending &= ~(1 << square)
        g.tell("resolved", square)
        carry_out(g, square)
        return None

    def trap(self, g: Maze, hero: int) -> Next:
        """CLA-DST-20, -21  The named warrior takes one wound, the Human player chooses the line; this is not combat."""
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
    """CLA-DST-04, -05, -09, -11, -16 to -19, -22  Do what a square says; the lasting ones become powers."""
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
