"""The fields of a view, as the type of the view names them, and how each is written as numbers."""

from __future__ import annotations

from types import NoneType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

FEW = 2  # more members of a list than were ever seen are foreseen, at least


class Lengths:
    """How long the lists of views were seen to be; where that varies, more is foreseen."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[int, int]] = {}  # by the name of a list: the shortest and the longest
        self.most: dict[str, int] = {}

    def look(self, name: str, length: int) -> None:
        """Note the length of a list."""
        shortest, longest = self.seen.get(name, (length, length))
        self.seen[name] = (min(shortest, length), max(longest, length))

    def close(self) -> None:
        """Fix how many members are written of every list."""
        for name, (shortest, longest) in self.seen.items():
            self.most[name] = longest if shortest == longest else longest + max(FEW, longest // 2)

    def of(self, name: str) -> int:
        """Return how many members of a list are written."""
        return self.most.get(name, FEW)


class Field:
    """One number."""

    def look(self, value: Any) -> None:
        """Note how long the lists in a value are."""

    def names(self, name: str) -> list[str]:
        """Name every number that is written."""
        return [name]

    def write(self, value: Any, row: list[int]) -> None:
        """Write a value."""
        row.append(int(value))

    def blank(self) -> list[int]:
        """Return what stands there where there is no value."""
        return [0] * len(self.names(""))


class Choice(Field):
    """One of some words, by its number."""

    def __init__(self, words: tuple[Any, ...]) -> None:
        self.numbers = {word: number for number, word in enumerate(words)}

    def write(self, value: Any, row: list[int]) -> None:
        """Write the number of the word."""
        row.append(self.numbers[value])


class Text(Field):
    """A text: whether there is one."""

    def write(self, value: Any, row: list[int]) -> None:
        """Write 1 if it says anything."""
        row.append(1 if value else 0)


class Maybe(Field):
    """Something that may be missing."""

    def __init__(self, inner: Field) -> None:
        self.inner = inner
        self._blank: list[int] = []

    def look(self, value: Any) -> None:
        """Note what is there."""
        if value is not None:
            self.inner.look(value)

    def names(self, name: str) -> list[str]:
        """Name the mark that it is there, then what is there."""
        return [f"{name}?", *self.inner.names(name)]

    def write(self, value: Any, row: list[int]) -> None:
        """Write whether it is there, and it."""
        if value is None:
            self._blank = self._blank or self.blank()
            row += self._blank
        else:
            row.append(1)
            self.inner.write(value, row)


class Row(Field):
    """A list: its length, then its members."""

    def __init__(self, inner: Field, name: str, lengths: Lengths) -> None:
        self.inner = inner
        self.name = name
        self.lengths = lengths
        self.plain = type(inner) is Field
        self._pad: list[int] = []
        self._most = -1

    def members(self, value: Any) -> Any:
        """Return the members of a value."""
        return value if isinstance(value, list | tuple) else [value]

    def look(self, value: Any) -> None:
        """Note how long it is, and its members."""
        members = self.members(value)
        self.lengths.look(self.name, len(members))
        for member in members:
            self.inner.look(member)

    def names(self, name: str) -> list[str]:
        """Name the length, then every member by its place."""
        places = range(self.lengths.of(self.name))
        return [f"{name}#", *(part for place in places for part in self.inner.names(f"{name}[{place}]"))]

    def write(self, value: Any, row: list[int]) -> None:
        """Write the length, as many members as are foreseen, and zeros for the rest."""
        if self._most < 0:
            self._most = self.lengths.of(self.name)
            self._pad = self.inner.blank() * self._most
        members = self.members(value)
        length = len(members)
        row.append(length)
        end = len(row) + len(self._pad)
        if length > self._most:
            members = members[: self._most]
        if self.plain:
            row += members
        else:
            write = self.inner.write
            for member in members:
                write(member, row)
        missing = end - len(row)
        if missing:
            row += self._pad[:missing]


class Pairs(Row):
    """A dictionary without fixed keys, as a list of keys with their values."""

    def members(self, value: Any) -> Any:
        """Return keys and values in the order of the keys."""
        return sorted(value.items())


class Record(Field):
    """Some named fields."""

    def __init__(self, fields: dict[str, Field]) -> None:
        self.fields = list(fields.items())

    def look(self, value: Any) -> None:
        """Note what is in every field."""
        for name, field in self.fields:
            field.look(value.get(name))

    def names(self, name: str) -> list[str]:
        """Name what is in every field."""
        dot = f"{name}." if name else ""
        return [part for key, field in self.fields for part in field.names(f"{dot}{key}")]

    def write(self, value: Any, row: list[int]) -> None:
        """Write field after field."""
        for name, field in self.fields:
            if type(field) is Field:  # the most of them, without a call
                row.append(int(value[name]))
            else:
                field.write(value.get(name), row)


class Both(Field):
    """A tuple of fixed length."""

    def __init__(self, parts: list[Field]) -> None:
        self.parts = parts

    def look(self, value: Any) -> None:
        """Note every part."""
        for part, field in zip(value, self.parts, strict=True):
            field.look(part)

    def names(self, name: str) -> list[str]:
        """Name every part by its place."""
        return [part for place, field in enumerate(self.parts) for part in field.names(f"{name}.{place}")]

    def write(self, value: Any, row: list[int]) -> None:
        """Write part after part."""
        for part, field in zip(value, self.parts, strict=True):
            field.write(part, row)


def field_of(kind: Any, name: str, lengths: Lengths) -> Field:
    """Return how values of a type are written."""
    if is_typeddict(kind):
        return record([kind], name, lengths)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is None:
        return Text() if kind is str else Field()
    if origin is NotRequired:
        return maybe(field_of(inner[0], name, lengths))
    return Choice(inner) if origin is Literal else compound(origin, inner, name, lengths)


def compound(origin: Any, inner: tuple[Any, ...], name: str, lengths: Lengths) -> Field:
    """Return how something is written that is made up of other things."""
    if origin is dict:
        return mapping(inner[0], inner[1], name, lengths)
    if origin is tuple and inner[1:] != (...,):
        return Both([field_of(part, f"{name}.{place}", lengths) for place, part in enumerate(inner)])
    if origin in {list, tuple}:
        return Row(field_of(inner[0], f"{name}[]", lengths), name, lengths)
    return union(inner, name, lengths)


def maybe(field: Field) -> Maybe:
    """Return a field that may be missing."""
    return field if isinstance(field, Maybe) else Maybe(field)


def mapping(key: Any, value: Any, name: str, lengths: Lengths) -> Field:
    """Return how a dictionary is written: by its words where they are known, else as pairs."""
    if get_origin(key) is Literal:
        return Record({word: maybe(field_of(value, f"{name}.{word}", lengths)) for word in get_args(key)})
    pair = Both([field_of(key, f"{name}[].0", lengths), field_of(value, f"{name}[].1", lengths)])
    return Pairs(pair, name, lengths)


def union(kinds: tuple[Any, ...], name: str, lengths: Lengths) -> Field:
    """Return how one of several types is written: nothing or something, one or several, or fields of either."""
    some = [kind for kind in kinds if kind is not NoneType]
    lists = [kind for kind in some if get_origin(kind) is list]
    if all(is_typeddict(kind) for kind in some):
        field: Field = record(some, name, lengths)
    else:
        field = field_of((lists or some)[0], name, lengths)
    return maybe(field) if NoneType in kinds else field


def record(kinds: list[Any], name: str, lengths: Lengths) -> Record:
    """Return how fields are written; what not all of the types have, or need not have, may be missing."""
    hints = [get_type_hints(kind, include_extras=True) for kind in kinds]
    fields: dict[str, Field] = {}
    for key in dict.fromkeys(key for hint in hints for key in hint):
        held = [hint[key] for hint in hints if key in hint]
        words = tuple(dict.fromkeys(word for kind in held if get_origin(kind) is Literal for word in get_args(kind)))
        field = Choice(words) if words else field_of(held[0], f"{name}.{key}", lengths)
        fields[key] = field if len(held) == len(kinds) else maybe(field)
    return Record(fields)
