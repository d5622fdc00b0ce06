"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.kit.redeal import choose_anew, deal_cards_anew, roll_anew
from ostoja.kit.refuge import NOBODY

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall


def deal_anew(g: Mall, seat: int) -> None:
    """Deal the cards, roll the dice and set the wheels anew, as far as the seat has not seen them."""
    buried_here = [place < len(g.buriers) and g.buriers[place] == seat for place in range(len(g.deck))]
    drawn_here = [g.elected == seat] * len(g.truck)
    deal_cards_anew(g, seat, [g.truck, g.deck], [drawn_here, buried_here])
    roll_anew(g, seat)
    choose_anew(g, seat, g.badge if g.chief_elected else NOBODY)
