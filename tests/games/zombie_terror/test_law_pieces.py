"""Scenario The Law of the Stronger: the dog, finds, the mutated zombie and the zombie dog."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, NORMAN, Driver, is_idle, law, many
from tests.marks import rule

ZOMBIE_FIND = ["D6 zombie", "pool biohazard"]
BIOHAZARD = ["D6 biohazard", "pool zombie"]


@rule("ZT-S4-DOG-01")
def test_the_second_player_has_the_dog_in_his_own_turn() -> None:
    t = law("dog C7, child A1, nurse A9").human_turn(NORMAN)
    assert not t.can(NORMAN, "move dog")
    assert t.human_turn(FRANK).can(FRANK, "move dog east")


@rule("ZT-S4-DOG-02")
def test_the_dog_makes_noise_draws_a_zombie_blocks_fire_and_is_seen() -> None:
    t = law("dog C7, child A1, nurse A9").human_turn(FRANK)
    t.play(FRANK, "move dog east")
    assert t.allowance == 2
    assert law("dog K7, child A1").view()["coming"] == {"supermarket": 1, "car": 1, "either": 0}
    t = law("dog K6, child A1", "H6 east").movement()
    assert t.events("marked") == [("H6", "dog")]
    assert t.health("dog") == "wounded"


@rule("ZT-S4-DOG-03")
def test_no_card_touches_the_dog() -> None:
    hands = [[], ["courage", "first-aid", "regroup", "sewers", "adrenaline", "silence"], []]
    t = law("dog E3 wounded, nurse A9 wounded, child K6", "E2 north", hands=hands).human_turn(FRANK)
    assert [" ".join(map(str, option)) for option in t.options(FRANK) if option[0] in hands[FRANK]] == [
        "first-aid nurse",
        "regroup nurse child",
        "adrenaline nurse",
        "silence nurse",
    ]


@rule("ZT-S4-DOG-05")
def test_the_dog_pushes_nobody() -> None:
    t = law("dog F6, nurse A9", "G6 east").human_turn(FRANK)
    assert not t.can(FRANK, "push")
    assert not t.can(FRANK, "move dog east")


@rule("ZT-S4-DOG-06", "ZT-S4-DOG-16", "ZT-S4-DOG-18")
@pytest.mark.parametrize("health", ["healthy", "wounded"])
def test_the_dog_runs_three_fields_in_any_way_past_any_corner(health: str) -> None:
    t = law(f"dog D6 {health}, nurse D7", "E6 north").human_turn(FRANK)
    assert t.ap("dog") == 3
    t.play(FRANK, "move dog north-east", "move dog north-west", "move dog west")
    assert (t.at("dog"), t.ap("dog")) == ("C4", 0)
    assert not t.can(FRANK, "move dog")


@rule("ZT-S4-DOG-07", "ZT-S4-DOG-08", "ZT-S4-DOG-14", "ZT-S4-DOG-15")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_the_dog_blocks_a_neighbour_whatever_it_faces_and_is_done(facing: str) -> None:
    t = law("dog F6, nurse A9", f"G6 {facing}, M1 north").human_turn(FRANK)
    t.play(FRANK, "hold east")
    assert is_idle(t, "G6")
    assert t.allowance == 2
    assert not t.can(FRANK, "move dog")
    assert not t.can(FRANK, "hold")
    t.play(FRANK, "move nurse east", "pass")
    t.movement()
    assert "G6" not in t.fields(HORDE, "activate")


@rule("ZT-S4-DOG-07")
def test_the_block_costs_nothing_and_reaches_no_diagonal_neighbour() -> None:
    t = law("dog D6, nurse A9", "H6 north, G7 north").human_turn(FRANK)
    t.play(FRANK, "move dog east", "move dog east", "move dog east")
    assert {option for option in t.options(FRANK) if option[0] == "hold"} == {("hold", "east"), ("hold", "south")}
    t = law("dog F6, nurse A9", "G7 north").human_turn(FRANK)
    assert not t.can(FRANK, "hold")


@rule("ZT-S4-DOG-09", "ZT-S4-DOG-17")
def test_a_blocked_zombie_uses_up_an_activation_if_it_is_still_there() -> None:
    t = law("dog F6, nurse A9", "G6 north inactive, M1 north", noise=["dog", "nurse"]).movement()
    assert t.view()["noise"]["left"] == 2
    t = law("dog F6, lumberjack H6", "G6 north inactive, M1 north").human_turn(NORMAN)
    t.play(NORMAN, "axe west", "pass")
    t.movement()
    assert t.view()["noise"]["left"] == 2
    t = law("dog F6, lumberjack H6", "G6 mutant north inactive, M1 north").human_turn(NORMAN)
    t.play(NORMAN, "axe west", "pass")
    t.movement()
    assert t.view()["noise"]["left"] == 1


@rule("ZT-S4-DOG-11", "ZT-S4-DOG-12", "ZT-S4-ZDG-01")
def test_a_wounded_dog_that_is_bitten_becomes_the_zombie_dog() -> None:
    t = law("dog K6, child A1, nurse A9", "J6 east").from_phase("movement")
    assert t.health("dog") == "wounded"
    t = law("dog K6 wounded, child A1, nurse A9", "J6 east", blocked=["sewers", "silence"]).from_phase("movement")
    assert t.health("dog") == "doomed"
    t.place("H1 south").play(HORDE, "pass")
    assert t.question == "ask-facing"
    pool = t.view()["pool"]
    t.play(HORDE, "face south")
    assert t.zombies["K6"] == "zombie-dog south"
    assert t.view()["pool"] == pool


@rule("ZT-S4-DOG-13")
def test_the_dog_is_saved_for_who_controls_it() -> None:
    t = law("dog P7, nurse A9, child A1").human_turn(NORMAN)
    t.play(NORMAN, "move child east", "pass")
    assert t.at("dog") == "P7"
    t.human_turn(FRANK).play(FRANK, "move nurse east", "pass")
    assert t.events("saved") == [(FRANK, "dog", 1)]


def adding(finds: list[str], people: str = "child A1", zombies: str = "", **facts: Any) -> Driver:
    return law(people, zombies, finds=finds, **facts).adding()


@rule("ZT-S4-FND-01", "ZT-S4-FND-02", "ZT-S4-ADD-01")
def test_one_find_may_be_hidden_on_any_empty_field_after_the_zombies() -> None:
    t = adding(["C6 zombie", "pool biohazard"], "child A1, nurse K6 doomed", "M6 north")
    t.place("H1 south")
    assert t.question == "ask-find"
    t.play(HORDE, "hide-find")
    fields = t.fields(HORDE)
    assert {"D6", "E3", "P1", "O8"} <= fields
    assert not {"A1", "K6", "M6", "C6", "P6", "P7", "P8", "B3", "H1"} & fields
    t.play(HORDE, "place D6")
    assert t.view()["finds"]["pool"] == 0
    kept = adding(["pool zombie", "pool biohazard"])
    kept.place("H1 south").play(HORDE, "pass")
    assert kept.asked == []


@rule("ZT-S4-FND-03", "ZT-S4-FND-04", "ZT-S4-FND-06")
@pytest.mark.parametrize(("name", "seat"), [("child", NORMAN), ("dog", FRANK)])
def test_who_enters_reveals_and_a_zombie_find_stays(name: str, seat: int) -> None:
    t = law(f"{name} C6, nurse A9", finds=ZOMBIE_FIND).human_turn(seat)
    t.play(seat, f"move {name} east")
    assert t.view()["finds"] == {"pool": 1, "closed": [], "zombie": [83], "revealed": [0]}
    assert t.ap(name) == 2
    assert t.person(name)["activated"]


@rule("ZT-S4-FND-05", "ZT-S4-FND-14", "ZT-WND-02")
def test_a_biohazard_wounds_and_dooms_in_the_clean_up() -> None:
    t = law("child C6, banker A5", finds=BIOHAZARD).human_turn(NORMAN)
    t.play(NORMAN, "move child east")
    assert t.health("child") == "wounded"
    assert t.view()["finds"] == {"pool": 1, "closed": [], "zombie": [], "revealed": [1]}
    assert t.can(NORMAN, "move child east")
    t = law("child C6 wounded, banker A5", finds=BIOHAZARD).human_turn(NORMAN)
    t.play(NORMAN, "move child east")
    assert (t.health("child"), t.at("child"), t.allowance) == ("doomed", "D6", 2)
    assert not t.can(NORMAN, "move child")


@rule("ZT-S4-FND-06", "ZT-S4-FND-13", "ZT-MEC-03")
def test_a_shoved_human_reveals_and_is_activated() -> None:
    t = law("mechanic B6, child C6", finds=ZOMBIE_FIND, first=FRANK).human_turn(FRANK)
    t.play(FRANK, "shove east")
    assert t.person("child")["activated"]
    assert t.allowance == 3
    t = law("mechanic B6, child C6", finds=ZOMBIE_FIND, first=FRANK, noise=["child"]).human_turn(FRANK)
    t.play(FRANK, "shove east")
    assert t.allowance == 3


@rule("ZT-S4-FND-13")
def test_entering_behind_a_pushed_zombie_or_through_the_sewers_reveals_and_a_swap_does_not() -> None:
    t = law("banker C6", "D6 east", finds=ZOMBIE_FIND).human_turn(NORMAN)
    t.play(NORMAN, "push banker east")
    assert t.view()["finds"]["revealed"] == [0]
    t = law("banker E3", finds=["K3 zombie", "pool biohazard"], hands=[["sewers"], [], []]).human_turn(NORMAN)
    t.play(NORMAN, "sewers banker", "place K3")
    assert t.view()["finds"]["revealed"] == [0]
    assert t.person("banker")["activated"]
    t = law("banker D6, child A1", finds=ZOMBIE_FIND, revealed=1, hands=[["regroup"], [], []]).human_turn(NORMAN)
    t.play(NORMAN, "regroup child banker")
    assert t.allowance == 1


@rule("ZT-S4-FND-08", "ZT-S4-FND-12", "ZT-S4-MUT-08", "ZT-S4-ADD-01")
def test_a_revealed_zombie_find_lets_a_marker_out_beyond_the_normal_number() -> None:
    t = adding(ZOMBIE_FIND, revealed=1)
    assert t.question == "ask-facing"
    assert not t.can(HORDE, "mutate")
    t.play(HORDE, "face south")
    assert t.zombies == {"D6": "south"}
    t.place("H1 south")
    assert t.view()["finds"]["zombie"] == []
    assert t.view()["pool"] == 18


@rule("ZT-S4-FND-09", "ZT-S4-FND-12", "ZT-S4-FND-10")
@pytest.mark.parametrize(
    ("people", "zombies"), [("child D6", ""), ("dog D6", ""), ("child A1", "D6 north"), ("child A1", many(20))]
)
def test_an_occupied_find_or_an_empty_pool_lets_the_token_wait(people: str, zombies: str) -> None:
    t = adding(ZOMBIE_FIND, people, zombies, revealed=1)
    assert t.question != "ask-facing"
    assert len(t.view()["finds"]["zombie"]) == 1


@rule("ZT-S4-FND-10")
def test_hits_do_not_remove_a_find() -> None:
    t = law("policeman A6", "D6 west", finds=ZOMBIE_FIND, first=FRANK).human_turn(FRANK)
    t.play(FRANK, "shoot east")
    assert (t.zombies, len(t.view()["finds"]["closed"])) == ({}, 1)


@rule("ZT-S4-MUT-01", "ZT-S4-MUT-09")
def test_the_mutated_zombie_may_stand_for_a_normal_one() -> None:
    t = adding(["pool zombie", "pool biohazard"], "child A1, nurse K9")
    t.play(HORDE, "mutate")
    t.place("P1 west")
    assert t.zombies == {"P1": "mutant west"}
    assert not t.can(HORDE, "mutate")
    assert all(str(field)[0] < "I" for field in t.fields(HORDE))
    t.place("H1 south")
    assert t.zombies == {"P1": "mutant west", "H1": "south"}
    empty = adding([], "child A1", many(20))
    assert empty.options(HORDE) == [("pass",), ("mutate",)]
    empty.play(HORDE, "mutate")
    assert (empty.can(HORDE, "mutate"), empty.can(HORDE, "pass"), empty.can(HORDE, "place A5")) == (False, False, True)
    declined = adding(["box zombie", "box biohazard"], "child A1", many(20), revealed=3).play(HORDE, "pass")
    assert (declined.asked, declined.winner, declined.view()["mutant_in_pool"]) == ([], -1, True)


@rule("ZT-S4-MUT-03", "ZT-S4-MUT-04", "ZT-S4-MUT-05", "ZT-S4-MUT-07")
@pytest.mark.parametrize("face", ["", " inactive"])
def test_a_hit_makes_the_mutated_zombie_a_normal_one(face: str) -> None:
    t = law("lumberjack J6", f"K6 mutant south{face}").human_turn(NORMAN)
    assert not t.view()["mutant_in_pool"]
    t.play(NORMAN, "axe east")
    assert t.zombies == {"K6": "south*" if face else "south"}
    assert (t.view()["pool"], t.view()["mutant_in_pool"]) == (19, True)
    t.play(NORMAN, "axe east")
    assert t.zombies == {}


@rule("ZT-S4-MUT-06", "ZT-S4-WIN-06")
def test_the_replacement_may_complete_the_horde() -> None:
    t = law("lumberjack J6, child A6, dog pool gone", f"K6 mutant south, M6 zombie-dog north, {many(19)}").human_turn(
        NORMAN
    )
    t.play(NORMAN, "axe east")
    assert t.winner == HORDE
    t = law("lumberjack J6, child A6", f"K6 mutant south, {many(19)}").human_turn(NORMAN)
    t.play(NORMAN, "axe east")
    assert (t.winner, t.view()["pool"]) == (-1, 0)


@rule("ZT-S4-ZDG-04")
def test_a_killed_zombie_dog_is_out_of_the_game() -> None:
    t = law("lumberjack J6, dog pool gone", "K6 zombie-dog south").human_turn(NORMAN)
    t.play(NORMAN, "axe east")
    assert t.zombies == {}
    assert t.view()["pool"] == 20
    t.play(NORMAN, "pass")
    t.adding()
    assert not any("zombie-dog" in option for option in t.options(HORDE))
