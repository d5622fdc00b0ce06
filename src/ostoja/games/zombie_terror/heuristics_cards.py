"""Judgement of the human cards: what playing, taking or blocking one is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.heuristics_danger import worth
from ostoja.games.zombie_terror.heuristics_plans import NOISE
from ostoja.games.zombie_terror.human_cards import free_manholes, own_humans
from ostoja.games.zombie_terror.words import (
    ADRENALINE,
    COURAGE,
    FIRST_AID,
    HUMANS,
    REGROUP,
    SEWERS,
    TO_ADRENALINE,
    TO_BLOCK,
    TO_COURAGE,
    TO_FIRST_AID,
    TO_REGROUP,
    TO_SEWERS,
    TO_SILENCE,
    TO_TAKE,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.heuristics_plans import Plans
    from ostoja.games.zombie_terror.state import Town

TOKEN: Final = 3.5  # what the support token is worth at the end


def rate_card(g: Town, plans: Plans, option: int) -> float:
    """Rate a card by what it changes at once."""
    if option in TO_SILENCE:
        return NOISE * (g.data.silence if (g.noise & ~g.quiet).bit_count() > 1 else 0.5) + 0.01 * (
            g.noise >> TO_SILENCE.target(option) & 1
        )
    if option in TO_ADRENALINE:
        human = TO_ADRENALINE.target(option)
        return plans.within(human, g.where[human], g.ap[human] + g.data.adrenaline) - max(0.0, plans.best(human)) - 0.6
    if option in TO_SEWERS:
        human = TO_SEWERS.target(option)
        return max(plans.within(human, field, 0) for field in free_manholes(g)) - plans.best(human)
    if option in TO_REGROUP:
        human, other = TO_REGROUP.parts(option)
        return rate_swap(g, plans, human, other)
    if option in TO_FIRST_AID:
        return 0.9 + 0.15 * worth(g, TO_FIRST_AID.target(option))
    human, way = TO_COURAGE.parts(option)
    return plans.kill(g.next_to(g.where[human], way))


def rate_swap(g: Town, plans: Plans, human: int, other: int) -> float:
    """ZT-CARD-REGROUP  Two humans exchange fields, and may walk on as far as they have AP."""
    gained = plans.within(human, g.where[other], g.ap[human]) - plans.best(human)
    lost = plans.within(other, g.where[human], g.ap[other]) - plans.best(other)
    return gained + plans.side(other) * lost


def rate_support(g: Town, plans: Plans, card: int) -> float:
    """ZT-S4-SUP-05  The token is a star at the end: it must buy a life, or the victory and leave stars enough."""
    best = 0.0
    for human in own_humans(g, plans.seat):
        wins = g.saved_stars(plans.seat) - 1 + g.stars(human) > g.terror
        if card == ADRENALINE and wins:
            best = max(best, rate_card(g, plans, TO_ADRENALINE.at(human)))
        elif card == REGROUP and wins:
            best = max(best, best_swap(g, plans, human))
        elif card == COURAGE:
            best = max(best, best_kill(g, plans, human))
    return best - TOKEN


def best_swap(g: Town, plans: Plans, human: int) -> float:
    """Return what the best exchange of a human's field is worth."""
    others = [other for other in range(HUMANS) if other != human and g.is_living(other)]
    return max([rate_swap(g, plans, human, other) for other in others], default=0.0)


def best_kill(g: Town, plans: Plans, human: int) -> float:
    """Return what the best hit next to a human is worth."""
    beside = [g.next_to(g.where[human], way) for way in range(DIRECTIONS)]
    return max([plans.kill(field) for field in beside if g.is_zombie(field)], default=0.0)


# ---------------------------------------------------------------- which cards to take, and which to keep from others


def card_worths(g: Town, seat: int) -> list[float]:
    """ZT-S4-CRD-02  Return what each card could do for a seat's humans where they stand."""
    to_car = g.ground.to_car
    found = [4.0, 0.5, 5.0, 0.3, 3.0, 1.5]  # in the order of the cards, whatever the position
    lids = [to_car[field] for field in g.ground.manholes if g.is_free(field)]
    for human in own_humans(g, seat):
        here = g.where[human]
        far = to_car[here] - g.data.ap[human]
        if g.health[human]:
            found[FIRST_AID] += 2.0 + 0.3 * worth(g, human)
        if 0 < far <= g.data.adrenaline:
            found[ADRENALINE] += 6.0  # it makes all the difference
        if here in g.ground.manholes and lids:
            found[SEWERS] += 0.4 * max(0, far - min(lids))
    found[REGROUP] += 4.0 if someone_close(g, seat) else 0.0
    return found


def someone_close(g: Town, seat: int) -> bool:
    """ZT-CARD-REGROUP  Tell whether a rival stands so near the car that to take its place is to win."""
    for human in range(HUMANS):
        rival = not g.teams[seat] >> human & 1
        if rival and g.is_living(human) and g.ground.to_car[g.where[human]] <= g.data.ap[human]:
            return True
    return False


def rate_cards(g: Town, seat: int, options: list[int]) -> list[float]:
    """ZT-S4-CRD-02  Take what serves the own people best where they stand."""
    worths = card_worths(g, seat)
    return [worths[TO_TAKE.target(option)] for option in options]


def rate_blocks(g: Town, options: list[int]) -> list[float]:
    """ZT-S4-BLK-01  Keep from the humans what would serve either of them best."""
    ratings = [0.0] * len(options)
    for seat in range(g.seats):
        if seat != g.zombie_seat:
            worths = card_worths(g, seat)
            for place, option in enumerate(options):
                ratings[place] += worths[TO_BLOCK.target(option)]
    return ratings
