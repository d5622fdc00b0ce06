"""Chapter: the special cards of the zombies, their deck and their hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.journal import ALL
from ostoja.games.zombie_terror.words import CARDS, HORDE, HUMAN_CARDS, PLAGUE

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def discard(g: Town, seat: int, card: int) -> None:
    """ZT-CARD-02, ZT-S4-DCK-02  A played card is out of the game, or on the discard pile where there is a deck."""
    g.hands[seat] &= ~(1 << card)
    g.known &= ~(1 << card)
    if g.scenario.hand:
        g.played |= 1 << card
    else:
        g.discard |= 1 << card
    g.tell("played", seat, card)


def play_plague(g: Town, seat: int) -> None:
    """ZT-CARD-PLAGUE  2 more zombies come this turn, on either half."""
    discard(g, seat, PLAGUE)
    g.more_anywhere += g.data.plague


def play_horde(g: Town, seat: int) -> None:
    """ZT-CARD-HORDE  Each half generates one zombie more, humans there or not."""
    discard(g, seat, HORDE)
    g.more_per_half += g.data.horde


def draw(g: Town) -> None:
    """ZT-S4-DCK-01  The zombie player draws a card; an empty deck is made anew from the discards first.

    ZT-S4-DCK-03, ZT-S4-DCK-04, ZT-S4-DCK-05
    """
    if not g.deck:
        g.deck = [card for card in range(HUMAN_CARDS, CARDS) if g.discard >> card & 1]
        g.rng.shuffle(g.deck)
        g.discard = 0
        if g.deck:
            g.known = g.hands[g.zombie_seat]  # every card that is not in the new deck is in this hand
            g.tell("reshuffled", len(g.deck))
    if g.deck:
        card = g.deck.pop()
        g.hands[g.zombie_seat] |= 1 << card
        if not g.deck:
            g.known = g.hands[g.zombie_seat]  # the discards lie open, so the rest is here
        watchers = g.watchers(g.zombie_seat)
        g.show(watchers, "drew", g.zombie_seat, card)
        if watchers != ALL:
            g.tell_rest(watchers, "drew-one", g.zombie_seat)
