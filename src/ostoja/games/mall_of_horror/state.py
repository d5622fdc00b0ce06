"""The mall: what Mall of Horror adds to a refuge, and the questions its rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.mall_of_horror.words import PARKING
from ostoja.kit.refuge.state import PLACES, Refuge

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.games.mall_of_horror.data import Data
    from ostoja.games.mall_of_horror.rulings import Rulings
    from ostoja.kit.looks import Look


class Mall(Refuge):
    """All facts of one game of Mall of Horror."""

    __slots__ = ("buriers", "chief_elected", "cursed", "data", "fell_in", "hardware", "looks", "rulings", "zombies")

    def __init__(self, seats: int, rng: Rng, data: Data, rulings: Rulings) -> None:
        super().__init__(seats, rng, data)
        self.data = data
        self.rulings = rulings
        self.chief_elected = False  # in this very round; MOH-CHIEF-06: the first player is not
        self.looks: tuple[Look, ...] = ()  # how the places looked last, for views; copies share them
        self.cursed = 0  # places overrun, as bits; the other shut places are closed for the whole game

    def lay_out(self) -> None:
        """Give the table its empty piles; a copy gets its own instead."""
        super().lay_out()
        self.zombies: list[int] = [0] * PLACES
        self.hardware: list[int] = [0] * PLACES  # strength added to a place for this round
        self.buriers: list[int] = []  # who laid each of the lowest cards of the deck there, from the bottom up
        self.fell_in: list[int] = [0] * self.seats  # the round in which a seat lost its last head; 0: it lives

    def copy(self) -> Mall:
        """Return an independent copy."""
        twin = Mall(self.seats, self.rng.copy(), self.data, self.rulings)
        self.copy_refuge(twin)
        twin.chief_elected = self.chief_elected
        twin.cursed = self.cursed
        twin.looks = self.looks
        twin.hardware = self.hardware[:]
        twin.zombies = self.zombies[:]
        twin.buriers = self.buriers[:]
        twin.fell_in = self.fell_in[:]
        return twin

    def unsaved(self) -> tuple[str, ...]:
        """Leave out what the places looked like, too."""
        return (*super().unsaved(), "looks")

    def is_breached(self, place: int) -> bool:
        """MOH-ATK-02  Tell whether zombies get into a place, given the Hardware played there.

        MOH-ATK-03, MOH-ATK-05, MOH-ATK-06, MOH-PARK-01
        """
        zombies = self.zombies[place]
        if not zombies or not self.room[place]:
            return False
        if place == PARKING:
            return True
        sure = self.data.sure_breach[place]
        return (sure != 0 and zombies >= sure) or zombies >= self.strength(place) + self.hardware[place]

    def add_zombie(self, place: int) -> None:
        """MOH-SUP-01  Put one zombie in front of a place; only the option zombie_supply limits the figures."""
        if self.rulings.limited_supply and sum(self.zombies) >= self.data.figures:
            self.tell("no-figure", place)
            return
        self.zombies[place] = self.zombies[place] + 1
        self.tell("zombie", place)
