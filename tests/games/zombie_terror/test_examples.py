"""The worked examples of the rules, literally."""

from __future__ import annotations

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, HUMANS, NORMAN, ZOMBIES, base, law, many
from tests.marks import rule


@rule("ZT-S4-CRD-06")
def test_example_1_courage_needs_a_zombie_next_to_a_human_of_one_s_own() -> None:
    t = law("child A3, nurse K8", "L8 north", hands=[["courage"], [], []]).human_turn(NORMAN)
    assert not t.can(NORMAN, "courage")


@rule("ZT-S4-CRD-06")
def test_example_2_first_aid_does_not_heal_a_rival() -> None:
    t = law("child A3, nurse K8 wounded", hands=[["first-aid"], [], []], first=FRANK).human_turn(NORMAN)
    assert not t.can(NORMAN, "first-aid")


@rule("ZT-S4-CRD-07")
def test_example_3_regroup_exchanges_lumberjack_and_rival_nurse() -> None:
    t = law("lumberjack A3, nurse K8", hands=[["regroup"], [], []]).human_turn(NORMAN)
    t.play(NORMAN, "regroup lumberjack nurse")
    assert (t.at("lumberjack"), t.at("nurse")) == ("K8", "A3")


@rule("ZT-S4-MUT-04")
def test_example_4_a_shot_at_the_mutated_zombie() -> None:
    t = law("policeman F6", "K6 mutant west", first=FRANK).human_turn(FRANK)
    t.play(FRANK, "shoot east")
    assert t.zombies == {"K6": "west"}
    assert t.view()["mutant_in_pool"]
    assert t.view()["coming"]["either"] == 1


@rule("ZT-S4-FND-05", "ZT-S4-FND-06")
def test_example_5_the_child_reveals_a_biohazard() -> None:
    t = law("child C6", finds=["D6 biohazard", "pool zombie"]).human_turn(NORMAN)
    t.play(NORMAN, "move child east")
    assert (t.health("child"), t.person("child")["stars"], t.person("child")["activated"]) == ("wounded", 2, True)
    assert t.view()["finds"]["closed"] == t.view()["finds"]["zombie"] == []


@rule("ZT-S4-WIN-02", "ZT-S4-WIN-05")
def test_example_6_stars_equal_to_the_terror_number_are_not_enough() -> None:
    t = law("child pool healthy 0 0, nurse C9, banker C5", "M1 north", terror=3).from_phase("human_check")
    assert t.winner == -1
    assert t.asked == [HORDE]


@rule("ZT-ACT-01")
def test_example_7_three_activated_humans_make_an_allowance_of_four() -> None:
    t = base("child C2, nurse C6, banker C8").human_turn()
    t.play(HUMANS, "move child east", "move nurse east", "move banker east")
    assert t.allowance == 4


@rule("ZT-MAN-03", "ZT-MAN-04")
@pytest.mark.parametrize(
    ("human", "end", "bitten"),
    [("L6", "J6", False), ("K6", "J6", True), ("J6", "I6", True), ("I6", "H6", True)],
)
def test_examples_8_and_9_a_forced_walk_by_distance(human: str, end: str, bitten: bool) -> None:  # noqa: FBT001
    t = base(f"child {human}, nurse A1", "H6 east").movement().pass_on()
    assert t.zombies == {end: "east*"}
    assert (t.health("child") == "wounded") == bitten


@rule("ZT-VIS-01")
def test_example_10_five_fields_away_is_not_seen() -> None:
    t = base("child M6, nurse A1", "H6 east").movement()
    assert t.events("marked") == []
    assert t.can(ZOMBIES, "pass")


@rule("ZT-PSH-02", "ZT-PSH-03", "ZT-PSH-04", "ZT-PSH-05")
def test_example_11_a_push() -> None:
    t = base("nurse F6", "G6 east").human_turn()
    t.play(HUMANS, "push nurse east")
    assert (t.zombies, t.at("nurse"), t.ap("nurse")) == ({"H6": "east"}, "G6", 2)
    assert not base("nurse F6", "G6 west").human_turn().can(HUMANS, "push")
    assert not base("nurse F6", "G6 east, H6 east").human_turn().can(HUMANS, "push nurse")


@rule("ZT-LUM-01")
def test_example_12_the_lumberjack_hits_a_side_but_not_a_face() -> None:
    t = base("lumberjack J6", "K6 north, J7 north").human_turn()
    assert not t.can(HUMANS, "axe south")
    t.play(HUMANS, "axe east")
    assert (t.zombies, t.ap("lumberjack")) == ({"J7": "north"}, 2)


@rule("ZT-ADD-01", "ZT-ADD-02")
def test_example_13_zombies_come_by_halves() -> None:
    t = base("child C6, nurse D8")
    assert t.view()["coming"] == {"supermarket": 1, "car": 0, "either": 0}
    t.adding()
    assert all(str(field)[0] <= "H" for field in t.fields(ZOMBIES))
    assert base("child C6, nurse D8, banker K2").view()["coming"] == {"supermarket": 1, "car": 1, "either": 0}


@rule("ZT-TER-01", "ZT-TER-02", "ZT-TER-03")
def test_example_14_the_terror_track_from_round_7_to_round_12() -> None:
    t = base("mechanic C6, child C8", f"{many(19)}", round=7, hands=[[], []]).from_phase("adding")
    t.place("A12 south")
    assert (t.view()["round"], t.view()["terror"]) == (8, 1)
    for terror in (2, 3, 4, 5):
        t.play(HUMANS, "move mechanic east", "move mechanic west", "pass")
        assert t.view()["terror"] == terror
        t.play(ZOMBIES, "pass")
    assert t.view()["round"] == 12
    t.play(HUMANS, "move mechanic east", "pass")
    assert (t.view()["terror"], t.winner) == (6, ZOMBIES)


@rule("ZT-S4-CRD-02")
def test_example_15_the_card_choice() -> None:
    t = law("child C4, nurse C9", "M1 north", blocked=["sewers", "silence"]).from_phase("card_choice")
    t.play(NORMAN, "take courage").play(FRANK, "take regroup").play(NORMAN, "take first-aid")
    assert t.cards(FRANK) == {"regroup", "adrenaline"}
