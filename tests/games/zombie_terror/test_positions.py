"""Positions: a car park written down is laid out as it is, and one that no game can come to is refused by its field."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import base, law, many

from ostoja.engine.errors import RecordError
from ostoja.engine.position import read_position, write_position
from ostoja.engine.rng import seeded
from ostoja.games.zombie_terror import GAME

OPEN_CAR = {"zombies_on_car_fields": True}


def test_a_car_park_that_can_be_is_laid_out_and_written_down_again() -> None:
    people = "child C6 wounded 2, nurse D6, policeman pool wounded 0 1, banker K6 doomed, mechanic pool gone, dog B7"
    cards: dict[str, Any] = {
        "hands": [["courage", "sewers"], ["regroup"], ["plague", "trap"]],
        "deck": ["awe", "horde"],
        "discard": ["rampage", "bloodlust"],
        "known": ["plague"],
        "blocked": ["sewers", "silence"],
        "supported": ["sewers"],
        "played": ["first-aid"],
        "supporters": 2,
    }
    finds = ["G6 biohazard", "H6 zombie"]
    facts: dict[str, Any] = {"bullets": 2, "shots": 2, "revealed": 2, "finds": finds, "done": ["nurse"]}
    t = law(people, f"{many(19)}, M6 mutant west, P5 north inactive", **cards, **facts)
    setup = GAME.agree(3, {"zombie_seat": "2"})
    written = write_position(GAME, setup, t.g)
    assert write_position(GAME, *read_position(GAME, written)) == written
    assert GAME.write_facts(t.g)["hands"] == cards["hands"]


@pytest.mark.parametrize(
    ("people", "zombies", "message"),
    [
        ("child B3", "", r"characters\.child needs a free field; B3 is taken or an obstacle"),
        ("child A1, nurse A1", "", r"characters\.nurse needs a free field; A1"),
        ("child A1", "A1 north", r"zombies\.A1 needs a free field"),
        ("child A1", "B3 north", r"zombies\.B3 needs a free field"),
        ("child A1", f"{many(20)}, M6 north", "zombies has 21 of the kind zombie; the box holds 20"),
        ("child A1", "M6 mutant north", "zombies must not hold the mutant: the scenario has none"),
        ("child A1, dog pool gone", "M6 zombie-dog north", "zombies must not hold the zombie-dog"),
        ("child A1", "P7 east", r"zombies\.P7 is a field of the car"),
        ("child A1, dog B7", "", r"characters\.dog must not be on the board"),
        ("child A1 gone", "", r"characters\.child is gone and cannot stand on A1"),
        ("child pool doomed", "", r"characters\.child is doomed and must stand on a field"),
        ("child A1 tired", "", r"characters\.child has no health 'tired'"),
        ("child A1 healthy -1", "", r"characters\.child \(action points\) must be a whole number from 0"),
        ("child A1 healthy 3 0", "", r"characters\.child was saved and can neither stand"),
        ("child pool gone 0 0", "", r"characters\.child was saved and can neither stand on the board nor be lost"),
        ("child pool healthy 0 1", "", r"characters\.child cannot have been saved by seat 1"),
        ("child pool healthy 0 2", "", r"characters\.child \(saved by\) must be a whole number from -1 to 1"),
    ],
)
def test_pieces_that_cannot_stand_so_are_refused(people: str, zombies: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        base(people, zombies)


def test_zombies_stand_on_the_car_where_the_table_allows_it() -> None:
    assert base("child A1", "P7 east", OPEN_CAR).zombies == {"P7": "east"}


@pytest.mark.parametrize(
    ("people", "zombies", "message"),
    [
        ("child A1", "M6 mutant north, M8 mutant north", "zombies has 2 of the kind mutant; the box holds 1"),
        ("child A1, dog B7", "M6 zombie-dog north", "zombies must not hold the zombie-dog before the dog is gone"),
        ("child pool healthy 0 1", "", r"characters\.child cannot have been saved by seat 1, which does not lead it"),
        ("dog pool healthy 0 2", "", r"characters\.dog cannot have been saved by seat 2"),
    ],
)
def test_rivals_dog_and_special_zombies_that_cannot_be_are_refused(people: str, zombies: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        law(people, zombies)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"round": "2"}, "round must be a whole number"),
        ({"round": 61}, "round must be a whole number from 0 to 60"),
        ({"terror": 7}, "terror must be a whole number from 0 to 6"),
        ({"bullets": 5}, "bullets must be a whole number from 0 to 4"),
        ({"bullets": 3, "shots": 2}, "shots must be a whole number from 0 to 1"),
        ({"activations": -1}, "activations must be a whole number from 0"),
        ({"more_anywhere": -1}, "more_anywhere must be a whole number from 0"),
        ({"more_per_half": -1}, "more_per_half must be a whole number from 0"),
        ({"revealed": 4}, "revealed must be a whole number from 0 to 3"),
        ({"revealed": -1}, "revealed must be a whole number from 0 to 3"),
        ({"zombie_seat": 3}, "zombie_seat must be a whole number from -1 to 2"),
        ({"winner": 3}, "winner must be a whole number from -1 to 2"),
        ({"first": 2}, "first must be a human player, not seat 2"),
        ({"supporters": 4}, "supporters must be seats of human players"),
        ({"supporters": 8}, "supporters must be a whole number from 0 to 7"),
        ({"teams": [["child"], ["child"], []]}, "teams must name each human once"),
        ({"teams": [["child", "child"], [], []]}, "teams names 'child' twice"),
        ({"teams": [["dog"], [], []]}, "teams must name each human once, and never the dog"),
        ({"teams": [[], [], ["child"]]}, "teams must leave seat 2 without humans"),
        ({"teams": [[], [], [], []]}, "teams must list at most 3"),
        ({"noise": "child"}, "noise must be a list, not 'child'"),
        ({"finds": ["pool zombie", "pool zombie"]}, "finds must be of different kinds"),
        ({"finds": ["D6 zombie", "D6 biohazard"]}, "finds must lie on different fields"),
        ({"finds": ["B3 zombie", "pool biohazard"]}, "finds cannot lie on B3"),
        ({"finds": ["P6 zombie", "pool biohazard"]}, "finds cannot lie on P6"),
        ({"finds": ["D6 biohazard", "pool zombie"], "revealed": 1}, "finds holds an open biohazard"),
        ({"finds": ["C6 zombie", "pool biohazard"]}, "finds has a closed token on C6 under a character"),
        ({"finds": ["pool zombie", "pool biohazard", "D6 zombie"]}, "finds must list at most 2"),
    ],
)
def test_numbers_seats_and_finds_that_cannot_be_are_refused(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=f"position field {message}"):
        law("child C6", **facts)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"hands": [[], [], ["plague"]], "deck": ["plague"]}, "deck has plague, which is somewhere else, too"),
        ({"hands": [[], [], ["plague"]], "discard": ["plague"]}, "hands has plague, which is somewhere else, too"),
        ({"deck": ["awe", "awe"]}, "deck has awe, which is somewhere else, too"),
        ({"deck": ["courage"]}, "deck must hold zombie cards only"),
        ({"discard": ["courage"]}, "discard must hold zombie cards only"),
        ({"discard": ["courage"], "deck": ["plague"]}, "discard must hold zombie cards only"),
        ({"known": ["plague"]}, "known must be cards in the zombie player's hand"),
        ({"hands": [["plague"], [], []]}, "hands gives seat 0 a card of the other side"),
        ({"hands": [[], [], ["courage"]]}, "hands gives seat 2 a card of the other side"),
        ({"hands": [["courage"], ["courage"], []]}, "hands has a human card that is somewhere else, too"),
        ({"hands": [["courage"], [], []], "played": ["courage"]}, "hands has a human card that is somewhere else, too"),
        ({"box": ["courage"], "played": ["courage"]}, "box has a card that was played, too"),
        ({"hands": [["courage"], [], []], "blocked": ["courage"]}, "hands has a blocked card without a support token"),
        ({"blocked": ["courage", "regroup", "sewers"]}, "blocked must be at most 2 human cards"),
        ({"blocked": ["plague"]}, "blocked must be at most 2 human cards"),
        ({"supported": ["courage"]}, "supported must be blocked cards"),
        ({"hands": [[], [], [], []]}, "hands must list at most 3"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=f"position field {message}"):
        law("child C6", **facts)


def accepts(facts: dict[str, Any], options: dict[str, Any] | None = None) -> bool:
    """Tell whether a position of The Law of the Stronger with these facts can be laid out."""
    try:
        law("child C6", "", options, **facts)
    except RecordError:
        return False
    return True


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [
        ("round", 0, 60),
        ("terror", 0, 6),
        ("bullets", 0, 4),
        ("activations", 0, 999),
        ("more_anywhere", 0, 999),
        ("more_per_half", 0, 999),
        ("supporters", 0, 3),
        ("winner", -1, 2),
        ("first", -1, 1),
    ],
)
def test_every_number_has_its_first_and_its_last_value(field: str, least: int, most: int) -> None:
    accepted = [value for value in (least - 1, least, most, most + 1) if accepts({field: value})]
    assert accepted == [least, most]
    assert not accepts({field: True})


@pytest.mark.parametrize(("options", "most"), [({"terror_win": "leave"}, 7), ({"round_cap": 3}, 3)])
def test_options_move_the_last_value(options: dict[str, Any], most: int) -> None:
    field = "terror" if "terror_win" in options else "round"
    assert accepts({field: most}, options)
    assert not accepts({field: most + 1}, options)


@pytest.mark.parametrize(("bullets", "shots", "fits"), [(4, 0, True), (4, 1, False), (0, 4, True), (1, 4, False)])
def test_only_bullets_that_are_gone_were_fired(bullets: int, shots: int, fits: bool) -> None:  # noqa: FBT001
    assert accepts({"bullets": bullets, "shots": shots}) == fits


def test_before_the_lots_nobody_leads_anybody() -> None:
    teams: list[list[str]] = [[], [], []]
    assert accepts({"zombie_seat": -1, "first": -1, "teams": teams})
    assert accepts({"zombie_seat": 0, "first": 1, "teams": teams, "hands": [["plague"], [], []], "known": ["plague"]})
    assert not accepts({"zombie_seat": -2, "first": -1, "teams": teams})
    assert accepts({"zombie_seat": -1, "first": -1, "teams": teams, "known": ["plague"], "hands": [["plague"], [], []]})


@pytest.mark.parametrize(
    ("people", "fits"),
    [
        ("child C6 healthy 999", True),
        ("child C6 healthy 1000", False),
        ("child C6 doomed 0", True),
        ("child C6 doomed 1", False),
        ("child pool wounded 0 0", True),
        ("child pool healthy 0 -2", False),
        ("nurse pool healthy 0 1", True),
        ("nurse pool healthy 0 0", False),
        ("child pool gone 0", True),
        ("dog pool wounded 0 0", True),
        ("dog pool wounded 0 1", True),
        ("dog pool gone 0 1", False),
    ],
)
def test_characters_as_they_can_and_cannot_be(people: str, fits: bool) -> None:  # noqa: FBT001
    try:
        law(people)
    except RecordError:
        assert not fits
    else:
        assert fits


@pytest.mark.parametrize(
    ("finds", "revealed", "fits"),
    [
        (["D6 zombie", "E6 biohazard"], 0, True),
        (["D6 zombie", "E6 biohazard"], 1, True),
        (["E6 biohazard", "D6 zombie"], 1, False),
        (["box biohazard", "D6 zombie"], 1, True),
        (["box biohazard", "box zombie"], 3, True),
        (["pool biohazard", "pool zombie"], 0, True),
        (["pool biohazard", "D6 zombie"], 1, False),
        (["pool biohazard", "D6 zombie"], 2, True),
        (["C6 zombie", "pool biohazard"], 1, True),
        (["C6 zombie", "pool biohazard"], 2, False),
        (["D6 zombie"], 0, True),
        (["D6 biohazard"], 0, False),
        (["pool zombie", "D6 biohazard"], 2, False),
        (["pool biohazard", "C6 zombie"], 2, True),
    ],
)
def test_finds_as_they_can_and_cannot_lie(finds: list[str], revealed: int, fits: bool) -> None:  # noqa: FBT001
    assert accepts({"finds": finds, "revealed": revealed}) == fits


@pytest.mark.parametrize(
    "facts",
    [
        {"hands": [["courage", "silence"], ["regroup"], ["plague", "horde"]], "known": ["plague", "horde"]},
        {"deck": ["plague", "awe", "trap", "bloodlust", "rampage", "horde"]},
        {"discard": ["plague", "horde"], "hands": [[], [], ["awe"]]},
        {"blocked": ["courage", "silence"], "supported": ["courage", "silence"]},
        {"blocked": ["courage", "silence"], "supported": ["silence"], "hands": [["silence"], [], []]},
        {"played": ["courage", "silence"], "hands": [["regroup"], [], []]},
        {"box": ["courage"], "played": ["silence"]},
    ],
)
def test_cards_that_can_lie_so_are_laid_out(facts: dict[str, Any]) -> None:
    assert accepts(facts)


def test_a_blank_position_has_nothing_on_the_table() -> None:
    blank = GAME.write_facts(GAME.blank(GAME.agree(3), seeded("blank")))
    people = dict.fromkeys(("mechanic", "child", "nurse", "banker", "policeman", "lumberjack"), "pool healthy 0")
    assert blank == {
        **dict.fromkeys(("round", "terror", "activations", "shots", "bullets", "rounds_before", "revealed"), 0),
        **dict.fromkeys(("more_anywhere", "more_per_half", "supporters"), 0),
        **dict.fromkeys(("zombie_seat", "first", "winner"), -1),
        **{name: [] for name in ("acted", "done", "used", "noise", "quiet", "deck")},
        **{name: [] for name in ("box", "played", "known", "discard", "blocked", "supported")},
        "leg": 1,
        "stars_before": [0, 0, 0],
        "briefcase": False,
        "acting": "",
        "teams": [[], [], []],
        "hands": [[], [], []],
        "characters": {**people, "dog": "pool healthy 0"},
        "zombies": {},
        "finds": ["pool zombie", "pool biohazard"],
    }
