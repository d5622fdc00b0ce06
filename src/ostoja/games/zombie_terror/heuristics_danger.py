"""Judgement: what a character is worth, where it is in danger, and which fields matter to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.zombie_terror.reach import bite_fields
from ostoja.games.zombie_terror.scenario import BASE
from ostoja.games.zombie_terror.state import FREE, HEALTHY, NOBODY
from ostoja.games.zombie_terror.words import (
    BANKER,
    CHARACTERS,
    DOG,
    FIELDS,
    HEIGHT,
    LUMBERJACK,
    POLICEMAN,
    WIDTH,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

LIFE: Final = 2.0  # what a death costs beyond its stars: one zombie more, in the best place
WOUND: Final = 1.3  # what a star lost to a wound costs
CASE: Final = 0.5  # what the briefcase is worth
ESCORT: Final = 0.5  # what the Policeman and the Lumberjack are worth beyond their stars
CERTAINTY: Final = 0.8  # how surely the zombies find the best bites
STEP: Final = 0.17  # what one field towards the car is worth, by the worth of who walks
SAVED: Final = 3.0  # what a place in the car is worth beyond the stars
VICTORY: Final = 40.0
OPEN_FIELD: Final = 0.05  # what covering any field is worth to a zombie


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


class Danger:
    """How many zombies could bite on every field, and what a bite there would cost, one character being on the move.

    It is taken off the board to see past it. The zombies are expected to spend their activations on the best bites:
    whoever is in reach shares them with all others who are.
    """

    __slots__ = ("cover", "price", "reach")

    def __init__(self, g: Town, mover: int) -> None:
        here = g.where[mover]
        code = g.board[here]
        g.board[here] = FREE
        self.cover: list[int] = [0] * (FIELDS + 1)
        self.reach: list[list[int]] = []  # by zombie, in the order of the horde
        for zombie in g.horde:
            fields = bite_fields(g, zombie)
            self.reach.append(fields)
            for field in fields:
                self.cover[field] += 1
        g.board[here] = code
        self.price = self.prices(g, mover)  # of none, one, two or more zombies in reach

    def prices(self, g: Town, mover: int) -> list[float]:
        """ZT-ACT-01  Work out what the zombies' best bites cost, with the mover safe, in reach of one, or of two."""
        others: list[float] = []
        for character in range(CHARACTERS):
            if character != mover and g.is_living(character):
                others += bites_on(g, character, self.cover[g.where[character]])
        wakes = g.data.quiet_activations + ((g.noise | 1 << mover) & ~g.quiet).bit_count()
        safe = best_bites(others, wakes)
        return [best_bites(others + bites_on(g, mover, count), wakes) - safe for count in range(3)]

    def risk(self, g: Town, field: int) -> float:
        """Return what the mover has to fear on a field from the zombies' next turn; who is in the car fears nothing."""
        return 0.0 if g.ground.is_car[field] else CERTAINTY * self.price[min(self.cover[field], 2)]


def bites_on(g: Town, character: int, count: int) -> list[float]:
    """List what the bites of so many zombies on one character cost, two at most."""
    if not count or g.ground.is_car[g.where[character]]:
        return []
    return [wound_cost(g, character)] if count == 1 else [wound_cost(g, character), second_cost(g, character)]


def best_bites(costs: list[float], wakes: int) -> float:
    """Add up the dearest bites."""
    return sum(sorted(costs, reverse=True)[:wakes])


def arrival(g: Town, seat: int, character: int) -> float:
    """Return what it is worth to a seat that a character stands in the car when its turn ends."""
    stars = g.stars(character)
    total = g.saved_stars(seat) + stars
    if g.scenario.key == BASE:
        return final_arrival(g, total) if total >= g.data.stars_to_win else SAVED + 1.6 * stars
    rival = sum(1 for c in range(CHARACTERS) if g.saved_by[c] not in (NOBODY, seat))
    ahead = g.saved_count(seat) + 1 > rival and total > g.terror
    return VICTORY / 2 if ahead and not g.rulings.long_race else SAVED + 1.6 * stars


def final_arrival(g: Town, total: int) -> float:
    """ZT-WIN-01, ZT-DBL-04  Return what it is worth to end the game so: in a second game, by what there is to beat."""
    goal = g.stars_before[g.zombie_seat] if g.leg == 2 else -1
    if total > goal:
        return VICTORY
    return VICTORY / 2 if total == goal else 0.0


def standing(g: Town, seat: int, character: int, field: int, danger: Danger) -> float:
    """Return how good a field is for a character at the end of its player's turn."""
    if g.ground.is_car[field]:
        return arrival(g, seat, character)
    way = g.ground.to_car_dog[field] if character == DOG else g.ground.to_car[field]
    return -STEP * worth(g, character) * way - danger.risk(g, field)


def demand(g: Town) -> list[float]:
    """Return for every field how much the humans may want it: who can get there in one turn, by their worth."""
    found = [OPEN_FIELD] * (FIELDS + 1)
    for character in range(CHARACTERS):
        if g.is_living(character):
            here = g.where[character]
            value = worth(g, character)
            x, y, ap = here % WIDTH, here // WIDTH, g.data.ap[character]
            for row in range(max(0, y - ap), min(HEIGHT, y + ap + 1)):
                span = ap - abs(row - y)
                for column in range(max(0, x - span), min(WIDTH, x + span + 1)):
                    found[row * WIDTH + column] += value
    return found
