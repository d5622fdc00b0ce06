"""What is carried, and what is done in place of a fight."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.claustrophobia.driver import table
from tests.marks import rule

ROOM = ["T35 0 0 0", "T02 0 1 0"]
SHAFT: dict[str, Any] = {
    "tiles": ROOM,
    "at": {"T02": ["blade-1", "troglodyte-1"], "T35": ["redeemer"]},
    "charges": ["blade-1", "planted"],
}


@rule("CLA-SCN-02")
def test_a_deed_uses_up_the_fight_and_a_fight_the_deed() -> None:
    t = table("ritual", tiles=ROOM, at={"T02": ["redeemer", "troglodyte-1"]}).activate("redeemer")
    assert (t.can("seal"), t.can("attack", "troglodytes")) == (True, True)
    t.do("seal")
    assert t.why_not("attack", "troglodytes") == "CLA-HAC-03"
    assert t.why_not("seal") == "CLA-SCN-02"
    t = table("ritual", tiles=ROOM, at={"T02": ["redeemer", "troglodyte-1"]}).activate("redeemer")
    t.rolls(1, 1).do("attack", "troglodytes")
    assert t.why_not("seal") == "CLA-SCN-02"


@rule("CLA-SCN-02", "CLA-HAC-04")
def test_a_deed_ends_a_movement_that_has_begun() -> None:
    t = table("ritual", tiles=ROOM, at={"T35": ["redeemer"]}, dice={"redeemer": 3}).activate("redeemer")
    t.do("step", "T02").do("seal")
    assert (t.g.seals, t.where("redeemer"), t.asked) == (1, "T02", -1)


@rule("CLA-SCN-02")
def test_a_deed_needs_combat() -> None:
    assert table("stem-the-tide", **SHAFT, dice={"blade-1": 4}).activate("blade-1").can("plant")
    t = table("stem-the-tide", **SHAFT, dice={"blade-1": 4}, terrified=["blade-1"]).activate("blade-1")
    assert t.why_not("plant") == "CLA-SCN-02"
    t = table("stem-the-tide", **SHAFT, dice={"blade-1": 4}, terrified=["blade-1"], hand=["mighty", "grenade"])
    t.activate("blade-1")
    assert (t.can("attack"), t.can("plant"), t.can("throw")) == (True, False, False)


@rule("CLA-SCN-02")
def test_the_exhausted_do_no_deed_even_with_combat() -> None:
    facts: dict[str, Any] = {"blessed": "blade-1", "boon": 1, "blessing_left": False, "cancelled": {"blade-1": "4"}}
    t = table("stem-the-tide", **SHAFT, dice={"blade-1": 4}, **facts).activate("blade-1")
    assert (t.values("blade-1")[1], t.can("attack", "troglodytes"), t.can("plant")) == (2, True, False)


@rule("CLA-SCN-02", "CLA-EVTC-PANIC")
def test_panic_forbids_deeds_too() -> None:
    t = table("stem-the-tide", **SHAFT, events=["panic"]).activate("blade-1").do("panic")
    assert t.why_not("plant") == "CLA-EVTC-PANIC"


@rule("CLA-SC2-02", "CLA-SC2-04", "CLA-RND-04")
def test_the_second_charge_planted_in_the_shaft_wins_at_once() -> None:
    at = {"T02": ["blade-1", "brute-1"]}
    t = table("stem-the-tide", tiles=ROOM, at=at, charges=["blade-1", "brute-1"]).humans()
    t.do("activate", "blade-1").do("plant")
    assert (t.winner, t.warrior("blade-1")["charges"], t.told("planted")) == ("", 0, [("blade-1", "T02")])
    t.pass_until("ask-activate").do("activate", "brute-1").do("plant")
    assert t.winner == "human"


@rule("CLA-SC2-02")
def test_a_charge_is_planted_by_its_bearer_and_nowhere_else() -> None:
    at = {"T35": ["blade-1", "troglodyte-1"], "T02": ["brute-1", "troglodyte-2"]}
    t = table("stem-the-tide", tiles=ROOM, at=at, charges=["blade-1", "planted"])
    assert t.activate("blade-1").why_not("plant") == "CLA-SCN-02"
    assert t.activate("brute-1").why_not("plant") == "CLA-SCN-02"


@rule("CLA-SCN-03")
@pytest.mark.parametrize(
    ("scenario", "facts"),
    [
        ("stem-the-tide", {"charges": ["blade-1", "blade-1"]}),
        ("who-dares-wins", {"treasure": "blade-1"}),
    ],
)
def test_what_a_dead_warrior_carried_lies_where_he_fell(scenario: str, facts: dict[str, Any]) -> None:
    at = {"T35": ["blade-1", "troglodyte-1"], "T36": ["redeemer"]}
    t = table(scenario, at=at, cancelled={"blade-1": "23456"}, **facts).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.where("blade-1"), t.tile("T35")["lying"]) == ("", 2 if "charges" in facts else 1)


@rule("CLA-SCN-03")
def test_several_things_are_taken_up_in_passing_and_carried_freely() -> None:
    t = table(
        "stem-the-tide",
        tiles=["T35 0 0 0", "T36 0 1 0", "T27 0 2 0"],
        at={"T35": ["redeemer", "brute-1"], "T36": ["troglodyte-1"]},
        dice={"redeemer": 3},
        charges=["T36", "T36"],
    ).humans()
    t.do("activate", "redeemer")
    assert t.why_not("take") == "CLA-SCN-03"  # nothing lies here
    t.do("step", "T36").do("take")
    assert (t.warrior("redeemer")["charges"], t.tile("T36")["lying"]) == (1, 1)
    t.do("take")
    assert t.warrior("redeemer")["charges"] == 2
    assert t.why_not("take") == "CLA-SCN-03"
    assert t.can("attack", "troglodytes")
    t.do("step", "T27")
    assert t.where("redeemer") == "T27"


@rule("CLA-SCN-03")
def test_the_exhausted_take_nothing_up() -> None:
    t = table("stem-the-tide", at={"T36": ["brute-1"]}, cancelled={"brute-1": "2"}, charges=["T36"], hand=["second"])
    t.humans().do("activate", "brute-1").do("hurry")
    assert (t.can("step", "T35"), t.can("take")) == (True, False)


@rule("CLA-SCN-03")
def test_nobody_takes_a_burden_from_a_living_bearer() -> None:
    at = {"T36": ["brute-1", "blade-1", "troglodyte-1"]}
    t = table("stem-the-tide", at=at, charges=["blade-1", "planted"]).activate("brute-1")
    assert t.why_not("take") == "CLA-SCN-03"


@rule("CLA-SC6-03", "CLA-SCN-03")
def test_the_treasure_taken_up_on_the_exit_wins() -> None:
    t = table("who-dares-wins", tiles=["T35 0 0 0", "T01 0 1 2"], at={"T35": ["blade-1"]}, treasure="T01")
    t.activate("blade-1").do("step", "T01")
    assert t.winner == ""
    t.do("take")
    assert t.winner == "human"
