"""Judgement: the choices of the Night: resolving, recruiting, building, repairing, and whom to lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.steps import PASS
from ostoja.games.outlive.building import Building, price
from ostoja.games.outlive.heuristics_goods import HARMFUL, RESOLVED, Needs, goods_of, night_phase
from ostoja.games.outlive.heuristics_worth import shelter_worth, worth
from ostoja.games.outlive.resolving import Cost, deal_of
from ostoja.games.outlive.state import UNBUILT
from ostoja.games.outlive.words import (
    AMMO,
    CANS,
    DRAW1_REPAIR1,
    DRAW2,
    MATERIALS,
    MEAT,
    MICROCHIP,
    SLOTS,
    TO_ACTIVATE,
    TO_BUILD,
    TO_FILL,
    TO_RECRUIT,
    WATER,
    WOOD,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.state import Wasteland

DRAWN_TILE: Final = 0.35
NOT_NOW: Final = -1.0  # filling a room that will not be full
A_ROW: Final = 2  # recruits who drink no more than one


def rate_resolving(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate an event by its points and the relief it brings, less what its tokens would still be worth."""
    needs = Needs(g, seat, prices, RESOLVED)
    all_events = needs.events
    rates: list[float] = []
    for option in options:
        goods = goods_of(g, seat)
        if option == PASS:
            needs.events = all_events
            rates.append(needs.worth(goods))
            continue
        event, spared = deal_of(option)
        needs.events = [other for other in all_events if other != event]
        relief = prices.relief * needs.days if HARMFUL >> event & 1 else 0.0
        rates.append(after_paying(needs, goods, Cost(g, event, spared)) + g.data.event_points[event] + relief)
    return rates


def after_paying(needs: Needs, goods: list[int], cost: Cost) -> float:
    """Return what is left when an event is paid for, as cheaply as it can be."""
    for kind in (MEAT, WATER, CANS, AMMO):
        goods[kind] = max(0, goods[kind] - cost.named[kind])
    spared = -cost.materials
    for kind in MATERIALS:
        spared += cost.named[kind]
    dearest = WOOD
    for kind in MATERIALS:
        goods[kind] -= cost.named[kind]
    for _ in range(spared):
        for kind in MATERIALS:
            if cost.named[kind] and goods[kind] < goods[dearest]:
                dearest = kind
        goods[dearest] += 1
    for kind in MATERIALS:
        goods[kind] = max(0, goods[kind])
    return needs.give_least(goods, MEAT, CANS, cost.any_food)


def rate_recruiting(g: Wasteland, seat: int, options: list[int], prices: Prices, phase: int) -> list[float]:
    """Rate recruits by what the shelter is worth with one more, or with a whole row more."""
    needs = Needs(g, seat, prices, phase)
    goods = goods_of(g, seat)
    crowd: list[float] = []
    before = g.airlock[seat]
    most = min(A_ROW, g.data.airlock - before, sum(goods[MEAT : CANS + 1]) + needs.reserve)
    for more in range(most + 1):
        g.airlock[seat] = before + more
        crowd.append(shelter_worth(g, seat, prices, phase))
    g.airlock[seat] = before
    needs.free = 0  # what is not recruited with is kept or spoils
    rates: list[float] = []
    for option in options:
        if option == PASS:
            rates.append(crowd[0] + needs.worth(goods))
            continue
        kind = TO_RECRUIT.target(option)
        if kind == WATER and needs.reserve:
            rate = crowd[1] + needs.worth(goods) + prices.kept_water
        else:
            goods[kind] -= 1
            rate = crowd[1] + needs.worth(goods)
            if most >= A_ROW:
                rest = goods[:]
                rate = max(rate, crowd[A_ROW] + needs.give_least(rest, MEAT, CANS, 1))
            goods[kind] += 1
        rates.append(rate)
    return rates


class Builder:
    """A seat that builds or repairs at night: what all its options have in common, worked out once."""

    __slots__ = ("g", "now", "paid", "phase", "prices", "seat", "shelter", "store")

    def __init__(self, g: Wasteland, seat: int, prices: Prices) -> None:
        self.g = g
        self.seat = seat
        self.prices = prices
        self.phase = night_phase(g)
        needs = Needs(g, seat, prices, self.phase)
        goods = goods_of(g, seat)
        self.store = needs.worth(goods)
        self.shelter = shelter_worth(g, seat, prices, self.phase)
        self.now = self.store + self.shelter
        self.paid = 0.0  # the store without the materials for a room
        if isinstance(g.agenda[-1], Building):
            self.paid = needs.give_least(goods, WOOD, MICROCHIP, price(g, seat))

    def rate(self, option: int) -> float:
        """Rate what can be done: a room with the people who would move in at once."""
        if option == PASS:
            return self.now
        if option in TO_FILL:
            return self.store + self.filled(self.g.slot_of(self.seat, TO_FILL.target(option)))
        if option in TO_BUILD:
            return self.paid + self.built(self.g.slot_of(self.seat, TO_BUILD.target(option)))
        if option in TO_ACTIVATE and kind_of(TO_ACTIVATE.target(option)) in {DRAW2, DRAW1_REPAIR1}:
            return self.now + DRAWN_TILE
        return after(self.g, self.seat, option, self.prices)

    def built(self, slot: int) -> float:
        """Return what the shelter is worth with one more room, and with its people in it where there are enough."""
        g = self.g
        place = self.seat * SLOTS + slot
        enough = g.data.places[kind_of(g.rooms[place])] <= g.airlock[self.seat] - self.promised()
        g.people[place] = 0
        points = shelter_worth(g, self.seat, self.prices, self.phase)
        if enough:
            points = max(points, self.filled(slot))
        g.people[place] = UNBUILT
        return points

    def promised(self) -> int:
        """Count the survivors of the airlock for whom rooms that are built already wait."""
        g = self.g
        waiting = 0
        for place in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            if g.people[place] != UNBUILT:
                waiting += max(0, g.data.places[kind_of(g.rooms[place])] - g.people[place])
        return waiting

    def filled(self, slot: int) -> float:
        """Return what the shelter is worth with a room full; half full it would cost its whole upkeep for nothing."""
        g = self.g
        place = self.seat * SLOTS + slot
        needed = g.data.places[kind_of(g.rooms[place])] - g.people[place]
        if needed > g.airlock[self.seat]:
            return self.shelter + NOT_NOW
        g.airlock[self.seat] -= needed
        g.people[place] += needed
        points = shelter_worth(g, self.seat, self.prices, self.phase)
        g.airlock[self.seat] += needed
        g.people[place] -= needed
        return points


def after(g: Wasteland, seat: int, option: int, prices: Prices) -> float:
    """Return what the shelter is worth right after a choice, before anything follows from it."""
    twin = g.copy()
    cast("Decision[Any]", twin.agenda[-1]).decide(twin, seat, option)
    return worth(twin, seat, prices)
