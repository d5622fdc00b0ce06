"""Chapter: exploration. What comes before what: cards, Lost, Precognition, the tile, who appears, holes, the step."""

from __future__ import annotations

from tests.games.claustrophobia.driver import table
from tests.marks import rule


@rule("CLA-TIM-01")
def test_cards_are_played_before_the_look_at_two_tiles() -> None:
    t = table(at={"T35": ["redeemer"]}, dice={"redeemer": 5}, gifts=["precognition"], hand=["map"])
    t.activate("redeemer").do("explore", "east")
    assert (t.question, t.do("chart").question) == ("ask-explore-cards", "ask-foresee")


@rule("CLA-EVTC-LOST")
def test_whoever_is_lost_looks_at_no_tiles() -> None:
    t = table(at={"T35": ["redeemer"]}, dice={"redeemer": 5}, gifts=["precognition"], events=["lost"])
    t.activate("redeemer").do("explore", "east").do("mislead")
    assert (t.asked, t.told("foresaw"), t.told("drew-tile")) == (-1, [], [])


@rule("CLA-SC5-01", "CLA-TIL-16", "CLA-EXP-05", "CLA-ADVC-MAP")
def test_the_tile_is_counted_then_somebody_appears_then_a_hole_is_dug_then_the_explorer_enters() -> None:
    haunted: dict[str, object] = {
        "layout": {"piles": ["4", "3 T05 T01 T06"], "objectives": ["T05", "T01", "T06"]},
        "possession": {"tiles": ["T05", "T06"], "kinds": ["tempter", "possessed-brute"], "recovery": 1},
    }
    changes: dict[str, object] = {"scenarios": {"own": haunted}}
    kinds = ["tempter", "possessed-brute"]
    t = table("own", at={"T35": ["redeemer"]}, stack=["T05", "T33"], changes=changes, possessed=kinds, map_left=2)
    t.activate("redeemer").do("explore", "east").do("turn", 90)
    assert (t.question, t.told("laid"), t.g.map_left) == ("ask-appear", [("T05", "T35", "east", 90)], 1)
    t.do("appear", "tempter")
    assert (t.question, t.on("T05"), t.where("redeemer")) == ("ask-dig", ["demon-1"], "T35")
    t.do("dig", "T36")
    assert (t.where("redeemer"), t.told("entered")) == ("T05", [("redeemer", "T05")])
