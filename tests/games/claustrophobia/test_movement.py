"""Chapters: activation, movement, blocking and Talents."""

from __future__ import annotations

from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.maze import distances

TRIO = ["troglodyte-1", "troglodyte-2", "troglodyte-3"]
FIGHTER = ["demon-1 demon-of-combat 0"]
HUNTER = ["demon-1 underground-hunter 0"]


@rule("CLA-HAC-01", "CLA-HAC-02", "CLA-HAC-06")
def test_warriors_act_one_by_one_once_each_in_any_order() -> None:
    t = table(at={"T35": ["redeemer", "blade-1"]}).humans()
    assert t.targets("activate") == {"redeemer", "blade-1"}
    t.do("activate", "blade-1")
    assert not t.can("activate")  # he finishes first
    t.do("pass")
    assert t.targets("activate") == {"redeemer"}
    assert t.why_not("activate", "blade-1") == "CLA-HAC-02"


@rule("CLA-HAC-01", "CLA-ADVC-SECOND", "CLA-EVTC-PANIC")
def test_what_concerns_one_activation_does_not_concern_the_next() -> None:
    t = table(at={"T35": ["redeemer", "blade-1", "troglodyte-1"]}, hand=["second"], events=["panic"]).humans()
    t.do("activate", "blade-1").do("hurry").do("panic")
    assert (t.values("blade-1")[0], t.can("attack", "troglodytes")) == (2, False)
    t.do("step", "T36").do("step", "T35").do("activate", "redeemer")
    assert (t.values("redeemer")[0], t.can("attack", "troglodytes")) == (1, True)
    t.do("step", "T36")
    assert t.question == "ask-place"


@rule("CLA-HAC-01", "CLA-ADVC-SECOND")
def test_after_the_last_activation_nobody_is_active() -> None:
    t = table(at={"T35": ["blade-1"]}, hand=["second"]).humans().do("activate", "blade-1").do("hurry").do("pass")
    assert (t.question, GAME.view(t.g, None)["active"], t.values("blade-1")[0]) == ("ask-place", -1, 1)
    t = table(at={"T35": ["blade-1"]}).humans().do("activate", "blade-1").do("pass")
    assert (t.question, t.forced(HUMAN)) == ("ask-place", [])  # nor is anybody asked who is next


@rule("CLA-HAC-03", "CLA-HAC-04", "CLA-HAC-05")
def test_a_fight_ends_a_movement_that_has_begun() -> None:
    t = table(at={"T35": ["blade-1"], "T36": ["troglodyte-1"]}, dice={"blade-1": 6}).activate("blade-1")
    t.do("step", "T36").rolls(1).do("attack", "troglodytes")
    assert t.told("activated") == [("blade-1", "T35")]
    assert t.asked == -1 or not t.can("step")
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, dice={"blade-1": 6}).activate("blade-1")
    t.rolls(1).do("attack", "troglodytes").do("step", "T36")
    assert t.why_not("attack", "troglodytes") == "CLA-HAC-03"
    assert t.can("step", "T35")
    t.do("pass")
    assert t.where("blade-1") == "T36"


@rule("CLA-DAC-01", "CLA-DAC-02", "CLA-CBT-05")
def test_the_demon_side_acts_likewise_but_never_explores() -> None:
    t = table(at={"T35": ["troglodyte-1", "troglodyte-2"], "T36": ["brute-1"]}).demons()
    assert t.targets("activate") == {"troglodyte-1"}
    t.do("activate", "troglodyte-1")
    assert t.why_not("explore", "south") == "CLA-DAC-02"
    t.do("step", "T36").rolls(1).do("attack", "brute-1")
    t.do("activate", "troglodyte-2").do("step", "T36").rolls(6).do("attack", "brute-1").do("cancel", 1)
    assert [die[0] for die in t.told("combat-die")] == ["troglodyte-1", "troglodyte-2"]


@rule("CLA-MOV-01", "CLA-MOV-02")
def test_a_step_costs_one_movement_and_the_rest_may_be_left() -> None:
    t = table(tiles=["T35 0 0 0", "T36 0 1 0", "T27 0 2 0"], at={"T35": ["blade-1"]}, dice={"blade-1": 2})
    t.activate("blade-1").do("step", "T36").do("step", "T27")
    assert t.where("blade-1") == "T27"
    assert t.g.steps == 2
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, dice={"blade-1": 2}).activate("blade-1").do("pass")
    assert t.where("blade-1") == "T35"


@rule("CLA-MOV-01", "CLA-MOV-02")
def test_without_movement_left_there_is_no_step() -> None:
    t = table(at={"T35": ["redeemer"], "T36": ["troglodyte-1"]}).activate("redeemer").do("step", "T36")
    assert t.why_not("step", "T35") == "CLA-MOV-01"
    assert t.why_not("explore", "north") == "CLA-MOV-01"
    assert t.can("attack", "troglodytes")


@rule("CLA-MOV-04", "CLA-MOV-06", "CLA-TIL-07", "CLA-TIL-14")
def test_the_size_of_tunnels() -> None:
    for tile, size in (("T27", 3), ("T14", 1), ("T02", 5), ("T01", 5)):
        assert table(tiles=["T35 0 0 0", f"{tile} 0 1 0"], at={"T35": ["redeemer"]}).tile(tile)["size"] == size
    t = table(
        tiles=["T35 0 0 0", "T14 0 1 0", "T36 0 2 0"],
        at={"T35": ["blade-1", "troglodyte-1"], "T14": ["redeemer"]},
        dice={"blade-1": 6},
    ).activate("blade-1")
    assert t.why_not("step", "T14") == "CLA-MOV-04"
    t = table(tiles=["T35 0 0 0", "T14 0 1 0"], at={"T35": ["blade-1"], "T14": ["troglodyte-1"]}).activate("blade-1")
    assert t.can("step", "T14")  # the sides are counted apart


@rule("CLA-MOV-07")
def test_walking_among_enemies_does_not_end_the_movement_but_they_may_hold() -> None:
    t = table(
        tiles=["T35 0 0 0", "T36 0 1 0", "T27 0 2 0"], at={"T35": ["redeemer"], "T36": TRIO}, dice={"redeemer": 3}
    )
    t.activate("redeemer").do("step", "T36")
    assert t.why_not("step", "T27") == "CLA-BLK-01"
    assert t.can("attack", "troglodytes")


@rule("CLA-BLK-03")
def test_exploring_is_leaving() -> None:
    t = table(at={"T35": ["redeemer", *TRIO]}).activate("redeemer")
    assert t.why_not("explore", "south") == "CLA-BLK-01"


@rule("CLA-BLK-04")
def test_without_enemies_nobody_is_blocked() -> None:
    assert table(at={"T35": ["redeemer"]}).warrior("redeemer")["held"] == ""
    assert table(at={"T35": ["redeemer", *TRIO]}).warrior("redeemer")["held"] == "CLA-BLK-01"


@rule("CLA-TAL-09", "CLA-TAL-13")
def test_impressive_holds_everybody_unless_exhausted() -> None:
    at = {"T35": ["brute-1", *TRIO]}
    assert table(at=at).warrior("troglodyte-1")["held"] == "CLA-TAL-09"
    assert table(at=at, cancelled={"brute-1": "2"}).warrior("troglodyte-1")["held"] == ""


@rule("CLA-TAL-10", "CLA-TIL-17", "CLA-TIL-18")
def test_a_hole_lets_troglodytes_past_impressive_and_numbers() -> None:
    t = table(
        tiles=["T05 0 0 0", "T36 0 1 0", "T27 0 2 0"],
        at={"T05": ["brute-1", "brute-2", "troglodyte-1"]},
        holes=["T27"],
    ).activate("troglodyte-1")
    assert t.warrior("troglodyte-1")["held"] == "CLA-TAL-09"
    t.do("crawl", "T27")
    assert t.where("troglodyte-1") == "T27"


@rule("CLA-TAL-11", "CLA-TAL-12")
def test_the_lapse_ends_when_the_elusive_one_is_gone() -> None:
    at = {"T35": ["blade-1", "brute-1", "demon-1"]}
    t = table(at=at, figures=FIGHTER)
    assert [t.warrior(hero)["held"] for hero in ("blade-1", "brute-1")] == ["", ""]
    t.activate("blade-1").do("step", "T36")
    assert t.warrior("brute-1")["held"] == "CLA-TAL-09"


@rule("CLA-TAL-17")
def test_with_impressive_on_both_sides_nobody_leaves() -> None:
    t = table(at={"T35": ["brute-1", "redeemer", "demon-1"]}, figures=FIGHTER)
    assert {t.warrior(w)["held"] for w in ("brute-1", "redeemer", "demon-1")} == {"CLA-TAL-09"}


@rule("CLA-TAL-11")
def test_an_elusive_demon_and_an_impressive_brute_both_lose_their_talent() -> None:
    t = table(at={"T35": ["brute-1", "redeemer", "demon-1"]}, figures=HUNTER)
    assert t.warrior("demon-1")["held"] == "CLA-BLK-01"
    t = table(at={"T35": ["brute-1", "demon-1"]}, figures=HUNTER).activate("demon-1")
    assert t.can("step", "T36")


@rule("CLA-TAL-08")
def test_an_elusive_demon_leaves_however_many_heroes_there_are() -> None:
    t = table(at={"T35": ["redeemer", "blade-1", "demon-1"]}, figures=HUNTER).activate("demon-1")
    assert t.can("step", "T36")  # the Blade is Elusive as well, but nobody is Impressive


@rule("CLA-TAL-18")
def test_the_lapse_takes_every_elusive_and_impressive_on_the_tile_whichever_side_has_it() -> None:
    at = {"T35": ["brute-1", "blade-1", "demon-1", "troglodyte-1", "troglodyte-2"]}
    t = table(at=at, figures=HUNTER).activate("blade-1")  # the Brute and the Hunter make the Talents lapse
    assert t.why_not("step", "T36") == "CLA-BLK-01"  # the Blade's as well: two against three
    t = table(at=at, figures=FIGHTER).activate("troglodyte-1")  # the Blade and the Demon do
    assert t.can("step", "T36")  # the Brute's as well: three against two


@rule("CLA-DST-19")
def test_resistance_is_futile_turns_elusive_round() -> None:
    t = table(at={"T35": ["blade-1", *TRIO]}, powers=["resist"])
    assert t.warrior("blade-1")["held"] == "CLA-BLK-01"
    t = table(at={"T35": ["redeemer", "blade-1", "troglodyte-1", "demon-1"]}, figures=HUNTER, powers=["resist"])
    assert "elusive" in t.warrior("troglodyte-1")["talents"]
    t = table(at={"T35": ["brute-1", "troglodyte-1"]}, powers=["resist"]).activate("troglodyte-1")
    assert t.can("step", "T36")  # Elusive against Impressive: both lapse, one against one
    t = table(at={"T35": ["redeemer", "blade-1", "troglodyte-1"]}, powers=["resist"]).activate("troglodyte-1")
    assert t.can("step", "T36")  # and nobody holds it by numbers
    t = table(at={"T35": ["redeemer", "blade-1", "troglodyte-1", "demon-1"]}, figures=HUNTER, powers=["resist"])
    assert t.warrior("redeemer")["talents"] == ["blessed"]


@rule("CLA-TAL-01", "CLA-TAL-02", "CLA-DST-10")
def test_frantic_rerolls_each_miss_once() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1"]}, powers=["claws"]).activate("troglodyte-1")
    t.rolls(1, 2).do("attack", "redeemer")
    assert (t.question, t.asked) == ("ask-reroll", DEMON)
    t.do("reroll", 1)
    assert len(t.told("combat-die")) == 2
    assert t.lines("redeemer") == []


@rule("CLA-TAL-05", "CLA-TAL-07")
def test_the_roll_is_against_the_victim_and_a_dead_guard_guards_no_more() -> None:
    t = table(
        at={"T35": ["redeemer", "brute-1", "demon-1"]},
        dice={"brute-1": 4},
        cancelled={"brute-1": "12356"},
        figures=FIGHTER,
    ).activate("demon-1")
    t.rolls(4, 4, 1, 1).do("attack", "redeemer").do("suffer", "brute-1")
    assert t.where("brute-1") == ""
    assert t.question == "ask-line"  # nobody is left to take the second hit but the Redeemer
    t.do("cancel", 3)
    assert t.lines("redeemer") == [3]


@rule("CLA-TAL-06")
def test_no_bodyguard_against_a_booby_trap() -> None:
    t = table(tiles=["T35 0 0 0", "T22 0 1 0"], at={"T35": ["redeemer"], "T22": ["brute-1"]}).activate("redeemer")
    t.rolls(2).do("step", "T22")
    assert t.question == "ask-line"
    assert (t.do("cancel", 1).lines("redeemer"), t.lines("brute-1")) == ([1], [])


@rule("CLA-TAL-06", "CLA-DST-20", "CLA-DST-21")
def test_no_bodyguard_against_a_trap() -> None:
    t = table(tiles=["T12 0 0 0", "T36 0 1 0"], at={"T12": ["redeemer", "brute-1"]}).threat(6, 6, 1)
    t.do("place", "trap", 6).do("place", "trap", 6).do("pass").do("trap", "redeemer")
    assert (t.question, t.asked) == ("ask-line", HUMAN)
    t.do("cancel", 2)
    assert t.lines("redeemer") == [2]


def test_how_far_tiles_are_from_one_another() -> None:
    tiles = ["T35 0 0 0", "T36 0 1 0", "T27 0 2 0", "T28 1 0 0", "T31 -1 0 1"]
    away = distances(table(tiles=tiles, at={"T35": ["redeemer"]}).g, 1 << 26 | 1 << 30)
    assert [away[tile] for tile in (26, 35, 34, 30, 27)] == [0, 1, 1, 0, 99]  # T28 is behind a wall


@rule("CLA-GEN-03")
def test_whoever_has_left_the_first_tile_of_the_box_stands_there_no_more() -> None:
    t = table("ritual", tiles=["T01 0 0 0", "T36 0 1 0"], at={"T01": ["redeemer", "blade-1"]}).activate("blade-1")
    t.do("step", "T36")
    assert (t.on("T01"), t.on("T36")) == (["redeemer"], ["blade-1"])
