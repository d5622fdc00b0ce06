"""Chapter: the end and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.words import AMMO, CANS, KINDS, MEAT, SLOTS, WOOD, kind_of

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland


def event_points(g: Wasteland, seat: int) -> int:
    """OUT-END-01, OUT-RES-05  Add up the points on the events a seat has resolved."""
    return sum(g.data.event_points[g.events[slot]] for slot in range(g.revealed) if g.takers[slot] == seat)


def completed(g: Wasteland, seat: int) -> int:
    """OUT-END-02  Count the rooms that are built and full; the airlock is no room."""
    base = seat * SLOTS
    return sum(g.people[place] >= g.data.places[kind_of(g.rooms[place])] for place in range(base, base + SLOTS))


def symbols(g: Wasteland, seat: int) -> int:
    """OUT-END-03  Count the symbols of which both halves are repaired."""
    own = g.repaired[seat]
    if not own:
        return 0
    halves = sum(own >> tile & 1 and own >> g.data.partner[tile] & 1 for tile in range(KINDS))
    return halves // 2


def sheet(g: Wasteland, seat: int) -> list[int]:
    """OUT-END-01  The score by line: events, rooms, gauge, survivors, repaired equipment, symbols.

    OUT-END-02, OUT-END-03
    """
    return [
        event_points(g, seat),
        g.data.room_points[completed(g, seat)],
        g.data.gauge[g.gauge[seat]],
        g.data.survivor_points * g.survivors(seat),
        g.data.equipment_points * g.repaired[seat].bit_count(),
        g.data.symbol_points * symbols(g, seat),
    ]


def scores(g: Wasteland) -> list[int]:
    """OUT-END-01  Add up every seat's lines."""
    return [sum(sheet(g, seat)) for seat in range(g.seats)]


def winners(g: Wasteland) -> list[int]:
    """OUT-END-04  Most points; then more food; then more materials and ammunition; else shared.

    OUT-END-05, OUT-END-06, OUT-END-07
    """
    points = scores(g)
    standing = [(points[seat], g.stock(seat, MEAT, CANS), g.stock(seat, WOOD, AMMO)) for seat in range(g.seats)]
    best = max(standing)
    return [seat for seat in range(g.seats) if standing[seat] == best]
