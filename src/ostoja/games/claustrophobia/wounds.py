"""Chapter: wounds. Cancelled lines, dead heroes, Wound tokens, fallen Troglodytes and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import Solo
from ostoja.games.claustrophobia.ending import check_end
from ostoja.games.claustrophobia.state import (
    BIG_FIGURES,
    DEMON_SIDE,
    LYING,
    NOBODY,
    TROGLODYTE_SIDE,
    Maze,
    warriors_in,
)
from ostoja.games.claustrophobia.words import (
    ALL_LINES,
    DEMONS,
    FIRST_DEMON,
    HUMAN_ACTION,
    LINES,
    TO_CANCEL,
    TO_FALL,
    TO_WITHDRAW,
)

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


class Wounds(Solo[Maze]):
    """CLA-WND-03  A Human warrior is wounded: the Human player chooses each line that is cancelled; nobody guards him.

    CLA-WND-05, CLA-TAL-06
    """

    __slots__ = ("count", "hero")

    def __init__(self, seat: int = 0, hero: int = 0, count: int = 1) -> None:
        super().__init__(seat)
        self.hero = hero
        self.count = count

    def copy(self) -> Wounds:
        """Return the same wounds."""
        return Wounds(self.seat, self.hero, self.count)

    def deciders(self, g: Maze) -> int:
        """Ask until all wounds are allotted or the warrior is dead; a wound too many is lost."""
        return 1 << self.seat if self.count and g.at[self.hero] >= 0 else 0

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer every line that is not cancelled."""
        return TO_CANCEL.among(ALL_LINES & ~g.cancelled[self.hero])

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-WND-04  Cancel the line; with the sixth the warrior dies."""
        self.count -= 1
        line = TO_CANCEL.target(option)
        g.cancelled[self.hero] |= 1 << line
        g.tell("cancelled", self.hero, line)
        return lose_hero(g, self.hero) if g.cancelled[self.hero] == ALL_LINES else None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a line."""
        return ("ask-line", self.hero, self.count)

    def rule(self) -> str:
        """Cite the rule on wounds."""
        return "CLA-WND-03"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """A line is cancelled once."""
        return "CLA-WND-03"


def lose_hero(g: Maze, hero: int) -> Next:
    """CLA-WND-04, CLA-OBJ-02, CLA-SCN-03  A dead warrior leaves with his Objects; what he carried stays on the tile."""
    tile = g.at[hero]
    for number in range(len(g.charges)):
        if g.charges[number] == hero:
            g.charges[number] = LYING + tile
    if g.treasure == hero:
        g.treasure = LYING + tile
    remove_hero(g, hero)
    g.tell("died", hero, tile)
    rising = g.scenario().risen
    next_step = rise(g, rising, tile) if rising >= 0 else None
    check_end(g)
    return next_step


def remove_hero(g: Maze, hero: int) -> None:
    """CLA-OBJ-02, CLA-INI-09  A Human warrior leaves the board with all that is on him."""
    g.lift(hero)
    g.objects[hero] = 0
    g.dice[hero] = 0
    g.exhausted &= ~(1 << hero)
    if g.courage == hero:
        g.courage = NOBODY
    if g.blessed == hero:
        g.blessed = NOBODY


def rise(g: Maze, kind: int, tile: int) -> Next:
    """CLA-SC7-02  The dead rises at once; if that breaks the tunnel size the Demon player removes a figure there."""
    figure = free_figure(g)
    if figure == NOBODY:
        return None
    place_figure(g, figure, kind, tile)
    if (g.here[tile] & DEMON_SIDE).bit_count() > g.data.size[tile]:
        return Withdrawal(g.demon(), tile)
    return None


def free_figure(g: Maze) -> int:
    """Return a big figure that is not in play, or NOBODY; those of the Possessed are theirs."""
    for number in range(g.scenario().possession.bit_count(), DEMONS):
        if g.at[FIRST_DEMON + number] < 0:
            return FIRST_DEMON + number
    return NOBODY


def place_figure(g: Maze, figure: int, kind: int, tile: int) -> None:
    """CLA-SND-10  A big figure enters with full Health."""
    g.kinds[figure - FIRST_DEMON] = kind
    g.wounds[figure - FIRST_DEMON] = 0
    g.put(figure, tile)
    g.tell("appeared", figure, kind, tile)


class Withdrawal(Solo[Maze]):
    """CLA-SC7-02  The tile is too full: the Demon player takes one of his figures off it."""

    __slots__ = ("tile",)

    def __init__(self, seat: int = 0, tile: int = 0) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer every own figure there; of Troglodytes that are alike the first."""
        return TO_WITHDRAW.among(unlike(g, g.here[self.tile] & DEMON_SIDE))

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Take it off the board."""
        warrior = TO_WITHDRAW.target(option)
        g.tell("withdrew", warrior, self.tile)
        remove_fiend(g, warrior)
        self.tile = -1
        return None

    def deciders(self, g: Maze) -> int:
        """Ask once."""
        return 1 << self.seat if self.tile >= 0 else 0

    def copy(self) -> Withdrawal:
        """Return the same question."""
        return Withdrawal(self.seat, self.tile)

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask who leaves."""
        return ("ask-withdraw", self.tile, 0)

    def rule(self) -> str:
        """Cite the rule on the risen."""
        return "CLA-SC7-02"


def unlike(g: Maze, mask: int) -> int:
    """Return warriors of a mask; of Troglodytes on one tile that are alike in every respect only the first."""
    found = mask & ~TROGLODYTE_SIDE
    left = mask & TROGLODYTE_SIDE
    while left:
        first = left & -left
        found |= first
        alike = left & g.here[g.at[first.bit_length() - 1]]
        alike &= g.tough if g.tough & first else ~g.tough
        alike &= g.frenzied if g.frenzied & first else ~g.frenzied
        alike &= g.critical if g.critical & first else ~g.critical
        alike &= g.activated if g.activated & first else ~g.activated
        left &= ~alike
    return found


def upright(g: Maze, mask: int) -> int:
    """CLA-SC5-02  Return the warriors of a mask that do not lie prostrate."""
    for figure in warriors_in(mask & BIG_FIGURES):
        if g.is_prostrate(figure):
            mask &= ~(1 << figure)
    return mask


def remove_fiend(g: Maze, warrior: int) -> None:
    """CLA-WND-01, CLA-WND-02, CLA-SC7-02  Take a Demon-side figure off the board with all marks on it."""
    g.lift(warrior)
    g.tough &= ~(1 << warrior)
    g.frenzied &= ~(1 << warrior)
    g.critical &= ~(1 << warrior)
    if warrior >= FIRST_DEMON:
        g.kinds[warrior - FIRST_DEMON] = NOBODY


def hit_troglodyte(g: Maze, warrior: int) -> None:
    """CLA-WND-01, CLA-EVTC-TOUGH, CLA-TIL-04  A hit kills one Troglodyte; a Tough one loses its token instead."""
    if g.tough >> warrior & 1:
        g.tough &= ~(1 << warrior)
        g.tell("token-lost", warrior)
        return
    tile = g.at[warrior]
    remove_fiend(g, warrior)
    g.tell("killed", warrior, tile)
    if g.legion_due and g.phase == HUMAN_ACTION:  # CLA-DST-09
        g.legion_due = False
        g.gain_threat(g.data.legion_threat)


class TroglodyteHits(Solo[Maze]):
    """CLA-WND-01, CLA-WND-05, CLA-RNG-03  Each hit on Troglodytes of a tile fells one; the Demon player says which."""

    __slots__ = ("tile",)

    def __init__(self, seat: int = 0, tile: int = 0) -> None:
        super().__init__(seat)
        self.tile = tile

    def deciders(self, g: Maze) -> int:
        """Ask while there are hits and Troglodytes; surplus hits are lost."""
        return 1 << self.seat if g.hits and g.here[self.tile] & TROGLODYTE_SIDE else 0

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer the Troglodytes there; of those that are alike the first."""
        return TO_FALL.among(unlike(g, g.here[self.tile] & TROGLODYTE_SIDE))

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """The hit strikes it."""
        g.hits -= 1
        hit_troglodyte(g, TO_FALL.target(option))
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask who falls."""
        return ("ask-fall", self.tile, g.hits)

    def rule(self) -> str:
        """Cite the rule on hits."""
        return "CLA-WND-05"


def wound_demon(g: Maze, figure: int, wounds: int) -> None:
    """CLA-WND-02  Wounds stay; with as many as Health it is removed, or prostrate.

    CLA-WND-06, CLA-SC5-02, CLA-SC3-03
    """
    number = figure - FIRST_DEMON
    kind = g.kinds[number]
    health = g.data.demon_health[kind]
    g.wounds[number] = min(health, g.wounds[number] + wounds)
    g.tell("wounded", figure, wounds, kind)
    if g.wounds[number] < health:
        return
    if g.scenario().possessed >> kind & 1:
        g.tell("prostrate", figure, kind)
        return
    tile = g.at[figure]
    remove_fiend(g, figure)
    g.tell("slain", figure, kind, tile)
    if g.scenario().summoned == kind:
        g.slain = True
        check_end(g)


def heal(g: Maze, hero: int, line: int) -> None:
    """CLA-HEA-01  The line is usable again; if his die points to it the warrior is not Exhausted any more.

    CLA-HEA-02
    """
    g.cancelled[hero] &= ~(1 << line)
    if g.dice[hero] == line:
        g.exhausted &= ~(1 << hero)
    g.tell("healed", hero, line)


def cancelled_lines(g: Maze, hero: int) -> list[int]:
    """CLA-HEA-03, CLA-HEA-04  List the lines of a hero that can be healed: whichever the Human player likes."""
    return [line for line in range(1, LINES + 1) if g.cancelled[hero] >> line & 1]
