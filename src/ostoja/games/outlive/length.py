"""How long a game can take: the most choices of a set-up, whatever is chosen and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.draft import DRAFTED
from ostoja.games.outlive.words import (
    BAT,
    CLAN,
    CLOUD,
    GLACIATION,
    HEROES,
    KINDS,
    MICROCHIP,
    RATS,
    SLOTS,
    WOOD,
)

if TYPE_CHECKING:
    from ostoja.games.outlive.data import Data

COPIES = 2  # of a room in one shelter


def longest(seats: int, data: Data) -> int:
    """OUT-RND-01  So many rounds, in each of them so many heroes, actions, tokens and people."""
    each = DRAFTED + once_in_a_shelter(data)
    each += data.rounds * (HEROES * turn(seats, data) + lookouts() + strikes(data) + night(data))
    return seats * each + data.tokens_drawn + hunts(data) + resolutions(data)


def turn(seats: int, data: Data) -> int:
    """OUT-MOVE-11  A hero moves, moors, raises the bat, presses every other player, arrives and acts.

    Tiles on arrival and people from the ship ask where they go; beyond the actions a tile, the dam and a room may be
    used.
    """
    tribute = max(data.strengths) + data.equipment_amount[BAT] - min(data.strengths)
    pressed = (seats - 1) * (2 + tribute)
    arrival = 2 + 1 + 1 + 1
    actions = max(data.strengths) + 1 + 1 + COPIES + 1
    return 3 + pressed + arrival + actions


def lookouts() -> int:
    """OUT-ROOM-peek, OUT-HUNT-12  One waits once before each own turn and after the last, and looks once a room.

    The thermal sensor, too, is used once a round, for nothing perhaps.
    """
    return HEROES + 1 + COPIES + 2


def strikes(data: Data) -> int:
    """OUT-EVT-02, OUT-EVT-12  Every event strikes once a round: tokens are paid, or people lost."""
    return sum(max(1, data.event_amount[event]) for event in (CLOUD, RATS, CLAN, GLACIATION))


def night(data: Data) -> int:
    """OUT-NIGHT-01  Passing on events; food and who starves; radiation; recruits; people moved; rooms used; passing.

    Nobody is hungry twice: what is not paid is lost.
    """
    fed = SLOTS * max(data.upkeep) + len(data.rows)
    return 1 + fed + max(data.levels) + 2 * (data.airlock + 1) + 2 * SLOTS + 1


def once_in_a_shelter(data: Data) -> int:
    """OUT-BLD-01, OUT-REP-01  A room is built once; a kind of tile is repaired once, and again if it was scrapped."""
    rooms = SLOTS * (1 + data.building)
    tiles = KINDS + COPIES * data.rounds
    return rooms + tiles * (1 + max(sum(cost) for cost in data.repair))


def hunts(data: Data) -> int:
    """OUT-HUNT-06  An animal is hunted once: declared, tracked, two weapons, ammunition."""
    return 3 * data.herd * 5


def resolutions(data: Data) -> int:
    """OUT-RES-05  An event is resolved once: named, then paid token by token."""
    costs = [sum(data.event_cost[e][WOOD : MICROCHIP + 1]) + data.event_food[e] for e in range(len(data.event_cost))]
    return data.rounds * (1 + max(costs))
