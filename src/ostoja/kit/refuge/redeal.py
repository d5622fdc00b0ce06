"""Hidden information of a refuge: deal anew the cards, dice and destinations that one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.secrets import FACE_DOWN, backs, firsts, unmarked
from ostoja.kit.refuge.destinations import destinations
from ostoja.kit.refuge.gifts import gift_of, gift_parts
from ostoja.kit.refuge.hidden_dice import NO_DIE
from ostoja.kit.refuge.state import PLACES, places_in

if TYPE_CHECKING:
    from ostoja.kit.refuge.state import Refuge


def deal_cards_anew(g: Refuge, seat: int, piles: list[list[int]], known: list[list[bool]]) -> None:
    """Deal hands and piles anew; of every pile it is said which cards the seat knows."""
    kept = keep_gifts(g, seat)
    deal_cards(g, seat, kept, piles, known)
    retell_gifts(g, seat)


def keep_gifts(g: Refuge, seat: int) -> list[int]:
    """Return, by seat, the cards this seat knows to be there because it gave them away."""
    kept = [0] * g.seats
    for gift in g.gifts:
        giver, receiver, card = gift_parts(gift)
        if giver == seat:
            held = g.hands[receiver] & g.tables.cards_of[card] & ~kept[receiver]
            kept[receiver] |= held & -held
    return kept


def deal_cards(g: Refuge, seat: int, kept: list[int], piles: list[list[int]], known: list[list[bool]]) -> None:
    """Gather all cards the seat has not seen, shuffle them and deal them back to where as many had been."""
    unseen: list[int] = []
    sizes = [0] * g.seats
    for other in range(g.seats):
        if other != seat:
            cards = g.hands[other] & ~kept[other]
            sizes[other] = cards.bit_count()
            unseen += [card for card in range(len(g.tables.card_of)) if cards >> card & 1]
    for pile, knows in zip(piles, known, strict=True):
        unseen += [card for card, is_known in zip(pile, knows, strict=True) if not is_known]
    g.rng.shuffle(unseen)
    for other in range(g.seats):
        if other != seat:
            g.hands[other] = kept[other]
            for _ in range(sizes[other]):
                g.hands[other] |= 1 << unseen.pop()
    for pile, knows in zip(piles, known, strict=True):
        for place in range(len(pile)):
            if not knows[place]:
                pile[place] = unseen.pop()


def retell_gifts(g: Refuge, seat: int) -> None:
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
            card = g.rng.pick([number for number in range(len(g.tables.card_of)) if held >> number & 1])
            taken[pair] |= 1 << card
            told.append(gift_of(giver, receiver, g.tables.card_of[card]))
    g.gifts = told


def roll_anew(g: Refuge, seat: int, covered: int = NO_DIE) -> None:
    """Roll the hidden dice anew that the seat has not seen."""
    if not g.revealed:
        sees = bool(g.seers >> seat & 1)
        for number in range(len(g.dice)):
            if not sees or number == covered:
                g.dice[number] = g.rng.die(PLACES - 1)


def choose_anew(g: Refuge, seat: int, announcer: int) -> None:
    """Set the hidden destinations of the others anew; what was announced stays."""
    if not g.revealed:
        for other in range(g.seats):
            if other not in (seat, announcer) and g.destinations[other]:
                g.destinations[other] = g.rng.pick(places_in(destinations(g, other)))


def conceal_cards(g: Refuge, seat: int, piles: list[list[int]], known: list[list[bool]]) -> None:
    """Turn hands and piles face down; of every pile it is said which cards the seat knows."""
    kept = keep_gifts(g, seat)
    for other in range(g.seats):
        if other != seat:
            g.hands[other] = kept[other] | backs(g.hands[other] & ~kept[other])
    for pile, knows in zip(piles, known, strict=True):
        for place in range(len(pile)):
            if not knows[place]:
                pile[place] = FACE_DOWN
    g.gifts = [gift for gift in g.gifts if seat in gift_parts(gift)[:2]]


def conceal_dice(g: Refuge, seat: int, covered: int = NO_DIE) -> None:
    """Cover the hidden dice that the seat has not seen."""
    if not g.revealed:
        sees = bool(g.seers >> seat & 1)
        g.dice = [die if sees and number != covered else FACE_DOWN for number, die in enumerate(g.dice)]


def conceal_destinations(g: Refuge, seat: int, announcer: int) -> None:
    """Turn the destinations of the others face down; what was announced stays."""
    if not g.revealed:
        for other in range(g.seats):
            if other not in (seat, announcer) and g.destinations[other]:
                g.destinations[other] = FACE_DOWN


def unmark_cards(g: Refuge) -> None:
    """Make copies of a card equal, wherever they are."""
    g.hands = [unmarked(hand, g.tables.cards_of) for hand in g.hands]
    g.played = unmarked(g.played, g.tables.cards_of)
    g.deck = firsts(g.deck, g.tables.card_of)
    g.truck = firsts(g.truck, g.tables.card_of)
