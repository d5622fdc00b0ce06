"""Sets of seats as bit masks: seat 0 is bit 0."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 8

_SEATS_IN: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)


_FIRST: Final = bytes((mask & -mask).bit_length() - 1 if mask else 0 for mask in range(1 << MOST_SEATS))


def first_of(mask: int) -> int:
    """Return the lowest seat of a mask that has one."""
    return _FIRST[mask]


def seats_in(mask: int) -> tuple[int, ...]:
    """List the seats of a mask in ascending order."""
    return _SEATS_IN[mask]


def first_from(mask: int, seat: int) -> int:
    """Return the first seat of a mask going clockwise from a seat, that seat included."""
    onwards = mask >> seat << seat
    return _FIRST[onwards or mask]


def clockwise(mask: int, seat: int) -> list[int]:
    """List the seats of a mask clockwise from a seat, that seat included."""
    return [s for s in seats_in(mask) if s >= seat] + [s for s in seats_in(mask) if s < seat]


def is_single(mask: int) -> bool:
    """Tell whether exactly one seat is in the mask."""
    return mask != 0 and mask & (mask - 1) == 0


def lone(mask: int) -> int:
    """Return the only seat of a mask."""
    return mask.bit_length() - 1
