"""The Survivors: ten tiles, then the Exit; whoever enters it has escaped."""

from __future__ import annotations

from tests.games.claustrophobia.driver import HUMAN, table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME

CROSSING = ["T35 0 0 0"]


@rule("CLA-SC1-05")
def test_every_tile_explored_lowers_the_d10_and_after_the_tenth_the_exit_comes() -> None:
    t = table(tiles=CROSSING, at={"T35": ["blade-1"]}, dice={"blade-1": 2}, countdown=2, stack=["T36", "T24", "T27"])
    t.activate("blade-1").do("explore", "north").do("explore", "north")
    assert (t.told("drew-tile"), t.told("countdown")) == ([("T36",), ("T24",)], [(1,), (0,)])
    t.activate("blade-1").do("explore", "north")
    assert t.told("drew-tile")[-1] == ("T01",)
    assert t.g.countdown == 0


@rule("CLA-SC1-05")
def test_ten_tiles_are_counted_from_the_start() -> None:
    assert table(tiles=CROSSING, at={"T35": ["blade-1"]}).g.scenario().countdown == 10


@rule("CLA-SC1-06")
def test_a_discarded_dead_end_is_not_counted() -> None:
    t = table(tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, countdown=5, stack=["T26", "T36", "T35"])
    t.activate("redeemer").do("explore", "north")
    assert (t.told("dead-end"), t.g.countdown) == ([("T26",)], 4)


@rule("CLA-SC1-06")
def test_the_exit_comes_also_when_no_tile_is_left() -> None:
    t = table(at={"T35": ["redeemer", "brute-1"]}, countdown=5, stack=[]).activate("redeemer").do("explore", "south")
    assert t.told("drew-tile") == [("T01",)]


@rule("CLA-SC1-06")
def test_precognition_has_nothing_to_choose_when_the_exit_is_due_but_lost_still_applies() -> None:
    t = table(
        at={"T35": ["redeemer", "brute-1"]},
        countdown=0,
        dice={"redeemer": 5},
        gifts=["precognition"],
        events=["lost"],
    ).activate("redeemer")
    t.do("explore", "south")
    assert t.question == "ask-explore-cards"
    t.do("pass")
    assert (t.question, t.told("drew-tile")) == ("ask-turn", [("T01",)])


@rule("CLA-SC1-08", "CLA-SC1-09")
def test_whoever_enters_the_exit_is_gone_and_two_of_them_win() -> None:
    exit_tiles = ["T35 0 0 0", "T01 0 1 2"]
    t = table(tiles=exit_tiles, at={"T35": ["redeemer", "blade-1", "troglodyte-1", "troglodyte-2"]}).humans()
    t.do("activate", "redeemer").do("step", "T01")
    assert (t.where("redeemer"), t.told("escaped"), t.winner) == ("", [("redeemer",)], "")
    assert t.warrior("troglodyte-1")["held"] == ""
    t.do("activate", "blade-1").do("step", "T01")
    assert t.winner == "human"


@rule("CLA-SC1-08", "CLA-INI-09")
def test_whoever_has_escaped_gets_no_die_and_stays_out() -> None:
    t = table(tiles=["T35 0 0 0", "T01 0 1 2"], at={"T35": ["redeemer", "blade-1"]}).humans()
    t.do("activate", "redeemer").rolls(1, 1, 1, 1).do("step", "T01")
    assert GAME.view(t.g, None)["escaped"] == [0]
    t.pass_until("ask-place").do("pass")
    assert (t.g.round, t.told("action-die")) == (4, [(1,)])


@rule("CLA-SC1-07", "CLA-TIL-02")
def test_the_first_visitor_of_a_stash_draws_an_advantage_card() -> None:
    tiles = ["T35 0 0 0", "T11 0 1 1"]
    t = table(tiles=tiles, at={"T35": ["blade-1", "redeemer"]}, advantage_deck=["map", "map"]).humans()
    t.do("activate", "blade-1").do("step", "T11")
    assert t.hand(HUMAN) == 1
    t.pass_until("ask-activate").do("activate", "redeemer").do("step", "T11")
    assert t.hand(HUMAN) == 1
    assert table(tiles=tiles, at={"T35": ["blade-1"]}).activate("blade-1").do("step", "T11").hand(HUMAN) == 0


@rule("CLA-TIL-02")
def test_there_is_nothing_to_find_elsewhere() -> None:
    for tile in ("T36 0 1 0", "T07 0 1 2"):
        t = table(tiles=["T35 0 0 0", tile], at={"T35": ["blade-1"]}, advantage_deck=["map"]).activate("blade-1")
        assert t.do("step", tile.split()[0]).hand(HUMAN) == 0
