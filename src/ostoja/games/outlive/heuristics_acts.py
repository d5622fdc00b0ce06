"""Judgement: what a hero does where it stands: gathering, hunting, searching, taking tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.games.outlive.actions import TO_UNLOCK
from ostoja.games.outlive.heuristics_visits import Visits
from ostoja.games.outlive.hunting import TO_TRACK
from ostoja.games.outlive.words import (
    AMMO,
    CITY_OF,
    TO_EAT_ALGAE,
    TO_GATHER,
    TO_HUNT,
    TO_OPEN,
    TO_SEARCH,
    TO_SHOOT,
    TO_TAKE,
    YIELD,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.hunting import Hunt
    from ostoja.games.outlive.state import Wasteland

LOOK: Final = 0.05  # looking costs nothing and may help
FREE: Final = 100.0  # what costs nothing and only gives comes first
SPARED_CHIP: Final = 0.2  # the access card instead of a microchip


def rate_acts(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate every action by the best visit that begins with it."""
    visit = Visits(g, seat, prices, there=True)
    area = g.where[g.hero]
    if CITY_OF[area] >= 0:
        return [rate_in_city(visit, CITY_OF[area], option) for option in options]
    return [rate_in_field(visit, area, option) for option in options]


def rate_in_city(visit: Visits, city: int, option: int) -> float:
    """Rate an action in a city: by what one action gives on the way to the best."""
    if option == PASS:
        return 0.0
    if option in TO_TAKE:
        return visit.tile(TO_TAKE.target(option))
    if option != TO_SEARCH:
        return FREE
    found = visit.finds(city, visit.g.actions)
    best = 0.0
    for searches in range(1, len(found)):
        best = max(best, found[searches] / searches)
    return best


def rate_in_field(visit: Visits, area: int, option: int) -> float:
    """Rate an action outside the cities: by the whole visit."""
    g = visit.g
    if option == PASS:
        gain = 0.0
    elif option in TO_HUNT:
        gain = visit.hunt(area, TO_HUNT.target(option), g.actions)
    elif option == TO_EAT_ALGAE:
        step = visit.prices.step if g.gauge[visit.seat] else 0.0
        gain = step + visit.gather(area, g.actions - 1)
    elif option == TO_TRACK:
        gain = LOOK + visit.field(area, g.actions)
    elif option in TO_GATHER:
        gain = visit.gather(area, g.actions)
    elif option == TO_OPEN:
        gain = visit.gather(area, g.actions) - LOOK
    elif option == TO_UNLOCK:
        gain = visit.gather(area, g.actions) + SPARED_CHIP
    else:
        gain = FREE
    return gain


def rate_track(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate the animals of a stack that was looked through; giving up leaves the actions for gathering."""
    visit = Visits(g, seat, prices, there=True)
    area = g.where[g.hero]
    return [
        visit.gather(area, g.actions) if option == PASS else visit.hunt(area, TO_HUNT.target(option), g.actions)
        for option in options
    ]


def rate_hunt(g: Wasteland, seat: int, options: list[int], step: Hunt, prices: Prices) -> list[float]:
    """Rate how a hunt is paid for: weapons first, then bullets as far as the actions they save gather more."""
    visit = Visits(g, seat, prices, there=True)
    area = g.where[g.hero]
    rates: list[float] = []
    for option in options:
        if option not in TO_SHOOT:
            rates.append(FREE)
            continue
        bullets = TO_SHOOT.target(option)
        left = g.actions - (step.needed - bullets)
        visit.goods[AMMO] -= bullets
        rates.append(visit.gain(YIELD[area], visit.harvest(area, left)))
        visit.goods[AMMO] += bullets
    return rates
