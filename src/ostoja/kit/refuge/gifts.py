"""Gifts of cards as plain numbers: who gave whom which kind, while the giver can still be sure of it."""

from __future__ import annotations


def gift_of(giver: int, receiver: int, card: int) -> int:
    """Write down as one number who gave whom which kind of card."""
    return (giver << 3 | receiver) << 4 | card


def gift_parts(gift: int) -> tuple[int, int, int]:
    """Read who gave whom which kind of card."""
    return gift >> 7, gift >> 4 & 7, gift & 15
