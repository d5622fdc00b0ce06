"""Judgement: what speaks for a seat's victory, as numbers with names; `value.toml` says what each of them weighs.

All of them shrink with the days to come, as a lead counts the more the less can still happen.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from ostoja.games.outlive.ending import event_points, symbols
from ostoja.games.outlive.feeding import hunger, thirst
from ostoja.games.outlive.heuristics_draft import room_wish
from ostoja.games.outlive.heuristics_goods import ENOUGH_BULLETS, SAFE, Needs, goods_of, night_phase
from ostoja.games.outlive.heuristics_worth import shelter_worth
from ostoja.games.outlive.state import NOBODY, UNBUILT
from ostoja.games.outlive.words import (
    AMMO,
    ANIMALS,
    CANS,
    KINDS,
    MEAT,
    METAL,
    MICROCHIP,
    SLOTS,
    VENT,
    WATER,
    WOOD,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.state import Wasteland

FEATURES: Final = (
    "shelter",  # what the shelter is worth by the judgement's prices, without its tokens
    "store",  # what its tokens are worth by them
    "events",  # points of resolved events
    "rooms",  # points of full rooms
    "gauge",  # points on the radiation gauge
    "people",  # survivors
    "tiles",  # points of repaired equipment and symbols
    "full_days",  # full rooms, by the days to come
    "served",  # what full rooms do in a round, by the days to come
    "equipped",  # what repaired tiles do in a round, by the days to come
    "broken",  # broken tiles
    "built",  # rooms that are built and not full
    "vacant",  # places in them that are free
    "prospects",  # what the unbuilt rooms would do in a round, by the days to come
    "leader",  # how much one likes the leader, by the days to come
    "upkeep",  # food and water that a night takes, by the days to come
    "unfed",  # of that, what is not in store tonight
    "exposed",  # steps of radiation that the airlock would not hold off tonight
    "places",  # free places in the airlock
    "cans",
    "water",
    "materials",
    "room_in_hand",  # three materials or more
    "two_rooms_in_hand",  # six materials or more
    "kinds",  # of materials in store
    "bullets",  # of ammunition, up to three
    "spare_bullets",  # beyond that
    "hunted",  # animals, for the meat of the next of their kinds
    "first",  # the first-player marker
)


def features_of(g: Wasteland, seat: int, prices: Prices) -> list[float]:
    """Return a seat's features, in the order of their names."""
    days = max(0, g.data.rounds - max(1, g.round))
    phase = night_phase(g)
    goods = goods_of(g, seat)
    needs = Needs(g, seat, prices, phase)
    found = [shelter_worth(g, seat, prices, phase), needs.worth(goods)]
    found += shelter_features(g, seat, prices, days, phase)
    found += store_features(g, seat, goods)
    found.append(float(sum(g.hunted[seat * ANIMALS : seat * ANIMALS + ANIMALS])))
    found.append(1.0 if g.first == seat else 0.0)
    scale = 1.0 / sqrt(1.0 + days)
    return [feature * scale for feature in found]


def shelter_features(g: Wasteland, seat: int, prices: Prices, days: int, phase: int) -> list[float]:
    """Return what rooms, people and equipment speak for."""
    data = g.data
    people = shield = g.airlock[seat]
    full = built = vacant = 0
    served = prospects = equipped = 0.0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if g.rooms[place] == NOBODY:
            continue
        kind = kind_of(g.rooms[place])
        inside = g.people[place]
        if inside == UNBUILT:
            prospects += room_wish(data, kind, prices)
            continue
        people += inside
        if inside >= data.places[kind]:
            full += 1
            served += prices.rooms[kind]
            shield += data.room_amount[VENT] if kind == VENT else 0
        else:
            built += 1
            vacant += data.places[kind] - inside
    for tile in range(KINDS):
        if g.repaired[seat] >> tile & 1:
            equipped += prices.tiles[tile]
    upkeep = hunger(g, seat) + thirst(g, seat)
    food = g.stock(seat, MEAT, CANS) + g.reserve(seat)
    level = data.levels[min(data.rounds, max(1, g.round) + (phase >= SAFE)) - 1]
    return [
        float(event_points(g, seat)),
        float(data.room_points[full]),
        float(data.gauge[g.gauge[seat]]),
        float(data.survivor_points * people),
        float(data.equipment_points * g.repaired[seat].bit_count() + data.symbol_points * symbols(g, seat)),
        float(days * full),
        days * served,
        days * equipped,
        float(g.broken[seat].bit_count()),
        float(built),
        float(vacant),
        days * prospects,
        days * prices.leaders[g.leaders[seat]] if g.leaders[seat] != NOBODY else 0.0,
        float(days * upkeep),
        float(max(0, upkeep - food)),
        float(max(0, level - shield)),
        float(data.airlock - g.airlock[seat]),
    ]


def store_features(g: Wasteland, seat: int, goods: list[int]) -> list[float]:
    """Return what tokens speak for that keep overnight."""
    materials = goods[WOOD] + goods[METAL] + goods[MICROCHIP]
    kinds = 0
    for kind in range(WOOD, MICROCHIP + 1):
        kinds += 1 if goods[kind] else 0
    bullets = min(ENOUGH_BULLETS, goods[AMMO])
    return [
        float(goods[CANS]),
        float(goods[WATER] + g.reserve(seat)),
        float(materials),
        1.0 if materials >= g.data.building else 0.0,
        1.0 if materials >= 2 * g.data.building else 0.0,
        float(kinds),
        float(bullets),
        float(goods[AMMO] - bullets),
    ]
