"""Judgement: what to offer and to say in the car park. Rivals bargain; against the zombies one only boasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import EVERYBODY
from ostoja.games.zombie_terror.law_cards import Blocks, CardChoice
from ostoja.games.zombie_terror.words import CARD, CARDS, HUMAN_CARD, HUMAN_CARDS

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.engine.vocabulary import Word
    from ostoja.games.zombie_terror.state import Town

CHATTY: Final = 25  # of a hundred occasions, so many are worth a word
PERCENT: Final = 100


def deals(g: Town, seat: int) -> list[tuple[int, list[Word]]]:
    """List what rivals may agree on before cards are chosen: to leave each other alone, and which card stays free."""
    if not isinstance(g.agenda[-1], (Blocks, CardChoice)):
        return []
    found: list[tuple[int, list[Word]]] = []
    for other in rivals(g, seat):
        found.append((other, ["offer-alliance", other]))
        free = [card for card in range(HUMAN_CARDS) if not g.blocked >> card & 1]
        if seat == g.zombie_seat:
            found += [(other, ["offer-blocks", HUMAN_CARD.spell(card)]) for card in free[:2]]
    return found


def rivals(g: Town, seat: int) -> list[int]:
    """List the others who lead people of their own."""
    return [other for other in range(g.seats) if g.seats > 2 and other != seat]


def speech(g: Town, seat: int, candour: float, rng: Rng) -> list[tuple[int, list[Word]]]:
    """Boast of a card, true or not, or taunt."""
    if rng.below(PERCENT) >= CHATTY:
        return []
    if seat == g.zombie_seat and rng.below(2):
        return [(EVERYBODY, ["threat-doom"])]
    own = range(HUMAN_CARDS, CARDS) if seat == g.zombie_seat else range(HUMAN_CARDS)
    is_true = rng.below(PERCENT) < candour * PERCENT
    fitting = [card for card in own if bool(g.hands[seat] >> card & 1) == is_true]
    return [(EVERYBODY, ["claim-card", CARD.spell(rng.pick(fitting))])] if fitting else []
