"""Chapter: the dog Russel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.human_actions import add_moves, may_act, take_turn, zombie_beside
from ostoja.games.zombie_terror.state import IDLE, Town
from ostoja.games.zombie_terror.words import DOG, NOWHERE, TO_HOLD

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next


def dog_actions(g: Town, seat: int) -> list[int]:
    """ZT-S4-DOG-01  List the dog's moves in all eight ways and the zombies it may block.

    Only the second human player has it; it pushes nobody, and after a block it is done.

    ZT-S4-DOG-05, ZT-S4-DOG-06, ZT-S4-DOG-07, ZT-S4-DOG-16
    """
    found: list[int] = []
    if seat == g.second() and g.is_living(DOG) and not g.used >> DOG & 1 and may_act(g, DOG):
        if g.ap[DOG]:
            add_moves(g, DOG, found)
        beside = [way for way in range(DIRECTIONS) if zombie_beside(g, g.where[DOG], way) != NOWHERE]
        found += TO_HOLD.each(beside)
    return found


def hold(g: Town, way: int) -> Next:
    """ZT-S4-DOG-07  The dog blocks an adjacent zombie, whatever it faces; then the dog is done.

    ZT-S4-DOG-08, ZT-S4-DOG-14, ZT-S4-DOG-15
    """
    field = g.next_to(g.where[DOG], way)
    g.board[field] |= IDLE
    g.used |= 1 << DOG
    take_turn(g, DOG)
    g.tell("held", field)
    return None
