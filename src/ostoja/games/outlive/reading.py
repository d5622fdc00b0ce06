"""The fields of a written position, read one by one; whatever is wrong with one is refused by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.errors import OptionError, RecordError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.vocabulary import Domain


class Fields:
    """A table of a position, and the path that leads to it, for the messages."""

    __slots__ = ("path", "values")

    def __init__(self, values: object, path: str = "") -> None:
        if not isinstance(values, dict):
            raise RecordError(f"position field {path} must be a table, not {values!r}")
        self.values = values
        self.path = path

    def name(self, key: str) -> str:
        """Name a field by the whole way to it."""
        return f"{self.path}.{key}" if self.path else key

    def refuse_others(self, known: Sequence[str]) -> None:
        """Refuse a field that there is not: it would be overlooked."""
        for key in self.values:
            if key not in known:
                raise RecordError(f"position field {self.name(key)} is unknown; fields: {', '.join(known)}")

    def whole(self, key: str, missing: int, least: int, most: int) -> int:
        """Read a whole number within its bounds."""
        return _whole(self.values.get(key, missing), self.name(key), least, most)

    def wholes(self, key: str, missing: list[int], least: int, most: int) -> list[int]:
        """Read a list of just so many whole numbers as there would be without it."""
        values = self.items(key) if key in self.values else missing
        if len(values) != len(missing):
            raise RecordError(f"position field {self.name(key)} must hold {len(missing)} numbers, not {len(values)}")
        return [_whole(value, self.name(key), least, most) for value in values]

    def switch(self, key: str) -> bool:
        """Read yes or no; not written means no."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise RecordError(f"position field {self.name(key)} must be true or false, not {value!r}")
        return value

    def member(self, key: str, domain: Domain, missing: int) -> int:
        """Read the name of something; an empty name is nothing."""
        word = self.values.get(key, "")
        return self.read(key, domain, word) if word != "" else missing

    def members(self, key: str, domain: Domain) -> list[int]:
        """Read a list of names."""
        return [self.read(key, domain, word) for word in self.items(key)]

    def counts(self, key: str, domain: Domain, most: int) -> dict[int, int]:
        """Read how many there are of each thing that is named."""
        inner = self.inner(key)
        return {inner.read(word, domain, word): inner.whole(word, 0, 0, most) for word in inner.values}

    def piles(self, key: str, where: Domain, places: tuple[int, ...], domain: Domain) -> dict[int, list[int]]:
        """Read the piles that lie in some places, by the number of the place among them."""
        inner = self.inner(key)
        found: dict[int, list[int]] = {}
        for word in inner.values:
            place = inner.read(word, where, word)
            if place not in places:
                known = ", ".join(str(where.spell(one)) for one in places)
                raise RecordError(f"position field {inner.name(word)} is none of {known}")
            found[places.index(place)] = inner.members(word, domain)
        return found

    def inner(self, key: str) -> Fields:
        """Return a table in this table, empty if it is not written."""
        return Fields(self.values.get(key, {}), self.name(key))

    def items(self, key: str, most: int | None = None) -> list[object]:
        """Return a list of at most so many things, empty if it is not written."""
        values = self.values.get(key, [])
        if not isinstance(values, list):
            raise RecordError(f"position field {self.name(key)} must be a list, not {values!r}")
        if most is not None and len(values) > most:
            raise RecordError(f"position field {self.name(key)} must list at most {most}, not {len(values)}")
        return values

    def read(self, key: str, domain: Domain, word: object) -> int:
        """Return the member of a domain that is called so."""
        try:
            return domain.read(str(word))
        except OptionError as error:
            raise RecordError(f"position field {self.name(key)}: {error}") from error


def _whole(value: object, name: str, least: int, most: int) -> int:
    """Return a whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise RecordError(f"position field {name} must be a whole number from {least} to {most}, not {value!r}")
    return value
