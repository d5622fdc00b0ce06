"""Hidden things as a seat sees them: face down. What is left of a state then is all that the seat knows of it."""

from __future__ import annotations

from typing import Final

FACE_DOWN: Final = -9  # in the place of anything that a seat cannot see; no game numbers anything so
BACKS: Final = 64  # of a hand that is a set of cards, the cards face down are counted from this bit on


def backs(cards: int) -> int:
    """Return the backs of some cards: nothing can be seen of them but how many there are."""
    return cards.bit_count() << BACKS


def unmarked(cards: int, alike: tuple[int, ...]) -> int:
    """Return the set with the first copies of each kind instead of those that are there: nobody can tell copies apart.

    >>> bin(unmarked(0b1010, (0b0011, 0b1100)))
    '0b101'
    """
    plain = 0
    for copies in alike:
        left = copies
        for _ in range((cards & copies).bit_count()):
            plain |= left & -left
            left &= left - 1
    return plain


def firsts(cards: list[int], kinds: tuple[int, ...]) -> list[int]:
    """Return a pile with the first copy of its kind instead of each card.

    >>> firsts([3, 1, 2], (0, 0, 1, 1))
    [2, 0, 2]
    """
    return [kinds.index(kinds[card]) for card in cards]
