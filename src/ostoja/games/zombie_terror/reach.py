"""How far a zombie reaches: the fields on which it could bite in one ordinary activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.state import FREE, WALL, kind_of
from ostoja.kit.grid import WAYS

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def spread(g: Town, field: int, facing: int, ap: int, turns: int, found: list[int]) -> None:
    """ZT-ACT-03 to -06  Note the fields a zombie could come to face from here; a field may be noted more than once."""
    front = g.ground.grid.step[field * WAYS + facing]
    code = g.board[front]
    if code == WALL:
        if not ap:
            return
    else:
        found.append(front)
    if ap:
        if code == FREE and not g.rulings.no_zombie[front]:
            spread(g, front, facing, ap - 1, turns, found)
        if turns:
            spread(g, field, facing + 1 & 3, ap - 1, turns - 1, found)
            spread(g, field, facing + 3 & 3, ap - 1, turns - 1, found)


def bite_fields(g: Town, zombie: int) -> list[int]:
    """ZT-BITE-05  List the fields on which a zombie could bite in one activation, as the board stands."""
    found: list[int] = []
    kind = kind_of(g.board[zombie])
    spread(g, zombie, g.board[zombie] & 3, g.data.zombie_ap[kind], g.data.zombie_turns[kind], found)
    return sorted(set(found))
