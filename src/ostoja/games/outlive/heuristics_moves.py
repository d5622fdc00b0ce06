"""Judgement: what a hero can get out of an area, and what to take in the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.outlive.actions import MORE
from ostoja.games.outlive.arrival import ARRIVALS, rooms_for_one
from ostoja.games.outlive.heuristics_worth import ENOUGH_TILES, token_price
from ostoja.games.outlive.hunting import WEAPONS, toughness
from ostoja.games.outlive.movement import moorings, parts
from ostoja.games.outlive.pressure import hero_there
from ostoja.games.outlive.state import NOBODY
from ostoja.games.outlive.words import (
    ACCESS_CARD,
    AMMO,
    ANIMALS,
    AREAS,
    BASE,
    CANS,
    CITIES,
    DAM,
    GOODS,
    HEROES,
    HUNT1,
    HUNT2,
    LEADER,
    MEAT,
    MICROCHIP,
    PLAGUE,
    ROOM_KEYS,
    SHIP,
    SHIP1,
    SHIP2,
    SMALLEST,
    SURVIVOR,
    WATER,
    WILDS,
    YIELD,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland

# What a visit gives, in survival points, estimated by hand as in heuristics_worth.
SEARCH: Final = 0.42  # what a search token gives on average
TAKEN_TILE: Final = 0.5  # a tile from the display
ENOUGH_TAKEN: Final = 2  # of these in one visit
ALGAE: Final = 0.7  # a step of the gauge
NEWCOMER: Final = 1.0  # a survivor
MARKER: Final = 0.3  # the first-player marker
LOOT: Final = 0.4  # a token taken from a weaker hero
AFRAID: Final = 0.12  # a point of pressure that a stronger hero may bring here later
MOST_AFRAID: Final = 4.0  # points of pressure
IN_REACH: Final = (1, 2, AREAS - 2, AREAS - 1)  # how far along the ring such a hero may be
STRONG_FIRST: Final = 0.02  # by strength: who can do most goes first where there is a choice

# Rooms and leaders as one would take them in the draft, best first; by hand, too.
SECOND_COPY: Final = 5.0  # places further down
UNWISHED: Final = -10.0
ROOMS_WISHED: Final = (
    *("hunt1", "nursery", "ship1", "hunt2", "immunity", "rad1", "water1", "vent", "auto_repair", "ship2", "peek"),
    *("hero3", "press_choice", "repair2", "cupboard", "search2", "draw2", "recycle", "ammo4"),
)
FIRST_ROOMS: Final = ("hunt1", "event2", "ship1", "nursery", "build2", "water1")
LEADERS_WISHED: Final = (
    *("livrich", "wely", "frye", "rowlett", "bingham", "froste", "mccarthy", "pigott", "koolpepper", "valentine"),
)


def room_wish(tile: int) -> float:
    """Rate a room to keep."""
    kind = kind_of(tile)
    second = 0.0 if tile == kind else SECOND_COPY
    return -float(ROOMS_WISHED.index(ROOM_KEYS[kind])) - second


def first_room_wish(tile: int) -> float:
    """Rate the room to begin with: many people, little upkeep."""
    key = ROOM_KEYS[kind_of(tile)]
    return -float(FIRST_ROOMS.index(key)) if key in FIRST_ROOMS else UNWISHED


def leader_wish(leader: int) -> float:
    """Rate a leader."""
    return -float(LEADERS_WISHED.index(str(LEADER.spell(leader))))


def move_worth(g: Wasteland, seat: int, option: int) -> float:
    """Rate a move by what the hero can gain there at once, and by what it risks."""
    hero, area = parts(option)
    number = seat * HEROES + hero
    actions = g.vigour(number)
    strength = g.data.strengths[hero]
    gain = arrival_worth(g, seat, area) + pressure_worth(g, seat, strength, area)
    if area == SHIP:
        gain += ship_worth(g, seat, number)
    elif area in CITIES:
        gain += city_worth(g, seat, CITIES.index(area), actions)
    else:
        gain += field_worth(g, seat, area, actions)
    return gain - risk(g, seat, strength, area) + STRONG_FIRST * strength


def arrival_worth(g: Wasteland, seat: int, area: int) -> float:
    """Return what equipment gives on arrival."""
    gain = 0.0
    for tile, kind in ARRIVALS.get(area, ()):
        if g.can_use(seat, tile):
            if kind == SURVIVOR:
                gain += NEWCOMER if rooms_for_one(g, seat) else 0.0
            else:
                gain += token_price(g, seat, kind, g.data.equipment_amount[tile])
    return gain


def pressure_worth(g: Wasteland, seat: int, strength: int, area: int) -> float:
    """Return what weaker heroes there will have to hand over."""
    gain = 0.0
    for other in range(g.seats):
        if other != seat:
            hero = hero_there(g, other, area)
            if hero != NOBODY:
                points = strength - g.data.strengths[hero % HEROES]
                stock = g.stock(other, MEAT, MICROCHIP)
                gain += LOOT * max(0, min(points, stock) - g.goods[other * GOODS + AMMO])
    return gain


def risk(g: Wasteland, seat: int, strength: int, area: int) -> float:
    """Return what stronger heroes who have not moved yet may take here, once this one stands."""
    bullets = g.goods[seat * GOODS + AMMO]
    fear = 0.0
    for hero in range(g.seats * HEROES):
        if hero // HEROES != seat and not g.standing >> hero & 1:
            gap = (g.where[hero] - area) % AREAS
            if gap in IN_REACH:
                fear += max(0, g.data.strengths[hero % HEROES] - strength - bullets)
    return AFRAID * min(fear, MOST_AFRAID)


def ship_worth(g: Wasteland, seat: int, hero: int) -> float:
    """Return what a visit to the ship gives."""
    slots = moorings(g, hero)
    berth = slots.bit_length() - 1
    cans = g.data.berth_cans[berth]
    for kind in (SHIP1, SHIP2):
        if g.ready(seat, kind) >= 0:
            cans += g.data.room_amount[kind]
    gain = token_price(g, seat, CANS, cans)
    if rooms_for_one(g, seat) and (g.aboard >> berth & 1 or g.vigour(hero) - SMALLEST != berth):
        gain += NEWCOMER
    return gain + (MARKER if g.heir == NOBODY else 0.0)


def city_worth(g: Wasteland, seat: int, city: int, actions: int) -> float:
    """Return what a visit to a city gives: a tile or two, and searching."""
    owned = g.broken[seat] | g.repaired[seat]
    new = sum(1 for tile in set(g.shown[city]) if not owned >> tile & 1)
    wanted = min(actions, new, max(0, ENOUGH_TILES - g.broken[seat].bit_count()), ENOUGH_TAKEN)
    searches = min(actions - wanted, len(g.search[city]))
    return TAKEN_TILE * wanted + SEARCH * searches


def field_worth(g: Wasteland, seat: int, area: int, actions: int) -> float:
    """Return the best of gathering and hunting in an area with a pool."""
    gain = gather_worth(g, seat, area, actions)
    if area == BASE and g.algae and g.gauge[seat]:
        gain += ALGAE
    if area in WILDS:
        gain = max(gain, hunt_worth(g, seat, area, actions))
    return gain


def gather_worth(g: Wasteland, seat: int, area: int, actions: int) -> float:
    """Return what gathering gives, with the equipment that adds to it; water has to be unlocked."""
    count = min(actions, g.pool[area])
    if count and g.can_use(seat, MORE[area]):
        count = min(count + g.data.equipment_amount[MORE[area]], g.pool[area])
    if area == DAM:
        if g.can_use(seat, ACCESS_CARD):
            return token_price(g, seat, WATER, count)
        if not g.goods[seat * GOODS + MICROCHIP]:
            return 0.0
        return token_price(g, seat, WATER, count) + token_price(g, seat, MICROCHIP, -1)
    return token_price(g, seat, YIELD[area], count)


def hunt_worth(g: Wasteland, seat: int, area: int, actions: int) -> float:
    """Return what hunting the top animal gives, and gathering with the actions that are left."""
    herd = g.herds[WILDS.index(area)]
    if not herd:
        return 0.0
    needed = toughness(g, seat, herd[-1])
    for tile in WEAPONS:
        if g.can_use(seat, tile):
            needed -= g.data.equipment_amount[tile]
    bullets = max(0, needed - actions)
    if bullets > g.goods[seat * GOODS + AMMO]:
        return 0.0
    left = max(0, actions - needed + bullets)
    gain = token_price(g, seat, MEAT, meat_of(g, seat, herd[-1]))
    return gain + token_price(g, seat, AMMO, -bullets) + gather_worth(g, seat, area, left)


def meat_of(g: Wasteland, seat: int, animal: int) -> int:
    """Return the meat that a hunt gives now."""
    values = g.data.animal_meat[animal]
    meat = values[min(g.hunted[seat * ANIMALS + animal], len(values) - 1)]
    if g.suffers(seat, PLAGUE):
        meat = max(0, meat - g.data.event_amount[PLAGUE])
    for kind in (HUNT1, HUNT2):
        if g.ready(seat, kind) >= 0:
            meat += g.data.room_amount[kind]
    return meat
