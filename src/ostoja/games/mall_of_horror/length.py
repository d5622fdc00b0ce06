"""How long a game can take: the most choices of a set-up, whatever is chosen and rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.kit.refuge.heads import KINDS

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.data import Data


def longest(seats: int, data: Data) -> int:
    """MOH-END-05, MOH-ATK-15  The rounds are counted, and so are attacks: each of them costs a head or a card.

    A window asks each seat until it passes, and once more after each card, which then leaves the game. An attack that
    eats nobody was repelled by a card, or found nobody but those whom a card hides.
    """
    heads = seats * KINDS
    cards = len(data.card_of)
    vote = 4 * seats  # Threats, the ballot, Threats once more, the re-vote
    search = vote + 3  # whether to draw, what to keep, what to give
    moves = 3 * seats  # Cameras, destinations or lures, movement
    attack = seats + vote + 1  # the window, the vote, the victim
    return heads + cards + data.last_round * (search + vote + moves) + (heads + cards) * attack
