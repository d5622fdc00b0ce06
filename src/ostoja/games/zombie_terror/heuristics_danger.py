"""Judgement: what a character is worth, where it is in danger, and which fields matter to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.zombie_terror.finds import closed_find
from ostoja.games.zombie_terror.reach import cover_of
from ostoja.games.zombie_terror.scenario import BASE
from ostoja.games.zombie_terror.state import HEALTHY, NOBODY
from ostoja.games.zombie_terror.words import (
    BANKER,
    BIOHAZARD,
    CHARACTERS,
    DOG,
    LUMBERJACK,
    POLICEMAN,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

LIFE: Final = 2.0  # what a death costs beyond its stars: one zombie more, in the best place
WOUND: Final = 1.3  # what a star lost to a wound costs
CASE: Final = 0.5  # what the briefcase is worth
ESCORT: Final = 0.5  # what the Policeman and the Lumberjack are worth beyond their stars
CERTAINTY: Final = 0.8  # how surely the zombies find the best bites
SHARED: Final = 0.25  # how much of a bite is feared although, for now, others are the better prey
STEP: Final = 0.17  # what one field towards the car is worth, by the worth of who walks
SAVED: Final = 3.0  # what a place in the car is worth beyond the stars
VICTORY: Final = 40.0
HATCHED: Final = 0.7  # what it costs to let the zombie out of a find


def worth(g: Town, character: int) -> float:
    """Return what a character's arrival is worth to its side."""
    if character == DOG:
        return 0.6
    stars = g.stars(character)
    if g.scenario.key != BASE:
        return stars * 0.6 + 1.2  # every head counts against the rival
    return stars + (ESCORT if character in (POLICEMAN, LUMBERJACK) else 0.0)


def wound_cost(g: Town, character: int) -> float:
    """Return what one bite costs its victim's side now."""
    if character == BANKER and g.briefcase:
        return CASE
    if g.health[character] == HEALTHY:
        return WOUND if character != DOG else 0.7
    return LIFE + worth(g, character)


def second_cost(g: Town, character: int) -> float:
    """Return what the second bite in a turn costs on top."""
    if character == BANKER and g.briefcase:
        return WOUND if g.health[character] == HEALTHY else LIFE + worth(g, character)
    return LIFE + worth(g, character) if g.health[character] == HEALTHY else 0.0


def find_cost(g: Town, character: int, field: int) -> float:
    """ZT-S4-FND-04  Return what stepping onto a field costs for the closed find there, which may be either."""
    token = closed_find(g, field)
    if token == NOBODY:
        return 0.0
    wounded = wound_cost(g, character)
    if not g.revealed:
        return (wounded + HATCHED) / 2
    return wounded if g.faces[token] == BIOHAZARD else HATCHED  # the other one lies open, so everybody knows


class Danger:
    """How many zombies could bite on every field, and what a bite would cost.

    The zombies are expected to spend their activations on the best bites: whoever is in reach shares them with all
    others who are. The living are seen past: they may move on.
    """

    __slots__ = ("bites", "cover", "g", "victims", "wakes")

    def __init__(self, g: Town) -> None:
        self.g = g
        self.cover = cover_of(g)
        self.bites: list[float] = []  # what all possible bites cost, the dearest first
        self.victims: list[int] = []  # whom they concern
        for character in range(CHARACTERS):
            if g.is_living(character) and not g.ground.is_car[g.where[character]]:
                count = self.cover[g.where[character]]
                if count:
                    self.add(wound_cost(g, character), character)
                if count > 1:
                    self.add(second_cost(g, character), character)
        self.wakes = g.data.quiet_activations + (g.noise & ~g.quiet).bit_count()  # ZT-ACT-01

    def add(self, cost: float, victim: int) -> None:
        """Note a bite in its order."""
        place = len(self.bites)
        while place and self.bites[place - 1] < cost:
            place -= 1
        self.bites.insert(place, cost)
        self.victims.insert(place, victim)

    def prices(self, mover: int) -> list[float]:
        """ZT-ACT-01  Work out what the mover has to fear, out of reach, in reach of one zombie, or of two.

        A bite that only takes the place of another one costs the difference; but the others may get away as well.
        """
        g = self.g
        wakes = self.wakes if (g.noise | g.quiet) >> mover & 1 else self.wakes + 1
        last = before = 0.0  # what the last two of the zombies' best bites on the others cost
        others = 0
        for place in range(len(self.bites)):
            if self.victims[place] != mover:
                others += 1
                if others == wakes - 1:
                    before = self.bites[place]
                elif others == wakes:
                    last = self.bites[place]
                    break
        one, two = wound_cost(g, mover), second_cost(g, mover)
        once = max(0.0, one - last)
        twice = max(once, two - last, one + two - last - before)
        return [
            0.0,
            CERTAINTY * ((1.0 - SHARED) * once + SHARED * one),
            CERTAINTY * ((1.0 - SHARED) * twice + SHARED * (one + two)),
        ]


def arrival(g: Town, seat: int, character: int) -> float:
    """Return what it is worth to a seat that a character stands in the car when its turn ends."""
    stars = g.stars(character)
    total = g.saved_stars(seat) + stars
    if g.scenario.key == BASE:
        return final_arrival(g, total) if total >= g.data.stars_to_win else SAVED + 1.6 * stars
    rival = 0
    for saver in g.saved_by:
        if saver not in (NOBODY, seat):
            rival += 1
    ahead = g.saved_count(seat) + 1 > rival and total > g.terror
    return VICTORY / 2 if ahead and not g.rulings.long_race else SAVED + 1.6 * stars


def final_arrival(g: Town, total: int) -> float:
    """ZT-WIN-01, ZT-DBL-04  Return what it is worth to end the game so: in a second game, by what there is to beat."""
    goal = g.stars_before[g.zombie_seat] if g.leg == 2 else -1
    if total > goal:
        return VICTORY
    return VICTORY / 2 if total == goal else 0.0
