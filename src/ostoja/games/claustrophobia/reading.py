"""Reading data tables: lists of words and of numbers, each field checked and named when it is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.datafile import table
from ostoja.engine.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.vocabulary import Domain


def field(data: Mapping[str, object], name: str) -> object:
    """Return the value of a field given by a dotted name."""
    *path, key = name.split(".")
    part = table(data, *path)
    if key not in part:
        raise DataError(f"data field {name} is missing")
    return part[key]


def text(data: Mapping[str, object], name: str) -> str:
    """Return a text."""
    value = field(data, name)
    if not isinstance(value, str):
        raise DataError(f"data field {name} must be a text, not {value!r}")
    return value


def flag(data: Mapping[str, object], name: str) -> bool:
    """Return true or false."""
    value = field(data, name)
    if not isinstance(value, bool):
        raise DataError(f"data field {name} must be true or false, not {value!r}")
    return value


def words(data: Mapping[str, object], name: str) -> list[str]:
    """Return a list of texts."""
    value = field(data, name)
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise DataError(f"data field {name} must be a list of texts, not {value!r}")
    return [str(word) for word in value]


def member(domain: Domain, word: str, name: str) -> int:
    """Return the member of a domain that is called so."""
    labels = [str(label) for label in domain.labels]
    if word not in labels:
        raise DataError(f"data field {name} names {word!r}; allowed: {', '.join(labels)}")
    return labels.index(word)


def optional(domain: Domain, word: str, name: str) -> int:
    """Return the member that is called so, or -1 for an empty word."""
    return member(domain, word, name) if word else -1


def bits(names: Sequence[str], listed: Sequence[str], name: str) -> int:
    """Return a bit mask of the listed names."""
    mask = 0
    for word in listed:
        if word not in names:
            raise DataError(f"data field {name} names {word!r}; allowed: {', '.join(names)}")
        mask |= 1 << names.index(word)
    return mask


def triple(data: Mapping[str, object], name: str, most: int) -> tuple[int, int, int]:
    """Return three whole numbers."""
    value = field(data, name)
    if isinstance(value, list) and len(value) == 3:
        a, b, c = value
        if all(isinstance(part, int) and not isinstance(part, bool) and 0 <= part <= most for part in value):
            return (int(a), int(b), int(c))
    raise DataError(f"data field {name} must be three whole numbers from 0 to {most}, not {value!r}")
