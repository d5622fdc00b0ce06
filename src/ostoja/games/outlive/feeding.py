"""Chapter: Night, step 2: feeding the survivors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.bills import ANY_FOOD
from ostoja.games.outlive.payment import draw_reserve, owe
from ostoja.games.outlive.words import CANS, GOODS, MEAT, SLOTS, WATER, kind_of

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland


def thirst(g: Wasteland, seat: int) -> int:
    """OUT-FEED-02, OUT-FEED-03  Every row of the airlock with a survivor costs 1 water; rows fill from the first on."""
    left = g.airlock[seat]
    rows = 0
    for places in g.data.rows:
        if left > 0:
            rows += 1
            left -= places
    return rows


def room_upkeep(g: Wasteland, place: int) -> int:
    """OUT-FEED-01, OUT-FEED-08  A room with at least one survivor costs its whole upkeep, an empty one nothing."""
    return g.data.upkeep[kind_of(g.rooms[place])] if g.people[place] > 0 else 0


def hunger(g: Wasteland, seat: int) -> int:
    """OUT-FEED-01  Add up the upkeep of all rooms of a shelter."""
    due = 0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        due += room_upkeep(g, place)
    return due


def unpaid(g: Wasteland, seat: int) -> int:
    """OUT-FEED-04  Count the units that food at hand, reserve water included, cannot pay."""
    water = g.goods[seat * GOODS + WATER] + g.reserve(seat)
    rows = thirst(g, seat)
    rooms = hunger(g, seat)
    for_rows = min(rows, water)
    for_rooms = min(rooms, g.stock(seat, MEAT, CANS) + g.reserve(seat) - for_rows)
    return rows - for_rows + rooms - for_rooms


def feed(g: Wasteland, seat: int) -> None:
    """OUT-FEED-01  Work out what is due, pay the airlock's water, and put the rest before the owner.

    OUT-FEED-02, OUT-FEED-03, OUT-FEED-04, OUT-FEED-05, OUT-FEED-06, OUT-FEED-09
    """
    rows = thirst(g, seat)
    rooms = hunger(g, seat)
    hungry = unpaid(g, seat)
    if rows or rooms:
        g.tell("due", seat, rooms, rows, hungry)
    g.losses[seat] += hungry
    water = seat * GOODS + WATER
    for _ in range(rows):
        if not draw_reserve(g, seat) and g.goods[water]:
            g.goods[water] -= 1
            g.tell("paid", seat, WATER)
    while rooms and draw_reserve(g, seat):
        rooms -= 1
    owe(g, seat, min(rooms, g.stock(seat, MEAT, CANS)), ANY_FOOD)
