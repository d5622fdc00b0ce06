"""What a seat sees of the mall, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.mall_of_horror.flow import Round
from ostoja.kit.refuge import PLACES
from ostoja.kit.sight import family_view, own_view, phase_of, room_view, table_view

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.mall_of_horror.state import Mall

PHASES: Final = ("search", "election", "arrival", "destination", "movement", "attack", "attack")


def view(g: Mall, seat: int | None) -> View:
    """Return what everybody sees and, for a seat, what it alone may see."""
    seen = public_view(g)
    if seat is not None:
        seen["seat"] = seat
        seen.update(own_view(g, seat))
        seen["buried"] = buried_by(g, seat)
    return seen


def public_view(g: Mall) -> View:
    """Return what lies open on the table."""
    seen = table_view(g)
    seen["phase"] = phase_of(g, Round, PHASES)
    seen["players"] = [player_view(g, seat) for seat in range(g.seats)]
    seen["places"] = [place_view(g, place) for place in range(1, PLACES)]
    seen["chief_elected"] = g.chief_elected
    seen["rescue"] = g.data.rescue_of_six if g.seats == 6 else g.data.rescue
    seen["curse"] = g.data.curse
    return seen


def player_view(g: Mall, seat: int) -> dict[str, Any]:
    """Return what everybody knows of a player."""
    seen = family_view(g, seat)
    seen["fell_in"] = g.fell_in[seat]
    seen["threats"] = g.extra_votes[seat]
    return seen


def place_view(g: Mall, place: int) -> dict[str, Any]:
    """Return what everybody sees of a location."""
    seen = room_view(g, place)
    seen["zombies"] = g.zombies[place]
    seen["hardware"] = g.hardware[place]
    seen["sure_breach"] = g.data.sure_breach[place]
    seen["breached"] = g.is_breached(place)
    seen["closed"] = bool(g.shut & ~g.cursed & 1 << place)
    seen["cursed"] = bool(g.cursed >> place & 1)
    return seen


def buried_by(g: Mall, seat: int) -> list[list[int]]:
    """List the cards a seat has laid under the deck, by their depth."""
    return [[depth, g.data.card_of[g.deck[depth]]] for depth in range(len(g.buriers)) if g.buriers[depth] == seat]
