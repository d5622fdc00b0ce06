"""What is printed on tiles, cards and boards, as the data of a table has it: put together once for all of its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.games.claustrophobia.words import PLACE_NAMES, TALENT_NAMES, VALUES

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.data import Data
    from ostoja.games.claustrophobia.scenario import Scenario


def board(data: Data) -> dict[str, Any]:
    """Return what is printed on tiles, gifts and the Destiny board."""
    return {
        "kinds": [PLACE_NAMES[kind] for kind in data.kind],
        "openings": list(data.openings),
        "gift_values": list(data.gift_value),
        "black": list(data.black),
        "costs": {"troglodyte": data.troglodyte_cost, "demon": data.demon_cost},
        "most_threat": data.most_threat,
    }


def hero(data: Data, number: int) -> dict[str, Any]:
    """Return a Human warrior as printed on his board, while nothing has happened to him."""
    columns = (data.line_movement, data.line_combat, data.line_defence)
    return {
        "warrior": number,
        "tile": -1,
        "movement": 0,
        "combat": 0,
        "attack": 0,
        "defence": 0,
        "talents": talents_in(data.talents[number]),
        "activated": False,
        "held": "",
        "ways": {},
        "movement_left": 0,
        "die": 0,
        "lines": [[column[number * VALUES + die] for column in columns] for die in range(1, VALUES)],
        "condemned": bool(data.condemned >> number & 1),
        "cancelled": [],
        "exhausted": False,
        "objects": [],
        "courage": False,
        "blessed": False,
        "terrified": False,
        "snuffed": False,
        "unguarded": False,
        "charges": 0,
        "treasure": False,
    }


def demon_card(data: Data, kind: int) -> dict[str, Any] | None:
    """Return the Demon card of a scenario, the one that may be sent, if there is one."""
    if kind < 0:
        return None
    return {
        "kind": kind,
        "movement": data.demon_movement[kind],
        "combat": data.demon_combat[kind],
        "defence": data.demon_defence[kind],
        "health": data.demon_health[kind],
        "talents": talents_in(data.demon_talents[kind]),
    }


def aims(scenario: Scenario, stash: str) -> dict[str, Any]:
    """Return the victory conditions of a scenario, which both players have read; 0 and -1: not this way."""
    return {
        "escapes": scenario.escapes,
        "draw": scenario.draw,
        "gathering": scenario.gathering,
        "charges": scenario.charges,
        "seals": scenario.seals,
        "treasures": scenario.treasures,
        "possessed": scenario.possessed.bit_count(),
        "summoned": scenario.summoned,
        "countdown": scenario.countdown,
        "infection": scenario.infection,
        "redeemer_must_live": scenario.redeemer_must_live,
        "stash": stash,
    }


def talents_in(talents: int) -> list[str]:
    """List the names of some Talents."""
    return [name for bit, name in enumerate(TALENT_NAMES) if talents >> bit & 1]
