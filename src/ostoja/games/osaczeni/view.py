"""What a seat sees of the mall under lockdown, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.osaczeni.ending import keys_points, limit
from ostoja.games.osaczeni.flow import Round
from ostoja.games.osaczeni.variants import BRITTLE_SHUTTERS
from ostoja.games.osaczeni.words import CAR_PARK
from ostoja.kit.refuge.heads import heads_in
from ostoja.kit.refuge.state import PLACES
from ostoja.kit.refuge.views import cards_in, family_view, hand_view, phase_of, room_view, table_view

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.osaczeni.state import Lockdown

PHASES: Final = ("truck", "truck", "badge", "destination", "movement", "arrival", "arrival", "attack", "end")


def own_view(g: Lockdown, seat: int) -> View:
    """OSA-GEN-07  Return what a seat alone may see, its own items above all."""
    seen = hand_view(g, seat, g.covered)
    boxed = zip(g.boxed, g.boxers, strict=True)
    seen["boxed_by_you"] = [g.data.card_of[card] for card, boxer in boxed if boxer == seat]
    return seen


def open_view(g: Lockdown) -> View:
    """Return what lies open on the table."""
    seen = table_view(g)
    seen["phase"] = phase_of(g, Round, PHASES)
    seen["players"] = [player_view(g, seat) for seat in range(g.seats)]
    seen["places"] = [area_view(g, area) for area in range(1, PLACES)]
    seen["kinds"] = g.data.printed
    seen["victim"] = g.victim
    seen["candidates"] = g.tied
    seen["cold"] = heads_in(g.cold)
    seen["rows"] = [{"full_at": g.data.rows[row - 1], "full": g.row_is_full(row)} for row in (1, 2, 3)]
    seen["dice_in_use"] = g.dice_in_use()
    seen["dice_covered"] = 0 if g.revealed or g.covered < 0 else 1
    seen["pool"] = g.pool()
    seen["boxed"] = len(g.boxed)
    seen["limit"] = limit(g)
    seen["variant"] = g.variant
    seen["epilogue"] = g.epilogue
    return seen


def player_view(g: Lockdown, seat: int) -> dict[str, Any]:
    """Return what everybody knows of a player; the hands lie open once the game is over."""
    seen = family_view(g, seat)
    seen["open_hand"] = cards_in(g, g.hands[seat]) if g.over else []
    seen["eliminated"] = not g.unplaced and g.is_eliminated(seat)
    seen["guns"] = g.extra_votes[seat]
    seen["keys"] = keys_points(g, seat) if g.over else 0
    return seen


def area_view(g: Lockdown, area: int) -> dict[str, Any]:
    """Return what everybody sees of an area."""
    seen = room_view(g, area)
    seen["votes"] = [g.votes(seat, area) for seat in range(g.seats)]
    seen["monsters"] = g.monsters[area]
    seen["notches"] = g.data.notches[area]
    seen["closes_at"] = 0 if area == CAR_PARK else g.data.notches[area] - (g.variant == BRITTLE_SHUTTERS)
    seen["breached"] = g.is_breached(area)
    seen["closed"] = not g.is_open(area)
    return seen
