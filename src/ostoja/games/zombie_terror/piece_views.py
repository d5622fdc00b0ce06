"""What everybody sees of the pieces: the characters and the zombies, whom they see, and how far they reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.human_actions import may_act
from ostoja.games.zombie_terror.movement import Movement, forced
from ostoja.games.zombie_terror.reach import bite_fields, walk_fields, watched
from ostoja.games.zombie_terror.state import FREE, HEALTHY, IDLE, NOBODY, kind_of
from ostoja.games.zombie_terror.words import CHARACTERS, CONDITIONS, DOG, NOWHERE
from ostoja.kit.looks import Look

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


class Looks:
    """How players and pieces looked last; copies of a state share it."""

    __slots__ = ("characters", "players", "zombie_on", "zombies")

    def __init__(self) -> None:
        self.characters = Look()
        self.players = Look()
        self.zombies = Look()
        self.zombie_on: dict[int, tuple[tuple[object, ...], dict[str, Any]]] = {}  # by field: facts, and the look


def looks_of(g: Town) -> Looks:
    """Return how the pieces looked last."""
    looks = g.looks
    if looks is None:
        looks = g.looks = Looks()
    return looks


def characters_view(g: Town, zombies: list[dict[str, Any]], *, walking: bool) -> list[dict[str, Any]]:
    """Return every character, looked at again if something may have changed for them."""
    look = looks_of(g).characters
    seers = [(zombie["field"], zombie["sees"]) for zombie in zombies if zombie["sees"] != NOBODY]
    facts = (
        *(g.where[:], g.health[:], g.ap[:], g.saved_by[:], g.teams[:], g.first, g.zombie_seat, g.noise, g.quiet),
        *(seers, (g.board[:], g.done, g.used) if walking else ()),
    )
    if facts == look.facts:
        return look.seen
    some = [character for character in range(CHARACTERS) if character != DOG or g.scenario.has_dog()]
    return look.keep(facts, [character_view(g, character, seers, walking=walking) for character in some])


def character_view(g: Town, character: int, seers: list[tuple[int, int]], *, walking: bool) -> dict[str, Any]:
    """Return what everybody sees of a character, where it could walk in this turn, and which zombies see it."""
    field = g.where[character]
    walks = walking and g.is_living(character) and may_act(g, character)
    return {
        "character": character,
        "field": field if field != NOWHERE else NOBODY,
        "owner": g.owner(character) if g.first != NOBODY else NOBODY,
        "health": g.health[character],
        "stars": g.stars(character),
        "healthy_stars": g.data.stars[character * CONDITIONS + HEALTHY],
        "ap": g.ap[character],
        "reach": walk_fields(g, character) if walks else [],
        "activated": bool(g.noise >> character & 1),
        "silenced": bool(g.quiet >> character & 1),
        "saved_by": g.saved_by[character],
        "seen_by": [zombie for zombie, seen in seers if seen == character],
    }


def zombies_view(g: Town) -> list[dict[str, Any]]:
    """Return every zombie, and whether it must move now; one is looked at again if something changed in its reach."""
    looks = looks_of(g)
    must = forced(g) if any(isinstance(step, Movement) for step in g.agenda) else []
    facts = (g.board[:], g.horde[:], must)
    if facts == looks.zombies.facts:
        return looks.zombies.seen
    seen: list[dict[str, Any]] = []
    board = g.board
    for field in g.horde:
        code = board[field]
        in_reach = (code, field in must, watched(g, kind_of(code), field * DIRECTIONS + (code & 3))(board))
        before = looks.zombie_on.get(field)
        if before is None or before[0] != in_reach:
            before = looks.zombie_on[field] = (in_reach, zombie_view(g, field, must))
        seen.append(before[1])
    return looks.zombies.keep(facts, seen)


def zombie_view(g: Town, field: int, must: list[int]) -> dict[str, Any]:
    """Return what everybody sees of a zombie: where it looks, whom it sees, where it could bite."""
    code = g.board[field]
    return {
        "field": field,
        "kind": kind_of(code),
        "facing": code & 3,
        "active": not code & IDLE,
        "sees": g.seen_by(field),
        "forced": field in must,
        "view": view_fields(g, field),
        "bites": bite_fields(g, field),
    }


def view_fields(g: Town, zombie: int) -> list[int]:
    """ZT-VIS-01, ZT-VIS-02  List the fields a zombie overlooks: straight ahead up to the first piece, that included."""
    line = g.ground.sight[zombie * DIRECTIONS + (g.board[zombie] & 3)]
    for count, field in enumerate(line):
        if g.board[field] != FREE:
            return list(line[: count + 1])
    return list(line)
