"""Judgement: what a whole shelter is worth in survival points: its score, and what it will become and cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.outlive.ending import event_points
from ostoja.games.outlive.feeding import thirst
from ostoja.games.outlive.heuristics_goods import REPAIRED, SAFE, Needs, goods_of, night_phase
from ostoja.games.outlive.state import UNBUILT
from ostoja.games.outlive.words import KINDS, MICROCHIP, SLOTS, VENT, WOOD, kind_of

if TYPE_CHECKING:
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.state import Wasteland

ENOUGH_PLACES: Final = 4  # free ones in the airlock, as many as one usually recruits in a night
ENOUGH_TILES: Final = 4  # broken ones that one may come to repair


def worth(g: Wasteland, seat: int, prices: Prices) -> float:
    """Return what a shelter is worth."""
    phase = night_phase(g)
    needs = Needs(g, seat, prices, phase)
    goods = goods_of(g, seat)
    points = needs.give_least(goods, WOOD, MICROCHIP, g.owed[seat]) if g.owed[seat] else needs.worth(goods)
    return points + shelter_worth(g, seat, prices, phase)


def shelter_worth(g: Wasteland, seat: int, prices: Prices, phase: int) -> float:
    """Return what a shelter is worth without its tokens."""
    data = g.data
    days = data.rounds - g.round
    points = float(event_points(g, seat) + data.gauge[g.gauge[seat]])
    people = g.airlock[seat]
    upkeep = thirst(g, seat)
    full = 0
    shield = g.airlock[seat]
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        inside = g.people[place]
        if inside == UNBUILT:
            continue
        kind = kind_of(g.rooms[place])
        people += inside
        if inside:
            upkeep += data.upkeep[kind]
        if inside >= data.places[kind]:
            full += 1
            shield += data.room_amount[VENT] if kind == VENT else 0
            if days:
                points += prices.full + prices.serves * days * prices.rooms[kind]
        elif days:
            points += prices.built + prices.seated * inside
    points += data.survivor_points * people + data.room_points[full] + prices.ambition * days * full
    points -= prices.feeding * days * upkeep + prices.lost * g.losses[seat]
    if days or phase < SAFE:
        level = data.levels[max(0, g.round - 1) if phase < SAFE else g.round]
        points -= prices.exposed * max(0, level - shield)
    if days:
        points += prices.place * min(ENOUGH_PLACES, data.airlock - g.airlock[seat])
    return points + equipment_worth(g, seat, prices, phase)


def equipment_worth(g: Wasteland, seat: int, prices: Prices, phase: int) -> float:
    """Return what equipment is worth: its points, its work on the days to come, hopes for broken tiles."""
    data = g.data
    days = data.rounds - g.round
    repaired = g.repaired[seat]
    broken = g.broken[seat]
    points = 0.0
    hopes = 0.0
    for tile in range(KINDS):
        if repaired >> tile & 1:
            points += data.equipment_points + prices.works * days * prices.tiles[tile]
            if repaired >> data.partner[tile] & 1:
                points += 0.5 * data.symbol_points
        elif broken >> tile & 1:
            hopes += prices.tile * (data.equipment_points + prices.works * days * prices.tiles[tile])
            if (broken | repaired) >> data.partner[tile] & 1:
                hopes += prices.half_symbol
    if days or phase < REPAIRED:
        count = broken.bit_count()
        points += hopes if count <= ENOUGH_TILES else hopes * ENOUGH_TILES / count
    return points
