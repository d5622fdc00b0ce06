"""Judgement of the Human player: on to the goal, together, killing only what is in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.exploration import is_countdown_over
from ostoja.games.claustrophobia.heuristics_map import (
    HIT_CHANCE,
    Outlook,
    carries,
    free_lines,
    importance,
)
from ostoja.games.claustrophobia.leaving import movement_left, why_held
from ostoja.games.claustrophobia.maze import FAR, STEP, distances, tile_at, tile_beyond
from ostoja.games.claustrophobia.state import BIG_FIGURES, DEMON_SIDE, HUMAN_SIDE, TROGLODYTE_SIDE, warriors_in
from ostoja.games.claustrophobia.values import attack_combat, defence, is_exhausted, movement
from ostoja.games.claustrophobia.words import (
    ALL_TROGLODYTES,
    BRUTES,
    DIRECTIONS,
    FIRST_DEMON,
    FIRST_FIGURE,
    FIRST_TROGLODYTE,
    FLOODED,
    HEROES,
    HUNGRY,
    REDEEMER,
    VALUES,
)

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

STEP_WORTH: Final = 2.0
KILL_WORTH: Final = 1.5
HURT_WORTH: Final = 1.2
AIM_WORTH: Final = 3.0
EVERYBODY: Final = 10.0  # nobody is left out, however far away
ALONE: Final = 1.0  # rather wait than explore without a friend near
DODGE_BELOW: Final = 2  # lines that a hit would leave, so few that a Dodge is worth it
WIN: Final = 100.0


def attack_worth(g: Maze, hero: int, target: int, tile: int, extra: int = 0) -> float:
    """Return what an attack is worth: expected kills, and freedom to go on."""
    dice = attack_combat(g, hero) + extra
    if target == ALL_TROGLODYTES:
        swarm = (g.here[tile] & TROGLODYTE_SIDE).bit_count()
        hits = dice * HIT_CHANCE[defence(g, FIRST_TROGLODYTE)]
        worth = KILL_WORTH * min(swarm, hits)
        return worth + (1.0 if tile == g.at[hero] and why_held(g, hero) else 0.0)
    figure = FIRST_DEMON + target - FIRST_FIGURE
    hits = dice * HIT_CHANCE[defence(g, figure)] * (2 if g.data.hungry >> tile & 1 else 1)
    kind = g.kind_of(figure)
    s = g.scenario()
    left = g.data.demon_health[kind] - g.wounds[figure - FIRST_DEMON]
    wanted = s.summoned == kind or s.possessed >> kind & 1
    worth = min(hits, left) * (AIM_WORTH if wanted else HURT_WORTH)
    return worth + (2.0 if hits >= left else 0.0)


def best_attack(g: Maze, hero: int, tile: int) -> float:
    """Return the worth of the best attack on a tile."""
    best = 0.0
    if g.here[tile] & TROGLODYTE_SIDE:
        best = attack_worth(g, hero, ALL_TROGLODYTES, tile)
    for warrior in warriors_in(g.here[tile] & DEMON_SIDE & ~TROGLODYTE_SIDE):
        if not g.is_prostrate(warrior):
            best = max(best, attack_worth(g, hero, warrior - FIRST_DEMON + FIRST_FIGURE, tile))
    return best


def standing_worth(g: Maze, outlook: Outlook, hero: int, tile: int) -> float:
    """Return how good a tile is to stand on: near the goal, near friends, away from claws and traps."""
    worth = STEP_WORTH * outlook.progress(hero, tile)
    foes = outlook.foes_on(tile)
    friends = outlook.heroes_on(tile) - (1 if g.at[hero] == tile else 0)
    worth -= 0.8 * max(0, foes - friends) * (1.0 if free_lines(g, hero) > 2 else 1.6)
    if foes and hero in BRUTES and friends:
        worth += 0.6
    near = outlook.friends_near(hero, tile)
    worth += 0.35 * min(2, near)
    if foes + outlook.threat_to(tile) and not near:
        worth -= 1.2
    kind = g.data.kind[tile]
    if kind in {FLOODED, HUNGRY} and tile != g.at[hero]:
        worth -= 0.8
    if outlook.goals >> tile & 1:
        worth += 1.0
    return worth


def step_worth(g: Maze, outlook: Outlook, hero: int, tile: int) -> float:
    """Return what a step is worth against staying."""
    s = g.scenario()
    if tile == s.escape_tile or (tile == s.treasure_tile and g.treasure == hero):
        return WIN
    worth = standing_worth(g, outlook, hero, tile) - standing_worth(g, outlook, hero, g.at[hero])
    if not g.fought and outlook.goals >> tile & 1 and (s.summons_tile >= 0 or s.possession):
        worth += best_attack(g, hero, tile) - best_attack(g, hero, g.at[hero])
    if s.gathering_tile == tile:
        worth += 2.0
    if hero == REDEEMER and s.possession and not g.fought and not g.panic:
        worth += exorcism_near(g, tile) - exorcism_near(g, g.at[hero])
    return worth


def exorcism_near(g: Maze, tile: int) -> float:
    """Return what it is worth to the Redeemer to stand by a prostrate Possessed, or next to one that is still up."""
    for figure in warriors_in(g.here[tile] & BIG_FIGURES):
        return 20.0 if g.is_prostrate(figure) else -1.0
    for other in warriors_in(g.passages[tile]):
        if g.here[other] & BIG_FIGURES:
            return 2.0
    return 0.0


def explore_worth(g: Maze, outlook: Outlook, hero: int, direction: int) -> float:
    """Return what an exploration is worth: only while the goal is not found, rather not alone or nearly dead."""
    if not outlook.exploring:
        lost = outlook.away[g.at[hero]] == FAR
        return 1.0 if lost else -1.0
    if is_countdown_over(g) and g.scenario().escapes:
        return way_out_worth(g, hero)
    worth = 2.4
    if free_lines(g, hero) <= 2 and len(g.heroes()) > 1:
        worth -= 1.5
    worth += 0.3 * min(2, movement_left(g, hero) - 1)
    near = outlook.friends_near(hero, g.at[hero])
    worth += 0.15 * near
    if len(g.heroes()) > 1 and not near:
        worth -= ALONE
    return worth + 0.1 * (1 if neighbours_beyond(g, g.at[hero], direction) == 0 else 0)


def way_out_worth(g: Maze, hero: int) -> float:
    """Return what it is worth to uncover the way out: much if enough others can follow at once."""
    s = g.scenario()
    missing = s.escapes - g.escaped.bit_count() - 1
    if followers(g, hero) >= missing:
        return WIN / 2
    others = len(g.heroes()) - 1
    return 1.0 if others < missing or g.round > s.round_limit - 3 else -1.5


def followers(g: Maze, hero: int) -> int:
    """Count the heroes who can still come, in this phase, to the tile that a hero is about to explore."""
    away = distances(g, 1 << g.at[hero])
    found = 0
    for other in g.heroes():
        ready = other != hero and not g.activated >> other & 1 and not why_held(g, other)
        if ready and away[g.at[other]] + 1 <= movement(g, other):
            found += 1
    return found


def neighbours_beyond(g: Maze, tile: int, direction: int) -> int:
    """Count the tiles that already lie around the place an opening leads to."""
    spot = g.spots[tile] + STEP[direction]
    return sum(1 for d in range(DIRECTIONS) if tile_at(g, spot + STEP[d]) >= 0) - 1


def shoot_worth(g: Maze, hero: int, foe: int, direction: int) -> float:
    """Return what a shot at the next tile is worth."""
    tile = tile_beyond(g, g.at[hero], direction)
    return attack_worth(g, hero, foe + ALL_TROGLODYTES, tile) + 0.2


def throw_worth(g: Maze, tile: int) -> float:
    """Return what a Grenade is worth: foes hit, friends spared."""
    worth = -1.5
    for warrior in warriors_in(g.here[tile]):
        chance = HIT_CHANCE[defence(g, warrior)]
        if warrior < HEROES:
            worth -= 1.6 * chance * importance(g, warrior)
        elif warrior < FIRST_DEMON:
            worth += KILL_WORTH * chance
        else:
            worth += HURT_WORTH * chance
    return worth


def activation_worth(g: Maze, outlook: Outlook, hero: int) -> float:
    """Return how urgent it is to activate a hero: fighters first, then those in front, the rear-guard last."""
    tile = g.at[hero]
    worth = EVERYBODY + best_attack(g, hero, tile)
    if outlook.away[tile] < FAR:
        worth -= 0.3 * outlook.away[tile]
    worth += 0.2 * movement(g, hero)
    if outlook.foes_on(tile) and hero in BRUTES:
        worth -= 0.8
    if g.scenario().possession and hero == REDEEMER:
        return 0.1  # the others strike the Possessed down first
    if outlook.goals >> tile & 1 and (hero == REDEEMER or carries(g, hero)):
        worth += 5.0
    if outlook.goals and outlook.away[tile] <= movement(g, hero) and g.scenario().escape_tile >= 0:
        worth += 4.0
    return worth


def line_value(g: Maze, hero: int, line: int) -> float:
    """Return what a line is worth for the rest of the game."""
    row = hero * VALUES + line
    data = g.data
    worth = 1.3 * data.line_movement[row] + 0.9 * data.line_combat[row] + 0.7 * data.line_defence[row]
    if hero == REDEEMER:
        for gift in range(len(data.gift_value)):
            if g.gifts >> gift & 1 and data.gift_value[gift] == line:
                worth += 0.8
    return worth


def suffer_worth(g: Maze, hero: int) -> float:
    """Return how well a hero can take a hit."""
    lines = free_lines(g, hero)
    return lines - 2.0 * importance(g, hero) - (4.0 if lines == 1 else 0.0)


def bless_worth(g: Maze, outlook: Outlook, hero: int, boon: int) -> float:
    """Return what Blessed is worth now; it is kept for an Exhausted warrior or a hard fight."""
    worth = -1.0
    if is_exhausted(g, hero):
        worth += 2.0 + importance(g, hero)
    foes = outlook.foes_on(g.at[hero])
    if boon:
        worth += 0.5 * min(3, foes)
    elif outlook.goals and 0 < outlook.away[g.at[hero]] - movement(g, hero) <= 1:
        worth += 1.5 * importance(g, hero)
    elif not foes:
        worth += 0.3
    return worth


def courage_worth(g: Maze, outlook: Outlook, hero: int) -> float:
    """Return what the Courage token is worth on a hero."""
    if defence(g, hero) >= g.data.most_defence:
        return 0.0
    return 0.1 + outlook.threat_to(g.at[hero]) * importance(g, hero) * (1.0 + 1.0 / free_lines(g, hero))


def heal_worth(g: Maze, hero: int, line: int) -> float:
    """Return what healing a line is worth."""
    worth = line_value(g, hero, line) * 0.3 + (2.0 if free_lines(g, hero) <= 2 else 0.5)
    if is_exhausted(g, hero) and g.dice[hero] == line:
        worth += 3.0
    return worth


def potion_worth(g: Maze, line: int) -> float:
    """Return what a potion is worth on the activated hero; it is kept while he is well."""
    return heal_worth(g, g.active, line) - (2.6 if free_lines(g, g.active) > 2 else 1.0)


def hurry_worth(g: Maze, outlook: Outlook) -> float:
    """Return what Second Wind is worth: a step that reaches the goal, or gets an Exhausted one going."""
    hero = g.active
    away = outlook.away[g.at[hero]]
    if away == FAR or why_held(g, hero):
        return -1.0
    missing = away - movement(g, hero)
    if outlook.goals and missing == 1:
        return 2.0 * importance(g, hero)
    return 0.5 if is_exhausted(g, hero) and (g.here[g.at[hero]] & HUMAN_SIDE).bit_count() < 2 else -0.5


def dodge_worth(g: Maze, victim: int) -> float:
    """Return what a Dodge is worth now: it saves a life, or lines of one who has few; else it is kept."""
    cost = 2 if g.data.hungry >> g.at[victim] & 1 else 1
    after = free_lines(g, victim) - g.hits * cost
    if after <= 0:
        return 4.0 if after + cost > 0 else 1.0
    return 1.0 if after <= DODGE_BELOW else 0.3 if cost > 1 else -0.2
