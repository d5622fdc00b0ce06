"""What is seen of a refuge: parts of the views of several games, each built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.kit.refuge.gifts import gift_parts
from ostoja.kit.refuge.heads import KINDS, KINDS_IN, TEAM, heads_in, team_in
from ostoja.kit.refuge.hidden_dice import NO_DIE, seen_dice

if TYPE_CHECKING:
    from ostoja.engine.agenda import Procedure
    from ostoja.engine.game import View
    from ostoja.kit.refuge.state import Refuge


def table_view(g: Refuge) -> View:
    """Return what lies open on the table: round, badge, cards by number, dice and destinations once revealed."""
    return {
        "round": g.round,
        "badge": g.badge,
        "deck": len(g.deck),
        "truck": len(g.truck),
        "played": cards_in(g, g.played),
        "dice": list(g.dice) if g.revealed else [],
        "dice_hidden": 0 if g.revealed else len(g.dice),
        "seers": g.seers if not g.revealed else 0,
        "announced": g.announced,
        "destinations": list(g.destinations) if g.revealed else [],
        "alive": g.living().bit_count(),
        "elected": g.elected,
    }


def phase_of(g: Refuge, rounds: type[Procedure[Any]], phases: tuple[str, ...]) -> str:
    """Name the phase: that of the round, by the names of its phase methods; before the first one, the placement."""
    if g.over:
        return "over"
    for step in g.agenda:
        if isinstance(step, rounds):
            return phases[step.at - 1]
    return "placement"


def family_view(g: Refuge, seat: int) -> View:
    """Return what everybody knows of a player's characters and cards."""
    return {
        "seat": seat,
        "colour": g.colours[seat],
        "points": g.value(seat),
        "cards": g.hands[seat].bit_count(),
        "unplaced": KINDS_IN[team_in(g.unplaced, seat)],
    }


def room_view(g: Refuge, place: int) -> View:
    """Return who stands in a place, who is hidden there, and what they weigh."""
    heads = g.room[place]
    unhidden = heads & ~g.hidden
    votes = g.tables.team_votes
    return {
        "number": place,
        "heads": heads_in(heads),
        "hidden": heads_in(heads & g.hidden),
        "votes": [votes[unhidden >> shift & TEAM] for shift in range(0, KINDS * g.seats, KINDS)]
        if unhidden
        else [0] * g.seats,
        "capacity": g.tables.capacity[place],
        "strength": g.strength(place),
    }


def hand_view(g: Refuge, seat: int, covered: int = NO_DIE) -> View:
    """Return what a seat alone may see: its hand, dice it looked at, its destination, and what it gave away."""
    return {
        "seat": seat,
        "hand": cards_in(g, g.hands[seat]),
        "seen_dice": seen_dice(g, seat, covered),
        "drawn": [g.tables.card_of[card] for card in g.truck] if g.elected == seat else [],
        "destination": g.destinations[seat],
        "gifts": [[receiver, card] for giver, receiver, card in map(gift_parts, g.gifts) if giver == seat],
    }


def cards_in(g: Refuge, cards: int) -> list[int]:
    """Count the cards of each kind in a set of cards."""
    return [(cards & copies).bit_count() for copies in g.tables.cards_of]
