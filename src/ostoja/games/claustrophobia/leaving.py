"""Chapters: the Blocking Rule and the Tunnel Size Rule. Who may leave a tile, who may enter one, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.masks import count_of
from ostoja.games.claustrophobia.state import DEMON_SIDE, ENDED, HUMAN_SIDE
from ostoja.games.claustrophobia.values import movement, talents, talents_among
from ostoja.games.claustrophobia.words import ELUSIVE, FIRST_DEMON, HEROES, IMPRESSIVE

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze


def side_of(warrior: int) -> int:
    """Return the side of a warrior, as bits of warriors."""
    return HUMAN_SIDE if warrior < HEROES else DEMON_SIDE


def why_held(g: Maze, warrior: int) -> str:
    """CLA-BLK-01  Name the rule that holds a warrior, if one does.

    CLA-BLK-02, CLA-BLK-04, CLA-EXH-08, CLA-TAL-08, CLA-TAL-09, CLA-TAL-11, CLA-TAL-12, CLA-TAL-17, CLA-TAL-18
    """
    here = g.here[g.at[warrior]]
    side = side_of(warrior)
    enemies = here & ~side
    if not enemies:
        return ""
    allies = here & side
    ours = talents_among(g, allies)
    theirs = talents_among(g, enemies)
    lapse = (ours & ELUSIVE and theirs & IMPRESSIVE) or (theirs & ELUSIVE and ours & IMPRESSIVE)
    if not lapse:
        if theirs & IMPRESSIVE:
            return "CLA-TAL-09"
        if talents(g, warrior) & ELUSIVE:
            return ""
    return "" if count_of(allies) >= count_of(enemies) else "CLA-BLK-01"


def why_not_enter(g: Maze, warrior: int, tile: int) -> str:
    """CLA-MOV-04, CLA-MOV-06, CLA-TIL-07, CLA-SC5-04  Name the rule that keeps a warrior out of a tile, if one does."""
    if not g.has_room(tile, side_of(warrior)):
        return "CLA-MOV-04"
    if warrior >= FIRST_DEMON and not may_haunt(g, warrior, tile):
        return "CLA-SC5-04"
    return ""


def may_haunt(g: Maze, figure: int, tile: int) -> bool:
    """CLA-SC5-04  A Possessed steps only onto the Stash where it appeared and onto tiles joined to it by a passage."""
    scenario = g.scenario()
    if not scenario.possessed >> g.kinds[figure - FIRST_DEMON] & 1:
        return True
    home = home_of(g, figure)
    return tile == home or g.passages[home] >> tile & 1 != 0


def home_of(g: Maze, figure: int) -> int:
    """CLA-SC5-01  Return the tile where a Possessed appeared: its figure stands for it, in the order they came."""
    haunted = g.scenario().possession
    number = figure - FIRST_DEMON
    for tile in g.laid:
        if haunted >> tile & 1:
            if number == 0:
                return tile
            number -= 1
    return g.at[figure]


def movement_left(g: Maze, warrior: int) -> int:
    """CLA-MOV-01, CLA-MOV-02, CLA-TIL-09, CLA-TIL-10  Return the MVT still to be used in this activation."""
    if g.moved == ENDED:
        return 0
    return movement(g, warrior) - g.steps


def why_not_step(g: Maze, warrior: int, tile: int) -> str:
    """CLA-MOV-02, CLA-MOV-03  Name the rule that forbids the active warrior a step onto a tile, if one does."""
    if not g.passages[g.at[warrior]] >> tile & 1:
        return "CLA-MOV-03"
    if movement_left(g, warrior) < 1:
        return "CLA-MOV-01"
    return why_held(g, warrior) or why_not_enter(g, warrior, tile)


def hole_ways(g: Maze, tile: int) -> int:
    """CLA-TIL-17, CLA-TIL-20  Return the tiles a hole leads to: from Hole tiles to tokens and back, as bits."""
    tokens = 0
    for other in g.holes:
        tokens |= 1 << other
    ways = 0
    if g.data.hole_tiles >> tile & 1:
        ways |= tokens
    if tokens >> tile & 1:
        for other in g.laid:
            if g.data.hole_tiles >> other & 1:
                ways |= 1 << other
    return ways & ~(1 << tile)
