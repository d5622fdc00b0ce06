"""What a seat sees of the mall, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.mall_of_horror.flow import Round
from ostoja.games.mall_of_horror.state import TEAM, gift_parts, team_in
from ostoja.games.mall_of_horror.words import KINDS, PLACES, PLAYER_SEATS

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.mall_of_horror.state import Mall

PHASES: Final = ("search", "election", "arrival", "destination", "movement", "attack", "attack")
HEADS: Final = tuple((head // KINDS, head % KINDS) for head in range(KINDS * PLAYER_SEATS))
KINDS_IN: Final = tuple(tuple(kind for kind in range(KINDS) if team >> kind & 1) for team in range(TEAM + 1))


def view(g: Mall, seat: int | None) -> View:
    """Return what everybody sees and, for a seat, what it alone may see."""
    seen = public_view(g)
    if seat is not None:
        seen["seat"] = seat
        seen.update(private_view(g, seat))
    return seen


def public_view(g: Mall) -> View:
    """Return what lies open on the table."""
    return {
        "round": g.round,
        "phase": phase_of(g),
        "players": [player_view(g, seat) for seat in range(g.seats)],
        "places": [place_view(g, place) for place in range(1, PLACES)],
        "badge": g.badge,
        "chief_elected": g.chief_elected,
        "deck": len(g.deck),
        "truck": len(g.truck),
        "played": cards_in(g, g.played),
        "dice": list(g.dice) if g.revealed else [],
        "dice_hidden": 0 if g.revealed else len(g.dice),
        "seers": g.seers if not g.revealed else 0,
        "announced": g.announced,
        "destinations": list(g.destinations) if g.revealed else [],
        "alive": g.living().bit_count(),
        "rescue": g.data.rescue_of_six if g.seats == 6 else g.data.rescue,
        "curse": g.data.curse,
        "elected": g.elected,
    }


def phase_of(g: Mall) -> str:
    """Name the phase of the round."""
    if g.over:
        return "over"
    for step in g.agenda:
        if isinstance(step, Round):
            return PHASES[step.at - 1]
    return "placement"


def player_view(g: Mall, seat: int) -> dict[str, Any]:
    """Return what everybody knows of a player."""
    return {
        "seat": seat,
        "colour": g.colours[seat],
        "points": g.value(seat),
        "cards": g.hands[seat].bit_count(),
        "unplaced": KINDS_IN[team_in(g.unplaced, seat)],
        "fell_in": g.fell_in[seat],
        "threats": g.threats[seat],
    }


def place_view(g: Mall, place: int) -> dict[str, Any]:
    """Return what everybody sees of a location."""
    heads = g.room[place]
    unhidden = heads & ~g.hidden
    votes = g.data.team_votes
    return {
        "number": place,
        "heads": heads_in(heads),
        "hidden": heads_in(heads & g.hidden),
        "votes": [votes[unhidden >> shift & TEAM] for shift in range(0, KINDS * g.seats, KINDS)],
        "zombies": g.zombies[place],
        "capacity": g.data.capacity[place],
        "strength": g.strength(place),
        "hardware": g.hardware[place],
        "sure_breach": g.data.sure_breach[place],
        "breached": g.is_breached(place),
        "closed": bool(g.closed >> place & 1),
        "cursed": bool(g.cursed >> place & 1),
    }


def private_view(g: Mall, seat: int) -> View:
    """Return what a seat alone may see: its hand, dice it looked at, its own wheel, and what it remembers."""
    return {
        "hand": cards_in(g, g.hands[seat]),
        "seen_dice": list(g.dice) if not g.revealed and g.seers >> seat & 1 else [],
        "drawn": [g.data.card_of[card] for card in g.truck] if g.elected == seat else [],
        "destination": g.destinations[seat],
        "gifts": [[receiver, card] for giver, receiver, card in map(gift_parts, g.gifts) if giver == seat],
        "buried": [
            [depth, g.data.card_of[g.deck[depth]]] for depth in range(len(g.buriers)) if g.buriers[depth] == seat
        ],
    }


def heads_in(heads: int) -> list[tuple[int, int]]:
    """List heads as seat and kind."""
    found: list[tuple[int, int]] = []
    while heads:
        head = heads & -heads
        found.append(HEADS[head.bit_length() - 1])
        heads ^= head
    return found


def cards_in(g: Mall, cards: int) -> list[int]:
    """Count the cards of each kind in a set of cards."""
    return [(cards & copies).bit_count() for copies in g.data.cards_of]
