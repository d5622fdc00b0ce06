"""The fields of a view, as the type of the view names them, and how each is written as numbers.

A field is asked three times: it looks at values to see how long lists get, it names its numbers, and it makes a writer.
Writers are closures over what was seen: views are written by the million.
"""

from __future__ import annotations

from array import array
from itertools import chain
from operator import itemgetter
from types import NoneType
from typing import TYPE_CHECKING, Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

if TYPE_CHECKING:
    from collections.abc import Callable

    Numbers = array[int]
    Writer = Callable[[Any, Numbers], None]

FEW = 2  # more members of a list than were ever seen are foreseen, at least


def zeros(count: int) -> Numbers:
    """Return so many zeros."""
    return array("i", [0]) * count


class Lengths:
    """How long the lists of views were seen to be; where that varies, more is foreseen."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[int, int]] = {}  # by the name of a list: the shortest and the longest

    def look(self, name: str, length: int) -> None:
        """Note the length of a list."""
        shortest, longest = self.seen.get(name, (length, length))
        self.seen[name] = (min(shortest, length), max(longest, length))

    def of(self, name: str) -> int:
        """Return how many members of a list are written."""
        shortest, longest = self.seen.get(name, (0, 0))
        return longest if shortest == longest > 0 else longest + max(FEW, longest // 2)


class Field:
    """One number."""

    def look(self, value: Any) -> None:
        """Note how long the lists in a value are."""

    def names(self, name: str) -> list[str]:
        """Name every number that is written."""
        return [name]

    def writer(self) -> Writer:
        """Return what writes a value at the end of a row."""
        return lambda value, row: row.append(value)

    def size(self) -> int:
        """Return how many numbers are written."""
        return len(self.names(""))

    def is_plain(self) -> bool:
        """Tell whether a value is written as it is."""
        return type(self) is Field


class Choice(Field):
    """One of some words, by its number."""

    def __init__(self, words: tuple[Any, ...]) -> None:
        self.numbers = {word: number for number, word in enumerate(words)}

    def writer(self) -> Writer:
        """Write the number of the word."""
        numbers = self.numbers
        return lambda value, row: row.append(numbers[value])


class Text(Field):
    """A text: whether there is one."""

    def writer(self) -> Writer:
        """Write 1 if it says anything."""
        return lambda value, row: row.append(1 if value else 0)


class Maybe(Field):
    """Something that may be missing."""

    def __init__(self, inner: Field) -> None:
        self.inner = inner

    def look(self, value: Any) -> None:
        """Note what is there."""
        if value is not None:
            self.inner.look(value)

    def names(self, name: str) -> list[str]:
        """Name the mark that it is there, then what is there."""
        return [f"{name}?", *self.inner.names(name)]

    def writer(self) -> Writer:
        """Write whether it is there, and it."""
        blank, inner = zeros(self.size()), self.inner.writer()

        def write(value: Any, row: Numbers) -> None:
            if value is None:
                row += blank
            else:
                row.append(1)
                inner(value, row)

        return write


class Row(Field):
    """A list: its length, then its members."""

    def __init__(self, inner: Field, name: str, lengths: Lengths) -> None:
        self.inner = inner
        self.name = name
        self.lengths = lengths

    def members(self, value: Any) -> Any:
        """Return the members of a value."""
        return value

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

    def writer(self) -> Writer:
        """Write the length, as many members as are foreseen, and zeros for the rest."""
        most, size = self.lengths.of(self.name), self.inner.size()
        pads = [zeros(size * (most - length)) for length in range(most + 1)]
        write_members = self.inside()
        members_of = self.members if type(self) is not Row else None

        def write(value: Any, row: Numbers) -> None:
            members = value if members_of is None else members_of(value)
            length = len(members)
            row.append(length)
            if length > most:
                members, length = members[:most], most
            if length:
                write_members(members, row)
            row += pads[length]

        return write

    def inside(self) -> Writer:
        """Return what writes all members."""
        inner = self.inner
        if inner.is_plain():
            return lambda members, row: row.extend(members)
        if isinstance(inner, Both) and all(part.is_plain() for part in inner.parts):
            return lambda members, row: row.extend(chain.from_iterable(members))
        write = inner.writer()
        return kept(write) if isinstance(inner, Record) else each_by(write)


def each_by(write: Writer) -> Writer:
    """Return what writes every member of a list."""

    def each(members: Any, row: Numbers) -> None:
        for member in members:
            write(member, row)

    return each


def kept(write: Writer) -> Writer:
    """Return what writes every record of a list, and keeps how: games show things that did not change by the same one.

    Views are never changed once they are built, so one and the same record is written the same.
    """
    known: list[tuple[Any, Numbers]] = []

    def each(members: Any, row: Numbers) -> None:
        for place, member in enumerate(members):
            if place == len(known):
                known.append((None, zeros(0)))
            before, numbers = known[place]
            if before is not member:
                start = len(row)
                write(member, row)
                known[place] = (member, row[start:])
            else:
                row += numbers

    return each


class OneOrMore(Row):
    """A list, or one thing in the place of a list of one."""

    def members(self, value: Any) -> Any:
        """Return the members of a value."""
        return value if isinstance(value, list) else [value]


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

    def writer(self) -> Writer:
        """Write field after field; plain ones that stand together are fetched together."""
        parts: list[Writer] = []
        plain: list[str] = []
        for name, field in self.fields:
            if field.is_plain():
                plain.append(name)
                continue
            if plain:
                parts.append(fetched(plain))
            plain = []
            parts.append(written_at(name, field))
        if plain:
            parts.append(fetched(plain))
        if len(parts) == 1:
            return parts[0]

        def write(value: Any, row: Numbers) -> None:
            for part in parts:
                part(value, row)

        return write


def fetched(names: list[str]) -> Writer:
    """Return what writes some plain fields of a record."""
    if len(names) == 1:
        only = names[0]
        return lambda value, row: row.append(value[only])
    fetch = itemgetter(*names)
    return lambda value, row: row.extend(fetch(value))


def written_at(name: str, field: Field) -> Writer:
    """Return what writes a field of a record; one that may be missing is looked for."""
    inner = field.writer()
    if isinstance(field, Maybe):
        return lambda value, row: inner(value.get(name), row)
    return lambda value, row: inner(value[name], row)


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

    def writer(self) -> Writer:
        """Write part after part."""
        writers = [part.writer() for part in self.parts]

        def write(value: Any, row: Numbers) -> None:
            for part, inner in zip(value, writers, strict=True):
                inner(part, row)

        return write


# ---------------------------------------------------------------- from types to fields


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
    elif lists and len(some) > 1:
        field = OneOrMore(field_of(get_args(lists[0])[0], f"{name}[]", lengths), name, lengths)
    else:
        field = field_of(some[0], name, lengths)
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
