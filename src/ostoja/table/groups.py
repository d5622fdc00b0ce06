"""What a group of players has unlocked so far, by game: whatever any of them has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Unlocked = dict[str, list[int]]  # the numbers of what somebody has unlocked, by the key of a game


def together(found: Sequence[Unlocked | None], game: str) -> list[int]:
    """List what any of some players has unlocked in a game, in ascending order."""
    return sorted({number for one in found for number in (one or {}).get(game, [])})


def with_another(found: Mapping[str, Sequence[int]], game: str, number: int) -> Unlocked:
    """Return what somebody has unlocked, and one thing more."""
    before = {key: list(numbers) for key, numbers in found.items()}
    if number not in before.setdefault(game, []):
        before[game].append(number)
    return before
