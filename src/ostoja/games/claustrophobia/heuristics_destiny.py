"""Judgement: what to make of Destiny dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.claustrophobia.destiny import SINGLES, total_of
from ostoja.games.claustrophobia.heuristics_map import Outlook, free_lines, prey
from ostoja.games.claustrophobia.leaving import why_held
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, NOBODY, NOWHERE, TROGLODYTE_SIDE
from ostoja.games.claustrophobia.values import talents
from ostoja.games.claustrophobia.words import (
    BURROW,
    CALM,
    CLAWS,
    DARK,
    ELUSIVE,
    LEGION,
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

NOW_OR_NEVER: Final = 1.8  # what strikes at once counts so much more against the last hero
PINNED: Final = 2.0  # an Elusive hero who would slip away is held
SLIPPING_OUT: Final = 5.0  # and so is one who would win by it
LAST_STEPS: Final = 2  # from the goal
ODD: Final = 1 << SQUARES  # mark: odd dice lie on Sounds from the Deep
EVEN: Final = 2 << SQUARES


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
    places = places_by_heroes(g, outlook)
    wealth = g.threat
    coming = min(places, close + wealth)  # who can still come to strike in this round
    worth[SOUNDS] = sounds_worth(g, wealth - max(0, places - close))
    worth[DARK] = 1.5 if g.event_deck else 0.0
    worth[CALM] = 1.6
    worth[CLAWS] = 0.45 * (contact + 0.7 * coming)
    worth[SPEED] = 0.35 * min(close, places) + 0.15 * min(4, wealth)
    worth[LEGION] = 0.55 * contact + 0.3 * coming
    worth[RESIST] = resist_worth(g, outlook, contact, coming)
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


def places_by_heroes(g: Maze, outlook: Outlook) -> int:
    """Count the places for Demon-side warriors that are free on tiles with heroes."""
    free = 0
    for tile in g.laid:
        if outlook.hero_mask >> tile & 1:
            free += g.data.size[tile] - (g.here[tile] & DEMON_SIDE).bit_count()
    return free


def sounds_worth(g: Maze, surplus: int) -> float:
    """Return what two threat points are worth: less and less once there are more than can be used."""
    worth = 2.2 if surplus < 3 else 1.4 if surplus < 7 else 0.3
    return worth if g.free_troglodyte() != NOBODY else worth / 2


def resist_worth(g: Maze, outlook: Outlook, contact: int, coming: int) -> float:
    """Return what Resistance Is Futile is worth: Elusive heroes can be held, Troglodytes cannot."""
    worth = 0.1 * contact
    for hero in g.heroes():
        if not talents(g, hero) & ELUSIVE:
            continue
        here = g.here[g.at[hero]]
        foes = (here & DEMON_SIDE).bit_count()
        heroes = (here & HUMAN_SIDE).bit_count()
        near_goal = outlook.goals != 0 and outlook.away[g.at[hero]] <= LAST_STEPS
        if foes > heroes:  # he alone could walk away from them
            worth += SLIPPING_OUT if near_goal else PINNED
        elif foes + min(coming, 3) > heroes:
            worth += PINNED if near_goal else PINNED / 2
    for tile in g.laid:
        swarm = g.here[tile] & TROGLODYTE_SIDE
        if swarm and g.here[tile] & HUMAN_SIDE and why_held(g, swarm.bit_length() - 1):
            worth += 0.2 * swarm.bit_count()
    return worth


def openings_near(g: Maze, outlook: Outlook) -> bool:
    """Tell whether warriors can be sent next to a hero without the help of the dice."""
    for tile in g.laid:
        if g.frontier[tile] and not g.here[tile] & HUMAN_SIDE and outlook.to_heroes[tile] <= 1:
            return (g.here[tile] & DEMON_SIDE).bit_count() < g.data.size[tile]
    return False


class Plan:
    """The best use of some Destiny dice: all ways to part them among the squares, each group of dice as bits."""

    __slots__ = ("fitting", "free", "g", "known", "used", "values", "worth")

    def __init__(self, g: Maze, outlook: Outlook) -> None:
        self.g = g
        self.worth = square_worth(g, outlook)
        self.values = [g.rolled[die] for die in range(len(g.rolled)) if g.placed[die] == NOWHERE]
        self.free = (1 << len(self.values)) - 1
        self.known: dict[int, float] = {}
        self.fitting: list[int] = [-1] * (self.free + 1)
        self.used = self.squares_taken()

    def squares_taken(self) -> int:
        """Return the red squares with dice on them as bits, and which dice lie on Sounds from the Deep."""
        g = self.g
        used = 0
        for die in range(len(g.placed)):
            square = g.placed[die]
            if square == SOUNDS:
                used |= ODD if g.rolled[die] & 1 else EVEN
            elif square >= 0 and not g.data.black[square]:
                used |= 1 << square
        return used

    def rate(self, filling: int, square: int, value: int) -> float:
        """Return the worth of the best plan that begins with a die on a square."""
        g = self.g
        count = total = odd = 0
        if filling >= 0:
            for die in range(len(g.placed)):
                if g.placed[die] == square:
                    count += 1
                    total += g.rolled[die]
                    odd += g.rolled[die] & 1
        die = self.values.index(value)
        rest = self.free & ~(1 << die)
        used = self.used & ~(1 << square) | self.mark(square, value)
        best = -1.0
        more = rest
        while True:  # every part of the rest, all of it first
            if self.is_met(square, 1 << die | more, count, total, odd):
                best = max(best, self.worth[square] + self.best(rest & ~more, used))
            if not more:
                return best
            more = (more - 1) & rest

    def mark(self, square: int, value: int) -> int:
        """Return what must not be used again once a die lies on a square."""
        if square == SOUNDS:
            return ODD if value & 1 else EVEN
        return 0 if self.g.data.black[square] else 1 << square

    def is_met(self, square: int, group: int, count: int, total: int, odd: int) -> bool:
        """Tell whether a group of dice meets a square's requirement, with those that lie there already."""
        least = VALUES
        for die in range(len(self.values)):
            if group >> die & 1:
                value = self.values[die]
                count += 1
                total += value
                odd += value & 1
                least = min(least, value)
        if square == TRAP:  # without a die that is not needed
            return total >= self.g.data.trap_total > total - least
        if square >= TASTE:
            return total == total_of(self.g, square)
        if SINGLES >> square & 1:
            return count == 1 and (square != DARK or total >= self.g.data.dark_value)
        return count == 2 and odd == (2 if square == SPEED else 1 if square == LEGION else 0)

    def squares_for(self, group: int) -> int:
        """Return the squares worth something that a group of dice activates by itself, as bits."""
        found = self.fitting[group]
        if found < 0:
            found = 0
            for square in range(SQUARES):
                if self.worth[square] > 0.0 and self.is_met(square, group, 0, 0, 0):
                    found |= 1 << square
            self.fitting[group] = found
        return found

    def best(self, free: int, used: int) -> float:
        """Return the worth of the best plan for some dice; the first one is placed somewhere or lies idle."""
        if not free:
            return 0.0
        key = free | used << 8
        if key in self.known:
            return self.known[key]
        first = free & -free
        rest = free ^ first
        found = self.best(rest, used)
        value = self.values[first.bit_length() - 1]
        more = rest
        while True:
            squares = self.squares_for(first | more) & ~used
            for square in range(SQUARES):
                if not squares >> square & 1:
                    continue
                if square == SOUNDS and used & (EVEN if value & 1 else ODD):
                    continue  # the other parity lies there
                reached = self.worth[square] + self.best(rest & ~more, used | self.mark(square, value))
                found = max(found, reached)
            if not more:
                break
            more = (more - 1) & rest
        self.known[key] = found
        return found
