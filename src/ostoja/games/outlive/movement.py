"""Chapter: moving a hero on the ring of areas."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.outlive.peeking import Watched, peek, peeks
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import (
    AREAS,
    EXOSKELETON,
    GRAPNEL,
    HEROES,
    SHIP,
    SHIP2,
    TO_MOOR,
    TO_MOVE,
    TO_PEEK,
    TO_STRIDE,
)

BERTHS: Final = 4
SMALLEST: Final = 3  # the slots of the ship are for strengths 3, 4, 5 and 6

# OUT-MOVE-02, -03  One or two areas along the ring, never back to where it started.
NEAR: Final = tuple(tuple((area + step) % AREAS for step in (-2, -1, 1, 2)) for area in range(AREAS))
FAR: Final = tuple(tuple((area + step) % AREAS for step in (3, 4, 5)) for area in range(AREAS))


class Move(Watched):
    """OUT-MOVE-01, -08  The player in turn moves one hero that has not moved today."""

    __slots__ = ()

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """Offer every hero and area; to stay is offered where nothing but optional means could move a hero."""
        moves = near_moves(g, seat)
        must = False
        for option in moves:
            if is_plain(g, seat, option):
                must = True
                break
        if g.can_use(seat, EXOSKELETON):
            moves += far_moves(g, seat)
        moves += peeks(g, seat)
        return moves if must else [PASS, *moves]

    def play(self, g: Wasteland, seat: int, option: int) -> Next:
        """OUT-MOVE-11, -12, -15  Move the hero and stand it up; whoever stays is out for the day."""
        if option >= TO_PEEK:
            peek(g, seat, option)
            return None
        if option == PASS:
            g.out |= 1 << seat
            g.hero = NOBODY
            g.tell("out", seat)
            return DONE
        strides = option >= TO_STRIDE
        hero, area = divmod(option - (TO_STRIDE if strides else TO_MOVE), AREAS)
        if strides:
            g.tire(seat, EXOSKELETON)
        g.hero = seat * HEROES + hero
        g.tell("moved", seat, hero, g.where[g.hero], area)
        g.where[g.hero] = area
        g.standing |= 1 << g.hero
        return DONE

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask which hero goes where."""
        return ("ask-move", self.seat, NOBODY)

    def rule(self) -> str:
        """Cite the duty to move."""
        return "OUT-MOVE-08"

    def forbidden_by(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids a hero or an area."""
        if option == PASS:
            return "OUT-MOVE-08"
        if not TO_MOVE <= option < TO_PEEK:
            return "OUT-MOVE-01"
        strides = option >= TO_STRIDE
        hero, area = divmod(option - (TO_STRIDE if strides else TO_MOVE), AREAS)
        return forbidden(g, seat * HEROES + hero, area, strides=strides)


def forbidden(g: Wasteland, hero: int, area: int, *, strides: bool) -> str:
    """Name the rule that keeps a hero from an area."""
    seat = hero // HEROES
    if g.standing >> hero & 1:
        return "OUT-MOVE-11"
    if area == g.where[hero]:
        return "OUT-MOVE-03"
    if own_areas(g, seat) >> area & 1:
        return "OUT-MOVE-04"
    if area == SHIP and not moorings(g, hero):
        return "OUT-SHIP-03"
    return "OUT-MOVE-12" if strides else "OUT-MOVE-02"


def own_areas(g: Wasteland, seat: int) -> int:
    """OUT-MOVE-04  Return the areas in which a seat has heroes, active or not."""
    where = g.where
    base = seat * HEROES
    return 1 << where[base] | 1 << where[base + 1] | 1 << where[base + 2] | 1 << where[base + 3]


def near_moves(g: Wasteland, seat: int) -> list[int]:
    """OUT-MOVE-02 to -07  List the moves of one or two areas."""
    moves: list[int] = []
    taken = own_areas(g, seat)
    base = seat * HEROES
    for hero in range(HEROES):
        if not g.standing >> base + hero & 1:
            moves += [
                TO_MOVE + hero * AREAS + area
                for area in NEAR[g.where[base + hero]]
                if not taken >> area & 1 and (area != SHIP or moorings(g, base + hero))
            ]
    return moves


def far_moves(g: Wasteland, seat: int) -> list[int]:
    """OUT-MOVE-12  List the moves that only the exoskeleton makes possible."""
    moves: list[int] = []
    taken = own_areas(g, seat)
    base = seat * HEROES
    for hero in range(HEROES):
        if not g.standing >> base + hero & 1:
            moves += [
                TO_STRIDE + hero * AREAS + area
                for area in FAR[g.where[base + hero]]
                if not taken >> area & 1 and (area != SHIP or moorings(g, base + hero))
            ]
    return moves


def is_plain(g: Wasteland, seat: int, option: int) -> bool:
    """OUT-MOVE-13  Tell whether a move needs neither equipment nor a room."""
    hero, area = divmod(option - TO_MOVE, AREAS)
    return area != SHIP or g.berths[g.vigour(seat * HEROES + hero) - SMALLEST] == NOBODY


def moorings(g: Wasteland, hero: int) -> int:
    """OUT-SHIP-01, -02, -11, -12  Return the slots of the ship that a hero may take, as bits."""
    seat = hero // HEROES
    berth = g.vigour(hero) - SMALLEST
    squeezes = g.is_working(seat, SHIP2)
    slots = 0
    if squeezes or g.berths[berth] == NOBODY:
        slots = 1 << berth
    if g.can_use(seat, GRAPNEL):
        berth += g.data.equipment_amount[GRAPNEL]
        if berth < BERTHS and (squeezes or g.berths[berth] == NOBODY):
            slots |= 1 << berth
    return slots


def moor(g: Wasteland, seat: int, berth: int) -> None:
    """OUT-SHIP-01, -11, -12  Take a slot of the ship; a stronger hero's slot costs the grapnel."""
    if berth != g.vigour(g.hero) - SMALLEST:
        g.tire(seat, GRAPNEL)
    g.berth = berth
    g.squeezed = g.berths[berth] != NOBODY
    if not g.squeezed:
        g.berths[berth] = g.hero


class Moor(Solo[Wasteland]):
    """OUT-SHIP-11  A hero with the grapnel may take the slot of a stronger one."""

    __slots__ = ()

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer the slots."""
        slots = moorings(g, g.hero)
        return [TO_MOOR + berth for berth in range(BERTHS) if slots >> berth & 1]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Take the slot."""
        moor(g, seat, option - TO_MOOR)
        return DONE

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for the slot."""
        return ("ask-moor", self.seat, NOBODY)

    def rule(self) -> str:
        """Cite the rule on the grapnel."""
        return "OUT-SHIP-11"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """A slot that does not match is nobody's choice."""
        return "OUT-SHIP-01"
