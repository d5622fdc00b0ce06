"""The history: a line of figures for every release, one section for the speed of the rules and one for the house."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import ostoja

if TYPE_CHECKING:
    from collections.abc import Iterable

FILE: Final = Path(__file__).with_name("history.md")
SPEED, HOUSE = "Speed", "The house"


def note(section: str, cells: dict[str, str], file: Path = FILE) -> None:
    """Write the line of the present version into a section; a line that it has already is replaced."""
    cells = {"version": ostoja.__version__, "date": datetime.now(UTC).strftime("%Y-%m-%d"), **cells}
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else ["# History"]
    file.write_text("\n".join(noted(lines, section, cells)) + "\n", encoding="utf-8")


def noted(lines: list[str], section: str, cells: dict[str, str]) -> list[str]:
    """Return the lines of the file with those of one section brought up to date."""
    heading = f"## {section}"
    if heading not in lines:
        lines = [*lines, "", heading, ""]
    first = lines.index(heading) + 1
    last = next((place for place in range(first, len(lines)) if lines[place].startswith("## ")), len(lines))
    before = [line for line in lines[first:last] if line.startswith("| ")]
    head, new = row(cells), row(cells.values())
    kept = [line for line in before if line != head and not line.startswith(f"| {cells['version']} |")]
    words = [line for line in lines[first:last] if line and not line.startswith("|")]
    body = ["", *words, *([""] if words else []), head, "|" + "---|" * len(cells), *kept, new]
    return [*lines[:first], *body, *(["", *lines[last:]] if last < len(lines) else [])]


def row(cells: Iterable[str]) -> str:
    """Write a line of a table."""
    return f"| {' | '.join(cells)} |"
