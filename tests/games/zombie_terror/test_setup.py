"""Chapter: components and set-up of both games."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from tests.games.zombie_terror.driver import (
    EVERYBODY,
    FRANK,
    HORDE,
    HUMANS,
    NORMAN,
    ZOMBIES,
    Driver,
    base,
    law,
    new_game,
    random_game,
)
from tests.marks import rule

from ostoja.engine.errors import DataError, SetupError
from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.words import CARD, FIELD, FIELDS

OBSTACLES = [
    "B3",
    "B4",
    "E7",
    "F3",
    "F4",
    "F5",
    "G3",
    "G4",
    "G5",
    "G9",
    "G10",
    "H7",
    "H9",
    "H10",
    "I3",
    "I7",
    "I9",
    "I10",
    "J5",
    "L7",
    "M10",
    "N5",
]
INNER_ENTRIES = ["E5", "F2", "G2", "G8", "J4", "J9", "J10"]


def names(fields: list[int]) -> list[str]:
    return [str(FIELD.spell(field)) for field in fields]


@rule("ZT-GEN-13", "ZT-SET-02", "ZT-S4-SET-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_board_is_side_a(seats: int) -> None:
    board = new_game(seats).view()["board"]
    assert sorted(names(board["walls"])) == sorted(OBSTACLES)
    assert names(board["car"]) == ["P6", "P7", "P8"]
    assert names(board["manholes"]) == ["E3", "K3", "E10", "K10"]
    assert names(board["supermarket"]) == [f"A{row}" for row in range(1, 13)]
    rim = [f for f in range(FIELDS) if f % 16 in (0, 15) or f // 16 in (0, 11)]
    assert sorted(names(board["entries"])) == sorted(
        [n for n in names(rim) if n not in ("P6", "P7", "P8")] + INNER_ENTRIES
    )


@rule("ZT-GEN-10")
def test_the_halves_meet_between_h_and_i() -> None:
    ground = new_game().g.ground
    assert [ground.half[FIELD.read(field)] for field in ("A1", "H12", "I1", "P12")] == [0, 0, 1, 1]
    assert [len(entries) for entries in ground.entries] == [30, 26, 56]


def test_the_way_to_the_car_is_as_long_as_the_ledger_says() -> None:
    ground = new_game().g.ground
    steps = [ground.to_car[FIELD.read(f"A{row}")] for row in range(1, 13)]
    assert steps == [20, 19, 18, 17, 16, 15, 16, 15, 16, 17, 18, 19]
    assert [ground.to_car_dog[FIELD.read(field)] for field in ("O5", "O9", "P9", "N4", "A6")] == [1, 1, 1, 2, 15]


@rule("ZT-GEN-12")
def test_stars_are_those_of_the_markers() -> None:
    healthy = base(", ".join(f"{name} A{row} healthy" for row, name in enumerate(EVERYBODY, 1)))
    wounded = law(", ".join(f"{name} A{row} wounded" for row, name in enumerate((*EVERYBODY, "dog"), 1)))
    assert [healthy.person(name)["stars"] for name in EVERYBODY] == [3, 3, 2, 2, 1, 1]
    assert [wounded.person(name)["stars"] for name in (*EVERYBODY, "dog")] == [2, 2, 1, 1, 0, 0, 0]
    assert law("dog A7").person("dog")["stars"] == 1
    rich = law("dog A7 wounded", options={"dog_stars": 3, "dog_stars_wounded": 2})
    assert rich.person("dog")["stars"] == 2


@rule("ZT-SET-01")
def test_sides_are_agreed_or_drawn_by_lot() -> None:
    assert new_game(2, {"zombie_seat": "0"}).view()["zombie_seat"] == 0
    drawn = Counter(random_game(2, f"lot {number}").view()["zombie_seat"] for number in range(40))
    assert set(drawn) == {0, 1}
    with pytest.raises(SetupError, match="zombie_seat cannot be 2"):
        new_game(2, {"zombie_seat": "2"})


@rule("ZT-SET-02")
def test_all_markers_begin_in_the_pool() -> None:
    assert new_game().view()["pool"] == 20


@rule("ZT-SET-03", "ZT-CARD-01")
def test_four_of_six_cards_are_dealt_and_two_stay_unseen() -> None:
    t = random_game(2, "deal", {"zombie_seat": "1"})
    assert len(t.cards(HUMANS)) == len(t.cards(ZOMBIES)) == 4
    assert t.view(HUMANS)["players"][ZOMBIES]["cards"] == 4
    assert t.view(HUMANS)["players"][ZOMBIES]["open_cards"] == []
    assert t.view(None)["cards"]["box"] == 4
    assert {*t.cards(HUMANS), *t.cards(ZOMBIES), *spelled_box(t)} == set(CARD.labels)
    hands = {frozenset(random_game(2, f"deal {n}", {"zombie_seat": "1"}).cards(HUMANS)) for n in range(30)}
    assert len(hands) > 5
    assert t.told(ZOMBIES, "dealt") != t.told(HUMANS, "dealt")


def spelled_box(t: Driver) -> list[str]:
    """Spell the cards in the box, which nobody sees before the end."""
    return cast("list[str]", GAME.write_facts(t.g)["box"])


@rule("ZT-SET-04", "ZT-S4-SET-07", "ZT-S4-TER-01")
@pytest.mark.parametrize(("seats", "terror"), [(2, 0), (3, 1)])
def test_bullets_briefcase_and_terror_marker(seats: int, terror: int) -> None:
    view = new_game(seats).view()
    assert (view["bullets"], view["briefcase"], view["terror"]) == (4, True, terror)


@rule("ZT-SET-05")
def test_the_humans_start_healthy_on_free_fields_of_the_supermarket() -> None:
    t = new_game()
    assert t.fields(HUMANS) == {f"A{row}" for row in range(1, 13)}
    t.choose(HUMANS, "place", "A6")
    assert t.at("mechanic") == "A6"
    assert "A6" not in t.fields(HUMANS)
    t.play(HUMANS, "place A1", "place A2", "place A3", "place A4", "place A5")
    assert {t.health(name) for name in EVERYBODY} == {"healthy"}
    assert t.asked == [ZOMBIES]


@rule("ZT-SET-06", "ZT-SET-07")
def test_five_zombies_on_each_half_next_to_nobody_then_the_humans_begin() -> None:
    t = new_game()
    t.play(HUMANS, *(f"place A{row}" for row in (1, 2, 3, 4, 5, 6)))
    assert all(str(field)[0] >= "I" for field in t.fields(ZOMBIES))
    t.play(ZOMBIES, "place M6")
    assert t.options(ZOMBIES) == [("face", way) for way in ("north", "east", "south", "west")]
    t.play(ZOMBIES, "face west")
    assert t.zombies == {"M6": "west"}
    assert not {"M5", "M7", "L6", "N6"} & t.fields(ZOMBIES)
    assert {"L5", "N7"} <= t.fields(ZOMBIES)
    t.place("K2 north", "K11 south", "O2 west", "O11 west")
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))
    assert "B2" not in t.fields(ZOMBIES)
    assert "B8" in t.fields(ZOMBIES)
    t.place("D2 east", "D4 east", "D8 east", "D10 east", "H2 east")
    assert t.asked == [HUMANS]
    assert t.question == "ask-human"
    assert t.view()["round"] == 1


@rule("ZT-SET-06")
def test_option_base_setup_no_adjacent_lets_them_stand_close() -> None:
    t = new_game(2, {"base_setup_no_adjacent": False})
    t.play(HUMANS, *(f"place A{row}" for row in (1, 2, 3, 4, 5, 6)))
    t.place("M6 west")
    assert {"M5", "N6"} <= t.fields(ZOMBIES)


@rule("ZT-S4-SET-12")
@pytest.mark.parametrize(("scenario", "seats"), [("law-of-the-stronger", 2), ("base", 3)])
def test_a_scenario_has_its_number_of_seats(scenario: str, seats: int) -> None:
    with pytest.raises(SetupError, match=f"{scenario} needs exactly {5 - seats} seats"):
        GAME.agree(seats, {"scenario": scenario})
    assert GAME.agree(5 - seats, {"scenario": scenario}).seats == 5 - seats


@rule("ZT-S4-SET-02", "ZT-S4-SET-03", "ZT-S4-SET-04", "ZT-S4-SET-09", "ZT-S4-SET-11")
def test_the_law_of_the_stronger_lays_out_its_own_things() -> None:
    t = random_game(3, "things", {"zombie_seat": "2"})
    view = t.view()
    assert view["pool"] == 20
    assert view["mutant_in_pool"]
    assert t.cards(HORDE) == {"plague"}
    assert view["players"][HORDE]["open_cards"] == view["players"][HORDE]["open_cards"][:1] != []
    assert view["cards"]["deck"] == 5
    assert t.cards(NORMAN) == t.cards(FRANK) == set()
    assert view["finds"] == {"pool": 2, "closed": [], "zombie": [], "revealed": []}
    faces = {tuple(random_game(3, f"finds {n}").g.faces) for n in range(20)}
    assert faces == {(0, 1), (1, 0)}
    decks = {tuple(random_game(3, f"deck {n}").g.deck) for n in range(10)}
    assert len(decks) > 5


@rule("ZT-S4-SET-05")
def test_everybody_stands_on_the_start_field() -> None:
    t = new_game(3)
    fields = {name: t.at(name) for name in (*EVERYBODY, "dog")}
    assert len(set(fields.values())) == 7
    assert fields["child"] == "B5"
    assert fields["mechanic"] == "D10"
    assert {t.health(name) for name in fields} == {"healthy"}


@rule("ZT-S4-SET-06")
def test_first_zombies_keep_away_from_humans_dog_and_each_other() -> None:
    t = new_game(3, {"base_setup_no_adjacent": False})
    assert all(str(field)[0] >= "I" for field in t.fields(HORDE))
    t.place("M6 west", "K2 north", "K11 south", "O2 west", "O11 west")
    beside_dog = "C" + t.at("dog")[1:]
    assert beside_dog not in t.fields(HORDE)
    assert "D6" in t.fields(HORDE)


@rule("ZT-S4-SET-08", "ZT-S4-SET-10", "ZT-S4-BLK-01")
def test_two_cards_are_blocked_before_the_lots_are_drawn() -> None:
    t = new_game(3)
    t.place("M6 west", "K2 north", "K11 south", "O2 west", "O11 west")
    t.place("D2 east", "E6 east", "E9 east", "F12 east", "H2 east")
    assert [player["support"] for player in t.view()["players"]] == [True, True, False]
    assert (t.question, t.view()["first"]) == ("ask-block", -1)
    t.play(HORDE, "block sewers")
    assert not t.can(HORDE, "block sewers")
    t.play(HORDE, "block silence")
    assert {player["side"] for player in t.view()["players"]} == {"norman", "frank", "zombies"}
    assert t.view()["first"] in (NORMAN, FRANK)
    assert t.question == "ask-card"
    leads = {(g := random_game(3, f"lots {n}", {"zombie_seat": "2"}).finish(f"x{n}").g).teams[0] for n in range(12)}
    assert len(leads) == 2, g


@rule("ZT-S4-SET-07")
def test_bullets_and_briefcase_belong_to_their_owners() -> None:
    t = new_game(3, {"briefcase_automatic": False})
    t.place("M6 west", "K2 north", "K11 south", "O2 west", "O11 west")
    t.place("A3 south", "E6 east", "E9 east", "F12 east", "H2 east").play(HORDE, "block sewers", "block silence")
    t.play(FRANK, "take courage").play(NORMAN, "take first-aid").play(FRANK, "take regroup")
    t.play(FRANK, "shoot east", "pass")
    assert t.view()["bullets"] == 3
    assert not t.can(NORMAN, "shoot")
    t.play(NORMAN, "move lumberjack east", "pass")
    t.activate("A3")
    assert (t.asked, t.question) == ([NORMAN], "ask-briefcase")


def test_wrong_data_is_named() -> None:
    with pytest.raises(DataError, match=r"boards\.a\.grid must have 12 rows"):
        GAME.agree(2, {}, {"boards": {"a": {"grid": "e e e"}}})
    with pytest.raises(DataError, match=r"start\.dog must be a field from A1 to P12"):
        GAME.agree(3, {}, {"scenarios": {"law-of-the-stronger": {"start": {"dog": "Z9"}}}})
    with pytest.raises(DataError, match=r"groups\.frank must name each human in one group"):
        GAME.agree(3, {}, {"scenarios": {"law-of-the-stronger": {"groups": {"frank": ["child"]}}}})


@rule("ZT-SET-01")
def test_a_zombie_seat_that_is_not_at_the_table_is_refused_before_anything_is_dealt() -> None:
    with pytest.raises(SetupError, match="option zombie_seat cannot be 2"):
        GAME.agree(2, {"zombie_seat": "2"})
    assert GAME.agree(3, {"zombie_seat": "2"}).options["zombie_seat"] == "2"


@pytest.mark.parametrize(
    ("seats", "scenario", "change", "field"),
    [
        (3, "law-of-the-stronger", {"hand": 1}, r"law-of-the-stronger\.hand"),
        (3, "law-of-the-stronger", {"hand": 4}, r"law-of-the-stronger\.hand"),
        (3, "law-of-the-stronger", {"terror": 6}, r"law-of-the-stronger\.terror must be below numbers\.terror_end = 6"),
        (2, "base", {"hand": 7}, r"base\.hand"),
        (2, "base", {"hand": 6, "zombie_hand": ["plague"]}, r"base\.zombie_hand must be empty where .*hand deals 6"),
        (
            2,
            "base",
            {"zombie_hand": ["plague", "awe", "trap"]},
            r"base\.zombie_hand must be empty where .*hand deals 4",
        ),
    ],
)
def test_what_cannot_be_dealt_is_refused_when_the_table_agrees(
    seats: int, scenario: str, change: dict[str, object], field: str
) -> None:
    with pytest.raises(DataError, match=field):
        GAME.agree(seats, {}, {"scenarios": {scenario: change}})
