"""Chapter: the end. Who has won, when it is noticed, and what does not end a game."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.flow import Round

EXIT = ["T35 0 0 0", "T01 0 1 2"]


@rule("CLA-END-03")
def test_there_is_no_score_but_victory_and_a_draw_has_no_winner() -> None:
    t = table("ritual", tiles=["T35 0 0 0", "T02 0 1 0"], at={"T02": ["redeemer"]}, seals=2).activate("redeemer")
    assert (GAME.result(t.g).winners, GAME.result(t.g).scores) == ([], [0, 0])
    t.do("seal")
    assert (t.winner, GAME.result(t.g).winners, GAME.result(t.g).scores) == ("human", [HUMAN], [1, 0])
    t = table("ritual", at={"T35": ["redeemer"]}, round=20).round_from(Round.end)
    assert (t.winner, GAME.result(t.g).winners, GAME.result(t.g).scores) == ("demon", [DEMON], [0, 1])
    t = table(at={"T35": ["redeemer"]}, round=20, escaped=["blade-1"]).round_from(Round.end)
    assert (t.winner, GAME.result(t.g).winners, GAME.result(t.g).scores) == ("draw", [], [0, 0])


@rule("CLA-SC1-10", "CLA-END-02")
@pytest.mark.parametrize(("escaped", "winner"), [(["redeemer"], "draw"), ([], "demon")])
def test_with_nobody_left_one_escape_is_a_draw_and_none_a_defeat(escaped: list[str], winner: str) -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, cancelled={"blade-1": "23456"}, escaped=escaped).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "blade-1")
    assert t.winner == winner


@rule("CLA-END-02")
def test_the_death_of_the_last_hero_is_a_defeat_at_once_and_that_of_another_is_not() -> None:
    at = {"T35": ["blade-1", "troglodyte-1"], "T36": ["brute-1"]}
    t = table("stem-the-tide", at=at, cancelled={"blade-1": "23456"}).activate("troglodyte-1")
    t.rolls(6).do("attack", "blade-1")
    assert (t.where("blade-1"), t.winner) == ("", "")
    at = {"T35": ["blade-1", "troglodyte-1"]}
    t = table("stem-the-tide", at=at, cancelled={"blade-1": "23456"}).activate("troglodyte-1")
    t.rolls(6).do("attack", "blade-1")
    assert t.winner == "demon"


@rule("CLA-END-04")
def test_the_last_round_loses_whoever_is_below() -> None:
    t = table(at={"T35": ["redeemer"]}, round=19).rolls(2).round_from(Round.end)
    assert (t.winner, t.g.round, t.told("time-is-up")) == ("", 20, [])
    t.pass_until("")
    assert (t.winner, t.g.round, t.told("time-is-up")) == ("demon", 20, [(20,)])


@rule("CLA-SC4-04")
@pytest.mark.parametrize(("scenario", "winner"), [("ritual", "demon"), ("possessed", "demon"), ("survivors", "")])
def test_where_the_redeemers_death_decides(scenario: str, winner: str) -> None:
    at = {"T35": ["redeemer", "troglodyte-1"], "T36": ["blade-1"]}
    t = table(scenario, at=at, dice={"redeemer": 2}, cancelled={"redeemer": "13456"}).activate("troglodyte-1")
    t.rolls(6).do("attack", "redeemer")
    assert (t.where("redeemer"), t.winner) == ("", winner)


@rule("CLA-SC4-04")
def test_a_redeemer_who_lives_on_the_exit_tile_loses_nothing() -> None:
    t = table("ritual", tiles=EXIT, at={"T01": ["redeemer", "blade-1"]}).activate("blade-1").do("step", "T35")
    assert t.winner == ""


@rule("CLA-SC4-04", "CLA-SC1-08")
def test_a_redeemer_who_must_live_may_escape() -> None:
    own: dict[str, object] = {
        "humans": {"redeemer_must_live": True},
        "escape": {"tile": "T01", "needed": 2},
        "gathering": {"tile": "", "needed": 0},
    }
    changes: dict[str, object] = {"scenarios": {"own": own}}
    t = table("own", tiles=EXIT, at={"T35": ["redeemer", "blade-1", "brute-1"]}, changes=changes).activate("redeemer")
    t.do("step", "T01")
    assert (t.told("escaped"), t.winner) == ([("redeemer",)], "")
    t.activate("blade-1").do("step", "T01")
    assert t.winner == "human"
    t = table("own", tiles=EXIT, at={"T35": ["redeemer", "brute-1"]}, changes=changes, escaped=["blade-2"])
    t.activate("brute-1").do("step", "T01")
    assert t.winner == "human"


@rule("CLA-SC6-03", "CLA-RND-04")
@pytest.mark.parametrize("bearer", ["redeemer", "blade-1"])
def test_the_bearer_of_the_treasure_wins_on_the_exit_and_nobody_else(bearer: str) -> None:
    at = {"T35": ["redeemer", "blade-1", "brute-1"]}
    t = table("who-dares-wins", tiles=EXIT, at=at, treasure=bearer).activate("brute-1").do("step", "T01")
    assert t.winner == ""
    t.activate(bearer).do("step", "T01")
    assert t.winner == "human"


@rule("CLA-SC6-03")
def test_the_treasure_alone_on_the_exit_wins_nothing() -> None:
    t = table("who-dares-wins", tiles=EXIT, at={"T35": ["blade-1"]}, treasure="T01").activate("blade-1")
    t.do("step", "T01")
    assert t.winner == ""


@rule("CLA-SC7-03")
def test_two_on_the_exit_at_once_win_and_one_does_not() -> None:
    t = table("infection", tiles=EXIT, at={"T35": ["blade-1", "redeemer"]}).activate("redeemer").do("step", "T01")
    assert (t.winner, t.where("redeemer")) == ("", "T01")
    t.activate("blade-1").do("step", "T01")
    assert t.winner == "human"


@rule("CLA-END-01")
@pytest.mark.parametrize(
    ("scenario", "winner"),
    [("infection", "human"), ("survivors", "human"), ("stem-the-tide", ""), ("ritual", ""), ("who-dares-wins", "")],
)
def test_what_wins_one_scenario_wins_no_other(scenario: str, winner: str) -> None:
    t = (
        table(scenario, tiles=EXIT, at={"T35": ["blade-1", "blade-2", "redeemer"]})
        .activate("blade-1")
        .do("step", "T01")
    )
    t.activate("blade-2").do("step", "T01")
    assert t.winner == winner
