"""Chapters: combat, wounds, ranged weapons, hungry tunnels."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.table import DEMON, HUMAN, table
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
    t = table(at={"T35": ["redeemer", "blade-1", "troglodyte-1"]}, dice={"blade-1": 5}, terrified=["blade-1"]).humans()
    t.do("activate", "redeemer").do("pass")
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
    t.activate("troglodyte-1").rolls(6).do("attack", "redeemer")
    assert (t.question, t.asked) == ("ask-dodge", HUMAN)
    t.do("dodge")
    assert t.lines("redeemer") == []


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
