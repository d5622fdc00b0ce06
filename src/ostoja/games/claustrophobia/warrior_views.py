"""What everybody sees of the warriors: values with all bonuses, condition, and where each may go and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.claustrophobia.leaving import movement_left, why_held, why_not_enter
from ostoja.games.claustrophobia.printed import talents_in
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, warriors_in
from ostoja.games.claustrophobia.tile_views import chart_of
from ostoja.games.claustrophobia.values import attack_combat, combat, defence, movement, talents
from ostoja.games.claustrophobia.words import FIRST_DEMON, FIRST_TROGLODYTE, HEROES, LINES, TALENT_NAMES, WARRIORS

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

Ways = dict[tuple[int, str, int], dict[int, str]]  # by tile, what holds there, and the first warrior of the kind

TALENTS_IN: Final = tuple(talents_in(some) for some in range(1 << len(TALENT_NAMES)))
LINES_IN: Final = tuple([line for line in range(1, LINES + 1) if some >> line & 1] for some in range(2 << LINES))


def warriors_view(g: Maze) -> list[dict[str, Any]]:
    """Return all warriors in play; each side is looked at again only if something may have changed for it."""
    chart = chart_of(g)
    common = (g.at[:], g.powers, g.exhausted, g.unguarded, g.frenzied, g.kinds[:], g.wounds[:])
    ways: Ways = {}
    facts = (common, side_facts(g, HUMAN_SIDE), *hero_facts(g))
    heroes = chart.heroes.seen
    if facts != chart.heroes.facts:
        heroes = chart.heroes.keep(facts, [hero_view(g, hero, ways) for hero in range(HEROES) if g.at[hero] >= 0])
    facts = (common, side_facts(g, DEMON_SIDE), g.tough, g.critical)
    fiends = chart.fiends.seen
    if facts != chart.fiends.facts:
        fiends = chart.fiends.keep(facts, fiends_view(g, ways))
    return heroes + fiends


def side_facts(g: Maze, side: int) -> tuple[int, ...]:
    """Return how far a side has got in its phase: who was activated, and what the active one has used up."""
    if g.active >= 0 and side >> g.active & 1:
        return (g.activated & side, g.active, g.steps, g.wind, g.moved)
    return (g.activated & side,)


def hero_facts(g: Maze) -> tuple[object, ...]:
    """Return what may change for a hero alone."""
    return (
        *(g.dice[:], g.cancelled[:], g.objects[:], g.terrified, g.snuffed),
        *(g.courage, g.blessed, g.boon, g.charges[:], g.treasure),
    )


def fiends_view(g: Maze, ways: Ways) -> list[dict[str, Any]]:
    """Return all warriors of the Demon side; the values of Troglodytes that are alike are worked out once."""
    seen: list[dict[str, Any]] = []
    swarm: dict[int, dict[str, Any]] = {}
    for warrior in range(HEROES, WARRIORS):
        tile = g.at[warrior]
        if tile < 0:
            continue
        if warrior >= FIRST_DEMON:
            seen.append(demon_view(g, warrior, ways))
            continue
        likeness = condition(g, warrior)
        like = swarm.get(likeness)
        if like is None:
            like = swarm[likeness] = fiend_view(g, warrior, ways)
        else:
            like = like.copy()
            like["warrior"] = warrior
            if like["tile"] != tile:
                like["tile"] = tile
                held = like["held"] = why_held(g, warrior)
                like["ways"] = ways_of(g, warrior, held, ways)
        seen.append(like)
    return seen


def condition(g: Maze, troglodyte: int) -> int:
    """Return all but the place in which Troglodytes may differ, as bits."""
    if g.active == troglodyte:
        return -1  # like nobody else
    bit = 1 << troglodyte
    if not (g.activated | g.tough | g.frenzied | g.critical) & bit:
        return 0
    marks = (g.activated, g.tough, g.frenzied, g.critical)
    return sum(1 << number for number, mark in enumerate(marks) if mark & bit)


def first_like(warrior: int) -> int:
    """Return the first warrior that is kept out of the same tiles; a Demon may be bound to a place of his own."""
    if warrior >= FIRST_DEMON:
        return warrior
    return FIRST_TROGLODYTE if warrior >= HEROES else 0


def ways_of(g: Maze, warrior: int, held: str, ways: Ways) -> dict[int, str]:
    """Return for every tile beyond a passage which rule keeps a warrior from it, if one does."""
    tile = g.at[warrior]
    like = (tile, held, first_like(warrior))
    found = ways.get(like)
    if found is None:
        beyond = warriors_in(g.passages[tile])
        found = ways[like] = {other: held or why_not_enter(g, warrior, other) for other in beyond}
    return found


def hero_view(g: Maze, hero: int, ways: Ways) -> dict[str, Any]:
    """Return what everybody sees of a Human warrior; without a die he has no values."""
    seen = g.data.printed_heroes[hero].copy()
    held = why_held(g, hero)
    seen["tile"] = g.at[hero]
    die = g.dice[hero]
    if die:
        seen["movement"] = movement(g, hero)
        seen["combat"] = combat(g, hero)
        seen["attack"] = attack_combat(g, hero)
        seen["defence"] = defence(g, hero)
        seen["die"] = die
    seen["talents"] = TALENTS_IN[talents(g, hero)]
    seen["held"] = held
    seen["ways"] = ways_of(g, hero, held, ways)
    if hero == g.active:
        seen["movement_left"] = max(0, movement_left(g, hero))
    seen["cancelled"] = LINES_IN[g.cancelled[hero]]
    seen["objects"] = warriors_in(g.objects[hero])
    bit = 1 << hero
    if (g.activated | g.exhausted | g.terrified | g.snuffed | g.unguarded) & bit:
        seen["activated"] = g.activated & bit != 0
        seen["exhausted"] = g.exhausted & bit != 0
        seen["terrified"] = g.terrified & bit != 0
        seen["snuffed"] = g.snuffed & bit != 0
        seen["unguarded"] = g.unguarded & bit != 0
    if hero == g.courage:
        seen["courage"] = True
    if hero == g.blessed:
        seen["blessed"] = True
    if g.charges:
        seen["charges"] = g.charges.count(hero)
    if hero == g.treasure:
        seen["treasure"] = True
    return seen


def fiend_view(g: Maze, fiend: int, ways: Ways) -> dict[str, Any]:
    """Return what everybody sees of any warrior of the Demon side."""
    held = why_held(g, fiend)
    return {
        "warrior": fiend,
        "tile": g.at[fiend],
        "movement": movement(g, fiend),
        "combat": combat(g, fiend),
        "attack": attack_combat(g, fiend),
        "defence": defence(g, fiend),
        "talents": TALENTS_IN[talents(g, fiend)],
        "activated": g.activated >> fiend & 1 != 0,
        "held": held,
        "ways": ways_of(g, fiend, held, ways),
        "movement_left": max(0, movement_left(g, fiend)) if fiend == g.active else 0,
        "tough": g.tough >> fiend & 1 != 0,
        "frenzied": g.frenzied >> fiend & 1 != 0,
        "critical": g.critical >> fiend & 1 != 0,
    }


def demon_view(g: Maze, figure: int, ways: Ways) -> dict[str, Any]:
    """Return what everybody sees of a Demon."""
    seen = fiend_view(g, figure, ways)
    seen["kind"] = g.kind_of(figure)
    seen["wounds"] = g.wounds[figure - FIRST_DEMON]
    seen["health"] = g.data.demon_health[g.kind_of(figure)]
    seen["prostrate"] = g.is_prostrate(figure)
    return seen
