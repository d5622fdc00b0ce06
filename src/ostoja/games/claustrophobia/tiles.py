"""Chapter: special tiles. What happens when a warrior enters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.cards import draw_advantage
from ostoja.games.claustrophobia.ending import check_end
from ostoja.games.claustrophobia.scenario import FINDS_ADVANTAGE, FINDS_TREASURE
from ostoja.games.claustrophobia.state import DEMON_SIDE, ENDED, NOBODY, Maze
from ostoja.games.claustrophobia.words import HEROES
from ostoja.games.claustrophobia.wounds import Wounds, remove_hero

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next

# CLA-TIL-11: what the die of a booby trap means
STOPS: Final = 4
TROGLODYTE: Final = 5
BOOBY_WOUNDS: Final = {2: 1, 3: 1, 6: 2}


def enter(g: Maze, warrior: int, tile: int) -> Next:
    """CLA-TIL-01  Place the warrior; tile effects happen at once, traps react to Human warriors only.

    CLA-TIL-08, CLA-TIL-21
    """
    g.put(warrior, tile)
    g.tell("entered", warrior, tile)
    if g.data.flooded >> tile & 1 and warrior == g.active:
        g.moved = ENDED
    return enter_as_human(g, warrior, tile) if warrior < HEROES else None


def enter_as_human(g: Maze, hero: int, tile: int) -> Next:
    """CLA-TIL-02  Escapes, Stashes, Mechanisms and booby traps, each at its first Human visitor.

    CLA-TIL-11, CLA-TIL-13, CLA-TIL-21
    """
    visitors = g.visited[tile]
    g.visited[tile] |= 1 << hero
    scenario = g.scenario()
    if tile == scenario.escape_tile:
        escape(g, hero)
        return None
    check_end(g)
    if g.over:
        return None
    data = g.data
    if data.booby >> tile & 1:
        seen = visitors >> hero & 1 if g.rulings.booby_per_warrior else visitors
        return None if seen else spring_trap(g, hero, tile)
    if visitors:
        return None
    if data.mechanisms >> tile & 1:
        g.bonus_dice += data.mechanism_dice
        g.tell("mechanism", tile)
    elif data.stashes >> tile & 1:
        search_stash(g, hero, tile)
    return None


def spring_trap(g: Maze, hero: int, tile: int) -> Next:
    """CLA-TIL-11  1 nothing; 2-3 one wound; 4 his movement ends; 5 a free Troglodyte; 6 two wounds.

    CLA-TIL-12, CLA-TAL-06
    """
    die = g.roll()
    g.tell("booby-trap", hero, tile, die)
    if die == STOPS:
        g.moved = ENDED
    elif die == TROGLODYTE:
        place_troglodyte(g, tile)
    return Wounds(g.human, hero, BOOBY_WOUNDS.get(die, 0))


def place_troglodyte(g: Maze, tile: int) -> None:
    """CLA-SND-12, CLA-TIL-12  A free Troglodyte needs a figure and room, otherwise nothing happens."""
    warrior = g.free_troglodyte()
    if warrior != NOBODY and g.has_room(tile, DEMON_SIDE):
        g.put(warrior, tile)
        g.tell("came-free", warrior, tile)


def escape(g: Maze, hero: int) -> None:
    """CLA-SC1-08  He has escaped and is removed at once."""
    remove_hero(g, hero)
    g.escaped |= 1 << hero
    g.tell("escaped", hero)
    check_end(g)


def search_stash(g: Maze, hero: int, tile: int) -> None:
    """CLA-SC1-07, CLA-SC6-02, CLA-ADV-01  What the first Human warrior finds is said by the scenario."""
    scenario = g.scenario()
    if scenario.stash == FINDS_ADVANTAGE:
        g.tell("stash", hero, tile)
        draw_advantage(g)
    elif scenario.stash == FINDS_TREASURE and g.treasures:
        token = g.treasures.pop()
        if token:
            g.treasure = hero
            g.reveal("treasure", hero, tile)
            check_end(g)
        else:
            g.reveal("false-treasure", hero, tile)
            g.gain_threat(scenario.false_threat)
