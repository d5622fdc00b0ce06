"""Heads, cards, places and gifts in words: what the positions of several games are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.naming import shown
from ostoja.kit.fields import take_cards
from ostoja.kit.refuge.data import DECK_LIMIT
from ostoja.kit.refuge.gifts import gift_of, gift_parts
from ostoja.kit.refuge.heads import head_of, heads_in
from ostoja.kit.refuge.state import NOBODY, PLACES

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.engine.vocabulary import Domain
    from ostoja.kit.fields import Fields
    from ostoja.kit.refuge.state import Refuge

AS_THEY_ARE: Final = (
    *("round", "badge", "tied", "elected", "seers", "revealed"),
    *("destinations", "extra_votes", "dice"),
)

IN_WORDS: Final = (
    *("announced", "heads", "colours", "unplaced", "hidden", "doomed"),
    *("hands", "deck", "truck", "gifts"),
)
COMMON: Final = AS_THEY_ARE + IN_WORDS  # the fields that all refuges have

MANY: Final = 999  # more rounds than any game sees


class Notation:
    """Writes and reads the facts that all refuges share, in the words of one game."""

    def __init__(self, places: Domain, characters: Domain, cards: Domain, colours: Domain) -> None:
        self.places = places
        self.characters = characters
        self.cards = cards
        self.colours = colours

    def write(self, g: Refuge) -> Section:
        """Write down every common fact; places, heads and cards by name."""
        table: Section = {name: getattr(g, name) for name in AS_THEY_ARE}
        table["colours"] = [self.colours.spell(colour) for colour in g.colours]
        table["announced"] = self.places.spell(g.announced)
        table["heads"] = {
            str(self.places.spell(place)): self.spell_heads(g.room[place])
            for place in range(1, PLACES)
            if g.room[place]
        }
        table["unplaced"] = self.spell_heads(g.unplaced)
        table["hidden"] = self.spell_heads(g.hidden)
        table["doomed"] = self.spell_heads(g.doomed)
        numbers = range(len(g.tables.card_of))
        table["hands"] = [self.spell_cards(g, [card for card in numbers if hand >> card & 1]) for hand in g.hands]
        table["deck"] = self.spell_cards(g, g.deck[::-1])
        table["truck"] = self.spell_cards(g, g.truck)
        gifts = map(gift_parts, g.gifts)
        table["gifts"] = [f"{giver} {receiver} {self.cards.spell(card)}" for giver, receiver, card in gifts]
        return table

    def read(self, g: Refuge, fields: Fields, piles: dict[str, list[int]]) -> None:
        """Lay out a blank refuge and fill the named piles; cards not named anywhere have left the game."""
        read_numbers(g, fields)
        g.colours = tuple(fields.members("colours", self.colours)) or tuple(range(g.seats))
        g.announced = fields.member("announced", self.places, g.announced)
        rooms = fields.inner("heads")
        for word in rooms.values:
            g.room[rooms.read(word, self.places, word)] = self.read_heads(g, rooms, word)
        g.unplaced = self.read_heads(g, fields, "unplaced")
        g.hidden = self.read_heads(g, fields, "hidden")
        g.doomed = self.read_heads(g, fields, "doomed")
        self.read_cards(g, fields, piles)
        g.gifts = [self.read_gift(g, fields, entry) for entry in fields.items("gifts")]

    def read_cards(self, g: Refuge, fields: Fields, piles: dict[str, list[int]]) -> None:
        """Find a card of the named kind for every word."""
        box, kinds = list(range(len(g.tables.card_of))), g.tables.card_of
        for seat, words in enumerate(fields.lists("hands", g.seats)):
            hand = take_cards(fields, "hands", box, kinds, self.cards, words)
            g.hands[seat] = sum(1 << card for card in hand)
        g.deck = take_cards(fields, "deck", box, kinds, self.cards)[::-1]
        g.truck = take_cards(fields, "truck", box, kinds, self.cards)
        for name, pile in piles.items():
            pile.extend(take_cards(fields, name, box, kinds, self.cards))
        g.played = sum(1 << card for card in box)

    def read_gift(self, g: Refuge, fields: Fields, entry: object) -> int:
        """Read a gift spelled as giver, receiver and card."""
        giver, receiver, card = fields.parts("gifts", entry, "GIVER RECEIVER CARD")
        if giver == receiver:
            fields.refuse("gifts", f"has {shown(entry)}: nobody gives a card to himself")
        last = g.seats - 1
        return gift_of(
            fields.number("gifts (giver)", giver, 0, last),
            fields.number("gifts (receiver)", receiver, 0, last),
            fields.read("gifts", self.cards, card),
        )

    def spell_places(self, places: int) -> list[object]:
        """Spell a set of places."""
        return [self.places.spell(place) for place in range(1, PLACES) if places >> place & 1]

    def spell_counts(self, counts: list[int]) -> dict[str, int]:
        """Spell how many of something stand at each place."""
        return {str(self.places.spell(place)): counts[place] for place in range(1, PLACES) if counts[place]}

    def read_counts(self, counts: list[int], fields: Fields, key: str, most: int) -> None:
        """Read how many of something stand at each place."""
        for place, count in fields.counts(key, self.places, most).items():
            counts[place] = count

    def spell_heads(self, heads: int) -> list[str]:
        """Spell heads as seat and character."""
        return [f"{seat} {self.characters.spell(kind)}" for seat, kind in heads_in(heads)]

    def read_heads(self, g: Refuge, fields: Fields, key: str) -> int:
        """Read heads spelled as seat and character, each once."""
        heads = 0
        for entry in fields.items(key):
            seat, kind = fields.parts(key, entry, "SEAT CHARACTER")
            head = head_of(
                fields.number(f"{key} (seat)", seat, 0, g.seats - 1), fields.read(key, self.characters, kind)
            )
            if heads & head:
                fields.refuse(key, f"names {shown(entry)} twice")
            heads |= head
        return heads

    def spell_cards(self, g: Refuge, cards: list[int]) -> list[str]:
        """Spell cards by their kinds."""
        return [str(self.cards.spell(g.tables.card_of[card])) for card in cards]


def read_numbers(g: Refuge, fields: Fields) -> None:
    """Read the facts that are written down as they are, each within what it can be."""
    last, everybody, nothing = g.seats - 1, (1 << g.seats) - 1, [0] * g.seats
    g.round = fields.whole("round", g.round, 0, MANY)
    g.badge = fields.whole("badge", g.badge, 0, last)
    g.tied = fields.whole("tied", g.tied, 0, everybody)
    g.elected = fields.whole("elected", g.elected, NOBODY, last)
    g.seers = fields.whole("seers", g.seers, 0, everybody)
    g.revealed = fields.switch("revealed", missing=g.revealed)
    g.destinations = fields.wholes_like("destinations", nothing, 0, PLACES - 1)
    g.extra_votes = fields.wholes_like("extra_votes", nothing, 0, DECK_LIMIT)
    g.dice = fields.wholes("dice", 1, PLACES - 1)
