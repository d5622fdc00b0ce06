"""Chapters: scenarios and the end."""

from __future__ import annotations

from tests.games.claustrophobia.driver import new_game, table
from tests.marks import rule

EXIT = ["T35 0 0 0", "T01 0 1 2"]
ROOM = ["T35 0 0 0", "T02 0 1 0"]
MASTER = ["demon-1 master-of-souls 0"]
POSSESSED = ["T10 0 0 0", "T36 0 1 0", "T35 0 2 0"]
BRUTE = ["demon-1 possessed-brute 3"]


@rule("CLA-SC2-01")
def test_two_condemned_carry_the_charges() -> None:
    t = new_game("stem-the-tide")
    assert t.targets("load") == {"brute-1", "brute-2", "blade-1"}
    t.do("load", "blade-1")
    assert t.targets("load") == {"brute-1", "brute-2"}


@rule("CLA-SC2-03")
def test_the_shaft_is_a_lair() -> None:
    t = table("stem-the-tide", tiles=ROOM, at={"T02": ["redeemer"]}, threat=1, charges=["planted", "T35"]).sending()
    assert t.can("send", "T02")


@rule("CLA-SC3-01", "CLA-SND-12")
def test_the_master_appears_with_his_guard() -> None:
    t = table("cut-off-the-head", tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, stack=["T02", "T31"], threat=9)
    t.activate("redeemer").do("explore", "north")
    assert t.on("T02") == ["redeemer", "troglodyte-1", "troglodyte-2", "demon-1"]
    assert not t.sending().can("summon")


@rule("CLA-SC3-03")
def test_the_masters_death_wins() -> None:
    t = table("cut-off-the-head", tiles=ROOM, at={"T02": ["demon-1", "blade-1"]}, figures=["demon-1 master-of-souls 5"])
    t.activate("blade-1").rolls(6, 1, 1).do("attack", "demon-1")
    assert t.winner == "human"


@rule("CLA-SC6-01", "CLA-SC6-02")
def test_stashes_hold_three_false_treasures_and_a_true_one() -> None:
    assert sorted(new_game("who-dares-wins").g.treasures) == [0, 0, 0, 1]
    tiles = ["T35 0 0 0", "T10 0 1 0"]
    t = (
        table("who-dares-wins", tiles=tiles, at={"T35": ["blade-1"]}, treasures=[1, 0])
        .activate("blade-1")
        .do("step", "T10")
    )
    assert t.g.threat == 2
    t = (
        table("who-dares-wins", tiles=tiles, at={"T35": ["blade-1"]}, treasures=[0, 1])
        .activate("blade-1")
        .do("step", "T10")
    )
    assert t.warrior("blade-1")["treasure"]
    assert t.g.threat == 0


@rule("CLA-SC3-02")
def test_the_master_acts_and_adds_his_die_in_the_round_he_appears() -> None:
    t = table("cut-off-the-head", tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, stack=["T02", "T31"]).humans()
    t.do("activate", "redeemer").do("explore", "north")
    assert not t.warrior("demon-1")["activated"]
    t.pass_until("ask-place")
    assert len(t.g.rolled) == 3 + 1
    t.pass_until("ask-activate")
    assert "demon-1" in t.targets("activate")


@rule("CLA-SC5-04")
def test_a_possessed_stays_about_the_stash_where_it_appeared() -> None:
    tiles = ["T35 0 0 0", "T11 0 1 1", "T36 0 2 0", "T10 0 3 0", "T31 0 4 0"]  # T11 came before T10
    figures = ["demon-1 possessed-blade 0", "demon-2 possessed-brute 0"]
    at = {"T36": ["demon-1", "demon-2"], "T35": ["redeemer"]}
    t = table("possessed", tiles=tiles, at=at, figures=figures)
    assert {w: set(t.warrior(w)["ways"].items()) for w in ("demon-1", "demon-2")} == {
        "demon-1": {(10, ""), (9, "CLA-SC5-04")},
        "demon-2": {(10, "CLA-SC5-04"), (9, "")},
    }
    t.activate("demon-1")
    assert (t.targets("step"), t.why_not("step", "T10")) == ({"T11"}, "CLA-SC5-04")
    t.do("step", "T11")
    assert t.targets("step") == {"T35", "T36"}  # both are joined to it
    t.activate("demon-2")
    assert (t.targets("step"), t.why_not("step", "T11")) == ({"T10"}, "CLA-SC5-04")


@rule("CLA-SC5-04")
def test_other_demons_go_where_they_like() -> None:
    tiles = ["T35 0 0 0", "T11 0 1 1", "T36 0 2 0", "T10 0 3 0", "T31 0 4 0"]
    at = {"T36": ["demon-1"], "T35": ["redeemer"]}
    t = table("possessed", tiles=tiles, at=at, figures=["demon-1 tempter 0"]).activate("demon-1")
    assert t.targets("step") == {"T11", "T10"}


@rule("CLA-SC6-02")
def test_a_stash_without_a_token_holds_nothing() -> None:
    tiles = ["T35 0 0 0", "T10 0 1 0"]
    t = table("who-dares-wins", tiles=tiles, at={"T35": ["blade-1"]}).activate("blade-1").do("step", "T10")
    assert (t.told("treasure"), t.told("false-treasure"), t.g.threat) == ([], [], 0)


@rule("CLA-SC6-03", "CLA-RND-04")
def test_a_treasure_found_on_its_goal_wins_at_once() -> None:
    own: dict[str, object] = {
        "layout": {"piles": ["4", "2 T10"], "objectives": ["T10"], "stash": "treasure"},
        "treasure": {"tile": "T10", "tokens": 1},
        "gathering": {"tile": "", "needed": 0},
    }
    changes: dict[str, object] = {"scenarios": {"own": own}}
    t = table("own", tiles=["T35 0 0 0", "T10 0 1 0"], at={"T35": ["blade-1"]}, treasures=[1], changes=changes)
    assert t.activate("blade-1").do("step", "T10").winner == "human"


@rule("CLA-SC4-01", "CLA-SC4-02")
def test_the_redeemer_lays_one_seal_per_activation_and_the_third_wins() -> None:
    t = table("ritual", tiles=ROOM, at={"T02": ["redeemer", "blade-1", "troglodyte-1"]}, seals=1).humans()
    t.do("activate", "redeemer").do("seal")
    assert (t.g.seals, t.can("seal"), t.winner) == (2, False, "")
    t.pass_until("ask-activate").do("activate", "blade-1")
    assert not t.can("seal")
    t = table("ritual", tiles=ROOM, at={"T02": ["redeemer"]}, seals=2).activate("redeemer").do("seal")
    assert t.winner == "human"
    t = table("ritual", tiles=ROOM, at={"T35": ["redeemer"]}, seals=2).activate("redeemer")
    assert not t.can("seal")


@rule("CLA-SC4-03")
def test_a_fiend_alone_with_the_seals_removes_one_in_place_of_its_fight() -> None:
    t = table("ritual", tiles=ROOM, at={"T02": ["troglodyte-1"], "T35": ["redeemer"]}, seals=2).activate("troglodyte-1")
    t.do("unseal")
    assert (t.g.seals, t.can("unseal")) == (1, False)
    at = {"T02": ["troglodyte-1", "blade-1"], "T35": ["redeemer"]}
    assert not table("ritual", tiles=ROOM, at=at, seals=2).activate("troglodyte-1").can("unseal")
    at = {"T02": ["redeemer"], "T35": ["troglodyte-1"]}
    assert not table("ritual", tiles=ROOM, at=at, seals=2).activate("troglodyte-1").can("unseal")
    at = {"T02": ["troglodyte-1"], "T35": ["redeemer"]}
    assert not table("ritual", tiles=ROOM, at=at, seals=0).activate("troglodyte-1").can("unseal")


@rule("CLA-SC4-03")
def test_a_removed_seal_can_be_laid_again() -> None:
    at = {"T02": ["demon-1"], "T35": ["redeemer"]}
    t = table("ritual", tiles=ROOM, at=at, figures=["demon-1 tempter 0"], seals=2).demons()
    t.do("activate", "demon-1").rolls(2).do("unseal").do("step", "T35")
    assert t.g.round == 4
    t.do("activate", "redeemer").do("step", "T02").do("seal")
    assert (t.g.seals, t.winner) == (2, "")


@rule("CLA-SC3-01")
def test_the_master_waits_for_the_pentacle_room_and_cannot_be_bought() -> None:
    t = table("cut-off-the-head", tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, stack=["T36", "T02"], threat=9)
    t.humans().do("activate", "redeemer").do("explore", "north")
    assert (t.on("T36"), t.g.fiends()) == (["redeemer"], [])
    assert not t.sending().can("summon")


@rule("CLA-SC3-03")
def test_the_death_of_another_demon_wins_nothing() -> None:
    at = {"T02": ["demon-1", "blade-1"]}
    t = table("cut-off-the-head", tiles=ROOM, at=at, figures=["demon-1 tempter 3"]).activate("blade-1")
    t.rolls(6, 1, 1).do("attack", "demon-1")
    assert (t.where("demon-1"), t.winner) == ("", "")
