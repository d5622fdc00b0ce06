"""How far pieces reach: where a zombie could bite in one ordinary activation, where a character could walk."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.human_actions import ways_of
from ostoja.games.zombie_terror.state import BODY, FREE, LIVING, UNDEAD, WALL, kind_of
from ostoja.games.zombie_terror.words import CHILD, FIELDS, HOUND, NOWHERE

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.data import Board
    from ostoja.games.zombie_terror.state import Town

    Paths = tuple[tuple[int, ...], ...]
    Watched = itemgetter[tuple[int, ...]]


def bite_fields(g: Town, zombie: int) -> list[int]:
    """ZT-BITE-05, ZT-WND-04  List the fields on which a zombie could bite in one activation, as the board stands.

    Where another zombie stands somebody may come to stand: it can be pushed or hit. The doomed are bitten no more.

    ZT-ACT-03, ZT-ACT-04, ZT-ACT-05, ZT-ACT-06
    """
    board = g.board
    found: set[int] = set()
    code = board[zombie]
    path = paths_of(g)[kind_of(code)][zombie * DIRECTIONS + (code & 3)]
    at = 0
    end = len(path)
    while at < end:
        front = path[at]
        code = board[front]
        if code == FREE:
            found.add(front)
            at += 3
        else:
            if code != WALL and not BODY <= code < UNDEAD:
                found.add(front)
            at = path[at + 1]
    return sorted(found)


def walk_fields(g: Town, character: int) -> list[int]:
    """ZT-MOV-01  List the fields to which a character could walk with the AP it has left.

    ZT-MOV-02, ZT-MOV-03, ZT-MOV-04, ZT-CHI-01, ZT-CHI-02
    """
    start = g.where[character]
    ways = ways_of(g, character)
    if character == CHILD and ways == WAYS:
        return sorted(once_diagonally(g, start, g.ap[character]) - {start})
    reached = {start}
    walk(g, [start], g.ap[character], ways, reached)
    return sorted(reached - {start})


def walk(g: Town, edge: list[int], ap: int, ways: int, reached: set[int]) -> None:
    """ZT-MOV-01  Note the fields that are reached by so many steps from some fields."""
    step = g.ground.grid.step
    board = g.board
    for _ in range(ap):
        further: list[int] = []
        for field in edge:
            for target in step[field * WAYS : field * WAYS + ways]:
                if board[target] == FREE and target not in reached:
                    reached.add(target)
                    further.append(target)
        edge = further


def once_diagonally(g: Town, start: int, ap: int) -> set[int]:
    """ZT-CHI-01, ZT-CHI-02  Return where somebody could walk who may take one step of all diagonally."""
    step = g.ground.grid.step
    board = g.board
    straight = {start}
    crossed: set[int] = set()
    edge = [start]
    beyond: list[int] = []
    for _ in range(ap):
        further: list[int] = []
        across: list[int] = []
        for field in beyond:
            for target in step[field * WAYS : field * WAYS + DIRECTIONS]:
                if board[target] == FREE and target not in crossed:
                    crossed.add(target)
                    across.append(target)
        for field in edge:
            for way, target in enumerate(step[field * WAYS : field * WAYS + WAYS]):
                if board[target] != FREE:
                    continue
                if way < DIRECTIONS and target not in straight:
                    straight.add(target)
                    further.append(target)
                elif way >= DIRECTIONS and target not in crossed:
                    crossed.add(target)
                    across.append(target)
        edge, beyond = further, across
    return straight | crossed


@cache
def bite_paths(board: Board, ap: int, turns: int, on_car: bool) -> Paths:  # noqa: FBT001  as ruled
    """ZT-ACT-03  Lay out, for a zombie's every field and facing, what it could come to face, as one walks it through.

    Threes: the field it would face, where to go on if that field is taken (if it is free, the next three follow), and
    the place from which it looks, as field * DIRECTIONS + facing. Worked out once for a board: judgement asks this more
    often than anything else.
    """
    return tuple(
        tuple(_paths(board, field, facing, ap, turns, on_car, 0))
        for field in range(FIELDS)
        for facing in range(DIRECTIONS)
    )


def _paths(
    board: Board,
    field: int,
    facing: int,
    ap: int,
    turns: int,
    on_car: bool,  # noqa: FBT001  as ruled
    start: int,
) -> list[int]:
    """Lay out the threes from one place on, the first of them beginning at the given number."""
    front = board.grid.step[field * WAYS + facing]
    found = [front, 0, field * DIRECTIONS + facing]
    if ap and front != NOWHERE and front not in board.grid.walls and (on_car or not board.is_car[front]):
        found += _paths(board, front, facing, ap - 1, turns, on_car, start + 3)
    found[1] = start + len(found)
    if ap and turns:
        for side in (1, 3):
            found += _paths(board, field, facing + side & 3, ap - 1, turns - 1, on_car, start + len(found))
    return found


class Reach:
    """The layouts that one table needs: for every kind of zombie as it is activated, and for whatever it has left."""

    __slots__ = ("data", "rulings", "usual", "watched")

    def __init__(self, g: Town) -> None:
        self.data = g.data
        self.rulings = g.rulings
        self.usual: list[Paths] = [
            paths_with(g, g.data.zombie_ap[kind], g.data.zombie_turns[kind]) for kind in range(len(g.data.zombie_ap))
        ]
        self.watched: dict[int, Watched] = {}


_last: list[Reach] = []  # the table asked about before: nearly always the same one


def paths_with(g: Town, ap: int, turns: int) -> Paths:
    """Return the layout for a zombie with some AP and quarter turns left at this table."""
    return bite_paths(g.ground, ap, turns, not g.rulings.no_zombie[g.ground.car[0]])


def reach_of(g: Town) -> Reach:
    """Return the layouts of this table."""
    if not _last or _last[0].data is not g.data or _last[0].rulings is not g.rulings:
        _last[:] = [Reach(g)]
    return _last[0]


def paths_of(g: Town) -> list[Paths]:
    """Return the layouts by kind of zombie at this table."""
    return reach_of(g).usual


def watched(g: Town, kind: int, place: int) -> Watched:
    """Return what picks from the board all on which depends what a zombie sees there, and where it could bite."""
    reach = reach_of(g)
    known = reach.watched.get(place * (HOUND + 1) + kind)
    if known is None:
        fields = {*reach.usual[kind][place][::3], *g.ground.sight[place]}
        known = reach.watched[place * (HOUND + 1) + kind] = itemgetter(NOWHERE, *sorted(fields))
    return known


def cover_of(g: Town) -> list[int]:
    """Count for every field the zombies that could bite there, whoever stands on it."""
    cover = [0] * (FIELDS + 1)
    paths = paths_of(g)
    for zombie in g.horde:
        note_cover(g, paths, zombie, cover, 1)
    return cover


def note_cover(g: Town, paths: list[Paths], zombie: int, cover: list[int], change: int) -> None:
    """Note the fields on which a zombie could bite, whoever stands there; it sees past the living, who may move on.

    The zombie dog, which turns as it likes, counts for every way in which it can get at a field.
    """
    board = g.board
    code = board[zombie]
    path = paths[kind_of(code)][zombie * DIRECTIONS + (code & 3)]
    at = 0
    end = len(path)
    while at < end:
        front = path[at]
        cover[front] += change
        at = at + 3 if board[front] <= LIVING else path[at + 1]
