"""Judgement of a human player: where everybody should end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.heuristics_danger import STEP, Danger, arrival, find_cost, worth, wound_cost
from ostoja.games.zombie_terror.human_actions import ways_of
from ostoja.games.zombie_terror.reach import note_cover, paths_of
from ostoja.games.zombie_terror.state import FREE
from ostoja.games.zombie_terror.words import CHARACTERS, DOG, LUMBERJACK, NOWHERE, ZOMBIE

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

NOISE: Final = 0.25  # what one more activated zombie costs
HUNT: Final = 0.9  # what a zombie within reach of the axe is worth
CROWD: Final = 0.2  # and how that grows with every marker beyond half of them, where a full horde wins
KILL: Final = 1.0  # what one zombie less is worth wherever it stands
RIVAL: Final = 0.5  # how much of a rival's loss is one's own gain
DETOUR: Final = 0.001  # a field walked for nothing
BARRED: Final = -99.0  # no way


class Plans:
    """What a seat's characters could gain from here; a character is looked at when something hangs on it."""

    __slots__ = (
        "arrivals",
        "crowd",
        "danger",
        "fears",
        "finds",
        "g",
        "looked",
        "masks",
        "now",
        "seat",
        "steps",
        "worths",
    )

    def __init__(self, g: Town, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.danger = Danger(g)
        self.finds = False  # a closed find lies on the board
        for token in range(len(g.finds)):
            self.finds |= g.finds[token] < NOWHERE and not g.revealed >> token & 1
        # ZT-S4-WIN-06: how much more a zombie less is worth where a complete horde wins the game
        self.crowd = 0.0 if g.scenario.hand else CROWD * max(0, g.data.markers[ZOMBIE] // 2 - g.pool())
        self.looked = 0  # characters, as bits
        self.worths: list[float] = [0.0] * CHARACTERS
        self.arrivals: list[float] = [0.0] * CHARACTERS
        self.fears: list[list[float]] = [[] for _ in range(CHARACTERS)]
        self.now: list[float] = [0.0] * CHARACTERS  # how good the present field is
        self.steps: list[list[float]] = [[] for _ in range(CHARACTERS)]  # the best field by the first step's way
        self.masks = [0] * (NOWHERE + 1)  # by field, by which first steps it is reached; cleared after use

    def look(self, character: int) -> None:
        """Work out how good a character's field is, and where it could get."""
        if self.looked >> character & 1:
            return
        self.looked |= 1 << character
        g = self.g
        self.worths[character] = worth(g, character)
        self.arrivals[character] = arrival(g, g.owner(character), character)
        self.fears[character] = self.danger.prices(character)
        self.now[character] = self.standing(character, g.where[character])

    def standing(self, character: int, field: int) -> float:
        """Return how good a field is for a character at the end of its player's turn."""
        ground = self.g.ground
        if ground.is_car[field]:
            return self.arrivals[character]
        way = ground.to_car_dog[field] if character == DOG else ground.to_car[field]
        return -STEP * self.worths[character] * way - self.fears[character][min(self.danger.cover[field], 2)]

    def step(self, character: int, way: int) -> float:
        """Return the best that can come of a first step in one way."""
        self.look(character)
        if not self.steps[character]:
            self.steps[character] = self.walks(character)
        return self.steps[character][way]

    def best(self, character: int) -> float:
        """Return how good the best field in reach is, moving only."""
        self.look(character)
        if not self.g.ap[character]:
            return self.now[character]
        if not self.steps[character]:
            self.steps[character] = self.walks(character)
        return max(self.now[character], *self.steps[character])

    def walks(self, character: int) -> list[float]:
        """Return the best field in reach by the way of the first step."""
        g = self.g
        start = g.where[character] * WAYS
        step = g.ground.grid.step
        ways = ways_of(g, character)
        found = [BARRED] * ways
        left = g.ap[character] - 1
        edge: list[int] = []
        for way in range(ways):
            target = step[start + way]
            if g.board[target] == FREE:
                self.masks[target] |= 1 << way
                if not self.stop(character, target, 1 << way, left, found):
                    edge.append(target)
        reached: list[int] = []
        while left and edge:
            left -= 1
            edge = self.walk_on(character, edge, left, reached, found)
        for way in range(ways):
            self.masks[step[start + way]] = 0
        for field in reached:
            self.masks[field] = 0
        return found

    def walk_on(self, character: int, edge: list[int], left: int, reached: list[int], found: list[float]) -> list[int]:
        """Go one step further from the fields reached so far; return where the next step may start."""
        g = self.g
        step = g.ground.grid.step
        masks = self.masks
        wave: list[int] = []
        for field in edge:
            mask = masks[field]
            for way in range(WAYS if character == DOG else DIRECTIONS):
                target = step[field * WAYS + way]
                if g.board[target] == FREE and mask & ~masks[target]:
                    masks[target] |= mask
                    reached.append(target)
                    if not self.stop(character, target, masks[target], left, found):
                        wave.append(target)
        return wave

    def stopping(self, character: int, field: int, left: int) -> float:
        """Return how good it is to stop at a field with some AP left."""
        value = self.standing(character, field) + DETOUR * left
        return value + self.hunt(field, left) if character == LUMBERJACK and left else value

    def stop(self, character: int, field: int, mask: int, left: int, found: list[float]) -> bool:
        """Note how good a field is to stop at with some AP left; tell whether it is better not to walk through it."""
        value = self.stopping(character, field, left)
        stops = False
        if self.finds:
            cost = find_cost(self.g, character, field)
            stops = cost > 0.0
            value -= cost
        for way in range(len(found)):
            if mask >> way & 1 and value > found[way]:
                found[way] = value
        return stops

    def within(self, character: int, start: int, ap: int) -> float:
        """Return how good the best field is within some straight steps of one."""
        self.look(character)
        g = self.g
        best = self.stopping(character, start, ap) - DETOUR * ap
        if self.finds:
            best -= find_cost(g, character, start)
        step = g.ground.grid.step
        masks = self.masks
        masks[start] = 1
        reached = [start]
        edge = reached[:]
        for far in range(ap):
            wave: list[int] = []
            for field in edge:
                for way in range(WAYS if character == DOG else DIRECTIONS):
                    target = step[field * WAYS + way]
                    if g.board[target] == FREE and not masks[target]:
                        masks[target] = 1
                        reached.append(target)
                        cost = find_cost(g, character, target) if self.finds else 0.0
                        best = max(best, self.stopping(character, target, ap - far - 1) - DETOUR * ap - cost)
                        if cost == 0.0:
                            wave.append(target)
            edge = wave
        for field in reached:
            masks[field] = 0
        return best

    def hunt(self, field: int, ap: int) -> float:
        """ZT-LUM-01  Return what the Lumberjack could still do from a field: zombies at hand that do not face him."""
        g = self.g
        prey = 0
        for way in range(DIRECTIONS):
            beside = g.next_to(field, way)
            if g.is_zombie(beside) and not g.faces_piece(beside, field):
                prey += 1
        return (HUNT + self.crowd) * min(prey, ap)

    def gain(self, character: int, value: float) -> float:
        """Return what a new best place for a character is worth to the seat; waking it makes noise."""
        self.look(character)
        return value - self.now[character] - self.noise(character)

    def noise(self, character: int) -> float:
        """ZT-ACT-01  Return what waking a character costs."""
        return 0.0 if (self.g.noise | self.g.quiet) >> character & 1 else NOISE

    def side(self, human: int) -> float:
        """Return whose gain a human's gain is: own, or the rival's."""
        return 1.0 if self.g.teams[self.seat] >> human & 1 else -RIVAL

    def kill(self, field: int) -> float:
        """Return what a zombie's end is worth: what it could do now, and where it stands."""
        g = self.g
        value = KILL + self.crowd + (1.2 if g.ground.is_car[field] else 0.0)
        reach = [0] * (NOWHERE + 1)
        note_cover(g, paths_of(g), field, reach, 1)
        for character in range(CHARACTERS):
            if g.is_living(character) and reach[g.where[character]] and g.owner(character) == self.seat:
                value += 0.55 * wound_cost(g, character) / self.danger.cover[g.where[character]]
        return value
