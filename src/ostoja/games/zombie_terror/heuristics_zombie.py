"""Judgement of the zombie player: whom to bite, which fields to cover, where to let new zombies in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.games.zombie_terror.activation import victim_of
from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.heuristics_danger import demand, wound_cost
from ostoja.games.zombie_terror.movement import forced
from ostoja.games.zombie_terror.reach import spread
from ostoja.games.zombie_terror.state import FREE, IDLE, LIVING, MARKED, NOBODY, kind_of
from ostoja.games.zombie_terror.words import (
    FIELDS,
    TO_ACTIVATE,
    TO_AWE,
    TO_BITE,
    TO_BLOODLUST,
    TO_FACE,
    TO_HORDE,
    TO_MUTATE,
    TO_PLACE,
    TO_PLAGUE,
    TO_RAMPAGE,
    TO_STEP,
    TO_TRAP,
    TO_TURN,
    ZOMBIE,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.activation import Activation
    from ostoja.games.zombie_terror.movement import Movement
    from ostoja.games.zombie_terror.state import Town

BITE: Final = 2.0  # a bite, by what it costs the humans
COVER: Final = 0.12  # a field covered, by how much the humans want it
SEAL: Final = 1.0  # standing on a car field


class Map:
    """What the board looks like to the zombies: what the humans want, and what is covered already."""

    __slots__ = ("cover", "g", "wanted")

    def __init__(self, g: Town) -> None:
        self.g = g
        self.wanted = demand(g)
        self.cover = [0] * (FIELDS + 1)
        for zombie in g.horde:
            for field in self.reach(zombie, g.board[zombie] & 3, kind_of(g.board[zombie])):
                self.cover[field] += 1

    def reach(self, field: int, facing: int, kind: int) -> list[int]:
        """List where a zombie would bite from a place, some fields more than once."""
        found: list[int] = []
        spread(self.g, field, facing, self.g.data.zombie_ap[kind], self.g.data.zombie_turns[kind], found)
        return found

    def post(self, field: int, facing: int, kind: int) -> float:
        """Return how good a place to look from is: the wanted fields it covers, the fewer others do the better."""
        value = SEAL if self.g.ground.is_car[field] else 0.0
        value += 0.25 * self.wanted[field] * COVER
        counted: list[int] = []
        for target in self.reach(field, facing, kind):
            if target not in counted:
                counted.append(target)
                value += COVER * self.wanted[target] / (1 + self.cover[target])
        return value

    def bite(self, victim: int) -> float:
        """Return what a bite is worth."""
        return BITE * wound_cost(self.g, victim)

    def outcome(self, field: int, facing: int, kind: int, ap: int, turns: int) -> float:
        """Return the best that an activation can come to from here."""
        g = self.g
        front = g.ground.grid.step[field * WAYS + facing]
        code = g.board[front]
        best = self.post(field, facing, kind)
        if FREE < code <= LIVING:
            best += self.bite(code - 1)
        if ap:
            if code == FREE and not g.rulings.no_zombie[front]:
                best = max(best, self.outcome(front, facing, kind, ap - 1, turns))
            if turns:
                best = max(best, self.outcome(field, facing + 1 & 3, kind, ap - 1, turns - 1))
                best = max(best, self.outcome(field, facing + 3 & 3, kind, ap - 1, turns - 1))
        return best

    def lift(self, zombie: int) -> int:
        """Take a zombie off the map while its own choices are weighed; return its number."""
        g = self.g
        code = g.board[zombie]
        for field in set(self.reach(zombie, code & 3, kind_of(code))):
            self.cover[field] -= 1
        g.board[zombie] = FREE
        return code

    def put_back(self, zombie: int, code: int) -> None:
        """Put it back."""
        self.g.board[zombie] = code
        for field in set(self.reach(zombie, code & 3, kind_of(code))):
            self.cover[field] += 1

    def gain(self, zombie: int, more: int = 0) -> float:
        """Return what an ordinary activation of a zombie is worth over leaving it as it is."""
        code = self.lift(zombie)
        kind = kind_of(code)
        data = self.g.data
        stay = self.post(zombie, code & 3, kind)
        best = self.outcome(zombie, code & 3, kind, data.zombie_ap[kind] + more, data.zombie_turns[kind])
        self.put_back(zombie, code)
        return best - stay

    def march(self, zombie: int, more: int = 0) -> float:
        """Return what a forced move is worth."""
        g = self.g
        code = self.lift(zombie)
        kind, facing = kind_of(code), code & 3
        field = zombie
        stay = self.post(zombie, facing, kind)
        step = g.ground.grid.step
        for _ in range(g.data.zombie_ap[kind] + more):
            front = step[field * WAYS + facing]
            if g.board[front] != FREE or g.rulings.no_zombie[front]:
                break
            field = front
        ahead = g.board[step[field * WAYS + facing]]
        value = self.post(field, facing, kind)
        if FREE < ahead <= LIVING:
            value += self.bite(ahead - 1)
        self.put_back(zombie, code)
        return value - stay


def rate_movement(g: Town, step: Movement, options: list[int]) -> list[float]:
    """Rate which zombie to wake and which card to play; to stop is worth nothing."""
    board = Map(g)
    return [rate_wake(g, step, board, option) for option in options]


def rate_wake(g: Town, step: Movement, board: Map, option: int) -> float:
    """Rate one option of the movement phase."""
    if option == PASS:
        return 0.01
    if option not in TO_ACTIVATE:
        return rate_zombie_card(g, board, option)
    field = TO_ACTIVATE.target(option)
    more = g.data.rampage if step.rampage else 0
    if not step.awe and forced_now(g, field):
        return 5.0 + board.march(field, more)
    return board.gain(field, more)


def rate_zombie_card(g: Town, board: Map, option: int) -> float:
    """Rate a card of the movement phase by the bite it brings."""
    if option == TO_RAMPAGE:
        return max([longer_bite(g, board, field) for field in waiting(g)], default=0.0) - 1.0
    if option == TO_AWE:
        marched = max(board.march(field) for field in forced(g))
        return max(board.gain(field) for field in waiting(g)) - max(marched, 0.0) - 2.0
    if option == TO_BLOODLUST:
        bites = [field for field in waiting(g) if board.gain(field) > BITE]
        return 3.0 if not g.activations and bites else -1.0
    return -1.0  # Plague and Horde later, when the first zombie comes


def waiting(g: Town) -> list[int]:
    """List the zombies that could still be woken."""
    return [field for field in g.horde if not g.board[field] & IDLE]


def forced_now(g: Town, field: int) -> bool:
    """Tell whether a zombie must walk by itself."""
    return bool(g.board[field] & MARKED) and g.seen_by(field) != NOBODY


def longer_bite(g: Town, board: Map, field: int) -> float:
    """Return what one more AP gains a zombie."""
    walks = forced_now(g, field)
    extra = board.march(field, g.data.rampage) if walks else board.gain(field, g.data.rampage)
    usual = board.march(field) if walks else board.gain(field)
    return extra - usual


def rate_activation(g: Town, step: Activation, options: list[int]) -> list[float]:
    """Rate what an activated zombie does next."""
    board = Map(g)
    field = step.field
    victim = victim_of(g, field)
    code = board.lift(field)
    kind, facing = kind_of(code), code & 3
    ratings: list[float] = []
    for option in options:
        if option == PASS:
            ratings.append(board.post(field, facing, kind))
        elif option == TO_BITE:
            ratings.append(board.bite(victim) + board.post(field, facing, kind) + 0.5)
        elif option == TO_STEP:
            front = g.ground.grid.step[field * WAYS + facing]
            ratings.append(board.outcome(front, facing, kind, step.ap - 1, step.turns) - 0.01)
        else:
            ratings.append(board.outcome(field, TO_TURN.target(option), kind, step.ap - 1, step.turns - 1) - 0.01)
    board.put_back(field, code)
    return ratings


def rate_places(g: Town, options: list[int]) -> list[float]:
    """Rate fields for a new zombie, with the best facing, and the cards and tokens of the adding phase."""
    board = Map(g)
    return [rate_place(g, board, option) for option in options]


def rate_place(g: Town, board: Map, option: int) -> float:
    """Rate one option of the adding phase: first more zombies, then the mutated one, then the fields."""
    if option == PASS:
        return -5.0
    if option in (TO_PLAGUE, TO_HORDE):
        return 90.0 if g.pool() > 2 or g.mutant_waits() else -6.0
    if option == TO_MUTATE:
        return 50.0
    if option in TO_TRAP:
        return 40.0 if trap_pays(g, board) else -6.0
    field = TO_PLACE.target(option)
    return max(board.post(field, facing, ZOMBIE) for facing in range(DIRECTIONS))


def trap_pays(g: Town, board: Map) -> bool:
    """Tell whether somewhere off the entry fields is so good a place that Trap should be played."""
    best = 0.0
    entry = 0.0
    for field in range(FIELDS):
        if g.is_free_for_zombie(field) and board.wanted[field] > 1.0:
            value = max(board.post(field, facing, ZOMBIE) for facing in range(DIRECTIONS))
            best = max(best, value)
            if field in g.ground.entries[2]:
                entry = max(entry, value)
    return best > entry + 0.4


def rate_facing(g: Town, field: int, options: list[int]) -> list[float]:
    """Rate where a zombie just put down should look."""
    board = Map(g)
    code = board.lift(field)
    ratings = [board.post(field, TO_FACE.target(option), kind_of(code)) for option in options]
    board.put_back(field, code)
    return ratings


def rate_finds(g: Town, options: list[int]) -> list[float]:
    """Rate fields for a find: where the humans want to go."""
    wanted = demand(g)
    return [wanted[TO_PLACE.target(option)] for option in options]
