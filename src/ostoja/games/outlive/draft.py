"""Chapter: the draft. Rooms, the first of them, its people, a leader and the heroes' places, all in secret."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Decision, Next
from ostoja.games.outlive.state import NOWHERE, UNBUILT, Wasteland
from ostoja.games.outlive.words import (
    ADVANCED,
    BASIC,
    DRAWN_LEADERS,
    DRAWN_ROOMS,
    HEROES,
    ROOMS,
    SLOTS,
    TO_BUILD,
    TO_KEEP,
    TO_LEAD,
    TO_SETTLE,
    TO_STATION,
    kind_of,
)

# What the n-th choice of a seat is about; the two heroes of strength 3 take the areas that are left.
KEEPING: Final = SLOTS - BASIC
BUILDING: Final = KEEPING
SETTLING: Final = KEEPING + 1
LEADING: Final = KEEPING + 2
FIRST_HERO: Final = KEEPING + 3
DRAFTED: Final = KEEPING + 5
PLACED_FIRST: Final = (3, 2)  # the heroes of strength 5 and 4


class Draft(Decision[Wasteland]):
    """OUT-SET-24  Everybody chooses at the same time; nothing is shown until all are ready."""

    __slots__ = ()

    def deciders(self, g: Wasteland) -> int:
        """Ask all who have not chosen everything."""
        enough = FIRST_HERO if g.rulings.sequential_hero_setup else DRAFTED
        mask = 0
        for seat in range(g.seats):
            if g.drafted[seat] < enough:
                mask |= 1 << seat
        return mask

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer what the seat's next choice is about."""
        count = g.drafted[seat]
        if count < KEEPING:
            return TO_KEEP.each(keepable(g, seat))
        if count == BUILDING:
            return TO_BUILD.each(g.rooms[seat * SLOTS : seat * SLOTS + SLOTS])
        if count == SETTLING:
            return TO_SETTLE.each(range(most_settlers(g, seat) + 1))
        if count == LEADING:
            return TO_LEAD.each(g.offered_leaders[seat * DRAWN_LEADERS : (seat + 1) * DRAWN_LEADERS])
        return stations(g, seat)

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Note the choice; nobody is told."""
        choose(g, seat, option)
        return None

    def always_asks(self, g: Wasteland, seat: int) -> bool:
        """Ask everybody everything: a choice made at once would be told."""
        return True

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for the next choice of the draft."""
        return ("ask-draft", -1, -1)

    def rule(self) -> str:
        """Cite the rule on the draft."""
        return "OUT-SET-24"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule of the present choice."""
        count = g.drafted[seat]
        if count < KEEPING:
            return "OUT-SET-05"
        if count == BUILDING:
            return "OUT-SET-07"
        if count == SETTLING:
            return "OUT-SET-08"
        return "OUT-SET-10" if count == LEADING else "OUT-SET-13"


def choose(g: Wasteland, seat: int, option: int) -> None:
    """OUT-SET-05, OUT-SET-07, OUT-SET-08, OUT-SET-10, OUT-SET-13  Do one choice of the draft."""
    count = g.drafted[seat]
    g.drafted[seat] = count + 1
    base = seat * SLOTS
    if count < KEEPING:
        g.rooms[base + BASIC + count] = TO_KEEP.target(option)
    elif count == BUILDING:
        g.people[base + g.slot_of(seat, TO_BUILD.target(option))] = 0
    elif count == SETTLING:
        settlers = TO_SETTLE.target(option)
        g.people[base + built_slot(g, seat)] = settlers
        g.airlock[seat] = g.data.survivors - settlers
    elif count == LEADING:
        g.leaders[seat] = TO_LEAD.target(option)
    else:
        hero, area = TO_STATION.parts(option)
        g.where[seat * HEROES + hero] = area
        if count == DRAFTED - 1:
            rest = free_stations(g, seat)
            g.where[seat * HEROES] = rest[0]
            g.where[seat * HEROES + 1] = rest[1]


def undraft(g: Wasteland, seat: int) -> None:
    """Let a seat begin its draft again."""
    g.drafted[seat] = 0
    g.people[seat * SLOTS : (seat + 1) * SLOTS] = [UNBUILT] * SLOTS
    for hero in range(seat * HEROES, seat * HEROES + HEROES):
        g.where[hero] = NOWHERE


def keepable(g: Wasteland, seat: int) -> list[int]:
    """OUT-SET-05, OUT-SET-06  List the offered rooms not kept yet; of two copies the first goes first."""
    kept = g.rooms[seat * SLOTS + BASIC : seat * SLOTS + BASIC + g.drafted[seat]]
    offered = g.offered_rooms[seat * DRAWN_ROOMS : (seat + 1) * DRAWN_ROOMS]
    return [tile for tile in offered if tile not in kept and (tile < ROOMS or tile - ADVANCED in kept)]


def built_slot(g: Wasteland, seat: int) -> int:
    """Return the slot of the room that a seat has built in the draft."""
    slot = 0
    while g.people[seat * SLOTS + slot] == UNBUILT:
        slot += 1
    return slot


def most_settlers(g: Wasteland, seat: int) -> int:
    """OUT-SET-08  Count the first survivors that fit into the room just built; the others wait in the airlock."""
    tile = g.rooms[seat * SLOTS + built_slot(g, seat)]
    return min(g.data.survivors, g.data.places[kind_of(tile)])


def free_stations(g: Wasteland, seat: int) -> list[int]:
    """OUT-SET-13, OUT-SET-15  List the leader's start areas without an own hero; those of others do not matter."""
    own = g.where[seat * HEROES : seat * HEROES + HEROES]
    return [area for area in g.data.leader_areas[g.leaders[seat]] if area not in own]


def stations(g: Wasteland, seat: int) -> list[int]:
    """OUT-SET-13  Offer the free start areas to the strongest hero that has none."""
    for hero in PLACED_FIRST:
        if g.where[seat * HEROES + hero] == NOWHERE:
            return [TO_STATION.at(hero, area) for area in free_stations(g, seat)]
    return []


class Stations(Decision[Wasteland]):
    """OUT-SET-14  Option sequential_hero_setup: leaders are known, and one player after the other places all heroes."""

    __slots__ = ()

    def deciders(self, g: Wasteland) -> int:
        """Ask the next seat in turn order."""
        for step in range(g.seats):
            seat = (g.first + step) % g.seats
            if g.drafted[seat] < DRAFTED:
                return 1 << seat
        return 0

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer the free start areas to the next hero."""
        return stations(g, seat)

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Place the hero."""
        choose(g, seat, option)
        return None

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask where the hero starts."""
        return ("ask-station", -1, -1)

    def rule(self) -> str:
        """Cite the rule on placing heroes in turn."""
        return "OUT-SET-14"
