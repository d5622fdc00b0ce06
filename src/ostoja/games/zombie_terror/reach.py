"""How far pieces reach: where a zombie could bite in one ordinary activation, where a character could walk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.human_actions import ways_of
from ostoja.games.zombie_terror.state import BODY, FREE, UNDEAD, WALL, kind_of
from ostoja.games.zombie_terror.words import CHILD

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def spread(g: Town, field: int, facing: int, ap: int, turns: int, found: list[int]) -> None:
    """ZT-ACT-03  Note the fields a zombie could come to face from here; a field may be noted more than once.

    ZT-ACT-04, ZT-ACT-05, ZT-ACT-06
    """
    front = g.ground.grid.step[field * WAYS + facing]
    code = g.board[front]
    if code != WALL:
        found.append(front)
    if ap:
        if code == FREE and not g.rulings.no_zombie[front]:
            spread(g, front, facing, ap - 1, turns, found)
        if turns:
            spread(g, field, facing + 1 & 3, ap - 1, turns - 1, found)
            spread(g, field, facing + 3 & 3, ap - 1, turns - 1, found)


def bite_fields(g: Town, zombie: int) -> list[int]:
    """ZT-BITE-05, ZT-WND-04  List the fields on which a zombie could bite in one activation, as the board stands.

    Where another zombie stands somebody may come to stand: it can be pushed or hit. The doomed are bitten no more.
    """
    board = g.board
    found: list[int] = []
    kind = kind_of(board[zombie])
    spread(g, zombie, board[zombie] & 3, g.data.zombie_ap[kind], g.data.zombie_turns[kind], found)
    return sorted({field for field in found if not BODY <= board[field] < UNDEAD})


def walk_fields(g: Town, character: int) -> list[int]:
    """ZT-MOV-01  List the fields to which a character could walk with the AP it has left.

    ZT-MOV-02, ZT-MOV-03, ZT-MOV-04, ZT-CHI-01, ZT-CHI-02
    """
    step = g.ground.grid.step
    seen = {(g.where[character], ways_of(g, character))}
    edge = seen
    for _ in range(g.ap[character]):
        further: set[tuple[int, int]] = set()
        for field, ways in edge:
            for way in range(ways):
                target = step[field * WAYS + way]
                left = DIRECTIONS if character == CHILD and way >= DIRECTIONS else ways
                if g.board[target] == FREE and (target, left) not in seen:
                    further.add((target, left))
        seen = seen | further
        edge = further
    return sorted({field for field, _ in seen} - {g.where[character]})
