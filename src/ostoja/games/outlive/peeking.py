"""Chapter: looking through a search stack, with the room that allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.words import CITIES, PEEK, TO_PEEK

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland


def peeks(g: Wasteland, seat: int) -> list[int]:
    """OUT-ROOM-peek  Offer both stacks, at the owner's turn before and after moving."""
    if g.ready(seat, PEEK) < 0:
        return []
    return [TO_PEEK + CITIES[city] for city in range(2) if g.search[city]]


def peek(g: Wasteland, seat: int, option: int) -> None:
    """OUT-ROOM-peek  Look through a stack in secret; the order stays, and the seat knows it until the next Dawn."""
    city = CITIES.index(option - TO_PEEK)
    g.spend(seat, g.ready(seat, PEEK))
    g.peeked[city] |= 1 << seat
    for place in range(len(g.search[city])):
        g.show(1 << seat, "saw-token", seat, CITIES[city], place, g.search[city][-1 - place])
    g.tell_rest(1 << seat, "peeked", seat, CITIES[city])
