"""Chapters: set-up, scenarios, the end, handicaps and the auction."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.claustrophobia.table import DEMON, HUMAN, new_game, table
from tests.marks import rule

from ostoja.engine.errors import DataError
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.flow import Round
from ostoja.games.claustrophobia.words import TILE

EXIT = ["T35 0 0 0", "T01 0 1 2"]
ROOM = ["T35 0 0 0", "T02 0 1 0"]
MASTER = ["demon-1 master-of-souls 0"]
POSSESSED = ["T10 0 0 0", "T36 0 1 0", "T35 0 2 0"]
BRUTE = ["demon-1 possessed-brute 3"]


@rule("CLA-GEN-01")
def test_two_players_play() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 2)
    g = new_game().g
    assert {GAME.side(g, 0), GAME.side(g, 1)} == {"human", "demon"}


@rule("CLA-SET-01", "CLA-SET-02")
def test_scenario_and_sides_are_agreed_or_drawn() -> None:
    assert new_game("ritual").g.scenario().key == "ritual"
    assert new_game(human_seat="1").g.human == 1
    drawn = {new_game("random", human_seat="random", rolls=[n]).g.scenario().order for n in range(1, 3)}
    assert max(drawn) < 90


@rule("CLA-SET-03", "CLA-SET-07")
def test_decks_and_the_stack_lie_face_down() -> None:
    t = new_game("stem-the-tide")
    seen = GAME.view(t.g, HUMAN)
    assert seen["stack"] == 8
    assert seen["event_deck"] == 16
    assert not {"deck", "tiles_left"} & set(seen)
    assert seen["known"] == []


@rule("CLA-SET-04", "CLA-SC1-01", "CLA-SC1-03", "CLA-SC1-04", "CLA-ADV-01")
def test_the_survivors_forces() -> None:
    t = new_game()
    assert t.on("T02") == ["redeemer", "brute-1", "blade-1", "blade-2"]
    assert [t.warrior(hero)["objects"] for hero in t.on("T02")] == [[], [], [0], []]
    assert (t.hand(HUMAN), t.g.threat, t.g.demons_left, len(t.g.stack)) == (2, 4, 2, 34)


@rule("CLA-SET-06", "CLA-OBJ-03", "CLA-OBJ-04")
def test_unassigned_objects_go_to_allowed_bearers() -> None:
    t = new_game("own")
    assert t.question == "ask-equip"
    assert {option[2] for option in t.options} == {"brute-1", "blade-1", "blade-2"}
    assert t.why_not("equip", "shield", "redeemer") == "CLA-OBJ-03"
    t.do("equip", "shield", "blade-1")
    assert t.warrior("blade-1")["objects"] == [1]
    twice: dict[str, object] = {"humans": {"objects": ["anybody shield", "anybody shield"]}}
    t = new_game("own", changes={"scenarios": {"own": twice}}).do("equip", "shield", "blade-1")
    assert t.why_not("equip", "shield", "blade-1") == "CLA-OBJ-04"


@rule("CLA-SCN-01")
def test_named_tiles_are_in_their_pile() -> None:
    t = new_game("possessed")
    names = [str(TILE.spell(tile)) for tile in t.g.stack]
    assert "T11" in names[:4]
    assert "T10" in names[4:]
    assert not {"T01", "T08", "T09", "T02"} & set(names)


@rule("CLA-RND-04", "CLA-END-01", "CLA-SC1-08", "CLA-SC1-09")
def test_two_escapes_win_at_once() -> None:
    t = table(tiles=EXIT, at={"T35": ["redeemer", "blade-1", "blade-2"]}).activate("redeemer").do("step", "T01")
    assert (t.where("redeemer"), t.winner) == ("", "")
    assert len(t.initiative(1, 1).told("action-die")) == 2
    t.activate("blade-1").do("step", "T01")
    assert t.winner == "human"


@rule("CLA-SC1-10", "CLA-END-02", "CLA-END-03")
def test_nobody_left_is_a_draw_with_one_escape_and_a_demon_victory_without() -> None:
    for escaped, winner, winners in ((["redeemer"], "draw", []), ([], "demon", [DEMON])):
        t = table(at={"T35": ["blade-1", "troglodyte-1"]}, cancelled={"blade-1": "23456"}, escaped=escaped)
        t.activate("troglodyte-1").rolls(6).do("attack", "blade-1")
        assert t.winner == winner
        assert GAME.result(t.g).winners == winners


@rule("CLA-END-04")
def test_the_last_round_loses_whoever_is_below() -> None:
    t = table(at={"T35": ["redeemer"]}, round=20).round_from(Round.end)
    assert t.winner == "demon"
    t = table(at={"T35": ["redeemer"]}, round=20, escaped=["blade-1"]).round_from(Round.end)
    assert t.winner == "draw"
    assert table(at={"T35": ["redeemer"]}, round=19).round_from(Round.end).winner == ""


@rule("CLA-SC1-05", "CLA-SC1-06")
def test_the_exit_comes_after_the_tenth_tile() -> None:
    facts: dict[str, Any] = {"dice": {"redeemer": 5}, "gifts": ["precognition"]}
    t = table(at={"T35": ["redeemer", "brute-1"]}, countdown=0, **facts).activate("redeemer").do("explore", "south")
    assert t.told("drew-tile") == [("T01",)]
    t = table(at={"T35": ["redeemer"]}, countdown=2, tiles=["T35 0 0 0"], stack=["T36", "T31"]).activate("redeemer")
    t.do("explore", "south")
    assert t.g.countdown == 1
    t = table(at={"T35": ["redeemer", "brute-1"]}, countdown=5, stack=[]).activate("redeemer").do("explore", "south")
    assert t.told("drew-tile") == [("T01",)]
    t = table(tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, countdown=5, stack=["T26", "T36", "T35"]).activate(
        "redeemer"
    )
    t.do("explore", "north")
    assert t.g.countdown == 4  # the dead end was not counted


@rule("CLA-SC1-07")
def test_the_first_visitor_of_a_stash_draws_an_advantage_card() -> None:
    tiles = ["T35 0 0 0", "T10 0 1 0"]
    t = table(tiles=tiles, at={"T35": ["blade-1", "redeemer"]}, advantage_deck=["map", "map"]).activate("blade-1")
    t.do("step", "T10").do("activate", "redeemer").do("step", "T10")
    assert t.hand(HUMAN) == 1
    assert t.told("drew-advantage", DEMON) == []
    assert table(tiles=tiles, at={"T35": ["blade-1"]}).activate("blade-1").do("step", "T10").hand(HUMAN) == 0


@rule("CLA-SC2-01")
def test_two_condemned_carry_the_charges() -> None:
    t = new_game("stem-the-tide")
    assert t.targets("load") == {"brute-1", "brute-2", "blade-1"}
    t.do("load", "blade-1")
    assert t.targets("load") == {"brute-1", "brute-2"}


@rule("CLA-SC2-02", "CLA-SC2-04", "CLA-SCN-02")
def test_the_second_planted_charge_wins() -> None:
    t = table("stem-the-tide", tiles=ROOM, at={"T02": ["blade-1", "brute-1"]}, charges=["blade-1", "brute-1"])
    t.activate("blade-1").do("plant")
    assert not t.can("attack")
    assert t.winner == ""
    t.activate("brute-1").do("plant")
    assert t.winner == "human"
    t = table("stem-the-tide", tiles=ROOM, at={"T35": ["blade-1"]}, charges=["blade-1", "planted"]).activate("blade-1")
    assert t.why_not("plant") == "CLA-SCN-02"


@rule("CLA-SCN-02")
def test_deeds_need_combat_and_no_exhaustion() -> None:
    facts: dict[str, Any] = {
        "tiles": ROOM,
        "at": {"T02": ["blade-1"]},
        "charges": ["blade-1", "planted"],
        "dice": {"blade-1": 4},
    }
    assert table("stem-the-tide", **facts).activate("blade-1").can("plant")
    assert not table("stem-the-tide", terrified=["blade-1"], **facts).activate("blade-1").can("plant")
    t = table("stem-the-tide", cancelled={"blade-1": "4"}, blessed="blade-1", boon=1, **facts)
    assert not t.activate("blade-1").can("plant")


@rule("CLA-SC2-03")
def test_the_shaft_is_a_lair() -> None:
    t = table("stem-the-tide", tiles=ROOM, at={"T02": ["redeemer"]}, threat=1, charges=["planted", "T35"]).sending()
    assert t.can("send", "T02")


@rule("CLA-SCN-03")
def test_a_charge_stays_where_its_bearer_dies_and_is_taken_in_passing() -> None:
    t = table(
        "stem-the-tide",
        at={"T35": ["blade-1", "troglodyte-1"], "T36": ["redeemer", "brute-1"]},
        cancelled={"blade-1": "23456", "brute-1": "2"},
        charges=["blade-1", "planted"],
    ).activate("troglodyte-1")
    t.rolls(6).do("attack", "blade-1")
    assert t.tile("T35")["lying"] == 1
    t.g.lift(5)
    t.activate("redeemer").do("step", "T35").do("take")
    assert t.warrior("redeemer")["charges"] == 1
    t.g.charges[0] = 8 + 35
    t.activate("brute-1")
    assert not t.can("take")  # Exhausted


@rule("CLA-SC3-01", "CLA-SND-12")
def test_the_master_appears_with_his_guard() -> None:
    t = table("cut-off-the-head", tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, stack=["T02", "T31"], threat=9)
    t.activate("redeemer").do("explore", "north")
    assert t.on("T02") == ["redeemer", "troglodyte-1", "troglodyte-2", "demon-1"]
    assert not t.sending().can("summon")


@rule("CLA-SC3-02")
def test_the_master_acts_and_adds_his_die_from_then_on() -> None:
    t = table("cut-off-the-head", tiles=ROOM, at={"T02": ["demon-1"], "T35": ["redeemer"]}, figures=MASTER)
    assert t.demons().can("activate", "demon-1")
    assert len(t.threat(1, 1, 1, 1).g.rolled) == 4


@rule("CLA-SC3-03")
def test_the_masters_death_wins() -> None:
    t = table("cut-off-the-head", tiles=ROOM, at={"T02": ["demon-1", "blade-1"]}, figures=["demon-1 master-of-souls 5"])
    t.activate("blade-1").rolls(6, 1, 1).do("attack", "demon-1")
    assert t.winner == "human"


@rule("CLA-SC4-01", "CLA-SC4-02", "CLA-SC4-03")
def test_three_seals_one_per_activation_and_they_can_be_removed() -> None:
    t = table("ritual", tiles=ROOM, at={"T02": ["redeemer", "blade-1"]}).activate("redeemer").do("seal")
    assert t.g.seals == 1
    assert not t.can("seal")
    assert not t.activate("blade-1").can("seal")
    t = table("ritual", tiles=ROOM, at={"T02": ["troglodyte-1"], "T35": ["redeemer"]}, seals=2).activate("troglodyte-1")
    t.do("unseal")
    assert t.g.seals == 1
    assert (
        not table("ritual", tiles=ROOM, at={"T02": ["troglodyte-1", "redeemer"]}, seals=2)
        .activate("troglodyte-1")
        .can("unseal")
    )
    t = table("ritual", tiles=ROOM, at={"T02": ["redeemer"]}, seals=2).activate("redeemer").do("seal")
    assert t.winner == "human"


@rule("CLA-SC4-04")
@pytest.mark.parametrize(("scenario", "winner"), [("ritual", "demon"), ("possessed", "demon"), ("survivors", "")])
def test_where_the_redeemers_death_decides(scenario: str, winner: str) -> None:
    t = table(scenario, at={"T35": ["redeemer", "troglodyte-1"], "T36": ["blade-1"]}, cancelled={"redeemer": "13456"})
    t.g.exhausted = 0
    t.activate("troglodyte-1").rolls(6).do("attack", "redeemer")
    assert t.winner == winner


@rule("CLA-SC5-01")
def test_a_possessed_appears_on_each_of_the_two_stashes() -> None:
    t = table(
        "possessed",
        tiles=["T35 0 0 0"],
        at={"T35": ["redeemer"]},
        stack=["T10", "T11"],
        possessed=["possessed-brute", "possessed-blade"],
    )
    t.activate("redeemer").do("explore", "north")
    assert (t.question, t.asked) == ("ask-appear", DEMON)
    t.do("appear", "possessed-blade")
    assert t.on("T10") == ["redeemer", "demon-1"]
    t.g.put(0, 34)
    t.activate("redeemer").do("explore", "south").do("turn", 0)
    assert t.where("demon-2") == "T11"


@rule("CLA-SC5-02")
def test_a_prostrate_possessed_cannot_act_nor_be_hurt_and_rises() -> None:
    t = table(
        "possessed", tiles=POSSESSED, at={"T10": ["demon-1", "blade-1", "redeemer"]}, figures=BRUTE, hand=["grenade"]
    )
    assert t.warrior("demon-1")["prostrate"]
    assert t.warrior("demon-1")["talents"] == []
    t.activate("blade-1")
    assert not t.can("attack", "demon-1")
    t.rolls(1, 1).do("throw", "T10")
    assert {die[0] for die in t.told("blast-die")} == {"redeemer", "blade-1"}
    assert t.demons().g.round == 4  # nobody to activate: the round was over
    assert t.wounds("demon-1") == 2
    t = table(
        "possessed",
        tiles=POSSESSED,
        at={"T10": ["demon-1", "blade-1"], "T36": ["redeemer"]},
        figures=["demon-1 possessed-brute 2"],
    )
    t.activate("blade-1").rolls(6, 6, 6).do("attack", "demon-1")
    assert t.wounds("demon-1") == 3
    assert t.warrior("demon-1")["prostrate"]


@rule("CLA-SC5-03")
def test_the_redeemer_frees_the_possessed() -> None:
    t = table("possessed", tiles=POSSESSED, at={"T10": ["demon-1", "redeemer"]}, figures=BRUTE, freed=1).activate(
        "redeemer"
    )
    t.do("exorcise", "demon-1")
    assert (t.where("demon-1"), t.winner) == ("", "human")
    t = table("possessed", tiles=POSSESSED, at={"T10": ["demon-1", "blade-1"], "T36": ["redeemer"]}, figures=BRUTE)
    assert not t.activate("blade-1").can("exorcise")


@rule("CLA-SC5-04")
def test_a_possessed_stays_about_its_stash() -> None:
    t = table(
        "possessed",
        tiles=POSSESSED,
        at={"T36": ["demon-1"], "T35": ["redeemer"]},
        figures=["demon-1 possessed-blade 0"],
    )
    t.activate("demon-1")
    assert t.why_not("step", "T35") == "CLA-SC5-04"
    assert t.can("step", "T10")


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


@rule("CLA-SC6-03")
def test_the_bearer_on_the_exit_wins() -> None:
    t = table("who-dares-wins", tiles=EXIT, at={"T35": ["blade-1", "redeemer"]}, treasure="blade-1").activate(
        "redeemer"
    )
    t.do("step", "T01")
    assert t.winner == ""
    t.activate("blade-1").do("step", "T01")
    assert t.winner == "human"


@rule("CLA-SC7-01")
def test_the_disease_strikes_the_condemned_before_the_roll() -> None:
    t = table("infection", at={"T35": ["redeemer", "brute-1", "blade-1"]}, cancelled={"blade-1": "12"}).initiative(
        1, 1, 1
    )
    assert t.told("infected") == [("brute-1",)]
    t.do("cancel", 1)
    assert len(t.told("action-die")) == 3


@rule("CLA-SC7-02")
def test_the_dead_rise_and_somebody_makes_room() -> None:
    swarm = ["troglodyte-1", "troglodyte-2", "troglodyte-3"]
    t = table("infection", at={"T35": ["blade-1", *swarm], "T36": ["redeemer"]}, cancelled={"blade-1": "23456"})
    t.activate("troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.question, t.asked) == ("ask-withdraw", DEMON)
    assert t.values("demon-1") == (1, 2, 4)
    t.do("withdraw", "troglodyte-1")
    assert t.on("T35") == ["troglodyte-2", "troglodyte-3", "demon-1"]


@rule("CLA-SC7-03")
def test_two_on_the_exit_win() -> None:
    t = (
        table("infection", tiles=EXIT, at={"T35": ["blade-1"], "T01": ["redeemer"]})
        .activate("blade-1")
        .do("step", "T01")
    )
    assert t.winner == "human"


@rule("CLA-HCP-01", "CLA-HCP-04")
def test_the_human_handicap() -> None:
    t = new_game(handicap_human=True)
    assert (len(t.g.event_deck), t.hand(DEMON)) == (13, 0)
    assert t.told("handicap") == [("lost",), ("panic",), ("panic",)]
    t = new_game(handicap_human=True, handicap_events="hand", handicap_card=True)
    assert (len(t.g.event_deck), t.hand(DEMON), t.hand(HUMAN)) == (13, 3, 3)
    assert sum(GAME.view(t.g, HUMAN)["events_open"]) == 3


@rule("CLA-HCP-02", "CLA-HCP-03")
def test_the_demon_handicaps() -> None:
    assert new_game(handicap_card=True).hand(HUMAN) == 3
    t = new_game(handicap_gift=True)
    assert t.targets("learn") == {"smite", "gather", "healing", "blessing"}
    t.do("learn", "healing")
    assert t.g.gifts.bit_count() == 3


@rule("CLA-AUC-01", "CLA-AUC-02", "CLA-AUC-09")
def test_bids_go_down_until_a_pass_or_nothing() -> None:
    t = new_game(auction=True)
    first = t.asked
    assert GAME.side(t.g, 0) == ""
    assert not t.can("pass")
    t.do("bid", 20)
    assert t.asked == 1 - first
    assert t.why_not("bid", 20) == "CLA-AUC-02"
    t.do("bid", 15).do("pass")
    assert (t.g.human, t.g.points) == (1 - first, 15)
    t = new_game(auction=True)
    bidder = t.asked
    t.do("bid", 0)
    assert (t.g.human, t.on("T02")) == (bidder, ["redeemer"])


@rule("CLA-AUC-03", "CLA-AUC-04", "CLA-AUC-05", "CLA-AUC-08")
def test_what_is_for_sale() -> None:
    t = new_game(auction=True).do("bid", 21).do("pass")
    for gift in ("smite", "courage", "gather", "healing"):
        t.do("learn", gift)
    assert t.why_not("learn", "blessing") == "CLA-AUC-04"
    t.do("hire", "brute").do("hire", "brute")
    assert t.why_not("hire", "brute") == "CLA-AUC-05"
    t.do("buy", "blunderbuss").do("buy", "scepter").do("stock")
    assert t.g.points == 2
    t.do("pass")
    assert t.warrior("redeemer")["objects"] == [0, 2]
    assert (t.g.advantages.bit_count(), t.g.points) == (1, 0)


@rule("CLA-AUC-10", "CLA-AUC-11")
def test_the_rest_stays_as_the_scenario_says() -> None:
    t = new_game("possessed", auction=True).do("bid", 21).do("pass").do("hire", "brute")
    assert t.why_not("hire", "brute") == "CLA-AUC-11"
    t = new_game("stem-the-tide", auction=True).do("bid", 3).do("pass").do("hire", "brute").do("load", "redeemer")
    assert sorted(t.g.charges) == [0, 1]
    assert (t.g.threat, t.g.demons_left) == (4, 2)
    assert new_game("stem-the-tide", auction=True).do("bid", 0).g.charges == [0, 0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"humans": {"warriors": ["brute-1"]}}, "must name the redeemer"),
        ({"humans": {"objects": ["brute-1 blunderbuss"]}}, "may not bear it"),
        ({"humans": {"gifts": ["luck"]}}, "humans.gifts must be a list of 0 to 6 out of smite"),
        ({"layout": {"piles": ["40"]}}, "more tiles than"),
        ({"layout": {"piles": ["4", "2 T02"]}}, "used already"),
        ({"layout": {"objectives": []}}, "layout.objectives must name T01"),
        ({"gathering": {"needed": 0}}, "needs both its tile and its number"),
        ({"gathering": {"needed": 0, "tile": ""}}, "no way to win"),
        ({"demons": {"kind": ""}}, "demons.kind must name a Demon"),
        ({"layout": {"stash": "gold"}}, "layout.stash must be none, advantage or treasure"),
    ],
)
def test_a_scenario_file_is_told_what_is_wrong_with_it(change: dict[str, object], message: str) -> None:
    with pytest.raises(DataError, match=message):
        GAME.agree(2, {"scenario": "own"}, {"scenarios": {"own": change}})


def test_a_scenario_of_ones_own_is_a_few_fields() -> None:
    own: dict[str, object] = {"humans": {"warriors": ["redeemer", "blade-1"], "objects": []}, "demons": {"threat": 9}}
    t = new_game("own", changes={"scenarios": {"own": own}})
    assert (t.on("T02"), t.g.threat) == (["redeemer", "blade-1"], 9)
