"""Chapters: combat, wounds, ranged weapons, hungry tunnels."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule

FIGHTER = ["demon-1 demon-of-combat 0"]
BOMBER = {"T35": ["blade-1"], "T36": ["brute-1", "troglodyte-1", "demon-1"]}


@rule("CLA-CBT-01")
def test_single_enemies_and_all_troglodytes_are_targets() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1", "troglodyte-2", "demon-1"]}, figures=FIGHTER).activate("blade-1")
    assert t.targets("attack") == {"troglodytes", "demon-1"}
    t = table(at={"T35": ["blade-1", "brute-1", "troglodyte-1"]}).activate("troglodyte-1")
    assert t.targets("attack") == {"blade-1", "brute-1"}
    t = table(at={"T35": ["blade-1"], "T36": ["troglodyte-1"]}).activate("blade-1")
    assert t.why_not("attack", "troglodytes") == "CLA-CBT-01"


@rule("CLA-CBT-03", "CLA-TIM-04", "CLA-ITEM-SHIELD", "CLA-GIFT-COURAGE")
def test_defence_ends_at_six_and_a_six_always_hits() -> None:
    t = table(
        at={"T35": ["brute-1", "troglodyte-1"]}, dice={"brute-1": 4}, objects={"brute-1": ["shield"]}, courage="brute-1"
    )
    assert t.values("brute-1")[2] == 6
    t.activate("troglodyte-1").rolls(6).do("attack", "brute-1").do("cancel", 1)
    assert t.lines("brute-1") == [1]


@rule("CLA-CBT-04", "CLA-TIM-04")
def test_without_combat_nobody_fights_and_it_never_falls_below_zero() -> None:
    at = {"T35": ["brute-1", "troglodyte-1"]}
    t = table(at=at, cancelled={"brute-1": "2"}, terrified=["brute-1"], hand=["second"]).activate("brute-1")
    assert (t.values("brute-1"), t.warrior("brute-1")["combat"]) == ((0, 0, 3), 0)
    t.do("hurry")
    assert (t.values("brute-1")[0], t.asked) == (0, -1)  # 0 + 1 - 1: there is nothing he could do
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, dice={"blade-1": 4}, terrified=["blade-1"]).activate("blade-1")
    assert t.values("blade-1") == (1, 0, 4)
    assert t.why_not("attack", "troglodytes") == "CLA-CBT-04"


@rule("CLA-CBT-06", "CLA-WND-01")
def test_nobody_strikes_back_and_surplus_hits_are_lost() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1", "demon-1"]}, figures=FIGHTER).activate("blade-1")
    t.rolls(6, 6, 6).do("attack", "troglodytes")
    assert t.on("T35") == ["blade-1", "demon-1"]
    assert (t.wounds("demon-1"), t.lines("blade-1")) == (0, [])


@rule("CLA-WND-02", "CLA-WND-06")
def test_wounds_stay_and_kill_a_demon_at_its_health() -> None:
    t = table(at={"T35": ["blade-1", "demon-1"]}, figures=["demon-1 demon-of-combat 2"]).activate("blade-1")
    t.rolls(4, 1, 1).do("attack", "demon-1")
    assert t.wounds("demon-1") == 3
    t.activate("blade-1").rolls(5, 1, 1).do("attack", "demon-1")
    assert t.where("demon-1") == ""


@rule("CLA-WND-04", "CLA-OBJ-02")
def test_the_sixth_line_is_death_and_objects_go_too() -> None:
    t = table(
        at={"T35": ["blade-1", "troglodyte-1"], "T36": ["redeemer"]},
        cancelled={"blade-1": "23456"},
        objects={"blade-1": ["blunderbuss"]},
    ).activate("troglodyte-1")
    t.rolls(6).do("attack", "blade-1")
    assert t.where("blade-1") == ""
    assert t.g.objects == [0] * 5
    assert t.told("died") == [("blade-1", "T35")]


@rule("CLA-WND-05", "CLA-EVTC-TOUGH")
def test_the_demon_player_says_which_troglodyte_falls() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1", "troglodyte-2"]}, tough=["troglodyte-2"]).activate("blade-1")
    assert t.values("troglodyte-2") == (1, 2, 3)
    t.rolls(6, 1, 1).do("attack", "troglodytes")
    assert (t.question, t.asked) == ("ask-fall", DEMON)
    t.do("fall", "troglodyte-2")
    assert t.on("T35") == ["blade-1", "troglodyte-1", "troglodyte-2"]
    assert not t.warrior("troglodyte-2")["tough"]


@rule("CLA-RNG-02", "CLA-RNG-03", "CLA-RNG-05", "CLA-ITEM-BLUNDERBUSS")
def test_a_shot_past_enemies_at_hand_may_kill_several() -> None:
    t = table(
        at={"T35": ["blade-1", "troglodyte-1"], "T36": ["troglodyte-2", "troglodyte-3", "troglodyte-4"]},
        objects={"blade-1": ["blunderbuss"]},
    ).activate("blade-1")
    assert t.can("attack", "troglodytes")
    t.rolls(3, 4, 1, 1).do("shoot", "troglodytes", "north")
    assert len(t.told("combat-die")) == 4  # one more than his line says
    assert len(t.on("T36")) == 1
    assert t.why_not("attack", "troglodytes") == "CLA-HAC-03"


@rule("CLA-RNG-04", "CLA-ADVC-GRENADE")
def test_a_grenade_strikes_friend_and_foe_each_with_a_roll() -> None:
    t = table(at=BOMBER, figures=FIGHTER, hand=["grenade", "dodge"]).activate("blade-1")
    t.rolls(4, 2, 4).do("throw", "T36").do("cancel", 6)
    assert t.told("blast-die") == [("brute-1", 4, 4), ("troglodyte-1", 2, 3), ("demon-1", 4, 4)]
    assert (t.lines("brute-1"), t.where("troglodyte-1"), t.wounds("demon-1")) == ([6], "T36", 1)


@rule("CLA-ADVC-GRENADE", "CLA-TIL-05", "CLA-RNG-01")
def test_a_grenade_is_not_doubled_nor_guarded_and_reaches_through_passages_only() -> None:
    t = table(
        tiles=["T35 0 0 0", "T12 0 1 0", "T27 1 0 0"],
        at={"T35": ["blade-1"], "T12": ["redeemer", "brute-1", "demon-1"]},
        figures=FIGHTER,
        hand=["grenade"],
    ).activate("blade-1")
    assert t.targets("throw") == {"T35", "T12"}
    assert t.why_not("throw", "T27") == "CLA-RNG-01"
    t.rolls(6, 1, 6).do("throw", "T12").do("cancel", 1)
    assert (t.lines("redeemer"), t.lines("brute-1"), t.wounds("demon-1")) == ([1], [], 1)


@rule("CLA-ADVC-GRENADE")
def test_an_exhausted_warrior_throws_nothing() -> None:
    t = table(at=BOMBER, figures=FIGHTER, hand=["grenade"], cancelled={"blade-1": "1"}).activate("blade-1")
    assert t.why_not("throw", "T36") == "CLA-ADVC-GRENADE"


@rule("CLA-TIL-03", "CLA-TIL-04", "CLA-TIL-06")
def test_hungry_tunnels_double_hits_on_those_who_stand_there() -> None:
    tiles = ["T35 0 0 0", "T12 0 1 0"]
    t = table(tiles=tiles, at={"T12": ["redeemer", "troglodyte-1"]}).activate("troglodyte-1")
    t.rolls(6).do("attack", "redeemer").do("cancel", 1).do("cancel", 2)
    assert t.lines("redeemer") == [1, 2]
    t = table(
        tiles=tiles,
        at={"T35": ["blade-1"], "T12": ["demon-1", "troglodyte-1", "troglodyte-2"]},
        figures=FIGHTER,
        objects={"blade-1": ["blunderbuss"]},
    ).activate("blade-1")
    t.rolls(4, 1, 1, 1).do("shoot", "demon-1", "north")
    assert t.wounds("demon-1") == 2
    t.activate("blade-1").rolls(4, 1, 1, 1).do("shoot", "troglodytes", "north")
    assert len(t.on("T12")) == 2


@rule("CLA-TIL-03", "CLA-TIL-06")
@pytest.mark.parametrize(("tile", "wounds"), [("T11", 1), ("T12", 2), ("T13", 2), ("T14", 1)])
def test_only_hungry_tunnels_double_a_hit(tile: str, wounds: int) -> None:
    at = {tile: ["blade-1", "demon-1"]}
    t = table(tiles=[f"{tile} 0 0 0"], at=at, figures=FIGHTER).activate("blade-1").rolls(4, 1, 1)
    assert t.do("attack", "demon-1").wounds("demon-1") == wounds


@rule("CLA-RND-04", "CLA-ADVC-GRENADE")
def test_a_blast_that_wins_the_game_is_over_at_once() -> None:
    own: dict[str, object] = {
        "summons": {"tile": "T01", "kind": "master-of-souls"},
        "infection": {"lines": 1, "kind": "putrefied-damned"},
    }
    at = {"T35": ["blade-1"], "T36": ["demon-1", "demon-2"]}
    figures = ["demon-1 master-of-souls 5", "demon-2 putrefied-damned 0"]
    t = table("own", at=at, figures=figures, hand=["grenade"], changes={"scenarios": {"own": own}}).activate("blade-1")
    t.rolls(6, 6).do("throw", "T36")
    assert (t.winner, len(t.told("blast-die"))) == ("human", 1)


@rule("CLA-TIL-03", "CLA-TAL-03")
def test_a_hit_taken_by_the_bodyguard_in_hungry_tunnels_is_doubled_on_him() -> None:
    t = table(tiles=["T12 0 0 0", "T36 0 1 0"], at={"T12": ["redeemer", "brute-1", "troglodyte-1"]}).activate(
        "troglodyte-1"
    )
    t.rolls(6).do("attack", "redeemer").do("suffer", "brute-1").do("cancel", 1).do("cancel", 6)
    assert (t.lines("redeemer"), t.lines("brute-1")) == ([], [1, 6])


@rule("CLA-ADVC-DODGE")
def test_dodge_cancels_a_hit_with_its_doubling() -> None:
    t = table(tiles=["T12 0 0 0", "T36 0 1 0"], at={"T12": ["redeemer", "troglodyte-1"]}, hand=["dodge"])
    t.demons().do("activate", "troglodyte-1").rolls(6).do("attack", "redeemer")
    assert (t.question, t.asked) == ("ask-dodge", HUMAN)
    t.do("dodge")
    assert (t.question, t.lines("redeemer"), t.hand(HUMAN)) == ("ask-act", [], 0)


@rule("CLA-ADVC-DODGE")
def test_dodge_cancels_one_hit_of_several_before_any_is_allotted() -> None:
    at = {"T35": ["redeemer", "brute-1", "demon-1"]}
    t = table(at=at, figures=FIGHTER, hand=["dodge", "dodge"]).demons()
    t.do("activate", "demon-1").rolls(4, 4, 4, 1).do("attack", "redeemer").do("dodge")
    assert (t.question, t.g.hits) == ("ask-dodge", 2)  # the other card may follow
    t.do("pass").do("suffer", "redeemer").do("cancel", 1).do("suffer", "redeemer").do("cancel", 2)
    assert (t.lines("redeemer"), t.lines("brute-1"), t.question) == ([1, 2], [], "ask-activate")


@rule("CLA-ADVC-DODGE")
def test_nobody_is_asked_to_dodge_without_a_hit_on_a_hero() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1"]}, hand=["dodge"]).demons()
    t.do("activate", "troglodyte-1").rolls(1).do("attack", "redeemer")
    assert t.question == "ask-act"
    at = {"T35": ["redeemer", "troglodyte-1", "troglodyte-2", "troglodyte-3"]}
    t = table(at=at, hand=["dodge"]).activate("redeemer").rolls(6, 1).do("attack", "troglodytes")
    assert (t.asked, len(t.on("T35"))) == (-1, 3)
    t = table(at={"T35": ["redeemer", "demon-1"]}, figures=FIGHTER, hand=["dodge"]).activate("redeemer")
    assert t.rolls(6, 1).do("attack", "demon-1").wounds("demon-1") == 1


@rule("CLA-ADVC-MIGHTY")
def test_a_mighty_blow_adds_two_dice() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, hand=["mighty", "dodge"]).activate("blade-1")
    t.do("attack", "troglodytes").rolls(1, 1, 1, 1, 1).do("strike")
    assert len(t.told("combat-die")) == 5


@rule("CLA-ADVC-MIGHTY", "CLA-TIM-04")
@pytest.mark.parametrize(
    ("terrified", "demons", "blows", "dice"),
    [
        ([], [], 1, 2),
        (["brute-1"], [], 1, 1),  # 0 - 1 + 2, not 0 + 2
        (["brute-1"], ["demon-1"], 1, 0),
        (["brute-1"], ["demon-1"], 2, 2),  # one blow alone would not do
    ],
)
def test_bonuses_and_losses_add_up_before_combat_is_held_at_zero(
    terrified: list[str], demons: list[str], blows: int, dice: int
) -> None:
    t = table(
        "ritual",
        at={"T35": ["brute-1", "troglodyte-1", *demons], "T36": ["redeemer"]},
        cancelled={"brute-1": "2"},
        figures=[f"{demon} tempter 0" for demon in demons],
        hand=["mighty"] * blows,
        terrified=terrified,
    ).activate("brute-1")
    assert t.can("attack", "troglodytes") == (dice > 0)
    if dice:
        t.rolls(*[1] * dice).do("attack", "troglodytes")
        assert (len(t.told("combat-die")), t.hand(HUMAN)) == (dice, 0)


@rule("CLA-ADVC-MIGHTY")
def test_a_mighty_blow_is_for_one_attack() -> None:
    t = table(at={"T35": ["blade-1", "blade-2", "troglodyte-1"]}, hand=["mighty"]).humans()
    t.do("activate", "blade-1").do("attack", "troglodytes").rolls(1, 1, 1, 1, 1).do("strike").do("pass")
    assert t.values("blade-1")[1] == 3
    t.do("activate", "blade-2").rolls(1, 1, 1).do("attack", "troglodytes")
    assert len(t.told("combat-die")) == 5 + 3


@rule("CLA-ADVC-MIGHTY")
def test_a_mighty_blow_is_kept_where_combat_is_there_without_it() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, dice={"blade-1": 4}, hand=["mighty"]).activate("blade-1")
    t.do("attack", "troglodytes")
    assert (t.question, t.hand(HUMAN)) == ("ask-strike", 1)
    t.rolls(1).do("pass")
    assert (len(t.told("combat-die")), t.hand(HUMAN)) == (1, 1)


@rule("CLA-RNG-01")
def test_nobody_is_shot_where_no_passage_leads() -> None:
    tiles = ["T35 0 0 0", "T36 0 1 0", "T27 1 0 0", "T01 -7 7 0", "T02 7 7 0"]
    at = {"T35": ["blade-1"], "T27": ["troglodyte-1"], "T01": ["troglodyte-2"], "T02": ["troglodyte-3"]}
    assert table(tiles=tiles, at=at, objects={"blade-1": ["blunderbuss"]}).activate("blade-1").targets("shoot") == set()
    tiles = ["T27 0 0 0", "T36 5 5 0"]
    t = table(tiles=tiles, at={"T27": ["blade-1"], "T36": ["troglodyte-1"]}, objects={"blade-1": ["blunderbuss"]})
    assert t.activate("blade-1").targets("shoot") == set()


@rule("CLA-RNG-01", "CLA-ITEM-BLUNDERBUSS")
@pytest.mark.parametrize(
    ("direction", "place"), [("north", "0 1"), ("east", "1 0"), ("south", "0 -1"), ("west", "-1 0")]
)
def test_shots_go_in_every_direction(direction: str, place: str) -> None:
    at = {"T35": ["blade-1"], "T36": ["troglodyte-1", "demon-1"]}
    t = table(tiles=["T35 0 0 0", f"T36 {place} 0"], at=at, figures=FIGHTER, objects={"blade-1": ["blunderbuss"]})
    t.activate("blade-1")
    assert {option[1:] for option in t.options if option[0] == "shoot"} == {
        *(("troglodytes", direction), ("demon-1", direction)),
    }
    t.rolls(4, 1, 1, 1).do("shoot", "demon-1", direction)
    assert (t.wounds("demon-1"), t.where("troglodyte-1")) == (1, "T36")


@rule("CLA-RNG-01", "CLA-RNG-05")
def test_a_shot_reaches_every_tile_of_the_box() -> None:
    for tile in ("T01 0 1 2", "T36 0 1 0"):
        name = tile.split()[0]
        at = {"T35": ["blade-1"], name: ["troglodyte-1"]}
        t = table(tiles=["T35 0 0 0", tile], at=at, objects={"blade-1": ["blunderbuss"]}).activate("blade-1")
        t.rolls(6, 1, 1, 1).do("shoot", "troglodytes", "north")
        assert t.where("troglodyte-1") == ""


@rule("CLA-ITEM-BLUNDERBUSS", "CLA-EXH-03")
def test_only_a_bearer_who_is_not_exhausted_shoots() -> None:
    at = {"T35": ["blade-1", "blade-2", "troglodyte-1"], "T36": ["troglodyte-2"]}
    t = table(at=at, objects={"blade-1": ["blunderbuss"]}, cancelled={"blade-1": "1"}, hand=["mighty"])
    assert t.activate("blade-2").targets("shoot") == set()
    t.activate("blade-1")
    assert (t.targets("attack"), t.targets("shoot")) == ({"troglodytes"}, set())


@rule("CLA-TAL-01", "CLA-TAL-02")
def test_a_frantic_hero_rolls_any_of_his_misses_again_once() -> None:
    changes: dict[str, object] = {"warriors": {"blade": {"talents": ["elusive", "frantic"]}}}
    t = table(at={"T35": ["blade-1", "demon-1"]}, figures=FIGHTER, changes=changes).activate("blade-1")
    t.rolls(4, 1, 2).do("attack", "demon-1")
    assert (t.question, t.asked, t.targets("reroll")) == ("ask-reroll", HUMAN, {0, 1, 2})
    t.rolls(3).do("reroll", 1)
    assert (len(t.told("combat-die")), t.wounds("demon-1"), t.question) == (4, 1, "ask-act")
    t = table(at={"T35": ["blade-1", "demon-1"]}, figures=FIGHTER, changes=changes).activate("blade-1")
    t.rolls(4, 5, 6).do("attack", "demon-1")
    assert (t.question, t.wounds("demon-1")) == ("ask-act", 3)  # nothing was missed


@rule("CLA-WND-04", "CLA-WND-03")
def test_wounds_too_many_for_a_dying_hero_are_lost() -> None:
    at = {"T35": ["blade-1", "demon-1"], "T36": ["redeemer"]}
    t = table(at=at, cancelled={"blade-1": "2345"}, figures=FIGHTER).demons()
    t.do("activate", "demon-1").rolls(6, 6, 6, 6).do("attack", "blade-1").do("cancel", 6)
    assert (t.where("blade-1"), t.told("died"), t.question) == ("", [("blade-1", "T35")], "ask-act")
    assert t.warrior("redeemer")["cancelled"] == []


@rule("CLA-WND-04", "CLA-TIL-03")
def test_a_double_wound_with_one_line_left_kills_and_the_second_is_lost() -> None:
    at = {"T12": ["blade-1", "troglodyte-1"], "T36": ["redeemer"]}
    t = table(tiles=["T12 0 0 0", "T36 0 1 0"], at=at, cancelled={"blade-1": "23456"}).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.where("blade-1"), t.question) == ("", "ask-act")


@rule("CLA-TAL-04", "CLA-TAL-03")
def test_on_the_first_tile_of_the_box_wounds_and_guards_are_the_same() -> None:
    at = {"T01": ["redeemer", "brute-1", "demon-1"]}
    t = table("ritual", tiles=["T01 0 0 0"], at=at, figures=["demon-1 tempter 0"]).demons()
    t.do("activate", "demon-1").rolls(4, 4, 1).do("attack", "redeemer")
    t.do("suffer", "brute-1").do("cancel", 1).do("suffer", "redeemer").do("cancel", 2)
    assert (t.lines("brute-1"), t.lines("redeemer"), t.question) == ([1], [2], "ask-assign")


def test_nobody_is_told_of_a_pass_for_a_card_that_nobody_can_hold() -> None:
    at = {"T35": ["redeemer", "blade-1", "troglodyte-1"]}
    t = table(at=at, blessing_left=False).round(1, 1).do("activate", "blade-1").rolls(1, 1, 1)
    t.do("attack", "troglodytes").rolls(1, 1, 1).do("explore", "south").do("turn", 0).pass_until("ask-place")
    t.do("pass").do("activate", "troglodyte-1").rolls(6).do("attack", "redeemer").do("cancel", 1)
    assert t.g.round == 4
    assert [words for words in t.forced(HUMAN) if words[0] != "assign"] == [("pass",), ("suffer", "redeemer")]
    assert t.forced(DEMON) == [("pass",)]  # nobody to send


@rule("CLA-ADVC-MIGHTY")
def test_no_mighty_blow_for_a_demon() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1"]}, hand=["mighty"]).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "redeemer")
    assert (t.question, t.hand(HUMAN)) == ("ask-line", 1)


@rule("CLA-INI-06", "CLA-WND-04")
def test_the_death_of_one_leaves_the_others_as_exhausted_as_they_were() -> None:
    at = {"T35": ["brute-1", "brute-2", "troglodyte-1"], "T36": ["redeemer"]}
    t = table("ritual", at=at, cancelled={"brute-1": "23456", "brute-2": "2"}).activate("troglodyte-1")
    t.rolls(6).do("attack", "brute-1")
    assert (t.where("brute-1"), t.values("brute-2")) == ("", (0, 0, 3))
