"""Heads, cards, places and gifts in words: what the positions of several games are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import RecordError
from ostoja.engine.naming import shown
from ostoja.kit.reading import (
    as_list,
    by_seat_in,
    list_in,
    member,
    refuse,
    switch_in,
    table_in,
    whole,
    whole_in,
    wholes_in,
)
from ostoja.kit.refuge.data import DECK_LIMIT
from ostoja.kit.refuge.gifts import gift_of, gift_parts
from ostoja.kit.refuge.heads import head_of, heads_in
from ostoja.kit.refuge.state import NOBODY, PLACES, places_in

if TYPE_CHECKING:
    from ostoja.engine.datafile import Table
    from ostoja.engine.vocabulary import Domain
    from ostoja.kit.refuge.state import Refuge

AS_THEY_ARE = (
    *("round", "badge", "tied", "elected", "seers", "revealed"),
    *("destinations", "extra_votes", "dice"),
)

IN_WORDS = (
    *("announced", "heads", "colours", "unplaced", "hidden", "doomed"),
    *("hands", "deck", "truck", "gifts"),
)


MANY: Final = 999  # more rounds than any game sees


class Notation:
    """Writes and reads the facts that all refuges share, in the words of one game."""

    def __init__(self, places: Domain, characters: Domain, cards: Domain, colours: Domain) -> None:
        self.places = places
        self.characters = characters
        self.cards = cards
        self.colours = colours

    def write(self, g: Refuge) -> Table:
        """Write down every common fact; places, heads and cards by name."""
        table: Table = {name: getattr(g, name) for name in AS_THEY_ARE}
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

    def read(self, g: Refuge, table: Table, piles: dict[str, list[int]]) -> None:
        """Lay out a blank refuge and fill the named piles; cards not named anywhere have left the game."""
        read_facts(g, table)
        colours = tuple(member(self.colours, word, "colours") for word in list_in(table, "colours"))
        g.colours = colours or tuple(range(g.seats))
        if table.get("announced"):
            g.announced = member(self.places, table["announced"], "announced")
        for word, heads in table_in(table, "heads").items():
            g.room[member(self.places, word, "heads")] = self.read_heads(g, heads, f"heads.{word}")
        g.unplaced = self.read_heads(g, table.get("unplaced", []), "unplaced")
        g.hidden = self.read_heads(g, table.get("hidden", []), "hidden")
        g.doomed = self.read_heads(g, table.get("doomed", []), "doomed")
        self.read_cards(g, table, piles)
        g.gifts = [self.read_gift(g, line) for line in list_in(table, "gifts")]

    def read_cards(self, g: Refuge, table: Table, piles: dict[str, list[int]]) -> None:
        """Find a card of the named kind for every word."""
        box = list(range(len(g.tables.card_of)))
        hands = list_in(table, "hands")
        if len(hands) > g.seats:
            refuse("hands", f"must have no more than {g.seats} hands, not {len(hands)}")
        for seat, words in enumerate(hands):
            g.hands[seat] = sum(1 << card for card in self.take(g, box, words, "hands"))
        g.deck = self.take(g, box, table.get("deck", []), "deck")[::-1]
        g.truck = self.take(g, box, table.get("truck", []), "truck")
        for name, pile in piles.items():
            pile.extend(self.take(g, box, table.get(name, []), name))
        g.played = sum(1 << card for card in box)

    def take(self, g: Refuge, box: list[int], words: object, field: str) -> list[int]:
        """Take a card of the named kind out of the box for every word."""
        cards: list[int] = []
        for word in as_list(words, field):
            kind = member(self.cards, word, field)
            card = next((card for card in box if g.tables.card_of[card] == kind), None)
            if card is None:
                refuse(field, f"names more {word} cards than the game has")
            box.remove(card)
            cards.append(card)
        return cards

    def read_gift(self, g: Refuge, line: object) -> int:
        """Read a gift spelled as giver, receiver and card."""
        giver, _, rest = str(line).partition(" ")
        receiver, _, card = rest.partition(" ")
        if giver == receiver or not is_seat(g, giver) or not is_seat(g, receiver):
            refuse("gifts", f"has {shown(line)}: write two seats from 0 to {g.seats - 1}, giver first, and a card")
        return gift_of(int(giver), int(receiver), member(self.cards, card, "gifts"))

    def spell_places(self, places: int) -> list[object]:
        """Spell a set of places."""
        return [self.places.spell(place) for place in places_in(places)]

    def read_places(self, words: list[object], field: str) -> int:
        """Read a set of places."""
        places = 0
        for word in words:
            places |= 1 << member(self.places, word, field)
        return places

    def spell_counts(self, counts: list[int]) -> dict[str, int]:
        """Spell how many of something stand at each place."""
        return {str(self.places.spell(place)): counts[place] for place in range(1, PLACES) if counts[place]}

    def read_counts(self, counts: list[int], table: dict[str, object], field: str, most: int) -> None:
        """Read how many of something stand at each place."""
        for word, count in table.items():
            counts[member(self.places, word, field)] = whole(count, f"{field}.{word}", 0, most)

    def spell_heads(self, heads: int) -> list[str]:
        """Spell heads as seat and character."""
        return [f"{seat} {self.characters.spell(kind)}" for seat, kind in heads_in(heads)]

    def read_heads(self, g: Refuge, words: object, field: str) -> int:
        """Read heads spelled as seat and character, each once."""
        heads = 0
        for word in as_list(words, field):
            seat, _, kind = str(word).partition(" ")
            if not is_seat(g, seat):
                write = f"write a seat from 0 to {g.seats - 1} and a character"
                raise RecordError(f"position field {field}: {shown(word)} is not a head: {write}")
            head = head_of(int(seat), member(self.characters, kind, field))
            if heads & head:
                refuse(field, f"names {word} twice")
            heads |= head
        return heads

    def spell_cards(self, g: Refuge, cards: list[int]) -> list[str]:
        """Spell cards by their kinds."""
        return [str(self.cards.spell(g.tables.card_of[card])) for card in cards]


def check_fields(table: Table, known: tuple[str, ...]) -> None:
    """Refuse a field that neither all refuges nor this game have."""
    fields = AS_THEY_ARE + IN_WORDS + known
    for name in table:
        if name not in fields:
            raise RecordError(f"the table has no field {name!r}; fields: {', '.join(fields)}")


def read_facts(g: Refuge, table: Table) -> None:
    """Read the facts that are written down as they are, each within what it can be."""
    last, everybody = g.seats - 1, (1 << g.seats) - 1
    g.round = whole_in(table, "round", g.round, 0, MANY)
    g.badge = whole_in(table, "badge", g.badge, 0, last)
    g.tied = whole_in(table, "tied", g.tied, 0, everybody)
    g.elected = whole_in(table, "elected", g.elected, NOBODY, last)
    g.seers = whole_in(table, "seers", g.seers, 0, everybody)
    g.revealed = switch_in(table, "revealed", missing=g.revealed)
    g.destinations = by_seat_in(table, "destinations", g.seats, PLACES - 1)
    g.extra_votes = by_seat_in(table, "extra_votes", g.seats, DECK_LIMIT)
    g.dice = wholes_in(table, "dice", 1, PLACES - 1)


def set_fields(g: Refuge, table: Table, names: tuple[str, ...]) -> None:
    """Set the facts that are written down as they are."""
    for name in names:
        if name in table:
            setattr(g, name, table[name])


def is_seat(g: Refuge, word: str) -> bool:
    """Tell whether a word is the number of a seat."""
    return word.isdecimal() and len(word) == 1 and int(word) < g.seats
