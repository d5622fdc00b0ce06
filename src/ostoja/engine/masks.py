"""Counting and listing the members of bit masks: a look into a table is a fifth of asking the number itself."""

from __future__ import annotations

from typing import Final

HALF: Final = 12  # bits that one look answers for; a mask of two halves holds all figures of any board
LOW: Final = (1 << HALF) - 1
MOST_LISTED: Final = 1 << 14  # masks whose lists are kept; a game has a few hundred
_COUNTS: Final = bytes([half.bit_count() for half in range(1 << HALF)])


def count_of(mask: int) -> int:
    """Count the members of a mask of at most two halves."""
    return _COUNTS[mask & LOW] + _COUNTS[mask >> HALF]


_LISTED: Final[dict[int, list[int]]] = {}


def members_of(mask: int) -> list[int]:
    """List the members of a mask in ascending order; everybody who asks shares the list, so nobody changes it."""
    listed = _LISTED.get(mask)
    if listed is None:
        if len(_LISTED) >= MOST_LISTED:
            _LISTED.clear()
        listed = _LISTED[mask] = [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
    return listed
