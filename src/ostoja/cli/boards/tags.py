"""One letter for every player, so that no colour has to stand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def tags_of(names: Sequence[str]) -> list[str]:
    """Give every name a sign of its own: its first letter if it is still free, else another one, else a number."""
    tags: list[str] = []
    for name in names:
        letters = [letter for letter in name.upper() if letter.isalpha() and len(letter.lower()) == 1]
        signs = [*letters, *map(str, range(1, 10))]
        tags.append(next(sign for sign in signs if sign not in tags))
    return tags
