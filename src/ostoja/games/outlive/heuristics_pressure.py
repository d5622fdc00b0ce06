"""Judgement: pressing others, defending, and which tokens change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.games.outlive.heuristics_goods import Needs, goods_of, night_phase
from ostoja.games.outlive.pressure import TO_WEAR
from ostoja.games.outlive.words import (
    AMMO,
    HEROES,
    MEAT,
    MICROCHIP,
    PRESS_CHOICE,
    TO_SHIELD,
    TO_SHOOT,
    VEST,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.pressure import Tribute
    from ostoja.games.outlive.state import Wasteland

SPENT: Final = 0.05  # a protection that works once a day


def rate_defence(g: Wasteland, seat: int, options: list[int], prices: Prices) -> list[float]:
    """Rate every defence by what is left: bullets spent, the tokens that still change hands, the robber's gain."""
    needs = Needs(g, seat, prices, night_phase(g))
    robs = g.is_working(g.hero // HEROES, PRESS_CHOICE)
    rates: list[float] = []
    for option in options:
        goods = goods_of(g, seat)
        pressure = g.pressure
        rate = 0.0
        if option == TO_SHIELD:
            pressure = 0
            rate -= SPENT
        elif option == TO_WEAR:
            pressure = max(0, pressure - g.data.equipment_amount[VEST])
            rate -= SPENT
        elif option != PASS:
            bullets = TO_SHOOT.target(option)
            goods[AMMO] -= bullets
            pressure -= bullets
        taken = min(pressure, sum(goods[MEAT : MICROCHIP + 1]))
        rate += give_most(needs, goods, taken) if robs else needs.give_least(goods, MEAT, MICROCHIP, taken)
        rates.append(rate - prices.envy * prices.loot * taken)
    return rates


def give_most(needs: Needs, goods: list[int], count: int) -> float:
    """Let the robber take what hurts most, one by one, and return what is left."""
    points = needs.worth(goods)
    for _ in range(count):
        dearest = MEAT
        least = points + 1.0
        for kind in range(MEAT, MICROCHIP + 1):
            if goods[kind]:
                rest = needs.without(goods, kind, 1)
                if rest < least:
                    dearest = kind
                    least = rest
        goods[dearest] -= 1
        points = least
    return points


def rate_tribute(g: Wasteland, step: Tribute, options: list[int], prices: Prices) -> list[float]:
    """Rate a token that changes hands by what it is worth to whoever picks it, and to the other."""
    phase = night_phase(g)
    attacker = Needs(g, step.attacker, prices, phase)
    victim = Needs(g, step.victim, prices, phase)
    gains = goods_of(g, step.attacker)
    losses = goods_of(g, step.victim)
    robs = step.seat == step.attacker
    rates: list[float] = []
    for option in options:
        kind = step.verb().target(option)
        gain = attacker.with_more(gains, kind, 1) - attacker.worth(gains)
        loss = victim.worth(losses) - victim.without(losses, kind, 1)
        rates.append(gain + prices.envy * loss if robs else -loss - prices.envy * gain)
    return rates
