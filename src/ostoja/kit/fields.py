"""The fields of a table that somebody wrote, read one by one; whatever is wrong with one is refused by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NoReturn

from ostoja.engine.errors import DataError, OptionError, RecordError
from ostoja.engine.naming import guess, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.vocabulary import Domain

MORE: Final = "…"  # ends the form of an entry that goes on with any number of words
DIGITS: Final = 20  # more than any number of a position has; Python reads none of thousands


class Fields:
    """A table of a position, and the path to it for the messages; what is not written is as in a blank one."""

    __slots__ = ("path", "values")

    def __init__(self, values: Mapping[str, object], path: str = "") -> None:
        self.values = values
        self.path = path

    def name(self, key: str) -> str:
        """Name a field by the whole way to it."""
        return f"{self.path}.{key}" if self.path else key

    def refuse(self, key: str, why: str) -> NoReturn:
        """Say which field cannot be as it is written, and why."""
        raise RecordError(f"position field {self.name(key)} {why}")

    def refuse_others(self, known: Sequence[str]) -> None:
        """Refuse a field that there is not: it would be overlooked."""
        for key in self.values:
            if key not in known:
                self.refuse(key, f"is unknown{guess(key, known)}; fields: {', '.join(known)}")

    def within(self, values: object, key: str) -> Fields:
        """Return a table in this table, if it is one."""
        return Fields(self.table(values, key), self.name(key))

    def written(self, key: str, missing: object) -> object:
        """Return what is written in a field, or what it is if nothing is."""
        return self.values.get(key, missing)

    # ------------------------------------------------------------ one value

    def whole(self, key: str, missing: int, least: int, most: int) -> int:
        """Read a whole number within its bounds."""
        return self.bounded(key, self.written(key, missing), least, most)

    def switch(self, key: str, *, missing: bool = False) -> bool:
        """Read yes or no."""
        value = self.written(key, missing)
        if not isinstance(value, bool):
            self.refuse(key, f"must be true or false, not {shown(value)}")
        return value

    def text(self, key: str) -> str:
        """Read a text, empty if it is not written."""
        return self.word(key, self.written(key, ""))

    def member(self, key: str, domain: Domain, missing: int) -> int:
        """Read the name of something; an empty name is nothing."""
        word = self.written(key, "")
        return self.read(key, domain, word) if word != "" else missing

    # ------------------------------------------------------------ lists and tables

    def items(self, key: str, most: int | None = None) -> list[object]:
        """Read a list of at most so many things, empty if it is not written."""
        values = self.as_list(key, self.written(key, []))
        if most is not None and len(values) > most:
            self.refuse(key, f"must list at most {most}, not {len(values)}")
        return values

    def lists(self, key: str, most: int) -> list[list[object]]:
        """Read a list of at most so many lists."""
        return [self.as_list(f"{key}[{number}]", value) for number, value in enumerate(self.items(key, most))]

    def tables(self, key: str, most: int) -> list[Fields]:
        """Read a list of at most so many tables."""
        return [self.within(value, f"{key}[{number}]") for number, value in enumerate(self.items(key, most))]

    def inner(self, key: str) -> Fields:
        """Read a table in this table, empty if it is not written."""
        return self.within(self.written(key, {}), key)

    def wholes(self, key: str, least: int, most: int) -> list[int]:
        """Read a list of any number of whole numbers within their bounds."""
        return [self.bounded(key, value, least, most) for value in self.items(key)]

    def wholes_like(self, key: str, missing: Sequence[int], least: int, most: int) -> list[int]:
        """Read a list of just so many whole numbers as there would be without it."""
        values = self.as_list(key, self.written(key, list(missing)))
        if len(values) != len(missing):
            self.refuse(key, f"must hold {len(missing)} numbers, not {len(values)}")
        return [self.bounded(key, value, least, most) for value in values]

    def texts(self, key: str, most: int | None = None) -> list[str]:
        """Read a list of at most so many texts."""
        return [self.word(key, value) for value in self.items(key, most)]

    def members(self, key: str, domain: Domain) -> list[int]:
        """Read a list of names."""
        return [self.read(key, domain, word) for word in self.items(key)]

    def set_of(self, key: str, domain: Domain) -> int:
        """Read a list of names as bits; none is named twice."""
        return self.set_from(key, domain, self.items(key))

    def counts(self, key: str, domain: Domain, most: int) -> dict[int, int]:
        """Read how many there are of each thing that is named."""
        inner = self.inner(key)
        return {inner.read(word, domain, word): inner.whole(word, 0, 0, most) for word in inner.values}

    def piles(self, key: str, where: Domain, places: Sequence[int], domain: Domain) -> dict[int, list[int]]:
        """Read the piles that lie in some places, by the number of the place among them."""
        inner = self.inner(key)
        found: dict[int, list[int]] = {}
        for word in inner.values:
            place = inner.read(word, where, word)
            if place not in places:
                inner.refuse(word, f"is none of {', '.join(str(where.spell(one)) for one in places)}")
            found[places.index(place)] = inner.members(word, domain)
        return found

    # ------------------------------------------------------------ a value of a field that is made of several

    def read(self, key: str, domain: Domain, word: object) -> int:
        """Return the member of a domain that is called so."""
        try:
            return domain.read(word if isinstance(word, str) else shown(word))
        except OptionError as error:
            self.refuse(f"{key}:", str(error))

    def set_from(self, key: str, domain: Domain, words: Sequence[object]) -> int:
        """Return named members of a domain as bits; none is named twice."""
        found = 0
        for word in words:
            found = self.once(key, found, self.read(key, domain, word), word)
        return found

    def once(self, key: str, found: int, member: int, word: object) -> int:
        """Return what was found so far and one more, which can be named once only."""
        if found >> member & 1:
            self.refuse(key, f"names {shown(word)} twice")
        return found | 1 << member

    def parts(self, key: str, entry: object, form: str) -> list[str]:
        """Return the words of an entry, one for each word of its form; of a last word with dots any number."""
        parts, wanted = str(entry).split(), form.split()
        if len(parts) != len(wanted) and not (form.endswith(MORE) and len(parts) >= len(wanted) - 1):
            self.refuse(key, f"has {shown(entry)}; write it as {form}")
        return parts

    def number(self, key: str, word: str, least: int, most: int) -> int:
        """Return a whole number within its bounds that is a word of an entry."""
        is_number = word.removeprefix("-").isdecimal() and len(word) <= DIGITS
        return self.bounded(key, int(word) if is_number else word, least, most)

    def word(self, key: str, value: object) -> str:
        """Return a text, if it is one."""
        if not isinstance(value, str):
            self.refuse(key, f"must be a text, not {shown(value)}")
        return value

    def bounded(self, key: str, value: object, least: int, most: int) -> int:
        """Return a whole number, if it is one within its bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse(key, f"must be a whole number from {least} to {most}, not {shown(value)}")
        return value

    def as_list(self, key: str, value: object) -> list[object]:
        """Return a list, if it is one."""
        if not isinstance(value, list):
            self.refuse(key, f"must be a list, not {shown(value)}")
        return value

    def table(self, value: object, key: str) -> Mapping[str, object]:
        """Return a table, if it is one."""
        if not isinstance(value, Mapping):
            self.refuse(key, f"must be a table, not {shown(value)}")
        return value


class DataFields(Fields):
    """A table of a data file; every field is written, because a file of the user's is laid over the game's own."""

    def refuse(self, key: str, why: str) -> NoReturn:
        """Say which field cannot be as it is written, and why."""
        raise DataError(f"data field {self.name(key)} {why}")

    def within(self, values: object, key: str) -> Fields:
        """Return a table in this table, if it is one."""
        return DataFields(self.table(values, key), self.name(key))

    def written(self, key: str, missing: object) -> object:
        """Return what is written in a field."""
        if key not in self.values:
            self.refuse(key, "is missing")
        return self.values[key]


def take_cards(
    fields: Fields,
    key: str,
    box: list[int],
    kinds: Sequence[int],
    domain: Domain,
    words: Sequence[object] | None = None,
) -> list[int]:
    """Take a card of the named kind out of the box for every word of a field, or for some words of it."""
    cards: list[int] = []
    for word in fields.items(key) if words is None else words:
        kind = fields.read(key, domain, word)
        card = next((card for card in box if kinds[card] == kind), None)
        if card is None:
            fields.refuse(key, f"names more {domain.spell(kind)} cards than there are")
        box.remove(card)
        cards.append(card)
    return cards
