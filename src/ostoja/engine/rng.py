"""Chance: a stream of bytes hashed from a key, so that every game can be run again and checked by anybody."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

from ostoja.engine.native import i64, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

WORDS: Final = 32  # two-byte words in one BLAKE2b digest
WORD_BITS: Final = 16
WORD: Final = 1 << WORD_BITS
LAST: Final = WORD - 1
SMALL: Final = 4096  # up to here one word is enough; a redraw is rarer than one in sixteen


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A seeded generator whose whole state is a key and a position; a copy costs three references.

    The words come from BLAKE2b in counter mode: nobody can work out the key, or the next die, from dice seen so far.
    """

    __slots__ = ("at", "key", "words")

    def __init__(self, key: bytes = b"", at: int = 0) -> None:
        self.key = key
        self.at = at
        self.words = b""
        if at % WORDS:
            self.refill()

    def copy(self) -> Rng:
        """Return a generator that will draw the same values."""
        twin = Rng(self.key)
        twin.at = self.at
        twin.words = self.words
        return twin

    def refill(self) -> None:
        """Hash the block of words the position lies in."""
        block = (self.at // WORDS).to_bytes(8, "big")
        self.words = hashlib.blake2b(self.key + block).digest()

    def below(self, size: int) -> int:
        """Draw a number from 0 to size - 1, each equally likely."""
        if not 0 < size <= SMALL:
            return self._wide(size)
        at: i64 = self.at
        place = at % WORDS * 2
        if not place:
            self.refill()
        self.at = at + 1
        words = self.words
        high: i64 = words[place]
        low: i64 = words[place + 1]
        drawn = (high << 8 | low) * size
        rest = drawn & LAST
        if rest < size and rest < WORD % size:
            return self.below(size)  # the uneven rest of the words: draw again
        return drawn >> WORD_BITS

    def _wide(self, size: int) -> int:
        """Draw below a size that one word does not cover evenly enough."""
        span = WORD * WORD
        if not 0 < size <= span:
            raise ValueError(f"one of {size} cannot be drawn; sizes go from 1 to {span}")
        while True:
            drawn = self.below(256) << 24 | self.below(256) << 16 | self.below(256) << 8 | self.below(256)
            if drawn < span - span % size:
                return drawn % size

    def die(self, sides: int) -> int:
        """Roll a die: a number from 1 to sides."""
        return self.below(sides) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        for left in range(len(cards) - 1, 0, -1):
            other = self.below(left + 1)
            cards[left], cards[other] = cards[other], cards[left]

    def pick(self, things: Sequence[T]) -> T:
        """Draw one of some things, each equally likely."""
        return things[self.below(len(things))]


def seeded(seed: str) -> Rng:
    """Return the generator of a seed: its key is the hash of the text, so any text will do."""
    return Rng(hashlib.sha256(("ostoja seed " + seed).encode()).digest())


def pledge(seed: str) -> str:
    """Return what may be shown before a game to prove afterwards that the seed was fixed."""
    return hashlib.sha256(("ostoja pledge " + seed).encode()).hexdigest()


class Forgetful(Rng):
    """A generator that sorts a pile before it shuffles it: how the pile lay before leaves no trace.

    >>> one, other = [1, 2, 3, 4, 5], [3, 1, 5, 2, 4]
    >>> Forgetful(b"key").shuffle(one)
    >>> Forgetful(b"key").shuffle(other)
    >>> one == other
    True
    """

    __slots__ = ()

    def copy(self) -> Forgetful:
        """Return a generator that will draw the same values."""
        return Forgetful(self.key, self.at)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place, wherever its pieces lay."""
        cards.sort()
        Rng.shuffle(self, cards)


class Scripted(Rng):
    """A generator for examples: dice and draws come out as written down; what is not written is seeded chance.

    >>> rng = Scripted(dice=[6, 6, 1])
    >>> rng.die(6), rng.die(6), rng.die(6)
    (6, 6, 1)
    """

    __slots__ = ("dice", "draws")

    def __init__(self, dice: Sequence[int] = (), draws: Sequence[int] = (), seed: str = "scripted") -> None:
        super().__init__(seeded(seed).key)
        self.dice = list(dice)
        self.draws = list(draws)

    def copy(self) -> Scripted:
        """Return a generator with the same script still to come."""
        twin = Scripted(self.dice, self.draws)
        twin.key, twin.at, twin.words = self.key, self.at, self.words
        return twin

    def die(self, sides: int) -> int:
        """Roll the next die of the script."""
        if not self.dice:
            return super().die(sides)
        self._count()
        return self.dice.pop(0)

    def pick(self, things: Sequence[T]) -> T:
        """Draw the thing whose place the script names."""
        if not self.draws:
            return super().pick(things)
        self._count()
        return things[self.draws.pop(0)]

    def shuffle(self, cards: list[int]) -> None:
        """Leave the cards as they lie: an example lays them out on purpose."""
        self._count()

    def _count(self) -> None:
        """Move on as a seeded draw would: the position tells that chance was used."""
        self.at += 1
        if self.at % WORDS:
            self.refill()
