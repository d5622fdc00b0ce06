"""The worked examples of the rulebook, literally."""

from __future__ import annotations

from tests.games.claustrophobia.driver import new_game, table
from tests.marks import rule


@rule("CLA-INI-05", "CLA-INI-08")
def test_x1_the_fifth_line_and_precognition() -> None:
    t = table(at={"T35": ["redeemer"]}, dice={"redeemer": 5}, gifts=["precognition"])
    assert t.values("redeemer") == (1, 1, 5)
    t.activate("redeemer").do("explore", "south")
    assert t.question == "ask-foresee"


@rule("CLA-INI-05")
def test_x2_the_second_line() -> None:
    assert table(at={"T35": ["redeemer"]}, dice={"redeemer": 2}).values("redeemer") == (1, 2, 4)


@rule("CLA-INI-06", "CLA-EXH-01")
def test_x3_a_die_on_a_cancelled_line() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1"]}, cancelled={"redeemer": "2"})
    t.initiative(2)
    assert t.warrior("redeemer")["exhausted"]
    assert t.values("redeemer") == (0, 0, 3)
    t.activate("redeemer")
    assert t.options == []


@rule("CLA-INI-02", "CLA-INI-04", "CLA-ITEM-SCEPTER")
def test_x4_the_scepter_rolls_a_third_die() -> None:
    t = table(at={"T35": ["redeemer", "blade-1"]}, objects={"redeemer": ["scepter"]}, blessing_left=False)
    t.initiative(3, 4, 6)
    assert t.question == "ask-assign"
    t.do("assign", 3).do("assign", 4)
    assert t.warrior("redeemer")["die"] == 3
    assert t.warrior("blade-1")["die"] == 4
    assert t.g.rolled == []


@rule("CLA-THR-03", "CLA-DST-05", "CLA-DST-11", "CLA-SND-02")
def test_x5_dark_destiny_and_sounds() -> None:
    t = table(at={"T36": ["redeemer"]}, event_deck=["terror", "lost"])
    t.threat(2, 3, 4).do("place", "dark", 3).do("place", "sounds", 2).do("place", "sounds", 4)
    t.do("resolve", "dark")
    assert t.hand(1) == 1
    assert t.g.threat == 4
    assert t.question == "ask-send"
    for _ in range(3):
        t.do("send", "T35")
    assert t.g.threat == 1


@rule("CLA-DST-07", "CLA-DST-10", "CLA-DST-04")
def test_x6_speed_and_claws() -> None:
    t = table(at={"T36": ["redeemer"], "T35": ["troglodyte-1"]}, bonus_dice=1)
    t.threat(1, 1, 4, 6).do("place", "speed", 1).do("place", "claws", 4)
    t.take_first("ask-send")
    assert t.values("troglodyte-1")[0] == 2
    assert t.warrior("troglodyte-1")["talents"] == ["frantic"]


@rule("CLA-SND-04", "CLA-SND-05")
def test_x7_where_warriors_arrive() -> None:
    t = table(tiles=["T35 0 0 0", "T27 0 1 0", "T36 0 2 0"], at={"T36": ["brute-1"]}, threat=3)
    t.sending()
    assert t.why_not("send", "T27") == "CLA-SND-04"
    assert t.why_not("send", "T36") == "CLA-SND-05"
    t.do("send", "T35").do("send", "T35")


@rule("CLA-MOV-03")
def test_x8_a_closed_edge() -> None:
    t = table(tiles=["T35 0 0 0", "T27 1 0 0"], at={"T35": ["redeemer"]})
    t.activate("redeemer")
    assert t.why_not("step", "T27") == "CLA-MOV-03"


@rule("CLA-MOV-04", "CLA-MOV-05")
def test_x9_a_full_tile() -> None:
    t = table(
        tiles=["T35 0 0 0", "T36 0 1 0", "T27 0 -1 0"],
        at={"T35": ["troglodyte-3"], "T36": ["troglodyte-1", "troglodyte-2", "demon-1"]},
        figures=["demon-1 demon-of-combat 0"],
    )
    t.activate("troglodyte-3")
    assert t.why_not("step", "T36") == "CLA-MOV-04"


@rule("CLA-BLK-01")
def test_x10_one_against_one() -> None:
    t = table(at={"T35": ["troglodyte-1", "blade-1"]}).activate("troglodyte-1")
    assert t.can("step", "T36")


@rule("CLA-BLK-01", "CLA-BLK-02")
def test_x11_the_first_brute_leaves_and_traps_the_second() -> None:
    t = table(at={"T35": ["brute-1", "brute-2", "troglodyte-1", "troglodyte-2"]})
    t.activate("brute-1").do("step", "T36").do("activate", "brute-2")
    assert t.why_not("step", "T36") == "CLA-BLK-01"


@rule("CLA-EXP-03")
def test_x12_several_rotations_may_be_legal() -> None:
    t = table(at={"T35": ["redeemer"]}, stack=["T31", "T32"]).activate("redeemer").do("explore", "south")
    assert t.question == "ask-turn"
    assert t.targets("turn") == {0, 90, 270}


@rule("CLA-CBT-02", "CLA-WND-01")
def test_x13_a_brute_among_troglodytes() -> None:
    t = table(at={"T35": ["brute-1", "troglodyte-1", "troglodyte-2", "troglodyte-3"]})
    t.activate("brute-1").rolls(2, 3, 6).do("attack", "troglodytes")
    assert t.on("T35") == ["brute-1", "troglodyte-3"]


@rule("CLA-CBT-02", "CLA-WND-03", "CLA-WND-05")
def test_x14_a_demon_and_a_brute() -> None:
    t = table(at={"T35": ["brute-1", "demon-1"], "T36": ["redeemer"]}, figures=["demon-1 demon-of-combat 0"])
    t.activate("demon-1").rolls(1, 2, 4, 5).do("attack", "brute-1").do("cancel", 4).do("cancel", 6)
    assert t.lines("brute-1") == [4, 6]


@rule("CLA-RNG-01", "CLA-ITEM-BLUNDERBUSS")
def test_x15_a_shot_needs_a_passage() -> None:
    t = table(
        tiles=["T35 0 0 0", "T36 0 1 0", "T27 1 0 0"],
        at={"T35": ["blade-1"], "T36": ["troglodyte-1"], "T27": ["demon-1"]},
        objects={"blade-1": ["blunderbuss"]},
        figures=["demon-1 underground-hunter 0"],
    ).activate("blade-1")
    assert t.can("shoot", "troglodytes", "north")
    assert t.why_not("shoot", "demon-1", "east") == "CLA-RNG-01"


@rule("CLA-TAL-08")
def test_x16_an_elusive_blade() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1", "troglodyte-2", "troglodyte-3"]}).activate("blade-1")
    assert t.can("step", "T36")


@rule("CLA-TAL-03", "CLA-TAL-04")
def test_x17_a_bodyguard_takes_one_of_two_hits() -> None:
    t = table(at={"T35": ["redeemer", "brute-1", "demon-1"]}, figures=["demon-1 demon-of-combat 0"])
    t.activate("demon-1").rolls(1, 1, 4, 5).do("attack", "redeemer")
    t.do("suffer", "brute-1").do("cancel", 6).do("suffer", "redeemer").do("cancel", 1)
    assert (t.lines("brute-1"), t.lines("redeemer")) == ([6], [1])
    assert t.told("guarded") == [("brute-1", "redeemer")]


@rule("CLA-TAL-11")
def test_x18_elusive_meets_impressive() -> None:
    t = table(at={"T35": ["blade-1", "demon-1", "troglodyte-1"]}, figures=["demon-1 demon-of-combat 0"])
    t.activate("blade-1")
    assert t.why_not("step", "T36") == "CLA-BLK-01"
    t.rolls(3, 1, 1).do("attack", "troglodytes")
    assert t.can("step", "T36")


@rule("CLA-AUC-03", "CLA-AUC-04", "CLA-AUC-05", "CLA-AUC-06", "CLA-AUC-07")
def test_x19_seventeen_points() -> None:
    t = new_game(auction=True)
    t.do("bid", 17).do("pass")
    t.do("learn", "courage").do("learn", "healing").do("hire", "brute").do("hire", "brute")
    t.do("buy", "shield").do("buy", "shield").do("stock").do("stock").do("stock")
    t.do("equip", "shield", "brute-1")
    assert t.g.points == 0
    assert [t.warrior(brute)["objects"] for brute in ("brute-1", "brute-2")] == [[1], [1]]
    assert (t.hand(0), t.g.round) == (3, 1)
