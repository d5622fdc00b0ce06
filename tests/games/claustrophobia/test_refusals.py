"""Which rule is cited when something is refused: every question knows why it does not offer what it does not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, Option, new_game, table

PAIR = {"T35": ["redeemer"], "T36": ["blade-1"]}
SWARM = ["troglodyte-1", "troglodyte-2", "troglodyte-3"]
WALL = ["T35 0 0 0", "T36 0 1 0", "T27 1 0 0"]
FIGHTER = ["demon-1 demon-of-combat 0"]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (("assign", 3), "CLA-INI-03"),
        (("pass",), "CLA-INI-03"),
    ],
)
def test_dice(words: Option, rule: str) -> None:
    assert table(at=PAIR).initiative(1, 2).why_not(*words) == rule


@pytest.mark.parametrize(
    ("facts", "words", "rule"),
    [
        ({}, ("bless", "redeemer", "combat"), "CLA-TAL-14"),
        ({}, ("bless", "brute-1", "movement"), "CLA-TAL-14"),
        ({"gifts": ["courage"], "blessing_left": False}, ("bless", "blade-1", "combat"), "CLA-TAL-16"),
        ({}, ("hearten", "redeemer"), "CLA-INI-08"),
        ({"gifts": ["courage"]}, ("hearten", "blade-2"), "CLA-INI-08"),
        ({}, ("terrify", "redeemer"), "CLA-EVTC-TERROR"),
        ({}, ("terrify", "blade-2"), "CLA-EVTC-TERROR"),
        ({}, ("snuff",), "CLA-TIM-02"),
        ({}, ("charm",), "CLA-TIM-02"),
    ],
)
def test_support(facts: dict[str, Any], words: Option, rule: str) -> None:
    t = table(at=PAIR, **facts).initiative(2, 1).do("assign", 2)
    assert (t.question, t.why_not(*words)) == ("ask-support", rule)


@pytest.mark.parametrize(
    ("gifts", "words", "rule"),
    [
        (["healing"], ("heal", "redeemer", 1), "CLA-GFT-03"),
        (["smite"], ("heal", "brute-1", 2), "CLA-GIFT-HEALING"),
        (["healing"], ("heal", "brute-1", 1), "CLA-HEA-04"),
        (["healing"], ("heal", "blade-2", 6), "CLA-HEA-04"),
        (["healing"], ("drink", 1), "CLA-HEA-04"),
        (["healing"], ("drink", 6), "CLA-HEA-04"),
        (["healing"], ("humble",), "CLA-GFT-07"),
        (["healing"], ("hurry",), "CLA-TIM-02"),
        (["healing"], ("panic",), "CLA-TIM-02"),
        (["healing"], ("activate", "redeemer"), "CLA-TIM-02"),
    ],
)
def test_start_of_an_activation(gifts: list[str], words: Option, rule: str) -> None:
    t = table(
        at={"T35": ["redeemer", "brute-1"]},
        dice={"redeemer": 4},
        cancelled={"brute-1": "2", "redeemer": "3"},
        gifts=gifts,
        hand=["healing"],
    ).activate("redeemer")
    assert (t.question, t.why_not(*words)) == ("ask-ready", rule)


@pytest.mark.parametrize(
    ("warrior", "at", "words", "rule"),
    [
        ("redeemer", {"T35": ["redeemer"]}, ("step", "T27"), "CLA-MOV-03"),
        ("redeemer", {"T35": ["redeemer"]}, ("step", "T01"), "CLA-MOV-03"),
        ("redeemer", {"T35": ["redeemer", *SWARM]}, ("step", "T36"), "CLA-BLK-01"),
        ("redeemer", {"T35": ["redeemer", "demon-1"]}, ("step", "T36"), "CLA-TAL-09"),
        ("troglodyte-4", {"T35": ["troglodyte-4", "redeemer"], "T36": SWARM}, ("step", "T36"), "CLA-MOV-04"),
        ("redeemer", {"T35": ["redeemer"]}, ("crawl", "T36"), "CLA-TIL-19"),
        ("demon-1", {"T35": ["demon-1", "redeemer"]}, ("crawl", "T36"), "CLA-TIL-19"),
        ("troglodyte-1", {"T35": ["troglodyte-1", "redeemer"]}, ("crawl", "T36"), "CLA-TIL-17"),
        ("redeemer", {"T35": ["redeemer"]}, ("explore", "east"), "CLA-EXP-06"),
        ("redeemer", {"T35": ["redeemer"]}, ("explore", "north"), "CLA-EXP-06"),
        ("redeemer", {"T35": ["redeemer", *SWARM]}, ("explore", "west"), "CLA-BLK-01"),
        ("redeemer", {"T35": ["redeemer", "demon-1"]}, ("explore", "west"), "CLA-TAL-09"),
        ("troglodyte-1", {"T35": ["troglodyte-1", "redeemer"]}, ("explore", "west"), "CLA-DAC-02"),
        ("redeemer", {"T35": ["redeemer"]}, ("attack", "troglodytes"), "CLA-CBT-01"),
        ("troglodyte-1", {"T35": ["troglodyte-1", "redeemer"]}, ("attack", "blade-1"), "CLA-CBT-01"),
        ("redeemer", {"T35": ["redeemer"], "T36": SWARM}, ("shoot", "troglodytes", "north"), "CLA-CBT-01"),
        ("blade-1", {"T35": ["blade-1"], "T27": SWARM}, ("shoot", "troglodytes", "east"), "CLA-RNG-01"),
        ("blade-1", {"T35": ["blade-1"]}, ("shoot", "troglodytes", "north"), "CLA-RNG-01"),
        ("redeemer", {"T35": ["redeemer"]}, ("crawl", "T01"), "CLA-TIL-19"),
        ("redeemer", {"T35": ["redeemer"]}, ("throw", "T01"), "CLA-ADVC-GRENADE"),
        ("redeemer", {"T35": ["redeemer"]}, ("attack", "redeemer"), "CLA-CBT-01"),
        ("redeemer", {"T35": ["redeemer"]}, ("unseal",), "CLA-SCN-02"),
        ("blade-1", {"T35": ["blade-1"], "T27": SWARM}, ("shoot", "demon-5", "west"), "CLA-RNG-01"),
        ("redeemer", {"T35": ["redeemer"]}, ("throw", "T27"), "CLA-ADVC-GRENADE"),
        ("troglodyte-1", {"T35": ["troglodyte-1", "redeemer"]}, ("throw", "T36"), "CLA-ADVC-GRENADE"),
        ("redeemer", {"T35": ["redeemer"]}, ("plant",), "CLA-SCN-02"),
        ("redeemer", {"T35": ["redeemer"]}, ("exorcise", "demon-5"), "CLA-SCN-02"),
        ("redeemer", {"T35": ["redeemer"]}, ("take",), "CLA-SCN-03"),
        ("redeemer", {"T35": ["redeemer"]}, ("smite", "troglodytes"), "CLA-HAC-03"),
        ("redeemer", {"T35": ["redeemer"]}, ("send", "T35"), "CLA-HAC-03"),
    ],
)
def test_activation(warrior: str, at: dict[str, list[str]], words: Option, rule: str) -> None:
    standing = [name for names in at.values() for name in names]
    t = table(
        tiles=WALL,
        at=at,
        figures=FIGHTER if "demon-1" in standing else [],
        objects={"blade-1": ["blunderbuss"]} if "blade-1" in standing else {},
    ).activate(warrior)
    assert (t.question, t.why_not(*words)) == ("ask-act", rule)


def test_a_fight_that_is_over_or_forbidden() -> None:
    at = {"T35": ["blade-1", "troglodyte-1", "troglodyte-2"], "T36": ["troglodyte-3"]}
    t = table(at=at, objects={"blade-1": ["blunderbuss"]}, hand=["grenade"]).activate("blade-1")
    assert t.why_not("throw", "T27") == "CLA-RNG-01"
    t.rolls(1, 1, 1, 1).do("attack", "troglodytes")
    assert t.why_not("attack", "troglodytes") == t.why_not("shoot", "troglodytes", "north") == "CLA-HAC-03"
    assert t.why_not("throw", "T35") == "CLA-RNG-05"
    t = table(at=at, dice={"blade-1": 4}, hand=["grenade"], terrified=["blade-1"]).activate("blade-1")
    assert t.why_not("attack", "troglodytes") == "CLA-CBT-04"
    assert t.why_not("throw", "T35") == "CLA-ADVC-GRENADE"


def test_a_movement_that_is_over() -> None:
    t = table(tiles=["T35 0 0 0", "T17 0 1 0"], at={"T35": ["blade-1"], "T17": ["troglodyte-1"]}, dice={"blade-1": 6})
    t.activate("blade-1").do("step", "T17")
    assert t.why_not("step", "T35") == t.why_not("explore", "north") == "CLA-HAC-04"


def test_who_is_next() -> None:
    t = table(at=PAIR).humans()
    assert t.why_not("activate", "brute-1") == "CLA-HAC-02"


def test_cards_of_an_exploration() -> None:
    t = table(at={"T35": ["blade-1"]}, hand=["dodge"], advantage_deck=["map"], events=["panic"], event_deck=["lost"])
    t.activate("blade-1").do("pass").do("explore", "south")
    assert (t.question, t.asked) == ("ask-explore-cards", HUMAN)
    assert (t.why_not("chart"), t.why_not("mislead")) == ("CLA-ADVC-MAP", "CLA-TIM-02")
    t.do("pass")
    assert t.asked == DEMON
    assert (t.why_not("mislead"), t.why_not("chart")) == ("CLA-EVTC-LOST", "CLA-TIM-02")


def test_laying_a_tile_and_its_hole() -> None:
    t = table(at={"T35": ["redeemer"]}, stack=["T05", "T27"]).activate("redeemer").do("explore", "south")
    assert t.why_not("turn", 90) == "CLA-EXP-03"
    t.do("turn", 0)
    assert t.why_not("dig", "T05") == t.why_not("dig", "T01") == "CLA-TIL-16"


def test_hits_and_wounds() -> None:
    at = {"T35": ["redeemer", "brute-1", "demon-1"], "T36": ["blade-1"]}
    t = table(at=at, figures=FIGHTER).activate("demon-1").rolls(4, 1, 1, 1).do("attack", "redeemer")
    assert t.why_not("suffer", "blade-1") == "CLA-TAL-03"
    t.do("suffer", "redeemer").do("cancel", 1)
    t = table(at=at, cancelled={"redeemer": "1"}, figures=FIGHTER).activate("demon-1")
    t.rolls(4, 1, 1, 1).do("attack", "redeemer").do("suffer", "redeemer")
    assert t.why_not("cancel", 1) == "CLA-WND-03"


@pytest.mark.parametrize(
    ("dice", "first", "words", "rule"),
    [
        ((1, 4, 6), ("place", "calm", 4), ("place", "calm", 6), "CLA-DST-01"),
        ((1, 4, 6), ("place", "calm", 4), ("place", "sounds", 4), "CLA-DST-03"),
        ((1, 4, 6), ("place", "sounds", 4), ("place", "sounds", 1), "CLA-DST-05"),
        ((1, 2, 2), (), ("place", "speed", 1), "CLA-DST-07"),
        ((2, 2, 2), (), ("place", "legion", 2), "CLA-DST-08"),
        ((1, 1, 2), (), ("place", "claws", 2), "CLA-DST-10"),
        ((1, 1, 2), (), ("place", "dark", 2), "CLA-DST-11"),
        ((1, 1, 1), (), ("place", "taste", 1), "CLA-DST-12"),
        ((1, 1, 1), (), ("place", "resist", 1), "CLA-DST-13"),
        ((1, 1, 1), (), ("place", "burrow", 1), "CLA-DST-14"),
        ((1, 1, 1), (), ("place", "trap", 1), "CLA-DST-15"),
        ((1, 1, 1), (), ("place", "trap", 6), "CLA-DST-03"),
        ((1, 1, 1), (), ("take",), "CLA-THR-02"),
        ((1, 1, 1), (), ("resolve", "calm"), "CLA-THR-02"),
    ],
)
def test_destiny_dice(dice: tuple[int, int, int], first: Option, words: Option, rule: str) -> None:
    t = table(at=PAIR).threat(*dice)
    if first:
        t.do(*first)
    assert t.why_not(*words) == rule


@pytest.mark.parametrize(
    ("threat", "words", "rule"),
    [
        (0, ("send", "T35"), "CLA-SND-01"),
        (9, ("send", "T01"), "CLA-SND-04"),
        (9, ("send", "T27"), "CLA-SND-04"),
        (9, ("send", "T36"), "CLA-SND-05"),
        (9, ("send", "T33"), "CLA-SND-06"),
        (9, ("send-tough", "T36"), "CLA-SND-05"),
        (9, ("send-tough", "T35"), "CLA-EVTC-TOUGH"),
        (4, ("summon", "T35"), "CLA-SND-01"),
        (9, ("summon", "T01"), "CLA-SND-04"),
        (9, ("summon", "T27"), "CLA-SND-04"),
        (9, ("summon", "T36"), "CLA-SND-05"),
        (9, ("summon", "T33"), "CLA-SND-06"),
        (9, ("ambush", "T27"), "CLA-EVTC-AMBUSH"),
        (9, ("ambush", "T01"), "CLA-EVTC-AMBUSH"),
        (9, ("regenerate", "demon-1"), "CLA-TIM-02"),
        (9, ("panic",), "CLA-TIM-02"),
    ],
)
def test_sending(threat: int, words: Option, rule: str) -> None:
    t = table(
        "stem-the-tide",
        tiles=["T35 0 0 0", "T27 0 1 0", "T36 0 2 0", "T33 0 -1 2"],
        at={"T36": ["redeemer"], "T33": SWARM},
        threat=threat,
        demons_left=1,
        events=["ambush"],
    ).sending()
    assert t.why_not(*words) == rule


def test_no_demon_left_and_none_at_all() -> None:
    t = table("stem-the-tide", at={"T36": ["redeemer"]}, threat=9).sending()
    assert t.why_not("summon", "T35") == "CLA-SND-08"


def test_what_is_decided_before_play() -> None:
    assert new_game(handicap_gift=True).why_not("learn", "courage") == "CLA-HCP-03"
    assert new_game("stem-the-tide").why_not("load", "redeemer") == "CLA-SC2-01"
    t = new_game("own")
    assert t.why_not("equip", "shield", "redeemer") == t.why_not("equip", "lantern", "redeemer") == "CLA-OBJ-03"
    assert (t.why_not("pass"), t.why_not("load", "brute-1")) == ("CLA-SET-06", "CLA-SET-06")


def test_the_auction() -> None:
    t = new_game(auction=True)
    assert t.why_not("pass") == "CLA-AUC-09"
    t.do("bid", 8)
    assert t.why_not("bid", 8) == "CLA-AUC-02"
    t.do("pass").do("learn", "smite").do("hire", "brute")
    assert t.why_not("learn", "smite") == "CLA-AUC-04"
    t.do("buy", "lantern")
    assert t.why_not("buy", "lantern") == "CLA-AUC-06"
    assert t.why_not("buy", "scepter") == "CLA-AUC-06"  # one point is left, and it costs two
    assert t.why_not("hire", "brute") == "CLA-AUC-05"
    assert t.can("stock")
