"""Chapter: arriving: equipment that works on arrival, the ship, and new survivors."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.outlive.dawn import people_left
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import (
    AIRLOCK,
    BASE,
    BLACKWOOD,
    BOW,
    CANS,
    CHAINSAW,
    CROWBAR,
    FOREST,
    HACKSAW,
    MEAT,
    METAL,
    METAL_DETECTOR,
    MICROCHIP,
    MINE,
    PARK,
    PURIFIER,
    SHIP,
    SHIP1,
    SHIP2,
    SILENT_PEAK,
    SLOTS,
    SURVIVOR,
    TO_ADMIT,
    TO_USE,
    TORCH,
    WATER,
    WOOD,
    kind_of,
)

# OUT-ACT-08  What equipment gives on arrival, by area: a tile and a resource; the torch brings a survivor.
ARRIVALS: Final = {
    FOREST: ((BOW, MEAT),),  # OUT-EQ-bow
    BASE: ((CROWBAR, MICROCHIP),),  # OUT-EQ-crowbar
    MINE: ((PURIFIER, WATER),),  # OUT-EQ-purifier
    SHIP: ((HACKSAW, METAL),),  # OUT-EQ-hacksaw
    PARK: ((METAL_DETECTOR, CANS),),  # OUT-EQ-metal_detector
    BLACKWOOD: ((CHAINSAW, WOOD), (TORCH, SURVIVOR)),  # OUT-EQ-chainsaw, OUT-EQ-torch
    SILENT_PEAK: ((CHAINSAW, WOOD), (TORCH, SURVIVOR)),  # OUT-EQ-chainsaw, OUT-EQ-torch
}


class Bonuses(Solo[Wasteland]):
    """OUT-ACT-08  After pressure and before actions, equipment gives things from the supply, without an action.

    OUT-ACT-11
    """

    __slots__ = ()

    def deciders(self, g: Wasteland) -> int:
        """Ask while a tile may be used."""
        return 1 << self.seat if bonuses(g, self.seat) else 0

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to go on, and every tile that works here."""
        return [PASS, *bonuses(g, seat)]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Take what the tile gives."""
        if option == PASS:
            return DONE
        tile = TO_USE.target(option)
        g.tire(seat, tile)
        for other, kind in ARRIVALS[g.where[g.hero]]:
            if other == tile and kind != SURVIVOR:
                g.gain(seat, kind, g.data.equipment_amount[tile])
        return Admit(seat) if tile == TORCH else None

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask which tile to use."""
        return ("ask-bonus", self.seat, g.where[g.hero])

    def rule(self) -> str:
        """Cite the rule on equipment that works on arrival."""
        return "OUT-ACT-08"


def bonuses(g: Wasteland, seat: int) -> list[int]:
    """OUT-ACT-08  List the tiles that give something on arrival here."""
    plays: list[int] = []
    for tile, kind in ARRIVALS.get(g.where[g.hero], ()):
        if g.can_use(seat, tile) and (kind != SURVIVOR or newcomers(g, seat)):
            plays.append(TO_USE.at(tile))
    return plays


def claim_marker(g: Wasteland, seat: int) -> None:
    """OUT-SHIP-08  The first hero of the round to end on the ship earns the first-player marker for tonight.

    OUT-SHIP-09
    """
    if g.heir == NOBODY:
        g.heir = seat
        g.tell("heir", seat)


def arrive_on_ship(g: Wasteland, seat: int) -> Next:
    """OUT-SHIP-04  Take the slot's cans, and its survivor if there is a place for one.

    OUT-SHIP-05, OUT-SHIP-06, OUT-SHIP-12, OUT-SHIP-13, OUT-ROOM-ship1, OUT-ROOM-ship2
    """
    cans = g.data.berth_cans[g.berth]
    for kind in (SHIP1, SHIP2):
        while g.is_ready(seat, kind):
            g.use_room(seat, kind)
            cans += g.data.room_amount[kind]
    g.gain(seat, CANS, cans)
    if g.squeezed:
        return Admit(seat) if newcomers(g, seat) else None
    return Admit(seat, g.berth) if g.aboard >> g.berth & 1 and rooms_for_one(g, seat) else None


def newcomers(g: Wasteland, seat: int) -> list[int]:
    """Offer every place for a survivor from the supply, if there is one left."""
    if g.rulings.finite_supply and not people_left(g):
        return []
    return rooms_for_one(g, seat)


def rooms_for_one(g: Wasteland, seat: int) -> list[int]:
    """OUT-SHIP-05  List where a survivor can be taken in: the airlock, or a built room with a free place.

    OUT-SHIP-14
    """
    dwellings = [AIRLOCK] if g.airlock[seat] < g.data.airlock else []
    base = seat * SLOTS
    dwellings += [
        g.rooms[place]
        for place in range(base, base + SLOTS)
        if 0 <= g.people[place] < g.data.places[kind_of(g.rooms[place])]
    ]
    return TO_ADMIT.each(dwellings)


class Admit(Solo[Wasteland]):
    """OUT-SHIP-05, OUT-SHIP-14, OUT-EQ-torch  A survivor moves into the airlock or straight into a built room."""

    __slots__ = ("berth",)

    def __init__(self, seat: int = 0, berth: int = NOBODY) -> None:
        super().__init__(seat)
        self.berth = berth

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer every free place; to refuse only under the option decline_survivor."""
        places = rooms_for_one(g, seat)
        return [*places, PASS] if g.rulings.decline_survivor else places

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """OUT-BLD-12  Take the survivor in; a room that is full now works at once."""
        if option == PASS:
            return DONE
        if self.berth != NOBODY:
            g.aboard &= ~(1 << self.berth)
        dwelling = TO_ADMIT.target(option)
        if dwelling == AIRLOCK:
            g.airlock[seat] += 1
        else:
            g.people[seat * SLOTS + g.slot_of(seat, dwelling)] += 1
            g.restaff(seat)
        g.tell("admitted", seat, dwelling)
        return DONE

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask where the survivor is to live."""
        return ("ask-admit", self.seat, NOBODY)

    def rule(self) -> str:
        """Cite the rule on survivors from outside."""
        return "OUT-SHIP-14"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids a place, or a refusal."""
        return "OUT-SHIP-05"
