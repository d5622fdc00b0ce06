"""Bounds: how far a host may change each field of a game's data, and why no further."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final

from ostoja.engine.datafile import Section, parse, table
from ostoja.engine.errors import DataError
from ostoja.engine.naming import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LONGEST_WORD: Final = 80  # characters of a word in a list


class Bound:
    """What the fields of one pattern may hold."""

    __slots__ = ("fixed", "least", "longest", "most", "parts", "pattern", "shortest", "step", "why", "words")

    def __init__(self, pattern: str, limits: Mapping[str, object], why: Mapping[str, str]) -> None:
        self.pattern = pattern
        self.parts = pattern.split(".")
        self.why = why  # the reason, by language
        self.fixed = "fixed" in limits
        self.least = whole(limits, "least", 0)
        self.most = whole(limits, "most", 0)
        self.step = whole(limits, "step", 1)
        self.shortest = whole(limits, "shortest", 0)  # entries of a list, characters of a text
        self.longest = whole(limits, "longest", 0)
        words = limits.get("words", [])
        self.words: tuple[str, ...] = tuple(str(word) for word in words) if isinstance(words, list) else ()

    def covers(self, parts: list[str]) -> bool:
        """Tell whether a field belongs to the pattern."""
        if len(parts) != len(self.parts):
            return False
        return all(fnmatchcase(part, mine) for mine, part in zip(self.parts, parts, strict=True))

    def allows(self, value: object, usual: object) -> bool:
        """Tell whether a field may have a value."""
        if self.fixed:
            return value == usual
        if isinstance(value, bool):
            return True
        if isinstance(value, int):
            return self.allows_number(value)
        if isinstance(value, list):
            return self.shortest <= len(value) <= self.longest and all(self.allows_part(part, usual) for part in value)
        if isinstance(value, str):
            return value in self.words if self.words else self.shortest <= len(value) <= self.longest
        return False

    def allows_number(self, value: int) -> bool:
        """Tell whether a number lies within, on one of the steps."""
        return self.least <= value <= self.most and (value - self.least) % self.step == 0

    def allows_part(self, part: object, usual: object) -> bool:
        """Tell whether a list may have an entry: numbers where the game has numbers, else words."""
        if holds_numbers(usual):
            return isinstance(part, int) and not isinstance(part, bool) and self.allows_number(part)
        if not isinstance(part, str):
            return False
        return part in self.words if self.words else len(part) <= LONGEST_WORD

    def allowed(self, usual: object) -> str:
        """Say in words what a field may hold."""
        if self.fixed:
            return f"must stay {shown(usual)}"
        numbers = f"from {self.least} to {self.most}" + (f" in steps of {self.step}" if self.step > 1 else "")
        if isinstance(usual, bool):
            return "must be true or false"
        if isinstance(usual, int):
            return f"must be a whole number {numbers}"
        if isinstance(usual, str):
            return f"must be {self.content()}" if self.words else f"must be a text of {self.length()} characters"
        if holds_numbers(usual):
            return f"must be a list of {self.length()} whole numbers {numbers}"
        return f"must be a list of {self.length()} " + (f"out of {self.content()}" if self.words else "words")

    def content(self) -> str:
        """List the words that are allowed."""
        return " or ".join([", ".join(self.words[:-1]), self.words[-1]]) if len(self.words) > 1 else self.words[0]

    def length(self) -> str:
        """Say how long a list or a text may be."""
        return str(self.longest) if self.shortest == self.longest else f"{self.shortest} to {self.longest}"


class Bounds:
    """The bounds of a game's data; the first pattern that covers a field counts."""

    __slots__ = ("patterns",)

    def __init__(self, written: str, name: str) -> None:
        source = parse(written, name)
        self.patterns: list[Bound] = []
        if not source:
            return
        reasons = table(source, "why")
        for pattern, limits in table(source, "fields").items():
            if not isinstance(limits, dict):
                raise DataError(f"{name}: {pattern} must be a table of limits, not {limits!r}")
            reason = limits.get("fixed", limits.get("why"))
            texts = reasons.get(str(reason))
            if not isinstance(texts, dict):
                raise DataError(f"{name}: {pattern} names the reason {reason!r}, which is not written")
            self.patterns.append(Bound(pattern, limits, {str(key): str(text) for key, text in texts.items()}))

    def of(self, field: str) -> Bound | None:
        """Return the bound of a field; None where the game sets none."""
        parts = field.split(".")
        return next((bound for bound in self.patterns if bound.covers(parts)), None)

    def check(self, base: Mapping[str, object], changes: Mapping[str, object]) -> None:
        """Refuse a change that goes too far, with the field, what it may be and the reason."""
        usual = dict(leaves(base))
        for field, value in leaves(changes):
            bound = self.of(field)
            if bound is not None and not bound.allows(value, usual[field]):
                reason = bound.why["en"]
                raise DataError(f"data field {field} {bound.allowed(usual[field])}, not {shown(value)}: {reason}")


def leaves(data: Mapping[str, object], where: str = "") -> Iterator[tuple[str, object]]:
    """Walk through all fields of a table by their dotted names."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{where}{key}.")
        else:
            yield f"{where}{key}", value


def holds_numbers(usual: object) -> bool:
    """Tell whether a list of the game's holds numbers."""
    return isinstance(usual, list) and bool(usual) and isinstance(usual[0], int)


def whole(limits: Mapping[str, object], key: str, default: int) -> int:
    """Return a limit that is a whole number."""
    value = limits.get(key, default)
    if not isinstance(value, int):
        raise DataError(f"the limit {key} must be a whole number, not {value!r}")
    return value


def changed(base: Section, fields: Mapping[str, object]) -> Section:
    """Return as the tables of a data file what is given by dotted names; only what differs from the base."""
    usual = dict(leaves(base))
    changes: Section = {}
    for field, value in fields.items():
        if value == usual[field]:
            continue
        *path, key = field.split(".")
        part = changes
        for name in path:
            inner = part.setdefault(name, {})
            assert isinstance(inner, dict)
            part = inner
        part[key] = value
    return changes
