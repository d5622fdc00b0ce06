"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.secrets import FACE_DOWN, backs
from ostoja.games.zombie_terror.words import CARDS, HUMAN_CARDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.games.zombie_terror.state import Town

SECRETS: Final[Mapping[str, tuple[str, ...]]] = {"cards": ("hands", "deck", "box"), "finds": ("faces",)}


def deal_anew(g: Town, seat: int) -> None:
    """Deal the cards and shuffle the closed finds anew, as far as the seat has not seen them."""
    if g.over:
        return  # nothing hidden can matter any more, and the hands lie open
    if not g.revealed:
        g.rng.shuffle(g.faces)  # nobody knows what the finds hide; once one is open the other is known
    if not g.scenario.hand:
        deal_deck(g, seat)
    elif not g.rulings.open_hands:
        deal_hand(g, g.zombie_seat if seat == g.first else g.first)


def deal_deck(g: Town, seat: int) -> None:
    """Nobody knows the order of the deck; nor do the humans know the hand, but for what everybody knows."""
    unseen = g.deck[:]
    secret = 0
    if seat != g.zombie_seat and not g.rulings.open_hands:
        secret = g.hands[g.zombie_seat] & ~g.known
        unseen += cards_in(secret)
    g.rng.shuffle(unseen)
    if secret:
        g.hands[g.zombie_seat] &= g.known
        for _ in range(secret.bit_count()):
            g.hands[g.zombie_seat] |= 1 << unseen.pop()
    g.deck = unseen


def deal_hand(g: Town, other: int) -> None:
    """The other side's hand may be any of its cards that have not been played; the rest lies in the box."""
    own = range(HUMAN_CARDS, CARDS) if other == g.zombie_seat else range(HUMAN_CARDS)
    size = g.hands[other].bit_count()
    unseen = [card for card in own if (g.hands[other] | g.box) >> card & 1]
    g.rng.shuffle(unseen)
    g.hands[other] = 0
    for place, card in enumerate(unseen):
        if place < size:
            g.hands[other] |= 1 << card
            g.box &= ~(1 << card)
        else:
            g.box |= 1 << card


def cards_in(cards: int) -> list[int]:
    """List the cards of a set."""
    return [card for card in range(CARDS) if cards >> card & 1]


def conceal(g: Town, seat: int) -> None:
    """Turn face down the cards and the closed finds that the seat has not seen; at the end the hands lie open."""
    g.deck = [FACE_DOWN] * len(g.deck)
    if not g.revealed:
        g.faces.sort()
    if g.over or g.rulings.open_hands:
        return
    if g.scenario.hand:
        other = g.zombie_seat if seat == g.first else g.first
        g.hands[other] = backs(g.hands[other])
        g.box &= ~own_cards(g, other)
    elif seat != g.zombie_seat:
        hand = g.hands[g.zombie_seat]
        g.hands[g.zombie_seat] = hand & g.known | backs(hand & ~g.known)


def own_cards(g: Town, seat: int) -> int:
    """Return all cards of the side that a seat plays."""
    zombies = (1 << CARDS) - (1 << HUMAN_CARDS)
    return zombies if seat == g.zombie_seat else (1 << HUMAN_CARDS) - 1
