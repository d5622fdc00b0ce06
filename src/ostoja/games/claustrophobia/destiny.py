"""Chapter: the Destiny board. Which dice meet the requirement of which square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.state import NOWHERE
from ostoja.games.claustrophobia.words import (
    BURROW,
    CALM,
    CLAWS,
    DARK,
    LEGION,
    RESIST,
    SOUNDS,
    SPEED,
    SQUARES,
    TASTE,
    TO_PLACE,
    TRAP,
    VALUES,
)

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

SINGLES: Final = 1 << CALM | 1 << SOUNDS | 1 << DARK  # squares that take one die at a time
PAIRS: Final = 1 << SPEED | 1 << LEGION | 1 << CLAWS  # those that take two; the others ask for a total
ODD_VALUES: Final = 1 << 1 | 1 << 3 | 1 << 5
EVEN_VALUES: Final = 1 << 2 | 1 << 4 | 1 << 6
MOST_KNOWN: Final = 1 << 14  # ways in which dice lie that are remembered


def placements(g: Maze, filling: int) -> list[int]:
    """CLA-DST-01  List which die, by value, may go where; red squares once, no die that leads nowhere.

    CLA-DST-02, CLA-DST-03
    """
    known = g.data.placements
    dice = dice_lying(g, filling)
    found = known.get(dice)
    if found is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        found = known[dice] = work_out_placements(g, filling)
    return found


def dice_lying(g: Maze, filling: int) -> int:
    """Return one number for all dice with their places, and for the square that needs more."""
    number = filling + 1
    for die in range(len(g.rolled)):
        number = (number * VALUES + g.rolled[die]) * (SQUARES + 1) + g.placed[die] + 1
    return number


def work_out_placements(g: Maze, filling: int) -> list[int]:
    """CLA-DST-01, CLA-DST-02, CLA-DST-03  Work out for the first time where dice that lie so may go."""
    free = free_values(g)
    if filling != NOWHERE:
        return placements_on(g, filling, values_on(g, filling), free)
    found: list[int] = []
    begun = 0
    for square in g.placed:
        if square != NOWHERE:
            begun |= 1 << square
    for square in range(SQUARES):
        if g.data.black[square] or not begun >> square & 1:
            found += placements_on(g, square, [], free)
    return found


def placements_on(g: Maze, square: int, lying: list[int], free: list[int]) -> list[int]:
    """CLA-DST-03  List the free dice, by value, that help to complete a square on which some lie already."""
    found: list[int] = []
    values = [*lying, 0]
    tried = 0
    for die in range(len(free)):
        value = free[die]
        if not tried >> value & 1:
            tried |= 1 << value
            values[-1] = value
            if can_complete(g, square, values, free, die):
                found.append(TO_PLACE.at(square, value))
    return found


def free_values(g: Maze) -> list[int]:
    """List the values of the dice that are not placed, in ascending order."""
    return [g.rolled[die] for die in range(len(g.rolled)) if g.placed[die] == NOWHERE]


def values_on(g: Maze, square: int) -> list[int]:
    """List the values of the dice that lie on a square."""
    return [g.rolled[die] for die in range(len(g.rolled)) if g.placed[die] == square]


def can_complete(g: Maze, square: int, values: list[int], free: list[int], taken: int) -> bool:
    """Tell whether dice on a square meet its requirement, alone or with some of the free ones but the one taken."""
    if is_complete(g, square, values):
        return True
    if not is_promising(g, square, values):
        return False
    shown = 0  # values of the other free dice, as bits
    sums = 1  # whatever some of them add up to, as bits
    for die in range(len(free)):
        if die != taken:
            shown |= 1 << free[die]
            sums |= sums << free[die]
    if PAIRS >> square & 1:
        wanted = odd_dice(square) - (values[0] & 1)
        return 0 <= wanted <= 1 and shown & (ODD_VALUES if wanted else EVEN_VALUES) != 0
    reached = sums >> total_of(g, square) - total(values)
    return reached != 0 if square == TRAP else reached & 1 != 0


def is_promising(g: Maze, square: int, values: list[int]) -> bool:
    """Tell whether more dice could still meet the requirement of a square."""
    if SINGLES >> square & 1:
        return False
    if PAIRS >> square & 1:
        return len(values) == 1
    return total(values) < total_of(g, square)


def total(values: list[int]) -> int:
    """Add up dice."""
    found = 0
    for value in values:
        found += value
    return found


def odd_dice(square: int) -> int:
    """CLA-DST-07, CLA-DST-08, CLA-DST-10  Return how many of the two dice on a square must be odd."""
    return 2 if square == SPEED else 1 if square == LEGION else 0


def total_of(g: Maze, square: int) -> int:
    """CLA-DST-12, CLA-DST-13, CLA-DST-14, CLA-DST-15  Return the total that a square asks for."""
    data = g.data
    if square == TASTE:
        return data.taste_total
    if square == RESIST:
        return data.resist_total
    return data.burrow_total if square == BURROW else data.trap_total


def is_complete(g: Maze, square: int, values: list[int]) -> bool:
    """CLA-DST-04  Tell whether dice meet the requirement of a square; the black ones take one die at a time.

    CLA-DST-05, CLA-DST-06, CLA-DST-07, CLA-DST-08, CLA-DST-10, CLA-DST-11, CLA-DST-12, CLA-DST-13, CLA-DST-14,
    CLA-DST-15, CLA-SQ-CALM, CLA-SQ-SOUNDS, CLA-SQ-SPEED, CLA-SQ-LEGION, CLA-SQ-CLAWS, CLA-SQ-DARK, CLA-SQ-TASTE,
    CLA-SQ-BURROW, CLA-SQ-RESIST, CLA-SQ-TRAP
    """
    if square == CALM:  # CLA-DST-04
        return len(values) == 1
    if square == DARK:  # CLA-DST-11
        return len(values) == 1 and values[0] >= g.data.dark_value
    if square == SOUNDS:  # CLA-DST-05, CLA-DST-06
        lying = values_on(g, SOUNDS)
        return len(values) == 1 and (not lying or (lying[0] ^ values[0]) & 1 == 0)
    if PAIRS >> square & 1:  # CLA-DST-07, CLA-DST-08, CLA-DST-10
        return len(values) == 2 and (values[0] & 1) + (values[1] & 1) == odd_dice(square)
    found = total(values)
    return found >= g.data.trap_total if square == TRAP else found == total_of(g, square)
