"""Chapter: support after the dice are assigned. Blessed, Courage, Gather Round! and Terror, each for its time."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME

PAIR = {"T35": ["redeemer"], "T36": ["blade-1"]}
IDLE = (1, 1, 1)  # Destiny dice that nobody places


@rule("CLA-TAL-14", "CLA-GIFT-COURAGE")
@pytest.mark.parametrize("order", [("bless", "hearten"), ("hearten", "bless")])
def test_blessed_and_courage_are_used_in_either_order(order: tuple[str, str]) -> None:
    t = table(at=PAIR, gifts=["courage"]).round(2, 1).do("assign", 2)
    plays = {"bless": ("bless", "blade-1", "combat"), "hearten": ("hearten", "blade-1")}
    for verb in order:
        assert t.question == "ask-support"
        t.do(*plays[verb])
    assert t.values("blade-1") == (1, 5, 4)
    assert t.question == "ask-activate"


@rule("CLA-TAL-14", "CLA-TIM-01")
def test_blessed_still_waits_when_terror_answers_courage() -> None:
    t = table(at=PAIR, gifts=["courage"], events=["terror"]).round(2, 1).do("assign", 2)
    assert t.asked == HUMAN
    t.do("hearten", "blade-1")
    assert t.asked == DEMON
    t.do("terrify", "blade-1")
    assert t.asked == HUMAN
    t.do("bless", "blade-1", "movement")
    assert t.values("blade-1") == (1, 2, 4)  # +1 for the blessing, -1 and -1 for the terror, +1 for the courage


@rule("CLA-TAL-14")
def test_blessed_gives_another_warrior_movement_or_combat() -> None:
    t = table(at=PAIR).round(3, 1).do("assign", 3)
    assert t.targets("bless") == {"blade-1"}
    assert t.why_not("bless", "redeemer", "movement") == "CLA-TAL-14"
    t.do("bless", "blade-1", "movement")
    assert t.values("blade-1") == (2, 3, 3)
    t = table(at=PAIR).round(3, 1).do("assign", 3).do("bless", "blade-1", "combat")
    assert t.values("blade-1") == (1, 5, 3)


@rule("CLA-TAL-15")
def test_blessed_heals_the_line_in_use_and_no_other() -> None:
    t = table(at=PAIR, cancelled={"blade-1": "24"}).round(1, 2).do("assign", 1)
    assert t.warrior("blade-1")["exhausted"]
    t.do("bless", "blade-1", "movement")
    assert t.lines("blade-1") == [4]
    assert not t.warrior("blade-1")["exhausted"]
    assert t.values("blade-1") == (3, 2, 3)
    t = table(at=PAIR, cancelled={"blade-1": "4"}).round(1, 2).do("assign", 1).do("bless", "blade-1", "movement")
    assert (t.lines("blade-1"), t.told("healed")) == ([4], [])


@rule("CLA-TAL-16")
def test_blessed_lasts_for_the_human_action_phase_and_never_returns() -> None:
    t = table(at=PAIR).round(1, 2, *IDLE, 1, 2).do("assign", 1).do("bless", "blade-1", "movement")
    assert t.question == "ask-activate"
    assert t.values("blade-1") == (3, 2, 3)
    t.do("pass")
    assert t.question == "ask-place"
    assert t.values("blade-1") == (2, 2, 3)
    t.play_to_round(5).do("assign", 1)
    assert t.question == "ask-activate"
    assert t.g.blessing_left is False


@rule("CLA-TAL-14", "CLA-EXH-02")
def test_an_exhausted_redeemer_blesses_nobody() -> None:
    t = table(at=PAIR, cancelled={"redeemer": "1"}).round(1, 2).do("assign", 1)
    assert t.question == "ask-activate"


@rule("CLA-GIFT-COURAGE", "CLA-GFT-02")
def test_courage_reaches_anybody_until_the_next_initiative() -> None:
    t = table(at=PAIR, gifts=["courage"], blessing_left=False).round(2, 1, *IDLE, 1, 1).do("assign", 2)
    assert t.targets("hearten") == {"redeemer", "blade-1"}
    t.do("hearten", "blade-1")
    assert t.values("blade-1") == (1, 3, 4)
    t.do("pass").do("pass")
    assert (t.g.round, t.question) == (5, "ask-activate")
    assert t.values("blade-1") == (1, 3, 3)


@rule("CLA-GIFT-COURAGE", "CLA-GFT-04")
def test_courage_is_given_once_a_round_and_can_be_kept() -> None:
    t = table(at=PAIR, gifts=["courage"], blessing_left=False, events=["terror", "terror"]).round(2, 1).do("assign", 2)
    t.do("hearten", "redeemer").do("pass")
    assert t.question == "ask-activate"
    t = table(at=PAIR, gifts=["courage"], blessing_left=False).round(2, 1).do("assign", 2).do("pass")
    assert [t.values(hero)[2] for hero in ("redeemer", "blade-1")] == [4, 3]


@rule("CLA-GIFT-GATHER", "CLA-INI-02")
def test_gather_round_promises_two_dice_for_the_next_roll_only() -> None:
    t = table(at=PAIR, gifts=["gather"], blessing_left=False).round(3, 3, *IDLE, 1, 1, 1, 1, *IDLE, 1, 1)
    assert (len(t.told("action-die")), t.told("gathered")) == (2, [(2,)])
    assert (GAME.view(t.g, None)["gifts_used"], GAME.view(t.g, None)["gather"]) == ([2], 2)
    t.play_to_round(5)
    assert len(t.told("action-die")) == 2 + 4
    t.play_to_round(6)
    assert len(t.told("action-die")) == 2 + 4 + 2


@rule("CLA-GFT-06")
def test_gathered_dice_are_rolled_even_without_the_redeemer() -> None:
    t = table(
        at={"T35": ["redeemer", "troglodyte-1"], "T36": ["blade-1"]},
        cancelled={"redeemer": "12456"},
        gifts=["gather"],
        blessing_left=False,
    ).round(3, 1, *IDLE, 6)
    t.do("assign", 3).do("pass").do("pass").do("activate", "troglodyte-1").do("attack", "redeemer")
    assert t.where("redeemer") == ""
    assert len(t.play_to_round(5).told("action-die")) == 2 + 3


@rule("CLA-EVTC-TERROR", "CLA-GFT-03")
def test_terror_grips_a_condemned_until_the_human_action_phase_ends() -> None:
    t = table(at=PAIR, events=["terror", "terror"], blessing_left=False).round(3, 2).do("assign", 3)
    assert t.targets("terrify") == {"blade-1"}
    assert t.why_not("terrify", "redeemer") == "CLA-EVTC-TERROR"
    t.do("terrify", "blade-1")
    assert not t.can("terrify")  # it grips nobody twice
    t.do("pass")
    assert t.question == "ask-activate"
    assert t.values("blade-1") == (1, 1, 3)
    t.do("pass")
    assert t.question == "ask-place"
    assert t.values("blade-1") == (2, 2, 3)


@rule("CLA-OBJ-02")
def test_tokens_stay_with_their_bearers_when_another_warrior_dies() -> None:
    at = {"T35": ["redeemer", "blade-1", "troglodyte-1"], "T36": ["brute-1"]}
    facts: dict[str, Any] = {"courage": "redeemer", "blessed": "brute-1", "blessing_left": False}
    t = table(at=at, cancelled={"blade-1": "23456"}, **facts).activate("troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.where("blade-1"), t.warrior("redeemer")["courage"], t.warrior("brute-1")["blessed"]) == ("", True, True)
    facts = {"courage": "blade-1", "blessed": "blade-1", "blessing_left": False}
    t = table(at=at, cancelled={"blade-1": "23456"}, **facts).activate("troglodyte-1").rolls(6).do("attack", "blade-1")
    assert (t.g.courage, t.g.blessed) == (-1, -1)


@rule("CLA-TAL-14", "CLA-GIFT-COURAGE", "CLA-INI-01")
def test_on_the_first_tile_of_the_box_support_is_the_same() -> None:
    t = table("ritual", tiles=["T01 0 0 0"], at={"T01": ["redeemer", "blade-1"]}, gifts=["courage"]).round(2, 1)
    t.do("assign", 2).do("bless", "blade-1", "combat").do("hearten", "redeemer")
    assert (t.values("blade-1"), t.values("redeemer")) == ((1, 5, 3), (1, 2, 5))
    assert t.targets("activate") == {"redeemer", "blade-1"}
    t.do("activate", "redeemer").do("explore", "north")
    assert t.question == "ask-turn"
