"""Chapter: what a human can do: move, push a zombie, use the personal power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.zombie_terror.finds import enter
from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.state import FREE, NOBODY, UNDEAD, WOUNDED, Town
from ostoja.games.zombie_terror.words import (
    CHARACTERS,
    CHILD,
    DOG,
    HUMANS,
    LUMBERJACK,
    MECHANIC,
    NOWHERE,
    NURSE,
    POLICEMAN,
    TO_AXE,
    TO_HEAL,
    TO_MOVE,
    TO_PUSH,
    TO_SHOOT,
    TO_SHOVE,
)
from ostoja.games.zombie_terror.wounds import heal, hit

if TYPE_CHECKING:
    from ostoja.engine.agenda import Next

# by character and way, as every question of a human turn lists them
MOVES: Final = tuple(tuple(TO_MOVE.at(character, way) for way in range(WAYS)) for character in range(CHARACTERS))


def may_act(g: Town, character: int) -> bool:
    """ZT-HT-06  Tell whether a character may act (option interleave_activations: again after another one).

    Who was merely shoved onto a find has been activated, but has not had its turn to act.
    """
    return g.rulings.interleaves or not g.done >> character & 1


def take_turn(g: Town, character: int) -> None:
    """ZT-HT-06, ZT-HT-07  A character acts: it is activated, and whoever acted before it is done."""
    if g.acting not in (NOBODY, character):
        g.done |= 1 << g.acting
    g.acting = character
    g.wake(character)


def spend(g: Town, character: int) -> None:
    """ZT-HT-04, ZT-HT-07  An action costs 1 AP; the first one activates the character."""
    g.ap[character] -= 1
    take_turn(g, character)


def human_actions(g: Town, seat: int) -> list[int]:
    """ZT-HT-02, ZT-HT-11  List every action of every human of a seat that has AP left."""
    found: list[int] = []
    team = g.teams[seat]
    for human in range(HUMANS):
        if team >> human & 1 and g.ap[human] and may_act(g, human):  # only the living have AP
            add_moves(g, human, found)
            if human != CHILD:  # ZT-PSH-07
                add_pushes(g, human, found)
            add_powers(g, human, found)
    return found


# ---------------------------------------------------------------- moving


def ways_of(g: Town, character: int) -> int:
    """ZT-CHI-01  Return how many ways a character may go: only the Child goes diagonally too, once per turn.

    ZT-CHI-02
    """
    return WAYS if character == DOG or (character == CHILD and not g.used >> CHILD & 1) else DIRECTIONS


def add_moves(g: Town, character: int, found: list[int]) -> None:
    """ZT-MOV-01, ZT-MOV-02, ZT-MOV-03, ZT-MOV-04, ZT-S4-FND-07  To a free neighbour.

    ZT-GEN-04, ZT-GEN-05, ZT-GEN-06, ZT-GEN-07
    """
    step = g.ground.grid.step
    board = g.board
    start = g.where[character] * WAYS
    moves = MOVES[character]
    found += [moves[way] for way in range(ways_of(g, character)) if board[step[start + way]] == FREE]


def move(g: Town, character: int, way: int) -> Next:
    """ZT-MOV-01, ZT-MOV-05, ZT-CHI-01  Spend 1 AP and go one field; nothing that a zombie sees happens now."""
    spend(g, character)
    if character == CHILD and way >= DIRECTIONS:
        g.used |= 1 << CHILD
    start = g.where[character]
    target = g.next_to(start, way)
    g.tell("moved", character, start, target)
    return enter(g, character, target)


# ---------------------------------------------------------------- pushing


def add_pushes(g: Town, human: int, found: list[int]) -> None:
    """ZT-PSH-01  Push an adjacent zombie that does not face the human; the field behind it is free.

    ZT-PSH-02, ZT-PSH-03, ZT-PSH-06, ZT-PSH-09
    """
    step = g.ground.grid.step
    board = g.board
    start = g.where[human]
    for way in range(DIRECTIONS):
        zombie = step[start * WAYS + way]
        code = board[zombie]
        if code >= UNDEAD and step[zombie * WAYS + (code & 3)] != start:
            beyond = step[zombie * WAYS + way]
            if board[beyond] == FREE and not g.rulings.no_zombie[beyond]:
                found.append(TO_PUSH.at(human, way))


def push(g: Town, human: int, way: int) -> Next:
    """ZT-PSH-03  The zombie goes one field straight away, facing as before; the human follows.

    ZT-PSH-04, ZT-PSH-05, ZT-PSH-10
    """
    spend(g, human)
    zombie = g.next_to(g.where[human], way)
    beyond = g.next_to(zombie, way)
    g.tell("pushed", human, zombie, beyond)
    g.shift_zombie(zombie, beyond)
    return enter(g, human, zombie)


# ---------------------------------------------------------------- personal powers


def add_powers(g: Town, human: int, found: list[int]) -> None:
    """List what the personal power of a human can do now."""
    if human == MECHANIC:
        add_shoves(g, found)
    elif human == NURSE:
        add_cures(g, found)
    elif human == POLICEMAN:
        add_shots(g, found)
    elif human == LUMBERJACK:
        add_chops(g, found)


def add_shoves(g: Town, found: list[int]) -> None:
    """ZT-MEC-01  Once per turn, any adjacent human (never the dog) with a free field behind it.

    ZT-MEC-02, ZT-MEC-04, ZT-MEC-05, ZT-S4-DOG-04
    """
    if g.used >> MECHANIC & 1:
        return
    for way in range(DIRECTIONS):
        field = g.next_to(g.where[MECHANIC], way)
        if human_on(g, field) != NOBODY and g.is_free(g.next_to(field, way)):
            found.append(TO_SHOVE.at(way))


def shove(g: Town, way: int) -> Next:
    """ZT-MEC-01  The human goes one field straight away without acting; the Mechanic steps into its place.

    ZT-MEC-03
    """
    spend(g, MECHANIC)
    g.used |= 1 << MECHANIC
    field = g.next_to(g.where[MECHANIC], way)
    human = g.board[field] - 1
    beyond = g.next_to(field, way)
    g.tell("shoved", g.owner(MECHANIC), human, field, beyond)
    following = enter(g, human, beyond)
    g.put(MECHANIC, field)
    return following


def add_cures(g: Town, found: list[int]) -> None:
    """ZT-NUR-01  Any adjacent wounded human, or herself, as often as she has AP; never the dog.

    ZT-NUR-02, ZT-NUR-03, ZT-NUR-04, ZT-S4-DOG-04
    """
    here = g.where[NURSE]
    if g.health[NURSE] == WOUNDED:
        found.append(TO_HEAL.at(NURSE))
    for way in range(DIRECTIONS):
        human = human_on(g, g.next_to(here, way))
        if human != NOBODY and g.health[human] == WOUNDED:
            found.append(TO_HEAL.at(human))


def cure(g: Town, human: int) -> Next:
    """ZT-NUR-01  The Nurse turns a human to its healthy face."""
    spend(g, NURSE)
    heal(g, human)
    return None


def target_of_shot(g: Town, way: int) -> int:
    """ZT-POL-01  Return the first piece in a line of fire if it is a zombie, else NOWHERE.

    ZT-POL-02, ZT-POL-03, ZT-S4-FND-07
    """
    for field in g.ground.grid.line[g.where[POLICEMAN] * DIRECTIONS + way]:
        if g.board[field] != FREE:
            return field if g.board[field] >= UNDEAD else NOWHERE
    return NOWHERE


def add_shots(g: Town, found: list[int]) -> None:
    """ZT-POL-04  While he has AP and bullets, the Policeman may fire along every line that ends at a zombie."""
    if g.bullets:
        found += TO_SHOOT.each([way for way in range(DIRECTIONS) if target_of_shot(g, way) != NOWHERE])


def shoot(g: Town, way: int) -> Next:
    """ZT-POL-01, ZT-POL-05  Spend a bullet and hit the zombie; the noise will bring another one."""
    spend(g, POLICEMAN)
    g.bullets -= 1
    g.shots += 1
    field = target_of_shot(g, way)
    g.tell("shot", field)
    hit(g, field)
    return None


def add_chops(g: Town, found: list[int]) -> None:
    """ZT-LUM-01  The Lumberjack hits an adjacent zombie that does not face him."""
    here = g.where[LUMBERJACK]
    for way in range(DIRECTIONS):
        field = g.next_to(here, way)
        if g.board[field] >= UNDEAD and not g.faces_piece(field, here):
            found.append(TO_AXE.at(way))


def chop(g: Town, way: int) -> Next:
    """ZT-LUM-02, ZT-LUM-03  He stays where he is; his kills bring nobody."""
    spend(g, LUMBERJACK)
    hit(g, g.next_to(g.where[LUMBERJACK], way))
    return None


def zombie_beside(g: Town, field: int, way: int) -> int:
    """Return the field of an adjacent zombie, NOWHERE if none stands there."""
    beside = g.next_to(field, way)
    return beside if g.board[beside] >= UNDEAD else NOWHERE


def human_on(g: Town, field: int) -> int:
    """Return the living human on a field, NOBODY if there is none; the dog is no human."""
    code = g.board[field]
    return code - 1 if code <= HUMANS else NOBODY  # a free field is number 0
