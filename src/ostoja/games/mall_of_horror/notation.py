"""Positions of Mall of Horror in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.errors import RecordError
from ostoja.games.mall_of_horror.state import gift_of, gift_parts, head_of
from ostoja.games.mall_of_horror.words import CARD, CHARACTER, COLOUR, KINDS, LOCATION, PLACES

if TYPE_CHECKING:
    from ostoja.engine.datafile import Table
    from ostoja.games.mall_of_horror.state import Mall

NUMBERS = ("round", "badge", "tied", "elected", "seers")
SWITCHES = ("chief_elected", "revealed")
LISTS = ("destinations", "hardware", "threats", "fell_in", "dice", "buriers")
AS_THEY_ARE = NUMBERS + SWITCHES + LISTS
PLACES_IN_WORDS = ("announced", "closed", "cursed", "heads", "zombies")
IN_WORDS = (*PLACES_IN_WORDS, "colours", "unplaced", "hidden", "doomed", "hands", "deck", "truck", "gifts")


def write_table(g: Mall) -> Table:
    """Write down every fact in words; locations, heads and cards by name."""
    table: Table = {name: getattr(g, name) for name in AS_THEY_ARE}
    table["colours"] = [COLOUR.spell(colour) for colour in g.colours]
    table["closed"] = [LOCATION.spell(place) for place in range(1, PLACES) if g.closed >> place & 1]
    table["cursed"] = [LOCATION.spell(place) for place in range(1, PLACES) if g.cursed >> place & 1]
    table["announced"] = LOCATION.spell(g.announced)
    table["heads"] = {_name(place): _spell_heads(g.room[place]) for place in range(1, PLACES) if g.room[place]}
    table["unplaced"] = _spell_heads(g.unplaced)
    table["hidden"] = _spell_heads(g.hidden)
    table["doomed"] = _spell_heads(g.doomed)
    table["zombies"] = {_name(place): g.zombies[place] for place in range(1, PLACES) if g.zombies[place]}
    numbers = range(len(g.data.card_of))
    table["hands"] = [_spell_cards(g, [card for card in numbers if hand >> card & 1]) for hand in g.hands]
    table["deck"] = _spell_cards(g, g.deck[::-1])
    table["truck"] = _spell_cards(g, g.truck)
    table["gifts"] = [f"{giver} {receiver} {CARD.spell(card)}" for giver, receiver, card in map(gift_parts, g.gifts)]
    return table


def read_table(g: Mall, table: Table) -> None:
    """Lay out a blank mall; what is not written is empty, cards not named have left the game."""
    for name, value in table.items():
        if name in AS_THEY_ARE:
            setattr(g, name, value)
        elif name not in IN_WORDS:
            raise RecordError(f"the mall has no field {name!r}; fields: {', '.join(AS_THEY_ARE + IN_WORDS)}")
    g.colours = tuple(COLOUR.read(str(word)) for word in _list(table, "colours")) or tuple(range(g.seats))
    for place in _list(table, "closed"):
        g.closed |= 1 << LOCATION.read(str(place))
    for place in _list(table, "cursed"):
        g.cursed |= 1 << LOCATION.read(str(place))
    if table.get("announced"):
        g.announced = LOCATION.read(str(table["announced"]))
    for word, heads in _table(table, "heads").items():
        g.room[LOCATION.read(word)] = _read_heads(g, heads)
    g.unplaced = _read_heads(g, table.get("unplaced", []))
    g.hidden = _read_heads(g, table.get("hidden", []))
    g.doomed = _read_heads(g, table.get("doomed", []))
    for word, number in _table(table, "zombies").items():
        g.zombies[LOCATION.read(word)] = int(str(number))
    _read_cards(g, table)
    for line in _list(table, "gifts"):
        giver, receiver, card = str(line).split()
        g.gifts.append(gift_of(int(giver), int(receiver), CARD.read(card)))


def _read_cards(g: Mall, table: Table) -> None:
    """Find a card of the named kind for every word."""
    box = list(range(len(g.data.card_of)))

    def take(words: object) -> list[int]:
        cards: list[int] = []
        for word in words if isinstance(words, list) else []:
            kind = CARD.read(str(word))
            card = next((card for card in box if g.data.card_of[card] == kind), None)
            if card is None:
                raise RecordError(f"the position names more {word} cards than the game has")
            box.remove(card)
            cards.append(card)
        return cards

    for seat, words in enumerate(_list(table, "hands")):
        g.hands[seat] = sum(1 << card for card in take(words))
    g.deck = take(table.get("deck", []))[::-1]
    g.truck = take(table.get("truck", []))
    g.played = sum(1 << card for card in box)


def _name(place: int) -> str:
    """Return the name of a location."""
    return str(LOCATION.spell(place))


def _spell_heads(heads: int) -> list[str]:
    """Spell heads as seat and character."""
    found = [head for head in range(heads.bit_length()) if heads >> head & 1]
    return [f"{head // KINDS} {CHARACTER.spell(head % KINDS)}" for head in found]


def _read_heads(g: Mall, words: object) -> int:
    """Read heads spelled as seat and character."""
    heads = 0
    for word in words if isinstance(words, list) else []:
        seat, _, kind = str(word).partition(" ")
        if not seat.isdecimal() or int(seat) >= g.seats:
            raise RecordError(f"{word!r} is not a head: write a seat from 0 to {g.seats - 1} and a character")
        heads |= head_of(int(seat), CHARACTER.read(kind))
    return heads


def _spell_cards(g: Mall, cards: list[int]) -> list[str]:
    """Spell cards by their kinds."""
    return [str(CARD.spell(g.data.card_of[card])) for card in cards]


def _list(table: Table, key: str) -> list[object]:
    """Return a list of a table, empty if there is none."""
    value = table.get(key, [])
    if not isinstance(value, list):
        raise RecordError(f"position field {key} must be a list, not {value!r}")
    return value


def _table(table: Table, key: str) -> dict[str, object]:
    """Return a table in a table, empty if there is none."""
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise RecordError(f"position field {key} must be a table, not {value!r}")
    return value
