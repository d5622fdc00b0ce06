"""What is printed on the boards, cards and tiles of one game: its data file may differ from the book's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.games.outlive.words import ANIMALS, EVENTS, KINDS, LEADERS, MICROCHIP, ROOMS, WOOD

if TYPE_CHECKING:
    from ostoja.games.outlive.data import Data


def printed_view(data: Data) -> dict[str, Any]:
    """Return the numbers that everybody at the table can read, whatever happens in the game."""
    return {
        "gauge": list(data.gauge),
        "rows": list(data.rows),
        "building": data.building,
        "water_stored": data.water_stored,
        "room_points": list(data.room_points),
        "storm": data.storm,
        "rooms": [
            {"places": data.places[kind], "upkeep": data.upkeep[kind], "amount": data.room_amount[kind]}
            for kind in range(ROOMS)
        ],
        "equipment": [
            {
                "cost": list(data.repair[tile][WOOD : MICROCHIP + 1]),
                "symbol": data.symbol[tile],
                "partner": data.partner[tile],
                "amount": data.equipment_amount[tile],
            }
            for tile in range(KINDS)
        ],
        "animals": [
            {"toughness": data.animal_toughness[animal], "meat": list(data.animal_meat[animal])}
            for animal in range(ANIMALS)
        ],
        "calamities": [{"amount": data.event_amount[event], "cut": data.event_cut[event]} for event in range(EVENTS)],
        "leaders": [
            {
                "age": data.age[leader],
                "areas": list(data.leader_areas[leader]),
                "goods": list(data.leader_goods[leader]),
                "tile": data.leader_equipment[leader],
            }
            for leader in range(LEADERS)
        ],
    }
