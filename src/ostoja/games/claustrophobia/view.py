"""What a seat sees of the maze, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.games.claustrophobia.leaving import movement_left, why_held, why_not_enter
from ostoja.games.claustrophobia.maze import STEP, opposite, place_of, tile_at
from ostoja.games.claustrophobia.scenario import FIND
from ostoja.games.claustrophobia.sending import is_lair, why_no_arrival
from ostoja.games.claustrophobia.setup import SetUp
from ostoja.games.claustrophobia.state import DEMON_SIDE, ENDED, HUMAN_SIDE, LYING, warriors_in
from ostoja.games.claustrophobia.values import attack_combat, combat, defence, movement, talents
from ostoja.games.claustrophobia.words import (
    DIRECTION_NAMES,
    FIRST_DEMON,
    HEROES,
    LINES,
    PHASE_NAMES,
    PLACE_NAMES,
    SQUARES,
    TALENT_NAMES,
    VALUES,
    WARRIOR,
)

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.claustrophobia.state import Maze


def open_view(g: Maze) -> View:
    """Return what lies open on the table."""
    scenario = g.scenario()
    return {
        "scenario": scenario.key,
        "round": g.round,
        "round_limit": scenario.round_limit,
        "phase": "over" if g.over else PHASE_NAMES[g.phase],
        "human": -1 if g.rulings.auction and is_bidding(g) else g.human,
        "bid": g.bid if g.rulings.auction else 0,
        "points": g.points,
        "winner": g.winner,
        "tiles": [tile_view(g, tile) for tile in g.laid],
        "warriors": [warrior_view(g, warrior) for warrior in range(len(WARRIOR.labels) - 1) if g.at[warrior] >= 0],
        "active": g.active,
        "stack": len(g.stack),
        "tile_discards": list(g.tile_discards),
        "set_aside": list(g.set_aside),
        "countdown": g.countdown,
        "map_left": g.map_left,
        "gifts": listed(g.gifts),
        "gifts_used": listed(g.gifts_used),
        "gather": g.gather,
        "blessing_left": g.blessing_left,
        "action_dice": list(g.rolled) if not g.placed else [],
        "destiny_dice": [[value, square] for value, square in zip(g.rolled, g.placed, strict=False)],
        "pending": listed(g.pending),
        "powers": [square for square in range(SQUARES) if g.powers >> square & 1],
        "bonus_dice": g.bonus_dice,
        "threat": g.threat,
        "demons_left": g.demons_left,
        "troglodytes_left": g.data.troglodytes - sum(1 for w in g.fiends() if w < FIRST_DEMON),
        "combat_dice": list(g.blows),
        "hits": g.hits,
        "ambushes": list(g.ambushes),
        "advantages": g.advantages.bit_count(),
        "advantage_deck": len(g.advantage_deck),
        "advantages_spent": counted(g.advantages_spent, g.data.advantages_of),
        "events": g.events.bit_count(),
        "event_deck": len(g.event_deck),
        "events_spent": counted(g.events_spent, g.data.events_of),
        "events_open": counted(g.events_open, g.data.events_of),
        "foresight": len(g.foresight),
        "escaped": listed(g.escaped),
        "charges": list(g.charges),
        "treasure": g.treasure,
        "treasures": len(g.treasures),
        "seals": g.seals,
        "freed": g.freed,
        "spare_objects": list(g.spare_objects),
        **printed_view(g),
        **activation_view(g),
        "demon_card": demon_view(g, scenario.demon) if scenario.demon >= 0 else None,
        "possessed": listed(g.possessed),
        "legion_due": g.legion_due,
        "aims": aims_view(g),
    }


def printed_view(g: Maze) -> View:
    """Return what is printed on tiles, gifts and the Destiny board, as the data of this table has it."""
    return {
        "kinds": [PLACE_NAMES[kind] for kind in g.data.kind],
        "openings": list(g.data.openings),
        "gift_values": list(g.data.gift_value),
        "black": list(g.data.black),
        "costs": {"troglodyte": g.data.troglodyte_cost, "demon": g.data.demon_cost},
        "most_threat": g.data.most_threat,
    }


def activation_view(g: Maze) -> View:
    """Return how far the running activation is: everybody has watched it."""
    return {"fought": g.fought, "panic": g.panic, "movement_ended": g.moved == ENDED, "boon": g.boon}


def demon_view(g: Maze, kind: int) -> dict[str, Any]:
    """Return the Demon card of this scenario: the one that may be sent."""
    return {
        "kind": kind,
        "movement": g.data.demon_movement[kind],
        "combat": g.data.demon_combat[kind],
        "defence": g.data.demon_defence[kind],
        "health": g.data.demon_health[kind],
        "talents": [name for bit, name in enumerate(TALENT_NAMES) if g.data.demon_talents[kind] >> bit & 1],
    }


def aims_view(g: Maze) -> dict[str, Any]:
    """Return the victory conditions of the scenario, which both players have read; 0 and -1: not this way."""
    scenario = g.scenario()
    return {
        "escapes": scenario.escapes,
        "draw": scenario.draw,
        "gathering": scenario.gathering,
        "charges": scenario.charges,
        "seals": scenario.seals,
        "treasures": scenario.treasures,
        "possessed": scenario.possessed.bit_count(),
        "summoned": scenario.summoned,
        "countdown": scenario.countdown,
        "infection": scenario.infection,
        "redeemer_must_live": scenario.redeemer_must_live,
        "stash": FIND.spell(scenario.stash),
    }


def is_bidding(g: Maze) -> bool:
    """Tell whether the auction of the sides is still going on."""
    return any(isinstance(step, SetUp) and step.at == 1 for step in g.agenda)


def tile_view(g: Maze, tile: int) -> dict[str, Any]:
    """Return what everybody sees of a tile: place, edges, who stands there, who may come."""
    x, y = place_of(g.spots[tile])
    here = g.here[tile]
    return {
        "tile": tile,
        "kind": PLACE_NAMES[g.data.kind[tile]],
        "x": x,
        "y": y,
        "rotation": g.turned[tile],
        "edges": {name: edge_view(g, tile, direction) for direction, name in enumerate(DIRECTION_NAMES)},
        "passages": warriors_in(g.passages[tile]),
        "size": g.data.size[tile],
        "humans": warriors_in(here & HUMAN_SIDE),
        "demons": warriors_in(here & DEMON_SIDE),
        "human_room": max(0, g.data.size[tile] - (here & HUMAN_SIDE).bit_count()),
        "demon_room": max(0, g.data.size[tile] - (here & DEMON_SIDE).bit_count()),
        "arrivals": why_no_arrival(g, tile),
        "lair": is_lair(g, tile),
        "holes": g.holes.count(tile),
        "visited": g.visited[tile] != 0,
        "lying": g.charges.count(LYING + tile) + (1 if g.treasure == LYING + tile else 0),
    }


def edge_view(g: Maze, tile: int, direction: int) -> str:
    """Say what an edge is: wall, passage, blocked (open against a wall), unexplored, or lost (closed to Humans)."""
    if not g.edges[tile] >> direction & 1:
        return "wall"
    if g.frontier[tile] >> direction & 1:
        return "lost" if g.closed[tile] >> direction & 1 else "unexplored"
    other = tile_at(g, g.spots[tile] + STEP[direction])
    return "passage" if g.edges[other] >> opposite(direction) & 1 else "blocked"


def warrior_view(g: Maze, warrior: int) -> dict[str, Any]:
    """Return what everybody sees of a warrior: values with all bonuses, condition, and where he may go and why not."""
    has_die = warrior >= HEROES or g.dice[warrior] != 0
    held = why_held(g, warrior)
    seen: dict[str, Any] = {
        "warrior": warrior,
        "tile": g.at[warrior],
        "movement": movement(g, warrior) if has_die else 0,
        "combat": combat(g, warrior) if has_die else 0,
        "attack": attack_combat(g, warrior) if has_die else 0,
        "defence": defence(g, warrior) if has_die else 0,
        "talents": [name for bit, name in enumerate(TALENT_NAMES) if talents(g, warrior) >> bit & 1],
        "activated": bool(g.activated >> warrior & 1),
        "held": held,
        "ways": {tile: held or why_not_enter(g, warrior, tile) for tile in warriors_in(g.passages[g.at[warrior]])},
        "movement_left": max(0, movement_left(g, warrior)) if warrior == g.active else 0,
    }
    if warrior < HEROES:
        seen.update(
            {
                "die": g.dice[warrior],
                "lines": [list(line_of(g, warrior, die)) for die in range(1, VALUES)],
                "condemned": bool(g.data.condemned >> warrior & 1),
                "cancelled": [line for line in range(1, LINES + 1) if g.cancelled[warrior] >> line & 1],
                "exhausted": bool(g.exhausted >> warrior & 1),
                "objects": listed(g.objects[warrior]),
                "courage": g.courage == warrior,
                "blessed": g.blessed == warrior,
                "terrified": bool(g.terrified >> warrior & 1),
                "snuffed": bool(g.snuffed >> warrior & 1),
                "unguarded": bool(g.unguarded >> warrior & 1),
                "charges": g.charges.count(warrior),
                "treasure": g.treasure == warrior,
            }
        )
        return seen
    seen["tough"] = bool(g.tough >> warrior & 1)
    seen["frenzied"] = bool(g.frenzied >> warrior & 1)
    seen["critical"] = bool(g.critical >> warrior & 1)
    if warrior >= FIRST_DEMON:
        seen["kind"] = g.kind_of(warrior)
        seen["wounds"] = g.wounds[warrior - FIRST_DEMON]
        seen["health"] = g.data.demon_health[g.kind_of(warrior)]
        seen["prostrate"] = g.is_prostrate(warrior)
    return seen


def line_of(g: Maze, hero: int, die: int) -> tuple[int, int, int]:
    """Return a line of action as it is printed: movement, combat, defence."""
    place = hero * VALUES + die
    return (g.data.line_movement[place], g.data.line_combat[place], g.data.line_defence[place])


def own_view(g: Maze, seat: int) -> View:
    """CLA-ADV-03  Return what a seat alone may see: its hand, tiles it looks at, and tiles it knows in the stack."""
    is_human = seat == g.human
    depth = len(g.stack)
    return {
        "seat": seat,
        "hand": counted(g.advantages, g.data.advantages_of) if is_human else counted(g.events, g.data.events_of),
        "foreseen": list(g.foresight) if is_human else [],
        "known": [[depth - p - 1, g.stack[p]] for p in range(depth) if g.known[seat] >> g.stack[p] & 1],
    }


def listed(mask: int) -> list[int]:
    """List the members of a mask."""
    return warriors_in(mask)


def counted(cards: int, kinds: tuple[int, ...]) -> list[int]:
    """Count the cards of each kind in a set of cards."""
    return [(cards & copies).bit_count() for copies in kinds]
