"""Judgement: what a hero can get out of a visit to an area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.outlive.actions import MORE
from ostoja.games.outlive.arrival import ARRIVALS
from ostoja.games.outlive.heuristics_goods import Needs, goods_of, night_phase
from ostoja.games.outlive.hunting import WEAPONS, toughness
from ostoja.games.outlive.movement import moorings, parts
from ostoja.games.outlive.state import AGAIN, NOBODY
from ostoja.games.outlive.words import (
    ACCESS_CARD,
    AMMO,
    ANIMALS,
    AREAS,
    BASE,
    BERTHS,
    CANS,
    CITY_OF,
    CUPBOARD,
    DAM,
    GOODS,
    HEROES,
    HUNT1,
    HUNT2,
    MEAT,
    MICROCHIP,
    PLAGUE,
    SEARCH2,
    SHIP,
    SHIP1,
    SHIP2,
    SLOTS,
    SURVIVOR,
    TOKENS,
    WATER,
    WILD_OF,
    YIELD,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.state import Wasteland

ENOUGH_TAKEN: Final = 2  # tiles in one visit
MANY_TILES: Final = 5  # broken ones, after which no more are fetched
MOST_AFRAID: Final = 4  # points of pressure


class Visits:
    """A seat that thinks about where to go: what it needs, worked out once for all areas."""

    __slots__ = ("base", "g", "gathered", "goods", "needs", "opened", "prices", "seat")

    def __init__(self, g: Wasteland, seat: int, prices: Prices, *, there: bool = False) -> None:
        self.g = g
        self.seat = seat
        self.opened = there and g.opened  # the hero that acts has; one that only thinks of going there has not
        self.gathered = there and g.gathered
        self.prices = prices
        self.needs = Needs(g, seat, prices, night_phase(g))
        self.goods = goods_of(g, seat)
        self.base = self.needs.worth(self.goods)

    def gain(self, kind: int, count: int) -> float:
        """Return what some more tokens of a kind are worth, less if the count is negative."""
        return self.needs.with_more(self.goods, kind, count) - self.base

    def move(self, option: int) -> float:
        """Rate a move by what the hero can gain there at once, and by what it risks."""
        g = self.g
        hero, area = parts(option)
        number = self.seat * HEROES + hero
        strength = g.data.strengths[hero]
        gain = self.arrival(area) + self.loot(strength, area) - self.fear(strength, area)
        if area == SHIP:
            gain += self.ship(number)
        elif CITY_OF[area] >= 0:
            gain += self.city(CITY_OF[area], g.vigour(number))
        else:
            gain += self.field(area, g.vigour(number))
        return gain + self.prices.strong_first * strength

    def arrival(self, area: int) -> float:
        """Return what equipment gives on arrival."""
        gain = 0.0
        for tile, kind in ARRIVALS.get(area, ()):
            if self.g.can_use(self.seat, tile):
                if kind != SURVIVOR:
                    gain += self.gain(kind, self.g.data.equipment_amount[tile])
                elif has_place(self.g, self.seat):
                    gain += self.prices.newcomer
        return gain

    def loot(self, strength: int, area: int) -> float:
        """Return what weaker heroes there will have to hand over."""
        g = self.g
        tokens = 0
        for hero in range(g.seats * HEROES):
            if g.where[hero] == area and g.standing >> hero & 1 and hero // HEROES != self.seat:
                points = strength - g.data.strengths[hero % HEROES]
                if points > 0:
                    other = hero // HEROES
                    tokens += max(0, min(points - g.goods[other * GOODS + AMMO], g.stock(other, MEAT, MICROCHIP)))
        return self.prices.loot * tokens

    def fear(self, strength: int, area: int) -> float:
        """Return what stronger heroes who have not moved yet may take here, once this one stands."""
        g = self.g
        threat = -g.goods[self.seat * GOODS + AMMO]
        for hero in range(g.seats * HEROES):
            if not g.standing >> hero & 1 and hero // HEROES != self.seat:
                gap = (g.where[hero] - area) % AREAS
                if gap in (1, 2, AREAS - 2, AREAS - 1):
                    threat += max(0, g.data.strengths[hero % HEROES] - strength)
        return self.prices.afraid * min(threat, MOST_AFRAID) if threat > 0 else 0.0

    def ship(self, hero: int) -> float:
        """Return what a visit to the ship gives: the best slot, and the marker for the first to come."""
        slots = moorings(self.g, hero)
        best = 0.0
        for berth in range(BERTHS):
            if slots >> berth & 1:
                best = max(best, self.mooring(hero, berth))
        return best + (self.prices.marker if self.g.heir == NOBODY else 0.0)

    def mooring(self, hero: int, berth: int) -> float:
        """Return what a slot of the ship gives a hero: cans, and a survivor."""
        g = self.g
        cans = g.data.berth_cans[berth]
        for kind in (SHIP1, SHIP2):
            if g.ready(self.seat, kind) >= 0:
                cans += g.data.room_amount[kind]
        waits = g.aboard >> berth & 1 or g.berths[berth] not in (NOBODY, hero)
        return self.gain(CANS, cans) + (self.prices.newcomer if waits and has_place(g, self.seat) else 0.0)

    def city(self, city: int, actions: int) -> float:
        """Return what a visit to a city gives: tiles and searching, whatever is better, action by action."""
        g = self.g
        wanted = self.tiles(city)
        found = self.finds(city, actions)
        gain = found[actions]
        total = 0.0
        for taken in range(min(len(wanted), actions)):
            total += wanted[taken]
            gain = max(gain, total + found[actions - taken - 1])
        if found[1] > 0.0 and g.ready(self.seat, SEARCH2, city * AGAIN) >= 0:
            gain += self.prices.search * g.data.room_amount[SEARCH2]
        return gain

    def tiles(self, city: int) -> list[float]:
        """List what the tiles on display are worth to take, the best first; more than a few are never repaired."""
        g = self.g
        owned = g.broken[self.seat] | g.repaired[self.seat]
        many = g.broken[self.seat].bit_count()
        prices: list[float] = []
        for tile in g.shown[city]:
            if not owned >> tile & 1 and many < MANY_TILES:
                owned |= 1 << tile
                prices.append(self.tile(tile))
        prices.sort(reverse=True)
        return prices[:ENOUGH_TAKEN]

    def tile(self, tile: int) -> float:
        """Return what a broken tile is worth: what it will do if it is repaired, its symbol, and the chance of that."""
        g = self.g
        prices = self.prices
        data = g.data
        hope = data.equipment_points + prices.works * self.needs.days * prices.tiles[tile]
        if (g.broken[self.seat] | g.repaired[self.seat]) >> data.partner[tile] & 1:
            hope += data.symbol_points
        return prices.taken_tile * hope / (1 + g.broken[self.seat].bit_count())

    def finds(self, city: int, actions: int) -> list[float]:
        """List what searching once, twice … gives: as it was seen, or what is left in the stack on average."""
        g = self.g
        stack = g.search[city]
        known = g.peeked[city] >> self.seat & 1 != 0
        average = 0.0 if known else self.average(stack)
        found = [0.0]
        for number in range(max(1, actions)):
            if number >= len(stack):
                found.append(found[-1])
            elif known:
                found.append(found[-1] + self.token(stack[-1 - number]))
            else:
                found.append(found[-1] + average)
        return found

    def average(self, stack: list[int]) -> float:
        """Return what a token of a stack gives on average: what lies in it is known, but not where."""
        if not stack:
            return 0.0
        counts = [0] * TOKENS
        for token in stack:
            counts[token] += 1
        total = 0.0
        for token in range(TOKENS):
            if counts[token]:
                total += counts[token] * self.token(token)
        return total / len(stack)

    def token(self, token: int) -> float:
        """Return what a search token gives."""
        if token == CUPBOARD:
            return 0.0
        data = self.g.data
        gain = self.prices.step * min(data.token_radiation[token], self.g.gauge[self.seat])
        for kind in range(GOODS):
            if data.token_goods[token][kind]:
                gain += self.gain(kind, data.token_goods[token][kind])
        return gain

    def field(self, area: int, actions: int) -> float:
        """Return the best of gathering and hunting in an area with a pool."""
        gain = self.gather(area, actions)
        if area == BASE and self.g.algae and self.g.gauge[self.seat]:
            gain = max(gain, self.gather(area, actions - 1) + self.prices.step)
        if WILD_OF[area] >= 0:
            herd = self.g.herds[WILD_OF[area]]
            if herd:
                gain = max(gain, self.hunt(area, herd[-1], actions))
        return gain

    def gather(self, area: int, actions: int) -> float:
        """Return what gathering gives, with the equipment that adds to it; water has to be unlocked."""
        g = self.g
        count = self.harvest(area, actions)
        if area != DAM or not count or self.opened:
            return self.gain(YIELD[area], count)
        if g.can_use(self.seat, ACCESS_CARD):
            return self.gain(WATER, count)
        if not self.goods[MICROCHIP]:
            return 0.0
        self.goods[MICROCHIP] -= 1
        gain = self.gain(WATER, count)
        self.goods[MICROCHIP] += 1
        return max(0.0, gain)

    def harvest(self, area: int, actions: int) -> int:
        """Count the tokens that so many actions bring in."""
        g = self.g
        count = min(actions, g.pool[area])
        if (count > 0 or self.gathered) and g.can_use(self.seat, MORE[area]):
            count += g.data.equipment_amount[MORE[area]]
        return max(0, min(count, g.pool[area]))

    def hunt(self, area: int, animal: int, actions: int) -> float:
        """Return what hunting an animal gives, and gathering with the actions that are left; bullets save actions."""
        g = self.g
        needed = toughness(g, self.seat, animal)
        for tile in WEAPONS:
            if g.can_use(self.seat, tile):
                needed -= g.data.equipment_amount[tile]
        bullets = max(0, needed - actions)
        if bullets > self.goods[AMMO]:
            return 0.0
        meat = meat_of(g, self.seat, animal)
        self.goods[AMMO] -= bullets
        self.goods[MEAT] += meat
        gain = self.gain(YIELD[area], self.harvest(area, actions - max(0, needed - bullets)))
        self.goods[AMMO] += bullets
        self.goods[MEAT] -= meat
        return gain


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


def has_place(g: Wasteland, seat: int) -> bool:
    """Tell whether a shelter has a place for one more survivor."""
    if g.airlock[seat] < g.data.airlock:
        return True
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if 0 <= g.people[place] < g.data.places[kind_of(g.rooms[place])]:
            return True
    return False
