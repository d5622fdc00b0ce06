"""Hidden information: deal anew everything that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.mall_of_horror.destination import destinations
from ostoja.games.mall_of_horror.state import gift_of, gift_parts
from ostoja.games.mall_of_horror.words import PLACES, TO_GO

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.state import Mall


def deal_anew(g: Mall, seat: int) -> None:
    """Deal the cards, roll the dice and set the wheels anew, as far as the seat has not seen them."""
    kept = keep_gifts(g, seat)
    deal_cards(g, seat, kept)
    retell_gifts(g, seat)
    if not g.revealed:
        if not g.seers >> seat & 1:
            g.dice = [g.rng.die(PLACES - 1) for _ in g.dice]
        for other in range(g.seats):
            if other != seat and g.destinations[other] and not (g.chief_elected and other == g.badge):
                g.destinations[other] = g.rng.pick(destinations(g, other)) - TO_GO


def keep_gifts(g: Mall, seat: int) -> list[int]:
    """Return, by seat, the cards this seat knows to be there because it gave them away."""
    kept = [0] * g.seats
    for gift in g.gifts:
        giver, receiver, card = gift_parts(gift)
        if giver == seat:
            held = g.hands[receiver] & g.data.cards_of[card] & ~kept[receiver]
            kept[receiver] |= held & -held
    return kept


def deal_cards(g: Mall, seat: int, kept: list[int]) -> None:
    """Gather all cards the seat has not seen, shuffle them and deal them back to where as many had been."""
    unseen: list[int] = []
    sizes = [0] * g.seats
    for other in range(g.seats):
        if other != seat:
            cards = g.hands[other] & ~kept[other]
            sizes[other] = cards.bit_count()
            unseen += [card for card in range(len(g.data.card_of)) if cards >> card & 1]
    knows_truck = g.elected == seat
    if not knows_truck:
        unseen += g.truck
    buried_here = [place < len(g.buriers) and g.buriers[place] == seat for place in range(len(g.deck))]
    unseen += [card for card, known in zip(g.deck, buried_here, strict=True) if not known]
    g.rng.shuffle(unseen)
    for other in range(g.seats):
        if other != seat:
            g.hands[other] = kept[other]
            for _ in range(sizes[other]):
                g.hands[other] |= 1 << unseen.pop()
    if not knows_truck:
        g.truck = [unseen.pop() for _ in g.truck]
    g.deck = [card if known else unseen.pop() for card, known in zip(g.deck, buried_here, strict=True)]


def retell_gifts(g: Mall, seat: int) -> None:
    """What the others gave each other is some card of the receiver's new hand."""
    told: list[int] = []
    taken = [0] * (g.seats * g.seats)
    for gift in g.gifts:
        giver, receiver, _card = gift_parts(gift)
        if seat in (giver, receiver):
            told.append(gift)
            continue
        pair = giver * g.seats + receiver
        held = g.hands[receiver] & ~taken[pair]
        if held:
            card = g.rng.pick([number for number in range(len(g.data.card_of)) if held >> number & 1])
            taken[pair] |= 1 << card
            told.append(gift_of(giver, receiver, g.data.card_of[card]))
    g.gifts = told
