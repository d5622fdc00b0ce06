"""The numbers: what the box holds, and that a wrong number is refused by name."""

from __future__ import annotations

import re

import pytest

from ostoja.engine.datafile import corrected, parse
from ostoja.engine.errors import DataError
from ostoja.games.outlive import GAME
from ostoja.games.outlive.data import Data
from tests.games.outlive.driver import ANIMALS, CALAMITIES


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


def read(text: str, players: int = 4) -> Data:
    """Read the numbers with a correction, whatever a host may agree on."""
    return Data(corrected(GAME.data, parse(text, "test")), players)


@pytest.mark.parametrize(
    ("line", "least", "most"),
    [
        ("numbers.rounds = {}", 1, 6),
        ("numbers.strengths = [3, {}, 4, 5]", 3, 5),
        ("numbers.survivors = {}", 0, 7),
        ("numbers.building = {}", 1, 9),
        ("numbers.equipment_shown = {}", 0, 9),
        ("numbers.equipment_copies = {}", 1, 9),
        ("numbers.search_stack = [6, 8, {}]", 0, 10),
        ("numbers.water_stored = {}", 0, 99),
        ("numbers.tokens_kept = 1\nnumbers.tokens_drawn = {}", 2, 10),
        ("numbers.tokens_kept = {}", 1, 3),
        ("numbers.storm = {}", 3, 5),
        ("numbers.supply = {}", 1, 999),
        ("numbers.people = {}", 1, 999),
        ("radiation.levels = [1, 2, 3, 4, 5, {}]", 0, 9),
        ("airlock.rows = [2, {}]", 1, 9),
        ("scoring.rooms = [0, 0, 1, 2, 4, 7, 11, {}]", 0, 99),
        ("scoring.survivor = {}", 0, 9),
        ("scoring.equipment = {}", 0, 9),
        ("scoring.symbol = {}", 0, 9),
        ("pools.forest = [6, 8, {}]", 0, 30),
        ("berths.cans = [1, 2, 3, {}]", 0, 9),
        ("numbers.search_stack = [1, 1, 1]\nsearch.plank.copies = {}", 0, 10),
        ("search.plank.wood = {}", 0, 9),
        ("search.tablets.radiation = {}", 0, 9),
        ("animals.hare.toughness = {}", 0, 9),
        ("numbers.herd = [6, 8, 8]\nanimals.hare.tokens = {}", 0, 30),
        ("animals.hare.meat = [1, 2, {}]", 0, 20),
        ("".join(f"animals.{kind}.tokens = 30\n" for kind in ANIMALS) + "numbers.herd = [6, 8, {}]", 0, 50),
        ("leaders.mccarthy.age = {}", 0, 199),
        ("leaders.mccarthy.water = {}", 0, 9),
        ("rooms.build2.copies = {}", 0, 4),
        ("rooms.build2.places = {}", 1, 9),
        ("rooms.build2.upkeep = {}", 0, 9),
        ("rooms.build2.amount = {}", 0, 12),
        ("rooms.event2.food = {}", 0, 9),
        ("equipment.axe.wood = {}", 0, 9),
        ("equipment.axe.amount = {}", 0, 9),
        ("events.fire.points = {}", 0, 99),
        ("events.fire.water = {}", 0, 9),
        ("events.rats.food = {}", 0, 9),
        ("events.cloud.amount = {}", 0, 9),
        ("events.fire.cut = [2, 3, {}]", 0, 30),
    ],
)
def test_every_number_has_its_range(line: str, least: int, most: int) -> None:
    read(line.format(least))
    read(line.format(most))
    field = line.rsplit("\n", maxsplit=1)[-1].partition(" ")[0]
    for number in (least - 1, most + 1):
        with pytest.raises(DataError, match=rf"data field {field} must .*{least} to {most}, not {number}"):
            read(line.format(number))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("radiation.gauge = [100, 0]", "radiation.gauge must hold whole numbers from -99 to 99, not 100"),
        ("radiation.gauge = [0, -100]", "radiation.gauge must hold whole numbers from -99 to 99, not -100"),
        ("radiation.gauge = [1, 0, 2]", "radiation.gauge must fall from the best step to the worst and hold 0"),
        ("radiation.gauge = [2, 1]", "radiation.gauge must fall from the best step to the worst and hold 0"),
        ("radiation.levels = [1, 2, 2]", "radiation.levels must hold 6 numbers, not 3"),
        ("numbers.strengths = [3, 4, 5]", "numbers.strengths must hold 4 numbers, not 3"),
        ("scoring.rooms = [0, 1]", "scoring.rooms must hold 8 numbers, not 2"),
        ("berths.cans = [1, 2, 3]", "berths.cans must hold 4 numbers, not 3"),
        ("animals.hare.tokens = 5", "numbers.herd asks for more than the 29 animals there are"),
        ("rooms.hunt1.copies = 3", "rooms.*.copies: there are at most 2 of an advanced room"),
        ("equipment.axe.half = 'left'", "equipment.*.symbol: every symbol needs one left and one right half"),
        ("leaders.frye.areas = ['ship', 'mine', 'dam']", "leaders.frye.areas must name 4 different areas"),
    ],
)
def test_what_hangs_together_is_checked_together(text: str, message: str) -> None:
    with pytest.raises(DataError, match=re.escape(message)):
        read(text)


def test_mary_cannot_draw_more_tokens_than_both_cities_have() -> None:
    few = "".join(f"search.{key}.copies = 0\n" for key in ("plank", "scrap", "rations", "ammo", "cupboard", "tablets"))
    read(few + "numbers.search_stack = [2, 2, 2]")  # holy water and an appliance in each city
    with pytest.raises(DataError, match=r"numbers\.tokens_drawn must be at most 2"):
        read(few + "search.appliance.copies = 0\nnumbers.search_stack = [1, 1, 1]")


def test_numbers_for_two_three_and_four_players_are_told_apart() -> None:
    for players, forest, dam, tokens, animals, cut in ((2, 6, 7, 4, 6, 2), (3, 8, 9, 2, 8, 3), (4, 10, 11, 0, 10, 4)):
        numbers = data(players)
        assert (numbers.pool[6], numbers.pool[7], numbers.tokens_shown, numbers.herd) == (forest, dam, tokens, animals)
        assert numbers.event_cut[0] == cut
        assert (numbers.pool[1], numbers.pool[3], numbers.event_cut[5]) == (0, 0, 0), "cities, ship and storm have none"
