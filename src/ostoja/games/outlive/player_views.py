"""What lies in front of a player: the shelter, its people and goods, what the Night asks for, and what it can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.engine.masks import members_of
from ostoja.games.outlive.ending import sheet
from ostoja.games.outlive.feeding import hunger, room_upkeep, thirst, unpaid
from ostoja.games.outlive.night import deficit
from ostoja.games.outlive.resolving import deal_of, resolvable
from ostoja.games.outlive.state import NOBODY, UNBUILT
from ostoja.games.outlive.words import ANIMALS, BASIC, GOODS, HEROES, SLOTS, kind_of
from ostoja.kit.looks import Look

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland

ALL_HEROES: Final = (1 << HEROES) - 1
LINES: Final = ("events", "rooms", "gauge", "survivors", "equipment", "symbols")


class Looks:
    """How things looked last: what lies in front of each player, and which events its tokens would pay for."""

    __slots__ = ("cities", "limits", "payable", "players", "wilds")

    def __init__(self, seats: int) -> None:
        self.players = [Look() for _ in range(seats)]
        self.payable: list[set[int]] = [set() for _ in range(seats)]
        self.limits: dict[int, list[int]] = {}  # of the pools, by the events at work
        self.cities = Look()
        self.wilds = Look()


def looks_of(g: Wasteland) -> Looks:
    """Return how things looked last."""
    looks = g.looks
    if looks is None:
        looks = g.looks = Looks(g.seats)
    return looks


def look_around(g: Wasteland) -> Looks:
    """Look at every player with whom, or with the events, something changed since the last look."""
    looks = looks_of(g)
    for seat in range(g.seats):
        look_at(g, looks, seat)
    return looks


def look_at(g: Wasteland, looks: Looks, seat: int) -> None:
    """Look at a player again if something changed."""
    look = looks.players[seat]
    facts = (
        *(g.round, g.revealed, g.raging, g.takers[:], g.events[: g.revealed], g.standing >> seat * HEROES & ALL_HEROES),
        *(g.goods[seat * GOODS : seat * GOODS + GOODS], g.rooms[seat * SLOTS : seat * SLOTS + SLOTS]),
        *(g.people[seat * SLOTS : seat * SLOTS + SLOTS], g.hunted[seat * ANIMALS : seat * ANIMALS + ANIMALS]),
        *(g.where[seat * HEROES : seat * HEROES + HEROES], g.leaders[seat], g.gauge[seat], g.airlock[seat]),
        *(g.works[seat], g.spent[seat], g.broken[seat], g.repaired[seat], g.tired[seat]),
        *(g.out >> seat & 1, g.owed[seat], g.losses[seat]),
    )
    if facts != look.facts:
        looks.payable[seat] = paid_by(g, seat) if g.raging else set()
        look.keep(facts, [shelter_view(g, seat)])


def paid_by(g: Wasteland, seat: int) -> set[int]:
    """Return the events that a seat's tokens would pay for, with the event room or without."""
    return {deal_of(option)[0] for option in resolvable(g, seat)}


def player_view(g: Wasteland, seat: int, *, is_open: bool) -> dict[str, Any]:
    """Return what is known of a player after a look; while the draft lasts, only the player sees what it has chosen."""
    if not is_open:
        return {"seat": seat, "drafted": False}
    return looks_of(g).players[seat].seen[0]


def shelter_view(g: Wasteland, seat: int) -> dict[str, Any]:
    """Return all that lies in front of a player."""
    base = seat * SLOTS
    lines = sheet(g, seat)
    return {
        "seat": seat,
        "drafted": True,
        "leader": g.leaders[seat],
        "goods": g.goods[seat * GOODS : seat * GOODS + GOODS],
        "reserve": g.reserve(seat),
        "gauge": g.data.gauge[g.gauge[seat]],
        "gauge_step": g.gauge[seat],
        "airlock": g.airlock[seat],
        "airlock_places": g.data.airlock,
        "rooms": [room_view(g, seat, base + slot) for slot in range(SLOTS) if g.rooms[base + slot] != NOBODY],
        "survivors": g.survivors(seat),
        "broken": members_of(g.broken[seat]),
        "repaired": members_of(g.repaired[seat]),
        "used": members_of(g.tired[seat]),
        "animals": g.hunted[seat * ANIMALS : seat * ANIMALS + ANIMALS],
        "heroes": [hero_view(g, hero) for hero in range(seat * HEROES, seat * HEROES + HEROES)],
        "out": bool(g.out >> seat & 1),
        "owed": g.owed[seat],
        "losses": g.losses[seat],
        "tonight": needs_view(g, seat),
        "forecast": dict(zip(LINES, lines, strict=True)),
        "points": sum(lines),
    }


def room_view(g: Wasteland, seat: int, place: int) -> dict[str, Any]:
    """Return a room: its people, what it costs tonight, and whether it works and was used."""
    kind = kind_of(g.rooms[place])
    slot = place - seat * SLOTS
    return {
        "room": g.rooms[place],
        "basic": slot < BASIC,
        "built": g.people[place] != UNBUILT,
        "people": max(0, g.people[place]),
        "places": g.data.places[kind],
        "upkeep": g.data.upkeep[kind],
        "due": room_upkeep(g, place),
        "works": g.people[place] >= g.data.places[kind],
        "used": bool(g.spent[seat] >> slot & 1),
    }


def hero_view(g: Wasteland, hero: int) -> dict[str, Any]:
    """Return a hero: strength, area, and whether it has moved today."""
    return {
        "strength": g.data.strengths[hero % HEROES],
        "area": g.where[hero],
        "active": bool(g.standing >> hero & 1),
    }


def needs_view(g: Wasteland, seat: int) -> dict[str, int]:
    """Return what the coming Night asks for: food for rooms, water for the airlock, what is missing, and radiation."""
    return {
        "food": hunger(g, seat),
        "water": thirst(g, seat),
        "missing": unpaid(g, seat),
        "radiation": deficit(g, seat),
    }
