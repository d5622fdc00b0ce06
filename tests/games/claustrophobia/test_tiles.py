"""Chapter: special tiles."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule


@rule("CLA-TIL-09", "CLA-TIL-10")
def test_leaving_a_flooded_tunnel_takes_all_movement() -> None:
    tiles = ["T17 0 0 0", "T36 0 1 0", "T35 0 2 0"]
    t = table(tiles=tiles, at={"T17": ["blade-1"], "T36": ["troglodyte-1"]}, dice={"blade-1": 6}).activate("blade-1")
    t.do("step", "T36")
    assert not t.can("step")
    t = table(tiles=tiles, at={"T17": ["blade-1"]}, dice={"blade-1": 6}, stack=["T27", "T32"]).activate("blade-1")
    t.do("explore", "south")
    assert (t.where("blade-1"), t.asked) == ("T27", -1)
    t = table(tiles=tiles, at={"T17": ["troglodyte-1"], "T35": ["redeemer"]}, powers=["speed"]).activate("troglodyte-1")
    t.do("step", "T36")
    assert t.asked == -1


@rule("CLA-TIL-09", "CLA-TIL-10", "CLA-MOV-02")
@pytest.mark.parametrize(
    ("tile", "all_of_it"),
    [("T16", False), ("T17", True), ("T18", True), ("T19", True), ("T20", False)],
)
def test_leaving_takes_all_movement_out_of_flooded_tunnels_only(tile: str, *, all_of_it: bool) -> None:
    at = {tile: ["blade-1"], "T36": ["troglodyte-1"]}
    t = table(tiles=[f"{tile} 0 0 0", "T36 0 1 0", "T35 0 2 0"], at=at, dice={"blade-1": 6}).activate("blade-1")
    t.do("step", "T36")
    assert t.can("step", "T35") == (not all_of_it)


@rule("CLA-TIL-13", "CLA-THR-05")
def test_a_mechanism_gives_one_die_once() -> None:
    t = table(tiles=["T35 0 0 0", "T24 0 1 0"], at={"T35": ["blade-1", "redeemer"]}, bonus_dice=1).humans()
    t.do("activate", "blade-1").do("step", "T24").pass_until("ask-activate")
    t.do("activate", "redeemer").do("step", "T24").pass_until("ask-place")
    assert (len(t.g.rolled), t.told("mechanism")) == (5, [("T24",)])  # three, one that was due, one of the Mechanism
    t.rolls(1, 1).do("pass").pass_until("ask-place")
    assert (t.g.round, len(t.g.rolled)) == (4, 3)


@rule("CLA-TIL-02", "CLA-ADV-01")
def test_a_stash_does_nothing_without_a_scenario_that_says_so() -> None:
    tiles = ["T35 0 0 0", "T10 0 1 0"]
    t = table("ritual", tiles=tiles, at={"T35": ["redeemer", "blade-1"]}, advantage_deck=["dodge"])
    t.activate("blade-1").do("step", "T10")
    assert (t.where("blade-1"), t.winner, t.hand(HUMAN)) == ("T10", "", 0)


@rule("CLA-TIL-16", "CLA-TIL-20")
def test_a_hole_gets_its_token_on_another_tile() -> None:
    t = table(at={"T35": ["redeemer"]}, stack=["T05", "T27"]).activate("redeemer").do("explore", "south").do("turn", 0)
    assert (t.question, t.asked) == ("ask-dig", DEMON)
    assert t.targets("dig") == {"T35", "T36"}
    t.do("dig", "T36")
    assert t.tile("T36")["holes"] == 1


@rule("CLA-TIL-19")
def test_no_demon_and_no_human_crawls_through_a_hole() -> None:
    tiles = ["T05 0 0 0", "T27 0 1 0", "T36 5 5 0"]
    t = table(tiles=tiles, at={"T05": ["demon-1", "blade-1"]}, figures=["demon-1 underground-hunter 0"], holes=["T36"])
    for warrior in ("demon-1", "blade-1"):
        t.activate(warrior)
        assert t.targets("crawl") == set()
        assert t.why_not("crawl", "T36") == "CLA-TIL-19"


@rule("CLA-TIL-19")
def test_a_hole_leads_onto_no_full_tile() -> None:
    tiles = ["T05 0 0 0", "T27 0 1 0", "T36 5 5 0"]
    swarm = ["troglodyte-2", "troglodyte-3", "troglodyte-4"]
    t = table(tiles=tiles, at={"T05": ["troglodyte-1"], "T36": swarm, "T27": ["redeemer"]}, holes=["T36"])
    assert t.activate("troglodyte-1").why_not("crawl", "T36") == "CLA-TIL-19"
    t = table(tiles=tiles, at={"T05": ["troglodyte-1"], "T36": swarm[1:], "T27": ["redeemer"]}, holes=["T36"])
    assert t.activate("troglodyte-1").do("crawl", "T36").where("troglodyte-1") == "T36"


@rule("CLA-TIL-17", "CLA-TIL-18")
def test_a_hole_costs_one_movement_like_a_step() -> None:
    tiles = ["T05 0 0 0", "T27 0 1 0", "T36 5 5 0"]
    t = table(tiles=tiles, at={"T05": ["troglodyte-1"], "T27": ["redeemer"]}, holes=["T36"], powers=["speed"])
    t.activate("troglodyte-1").do("crawl", "T36").do("crawl", "T05")
    assert (t.where("troglodyte-1"), t.asked) == ("T05", -1)


@rule("CLA-TIL-17", "CLA-TIL-18")
def test_where_one_can_walk_nobody_needs_the_hole_but_whoever_is_held_does() -> None:
    tiles = ["T05 0 0 0", "T36 0 1 0"]
    t = table(tiles=tiles, at={"T05": ["troglodyte-1"], "T36": ["redeemer"]}, holes=["T36"]).activate("troglodyte-1")
    assert (t.targets("step"), t.targets("crawl")) == ({"T36"}, set())
    t = table(tiles=tiles, at={"T05": ["troglodyte-1", "brute-1"]}, holes=["T36"]).activate("troglodyte-1")
    assert (t.targets("step"), t.targets("crawl")) == (set(), {"T36"})


@rule("CLA-TIL-17", "CLA-TIL-20")
def test_holes_join_hole_tiles_and_tokens() -> None:
    tiles = ["T05 0 0 0", "T07 0 3 0", "T36 5 5 0", "T35 8 8 0", "T04 9 9 0"]
    t = table(tiles=tiles, at={"T07": ["troglodyte-1"], "T35": ["redeemer"]}, holes=["T36", "T35"])
    t.activate("troglodyte-1")
    assert t.targets("crawl") == {"T36", "T35"}
    assert t.why_not("crawl", "T05") == "CLA-TIL-17"
    t = table(tiles=tiles, at={"T36": ["troglodyte-1"], "T35": ["redeemer"]}, holes=["T36", "T35"])
    assert t.activate("troglodyte-1").targets("crawl") == {"T05", "T07"}
    t = table(tiles=tiles, at={"T04": ["troglodyte-1"], "T35": ["redeemer"]}, holes=["T36", "T35"])
    assert t.activate("troglodyte-1").targets("crawl") == set()


@rule("CLA-TIL-20")
def test_a_token_on_a_hole_tile_leads_to_the_other_hole_tiles() -> None:
    tiles = ["T05 0 0 0", "T07 0 3 0", "T35 8 8 0"]
    t = table(tiles=tiles, at={"T05": ["troglodyte-1"], "T35": ["redeemer"]}, holes=["T05", "T05"])
    assert t.activate("troglodyte-1").targets("crawl") == {"T07"}


@rule("CLA-TIL-08", "CLA-TIL-01")
def test_entering_a_flooded_tunnel_ends_the_movement_but_not_the_fight() -> None:
    for tile, goes_on in (("T17 0 1 0", False), ("T19 0 1 2", False), ("T16 0 1 1", True)):
        name = tile.split()[0]
        t = table(tiles=["T35 0 0 0", tile], at={"T35": ["blade-1"], name: ["troglodyte-1"]}, dice={"blade-1": 6})
        t.activate("blade-1").do("step", name)
        assert t.can("step", "T35") == goes_on
        assert t.can("attack", "troglodytes")


@rule("CLA-TIL-11", "CLA-TIL-12")
@pytest.mark.parametrize(
    ("die", "wounds", "company", "then"),
    [
        (1, 0, 0, "ask-act"),
        (2, 1, 0, "ask-act"),
        (3, 1, 0, "ask-act"),
        (4, 0, 0, ""),  # the movement is over
        (5, 0, 1, "ask-act"),
        (6, 2, 0, "ask-act"),
    ],
)
def test_booby_traps(die: int, wounds: int, company: int, then: str) -> None:
    t = table(tiles=["T35 0 0 0", "T22 0 1 0"], at={"T35": ["blade-1"]}, dice={"blade-1": 6})
    t.activate("blade-1").rolls(die).do("step", "T22")
    for line in range(1, wounds + 1):
        t.do("cancel", line)
    assert (t.question, len(t.lines("blade-1")), len(t.tile("T22")["demons"])) == (then, wounds, company)
    assert t.can("step", "T35") == (then != "")
    assert t.g.threat == 0  # the Troglodyte comes for nothing


@rule("CLA-TIL-11")
def test_a_trap_springs_once_per_tile() -> None:
    t = table(tiles=["T35 0 0 0", "T22 0 1 0"], at={"T35": ["blade-1", "redeemer"]}, rolls=[1, 1])
    t.humans().do("activate", "blade-1").do("step", "T22").do("activate", "redeemer").do("step", "T22")
    assert t.told("booby-trap") == [("blade-1", "T22", 1)]


@rule("CLA-TIL-11")
def test_by_option_a_trap_springs_once_for_every_warrior() -> None:
    at = {"T35": ["blade-1", "blade-2"]}
    dice = {"blade-1": 2, "blade-2": 2}
    t = table(tiles=["T35 0 0 0", "T22 0 1 0"], at=at, dice=dice, options={"booby_scope": "warrior"}, rolls=[1, 1, 1])
    t.humans().do("activate", "blade-1").do("step", "T22").do("step", "T35")
    t.do("activate", "blade-2").do("step", "T22").pass_until("ask-place")
    assert [told[0] for told in t.told("booby-trap")] == ["blade-1", "blade-2"]
    t.activate("blade-1").do("step", "T22")
    assert len(t.told("booby-trap")) == 2


@rule("CLA-TIL-11")
def test_by_option_no_visitor_springs_the_trap_for_another() -> None:
    tiles = ["T35 0 0 0", "T22 0 1 0"]
    for first, last in (("blade-2", "blade-1"), ("brute-1", "redeemer"), ("redeemer", "brute-1")):
        at = {"T35": [first, last]}
        t = table(tiles=tiles, at=at, options={"booby_scope": "warrior"}, rolls=[1, 1])
        t.humans().do("activate", first).do("step", "T22").pass_until("ask-activate")
        t.do("activate", last).do("step", "T22")
        assert [told[0] for told in t.told("booby-trap")] == [first, last]


@rule("CLA-TIL-21")
def test_traps_and_mechanisms_react_to_humans_only_and_wait_for_them() -> None:
    for tile in ("T22", "T24"):
        t = table(tiles=["T35 0 0 0", f"{tile} 0 1 0"], at={"T35": ["troglodyte-1", "blade-1"]}, rolls=[1])
        t.activate("troglodyte-1").do("step", tile)
        assert (t.told("booby-trap"), t.told("mechanism"), t.tile(tile)["visited"]) == ([], [], False)
        t.activate("blade-1").do("step", tile)
        assert len(t.told("booby-trap") + t.told("mechanism")) == 1


@rule("CLA-RND-04")
def test_nothing_happens_on_a_tile_after_the_step_that_wins() -> None:
    own: dict[str, object] = {
        "layout": {"piles": ["4", "2 T20"], "objectives": ["T20"]},
        "gathering": {"tile": "T20", "needed": 1},
    }
    t = table("own", tiles=["T35 0 0 0", "T20 0 1 2"], at={"T35": ["blade-1"]}, changes={"scenarios": {"own": own}})
    t.activate("blade-1").do("step", "T20")
    assert (t.winner, t.told("booby-trap")) == ("human", [])


@rule("CLA-TIL-16")
@pytest.mark.parametrize(
    ("tile", "digs"), [("T04", False), ("T05", True), ("T06", True), ("T07", True), ("T08", False)]
)
def test_only_holes_get_a_token(tile: str, *, digs: bool) -> None:
    t = table(at={"T35": ["redeemer"]}, stack=[tile, "T27"]).activate("redeemer").do("explore", "south")
    assert (t.take_first("ask-dig").question == "ask-dig") == digs
