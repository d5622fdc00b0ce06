"""Chapter: Night, step 5: building rooms, moving survivors in, using rooms."""

from __future__ import annotations

from ostoja.games.outlive.bills import ANY_MATERIAL
from ostoja.games.outlive.dawn import people_left
from ostoja.games.outlive.nightwork import NightWork
from ostoja.games.outlive.payment import owe
from ostoja.games.outlive.search import draw_tile
from ostoja.games.outlive.state import UNBUILT, Wasteland
from ostoja.games.outlive.words import (
    AIRLOCK,
    AMMO,
    AMMO4,
    BUILD2,
    DRAW2,
    MATERIALS,
    MICROCHIP,
    NURSERY,
    RAD1,
    RECYCLE,
    SLOTS,
    TO_ACTIVATE,
    TO_BUILD,
    TO_FILL,
    TO_SCRAP,
    WOOD,
    kind_of,
)

EFFECTS = (AMMO4, RAD1, NURSERY, DRAW2)  # rooms that are used in this step by one choice


def price(g: Wasteland, seat: int) -> int:
    """OUT-BLD-01  A room costs 3 materials; with build2 the first of a night costs 1: waiting gains nothing.

    OUT-BLD-09, OUT-ROOM-build2
    """
    if g.is_ready(seat, BUILD2):
        return max(0, g.data.building - g.data.room_amount[BUILD2])
    return g.data.building


def is_useful(g: Wasteland, seat: int, slot: int) -> bool:
    """OUT-SET-06  Tell whether a room's effect is free and can do something now.

    OUT-BLD-06, OUT-BLD-08, OUT-BLD-10, OUT-RAD-04, OUT-ROOM-rad1, OUT-ROOM-nursery
    """
    kind = kind_of(g.rooms[seat * SLOTS + slot])
    people = g.people[seat * SLOTS + slot]
    if kind not in EFFECTS or g.spent[seat] >> slot & 1 or people < g.data.places[kind]:
        return False
    if kind == RAD1:
        return g.gauge[seat] > 0
    if kind == NURSERY:
        return people < g.data.room_amount[NURSERY] and (not g.rulings.finite_supply or people_left(g) > 0)
    return True


class Building(NightWork):
    """OUT-BLD-04  Everybody builds, moves survivors and uses rooms, all at the same time and in any order."""

    __slots__ = ()

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """OUT-BLD-04  List what a seat can do in any order: build, move survivors, use rooms.

        OUT-BLD-01, OUT-BLD-02, OUT-BLD-03, OUT-BLD-05, OUT-ROOM-recycle
        """
        options: list[int] = []
        base = seat * SLOTS
        can_build = g.stock(seat, WOOD, MICROCHIP) >= price(g, seat)
        can_fill = g.airlock[seat] > 0
        places = g.data.places
        for place in range(base, base + SLOTS):
            inside = g.people[place]
            if inside == UNBUILT:
                if can_build:
                    options.append(TO_BUILD.at(g.rooms[place]))
            elif can_fill and inside < places[kind_of(g.rooms[place])]:
                options.append(TO_FILL.at(g.rooms[place]))
        if g.works[seat]:
            options += [TO_ACTIVATE.at(g.rooms[base + slot]) for slot in range(SLOTS) if is_useful(g, seat, slot)]
            if g.is_ready(seat, RECYCLE):
                options += TO_SCRAP.among(g.broken[seat] | g.repaired[seat])
        return options

    def play(self, g: Wasteland, seat: int, option: int) -> None:
        """Build, fill or use a room."""
        if option in TO_SCRAP:
            scrap(g, seat, TO_SCRAP.target(option))
        elif option in TO_ACTIVATE:
            activate(g, seat, TO_ACTIVATE.target(option))
        elif option in TO_FILL:
            fill(g, seat, TO_FILL.target(option))
        else:
            build(g, seat, TO_BUILD.target(option))

    def can_draw(self, g: Wasteland, seat: int) -> bool:
        """OUT-ROOM-draw2  Tell whether a seat's Tinkers could draw now."""
        return g.is_ready(seat, DRAW2)

    def may_draw(self, g: Wasteland, seat: int) -> bool:
        """OUT-ROOM-draw2  Tell whether a seat has Tinkers that have not drawn: they may still be built and filled."""
        for slot in range(SLOTS):
            if kind_of(g.rooms[seat * SLOTS + slot]) == DRAW2 and not g.spent[seat] >> slot & 1:
                return True
        return False

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask what to build, fill or use."""
        return ("ask-build", -1, -1)

    def rule(self) -> str:
        """Cite the rule on the order within this step."""
        return "OUT-BLD-04"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids something."""
        if option in {TO_BUILD.at(AIRLOCK), TO_FILL.at(AIRLOCK)}:  # it is no room
            return "OUT-BLD-04"
        if option in TO_BUILD:
            return "OUT-BLD-01"
        if option in TO_FILL:
            return "OUT-BLD-02"
        return "OUT-BLD-06" if option in TO_ACTIVATE or option in TO_SCRAP else "OUT-BLD-04"


def build(g: Wasteland, seat: int, tile: int) -> None:
    """OUT-BLD-01, OUT-BLD-05, OUT-BLD-09  Turn the room to its built side and owe its materials."""
    cost = price(g, seat)
    if cost < g.data.building:
        g.use_room(seat, BUILD2)
    g.people[seat * SLOTS + g.slot_of(seat, tile)] = 0
    g.tell("built", seat, tile)
    owe(g, seat, cost, ANY_MATERIAL)


def fill(g: Wasteland, seat: int, tile: int) -> None:
    """OUT-BLD-02, OUT-BLD-03, OUT-BLD-07  Move a survivor from the airlock into a room, for good."""
    g.airlock[seat] -= 1
    g.people[seat * SLOTS + g.slot_of(seat, tile)] += 1
    g.restaff(seat)
    g.tell("filled", seat, tile)


def scrap(g: Wasteland, seat: int, tile: int) -> None:
    """OUT-BLD-11, OUT-ROOM-recycle  Destroy a tile and gain its printed materials; it joins the discards."""
    g.use_room(seat, RECYCLE)
    g.broken[seat] &= ~(1 << tile)
    g.repaired[seat] &= ~(1 << tile)
    g.tired[seat] &= ~(1 << tile)
    g.discards.append(tile)
    g.tell("scrapped", seat, tile)
    for kind in MATERIALS:
        g.gain(seat, kind, g.data.repair[tile][kind])


def activate(g: Wasteland, seat: int, tile: int) -> None:
    """OUT-BLD-07, OUT-BLD-08  Use a room's effect, once per round."""
    kind = kind_of(tile)
    slot = g.slot_of(seat, tile)
    amount = g.data.room_amount[kind]
    g.spend(seat, slot)
    g.tell("activated", seat, tile)
    if kind == AMMO4:  # OUT-ROOM-ammo4
        g.gain(seat, AMMO, amount)
    elif kind == RAD1:  # OUT-ROOM-rad1
        g.improve(seat, amount)
    elif kind == NURSERY:  # OUT-BLD-10, OUT-ROOM-nursery
        g.people[seat * SLOTS + slot] += 1
    else:  # OUT-ROOM-draw2
        for _ in range(amount):
            draw_tile(g, seat)
