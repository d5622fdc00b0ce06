"""Judgement of the Demon player: bank, strike in bursts, finish the weak, hold the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.heuristics_map import (
    FRANTIC_CHANCE,
    HIT_CHANCE,
    Outlook,
    free_lines,
    importance,
    prey,
)
from ostoja.games.claustrophobia.maze import FAR
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, TROGLODYTE_SIDE, warriors_in
from ostoja.games.claustrophobia.values import attack_combat, combat, defence, movement, talents
from ostoja.games.claustrophobia.words import (
    BODYGUARD,
    FIRST_DEMON,
    FRANTIC,
    IMPRESSIVE,
    REDEEMER,
    SPEED,
)

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

BURST: Final = 4  # threat points to keep back for a place by the prey
FULL_SWARM: Final = 9  # Troglodytes in play beyond which the others had better wait
DEMON_WORTH: Final = 4.0
CROWDED: Final = 3.0


def strike_worth(g: Maze, warrior: int, hero: int) -> float:
    """Return the expected harm of an attack on a hero."""
    chances = FRANTIC_CHANCE if talents(g, warrior) & FRANTIC else HIT_CHANCE
    hits = attack_combat(g, warrior) * chances[defence(g, hero)]
    tile = g.at[hero]
    if g.data.hungry >> tile & 1:
        hits *= 2
    worth = hits * prey(g, hero)
    if hits and free_lines(g, hero) == 1:
        worth += 2.0 * importance(g, hero)
    return worth * (0.75 if has_guard(g, hero) else 1.0)


def has_guard(g: Maze, hero: int) -> bool:
    """Tell whether a Bodyguard stands by a hero."""
    for other in warriors_in(g.here[g.at[hero]] & HUMAN_SIDE & ~(1 << hero)):
        if talents(g, other) & BODYGUARD:
            return True
    return False


def best_strike(g: Maze, warrior: int, tile: int) -> float:
    """Return the harm of the best attack on a tile."""
    return max((strike_worth(g, warrior, hero) for hero in warriors_in(g.here[tile] & HUMAN_SIDE)), default=0.0)


def blocks(outlook: Outlook, tile: int) -> float:
    """Return what it is worth to stand in the Humans' way on a tile: one more than they are holds them."""
    heroes = outlook.heroes_on(tile)
    if not heroes:
        return 0.0
    foes = outlook.foes_on(tile)
    return 0.8 if foes <= heroes else 0.2


def step_worth(g: Maze, outlook: Outlook, warrior: int, tile: int) -> float:
    """Return what a step is worth against staying: to the prey, never away from it."""
    here = g.at[warrior]
    if g.here[here] & HUMAN_SIDE:
        if g.fought or not g.here[tile] & HUMAN_SIDE:
            return -1.0
        return 0.7 * (best_strike(g, warrior, tile) - best_strike(g, warrior, here)) - 0.6
    if g.here[tile] & HUMAN_SIDE:
        return 1.0 + best_strike(g, warrior, tile) + blocks(outlook, tile)
    seal = g.scenario().seal_tile
    if g.seals and tile == seal:
        return 3.0
    gain = outlook.to_heroes[here] - outlook.to_heroes[tile]
    return 0.6 * gain if gain > 0 else -0.3


def activation_worth(g: Maze, outlook: Outlook, warrior: int) -> float:
    """Return how urgent it is to activate a warrior: those in contact strike first, the big ones before the small."""
    tile = g.at[warrior]
    worth = 1.0 + best_strike(g, warrior, tile)
    away = outlook.to_heroes[tile]
    if 0 < away <= movement(g, warrior):
        worth += 1.0
    if away < FAR:
        worth -= 0.1 * away
    return worth + (0.5 if warrior >= FIRST_DEMON else 0.0)


def slots_in_reach(g: Maze, outlook: Outlook, tile: int, steps: int) -> int:
    """Count the places by prey that a warrior arriving on a tile can fill, less those already coming."""
    free = 0
    coming = 0
    for other in warriors_in(outlook.hero_mask):
        away = distance(g, tile, other, steps)
        if away > steps:
            continue
        free += g.data.size[other] - (g.here[other] & DEMON_SIDE).bit_count()
        near = g.here[other]
        for next_door in warriors_in(g.passages[other]):
            if not g.here[next_door] & HUMAN_SIDE:
                near |= g.here[next_door] & DEMON_SIDE
        coming += (near & DEMON_SIDE).bit_count() - (g.here[other] & DEMON_SIDE).bit_count()
    return free - coming


def distance(g: Maze, start: int, end: int, most: int) -> int:
    """Return the steps from one tile to another, up to a limit."""
    if start == end:
        return 0
    level = 1 << start
    for steps in range(1, most + 1):
        reached = 0
        for tile in warriors_in(level):
            reached |= g.passages[tile]
        if reached >> end & 1:
            return steps
        level |= reached
    return FAR


def send_worth(g: Maze, outlook: Outlook, tile: int) -> float:
    """Return what sending a Troglodyte to a tile is worth: it must be able to strike, or to join a burst."""
    steps = g.data.troglodyte_movement + (g.data.speed_movement if g.powers >> SPEED & 1 else 0)
    if slots_in_reach(g, outlook, tile, steps) > 0:
        weakest = max((prey(g, hero) for hero in g.heroes()), default=0.0)
        return 1.0 + 0.2 * weakest + (0.3 if g.here[tile] & HUMAN_SIDE else 0.0)
    swarm = sum((g.here[t] & TROGLODYTE_SIDE).bit_count() for t in g.laid)
    away = outlook.to_heroes[tile]
    if len(g.heroes()) == 1 and away <= 2 + steps:
        return 0.9 - 0.1 * away  # the last hero is surrounded
    if away <= 2 + steps and swarm < FULL_SWARM:
        return 0.5 - 0.1 * away  # the next round it strikes
    return 0.2 - 0.02 * away if g.threat > BURST and swarm < FULL_SWARM and away < FAR else -1.0


def summon_worth(g: Maze, outlook: Outlook, tile: int) -> float:
    """Return what sending the Demon is worth."""
    kind = g.scenario().demon
    steps = g.data.demon_movement[kind]
    away = outlook.to_heroes[tile]
    worth = DEMON_WORTH - 1.0 * max(0, away - steps)
    if g.data.demon_talents[kind] & IMPRESSIVE:
        worth += 0.5
    if slots_in_reach(g, outlook, tile, steps) <= 0:
        worth -= CROWDED  # the Troglodytes have filled every place by the prey
    return worth


def trap_worth(g: Maze, hero: int) -> float:
    """Return what a Trap on a hero is worth."""
    return prey(g, hero) + (3.0 * importance(g, hero) if free_lines(g, hero) == 1 else 0.0)


def dig_worth(outlook: Outlook, tile: int) -> float:
    """Return what the other end of a hole is worth on a tile: among the heroes, or at their backs."""
    away = outlook.to_heroes[tile]
    return outlook.heroes_on(tile) * 1.0 - 0.5 * (away if away < FAR else 10)


def panic_worth(g: Maze, outlook: Outlook) -> float:
    """Return what Panic! is worth against the activated hero."""
    hero = g.active
    tile = g.at[hero]
    s = g.scenario()
    if tile == s.seal_tile and hero == REDEEMER:
        return 3.0
    if tile == s.charge_tile and hero in g.charges:
        return 3.0
    return 0.3 * attack_combat(g, hero) * min(2, outlook.foes_on(tile)) - 0.8


def terror_worth(g: Maze, outlook: Outlook, hero: int) -> float:
    """Return what Terror is worth against a hero."""
    foes = outlook.foes_on(g.at[hero])
    worth = 0.4 * (1 if foes and combat(g, hero) else 0) + (0.9 if movement(g, hero) == 1 and not foes else 0.2)
    return worth * importance(g, hero) - 0.5


def crush_worth(g: Maze, tile: int) -> float:
    """Return what a Rockfall on a tile is worth."""
    return sum(prey(g, hero) for hero in warriors_in(g.here[tile] & HUMAN_SIDE)) / 3 - 0.5


def enrage_worth(g: Maze, outlook: Outlook, warrior: int) -> float:
    """Return what Frenzy, or a Critical Hit, is worth on a warrior: it must reach its prey."""
    away = outlook.to_heroes[g.at[warrior]]
    if away > movement(g, warrior):
        return -1.0
    return 0.3 + 0.4 * combat(g, warrior)
