"""Chapters: gifts, Objects, Advantage and Event cards, windows."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, new_game, table
from tests.marks import rule

from ostoja.games.claustrophobia.flow import Round

FIGHTER = ["demon-1 demon-of-combat 0"]


@rule("CLA-GIFT-SMITE", "CLA-GFT-04")
def test_smite_strikes_without_a_roll_beside_the_fight_and_despite_panic() -> None:
    t = table(
        tiles=["T12 0 0 0", "T36 0 1 0"],
        at={"T12": ["redeemer", "demon-1"]},
        dice={"redeemer": 1},
        gifts=["smite"],
        figures=FIGHTER,
        events=["panic"],
    ).activate("redeemer")
    t.do("panic").do("smite", "demon-1")
    assert t.wounds("demon-1") == 1
    assert not t.can("smite")
    t = table(at={"T35": ["redeemer", "troglodyte-1", "troglodyte-2"]}, dice={"redeemer": 1}, gifts=["smite"])
    t.activate("redeemer").do("smite", "troglodytes")
    assert len(t.on("T35")) == 2
    assert t.can("attack", "troglodytes")


@rule("CLA-GFT-04")
def test_a_gift_is_there_again_in_the_next_round() -> None:
    at = {"T35": ["redeemer", "troglodyte-1", "troglodyte-2", "troglodyte-3"]}
    t = table(at=at, dice={"redeemer": 1}, gifts=["smite"], blessing_left=False).humans()
    t.do("activate", "redeemer").do("smite", "troglodytes")
    assert not t.can("smite")
    t.rolls(1, 1, 1, 1).play_to_round(4).do("activate", "redeemer").do("smite", "troglodytes")
    assert t.tile("T35")["demons"] == [7]


@rule("CLA-GIFT-HEALING", "CLA-GFT-03")
def test_healing_heals_one_line_of_a_condemned_on_his_tile() -> None:
    t = table(
        at={"T35": ["redeemer", "brute-1"], "T36": ["blade-1"]},
        dice={"redeemer": 4},
        gifts=["healing"],
        cancelled={"redeemer": "1", "brute-1": "35", "blade-1": "3"},
    ).humans()
    t.do("activate", "redeemer")
    assert {option[1:] for option in t.options if option[0] == "heal"} == {("brute-1", 3), ("brute-1", 5)}
    assert t.why_not("heal", "redeemer", 1) == "CLA-GFT-03"
    assert t.why_not("heal", "brute-1", 1) == "CLA-HEA-04"
    t.do("heal", "brute-1", 3)
    assert t.lines("brute-1") == [5]
    assert t.question == "ask-act"  # once a round


@rule("CLA-GFT-08")
def test_whoever_moves_first_does_not_heal_afterwards() -> None:
    t = table(
        at={"T35": ["redeemer", "brute-1"], "T36": ["blade-1"]},
        dice={"redeemer": 4},
        gifts=["healing"],
        cancelled={"brute-1": "3", "blade-1": "3"},
    ).humans()
    t.do("activate", "redeemer").do("pass").do("step", "T36")
    assert t.question == "ask-act"
    assert not t.can("heal")
    assert t.g.gifts_used == 0


@rule("CLA-GIFT-BLESSING", "CLA-GFT-07")
def test_blessing_takes_a_threat_point_if_there_is_one() -> None:
    t = table(at={"T35": ["redeemer"]}, dice={"redeemer": 6}, gifts=["blessing"], threat=3).activate("redeemer")
    t.do("humble")
    assert t.g.threat == 2
    t = table(at={"T35": ["redeemer"]}, dice={"redeemer": 6}, gifts=["blessing"]).activate("redeemer")
    assert t.question == "ask-act"


@rule("CLA-GIFT-BLESSING", "CLA-GFT-04")
def test_blessing_takes_one_threat_point_in_a_round() -> None:
    t = table(at={"T35": ["redeemer", "blade-1"]}, dice={"redeemer": 6}, gifts=["blessing"], threat=3).humans()
    t.do("activate", "redeemer").do("humble")
    assert (t.g.threat, t.can("humble")) == (2, False)
    t.pass_until("ask-activate").do("activate", "blade-1")
    assert not t.can("humble")


@rule("CLA-GFT-05")
def test_a_gift_outlives_the_line_that_is_cancelled_later() -> None:
    tiles = ["T35 0 0 0", "T22 0 1 0"]
    at = {"T35": ["redeemer"], "T22": ["troglodyte-1"]}
    t = table(tiles=tiles, at=at, dice={"redeemer": 1}, gifts=["smite"]).humans()
    t.do("activate", "redeemer").rolls(2).do("step", "T22").do("cancel", 1).do("smite", "troglodytes")
    assert (t.lines("redeemer"), t.where("troglodyte-1")) == ([1], "")


@rule("CLA-GFT-01", "CLA-SC1-02")
def test_the_redeemer_has_the_scenarios_gifts() -> None:
    for scenario, gifts in {"survivors": [1, 4], "stem-the-tide": [2, 3], "ritual": [3, 5]}.items():
        t = new_game(scenario)
        assert [gift for gift in range(6) if t.g.gifts >> gift & 1] == gifts


@rule("CLA-ITEM-LANTERN")
def test_the_lantern_helps_on_a_slow_line() -> None:
    for die, movement in ((1, 2), (2, 2), (5, 2)):
        t = table(at={"T35": ["blade-1"]}, dice={"blade-1": die}, objects={"blade-1": ["lantern"]})
        assert t.values("blade-1")[0] == movement


@rule("CLA-OBJ-01")
def test_there_is_no_way_to_part_with_an_object() -> None:
    t = new_game("own").do("equip", "shield", "brute-1").do("equip", "lantern", "brute-1")
    verbs = set()
    while t.g.round < 2:
        verbs |= {option[0] for option in t.options}
        t.do(*t.options[0])
    assert verbs & {"equip", "take"} == set()
    assert t.warrior("brute-1")["objects"] == [1, 3]


@rule("CLA-ADV-02")
def test_cards_are_used_up() -> None:
    t = table(at={"T35": ["blade-1"]}, hand=["second"], advantage_deck=["dodge"]).activate("blade-1").do("hurry")
    assert t.told("advantage") == [("second",)]
    assert t.hand(HUMAN) == 0
    t.take_first("ask-send")
    assert len(t.g.advantage_deck) == 1


@rule("CLA-EVTC-PANIC", "CLA-SCN-02")
def test_panic_forbids_the_fight_and_its_like() -> None:
    t = table(
        at={"T35": ["blade-1", "troglodyte-1"]},
        events=["panic"],
        hand=["grenade"],
        objects={"blade-1": ["blunderbuss"]},
    ).activate("blade-1")
    assert (t.question, t.asked) == ("ask-ready", DEMON)
    t.do("panic")
    assert t.why_not("attack", "troglodytes") == t.why_not("throw", "T35") == "CLA-EVTC-PANIC"
    assert t.can("step", "T36")


@rule("CLA-EVTC-CRITICAL", "CLA-EVT-04")
def test_a_critical_hit_adds_one_and_takes_bodyguard_for_the_phase() -> None:
    t = table(at={"T35": ["redeemer", "brute-1", "troglodyte-1"]}, events=["critical"]).demons()
    t.do("critical", "troglodyte-1").do("expose", "brute-1").do("activate", "troglodyte-1")
    t.rolls(4).do("attack", "redeemer").do("cancel", 1).do("cancel", 2)
    assert (t.lines("redeemer"), t.lines("brute-1")) == ([1, 2], [])
    assert "bodyguard" in t.warrior("brute-1")["talents"]  # the phase is over


@rule("CLA-EVTC-TOUGH", "CLA-TIL-04")
def test_a_tough_troglodyte_survives_its_first_hit_even_in_hungry_tunnels() -> None:
    t = table(tiles=["T13 0 0 0", "T36 0 1 0"], at={"T36": ["redeemer"]}, events=["tough", "tough"], threat=2).sending()
    t.do("send-tough", "T13")
    assert t.values("troglodyte-1")[1] == 2
    t = table(tiles=["T12 0 0 0"], at={"T12": ["blade-1", "troglodyte-1"]}, tough=["troglodyte-1"]).activate("blade-1")
    t.rolls(6, 1, 1).do("attack", "troglodytes")
    assert t.where("troglodyte-1") == "T12"


@rule("CLA-TIM-02", "CLA-EVT-02")
def test_no_card_outside_its_window() -> None:
    cards = ["panic", "critical", "terror", "snuffed", "twist", "rockfall", "frenzy", "lost"]
    t = table(at={"T35": ["redeemer"]}, events=cards, threat=1, hand=["dodge", "lucky", "map"]).sending()
    assert {option[0] for option in t.options} == {"pass", "send"}
    assert t.why_not("panic") == "CLA-TIM-02"
    t.activate("redeemer").do("panic")
    assert t.told("event") == [("panic",)]
    assert t.hand(DEMON) == 7


@rule("CLA-TIM-01")
def test_the_owner_acts_first_and_a_play_gives_both_a_new_turn() -> None:
    t = table(at={"T35": ["blade-1"]}, hand=["second", "second"], events=["panic", "panic"]).activate("blade-1")
    order = []
    for words in (("hurry",), ("pass",), ("hurry",), ("panic",), ("pass",), ("pass",)):
        order.append(t.asked)
        t.do(*words)
        if t.question != "ask-ready":
            break
    assert order[:4] == [HUMAN, DEMON, HUMAN, DEMON]
    assert t.g.panic


@rule("CLA-GEN-02")
def test_a_card_beats_a_basic_rule() -> None:
    t = table(tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, events=["ambush"], threat=1).sending()
    t.do("ambush", "T35").do("send", "T35")  # although CLA-SND-05 forbids it
    assert t.tile("T35")["demons"]


@rule("CLA-GEN-02")
def test_a_scenario_beats_a_basic_rule() -> None:
    for scenario, arrives in (("stem-the-tide", True), ("ritual", False)):
        t = table(scenario, tiles=["T35 0 0 0", "T02 0 1 0"], at={"T02": ["redeemer"]}, threat=1).sending()
        assert t.can("send", "T02") == arrives


@rule("CLA-EVTC-SNUFFED")
def test_a_snuffed_lantern_slows_the_fast_for_the_human_action_phase() -> None:
    t = table(
        at={"T35": ["redeemer", "blade-1", "brute-1"]},
        dice={"blade-1": 6},
        events=["snuffed"],
        blessed="brute-1",
        blessing_left=False,
    ).humans()
    assert (t.question, t.asked) == ("ask-dusk", DEMON)
    t.do("snuff")
    movements = [t.values(hero)[0] for hero in ("redeemer", "blade-1", "brute-1")]
    assert movements == [1, 1, 1]  # 1 stays, 2 loses 1, and so does 1 with the blessing
    t.do("pass")
    assert (t.question, t.values("blade-1")[0]) == ("ask-place", 2)


@rule("CLA-EVTC-CRITICAL")
def test_a_critical_hit_needs_a_hit_and_a_name() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1", "troglodyte-2"]}, events=["critical"]).demons()
    t.do("critical", "troglodyte-1").do("activate", "troglodyte-1").rolls(1).do("attack", "redeemer")
    assert (t.told("critical"), t.told("hits")) == ([], [("troglodyte-1", "redeemer", 0)])
    t.do("pass").do("activate", "troglodyte-2").rolls(6).do("attack", "redeemer").do("cancel", 1)
    assert (t.told("critical"), t.lines("redeemer")) == ([], [1])


@rule("CLA-EVTC-ROCKFALL")
def test_rocks_wound_on_five_and_six_and_are_no_combat() -> None:
    t = table(
        tiles=["T12 0 0 0", "T36 0 1 0"],
        at={"T12": ["redeemer", "brute-1", "blade-2"], "T36": ["blade-1"]},
        events=["rockfall"],
        hand=["dodge"],
    ).demons()
    assert t.targets("crush") == {"T12", "T36"}
    t.rolls(5, 4, 6).do("crush", "T12")
    assert (t.question, t.asked) == ("ask-line", HUMAN)  # nobody guards, nobody dodges
    t.do("cancel", 1).do("cancel", 2)
    assert [t.lines(hero) for hero in ("redeemer", "brute-1", "blade-2", "blade-1")] == [[1], [], [2], []]


@rule("CLA-EVTC-FRENZY", "CLA-TAL-01")
def test_frenzy_makes_one_warrior_frantic_and_stronger_for_the_phase() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1", "troglodyte-2"]}, events=["frenzy"]).demons()
    t.do("enrage", "troglodyte-1")
    assert [t.values(trog)[1] for trog in ("troglodyte-1", "troglodyte-2")] == [2, 1]
    assert t.targets("activate") == {"troglodyte-1", "troglodyte-2"}  # they are not alike any more
    t.do("activate", "troglodyte-1").rolls(1, 1, 6).do("attack", "redeemer")
    assert (t.question, t.targets("reroll")) == ("ask-reroll", {0, 1, 2})
    t.do("reroll", 1).do("cancel", 1).do("pass").do("pass")
    assert (t.g.round, t.values("troglodyte-1")[1], t.warrior("troglodyte-1")["talents"]) == (4, 1, [])


@rule("CLA-EVTC-AMBUSH")
def test_an_ambush_opens_a_tile_with_humans_to_two_troglodytes() -> None:
    tiles = ["T35 0 0 0", "T27 0 1 0", "T36 0 2 0"]
    t = table(
        tiles=tiles,
        at={"T35": ["redeemer"], "T27": ["blade-1"], "T36": ["brute-1"]},
        events=["ambush", "tough"],
        threat=5,
    ).sending()
    assert not t.can("send")
    assert t.targets("ambush") == {"T35", "T36"}  # T27 has no unexplored opening
    assert t.why_not("ambush", "T27") == "CLA-EVTC-AMBUSH"
    t.do("ambush", "T35").do("send", "T35")
    assert t.g.threat == 4  # they are paid for
    t.do("send", "T35")
    assert (t.targets("send"), t.why_not("send", "T35"), len(t.tile("T35")["demons"])) == (set(), "CLA-SND-05", 2)


@rule("CLA-EVTC-AMBUSH")
def test_an_ambush_ends_with_its_threat_phase() -> None:
    t = table(tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, events=["ambush", "tough"], threat=5)
    t.rolls(1, 1, 1).round_from(Round.threat).do("pass").do("ambush", "T35").do("send", "T35").do("pass")
    assert t.g.round == 3
    t.rolls(2, 1, 1, 1).pass_until("ask-send")
    assert (t.g.round, t.why_not("send", "T35")) == (4, "CLA-SND-05")


@rule("CLA-EVTC-REGENERATION")
@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (2, 0), (1, 0)])
def test_regeneration_takes_up_to_two_wounds(wounds: int, left: int) -> None:
    at = {"T35": ["demon-1"], "T36": ["redeemer"]}
    t = table(at=at, figures=[f"demon-1 demon-of-combat {wounds}"], events=["regeneration"]).sending()
    assert not t.can("grow")
    t.do("regenerate", "demon-1")
    assert (t.wounds("demon-1"), t.g.threat, t.hand(DEMON)) == (left, 0, 0)


@rule("CLA-EVTC-REGENERATION")
def test_regeneration_pays_only_without_a_demon_in_play() -> None:
    t = table(at={"T36": ["redeemer"]}, events=["regeneration", "tough"]).sending().do("grow")
    assert (t.g.threat, t.hand(DEMON)) == (1, 1)
    at = {"T35": ["demon-1"], "T36": ["redeemer"]}
    t = table(at=at, figures=FIGHTER, events=["regeneration"]).sending()
    assert not t.can("grow")
    assert not t.can("regenerate")  # it is unhurt


@rule("CLA-EVTC-CRITICAL")
def test_a_troglodyte_that_was_named_is_no_longer_like_the_others() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1", "troglodyte-2", "troglodyte-3"]}, events=["critical"]).demons()
    assert t.targets("critical") == {"troglodyte-1"}
    t.do("critical", "troglodyte-1")
    assert t.targets("activate") == {"troglodyte-1", "troglodyte-2"}


@rule("CLA-EVTC-ROCKFALL")
def test_rocks_fall_on_the_first_tile_of_the_box_too() -> None:
    t = table("ritual", tiles=["T01 0 0 0"], at={"T01": ["redeemer"]}, events=["rockfall"]).demons()
    t.rolls(6).do("crush", "T01").do("cancel", 1)
    assert t.lines("redeemer") == [1]


@rule("CLA-EVTC-CRITICAL")
def test_a_critical_hit_is_prepared_once_for_each_fiend() -> None:
    at = {"T35": ["redeemer", "troglodyte-1"], "T36": ["blade-1", "troglodyte-2"]}
    t = table(at=at, events=["critical", "critical"]).demons()
    assert t.targets("critical") == {"troglodyte-1", "troglodyte-2"}
    t.do("critical", "troglodyte-1").take_first("ask-omens")
    assert (t.question, t.targets("critical")) == ("ask-omens", {"troglodyte-2"})
