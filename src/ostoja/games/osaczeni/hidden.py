"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.kit.redeal import choose_anew, deal_cards_anew, roll_anew

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown


def deal_anew(g: Lockdown, seat: int) -> None:
    """Deal the items, roll the dice and set the maps anew, as far as the seat has not seen them."""
    drawn_here = [g.elected == seat] * len(g.truck)
    boxed_here = [boxer == seat for boxer in g.boxers]
    unknown = [False] * len(g.deck)
    deal_cards_anew(g, seat, [g.truck, g.boxed, g.deck], [drawn_here, boxed_here, unknown])
    roll_anew(g, seat, g.covered)
    choose_anew(g, seat, g.badge)
