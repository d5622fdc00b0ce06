"""The judgement of Outlive: every option is rated by what the seat knows, and by nothing else.

Most options are rated by doing them in a copy, without going on to what follows, and pricing the shelter then. What
draws on hidden things or begins something longer (searching, drawing, moving, hunting, resolving) is priced on average.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.steps import PASS
from ostoja.engine.valuing import chances
from ostoja.games.outlive.draft import Draft, Stations
from ostoja.games.outlive.heuristics_moves import (
    SEARCH,
    first_room_wish,
    gather_worth,
    leader_wish,
    meat_of,
    move_worth,
    room_wish,
)
from ostoja.games.outlive.heuristics_worth import EXPOSED, days_to_come, token_price, worth
from ostoja.games.outlive.hunting import TO_TRACK, Track, toughness
from ostoja.games.outlive.movement import Move
from ostoja.games.outlive.resolving import Cost, Resolving, deal_of
from ostoja.games.outlive.state import UNBUILT
from ostoja.games.outlive.words import (
    CLOUD,
    DAM,
    DRAW1_REPAIR1,
    DRAW2,
    GLACIATION,
    GOODS,
    MEAT,
    MICROCHIP,
    RATS,
    SEARCH2,
    SLOTS,
    TO_ACTIVATE,
    TO_BUILD,
    TO_DISCARD,
    TO_FILL,
    TO_HUNT,
    TO_KEEP,
    TO_LEAD,
    TO_OPEN,
    TO_PEEK,
    TO_SEARCH,
    TO_SETTLE,
    TO_STATION,
    TO_WAIT,
    WOOD,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision, State
    from ostoja.games.outlive.state import Wasteland

# Survival points, estimated by hand as in heuristics_worth.
LOOK: Final = 0.05  # looking costs nothing and may help
LOOK_FIRST: Final = 100.0  # before a hero moves: what was seen says where to
DRAWN_TILE: Final = 0.35
RELIEF: Final = 0.3  # an event that strikes every day, for every day it will not strike any more
HARMFUL: Final = (1 << CLOUD) | (1 << RATS) | (1 << GLACIATION)
WEARY: Final = 0.3  # an action spent on hunting
NOTHING_LEFT: Final = -1.0  # staying out of the day
NOT_NOW: Final = -1.0  # building or filling a room that will not be full
SPARED: Final = 0.45  # a material of an event that the event room pays
SPENT_FOOD: Final = 0.9  # a food of any kind that an event takes
STATION: Final = 0.01  # only so that equal areas are taken in their order
SOON: Final = 2  # days in which people come for an empty room


class OutliveHeuristics(Heuristics):
    """The judgement of Outlive."""

    def rate(self, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
        """Rate every option of the open question."""
        g = cast("Wasteland", world)
        step = g.agenda[-1]
        if options[0] == TO_WAIT:
            return [LOOK if option != TO_WAIT else 0.0 for option in options]
        if isinstance(step, (Draft, Stations)):
            return [rate_draft(option) for option in options]
        if isinstance(step, Move):
            return [rate_move(g, seat, option) for option in options]
        if isinstance(step, Resolving):
            return [rate_resolving(g, seat, option) for option in options]
        if isinstance(step, Track):
            return [rate_hunt(g, seat, option) if option != PASS else 0.0 for option in options]
        return [rate_choice(g, seat, option) for option in options]

    def value(self, world: State) -> list[float]:
        """Return everybody's chance of winning, by the worth of the shelters."""
        g = cast("Wasteland", world)
        return chances([0.15 * worth(g, seat) for seat in range(g.seats)])


def rate_draft(option: int) -> float:
    """Rate a choice of the draft."""
    if option in TO_KEEP:
        return room_wish(TO_KEEP.target(option))
    if option in TO_BUILD:
        return first_room_wish(TO_BUILD.target(option))
    if option in TO_SETTLE:
        return float(TO_SETTLE.target(option))
    if option in TO_LEAD:
        return leader_wish(TO_LEAD.target(option))
    _, area = TO_STATION.parts(option)
    return STATION * area


def rate_move(g: Wasteland, seat: int, option: int) -> float:
    """Rate a hero's move; looking through a stack comes first, staying out last."""
    if option == PASS:
        return NOTHING_LEFT
    if option in TO_PEEK:
        return LOOK_FIRST
    return move_worth(g, seat, option)


def rate_resolving(g: Wasteland, seat: int, option: int) -> float:
    """Rate an event by its points and the relief it brings, less the tokens it costs."""
    if option == PASS:
        return 0.0
    event, spared = deal_of(option)
    cost = Cost(g, event, spared)
    price = 0.0
    for kind in range(GOODS):
        if cost.named[kind]:
            price -= token_price(g, seat, kind, -min(cost.named[kind], g.goods[seat * GOODS + kind]))
    materials = sum(cost.named[WOOD : MICROCHIP + 1])
    if materials > cost.materials:
        price -= SPARED * (materials - cost.materials)
    price += SPENT_FOOD * cost.any_food
    relief = RELIEF * days_to_come(g) if HARMFUL >> event & 1 else 0.0
    return g.data.event_points[event] + relief - price


def rate_hunt(g: Wasteland, seat: int, option: int) -> float:
    """Rate an animal by its meat, less the actions and ammunition it takes."""
    animal = TO_HUNT.target(option)
    return token_price(g, seat, MEAT, meat_of(g, seat, animal)) - WEARY * toughness(g, seat, animal)


def rate_choice(g: Wasteland, seat: int, option: int) -> float:
    """Rate any other option: by an average where it draws on hidden things, else by its immediate result."""
    if option in TO_DISCARD:
        return -rate_token(g, seat, TO_DISCARD.target(option))
    hope = prospect(g, seat, option)
    return worth(g, seat) + hope if hope else after(g, seat, option)


def prospect(g: Wasteland, seat: int, option: int) -> float:
    """Return what an option promises that draws on hidden things or begins something longer; 0 for all others."""
    gain = 0.0
    if option == TO_SEARCH:
        gain = SEARCH
    elif option in TO_PEEK or option == TO_TRACK:
        gain = LOOK
    elif option in TO_HUNT:
        gain = rate_hunt(g, seat, option) + LOOK
    elif option == TO_OPEN:
        gain = gather_worth(g, seat, DAM, g.actions) or -LOOK
    elif option in TO_ACTIVATE:
        kind = kind_of(TO_ACTIVATE.target(option))
        if kind in {DRAW2, DRAW1_REPAIR1, SEARCH2}:
            gain = (SEARCH if kind == SEARCH2 else DRAWN_TILE) * g.data.room_amount[kind]
    return gain


def rate_token(g: Wasteland, seat: int, token: int) -> float:
    """Rate a search token that can be seen."""
    gain = EXPOSED * g.data.token_radiation[token]
    for kind in range(GOODS):
        count = g.data.token_goods[token][kind]
        if count:
            gain += token_price(g, seat, kind, count)
    return gain


def after(g: Wasteland, seat: int, option: int) -> float:
    """Return what the shelter is worth right after a choice, before anything follows from it."""
    if option in TO_FILL:
        return after_filling(g, seat, TO_FILL.target(option))
    if option in TO_BUILD and not worth_building(g, seat, TO_BUILD.target(option)):
        return worth(g, seat) + NOT_NOW
    twin = g.copy()
    cast("Decision[Any]", twin.agenda[-1]).decide(twin, seat, option)
    return worth(twin, seat)


def after_filling(g: Wasteland, seat: int, tile: int) -> float:
    """Return what the shelter is worth with the room full; half full it would cost its whole upkeep for nothing."""
    twin = g.copy()
    place = seat * SLOTS + g.slot_of(seat, tile)
    needed = g.data.places[kind_of(tile)] - g.people[place]
    if needed > g.airlock[seat]:
        return worth(g, seat) + NOT_NOW
    twin.airlock[seat] -= needed
    twin.people[place] += needed
    twin.restaff(seat)
    return worth(twin, seat)


def worth_building(g: Wasteland, seat: int, tile: int) -> bool:
    """Tell whether there will be people for a room: at once, or on a later night."""
    waiting = 0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if g.people[place] != UNBUILT:
            waiting += max(0, g.data.places[kind_of(g.rooms[place])] - g.people[place])
    places = g.data.places[kind_of(tile)]
    return g.airlock[seat] >= places + waiting or (days_to_come(g) >= SOON and not waiting)
