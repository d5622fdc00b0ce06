"""What a group of players has unlocked so far, by game; a small JSON file that they keep."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ostoja.engine.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ostoja.engine.choices import Value
    from ostoja.engine.game import View


class Group:
    """The numbers of the epilogues that a group has unlocked in each game."""

    def __init__(self, found: dict[str, list[int]] | None = None) -> None:
        self.found = found or {}

    def unlocked(self, game: str) -> list[int]:
        """List what the group has unlocked in a game, in ascending order."""
        return sorted(self.found.get(game, []))

    def wishes(self, game: str) -> dict[str, Value]:
        """Return the options by which a new game knows what is unlocked."""
        numbers = self.unlocked(game)
        return {"unlocked": ",".join(f"{number:02d}" for number in numbers)} if numbers else {}

    def tick(self, game: str, view: View) -> None:
        """Add what a finished game has unlocked, as everybody sees it."""
        number = unlocks(view)
        if number and number not in self.found.setdefault(game, []):
            self.found[game].append(number)


def joined(found: Sequence[dict[str, list[int]] | None]) -> Group:
    """Return the group of some players: what any of them has unlocked."""
    together: dict[str, set[int]] = {}
    for one in found:
        for game, numbers in (one or {}).items():
            together.setdefault(game, set()).update(numbers)
    return Group({game: sorted(numbers) for game, numbers in together.items()})


def unlocks(view: View) -> int:
    """Return the number of what a finished game has unlocked, as everybody sees it; most unlock nothing."""
    number: int = view.get("epilogue", 0)
    return number


def load_group(path: Path) -> Group:
    """Read a group's file; a group without one has unlocked nothing yet."""
    if not path.exists():
        return Group()
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise RecordError(f"the group file {path} cannot be read: {error}") from error
    if not isinstance(found, dict) or not all(is_numbers(numbers) for numbers in found.values()):
        raise RecordError(f"the group file {path} must list numbers of epilogues by game")
    return Group(found)


def is_numbers(value: object) -> bool:
    """Tell whether a value is a list of whole numbers."""
    return isinstance(value, list) and all(type(number) is int for number in value)


def save_group(path: Path, group: Group) -> None:
    """Write a group's file."""
    found = {game: group.unlocked(game) for game in sorted(group.found)}
    path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
