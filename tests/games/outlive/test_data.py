"""The numbers: what the box holds, and that a wrong number is refused by name."""

from __future__ import annotations

import pytest

from ostoja.engine.datafile import parse
from ostoja.engine.errors import DataError
from ostoja.games.outlive import GAME
from ostoja.games.outlive.data import Data
from tests.games.outlive.table import CALAMITIES


def data(players: int = 4) -> Data:
    return Data(GAME.agree(players).data, players)


def test_the_box_holds_what_is_printed() -> None:
    numbers = data()
    assert len(numbers.animals) == 30
    assert [numbers.animals.count(kind) for kind in range(5)] == [6] * 5
    assert len(numbers.tokens) == 10
    assert sum(numbers.copies[:3]) == 12
    assert sum(numbers.copies[3:]) == 38
    assert len(numbers.repair) * numbers.equipment_copies == 40
    assert all(sum(cost) == 3 for cost in numbers.repair)
    assert len(set(numbers.symbol)) == 10
    assert all(numbers.partner[numbers.partner[tile]] == tile for tile in range(20))
    assert sorted(zip(numbers.places, numbers.upkeep, strict=True)) == [(3, 2)] * 12 + [(3, 3)] * 4 + [(4, 1)] * 6
    assert len(numbers.event_points) == len(CALAMITIES)
    assert sorted(numbers.event_points) == [3] * 5 + [5] * 7
    costs = [sum(cost) + food for cost, food in zip(numbers.event_cost, numbers.event_food, strict=True)]
    assert costs == list(numbers.event_points)
    assert len(numbers.age) == len(set(numbers.age)) == 10
    assert numbers.airlock == 7
    assert numbers.levels == (1, 2, 2, 2, 3, 3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("numbers.rounds = 7", "numbers.rounds"),
        ("radiation.gauge = [1, 2]", "radiation.gauge"),
        ("pools.forest = [1, 2]", "pools.forest"),
        ("pools.forest = [1, 2, true]", "pools.forest"),
        ("airlock.rows = []", "airlock.rows"),
        ("numbers.herd = [6, 8, 11]", "numbers.herd"),
        ("leaders.frye.age = 51", "age"),
        ("leaders.frye.areas = ['ship', 'ship', 'mine', 'dam']", "leaders.frye.areas"),
        ("leaders.frye.areas = ['ship', 'moon', 'mine', 'dam']", "leaders.frye.areas"),
        ("leaders.frye.equipment = 'spoon'", "leaders.frye.equipment"),
        ("rooms.hunt1.copies = 3", "rooms"),
        ("rooms.hunt1.copies = 'two'", "rooms.hunt1.copies"),
        ("equipment.axe.half = 'top'", "equipment.axe.half"),
        ("equipment.axe.symbol = 'atom'", "symbol"),
        ("equipment.axe.colour = 'red'", "colour"),
    ],
)
def test_a_wrong_number_is_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        GAME.agree(4, {}, parse(text, "test"))


def test_a_corrected_number_is_played() -> None:
    setup = GAME.agree(2, {}, parse("berths.cans = [2, 2, 3, 4]", "test"))
    assert Data(setup.data, 2).berth_cans == (2, 2, 3, 4)
    assert GAME.data_version(setup) != GAME.data_version(GAME.agree(2))


def test_there_have_to_be_enough_rooms_for_everybody() -> None:
    few = "".join(f"rooms.{key}.copies = 1\n" for key in ("hunt1", "hunt2", "ship1", "ship2", "peek", "vent", "rad1"))
    more = "".join(f"rooms.{key}.copies = 0\n" for key in ("draw2", "hero3", "ammo4", "recycle"))
    with pytest.raises(DataError, match="24"):
        GAME.agree(4, {}, parse(few + more, "test"))
