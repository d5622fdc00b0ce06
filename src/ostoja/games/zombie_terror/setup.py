"""Chapter: set-up, as far as nobody chooses anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.state import NOBODY
from ostoja.games.zombie_terror.words import CARDS, CHARACTERS, HUMAN_CARDS, NOWHERE

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def deal(g: Town, zombie_seat: int) -> None:
    """ZT-SET-02  Sides, cards, tokens, and everybody with a start field.

    ZT-SET-03, ZT-SET-04, ZT-S4-SET-01, ZT-S4-SET-02, ZT-S4-SET-03, ZT-S4-SET-04, ZT-S4-SET-05, ZT-S4-SET-07,
    ZT-S4-SET-08, ZT-S4-SET-09
    """
    g.zombie_seat = zombie_seat
    g.tell("zombie-player", g.zombie_seat)
    g.terror = g.scenario.terror  # ZT-S4-TER-01
    g.bullets = g.data.bullets
    g.briefcase = True
    for character in range(CHARACTERS):
        if g.scenario.start[character] != NOWHERE:
            g.put(character, g.scenario.start[character])
    if len(g.scenario.groups) == 1:
        g.first = g.second()
        lead(g, g.first, 0)
    if g.rulings.special_cards:
        deal_cards(g)
    g.rng.shuffle(g.faces)  # ZT-S4-SET-09


def pick_zombie_seat(g: Town) -> int:
    """ZT-SET-01  By agreement (option zombie_seat), else by lot."""
    wish = g.rulings.zombie_seat
    return g.rng.below(g.seats) if wish == NOBODY else wish


def lead(g: Town, seat: int, group: int) -> None:
    """A human player takes a group."""
    g.teams[seat] = g.scenario.groups[group]
    g.tell("leads", seat, g.scenario.sides[group])


def deal_cards(g: Town) -> None:
    """ZT-SET-03  Deal both hands, or make the zombies' deck and give support tokens.

    ZT-CARD-01, ZT-S4-SET-03, ZT-S4-SET-08
    """
    zombie_cards = [card for card in range(HUMAN_CARDS, CARDS) if not g.scenario.zombie_hand >> card & 1]
    g.rng.shuffle(zombie_cards)
    if not g.scenario.hand:
        g.hands[g.zombie_seat] = g.scenario.zombie_hand
        g.known = g.scenario.zombie_hand
        g.deck = zombie_cards
        g.supporters = ((1 << g.seats) - 1 & ~(1 << g.zombie_seat)) * g.scenario.support
        return
    human_cards = list(range(HUMAN_CARDS))
    g.rng.shuffle(human_cards)
    deal_hand(g, g.first, human_cards)
    deal_hand(g, g.zombie_seat, zombie_cards)


def deal_hand(g: Town, seat: int, cards: list[int]) -> None:
    """ZT-SET-03  Four cards to the hand, the other two to the box unseen."""
    for place, card in enumerate(cards):
        if place < g.scenario.hand:
            g.hands[seat] |= 1 << card
            g.show(g.watchers(seat), "dealt", seat, card)
        else:
            g.box |= 1 << card
