"""Judgement: what the tokens of a shelter are worth: what they feed, recruit, build and resolve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.outlive.feeding import hunger, thirst
from ostoja.games.outlive.night import NIGHT, Night
from ostoja.games.outlive.state import NOBODY
from ostoja.games.outlive.words import (
    AMMO,
    CANS,
    CLAN,
    CLOUD,
    GLACIATION,
    GOODS,
    MEAT,
    METAL,
    MICROCHIP,
    RATS,
    WATER,
    WOOD,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.state import Wasteland

A_ROOM: Final = 3  # materials
ENOUGH_OF_A_KIND: Final = 2
ENOUGH_BULLETS: Final = 3
NEXT_BEST: Final = 0.5  # share of the hope for a second event: the first may take its tokens
TIE_BREAK: Final = 0.02  # what a token counts that will only break a tie
HARMFUL: Final = (1 << CLOUD) | (1 << RATS) | (1 << GLACIATION) | (1 << CLAN)

# How many phases of the Night have begun when it is too late for something.
RESOLVED: Final = NIGHT.index(Night.feed) + 1
FED: Final = NIGHT.index(Night.starve) + 1
SAFE: Final = NIGHT.index(Night.radiation) + 1
RECRUITED: Final = NIGHT.index(Night.build) + 1
BUILT_UP: Final = NIGHT.index(Night.repair) + 1
REPAIRED: Final = NIGHT.index(Night.clean_up) + 1


def night_phase(g: Wasteland) -> int:
    """Count the phases of the Night that have begun; 0 by day."""
    for step in g.agenda:
        if isinstance(step, Night):
            return step.at
    return 0


def days_to_come(g: Wasteland) -> int:
    """Count the days after this one."""
    return g.data.rounds - g.round


class Needs:
    """What a shelter needs tokens for, worked out once for all the options that change nothing but tokens."""

    __slots__ = ("days", "events", "free", "g", "hunger", "phase", "prices", "recruit", "reserve", "thirst")

    def __init__(self, g: Wasteland, seat: int, prices: Prices, phase: int) -> None:
        self.g = g
        self.prices = prices
        self.phase = phase
        self.days = g.data.rounds - g.round
        self.hunger = 0
        self.thirst = 0
        self.reserve = g.reserve(seat)
        self.free = 0
        if phase < FED:
            self.hunger = hunger(g, seat)
            self.thirst = thirst(g, seat)
        if phase < RECRUITED:
            self.free = max(0, g.data.airlock - g.airlock[seat])
        self.recruit = prices.recruit + prices.recruit_day * self.days if self.days else prices.recruit_last
        self.events: list[int] = []
        if self.days or phase < RESOLVED:
            self.events = [g.events[slot] for slot in range(g.revealed) if g.takers[slot] == NOBODY]

    def worth(self, goods: list[int]) -> float:
        """Return what so many tokens of each kind are worth."""
        points = self.food(goods) + self.materials(goods) + self.ammunition(goods[AMMO])
        return points + self.hopes(goods) if self.events else points

    def food(self, goods: list[int]) -> float:
        """Return what food is worth: first it feeds, then it recruits, then what keeps is kept; meat does not."""
        prices = self.prices
        meat = goods[MEAT]
        cans = goods[CANS]
        water = goods[WATER] + self.reserve
        left = meat + cans + water
        drunk = min(self.thirst, water)
        eaten = min(self.hunger, left - drunk)
        left -= drunk + eaten
        recruits = min(left, self.free)
        left -= recruits
        left = min(left, left - max(0, meat - eaten - recruits))
        kept = min(left, cans)
        full = min(left - kept, self.g.data.water_stored)
        points = prices.hungry * (drunk + eaten) + self.recruit * recruits
        if self.days:
            return points + prices.kept_can * kept + prices.kept_water * full
        return points + TIE_BREAK * (kept + full)

    def materials(self, goods: list[int]) -> float:
        """Return what materials are worth: by threes, as rooms and repairs cost; a mixed store a little more."""
        prices = self.prices
        if not self.days and self.phase >= REPAIRED:
            return 0.0
        count = goods[WOOD] + goods[METAL] + goods[MICROCHIP]
        points = prices.first_materials * min(count, A_ROOM)
        if count > A_ROOM:
            points += prices.second_materials * min(count - A_ROOM, A_ROOM)
        if count > 2 * A_ROOM:
            points += prices.third_materials * min(count - 2 * A_ROOM, A_ROOM)
        if count > 3 * A_ROOM:
            points += prices.spare_material * (count - 3 * A_ROOM)
        for kind in range(WOOD, MICROCHIP + 1):
            points += prices.variety * min(ENOUGH_OF_A_KIND, goods[kind])
        return points if self.days else points * prices.last_materials

    def ammunition(self, bullets: int) -> float:
        """Return what ammunition is worth: it hunts, defends and resolves."""
        prices = self.prices
        useful = min(bullets, ENOUGH_BULLETS)
        points = prices.bullet * useful + prices.spare_bullet * (bullets - useful)
        return points if self.days else points * prices.last_bullet

    def hopes(self, goods: list[int]) -> float:
        """Return what tokens are worth because they could resolve events, the best one above all."""
        prices = self.prices
        data = self.g.data
        best = 0.0
        total = 0.0
        for event in self.events:
            cost = data.event_cost[event]
            missing = 0
            for kind in range(GOODS):
                if cost[kind] > goods[kind]:
                    missing += cost[kind] - goods[kind]
            if data.event_food[event]:
                food = goods[MEAT] + goods[WATER] + goods[CANS] - cost[MEAT] - cost[WATER] - cost[CANS]
                missing += max(0, data.event_food[event] - max(0, food))
            if missing > 2:
                continue
            share = prices.in_hand if missing == 0 else (prices.nearly if missing == 1 else prices.halfway)
            hope = share * data.event_points[event]
            total += hope
            best = max(best, hope)
        hopes = best + NEXT_BEST * (total - best)
        return hopes if self.phase < RESOLVED else hopes * prices.later

    def without(self, goods: list[int], kind: int, count: int) -> float:
        """Return what is left of the worth when some tokens of a kind go; they stay in the list."""
        goods[kind] -= count
        points = self.worth(goods)
        goods[kind] += count
        return points

    def with_more(self, goods: list[int], kind: int, count: int) -> float:
        """Return the worth with some more tokens of a kind."""
        return self.without(goods, kind, -count)

    def give_least(self, goods: list[int], first: int, last: int, count: int) -> float:
        """Take the least valuable tokens of some kinds out of a list, one by one, and return what is left of it."""
        points = self.worth(goods)
        for _ in range(count):
            cheapest = NOBODY
            for kind in range(first, last + 1):
                if goods[kind]:
                    rest = self.without(goods, kind, 1)
                    if cheapest == NOBODY or rest > points:
                        cheapest = kind
                        points = rest
            if cheapest == NOBODY:
                break
            goods[cheapest] -= 1
        return points


def goods_of(g: Wasteland, seat: int) -> list[int]:
    """Return a list of a seat's tokens that may be changed."""
    return g.goods[seat * GOODS : seat * GOODS + GOODS]
