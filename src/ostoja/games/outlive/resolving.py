"""Chapter: Night, step 1: resolving events for points."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.engine.seats import clockwise
from ostoja.engine.steps import InTurn
from ostoja.games.outlive.bills import ANY_FOOD
from ostoja.games.outlive.payment import (
    FOR_EVENT,
    Toll,
    coverage,
    draw_reserve,
    owe,
    pay_named,
)
from ostoja.games.outlive.state import NOBODY, Wasteland
from ostoja.games.outlive.words import (
    AMMO,
    CANS,
    CLASSES,
    EVENT2,
    FOODS,
    GOODS,
    MEAT,
    MICROCHIP,
    NOTHING_SPARED,
    SPARED_AMMO,
    SPARED_FOOD,
    SPARED_MATERIALS,
    TO_BARGAIN,
    TO_RESOLVE,
    WATER,
    WOOD,
)


class Cost:
    """OUT-RES-04, OUT-RES-07  What an event costs: named food and ammunition, any food, and materials, some spared."""

    __slots__ = ("any_food", "caps", "materials", "named")

    def __init__(self, g: Wasteland, event: int, spared: int) -> None:
        self.named = list(g.data.event_cost[event])
        self.any_food = g.data.event_food[event]
        self.caps = g.data.event_bill[event]
        self.materials = sum(self.named[WOOD : MICROCHIP + 1])
        if spared == SPARED_MATERIALS:
            self.materials = max(0, self.materials - g.data.room_amount[EVENT2])
        elif spared == SPARED_AMMO:
            self.named[AMMO] = max(0, self.named[AMMO] - g.data.room_amount[EVENT2])
        elif spared == SPARED_FOOD:
            self.spare_food(g.data.spared_food)

    def spare_food(self, count: int) -> None:
        """OUT-RES-07  Food of any kind is spared first, then a named kind, which is food as well."""
        spared = min(count, self.any_food)
        self.any_food -= spared
        for kind in FOODS:
            count -= spared
            spared = min(count, self.named[kind])
            self.named[kind] -= spared

    def is_covered(self, g: Wasteland, seat: int) -> bool:
        """OUT-RES-04, OUT-FEED-09  Tell whether a seat can pay; reserve water counts as water and as food."""
        base = seat * GOODS
        goods = g.goods
        reserve = g.reserve(seat)
        named_food = 0
        for kind in (MEAT, WATER, CANS, AMMO):
            held = goods[base + kind] + (reserve if kind == WATER else 0)
            if held < self.named[kind]:
                return False
            if kind != AMMO:
                named_food += self.named[kind]
        if g.stock(seat, MEAT, CANS) + reserve - named_food < self.any_food:
            return False
        return coverage(g, seat, self.caps) >= self.materials


def spares(g: Wasteland, event: int, spared: int) -> bool:
    """OUT-RES-07, OUT-ROOM-event2  Tell whether the event room can spare anything of that class in a cost."""
    cost = g.data.event_cost[event]
    if spared == SPARED_MATERIALS:
        return sum(cost[WOOD : MICROCHIP + 1]) > 0
    if spared == SPARED_FOOD:
        return g.data.event_food[event] + sum(cost[MEAT : CANS + 1]) > 0
    return g.rulings.event2_ammo and cost[AMMO] > 0


def resolvable(g: Wasteland, seat: int) -> list[int]:
    """OUT-RES-02  List the revealed events a seat can pay for, plainly or with the event room.

    OUT-RES-06, OUT-RES-07, OUT-EVT-20, OUT-ROOM-event2
    """
    options: list[int] = []
    bargains = g.is_ready(seat, EVENT2)
    for slot in range(g.revealed):
        if g.takers[slot] == NOBODY:
            event = g.events[slot]
            if Cost(g, event, NOTHING_SPARED).is_covered(g, seat):
                options.append(TO_RESOLVE.at(event))
            if bargains:
                options += [
                    TO_BARGAIN.at(event, spared)
                    for spared in range(CLASSES)
                    if spares(g, event, spared) and Cost(g, event, spared).is_covered(g, seat)
                ]
    return options


def deal_of(option: int) -> tuple[int, int]:
    """OUT-RES-07  Return the event that is resolved, and what of its cost the event room spares."""
    if option in TO_BARGAIN:
        return TO_BARGAIN.parts(option)
    return TO_RESOLVE.target(option), NOTHING_SPARED


class Resolving(InTurn[Wasteland]):
    """OUT-RES-01, OUT-RES-02, OUT-RES-03  In turn order each player resolves as many events as wished, then passes."""

    __slots__ = ()

    def copy(self) -> Resolving:
        """Return a step that has got as far."""
        twin = Resolving()
        self.copy_turns(twin)
        return twin

    def deciders(self, g: Wasteland) -> int:
        """Ask the next seat that could resolve something."""
        for seat in clockwise(self.left, self.first):
            if resolvable(g, seat):
                return 1 << seat
        return 0

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """Offer every event the seat can pay for."""
        return resolvable(g, seat)

    def play(self, g: Wasteland, seat: int, option: int) -> Next:
        """OUT-RES-02  Resolve it; under the option one_event_per_turn that ends the turn."""
        if g.rulings.one_event_per_turn:
            self.end_turn(seat)
        event, spared = deal_of(option)
        return Resolution(seat, event, spared)

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask which event to resolve."""
        return ("ask-resolve", -1, -1)

    def rule(self) -> str:
        """Cite the rule on resolving."""
        return "OUT-RES-02"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Name the rule that forbids an event."""
        if option not in TO_RESOLVE and option not in TO_BARGAIN:
            return "OUT-RES-06"
        event, _ = deal_of(option)
        return "OUT-RES-04" if g.raging >> event & 1 else "OUT-RES-06"


class Resolution(Procedure[Wasteland]):
    """OUT-RES-04, OUT-RES-05, OUT-RES-07  One event is paid for and taken."""

    __slots__ = ("event", "seat", "spared")

    def __init__(self, seat: int = 0, event: int = 0, spared: int = NOTHING_SPARED) -> None:
        super().__init__()
        self.seat = seat
        self.event = event
        self.spared = spared

    def copy(self) -> Resolution:
        """Return a payment that has got as far."""
        twin = Resolution(self.seat, self.event, self.spared)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the payment."""
        return RESOLUTION

    def pay_named(self, g: Wasteland) -> Next:
        """OUT-RES-04, OUT-RES-07  Named food and ammunition have no choice; of the materials some may be spared."""
        cost = Cost(g, self.event, self.spared)
        if self.spared != NOTHING_SPARED:
            g.use_room(self.seat, EVENT2)
        named = tuple(cost.named)
        pay_named(g, self.seat, named, MEAT, CANS)
        pay_named(g, self.seat, named, AMMO, AMMO)
        owe(g, self.seat, cost.materials, cost.caps)
        return Toll(FOR_EVENT)

    def pay_food(self, g: Wasteland) -> Next:
        """OUT-RES-04, OUT-FEED-09  Food of any kind, reserve water first."""
        count = Cost(g, self.event, self.spared).any_food
        while count and draw_reserve(g, self.seat):
            count -= 1
        owe(g, self.seat, count, ANY_FOOD)
        return Toll(FOR_EVENT)

    def take(self, g: Wasteland) -> Next:
        """OUT-RES-05, OUT-EVT-04  The card goes to the resolver and does nothing any more."""
        g.takers[g.events.index(self.event)] = self.seat
        g.raging &= ~(1 << self.event)
        g.tell("resolved", self.seat, self.event)
        return None


RESOLUTION: Final[Phases] = (Resolution.pay_named, Resolution.pay_food, Resolution.take)
