"""What a seat sees of the maze, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.masks import members_of
from ostoja.games.claustrophobia.setup import SetUp
from ostoja.games.claustrophobia.state import ENDED, NOWHERE
from ostoja.games.claustrophobia.tile_views import tiles_view
from ostoja.games.claustrophobia.warrior_views import warriors_view
from ostoja.games.claustrophobia.words import FIRST_DEMON, FIRST_TROGLODYTE, PHASE_NAMES, TROGLODYTES

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
        "tiles": tiles_view(g),
        "warriors": warriors_view(g),
        "active": g.active,
        "stack": len(g.stack),
        "tile_discards": list(g.tile_discards),
        "set_aside": list(g.set_aside),
        "countdown": g.countdown,
        "map_left": g.map_left,
        "gifts": members_of(g.gifts),
        "gifts_used": members_of(g.gifts_used),
        "gather": g.gather,
        "blessing_left": g.blessing_left,
        "action_dice": list(g.rolled) if not g.placed else [],
        "destiny_dice": [[value, square] for value, square in zip(g.rolled, g.placed, strict=False)],
        "pending": members_of(g.pending),
        "powers": members_of(g.powers),
        "bonus_dice": g.bonus_dice,
        "threat": g.threat,
        "demons_left": g.demons_left,
        "troglodytes_left": g.data.troglodytes - TROGLODYTES + g.at[FIRST_TROGLODYTE:FIRST_DEMON].count(NOWHERE),
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
        "escaped": members_of(g.escaped),
        "charges": list(g.charges),
        "treasure": g.treasure,
        "treasures": len(g.treasures),
        "seals": g.seals,
        "freed": g.freed,
        "spare_objects": list(g.spare_objects),
        **g.data.printed,
        **activation_view(g),
        "demon_card": scenario.printed_demon,
        "possessed": members_of(g.possessed),
        "legion_due": g.legion_due,
        "aims": scenario.printed_aims,
    }


def activation_view(g: Maze) -> View:
    """Return how far the running activation is: everybody has watched it."""
    return {"fought": g.fought, "panic": g.panic, "movement_ended": g.moved == ENDED, "boon": g.boon}


def is_bidding(g: Maze) -> bool:
    """Tell whether the auction of the sides is still going on."""
    return any(isinstance(step, SetUp) and step.at == 1 for step in g.agenda)


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


def counted(cards: int, kinds: tuple[int, ...]) -> list[int]:
    """Count the cards of each kind in a set of cards."""
    return [(cards & copies).bit_count() for copies in kinds] if cards else [0] * len(kinds)
