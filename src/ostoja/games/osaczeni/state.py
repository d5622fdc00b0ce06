"""The mall under lockdown: what Osaczeni adds to a refuge, and the questions its rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.masks import count_of
from ostoja.games.osaczeni.variants import BLOOD_TIES, LONG_NIGHT, STANDARD, TOO_MANY_CHIEFS, WEARY_DEFENDERS
from ostoja.games.osaczeni.words import CAR_PARK, CRYBABY, DEFENDER, LEADER
from ostoja.kit.refuge.heads import all_of, head_of, team_in
from ostoja.kit.refuge.hidden_dice import NO_DIE
from ostoja.kit.refuge.state import PLACES, Refuge

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.games.osaczeni.data import Data
    from ostoja.games.osaczeni.rulings import Rulings

DEFENDERS: Final[int] = all_of(DEFENDER)
LEADERS: Final[int] = all_of(LEADER)
CRYBABIES: Final[int] = all_of(CRYBABY)


class Lockdown(Refuge):
    """All facts of one game of Osaczeni."""

    __slots__ = (
        "boxed",
        "boxers",
        "cold",
        "covered",
        "cramped",
        "data",
        "epilogue",
        "monsters",
        "refilled",
        "rulings",
        "variant",
        "victim",
    )

    def __init__(self, seats: int, rng: Rng, data: Data, rulings: Rulings) -> None:
        super().__init__(seats, rng, data)
        self.data = data
        self.rulings = rulings
        self.victim = 0  # the seat that holds the victim token
        self.cold = 0  # heads in the cold room
        self.covered = NO_DIE  # the die that nobody who looks may see (variant 06)
        self.variant = STANDARD
        self.cramped = 0  # the area that variant 08 has closed, as a bit
        self.refilled = False  # whether the second delivery has come (variant 13)
        self.epilogue = 0  # the one that the end has unlocked

    def lay_out(self) -> None:
        """OSA-GEN-15  Give the table its empty piles; of monsters only how many are at each area is known.

        A copy gets its own piles instead.
        """
        super().lay_out()
        self.monsters: list[int] = [0] * PLACES  # alike, so counted
        self.boxed: list[int] = []  # items put away face down
        self.boxers: list[int] = []  # and who put each of them there

    def copy(self) -> Lockdown:
        """Return an independent copy."""
        twin = Lockdown(self.seats, self.rng.copy(), self.data, self.rulings)
        self.copy_refuge(twin)
        twin.victim = self.victim
        twin.cold = self.cold
        twin.covered = self.covered
        twin.variant = self.variant
        twin.cramped = self.cramped
        twin.refilled = self.refilled
        twin.epilogue = self.epilogue
        twin.monsters = self.monsters[:]
        twin.boxed = self.boxed[:]
        twin.boxers = self.boxers[:]
        return twin

    def pool(self) -> int:
        """OSA-GEN-13  Count the monster tokens that are at no area."""
        return self.data.monsters - sum(self.monsters)

    def has_notch(self, area: int) -> bool:
        """OSA-GEN-14  Tell whether an open area has a free notch."""
        return not self.shut >> area & 1 and self.monsters[area] < self.data.notches[area]

    def row_is_full(self, row: int) -> bool:
        """OSA-COLD-02  Tell whether a row (1 to 3) of the cold room is full."""
        return count_of(self.cold) >= self.data.rows[row - 1]

    def votes(self, seat: int, place: int) -> int:
        """OSA-VOTE-12, OSA-VAR-15  Count the votes of a seat's unhidden characters; a Leader has two."""
        shown = self.room[place] & ~self.hidden
        votes = self.data.team_votes[team_in(shown, seat)]
        if self.variant == TOO_MANY_CHIEFS and shown & head_of(seat, LEADER) and (shown & LEADERS).bit_count() > 1:
            votes += 1 - self.data.votes[LEADER]
        return votes

    def strength(self, place: int) -> int:
        """OSA-ATK-04, OSA-ITEM-07, OSA-VAR-02, OSA-VAR-10  Add up the characters' strength, the hidden ones' too."""
        strength = super().strength(place)
        if self.variant == STANDARD:
            return strength
        heads = self.room[place]
        if self.variant == WEARY_DEFENDERS and heads & DEFENDERS:
            strength -= ((heads & DEFENDERS).bit_count() - 1) * (self.data.strength[DEFENDER] - 1)
        elif self.variant == BLOOD_TIES and place != CAR_PARK:
            for seat in range(self.seats):
                if team_in(heads, seat).bit_count() > 1:
                    strength += 1
        return strength

    def is_breached(self, area: int) -> bool:
        """OSA-ATK-02  Tell whether monsters get at the characters in an area; they are as strong as they are many.

        OSA-ATK-03, OSA-ATK-05, OSA-ATK-06, OSA-PARK-01, OSA-PARK-02
        """
        monsters = self.monsters[area]
        if not monsters or not self.room[area]:
            return False
        if area == CAR_PARK:
            return True
        strength = self.strength(area)
        return monsters > strength or (monsters == strength and self.row_is_full(1))

    def is_eliminated(self, seat: int) -> bool:
        """OSA-GEN-03  Tell whether a player has no living character."""
        return not team_in(self.living(), seat)

    def dice_in_use(self) -> int:
        """OSA-BADGE-04  Count the dice: those of the start, and the one that waits at row 2 or 3 once it is full.

        OSA-SET-04, OSA-COLD-04, OSA-COLD-05, OSA-VAR-11
        """
        second = self.variant == LONG_NIGHT or self.row_is_full(2)
        return self.data.dice + int(second) + int(self.row_is_full(3))

    def box(self, seat: int, card: int) -> None:
        """OSA-TRUCK-10  An item goes face down into the box; only who put it there knows it."""
        self.boxed.append(card)
        self.boxers.append(seat)
        self.show(1 << seat, "boxed", seat, self.data.card_of[card])
        self.tell_rest(1 << seat, "boxed-one", seat)
