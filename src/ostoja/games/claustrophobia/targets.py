"""Chapter: combat, its declaration. Whom a warrior may attack, here or from afar."""

from __future__ import annotations

from ostoja.games.claustrophobia.maze import tile_beyond
from ostoja.games.claustrophobia.state import BIG_FIGURES, HUMAN_SIDE, TROGLODYTE_SIDE, Maze, warriors_in
from ostoja.games.claustrophobia.values import attack_combat, bears
from ostoja.games.claustrophobia.words import (
    ALL_TROGLODYTES,
    BLUNDERBUSS,
    DIRECTIONS,
    FIRST_DEMON,
    FIRST_FIGURE,
    FIRST_TROGLODYTE,
    HEROES,
    MIGHTY,
    TO_ATTACK,
    TO_SHOOT,
)


def targets_on(g: Maze, attacker: int, tile: int) -> list[int]:
    """CLA-CBT-01, CLA-SC5-02  List the targets on a tile: single warriors, all Troglodytes as one."""
    if attacker >= HEROES:
        return warriors_in(g.here[tile] & HUMAN_SIDE)
    found = [ALL_TROGLODYTES] if g.here[tile] & TROGLODYTE_SIDE else []
    figures = warriors_in(g.here[tile] & BIG_FIGURES)
    return found + [figure - FIRST_DEMON + FIRST_FIGURE for figure in figures if not g.is_prostrate(figure)]


def fights(g: Maze, warrior: int) -> list[int]:
    """CLA-CBT-01  List the attacks a warrior may declare.

    CLA-CBT-04, CLA-RNG-01, CLA-RNG-02, CLA-RNG-05, CLA-ADVC-MIGHTY
    """
    if g.fought or g.panic:
        return []
    if attack_combat(g, warrior, might_in_hand(g)) < 1:
        return []
    found = TO_ATTACK.each(targets_on(g, warrior, g.at[warrior]))
    if warrior < HEROES and bears(g, warrior, BLUNDERBUSS):
        for direction in range(DIRECTIONS):
            tile = tile_beyond(g, g.at[warrior], direction)
            if tile >= 0:
                targets = targets_on(g, warrior, tile)
                found += [TO_SHOOT.at(target - ALL_TROGLODYTES, direction) for target in targets]
    return found


def might_in_hand(g: Maze) -> int:
    """CLA-ADVC-MIGHTY  Return what all Mighty Blows of the Human player would add to an attack."""
    return (g.advantages & g.data.advantages_of[MIGHTY]).bit_count() * g.data.mighty_combat


def why_not_attack(g: Maze, warrior: int, option: int) -> str:
    """Name the rule that forbids an attack."""
    if g.panic:
        return "CLA-EVTC-PANIC"
    if g.fought:
        return "CLA-HAC-03"
    if attack_combat(g, warrior) < 1:
        return "CLA-CBT-04"
    if option in TO_SHOOT and warrior < HEROES and bears(g, warrior, BLUNDERBUSS):
        return "CLA-RNG-01"
    return "CLA-CBT-01"


def victim_of(target: int) -> int:
    """Return the warrior whose DEF counts: the target, or any Troglodyte of the tile."""
    if target < HEROES:
        return target
    if target == ALL_TROGLODYTES:
        return FIRST_TROGLODYTE
    return FIRST_DEMON + target - FIRST_FIGURE
