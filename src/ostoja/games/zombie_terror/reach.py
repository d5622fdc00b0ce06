"""How far a zombie reaches: the fields on which it could bite in one ordinary activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.state import FREE, kind_of
from ostoja.kit.grid import WAYS

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def bite_fields(g: Town, zombie: int) -> list[int]:
    """ZT-ACT-03 to -06, ZT-BITE-05  List the fields a zombie could come to face in one activation."""
    kind = kind_of(g.board[zombie])
    found: set[int] = set()
    seen: set[int] = set()
    edge = [(zombie, g.board[zombie] & 3, g.data.zombie_ap[kind], g.data.zombie_turns[kind])]
    step = g.ground.grid.step
    while edge:
        field, facing, ap, turns = edge.pop()
        key = ((field * 4 + facing) * 16 + ap) * 16 + turns
        if key in seen:
            continue
        seen.add(key)
        front = step[field * WAYS + facing]
        if front not in g.ground.grid.walls and front != g.ground.grid.nowhere:
            found.add(front)
        if ap:
            if g.board[front] == FREE and not g.rulings.no_zombie[front]:
                edge.append((front, facing, ap - 1, turns))
            if turns:
                edge.append((field, (facing + 1) % 4, ap - 1, turns - 1))
                edge.append((field, (facing + 3) % 4, ap - 1, turns - 1))
    return sorted(found)
