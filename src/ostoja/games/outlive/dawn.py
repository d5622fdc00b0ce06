"""Chapter: Dawn. The board is filled up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.search import next_tile
from ostoja.games.outlive.state import NOBODY
from ostoja.games.outlive.words import AREAS, BERTHS, CITIES, YIELD

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland


def dawn(g: Wasteland) -> None:
    """OUT-DAWN-01  Pools, ship, algae and cities are filled, Blackwood first; animals are not.

    OUT-DAWN-04, OUT-DAWN-05, OUT-DAWN-07, OUT-DAWN-08, OUT-SET-23
    """
    for area in range(AREAS):
        fill_pool(g, area)
    fill_ship(g)
    g.algae = True
    for city in range(2):
        restock(g, city)
    for city in range(2):
        shuffle_tokens(g, city)


def fill_pool(g: Wasteland, area: int) -> None:
    """OUT-DAWN-01, OUT-DAWN-02, OUT-DAWN-09, OUT-EVT-06  Fill a pool up to its number; what was left over counts."""
    missing = g.data.pool[area] - g.pool[area]
    if g.rulings.finite_supply:
        missing = min(missing, g.supply(YIELD[area]))
    g.pool[area] += missing


def fill_ship(g: Wasteland) -> None:
    """OUT-DAWN-03, OUT-DAWN-09  A survivor waits on every slot of the ship."""
    for berth in range(BERTHS):
        if not g.rulings.finite_supply or people_left(g):
            g.aboard |= 1 << berth
        g.berths[berth] = NOBODY


def people_left(g: Wasteland) -> int:
    """OUT-DAWN-09  Count the survivor tokens in the supply under the option finite_supply."""
    return max(0, g.data.most_people - sum(g.survivors(seat) for seat in range(g.seats)) - g.aboard.bit_count())


def restock(g: Wasteland, city: int) -> None:
    """OUT-DAWN-05, OUT-DAWN-06  Discard the equipment left in a city and show new tiles."""
    g.discards += g.shown[city]
    g.shown[city] = []
    for _ in range(g.data.equipment_shown):
        tile = next_tile(g)
        if tile != NOBODY:
            g.shown[city].append(tile)
            g.reveal("offered", CITIES[city], tile)


def shuffle_tokens(g: Wasteland, city: int) -> None:
    """OUT-DAWN-07  Shuffle a city's search tokens and set some aside face up; nobody knows the order any more.

    OUT-SET-22
    """
    tokens = list(g.data.tokens)
    g.rng.shuffle(tokens)
    for _ in range(g.data.tokens_shown):
        g.reveal("set-aside", CITIES[city], tokens.pop())
    g.search[city] = tokens
    g.peeked[city] = 0
