"""Judgement: what to make of Action dice and of Destiny dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.heuristics_map import Outlook, carries, free_lines, prey
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, NOBODY, TROGLODYTE_SIDE
from ostoja.games.claustrophobia.threat import free_values, is_complete, is_promising, values_on
from ostoja.games.claustrophobia.words import (
    BURROW,
    CALM,
    CLAWS,
    DARK,
    GIFTS,
    LEGION,
    PRECOGNITION,
    REDEEMER,
    RESIST,
    SOUNDS,
    SPEED,
    SQUARES,
    TASTE,
    TRAP,
    VALUES,
)

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

EXHAUSTED: Final = -4.0
NOW_OR_NEVER: Final = 1.8  # what strikes at once counts so much more against the last hero
GIFT_WORTH: Final = [1.2, 0.8, 0.9, 0.8, 1.6, 0.5]


def line_worth(g: Maze, outlook: Outlook, hero: int, value: int) -> float:
    """Return what a die on a line is worth to a hero where he stands now."""
    if g.cancelled[hero] >> value & 1:
        return EXHAUSTED
    data = g.data
    row = hero * VALUES + value
    tile = g.at[hero]
    foes = outlook.foes_on(tile)
    near = outlook.threat_to(tile)
    speed = data.line_movement[row]
    worth = (1.6 if carries(g, hero) or not foes else 1.1) * speed
    worth += (1.0 if foes else 0.55 if near else 0.15) * data.line_combat[row]
    worth += (0.7 if near else 0.35) * data.line_defence[row]
    if hero == REDEEMER:
        for gift in range(GIFTS):
            if g.gifts >> gift & 1 and data.gift_value[gift] == value and (outlook.exploring or gift != PRECOGNITION):
                worth += GIFT_WORTH[gift]
    return worth


def best_assignment(g: Maze, outlook: Outlook, heroes: list[int], dice: list[int]) -> float:
    """Return the worth of the best way to give each of some heroes one of the dice."""
    states: dict[int, float] = {0: 0.0}
    for hero in heroes:
        worth = [line_worth(g, outlook, hero, value) for value in dice]
        following: dict[int, float] = {}
        for used, total in states.items():
            for die in range(len(dice)):
                if not used >> die & 1:
                    key = used | 1 << die
                    reached = total + worth[die]
                    if key not in following or reached > following[key]:
                        following[key] = reached
        states = following
    return max(states.values()) if states else 0.0


def assignment_worth(g: Maze, outlook: Outlook, hero: int, value: int) -> float:
    """Return the worth of giving a hero a die, the others making the best of the rest."""
    rest = g.rolled[:]
    rest.remove(value)
    others = [other for other in g.heroes() if not g.dice[other] and other != hero]
    return line_worth(g, outlook, hero, value) + best_assignment(g, outlook, others, rest)


def square_worth(g: Maze, outlook: Outlook) -> list[float]:
    """Return, by square, what activating it is worth to the Demon player; for the black ones per die."""
    worth = [0.0] * SQUARES
    contact = 0  # Troglodytes that share a tile with a hero
    close = 0  # those that can come to one
    for tile in g.laid:
        swarm = (g.here[tile] & TROGLODYTE_SIDE).bit_count()
        if swarm and g.here[tile] & HUMAN_SIDE:
            contact += swarm
        elif swarm and outlook.to_heroes[tile] <= 2:
            close += swarm
    free = 0 if g.free_troglodyte() == NOBODY else 1
    wealth = g.threat
    worth[SOUNDS] = (2.2 if wealth < 8 else 1.4 if wealth < 14 else 0.3) * (1.0 if free else 0.5)
    worth[DARK] = 1.5 if g.event_deck else 0.0
    worth[CALM] = 1.6
    worth[CLAWS] = 0.3 * (contact + close + min(3, wealth))
    worth[SPEED] = 0.35 * close + 0.15 * min(4, wealth)
    worth[LEGION] = 0.55 * (contact + 0.5 * close) + 0.2 * min(4, wealth)
    worth[RESIST] = 0.5 * contact
    reachable = openings_near(g, outlook)
    worth[TASTE] = 0.55 * min(wealth, 6) if not reachable else 0.2 * min(wealth, 6)
    worth[BURROW] = 0.6 * min(wealth, 6) if not reachable else 0.15 * min(wealth, 6)
    worth[TRAP] = max((prey(g, hero) for hero in g.heroes()), default=0.0) * 1.3
    if any(free_lines(g, hero) == 1 for hero in g.heroes()):
        worth[TRAP] += 3.0
    if len(g.heroes()) == 1:  # now or never
        for square in (TASTE, BURROW, TRAP, SPEED, CLAWS):
            worth[square] *= NOW_OR_NEVER
    return worth


def openings_near(g: Maze, outlook: Outlook) -> bool:
    """Tell whether warriors can be sent next to a hero without the help of the dice."""
    for tile in g.laid:
        if g.frontier[tile] and not g.here[tile] & HUMAN_SIDE and outlook.to_heroes[tile] <= 1:
            return (g.here[tile] & DEMON_SIDE).bit_count() < g.data.size[tile]
    return False


class Plan:
    """The best use of some Destiny dice, worked out by trying all of them."""

    __slots__ = ("g", "known", "worth")

    def __init__(self, g: Maze, outlook: Outlook) -> None:
        self.g = g
        self.worth = square_worth(g, outlook)
        self.known: dict[tuple[int, ...], float] = {}

    def used(self) -> int:
        """Return the red squares that are taken, and 1 << 10 or 1 << 11 for odd or even dice on Sounds."""
        g = self.g
        used = 0
        for square in range(SQUARES):
            if g.placed.count(square) and not g.data.black[square]:
                used |= 1 << square
        lying = values_on(g, SOUNDS)
        if lying:
            used |= 1 << SQUARES + (1 - (lying[0] & 1))
        return used

    def rate(self, filling: int, square: int, value: int) -> float:
        """Return the worth of the best plan that begins with a die on a square."""
        g = self.g
        free = free_values(g)
        free.remove(value)
        chosen = [*(values_on(g, square) if filling >= 0 else []), value]
        return self.fill(square, chosen, free, self.used() & ~(1 << square))

    def fill(self, square: int, chosen: list[int], free: list[int], used: int) -> float:
        """Complete a square in the best way and go on with the rest."""
        g = self.g
        black = g.data.black[square]
        if is_complete(g, square, chosen):
            mark = 1 << SQUARES + (1 - (chosen[0] & 1)) if square == SOUNDS else 0 if black else 1 << square
            return self.worth[square] + self.best(free, used | mark)
        best = -1.0
        if is_promising(g, square, chosen):
            for place in range(len(free)):
                if place == 0 or free[place] != free[place - 1]:
                    rest = free[:place] + free[place + 1 :]
                    best = max(best, self.fill(square, [*chosen, free[place]], rest, used))
        return best

    def best(self, free: list[int], used: int) -> float:
        """Return the worth of the best plan for some dice; the first one is placed somewhere or lies idle."""
        if not free:
            return 0.0
        key = (used, *free)
        if key not in self.known:
            value, rest = free[0], free[1:]
            found = self.best(rest, used)
            for square in range(SQUARES):
                if used >> square & 1 or self.worth[square] <= 0.0:
                    continue
                if square == SOUNDS and used >> SQUARES + (value & 1) & 1:
                    continue  # the other parity lies there
                found = max(found, self.fill(square, [value], rest, used))
            self.known[key] = found
        return self.known[key]
