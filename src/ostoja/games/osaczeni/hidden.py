"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.secrets import firsts
from ostoja.kit.refuge.hidden_dice import NO_DIE
from ostoja.kit.refuge.redeal import (
    conceal_cards,
    conceal_dice,
    deal_cards_anew,
    roll_anew,
    unmark_cards,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.games.osaczeni.state import Lockdown

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {
    "items": ("hands", "deck", "truck", "boxed", "gifts"),
    "dice": ("dice",),
}


def deal_anew(g: Lockdown, seat: int) -> None:
    """Deal the items and roll the dice anew, as far as the seat has not seen them; maps are opened once all are set."""
    deal_cards_anew(g, seat, [g.truck, g.boxed, g.deck], known_items(g, seat))
    roll_anew(g, seat, g.covered)


def conceal(g: Lockdown, seat: int) -> None:
    """Turn items and dice face down that the seat has not seen; at the end all hands lie open."""
    hands = g.hands[:]
    conceal_cards(g, seat, [g.truck, g.boxed, g.deck], known_items(g, seat))
    if g.over:
        g.hands = hands
    conceal_dice(g, seat, g.covered)


def known_items(g: Lockdown, seat: int) -> list[list[bool]]:
    """Tell which items of the truck, of the box and of the deck a seat knows: what it drew, and what it put away."""
    drawn_here = [g.elected == seat] * len(g.truck)
    return [drawn_here, [boxer == seat for boxer in g.boxers], [False] * len(g.deck)]


def unmark(g: Lockdown) -> None:
    """Make copies of an item equal, wherever they are."""
    unmark_cards(g)
    g.boxed = firsts(g.boxed, g.data.card_of)
    if g.revealed:
        g.covered = NO_DIE
    elif g.covered != NO_DIE:  # it lies somewhere among the others
        g.dice.append(g.dice.pop(g.covered))
        g.covered = len(g.dice) - 1
