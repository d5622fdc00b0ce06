"""Infection: the disease before each roll, and the dead who rise."""

from __future__ import annotations

from typing import Any

from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule

SWARM = ["troglodyte-1", "troglodyte-2", "troglodyte-3"]


@rule("CLA-SC7-01")
def test_the_disease_strikes_every_condemned_with_fewer_than_two_cancelled_lines_before_the_roll() -> None:
    t = table(
        "infection",
        at={"T35": ["redeemer", "brute-1", "brute-2"], "T36": ["blade-1"]},
        cancelled={"brute-2": "5", "blade-1": "12"},
    ).round(1, 1, 1, 1)
    assert (t.question, t.asked, t.told("action-die")) == ("ask-line", HUMAN, [])
    t.do("cancel", 1).do("cancel", 6)
    assert t.told("infected") == [("brute-1",), ("brute-2",)]
    assert [t.lines(hero) for hero in ("redeemer", "brute-1", "brute-2", "blade-1")] == [[], [1], [5, 6], [1, 2]]
    assert len(t.told("action-die")) == 4


@rule("CLA-SC7-01")
def test_the_disease_comes_again_in_every_round_until_two_lines_are_cancelled() -> None:
    t = table("infection", at={"T35": ["redeemer"], "T36": ["brute-1"]}).round()
    assert t.told("infected") == [("brute-1",)]
    t.play_to_round(8)
    assert (t.told("infected"), t.lines("brute-1")) == ([("brute-1",)] * 2, [1, 2])
    t = table("ritual", at={"T35": ["redeemer"], "T36": ["brute-1"]}).round()
    assert t.told("infected") == []  # there is no disease elsewhere


@rule("CLA-SC7-02")
def test_the_dead_rise_at_once_on_the_side_of_the_demons() -> None:
    at = {"T35": ["blade-1", "troglodyte-1"], "T36": ["redeemer"]}
    t = table("infection", at=at, cancelled={"blade-1": "23456"}).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.where("blade-1"), t.on("T35"), t.question) == ("", ["troglodyte-1", "demon-1"], "ask-act")
    assert (t.values("demon-1"), t.warrior("demon-1")["health"]) == ((1, 2, 4), 2)
    t.do("pass")
    assert t.targets("activate") == {"demon-1"}
    t = table("ritual", at=at, cancelled={"blade-1": "23456"}).activate("troglodyte-1").rolls(6).do("attack", "blade-1")
    assert t.on("T35") == ["troglodyte-1"]  # nobody rises elsewhere


@rule("CLA-SC7-02")
def test_on_a_tile_too_full_the_demon_player_takes_one_of_his_figures_there_away() -> None:
    at = {"T35": ["blade-1", *SWARM], "T36": ["redeemer", "troglodyte-4"]}
    t = table("infection", at=at, cancelled={"blade-1": "23456"}, tough=["troglodyte-3"]).demons()
    t.do("activate", "troglodyte-3").rolls(6, 1).do("attack", "blade-1")
    assert (t.question, t.asked) == ("ask-withdraw", DEMON)
    assert t.targets("withdraw") == {"troglodyte-1", "troglodyte-3", "demon-1"}  # two of them are alike
    t.do("withdraw", "troglodyte-3")
    assert t.on("T35") == ["troglodyte-1", "troglodyte-2", "demon-1"]
    assert t.g.tough == 0


@rule("CLA-SC7-02")
def test_a_troglodyte_that_has_acted_makes_room_for_the_others() -> None:
    at = {"T35": ["blade-1", *SWARM], "T36": ["redeemer"]}
    t = table("infection", at=at, cancelled={"blade-1": "23456"}).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "blade-1")
    assert t.targets("withdraw") == {"troglodyte-1", "troglodyte-2", "demon-1"}
    t.do("withdraw", "troglodyte-1")
    assert (t.question, t.targets("activate")) == ("ask-activate", {"troglodyte-2", "demon-1"})


@rule("CLA-SC7-02")
def test_a_second_victim_rises_beside_the_first() -> None:
    at = {"T35": ["blade-1", "brute-1", "demon-1"], "T36": ["redeemer"]}
    figures = ["demon-1 putrefied-damned 1"]
    t = table("infection", at=at, cancelled={"blade-1": "23456"}, figures=figures).activate("demon-1")
    t.rolls(6, 1).do("attack", "blade-1")
    t.take_first("ask-activate")
    assert (t.where("demon-1"), t.wounds("demon-1"), t.where("demon-2"), t.wounds("demon-2")) == ("T35", 1, "T35", 0)


@rule("CLA-SC7-02")
def test_marks_go_with_the_figure_that_makes_room_and_stay_with_the_others() -> None:
    at = {"T35": ["blade-1", *SWARM], "T36": ["redeemer"]}
    facts: dict[str, Any] = {"frenzied": SWARM[:2], "critical": SWARM[1:], "tough": SWARM[1:]}
    t = table("infection", at=at, cancelled={"blade-1": "23456"}, **facts).activate("troglodyte-1")
    t.rolls(6, 1).do("attack", "blade-1").take_first("ask-withdraw").do("withdraw", "troglodyte-2")
    left = [(t.warrior(w)["frenzied"], t.warrior(w)["critical"], t.warrior(w)["tough"]) for w in (SWARM[0], SWARM[2])]
    assert left == [(True, False, False), (False, True, True)]
    assert (t.g.frenzied, t.g.critical, t.g.tough) == (1 << 5, 1 << 7, 1 << 7)


@rule("CLA-SC7-01")
def test_the_disease_strikes_on_the_first_tile_of_the_box_too() -> None:
    t = table("infection", tiles=["T01 0 0 0"], at={"T01": ["brute-1"]}).round(1)
    assert (t.question, t.told("infected")) == ("ask-line", [("brute-1",)])


@rule("CLA-SC7-02")
def test_a_figure_on_the_first_tile_of_the_box_is_not_free_to_rise_elsewhere() -> None:
    at = {"T01": ["demon-1"], "T36": ["redeemer", "blade-1", "troglodyte-1"]}
    figures = ["demon-1 putrefied-damned 1"]
    tiles = ["T01 0 0 0", "T36 0 1 0"]
    t = table("infection", tiles=tiles, at=at, cancelled={"blade-1": "23456"}, figures=figures).activate("troglodyte-1")
    t.rolls(6).do("attack", "blade-1")
    assert (t.where("demon-1"), t.wounds("demon-1"), t.where("demon-2")) == ("T01", 1, "T36")


@rule("CLA-SC7-02")
def test_on_the_first_tile_of_the_box_somebody_makes_room_too() -> None:
    at = {"T01": ["blade-1", *SWARM, "troglodyte-4", "troglodyte-5"], "T36": ["redeemer"]}
    t = table("infection", tiles=["T01 0 0 0", "T36 0 1 0"], at=at, cancelled={"blade-1": "23456"}).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.question, t.asked) == ("ask-withdraw", DEMON)
    t.do("withdraw", "troglodyte-1")
    assert len(t.on("T01")) == 5


@rule("CLA-SC7-02")
def test_the_dead_rise_as_whomever_the_scenario_names() -> None:
    own: dict[str, object] = {"infection": {"lines": 1, "kind": "underground-hunter"}}
    at = {"T35": ["blade-1", "troglodyte-1"], "T36": ["redeemer"]}
    t = table("own", at=at, cancelled={"blade-1": "23456"}, changes={"scenarios": {"own": own}}).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.where("demon-1"), t.warrior("demon-1")["kind"]) == ("T35", 0)
