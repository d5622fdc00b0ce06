"""Chapter: moving a hero on the ring of areas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.outlive.peeking import Watched, peek, peeks
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import (
    AREAS,
    BERTHS,
    EXOSKELETON,
    GRAPNEL,
    HEROES,
    SHIP,
    SHIP2,
    SMALLEST,
    TO_MOOR,
    TO_MOVE,
    TO_PEEK,
    TO_STRIDE,
)

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb

Reach = tuple[tuple[tuple[tuple[int, int], ...], ...], ...]  # by hero and the area it leaves: areas and their options


def reach(verb: Verb, steps: tuple[int, ...]) -> Reach:
    """List the areas that lie so many steps along the ring from each area, and the option of each hero to go there."""
    return tuple(
        tuple(
            tuple(((area + step) % AREAS, verb.at(hero, (area + step) % AREAS)) for step in steps)
            for area in range(AREAS)
        )
        for hero in range(HEROES)
    )


# OUT-MOVE-02, OUT-MOVE-03, OUT-MOVE-05  One or two areas along the ring, whoever is there, never back to the start.
# OUT-MOVE-14  These are four, of which own heroes take at most three: stuck is only who has no slot on the ship.
NEAR: Final = reach(TO_MOVE, (-2, -1, 1, 2))

# OUT-MOVE-12, OUT-EQ-exoskeleton  All others.
FAR: Final = reach(TO_STRIDE, (3, 4, 5))


class Move(Watched):
    """OUT-MOVE-01, OUT-MOVE-08  The player in turn moves one hero that has not moved today."""

    __slots__ = ()

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """OUT-MOVE-08  Offer every hero and area; to stay only where nothing but optional means could move a hero.

        OUT-MOVE-09, OUT-MOVE-12, OUT-MOVE-13, OUT-MOVE-14, OUT-EQ-exoskeleton
        """
        options = moves(g, seat, NEAR)
        must = must_move(g, seat, options)
        if g.can_use(seat, EXOSKELETON):
            options += moves(g, seat, FAR)
        options += peeks(g, seat)
        return options if must else [PASS, *options]

    def play(self, g: Wasteland, seat: int, option: int) -> Next:
        """OUT-MOVE-11, OUT-MOVE-12, OUT-MOVE-15  Move the hero and stand it up; whoever stays is out for the day.

        OUT-EQ-exoskeleton
        """
        if option in TO_PEEK:
            peek(g, seat, option)
            return None
        if option == PASS:  # OUT-MOVE-09, OUT-MOVE-10, OUT-MOVE-15
            g.out |= 1 << seat
            g.hero = NOBODY
            g.tell("out", seat)
            return DONE
        if option in TO_STRIDE:
            g.tire(seat, EXOSKELETON)
        hero, area = parts(option)
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
        if option not in TO_MOVE and option not in TO_STRIDE:
            return "OUT-MOVE-01"
        return forbidden(g, seat, option)


def parts(option: int) -> tuple[int, int]:
    """Return the hero that moves, by foot or with the exoskeleton, and the area it goes to."""
    return TO_STRIDE.parts(option) if option in TO_STRIDE else TO_MOVE.parts(option)


def forbidden(g: Wasteland, seat: int, option: int) -> str:
    """Name the rule that keeps a hero from an area."""
    number, area = parts(option)
    hero = seat * HEROES + number
    if g.standing >> hero & 1:
        return "OUT-MOVE-11"
    if area == g.where[hero]:
        return "OUT-MOVE-03"
    if own_areas(g, seat) >> area & 1:
        return "OUT-MOVE-04"
    if area == SHIP and not moorings(g, hero):
        return "OUT-SHIP-03"
    return "OUT-MOVE-12" if option in TO_STRIDE else "OUT-MOVE-02"


def own_areas(g: Wasteland, seat: int) -> int:
    """OUT-MOVE-04  Return the areas in which a seat has heroes, active or not."""
    where = g.where
    base = seat * HEROES
    return 1 << where[base] | 1 << where[base + 1] | 1 << where[base + 2] | 1 << where[base + 3]


def moves(g: Wasteland, seat: int, within: Reach) -> list[int]:
    """OUT-MOVE-04  List where a seat's heroes that lie may go: never to an own one, to the ship only with a slot.

    OUT-MOVE-06, OUT-MOVE-07, OUT-MOVE-11, OUT-SHIP-03
    """
    options: list[int] = []
    taken = own_areas(g, seat)
    base = seat * HEROES
    for hero in range(HEROES):
        if not g.standing >> base + hero & 1:
            options += [
                option
                for area, option in within[hero][g.where[base + hero]]
                if not taken >> area & 1 and (area != SHIP or moorings(g, base + hero))
            ]
    return options


def must_move(g: Wasteland, seat: int, options: list[int]) -> bool:
    """OUT-MOVE-08, OUT-MOVE-13  Tell whether a seat can move a hero without optional means."""
    for option in options:
        if is_plain(g, seat, option):
            return True
    return False


def is_plain(g: Wasteland, seat: int, option: int) -> bool:
    """OUT-MOVE-13  Tell whether a move needs neither equipment nor a room."""
    hero, area = TO_MOVE.parts(option)
    return area != SHIP or g.berths[g.vigour(seat * HEROES + hero) - SMALLEST] == NOBODY


def moorings(g: Wasteland, hero: int) -> int:
    """OUT-SHIP-01  Return the slots of the ship that a hero may take, as bits.

    OUT-SHIP-02, OUT-SHIP-03, OUT-SHIP-11, OUT-SHIP-12, OUT-EVT-11, OUT-EQ-grapnel, OUT-ROOM-ship2, OUT-SLOT-6
    """
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
    """OUT-SHIP-01, OUT-SHIP-11, OUT-SHIP-12  Take a slot of the ship; a stronger hero's slot costs the grapnel.

    OUT-EQ-grapnel
    """
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
        return TO_MOOR.among(moorings(g, g.hero))

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Take the slot."""
        moor(g, seat, TO_MOOR.target(option))
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
