"""Judgement of the zombie player: whom to bite, which fields to cover, where to let new zombies in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.games.zombie_terror.activation import victim_of
from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.heuristics_danger import wound_cost
from ostoja.games.zombie_terror.movement import forced
from ostoja.games.zombie_terror.reach import cover_of, note_cover, paths_of, paths_with
from ostoja.games.zombie_terror.state import FREE, IDLE, LIVING, MARKED, NOBODY, kind_of
from ostoja.games.zombie_terror.words import (
    EITHER_HALF,
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

    __slots__ = ("cover", "g", "paths", "pull", "wanted")

    def __init__(self, g: Town, wanted: list[float]) -> None:
        self.g = g
        self.wanted = wanted
        self.paths = paths_of(g)
        self.cover = cover_of(g)
        self.pull = wanted[:]  # what covering a field more is worth: the fewer others do, the more
        for field in range(FIELDS):
            if self.cover[field]:
                self.pull[field] = wanted[field] / (1 + self.cover[field])

    def post(self, kind: int, place: int) -> float:
        """Return how good a place to look from is, given as field * DIRECTIONS + facing."""
        board = self.g.board
        pull = self.pull
        field = place // DIRECTIONS
        value = 0.25 * self.wanted[field]
        path = self.paths[kind][place]
        at = 0
        end = len(path)
        while at < end:
            front = path[at]
            value += pull[front]
            at = at + 3 if board[front] == FREE else path[at + 1]
        return COVER * value + SEAL if self.g.ground.is_car[field] else COVER * value

    def outcome(self, kind: int, path: tuple[int, ...]) -> float:
        """Return the best that an activation can come to: where it ends, and whom it bites there."""
        board = self.g.board
        best = -1.0
        at = 0
        end = len(path)
        while at < end:
            front = path[at]
            code = board[front]
            value = self.post(kind, path[at + 2])
            if FREE < code <= LIVING:
                value += self.bite(code - 1)
            best = max(best, value)
            at = at + 3 if code == FREE else path[at + 1]
        return best

    def bite(self, victim: int) -> float:
        """Return what a bite is worth."""
        return BITE * wound_cost(self.g, victim)

    def lift(self, zombie: int) -> int:
        """Take a zombie off the map while its own choices are weighed; return its number."""
        code = self.g.board[zombie]
        self.count(zombie, -1)
        self.g.board[zombie] = FREE
        return code

    def put_back(self, zombie: int, code: int) -> None:
        """Put it back."""
        self.g.board[zombie] = code
        self.count(zombie, 1)

    def count(self, zombie: int, change: int) -> None:
        """Count what a zombie covers in or out."""
        g = self.g
        note_cover(g, self.paths, zombie, self.cover, change)
        board = g.board
        path = self.paths[kind_of(board[zombie])][zombie * DIRECTIONS + (board[zombie] & 3)]
        for at in range(0, len(path), 3):
            front = path[at]
            self.pull[front] = self.wanted[front] / (1 + self.cover[front])

    def gain(self, zombie: int, more: int = 0) -> float:
        """Return what an ordinary activation of a zombie is worth over leaving it as it is."""
        code = self.lift(zombie)
        kind = kind_of(code)
        place = zombie * DIRECTIONS + (code & 3)
        data = self.g.data
        stay = self.post(kind, place)
        paths = self.paths[kind]
        if more:
            paths = paths_with(self.g, data.zombie_ap[kind] + more, data.zombie_turns[kind])
        best = self.outcome(kind, paths[place])
        self.put_back(zombie, code)
        return best - stay

    def march(self, zombie: int, more: int = 0) -> float:
        """Return what a forced move is worth."""
        g = self.g
        code = self.lift(zombie)
        kind, facing = kind_of(code), code & 3
        field = zombie
        stay = self.post(kind, zombie * DIRECTIONS + facing)
        step = g.ground.grid.step
        for _ in range(g.data.zombie_ap[kind] + more):
            front = step[field * WAYS + facing]
            if g.board[front] != FREE or g.rulings.no_zombie[front]:
                break
            field = front
        ahead = g.board[step[field * WAYS + facing]]
        value = self.post(kind, field * DIRECTIONS + facing)
        if FREE < ahead <= LIVING:
            value += self.bite(ahead - 1)
        self.put_back(zombie, code)
        return value - stay

    def arrival(self, field: int) -> float:
        """Return how good a field is for a new zombie, looking the best way."""
        best = 0.0
        for facing in range(DIRECTIONS):
            best = max(best, self.post(ZOMBIE, field * DIRECTIONS + facing))
        return best


def rate_movement(g: Town, step: Movement, board: Map, options: list[int]) -> list[float]:
    """Rate which zombie to wake and which card to play; to stop is worth nothing."""
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


def rate_activation(g: Town, step: Activation, board: Map, options: list[int]) -> list[float]:
    """Rate what an activated zombie does next."""
    field = step.field
    victim = victim_of(g, field)
    code = board.lift(field)
    kind, facing = kind_of(code), code & 3
    post = board.post(kind, field * DIRECTIONS + facing)
    ratings: list[float] = []
    for option in options:
        if option == PASS:
            ratings.append(post)
        elif option == TO_BITE:
            ratings.append(board.bite(victim) + post + 0.5)
        elif option == TO_STEP:
            front = g.ground.grid.step[field * WAYS + facing]
            path = paths_with(g, step.ap - 1, step.turns)[front * DIRECTIONS + facing]
            ratings.append(board.outcome(kind, path) - 0.01)
        else:
            path = paths_with(g, step.ap - 1, step.turns - 1)[field * DIRECTIONS + TO_TURN.target(option)]
            ratings.append(board.outcome(kind, path) - 0.01)
    board.put_back(field, code)
    return ratings


def rate_places(g: Town, board: Map, options: list[int]) -> list[float]:
    """Rate fields for a new zombie, with the best facing, and the cards and tokens of the adding phase."""
    return [rate_place(g, board, option) for option in options]


def rate_place(g: Town, board: Map, option: int) -> float:
    """Rate one option of the adding phase: first more zombies, then the mutated one, then the fields."""
    if option in TO_PLACE:
        return board.arrival(TO_PLACE.target(option))
    if option == PASS:
        return -5.0
    if option in (TO_PLAGUE, TO_HORDE):
        return 90.0 if g.pool() > 2 or g.mutant_waits() else -6.0
    if option == TO_MUTATE:
        return 50.0
    return 40.0 if trap_pays(g, board) else -6.0


def trap_pays(g: Town, board: Map) -> bool:
    """Tell whether somewhere off the entry fields is so good a place that Trap should be played."""
    best = 0.0
    entry = 0.0
    entries = g.ground.entries[EITHER_HALF]
    for field in range(FIELDS):
        if g.is_free_for_zombie(field) and board.wanted[field] > 1.0:
            value = board.arrival(field)
            best = max(best, value)
            if field in entries:
                entry = max(entry, value)
    return best > entry + 0.4


def rate_facing(board: Map, field: int, options: list[int]) -> list[float]:
    """Rate where a zombie just put down should look."""
    code = board.lift(field)
    kind = kind_of(code)
    ratings = [board.post(kind, field * DIRECTIONS + TO_FACE.target(option)) for option in options]
    board.put_back(field, code)
    return ratings
