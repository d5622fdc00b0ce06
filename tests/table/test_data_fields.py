"""The numbers of a game over HTTP: every field with its bounds and its origin, and a data file that is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ostoja.engine.bounds import leaves
from ostoja.games import all_games

if TYPE_CHECKING:
    from tests.table.house import House


def fields(house: House, game: str) -> dict[str, dict[str, Any]]:
    answer = house.client().get(f"/api/games/{game}/data")
    assert answer.status_code == 200
    return {one["field"]: one for one in answer.json()}


@pytest.mark.parametrize("key", sorted(all_games()))
def test_every_field_is_told_with_what_it_usually_is(house: House, key: str) -> None:
    told = fields(house, key)
    assert {field: one["usual"] for field, one in told.items()} == dict(leaves(all_games()[key].data))


def test_a_field_is_told_with_its_bounds_and_where_it_comes_from(house: House) -> None:
    capacity = fields(house, "mall-of-horror")["locations.restroom.capacity"]
    assert (capacity["kind"], capacity["least"], capacity["most"], capacity["fixed"]) == ("number", 0, 24, False)
    assert capacity["origin"] == ["source"]
    assert capacity["why"]["en"].startswith("six teams")
    number = fields(house, "mall-of-horror")["locations.restroom.number"]
    assert (number["fixed"], number["origin"]) == (True, ["source"])
    line = fields(house, "claustrophobia")["warriors.redeemer.line1"]
    assert (line["kind"], line["shortest"], line["longest"], line["origin"]) == ("numbers", 3, 3, ["house"])
    ink = fields(house, "claustrophobia")["squares.calm.ink"]
    assert (ink["kind"], ink["words"]) == ("word", ["red", "black"])


def reads(house: House, text: str, game: str = "mall-of-horror") -> Any:
    return house.client().post(f"/api/games/{game}/data", json={"text": text})


def test_a_data_file_is_read_into_the_fields_that_it_changes(house: House) -> None:
    answer = reads(house, "[locations.restroom]\ncapacity = 4\nnumber = 1\n[numbers]\nlast_round = 9\n")
    assert answer.status_code == 200
    assert answer.json()["fields"] == {"locations.restroom.capacity": 4, "numbers.last_round": 9}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[locations.restroom]\ncapacity = 25\n", "locations.restroom.capacity"),
        ("[locations.attic]\ncapacity = 2\n", "locations.attic"),
        ("[locations.restroom]\ncapacity = 'three'\n", "locations.restroom.capacity"),
        ("capacity", "TOML"),
    ],
)
def test_a_data_file_that_does_not_fit_is_refused_by_its_field(house: House, text: str, named: str) -> None:
    answer = reads(house, text)
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-data"
    assert named in answer.json()["detail"]


def test_numbers_of_a_game_that_is_not_there_are_unknown(house: House) -> None:
    assert house.client().get("/api/games/chess/data").status_code == 404
    assert reads(house, "", "chess").status_code == 404
