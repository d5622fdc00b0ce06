"""Positions in words: what is written is read again, and what no game can come to is refused by its field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.osaczeni.driver import (
    CAR_PARK,
    CLOTHING,
    FAMILY,
    GUN,
    HALL,
    KLUTZ,
    SURVEILLANCE,
    TOILETS,
    TOYS,
)

from ostoja.engine.errors import RecordError
from ostoja.engine.rng import seeded
from ostoja.games.osaczeni import GAME

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.engine.setup_options import Value

BLIND_SPOT = {"variant": "06"}
CRAMPED = {"variant": "08"}
DELIVERY = {"variant": "13"}
FATE = {"variant": "21", "all_variants": False, "unlocked": "05,21"}


def read(table: Section, options: dict[str, Value] | None = None, players: int = 4) -> Section:
    """Lay out a position and write it down again; every variant is available."""
    wishes: dict[str, Value] = {"all_variants": True}
    g = GAME.blank(GAME.agree(players, wishes | (options or {})), seeded("position"))
    GAME.read_facts(g, table)
    return GAME.write_facts(g)


EVERYONE = [f"{seat} {kind}" for seat in range(4) for kind in FAMILY]


@pytest.mark.parametrize(
    ("table", "options"),
    [
        ({"heads": {TOYS: EVERYONE[:4], HALL: EVERYONE[4:10]}, "cold": EVERYONE[10:]}, {}),
        ({"heads": {CAR_PARK: EVERYONE}, "hidden": EVERYONE[:2], "doomed": EVERYONE[2:3]}, {}),
        ({"monsters": {TOYS: 6, HALL: 6, TOILETS: 6, CLOTHING: 6, CAR_PARK: 1}}, {}),
        ({"unplaced": EVERYONE[2:], "heads": {HALL: EVERYONE[:2]}, "dice": [1, 2, 3]}, {}),
        ({"unplaced": EVERYONE, "cold": []}, {}),
        ({"closed": [SURVEILLANCE, TOYS], "cramped": [TOYS]}, CRAMPED),
        ({"dice": [1, 2, 3, 4, 5, 6], "covered": 5, "seers": 15, "revealed": False}, BLIND_SPOT),
        ({"boxed": [GUN, GUN], "boxers": [3, 0], "refilled": True}, DELIVERY),
        ({"hands": [[], [GUN, GUN], [], []], "gifts": ["0 1 gun", "0 1 gun", "3 1 gun"], "truck": [GUN]}, {}),
        ({"extra_votes": [0, 2, 0, 1], "destinations": [0, 6, 1, 2], "announced": TOYS}, {}),
        ({"variant": 5, "victim": 3, "epilogue": 18, "elected": 2, "tied": 15, "round": 999}, FATE),
        ({"variant": 0, "colours": ["red", "green", "blue", "orange"]}, FATE),
    ],
)
def test_what_a_game_can_come_to_is_read_and_written_again(table: Section, options: dict[str, Value]) -> None:
    written = read(table, options)
    assert {field: written[field] for field in table} == table
    assert read(written, options) == written


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"heads": {TOYS: ["0 leader"], HALL: ["0 leader"]}}, r"heads\.hall names 0 leader, who is somewhere else"),
        ({"heads": {TOYS: ["0 leader"]}, "cold": ["0 leader"]}, "cold names 0 leader, who is somewhere else"),
        ({"heads": {TOYS: ["0 leader"]}, "unplaced": ["0 leader"]}, "unplaced names 0 leader, who is somewhere else"),
        ({"heads": {TOYS: ["0 leader", "0 leader"]}}, r"heads\.toys names '0 leader' twice"),
        ({"heads": {TOYS: ["1 klutz"]}}, r"heads\.toys names 1 klutz, who is not in a game of 4"),
        ({"cold": ["1 klutz"]}, "cold names 1 klutz, who is not in a game of 4"),
        ({"cold": ["1 klutz", "2 klutz"]}, "cold names 1 klutz, who is not in a game of 4"),
        ({"heads": {TOYS: EVERYONE[:5]}}, r"heads\.toys has room for 4, not for 5"),
        ({"heads": {TOILETS: EVERYONE[:4]}}, r"heads\.toilets has room for 3, not for 4"),
        ({"heads": {TOYS: ["0 leader"]}, "closed": [TOYS]}, r"heads\.toys is closed, so nobody is there"),
        ({"hidden": ["0 leader"]}, "hidden names 0 leader, who is in no room"),
        ({"hidden": ["0 leader"], "cold": ["0 leader"]}, "hidden names 0 leader, who is in no room"),
        ({"doomed": ["0 leader"]}, "doomed names 0 leader, who cannot be found in any room"),
        (
            {"heads": {TOYS: ["0 leader"]}, "hidden": ["0 leader"], "doomed": ["0 leader"]},
            "doomed names 0 leader, who cannot be found in any room",
        ),
        ({"heads": {TOYS: EVERYONE[:2]}, "doomed": EVERYONE[:2]}, "doomed must name one head at most"),
        ({"unplaced": ["0 leader"], "cold": ["1 leader"]}, "unplaced names characters still to be placed"),
        ({"unplaced": ["0 leader"], "monsters": {TOYS: 1}}, "unplaced names characters still to be placed"),
        ({"badge": 1, "heads": {TOYS: ["0 leader"]}}, "badge is with seat 1, who has no characters any more"),
        ({"badge": 1, "unplaced": ["0 leader"]}, "badge is with seat 1, who has no characters any more"),
    ],
)
def test_characters_are_in_one_place_that_holds_them(table: Section, message: str) -> None:
    with pytest.raises(RecordError, match=f"^position field {message}"):
        read(table)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"monsters": {TOYS: 7}}, r"monsters\.toys has 6 notches, not 7"),
        ({"monsters": {CAR_PARK: 7}}, r"monsters\.car-park has 6 notches, not 7"),
        ({"monsters": {TOILETS: 7}}, r"monsters\.toilets has 6 notches, not 7"),
        ({"monsters": {TOYS: 1}, "closed": [TOYS]}, r"monsters\.toys is closed, so no monster is there"),
        ({"monsters": {TOYS: 6, HALL: 6, TOILETS: 6, CLOTHING: 6, CAR_PARK: 2}}, "monsters names 26, but there are 25"),
        ({"closed": [CAR_PARK]}, "closed names car-park, which never closes"),
    ],
)
def test_monsters_stand_in_notches_of_open_areas(table: Section, message: str) -> None:
    with pytest.raises(RecordError, match=f"^position field {message}"):
        read(table)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"hands": [[GUN, GUN], [GUN, GUN]]}, "hands names more gun cards than there are"),
        ({"hands": [["molotov"]], "deck": ["molotov"]}, "deck names more molotov cards than there are"),
        ({"truck": ["molotov", "molotov"]}, "truck names more molotov cards than there are"),
        ({"deck": ["molotov"], "boxed": ["molotov"]}, "boxed names more molotov cards than there are"),
        ({"hands": [[], [], [], [], []]}, "hands must list at most 4, not 5"),
        ({"truck": [GUN, GUN, GUN, "molotov"]}, "truck holds the 3 cards of a search at most, not 4"),
        ({"gifts": ["0 1 gun"]}, "gifts names more gun cards than seat 1 holds"),
        ({"hands": [[], [GUN]], "gifts": ["0 1 gun", "0 1 gun"]}, "gifts names more gun cards than seat 1 holds"),
        ({"hands": [[GUN]], "gifts": ["0 0 gun"]}, "gifts has '0 0 gun': nobody gives a card to himself"),
        ({"hands": [[GUN]], "gifts": ["4 0 gun"]}, r"gifts \(giver\) must be a whole number from 0 to 3, not 4"),
        ({"hands": [[GUN]], "gifts": ["0 4 gun"]}, r"gifts \(receiver\) must be a whole number from 0 to 3, not 4"),
        ({"hands": [[GUN]], "gifts": ["1 0 pie"]}, "gifts: no item is called 'pie'"),
        ({"boxed": [GUN, GUN], "boxers": [1]}, "boxers must name a seat for each of the 2 boxed items"),
        ({"boxers": [1]}, "boxers must name a seat for each of the 0 boxed items"),
        ({"boxed": [GUN], "boxers": [4]}, "boxers must be a whole number from 0 to 3, not 4"),
        ({"hands": [[GUN, GUN]], "extra_votes": [1, 1, 0, 0]}, "extra_votes adds up to 2, but 1 guns have been played"),
    ],
)
def test_items_are_in_one_place_and_no_more_than_there_are(table: Section, message: str) -> None:
    with pytest.raises(RecordError, match=f"^position field {message}"):
        read(table)


@pytest.mark.parametrize(
    ("table", "options", "message"),
    [
        ({"cramped": [TOYS]}, CRAMPED, "cramped names an area that is not closed"),
        (
            {"cramped": [TOYS, HALL], "closed": [TOYS, HALL]},
            CRAMPED,
            "cramped must name one of toilets, clothing, toys",
        ),
        ({"cramped": [SURVEILLANCE], "closed": [SURVEILLANCE]}, CRAMPED, "cramped must name one of toilets"),
        ({"cramped": [TOYS], "closed": [TOYS]}, BLIND_SPOT, "cramped is of variant 08 alone"),
        ({"dice": [1], "covered": 0}, CRAMPED, "covered is of variant 06 alone"),
        ({"dice": [1], "covered": 1}, BLIND_SPOT, "covered must be the number of a die, from 0 to 0"),
        ({"refilled": True}, CRAMPED, "refilled is of variant 13 alone"),
        ({"dice": [1] * 7}, {}, "dice must be 6 at most, not 7"),
        ({"variant": 5}, {}, "variant is 5, but the option variant says 0"),
        ({"variant": 0}, CRAMPED, "variant is 0, but the option variant says 8"),
        ({"variant": 6}, FATE, "variant is 6, but the option variant says 21"),
        ({"variant": 21}, FATE, "variant must be a whole number from 0 to 20"),
        ({"epilogue": 5}, FATE, "epilogue is 05, which the group has unlocked before"),
        ({"epilogue": 22}, {}, "epilogue must be a whole number from 0 to 21"),
    ],
)
def test_what_belongs_to_a_variant_goes_with_it(table: Section, options: dict[str, Value], message: str) -> None:
    with pytest.raises(RecordError, match=f"^position field {message}"):
        read(table, options)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("badge", 4, " must be a whole number from 0 to 3, not 4"),
        ("badge", True, " must be a whole number from 0 to 3, not True"),
        ("victim", -1, " must be a whole number from 0 to 3, not -1"),
        ("elected", -2, " must be a whole number from -1 to 3, not -2"),
        ("round", "two", " must be a whole number from 0 to 999, not 'two'"),
        ("tied", 16, " must be a whole number from 0 to 15, not 16"),
        ("seers", 16, " must be a whole number from 0 to 15, not 16"),
        ("revealed", 1, " must be true or false, not 1"),
        ("refilled", "no", " must be true or false, not 'no'"),
        ("dice", [0], " must be a whole number from 1 to 6, not 0"),
        ("dice", 6, " must be a list, not 6"),
        ("destinations", [1, 2], " must hold 4 numbers, not 2"),
        ("destinations", [7, 0, 0, 0], " must be a whole number from 0 to 6, not 7"),
        ("extra_votes", [0] * 5, " must hold 4 numbers, not 5"),
        ("announced", "roof", ": no area is called 'roof'"),
        ("colours", ["red", "blue"], " must name 4 different colours"),
        ("colours", ["red", "red", "blue", "green"], " must name 4 different colours"),
        ("colours", ["red", "pink", "blue", "green"], ": no colour is called 'pink'"),
        ("heads", {"roof": []}, r"\.roof: no area is called 'roof'"),
        ("heads", {TOYS: "0 leader"}, r"\.toys must be a list, not '0 leader'"),
        ("heads", {TOYS: ["4 leader"]}, r"\.toys \(seat\) must be a whole number from 0 to 3, not 4"),
        ("heads", {TOYS: ["leader"]}, r"\.toys has 'leader'; write it as SEAT CHARACTER"),
        ("cold", ["0 cook"], ": no character is called 'cook'"),
        ("monsters", {TOYS: -1}, r"\.toys must be a whole number from 0 to 25, not -1"),
        ("monsters", {"roof": 1}, r"\.roof: no area is called 'roof'"),
        ("closed", ["roof"], ": no area is called 'roof'"),
        ("cramped", ["roof"], ": no area is called 'roof'"),
        ("hands", [GUN], r"\[0\] must be a list, not 'gun'"),
        ("deck", ["pie"], ": no item is called 'pie'"),
        ("hands", 3, " must be a list, not 3"),
        ("heads", [], r" must be a table, not \[\]"),
    ],
)
def test_a_value_that_cannot_be_is_named_with_its_field(field: str, value: object, message: str) -> None:
    with pytest.raises(RecordError, match=f"^position field {field}{message}"):
        read({field: value})


def test_what_is_not_written_is_empty() -> None:
    written = read({})
    nothing: Section = {"elected": -1, "covered": -1, "revealed": True, "refilled": False, "announced": ""}
    for field in ("round", "badge", "victim", "tied", "seers", "variant", "epilogue"):
        nothing[field] = 0
    for field in ("dice", "unplaced", "hidden", "doomed", "deck", "truck", "gifts", "boxed", "boxers", "cold"):
        nothing[field] = []
    nothing |= {"closed": [], "cramped": [], "heads": {}, "monsters": {}}
    nothing |= {"destinations": [0] * 4, "extra_votes": [0] * 4, "hands": [[]] * 4}
    assert written == nothing | {"colours": ["red", "blue", "green", "yellow"]}


def test_a_field_that_there_is_not_is_named() -> None:
    with pytest.raises(RecordError, match="position field zombies is unknown; fields: round"):
        read({"zombies": {TOYS: 1}})


def test_three_players_have_a_klutz_each() -> None:
    assert read({"heads": {TOYS: [f"2 {KLUTZ}"]}, "badge": 2}, players=3)["heads"] == {TOYS: ["2 klutz"]}
