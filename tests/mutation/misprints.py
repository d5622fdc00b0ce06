"""Misprints: one value of a data file changed, and the file read with the change in it."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.mutation.citing import NONE, Code, Written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.mutation.citing import Lines

KEY: Final = re.compile(r"\s*[\w.\"'-]+\s*=\s*")
OTHERS: Final = 2  # words that stand in the same field elsewhere


class Entry(NamedTuple):
    """A field of a data file: where it stands and its value as it is written."""

    first: int
    last: int
    key: str  # with the sign that follows it
    value: str

    @property
    def lines(self) -> Lines:
        """Return the lines of the field."""
        return frozenset(range(self.first, self.last + 1))


class DataFile(Written):
    """A data file, whose comments cite rules."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.entries = list(self.read())
        inside = NONE.union(*(entry.lines for entry in self.entries))
        self.headers = [
            number
            for number, text in enumerate(self.lines, start=1)
            if text.lstrip().startswith("[") and number not in inside
        ]

    def read(self) -> Iterator[Entry]:
        """Yield the fields; one ends where what was read of it is complete."""
        number = 0
        while number < len(self.lines):
            first = number
            number += 1
            if key := KEY.match(self.lines[first]):
                while not is_complete("\n".join(self.lines[first:number])) and number < len(self.lines):
                    number += 1
                yield Entry(first + 1, number, key[0], "\n".join(self.lines[first:number])[key.end() :])

    def code(self, line: int) -> Code:
        """Return the lines that a comment speaks of: its field, its table, or what stands below it."""
        if line in self.headers:
            return Code(self.up_to(line, self.headers))
        if self.is_comment(line) and not any(line in entry.lines for entry in self.entries):
            comments = [number for number in range(1, len(self.lines) + 1) if self.is_comment(number)]
            return Code(self.paragraph(line) or self.up_to(line, comments))
        for entry in self.entries:
            if line in entry.lines:
                return Code(entry.lines if line in {entry.first, entry.last} else frozenset({line}))
        return Code(NONE)

    def up_to(self, line: int, ends: list[int]) -> Lines:
        """Return the lines from one to the next of some kind."""
        return frozenset(range(line, min((end for end in ends if end > line), default=len(self.lines) + 1)))

    def misprints(self, lines: Lines) -> Iterator[Misprint]:
        """Yield every misprint of the fields in some lines."""
        for entry in self.entries:
            if entry.lines <= lines:
                yield from self.changed(entry.first, entry.last, entry.key, tomllib.loads(f"x = {entry.value}")["x"])
            else:
                for line in sorted(entry.lines & lines):
                    yield from self.row(line)

    def row(self, line: int) -> Iterator[Misprint]:
        """Yield the misprints of one line of a list that has several."""
        text = self.lines[line - 1]
        if is_complete(row := f"x = [{text}\n]"):
            for changed in changes(tomllib.loads(row)["x"], ()):
                yield Misprint(self, line, line, text, f"{spelled(changed)[1:-1]}," if changed else "")

    def changed(self, first: int, last: int, key: str, value: object) -> Iterator[Misprint]:
        """Yield the misprints of one field."""
        before = "\n".join(self.lines[first - 1 : last])
        for other in changes(value, self.beside(key.strip(" =\t"))):
            yield Misprint(self, first, last, before, f"{key}{spelled(other)}")

    def beside(self, key: str) -> tuple[str, ...]:
        """List the words that stand in fields of the same name."""
        same = [entry for entry in self.entries if entry.key.strip(" =\t") == key]
        values = [tomllib.loads(f"x = {entry.value}")["x"] for entry in same]
        return tuple(dict.fromkeys(value for value in values if isinstance(value, str)))


class Misprint:
    """One change to one data file."""

    operator: Final = "misprint"
    told: Final = False

    def __init__(self, source: DataFile, first: int, last: int, before: str, after: str) -> None:
        self.source = source
        self.path = source.path
        self.line = first
        self.before = before.strip()
        self.after = after.strip()
        self.text = "\n".join((*source.lines[: first - 1], after, *source.lines[last:], ""))

    def put(self) -> bool:
        """Change the data of the game that is loaded, if they are all in this file."""
        package = sys.modules.get(module_of(self.path.parent))
        data = getattr(getattr(package, "GAME", None), "data", None)
        if self.path.name != "data.toml" or not isinstance(data, dict):
            return False
        data.update(tomllib.loads(self.text))
        return True

    def put_for_import(self) -> None:
        """Let whoever reads the file from now on read the change."""
        read, path, text = Path.read_text, self.path, self.text

        def misread(file: Path, encoding: str | None = None, errors: str | None = None) -> str:
            return text if file == path else read(file, encoding, errors)

        Path.read_text = misread  # type: ignore[assignment,method-assign]  # in a child that ends with this trial


def module_of(folder: Path) -> str:
    """Name the loaded package that lies in a folder."""
    for name, module in sys.modules.items():
        if str(folder) in (getattr(module, "__path__", None) or ()):
            return name
    return ""


def is_complete(text: str) -> bool:
    """Tell whether a text is TOML."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def changes(value: object, others: tuple[str, ...]) -> Iterator[object]:
    """Yield what a value may be misprinted as: a number off by one, yes for no, an entry left out, another word."""
    match value:
        case bool():
            yield not value
        case int() | float():
            yield from (value + 1, value - 1)
        case str():
            yield from [other for other in others if other != value][:OTHERS] or respelled(value)
        case list():
            for at, entry in enumerate(value):
                yield [*value[:at], *value[at + 1 :]]
                if not isinstance(entry, str):
                    yield from ([*value[:at], other, *value[at + 1 :]] for other in changes(entry, ()))
        case dict():
            for key, entry in value.items():
                yield from ({**value, key: other} for other in changes(entry, ()))


def respelled(text: str) -> list[str]:
    """List what a text may be misprinted as: of a map one field as most of them are, of a word the next letter."""
    if "\n" in text:
        (most, _), *others = Counter("".join(text.split())).most_common()
        return [text.replace(sign, most, 1) for sign, _ in others]
    following = chr(ord(text[-1]) + 1) if text else ""
    return [text[:-1] + following] if following.isalnum() else []


def spelled(value: object) -> str:
    """Write a value as TOML does."""
    match value:
        case list():
            return f"[{', '.join(map(spelled, value))}]"
        case dict():
            return f"{{{', '.join(f'{json.dumps(key)} = {spelled(inner)}' for key, inner in value.items())}}}"
    return json.dumps(value, ensure_ascii=False)
