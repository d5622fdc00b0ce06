"""Chapter: search tokens and equipment tiles, as far as drawing them goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.state import AGAIN, NOBODY
from ostoja.games.outlive.words import CITIES, CUPBOARD, CUPBOARD_ROOM, GOODS, METAL, WOOD

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland


def grant(g: Wasteland, seat: int, token: int) -> None:
    """OUT-CITY-05  A search token gives what it shows, from the supply; tablets make the gauge better at once."""
    goods = g.data.token_goods[token]
    for kind in range(GOODS):
        g.gain(seat, kind, goods[kind])
    g.improve(seat, g.data.token_radiation[token])  # OUT-SRCH-tablets


def draw_token(g: Wasteland, seat: int, city: int) -> None:
    """OUT-CITY-03  Turn the top token over; a city's first empty cupboard gives the room's owner something.

    OUT-CITY-11, OUT-SRCH-cupboard, OUT-ROOM-cupboard
    """
    token = g.search[city].pop()
    g.reveal("searched", seat, CITIES[city], token)
    grant(g, seat, token)
    if token == CUPBOARD and g.is_ready(seat, CUPBOARD_ROOM, city * AGAIN):
        g.use_room(seat, CUPBOARD_ROOM, city * AGAIN)
        g.gain(seat, WOOD, g.data.room_amount[CUPBOARD_ROOM])
        g.gain(seat, METAL, g.data.room_amount[CUPBOARD_ROOM])


def next_tile(g: Wasteland) -> int:
    """OUT-DAWN-06  Draw an equipment tile; an empty stack is made anew from the discards. None left: nobody."""
    if not g.stack:
        g.stack = g.discards
        g.discards = []
        g.rng.shuffle(g.stack)
    return g.stack.pop() if g.stack else NOBODY


def draw_tile(g: Wasteland, seat: int) -> None:
    """OUT-CITY-07  Draw a broken tile; an owned kind is discarded and drawn again, if there is a new one.

    OUT-CITY-08, OUT-CITY-09
    """
    owned = g.broken[seat] | g.repaired[seat]
    if not any(not owned >> tile & 1 for tile in g.stack) and not any(not owned >> tile & 1 for tile in g.discards):
        g.tell("no-tile", seat)
        return
    tile = next_tile(g)
    while owned >> tile & 1:
        g.reveal("tile-again", seat, tile)
        g.discards.append(tile)
        tile = next_tile(g)
    g.broken[seat] |= 1 << tile
    g.reveal("tile", seat, tile)
