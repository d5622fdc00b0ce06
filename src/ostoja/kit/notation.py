"""Heads, cards, places and gifts in words: what the positions of several games are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.errors import RecordError
from ostoja.kit.gifts import gift_of, gift_parts
from ostoja.kit.heads import head_of, heads_in
from ostoja.kit.refuge import PLACES

if TYPE_CHECKING:
    from ostoja.engine.datafile import Table
    from ostoja.engine.vocabulary import Domain
    from ostoja.kit.refuge import Refuge

AS_THEY_ARE = (
    *("round", "badge", "tied", "elected", "seers", "revealed"),
    *("destinations", "extra_votes", "dice"),
)

IN_WORDS = (
    *("announced", "heads", "colours", "unplaced", "hidden", "doomed"),
    *("hands", "deck", "truck", "gifts"),
)


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
        set_fields(g, table, AS_THEY_ARE)
        colours = tuple(self.colours.read(str(word)) for word in list_in(table, "colours"))
        g.colours = colours or tuple(range(g.seats))
        if table.get("announced"):
            g.announced = self.places.read(str(table["announced"]))
        for word, heads in table_in(table, "heads").items():
            g.room[self.places.read(word)] = self.read_heads(g, heads)
        g.unplaced = self.read_heads(g, table.get("unplaced", []))
        g.hidden = self.read_heads(g, table.get("hidden", []))
        g.doomed = self.read_heads(g, table.get("doomed", []))
        self.read_cards(g, table, piles)
        for line in list_in(table, "gifts"):
            giver, receiver, card = str(line).split()
            g.gifts.append(gift_of(int(giver), int(receiver), self.cards.read(card)))

    def read_cards(self, g: Refuge, table: Table, piles: dict[str, list[int]]) -> None:
        """Find a card of the named kind for every word."""
        box = list(range(len(g.tables.card_of)))
        for seat, words in enumerate(list_in(table, "hands")):
            g.hands[seat] = sum(1 << card for card in self.take(g, box, words))
        g.deck = self.take(g, box, table.get("deck", []))[::-1]
        g.truck = self.take(g, box, table.get("truck", []))
        for name, pile in piles.items():
            pile.extend(self.take(g, box, table.get(name, [])))
        g.played = sum(1 << card for card in box)

    def take(self, g: Refuge, box: list[int], words: object) -> list[int]:
        """Take a card of the named kind out of the box for every word."""
        cards: list[int] = []
        for word in words if isinstance(words, list) else []:
            kind = self.cards.read(str(word))
            card = next((card for card in box if g.tables.card_of[card] == kind), None)
            if card is None:
                raise RecordError(f"the position names more {word} cards than the game has")
            box.remove(card)
            cards.append(card)
        return cards

    def spell_places(self, places: int) -> list[object]:
        """Spell a set of places."""
        return [self.places.spell(place) for place in range(1, PLACES) if places >> place & 1]

    def read_places(self, words: list[object]) -> int:
        """Read a set of places."""
        places = 0
        for word in words:
            places |= 1 << self.places.read(str(word))
        return places

    def spell_counts(self, counts: list[int]) -> dict[str, int]:
        """Spell how many of something stand at each place."""
        return {str(self.places.spell(place)): counts[place] for place in range(1, PLACES) if counts[place]}

    def read_counts(self, counts: list[int], table: dict[str, object]) -> None:
        """Read how many of something stand at each place."""
        for word, count in table.items():
            counts[self.places.read(word)] = int(str(count))

    def spell_heads(self, heads: int) -> list[str]:
        """Spell heads as seat and character."""
        return [f"{seat} {self.characters.spell(kind)}" for seat, kind in heads_in(heads)]

    def read_heads(self, g: Refuge, words: object) -> int:
        """Read heads spelled as seat and character."""
        heads = 0
        for word in words if isinstance(words, list) else []:
            seat, _, kind = str(word).partition(" ")
            if not seat.isdecimal() or int(seat) >= g.seats:
                raise RecordError(f"{word!r} is not a head: write a seat from 0 to {g.seats - 1} and a character")
            heads |= head_of(int(seat), self.characters.read(kind))
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


def set_fields(g: Refuge, table: Table, names: tuple[str, ...]) -> None:
    """Set the facts that are written down as they are."""
    for name in names:
        if name in table:
            setattr(g, name, table[name])


def list_in(table: Table, key: str) -> list[object]:
    """Return a list of a table, empty if there is none."""
    value = table.get(key, [])
    if not isinstance(value, list):
        raise RecordError(f"position field {key} must be a list, not {value!r}")
    return value


def table_in(table: Table, key: str) -> dict[str, object]:
    """Return a table in a table, empty if there is none."""
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise RecordError(f"position field {key} must be a table, not {value!r}")
    return value
