"""Chapter: special tiles."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.table import DEMON, HUMAN, table
from tests.marks import rule


@rule("CLA-TIL-08", "CLA-TIL-01")
def test_entering_a_flooded_tunnel_ends_the_movement_but_not_the_fight() -> None:
    t = table(tiles=["T35 0 0 0", "T17 0 1 0"], at={"T35": ["blade-1"], "T17": ["troglodyte-1"]}, dice={"blade-1": 6})
    t.activate("blade-1").do("step", "T17")
    assert not t.can("step")
    assert t.can("attack", "troglodytes")


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


@rule("CLA-TIL-11", "CLA-TIL-12", "CLA-TIL-21")
@pytest.mark.parametrize(
    ("die", "wounds", "goes_on", "company"),
    [(1, 0, True, 0), (3, 1, True, 0), (4, 0, False, 0), (5, 0, True, 1), (6, 2, True, 0)],
)
def test_booby_traps(die: int, wounds: int, company: int, goes_on: bool) -> None:  # noqa: FBT001 - a row of the table
    t = table(tiles=["T35 0 0 0", "T22 0 1 0"], at={"T35": ["blade-1", "redeemer"]}, dice={"blade-1": 6})
    t.activate("blade-1").rolls(die).do("step", "T22")
    for line in range(1, wounds + 1):
        t.do("cancel", line)
    assert len(t.lines("blade-1")) == wounds
    assert t.can("step", "T35") == goes_on
    assert len(t.tile("T22")["demons"]) == company
    t.activate("redeemer").do("step", "T22")
    assert len(t.told("booby-trap")) == 1  # once per tile


@rule("CLA-TIL-11", "CLA-TIL-21")
def test_a_trap_may_react_to_every_warrior_by_option_and_never_to_demons() -> None:
    tiles = ["T35 0 0 0", "T22 0 1 0"]
    t = table(tiles=tiles, at={"T35": ["blade-1", "redeemer"]}, options={"booby_scope": "warrior"}, rolls=[1, 1])
    t.activate("blade-1").do("step", "T22").do("activate", "redeemer").do("step", "T22")
    assert len(t.told("booby-trap")) == 2
    t = table(tiles=tiles, at={"T35": ["troglodyte-1"], "T22": []}).activate("troglodyte-1").do("step", "T22")
    assert t.told("booby-trap") == []
    assert not t.tile("T22")["visited"]


@rule("CLA-TIL-13", "CLA-TIL-21", "CLA-THR-05")
def test_a_mechanism_gives_one_die_once() -> None:
    t = table(tiles=["T35 0 0 0", "T24 0 1 0"], at={"T35": ["blade-1", "redeemer"]}, bonus_dice=1)
    t.activate("blade-1").do("step", "T24").do("activate", "redeemer").do("step", "T24")
    assert t.g.bonus_dice == 2
    t.threat(1, 1, 1, 1, 1)
    assert len(t.g.rolled) == 5
    assert t.g.bonus_dice == 0


@rule("CLA-TIL-02")
def test_a_stash_does_nothing_without_a_scenario_that_says_so() -> None:
    t = table("ritual", tiles=["T35 0 0 0", "T10 0 1 0"], at={"T35": ["blade-1"]}, advantage_deck=["dodge"])
    t.activate("blade-1").do("step", "T10")
    assert t.hand(HUMAN) == 0


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
