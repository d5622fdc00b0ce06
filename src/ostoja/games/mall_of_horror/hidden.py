"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.kit.refuge.redeal import (
    choose_anew,
    conceal_cards,
    conceal_destinations,
    conceal_dice,
    deal_cards_anew,
    roll_anew,
)
from ostoja.kit.refuge.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.games.mall_of_horror.state import Mall

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("hands", "deck", "truck", "gifts"),
    "dice": ("dice",),
    "destinations": ("destinations",),
}


def deal_anew(g: Mall, seat: int) -> None:
    """Deal the cards, roll the dice and set the wheels anew, as far as the seat has not seen them."""
    deal_cards_anew(g, seat, [g.truck, g.deck], known_cards(g, seat))
    roll_anew(g, seat)
    choose_anew(g, seat, announcer(g))


def conceal(g: Mall, seat: int) -> None:
    """Turn cards, dice and wheels face down that the seat has not seen."""
    conceal_cards(g, seat, [g.truck, g.deck], known_cards(g, seat))
    conceal_dice(g, seat)
    conceal_destinations(g, seat, announcer(g))


def known_cards(g: Mall, seat: int) -> list[list[bool]]:
    """Tell which cards of the truck and of the deck a seat knows: what it drew, and what it buried."""
    buried_here = [place < len(g.buriers) and g.buriers[place] == seat for place in range(len(g.deck))]
    return [[g.elected == seat] * len(g.truck), buried_here]


def announcer(g: Mall) -> int:
    """Return who has chosen openly."""
    return g.badge if g.chief_elected else NOBODY
