"""Where the numbers of a game come from, as the comments of its data files say beside each of them."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

    from ostoja.engine.game import Game

Origin = Literal["printed", "source", "logic", "house"]

ORIGINS: Final[dict[str, Origin]] = {"S": "printed", "F": "source", "D": "logic", "H": "house"}
MARK: Final = re.compile(r"\[([SFDH])\d*\b[^]]*\]")  # "[S]", "[F3]", "[H: where they lie]"
HEADER: Final = re.compile(r"\[([^\[\]]+)\]\s*(#.*)?$")
ENTRY: Final = re.compile(r"([\w.-]+)\s*=\s*(.*)$")
LONG: Final = '"""'


@cache
def origins(game: Game) -> dict[str, tuple[Origin, ...]]:
    """Return for every field whose origin is written where it comes from; a value may be put together from several."""
    found: dict[str, tuple[Origin, ...]] = {}
    for prefix, file in data_files(resources.files(game.package())):
        found.update(read_origins(file.read_text(encoding="utf-8"), prefix))
    return found


def data_files(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """List the data files of a game, each with what the names of its fields begin with."""
    yield "", folder / "data.toml"
    for inner in folder.iterdir():
        if inner.is_dir():
            for file in inner.iterdir():
                if file.name.endswith(".toml"):
                    yield f"{inner.name}.{file.name.removesuffix('.toml')}.", file


def read_origins(text: str, prefix: str = "") -> dict[str, tuple[Origin, ...]]:
    """Read a data file: what is marked beside a value, in the comment just above it, or beside its table's name."""
    reading = Reading(prefix)
    for line in text.splitlines():
        reading.take(line.strip())
    return {field: marks for field, marks in reading.found.items() if marks}


class Reading:
    """A data file, read line by line."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.table = ""
        self.of_table: tuple[Origin, ...] = ()
        self.above: tuple[Origin, ...] = ()  # marks of the comment just above
        self.field = ""
        self.in_text = False  # of several lines, in which nothing is a comment
        self.found: dict[str, tuple[Origin, ...]] = {}

    def take(self, line: str) -> None:
        """Read one line."""
        if self.in_text:
            self.in_text = LONG not in line
        elif not line:
            self.above = ()
        elif line.startswith("#"):
            self.above += marks_in(line)
        elif header := HEADER.match(line):
            self.table = f"{header[1]}."
            self.of_table = marks_in(header[2] or "") or self.above
            self.above, self.field = (), ""
        elif entry := ENTRY.match(line):
            self.enter(entry[1], entry[2])
        elif self.field:  # a list that goes on
            self.found[self.field] += marks_in(comment_of(line))

    def enter(self, key: str, value: str) -> None:
        """Read a field with what stands behind its value."""
        self.field = f"{self.prefix}{self.table}{key}"
        self.found[self.field] = marks_in(comment_of(value)) or self.above or self.of_table
        self.above = ()
        self.in_text = value.count(LONG) == 1


def comment_of(value: str) -> str:
    """Return what stands behind the first `#` that is not part of a text."""
    bare = re.sub(r'"[^"]*"', '""', value)
    return bare.partition("#")[2]


def marks_in(comment: str) -> tuple[Origin, ...]:
    """List the origins that a comment names, each once."""
    return tuple(dict.fromkeys(ORIGINS[mark] for mark in MARK.findall(comment)))
