"""The file of weights: one table for every number of seats, each with the command that repeats it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ostoja.lab.fitting import Fit

PARTS = re.compile(r"(?m)^(?=# ostoja fit )")  # every part begins with its command


def headed(command: str, settings: Sequence[str]) -> str:
    """Return the whole command that repeats a fit."""
    return command + "".join(f" --set {setting}" for setting in settings)


def written(names: Sequence[str], seats: int, found: Fit, command: str) -> str:
    """Write weights down, with where they come from and how well they agree with the games."""
    lines = [
        f"# {command}",
        f"# {found.positions} positions; surprise at who won {found.loss:.4f}, with even chances {found.even_loss:.4f}",
        f"[seats.{seats}]",
        *(f"{name} = {weight:.4f}" for name, weight in zip(names, found.weights, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def merged(file: Path, seats: int, part: str) -> str:
    """Return the text of a file with the part for a number of seats put in its place; the other parts stay."""
    parts = PARTS.split(file.read_text(encoding="utf-8")) if file.exists() else []
    kept = [old.strip() + "\n" for old in parts if old.strip() and f"[seats.{seats}]" not in old]
    return "\n".join(sorted([*kept, part], key=seats_of))


def seats_of(part: str) -> int:
    """Return the number of seats that a part is about."""
    found = re.search(r"\[seats\.(\d+)\]", part)
    return int(found[1]) if found else 0
