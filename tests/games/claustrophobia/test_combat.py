"""Chapters: combat, wounds, ranged weapons, special tiles."""

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


@rule("CLA-TIL-17", "CLA-TIL-19", "CLA-TIL-20")
def test_holes_join_hole_tiles_and_tokens_for_troglodytes_only() -> None:
    tiles = ["T05 0 0 0", "T06 0 3 0", "T36 5 5 0", "T35 8 8 0"]
    t = table(tiles=tiles, at={"T05": ["troglodyte-1"], "T06": ["redeemer"]}, holes=["T36", "T35"]).activate(
        "troglodyte-1"
    )
    assert t.targets("crawl") == {"T36", "T35"}
    assert t.why_not("crawl", "T06") == "CLA-TIL-17"
    t = table(tiles=tiles, at={"T36": ["troglodyte-1"], "T06": ["redeemer"]}, holes=["T36", "T35"]).activate(
        "troglodyte-1"
    )
    assert t.targets("crawl") == {"T05", "T06"}
    full = ["troglodyte-2", "troglodyte-3", "troglodyte-4"]
    t = table(tiles=tiles, at={"T36": ["troglodyte-1"], "T05": full, "T06": ["redeemer"]}, holes=["T36"]).activate(
        "troglodyte-1"
    )
    assert t.why_not("crawl", "T05") == "CLA-TIL-19"
    t = table(tiles=[*tiles, "T27 0 -1 0"], at={"T05": ["redeemer"]}, holes=["T36"]).activate("redeemer")
    assert t.why_not("crawl", "T36") == "CLA-TIL-19"
