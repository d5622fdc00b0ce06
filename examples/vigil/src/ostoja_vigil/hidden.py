"""Hidden information: deal anew everything that one seat cannot know, and lose no candle on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.pieces import PILE, PILES, Held
from ostoja.engine.secrets import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja_vigil.state import Cellar

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {"candles": ("hands", "chest")}

# What can be neither lost nor made: every candle is in a hand, in the chest, or ash.
PIECES: Final[Mapping[str, tuple[Held, ...]]] = {
    "candles": (Held("hands", PILES), Held("chest", PILE), Held("ash", PILE)),
}


def hidden_places(g: Cellar, seat: int) -> list[list[int]]:
    """List the piles and hands that a seat cannot see."""
    return [g.chest, *(g.hands[other] for other in range(g.seats) if other != seat)]


def deal_anew(g: Cellar, seat: int) -> None:
    """Shuffle all candles that the seat has not seen, and lay them back to where as many had been."""
    places = hidden_places(g, seat)
    unseen = [candle for place in places for candle in place]
    g.rng.shuffle(unseen)
    for place in places:
        place[:] = [unseen.pop() for _ in place]
    for hand in g.hands:
        hand.sort()


def conceal(g: Cellar, seat: int) -> None:
    """Turn face down what the seat has not seen."""
    for place in hidden_places(g, seat):
        place[:] = [FACE_DOWN] * len(place)
