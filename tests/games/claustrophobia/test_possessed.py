"""The Possessed: who appears, lies prostrate, rises and is freed."""

from __future__ import annotations

from typing import Any

from tests.games.claustrophobia.driver import DEMON, table
from tests.marks import rule

TILES = ["T10 0 0 0", "T36 0 1 0", "T35 0 2 0"]
BOTH = ["possessed-brute", "possessed-blade"]
PROSTRATE: dict[str, Any] = {"tiles": TILES, "figures": ["demon-1 possessed-brute 3"]}


@rule("CLA-SC5-01")
def test_one_of_them_appears_on_each_of_the_two_stashes() -> None:
    t = table("possessed", tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, stack=["T10", "T36", "T11"], possessed=BOTH)
    t.humans().do("activate", "redeemer").do("explore", "north")
    assert (t.question, t.asked, t.targets("appear")) == ("ask-appear", DEMON, set(BOTH))
    t.do("appear", "possessed-blade")
    assert (t.on("T10"), t.warrior("demon-1")["kind"], t.g.threat) == (["redeemer", "demon-1"], 5, 0)
    t = table(
        "possessed",
        tiles=["T35 0 0 0", "T10 0 1 0"],
        at={"T35": ["redeemer"], "T10": ["demon-1"]},
        figures=["demon-1 possessed-blade 0"],
        stack=["T11", "T36"],
        possessed=["possessed-brute"],
    )
    t.humans().do("activate", "redeemer").do("explore", "south").do("turn", 0)
    assert (t.where("demon-1"), t.where("demon-2"), t.warrior("demon-2")["kind"]) == ("T10", "T11", 4)
    assert t.g.possessed == 0


@rule("CLA-SC5-02")
def test_with_as_many_wounds_as_health_it_lies_prostrate_and_more_are_lost() -> None:
    at = {"T10": ["demon-1", "blade-1"], "T36": ["redeemer"]}
    t = table("possessed", tiles=TILES, at=at, figures=["demon-1 possessed-brute 2"]).activate("blade-1")
    t.rolls(6, 6, 6).do("attack", "demon-1")
    assert (t.wounds("demon-1"), t.warrior("demon-1")["prostrate"], t.where("demon-1")) == (3, True, "T10")
    t = table("possessed", tiles=TILES, at=at, figures=["demon-1 possessed-brute 1"]).activate("blade-1")
    t.rolls(6, 1, 1).do("attack", "demon-1")
    assert (t.wounds("demon-1"), t.warrior("demon-1")["prostrate"]) == (2, False)


@rule("CLA-SC5-02")
def test_a_prostrate_one_cannot_be_attacked_shot_smitten_or_blown_up() -> None:
    at = {"T10": ["demon-1", "redeemer", "brute-1"], "T36": ["blade-1"]}
    objects = {"blade-1": ["blunderbuss"]}
    facts: dict[str, Any] = {"dice": {"redeemer": 1}, "gifts": ["smite"], "hand": ["grenade"]}
    t = table("possessed", **PROSTRATE, at=at, objects=objects, **facts).activate("redeemer")
    assert (t.can("attack"), t.can("smite"), t.can("exorcise", "demon-1")) == (False, False, True)
    assert not t.activate("blade-1").can("shoot")
    t.rolls(1, 1).do("throw", "T10")
    assert [die[0] for die in t.told("blast-die")] == ["redeemer", "brute-1"]
    assert t.wounds("demon-1") == 3


@rule("CLA-SC5-02")
def test_a_prostrate_one_has_no_talents_does_not_act_and_rises_at_the_end_of_the_round() -> None:
    at = {"T10": ["demon-1", "redeemer"], "T36": ["blade-1"]}
    t = table("possessed", **PROSTRATE, at=at)
    assert (t.warrior("demon-1")["talents"], t.warrior("redeemer")["held"]) == ([], "")
    t.rolls(1, 1).demons()
    assert (t.g.round, t.wounds("demon-1"), t.warrior("demon-1")["prostrate"]) == (4, 2, False)
    assert t.told("rose") == [("demon-1", "possessed-brute")]
    t = table("possessed", tiles=TILES, at=at, figures=["demon-1 possessed-brute 2"]).demons()
    t.do("pass")
    assert (t.wounds("demon-1"), t.told("rose")) == (2, [])  # one that stands does not recover
    changes: dict[str, object] = {"scenarios": {"possessed": {"possession": {"recovery": 4}}}}
    t = table("possessed", **PROSTRATE, at=at, changes=changes).rolls(1, 1).demons()
    assert t.wounds("demon-1") == 0  # no more than it has


@rule("CLA-SC5-02")
def test_a_prostrate_one_still_counts() -> None:
    at = {"T10": ["demon-1", "troglodyte-1", "redeemer"], "T36": ["blade-1"]}
    assert table("possessed", **PROSTRATE, at=at).warrior("redeemer")["held"] == "CLA-BLK-01"


@rule("CLA-SC5-02", "CLA-EVTC-REGENERATION")
def test_regeneration_lets_a_prostrate_one_rise() -> None:
    at = {"T10": ["demon-1"], "T36": ["redeemer"]}
    t = table("possessed", **PROSTRATE, at=at, events=["regeneration"]).sending().do("regenerate", "demon-1")
    assert (t.wounds("demon-1"), t.warrior("demon-1")["prostrate"]) == (1, False)


@rule("CLA-SC5-03")
def test_the_redeemer_frees_a_prostrate_one_on_his_tile_and_both_freed_is_victory() -> None:
    at = {"T10": ["demon-1", "redeemer"]}
    t = table("possessed", **PROSTRATE, at=at).activate("redeemer").do("exorcise", "demon-1")
    assert (t.where("demon-1"), t.g.freed, t.winner) == ("", 1, "")
    t = table("possessed", **PROSTRATE, at=at, freed=1).activate("redeemer").do("exorcise", "demon-1")
    assert t.winner == "human"


@rule("CLA-SC5-03")
def test_nobody_else_frees_and_nobody_frees_one_that_stands_or_lies_elsewhere() -> None:
    t = table("possessed", **PROSTRATE, at={"T10": ["demon-1", "blade-1"], "T36": ["redeemer"]})
    assert t.activate("blade-1").targets("exorcise") == set()
    assert t.activate("redeemer").targets("exorcise") == set()
    at = {"T10": ["demon-1", "redeemer"]}
    t = table("possessed", tiles=TILES, at=at, figures=["demon-1 possessed-brute 2"]).activate("redeemer")
    assert (t.targets("exorcise"), t.can("attack", "demon-1")) == (set(), True)


@rule("CLA-SC5-02")
def test_either_of_them_lies_prostrate() -> None:
    for kind in BOTH:
        at = {"T10": ["demon-1", "blade-1"], "T36": ["redeemer"]}
        t = table("possessed", tiles=TILES, at=at, figures=[f"demon-1 {kind} 2"]).activate("blade-1")
        t.rolls(6, 1, 1).do("attack", "demon-1")
        assert (t.where("demon-1"), t.warrior("demon-1")["prostrate"], t.warrior("demon-1")["talents"]) == (
            "T10",
            True,
            [],
        )


@rule("CLA-SC5-02")
def test_a_prostrate_one_rises_on_the_first_tile_of_the_box_too() -> None:
    own: dict[str, object] = {"possession": {"tiles": ["T01"], "kinds": ["possessed-brute"]}}
    at = {"T01": ["demon-1"], "T36": ["redeemer"]}
    tiles = ["T01 0 0 0", "T36 0 1 0"]
    figures = ["demon-1 possessed-brute 3"]
    t = table("own", tiles=tiles, at=at, figures=figures, changes={"scenarios": {"own": own}}).rolls(1).demons()
    assert (t.g.round, t.wounds("demon-1"), t.told("rose")) == (4, 2, [("demon-1", "possessed-brute")])
