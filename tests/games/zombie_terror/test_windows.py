"""Chapter: until when things can be done: acting one after the other, and cards before the first zombie."""

from __future__ import annotations

from tests.games.zombie_terror.driver import FRANK, HORDE, HUMANS, base, law
from tests.marks import rule

ONE_BY_ONE = {"interleave_activations": False}
FIND = ["D6 zombie", "pool biohazard"]


@rule("ZT-HT-06", "ZT-S4-FND-06")
def test_one_after_the_other_somebody_shoved_onto_a_find_still_has_its_turn() -> None:
    t = law("mechanic B6, nurse C6, child A1", options=ONE_BY_ONE, finds=FIND).human_turn(FRANK)
    t.play(FRANK, "shove east")
    assert (t.at("nurse"), t.person("nurse")["activated"]) == ("D6", True)
    assert t.can(FRANK, "move nurse east")
    t.play(FRANK, "move nurse east", "move nurse east", "move nurse east")
    assert (t.at("nurse"), t.ap("nurse")) == ("G6", 0)


@rule("ZT-HT-06")
def test_one_after_the_other_who_acted_before_the_shove_is_done() -> None:
    t = law("mechanic B6, nurse C5, child A1", options=ONE_BY_ONE, finds=FIND).human_turn(FRANK)
    t.play(FRANK, "move nurse south", "shove east")
    assert t.at("nurse") == "D6"
    assert not t.can(FRANK, "move nurse")
    assert t.can(FRANK, "move mechanic")


@rule("ZT-HT-06", "ZT-S4-DOG-14")
def test_one_after_the_other_the_dog_s_block_ends_another_s_activation() -> None:
    t = law("nurse B2, dog H6, child A1", "I6 east", options=ONE_BY_ONE).human_turn(FRANK)
    t.play(FRANK, "move nurse east", "hold east")
    assert not t.can(FRANK, "move nurse")


@rule("ZT-HT-06")
def test_one_after_the_other_everybody_before_the_last_to_act_is_done() -> None:
    t = base("mechanic C6, child C2, nurse C4", options=ONE_BY_ONE).human_turn()
    t.play(HUMANS, "move mechanic east", "move child east", "move nurse east")
    assert {option[1] for option in t.options(HUMANS) if option[0] == "move"} == {"nurse"}


@rule("ZT-CARD-ADRENALINE", "ZT-HT-06")
def test_adrenaline_is_offered_only_for_those_who_may_still_act() -> None:
    hands = [["adrenaline"], []]
    t = base("mechanic C6, child C2, nurse C4", options=ONE_BY_ONE, hands=hands).human_turn()
    t.play(HUMANS, "move mechanic east", "move child east")
    assert {option[1] for option in t.options(HUMANS) if option[0] == "adrenaline"} == {"child", "nurse"}
    t = base("mechanic C6, child C2", hands=hands).human_turn()
    t.play(HUMANS, "move mechanic east", "move child east")
    assert {option[1] for option in t.options(HUMANS) if option[0] == "adrenaline"} == {"child", "mechanic"}


@rule("ZT-CARD-PLAGUE", "ZT-CARD-HORDE", "ZT-S4-FND-08")
def test_plague_and_horde_close_with_the_zombie_of_a_find() -> None:
    hands: list[list[str]] = [[], [], ["plague", "horde"]]
    t = law("child A1", finds=FIND, revealed=1, hands=hands).from_phase("movement")
    assert t.can(HORDE, "plague")
    t.play(HORDE, "pass", "face north")
    assert t.zombies == {"D6": "north"}
    assert t.question == "ask-arrival"
    assert not t.can(HORDE, "plague")
    assert not t.can(HORDE, "horde")


@rule("ZT-CARD-PLAGUE", "ZT-CARD-HORDE")
def test_without_a_find_plague_and_horde_are_open_until_the_first_zombie_is_down() -> None:
    hands: list[list[str]] = [[], [], ["plague", "horde"]]
    t = law("child A1", hands=hands, more_anywhere=1).adding()
    assert t.can(HORDE, "plague")
    assert t.can(HORDE, "horde")
    t.place("P1 west")
    assert t.question == "ask-arrival"
    assert not t.can(HORDE, "plague")
    assert not t.can(HORDE, "horde")
