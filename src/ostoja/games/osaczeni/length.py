"""How long a game can take: the most choices of a set-up, whatever is chosen and rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.kit.refuge.heads import KINDS

if TYPE_CHECKING:
    from ostoja.games.osaczeni.data import Data
    from ostoja.games.osaczeni.rulings import Rulings


def longest(seats: int, data: Data, rulings: Rulings) -> int:
    """OSA-END-04, OSA-GEN-09  The rounds are counted, and so are attacks: each of them costs a character or an item.

    A discussion asks each seat once, and all of them again after each item, which then leaves the game; a second
    delivery brings every item back once. An attack that eats nobody was repelled by an item, or found nobody but those
    whom an item hides.
    """
    heads = seats * KINDS
    items = 2 * len(data.card_of)
    vote = 2 * seats + 1  # the discussion, the pointing, the tie
    search = vote + 2  # what to keep, what to give
    watch = vote + seats  # walkie-talkies
    drinks = seats * (seats + 1) if rulings.drinks_any_time else seats
    moves = 3 * seats + drinks  # destinations, movement, haunting
    attack = vote + 1  # the victim
    again = items * (seats + 1)  # everybody is asked again after an item, and items that are too many are put away
    return heads + again + data.last_round * (search + watch + moves) + (heads + items) * attack
