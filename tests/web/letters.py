"""Which letters and signs the client brings along, and which its texts, boards and styles show."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fontTools.ttLib import TTFont

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME = Path(__file__).parents[2]
WEB = HOME / "web" / "src"
STYLE = WEB / "style"
SHOWN = {  # where what is shown is written, and by which endings
    WEB: ("*.ts", "*.tsx", "*.css", "*.ftl", "*.svg"),
    HOME / "src" / "ostoja" / "text": ("*.ftl",),
    HOME / "src" / "ostoja" / "games": ("*.ftl", "*.toml"),
    HOME / "docs" / "rules": ("*.md",),
}
UNSHOWN = re.compile(r"\.test\.tsx?$|/testing\.ts$|/gallery/|/protocol\.ts$")
COMMENT = {
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
    ".ftl": re.compile(r"^#.*$", re.MULTILINE),
    ".svg": re.compile(r"<!--.*?-->", re.DOTALL),
    ".toml": re.compile(r"(?<!\S)#.*$", re.MULTILINE),
    ".ts": re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*", re.DOTALL),
}
ESCAPED = re.compile(r"\\u\{?([0-9a-fA-F]{4,6})\}?|\\([0-9a-fA-F]{4,6})\b")
FACE = re.compile(r"@font-face\s*\{(.*?)\}", re.DOTALL)
STACK = re.compile(r"--(heading|body):\s*([^;]+);")


class Face(NamedTuple):
    """A file of letters: what it can draw, as far as the page lets it."""

    family: str
    letters: frozenset[int]


class Place(NamedTuple):
    """Where a letter is written."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def faces() -> list[Face]:
    """Read every face that the client brings along."""
    return [face_of(rule) for rule in FACE.findall((STYLE / "fonts.css").read_text(encoding="utf-8"))]


def face_of(rule: str) -> Face:
    facts = dict(re.findall(r"([\w-]+):\s*([^;]+);", rule))
    found = re.search(r'url\("([^"]+)"\)', facts["src"])
    assert found, rule
    file = STYLE / found[1] if found[1].startswith(".") else HOME / "web" / "node_modules" / found[1]
    with TTFont(file) as font:
        drawn = frozenset(font.getBestCmap())
    return Face(facts["font-family"].strip('"'), drawn & spread(facts["unicode-range"]))


def spread(ranges: str) -> frozenset[int]:
    """Write a range such as U+0000-00FF out."""
    found: set[int] = set()
    for one in ranges.split(","):
        least, _, most = one.strip().removeprefix("U+").partition("-")
        found.update(range(int(least, 16), int(most or least, 16) + 1))
    return frozenset(found)


@cache
def brought() -> dict[str, frozenset[int]]:
    """Return what each of the two kinds of letters, for headings and for the rest, can draw without the machine."""
    known = faces()
    style = (STYLE / "base.css").read_text(encoding="utf-8")
    stacks = {kind: re.findall(r'"([^"]+)"', stack) for kind, stack in STACK.findall(style)}
    return {
        kind: frozenset[int]().union(*(face.letters for face in known if face.family in families))
        for kind, families in stacks.items()
    }


def written() -> Iterator[tuple[str, Place]]:
    """Return every letter that may be shown, with where it is written."""
    for folder, endings in SHOWN.items():
        for ending in endings:
            for file in sorted(folder.rglob(ending)):
                if not UNSHOWN.search(str(file)):
                    yield from letters_of(file)


def letters_of(file: Path) -> Iterator[tuple[str, Place]]:
    text = file.read_text(encoding="utf-8")
    comment = COMMENT.get(".ts" if file.suffix == ".tsx" else file.suffix)
    if comment:  # lines stay where they are
        text = comment.sub(lambda found: "\n" * found[0].count("\n"), text)
    name = str(file.relative_to(HOME))
    for number, line in enumerate(text.splitlines(), start=1):
        for letter in ESCAPED.sub(lambda found: chr(int(found[1] or found[2], 16)), line):
            yield letter, Place(name, number)
