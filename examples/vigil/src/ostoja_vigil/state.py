"""The cellar: the facts of one game of Vigil, and the questions its rules ask of them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ostoja.engine.agenda import State

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja_vigil.data import Data
    from ostoja_vigil.rulings import Rulings


class Cellar(State):
    """All facts of one game. Candles are numbers of the domain CANDLE; two of a kind are alike."""

    __slots__ = ("ash", "chest", "data", "depth", "hands", "hearts", "lit", "night", "rulings")

    def __init__(self, seats: int, rng: Rng, data: Data, rulings: Rulings) -> None:
        super().__init__(seats, rng)
        self.data = data
        self.rulings = rulings
        self.night = 0
        self.depth = 0  # hours that it takes to hold off the dark of this night
        self.chest: list[int] = []  # face down, the top candle last
        self.ash: list[int] = []  # what has burnt down, for everybody to see
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted: in which order they came tells nothing
        self.hearts = [data.hearts] * seats
        self.lit = [0] * seats  # hours that each seat gave this night

    def unsaved(self) -> tuple[str, ...]:
        """Leave out what all copies share: the set-up brings it back."""
        return (*super().unsaved(), "data", "rulings")

    def copy(self) -> Cellar:
        """Return an independent copy."""
        twin = Cellar(self.seats, self.rng.copy(), self.data, self.rulings)
        self.copy_table(twin)
        twin.night, twin.depth = self.night, self.depth
        twin.chest, twin.ash = self.chest[:], self.ash[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.hearts, twin.lit = self.hearts[:], self.lit[:]
        return twin

    def living(self) -> int:
        """Return the seats that have a heart left, as a bit mask."""
        return sum(1 << seat for seat in range(self.seats) if self.hearts[seat])

    def draw(self, seat: int) -> int:
        """Put the top candle of the chest into a hand, and return it."""
        candle = self.chest.pop()
        insort(self.hands[seat], candle)
        return candle

    def burn(self, seat: int, candle: int) -> None:
        """Lay a candle of a hand on the ash."""
        self.hands[seat].remove(candle)
        self.ash.append(candle)

    def heal(self, seat: int) -> None:
        """Give a seat one heart back; it never has more than at the beginning."""
        self.hearts[seat] = min(self.hearts[seat] + 1, self.data.hearts)
