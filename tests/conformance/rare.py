"""Tables at which comes up often what is rare at others: options and data within the bounds of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ostoja.games.outlive.words import ROOM_KEYS

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.engine.setup_options import Value


class Rare(NamedTuple):
    """What is agreed on; the other options are drawn."""

    options: dict[str, Value]
    changes: Section


# Most tiles have one opening: dead ends, and tiles that take their place.
DEAD_ENDS: Section = {"tiles": {f"T{number:02}": {"openings": "N"} for number in range(12, 37)}}

# The way out lies behind the first tile: warriors escape.
WAY_OUT: Section = {"scenarios": {"survivors": {"countdown": {"tiles": 1}}}}

# A Redeemer who explores tile after tile: he looks ahead more often.
PRECOGNITION: Section = {"warriors": {"redeemer": {f"line{number}": [9, 1, 5] for number in range(1, 7)}}}

# Small rooms, half of them Lookouts and such as are used with a choice, so that somebody looks through a stack; and a
# thermal sensor for everybody, with few animals that can be hunted, so that it finds none.
ROOMS = ("hunt2", "hunt1", "ship1", "ship2", "ammo4", "recycle", "rad1", "nursery", "search2", "draw2", "peek", "hero3")
LOOKOUTS: Section = {
    "numbers": {"survivors": 7, "building": 1, "equipment_copies": 4, "herd": [2, 2, 2]},
    "rooms": {
        key: {"places": 1, "upkeep": 0} | ({"copies": 2 * (key in ROOMS)} if number > 2 else {})
        for number, key in enumerate(ROOM_KEYS)
    },
    "leaders": {
        key: {"equipment": "thermal_sensor"}
        for key in (
            *("rowlett", "froste", "frye", "pigott", "livrich"),
            *("valentine", "koolpepper", "wely", "bingham", "mccarthy"),
        )
    },
    "equipment": {"thermal_sensor": {"wood": 0, "metal": 0, "microchip": 0}},
    "animals": {
        "hare": {"toughness": 2, "tokens": 3},
        **{key: {"toughness": 9, "tokens": 3} for key in ("roe_deer", "wild_boar", "wolf", "bear")},
    },
}

RARE: dict[str, tuple[Rare, ...]] = {
    "claustrophobia": (
        Rare({"scenario": "survivors", "auction": False}, DEAD_ENDS),
        Rare({"scenario": "who-dares-wins"}, DEAD_ENDS),
        Rare({"scenario": "survivors", "auction": False}, WAY_OUT),
        Rare({"scenario": "survivors", "auction": False}, PRECOGNITION),
    ),
    "outlive": (Rare({}, LOOKOUTS),),
}
