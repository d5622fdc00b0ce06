"""Judgement: what to take in the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.outlive.draft import Draft, choose, undraft
from ostoja.games.outlive.words import (
    BASIC,
    CITY_OF,
    ROOMS,
    SHIP,
    TO_BUILD,
    TO_KEEP,
    TO_LEAD,
    TO_SETTLE,
    TO_STATION,
    WILD_OF,
    kind_of,
)

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.games.outlive.data import Data
    from ostoja.games.outlive.heuristics_prices import Prices
    from ostoja.games.outlive.state import Wasteland

OWN_MIND: Final = 4  # one of so many choices of somebody else is none that one would expect
FED_FOR: Final = 0.5  # a unit of upkeep in one night
HOUSED: Final = 0.25  # a survivor who lives in a room from the beginning
SECOND_COPY: Final = 0.3  # less for a second room of a kind
CENTRAL: Final = 0.1  # a strong hero near the ship, the cities and the hunting grounds


def rate_draft(data: Data, option: int, prices: Prices) -> float:
    """Rate a choice of the draft."""
    if option in TO_KEEP:
        tile = TO_KEEP.target(option)
        return room_wish(data, kind_of(tile), prices) - (SECOND_COPY if tile >= ROOMS else 0.0)
    if option in TO_BUILD:
        return first_room_wish(data, kind_of(TO_BUILD.target(option)), prices)
    if option in TO_SETTLE:
        return float(TO_SETTLE.target(option))
    if option in TO_LEAD:
        return prices.leaders[TO_LEAD.target(option)]
    hero, area = TO_STATION.parts(option)
    return station_wish(hero, area)


def room_wish(data: Data, kind: int, prices: Prices) -> float:
    """Rate a room: what it does in a round, the people it houses, and what they eat."""
    return prices.rooms[kind] + HOUSED * data.places[kind] - FED_FOR * data.upkeep[kind]


def first_room_wish(data: Data, kind: int, prices: Prices) -> float:
    """Rate the room to begin with; it serves in all rounds."""
    return room_wish(data, kind, prices) + (HOUSED if kind < BASIC else 0.0)


def station_wish(hero: int, area: int) -> float:
    """Rate where a hero starts: the strong ones should not stand where they would like to go."""
    if area == SHIP:
        return -CENTRAL * hero
    if CITY_OF[area] >= 0:
        return CENTRAL
    return 0.0 if WILD_OF[area] >= 0 else 0.5 * CENTRAL


def draft_by_judgement(g: Wasteland, seat: int, prices: Prices, rng: Rng) -> None:
    """Let a seat begin its draft again and make as many choices as before, mostly those that the judgement likes."""
    count = g.drafted[seat]
    undraft(g, seat)
    draft = Draft()
    for _ in range(count):
        options = draft.options(g, seat)
        if rng.below(OWN_MIND):
            ratings = [rate_draft(g.data, option, prices) for option in options]
            choose(g, seat, options[ratings.index(max(ratings))])
        else:
            choose(g, seat, rng.pick(options))
