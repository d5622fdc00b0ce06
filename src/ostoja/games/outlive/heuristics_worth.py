"""Judgement: what a shelter is worth in survival points, and what one more token is worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.outlive.ending import sheet
from ostoja.games.outlive.feeding import hunger, thirst
from ostoja.games.outlive.night import NIGHT, Night, deficit
from ostoja.games.outlive.state import UNBUILT
from ostoja.games.outlive.words import (
    AMMO,
    AUTO_REPAIR,
    CANS,
    DRAW1_REPAIR1,
    DRAW2,
    GOODS,
    HERO3,
    HUNT1,
    HUNT2,
    IMMUNITY,
    KINDS,
    MEAT,
    MICROCHIP,
    NURSERY,
    PEEK,
    PRESS_CHOICE,
    RAD1,
    SLOTS,
    VENT,
    WATER,
    WATER1,
    WOOD,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland

# All numbers are survival points: at the end a survivor or a repaired tile counts 1, seven full rooms 17. What something
# is worth before the end was estimated by hand, relative to that; nothing was fitted to games played. What matters is
# the order: food for tonight, then recruits, then what keeps; materials before ammunition.

# Food: a token saves a survivor tonight, or brings one, or waits.
HUNGRY: Final = 1.25  # the survivor, and the trip for the food
RECRUITING: Final = 0.9  # a survivor who will have to be fed
KEPT_CAN: Final = 0.45
KEPT_WATER: Final = 0.35

# The store: three materials make a room, which is worth more than its parts; more than can be built in a night wait.
MATERIAL: Final = 0.4
SPARE_MATERIAL: Final = 0.2
ENOUGH_MATERIALS: Final = 9
VARIETY: Final = 0.15  # of each kind, for the first two: events and repairs name their kinds
ENOUGH_OF_A_KIND: Final = 2
BULLET: Final = 0.3
SPARE_BULLET: Final = 0.12
ENOUGH_BULLETS: Final = 4

# Equipment, beyond the point for a repaired tile.
TILE: Final = 0.3  # a broken one that may be repaired one day
HALF_SYMBOL: Final = 0.25  # for a broken one whose other half is there
ENOUGH_TILES: Final = 4
TIRELESS: Final = 0.35  # a repaired one, for every day it will work

# Rooms, beyond the points for full ones.
BUILT: Final = 1.0  # without people yet
FULL: Final = 1.0  # and with all of them
SEAT_TAKEN: Final = 0.12  # by the square of the survivors in a room that is not full: people gather in one room
USUAL_ROOM: Final = 0.6  # what a working room does, for every round it works
ROOM_WORTH: Final = {  # where that is more or less than usual
    HUNT2: 1.2,
    HUNT1: 0.8,
    IMMUNITY: 0.7,
    NURSERY: 1.0,
    RAD1: 0.9,
    VENT: 0.7,
    WATER1: 0.8,
    DRAW1_REPAIR1: 0.5,
    AUTO_REPAIR: 0.9,
    DRAW2: 0.4,
    PEEK: 0.1,
    HERO3: 0.2,
    PRESS_CHOICE: 0.2,
}

# What is still to be paid.
LOST: Final = 1.0  # a survivor
FEEDING: Final = 0.22  # a unit of upkeep, for every night to come
EXPOSED: Final = 0.8  # a step of radiation that tonight's airlock does not hold off

# How many phases of the Night have begun when everybody is fed, when radiation is past, when equipment is repaired.
FED: Final = NIGHT.index(Night.starve) + 1
SAFE: Final = NIGHT.index(Night.radiation) + 1
REPAIRED: Final = NIGHT.index(Night.repair) + 1


def night_phase(g: Wasteland) -> int:
    """Count the phases of the Night that have begun; 0 by day."""
    for step in g.agenda:
        if isinstance(step, Night):
            return step.at
    return 0


def nights_to_feed(g: Wasteland) -> int:
    """Count the feedings to come, tonight's included if it is still to come."""
    return g.data.rounds - g.round + (0 if night_phase(g) >= FED else 1)


def days_to_come(g: Wasteland) -> int:
    """Count the days after this one."""
    return g.data.rounds - g.round


def worth(g: Wasteland, seat: int) -> float:
    """Return what a shelter is worth: its score, what its tokens will become, and what its people will cost."""
    points = float(sum(sheet(g, seat)))
    phase = night_phase(g)
    points += food_worth(g, seat, fed=phase >= FED)
    points += store_worth(g, seat) - MATERIAL * g.owed[seat] - LOST * g.losses[seat]
    points += room_worth(g, seat) + equipment_worth(g, seat)
    points -= FEEDING * max(0, nights_to_feed(g) - 1) * (hunger(g, seat) + thirst(g, seat))
    if phase < SAFE:
        points -= EXPOSED * deficit(g, seat)
    return points


def food_worth(g: Wasteland, seat: int, *, fed: bool) -> float:
    """Return what food at hand is worth: first it feeds, then it recruits, then it waits."""
    base = seat * GOODS
    water = g.goods[base + WATER] + g.reserve(seat)
    dry = g.goods[base + MEAT] + g.goods[base + CANS]
    points = 0.0
    if not fed:
        rows = thirst(g, seat)
        drunk = min(rows, water)
        eaten = min(hunger(g, seat), dry + water - drunk)
        points += HUNGRY * (drunk + eaten)
        left = dry + water - drunk - eaten
    else:
        left = dry + water
    recruits = min(left, max(0, g.data.airlock - g.airlock[seat]))
    points += RECRUITING * recruits
    left -= recruits
    keeps = min(left, g.goods[base + CANS])
    points += KEPT_CAN * keeps
    points += KEPT_WATER * min(left - keeps, g.data.water_stored)
    return points


def store_worth(g: Wasteland, seat: int) -> float:
    """Return what materials and ammunition are worth; a mixed store is worth a little more than a lopsided one."""
    base = seat * GOODS
    materials = g.stock(seat, WOOD, MICROCHIP)
    useful = min(materials, ENOUGH_MATERIALS)
    points = MATERIAL * useful + SPARE_MATERIAL * (materials - useful)
    for kind in range(WOOD, MICROCHIP + 1):
        points += VARIETY * min(ENOUGH_OF_A_KIND, g.goods[base + kind])
    bullets = g.goods[base + AMMO]
    useful = min(bullets, ENOUGH_BULLETS)
    return points + BULLET * useful + SPARE_BULLET * (bullets - useful)


def room_worth(g: Wasteland, seat: int) -> float:
    """Return what rooms are worth beyond the score: their effects in the rounds to come, and room for more people."""
    points = 0.0
    days = days_to_come(g)
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        people = g.people[place]
        if people != UNBUILT:
            kind = kind_of(g.rooms[place])
            points += BUILT
            if people >= g.data.places[kind]:
                points += FULL + days * ROOM_WORTH.get(kind, USUAL_ROOM)
            else:
                points += SEAT_TAKEN * people * people
    return points


def equipment_worth(g: Wasteland, seat: int) -> float:
    """Return what equipment is worth beyond the score: work on the days to come, hopes for broken tiles."""
    owned = g.broken[seat] | g.repaired[seat]
    days = days_to_come(g)
    points = TIRELESS * days * g.repaired[seat].bit_count()
    if days or night_phase(g) < REPAIRED:
        points += TILE * min(ENOUGH_TILES, g.broken[seat].bit_count())
        for tile in range(KINDS):
            if g.broken[seat] >> tile & 1 and owned >> g.data.partner[tile] & 1:
                points += HALF_SYMBOL
    return points


def token_price(g: Wasteland, seat: int, kind: int, count: int) -> float:
    """Return what some more tokens of a kind would be worth to a seat."""
    place = seat * GOODS + kind
    before = food_worth(g, seat, fed=False) + store_worth(g, seat)
    g.goods[place] += count
    after = food_worth(g, seat, fed=False) + store_worth(g, seat)
    g.goods[place] -= count
    return after - before
