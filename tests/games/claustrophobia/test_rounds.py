"""How long things last, and whose turn it is: rules about order, proven by playing whole rounds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.claustrophobia.driver import table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.flow import Round

FAR = {"T36": ["redeemer"], "T35": ["troglodyte-1"]}


@rule("CLA-RND-02", "CLA-DST-07", "CLA-DST-10")
def test_speed_and_claws_serve_the_demon_action_phase_of_their_round() -> None:
    t = table(at=FAR, bonus_dice=1).rolls(1, 1, 2, 2).round_from(Round.threat)
    t.do("place", "speed", 1).do("place", "claws", 2)
    t.take_first("ask-activate")
    assert t.values("troglodyte-1") == (2, 1, 3)
    assert t.warrior("troglodyte-1")["talents"] == ["frantic"]
    t.rolls(2).do("pass")
    assert (t.g.round, t.values("troglodyte-1"), t.warrior("troglodyte-1")["talents"]) == (4, (1, 1, 3), [])


@rule("CLA-RND-03", "CLA-DST-08", "CLA-DST-19")
def test_legion_and_resistance_last_until_the_next_threat_phase() -> None:
    t = table(at=FAR, bonus_dice=2).rolls(1, 2, 3, 3, 3).round_from(Round.threat)
    t.do("place", "legion", 1).do("place", "resist", 3)
    t.take_first("ask-activate")
    assert (t.values("troglodyte-1")[2], t.warrior("troglodyte-1")["talents"]) == (4, ["elusive"])
    t.rolls(2, 1, 1, 1).do("pass")
    assert (t.g.round, t.question) == (4, "ask-activate")  # of the Humans
    assert (t.values("troglodyte-1")[2], t.warrior("troglodyte-1")["talents"]) == (4, ["elusive"])
    t.do("pass")
    assert t.question == "ask-place"
    assert (t.values("troglodyte-1")[2], t.warrior("troglodyte-1")["talents"]) == (3, [])


@rule("CLA-DST-09", "CLA-DST-22")
def test_legion_guards_later_arrivals_and_pays_once_in_the_next_human_action_phase() -> None:
    t = table(at={"T36": ["blade-1"], "T35": []}, threat=2).rolls(1, 1, 2).round_from(Round.threat)
    t.do("place", "legion", 1).do("pass").do("send", "T35").do("send", "T35")
    assert t.values("troglodyte-1")[2] == 4
    t.rolls(1).do("pass").do("activate", "blade-1")
    t.do("step", "T35").rolls(4, 4, 3).do("attack", "troglodytes")
    assert [killed[0] for killed in t.told("killed")] == ["troglodyte-1", "troglodyte-2"]
    assert t.told("threat") == [(2, 2)]


@rule("CLA-DST-09")
@pytest.mark.parametrize(
    ("square", "dice"), [("speed", (1, 3)), ("claws", (2, 4)), ("taste", (1, 5)), ("resist", (4, 5))]
)
def test_nothing_but_legion_pays_for_the_dead(square: str, dice: tuple[int, int]) -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}).rolls(*dice, 1, 1, 1, 6, 6, 6).round_from(Round.threat)
    t.do("place", square, dice[0]).play_to_round(4)
    t.do("activate", "blade-1").do("attack", "troglodytes")
    assert (t.where("troglodyte-1"), t.told("threat")) == ("", [])


@rule("CLA-DST-09")
def test_what_legion_owes_lapses_when_nobody_dies_in_that_phase() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}).rolls(1, 1, 2, 1, 1, 1, 1, 1, 6, 6, 6).round_from(Round.threat)
    t.do("place", "legion", 1).play_to_round(5)
    t.do("activate", "blade-1").do("attack", "troglodytes")
    assert (t.where("troglodyte-1"), t.told("threat")) == ("", [])


@rule("CLA-THR-05", "CLA-DST-04")
def test_calm_and_mechanisms_add_up_for_the_next_threat_phase_only() -> None:
    t = table(tiles=["T35 0 0 0", "T24 0 1 0"], at={"T35": ["blade-1"]}, dice={"blade-1": 5})
    t.rolls(2, 4, 6, 1).round_from(Round.threat).do("place", "calm", 2).do("pass")
    t.do("activate", "blade-1").do("step", "T24").pass_until("ask-place")
    assert (t.g.round, len(t.g.rolled)) == (4, 5)
    t.do("pass").pass_until("ask-place")
    assert (t.g.round, len(t.g.rolled)) == (5, 3)


@rule("CLA-WND-06", "CLA-SND-02")
def test_wounds_and_threat_points_stay_from_round_to_round() -> None:
    t = table(at={"T35": ["blade-1", "demon-1"]}, figures=["demon-1 demon-of-combat 1"], threat=3).humans()
    t.do("activate", "blade-1").rolls(4, 1, 1).do("attack", "demon-1").pass_until("ask-send").do("pass")
    t.rolls(1).pass_until("ask-place")
    assert (t.g.round, t.wounds("demon-1"), t.g.threat) == (4, 2, 3)


@rule("CLA-SND-07")
def test_arrivals_act_in_the_phase_that_follows() -> None:
    t = table(at={"T36": ["redeemer"]}, threat=1).rolls(1, 1, 1).round_from(Round.threat)
    t.do("pass").do("send", "T35").do("activate", "troglodyte-1").do("step", "T36")
    assert t.where("troglodyte-1") == "T36"


@rule("CLA-HAC-02", "CLA-DAC-01")
def test_everybody_acts_once_in_each_of_his_phases() -> None:
    t = table(at={"T35": ["blade-1"], "T36": ["troglodyte-1"]}).rolls(1, 1, 1, 1).round_from(Round.initiative)
    for _ in range(2):
        assert t.targets("activate") == {"blade-1"}
        t.do("activate", "blade-1").do("pass").do("pass")
        assert t.targets("activate") == {"troglodyte-1"}
        t.rolls(1, 1, 1, 1).do("activate", "troglodyte-1").do("pass")


@rule("CLA-HAC-02", "CLA-DAC-01")
def test_whoever_has_acted_is_shown_so_until_the_other_side_acts() -> None:
    t = table(at={"T35": ["redeemer", "blade-1"], "T36": ["troglodyte-1", "troglodyte-2"]}).humans()
    t.do("activate", "blade-1").do("pass")
    assert [t.warrior(hero)["activated"] for hero in ("redeemer", "blade-1")] == [False, True]
    t.do("pass").pass_until("ask-activate").do("activate", "troglodyte-1")
    assert [t.warrior(w)["activated"] for w in ("redeemer", "blade-1", "troglodyte-1")] == [False, False, True]
    t.rolls(1, 1).do("pass").do("pass")
    assert (t.g.round, t.warrior("troglodyte-1")["activated"]) == (4, False)


@rule("CLA-EVTC-TERROR", "CLA-EVTC-SNUFFED")
def test_terror_and_darkness_are_over_when_the_threat_phase_begins() -> None:
    at = {"T35": ["redeemer", "blade-1"]}
    t = table(at=at, dice={"redeemer": 3, "blade-1": 2}, terrified=["blade-1"], events=["snuffed"]).humans()
    t.do("snuff")
    assert (t.values("redeemer"), t.values("blade-1")) == ((1, 1, 4), (1, 1, 3))
    t.do("pass")
    assert (t.question, t.values("redeemer"), t.values("blade-1")) == ("ask-place", (2, 1, 4), (2, 2, 3))


@rule("CLA-EVTC-CRITICAL", "CLA-EVT-04")
def test_nobody_hits_critically_in_the_next_round() -> None:
    at = {"T35": ["redeemer", "troglodyte-1", "troglodyte-2", "troglodyte-3"]}
    t = table(at=at, events=["critical"], blessing_left=False).demons()
    t.do("critical", "troglodyte-1").rolls(2).do("pass")
    assert t.g.round == 4
    t.do("activate", "redeemer").rolls(3, 1).do("attack", "troglodytes")
    assert (t.told("critical"), len(t.told("killed"))) == ([], 1)
    t.pass_until("ask-place").do("pass").do("activate", "troglodyte-2").rolls(6).do("attack", "redeemer")
    assert (t.question, t.told("critical")) == ("ask-line", [])


@rule("CLA-RND-02", "CLA-EVTC-FRENZY", "CLA-EVT-04")
def test_nothing_of_a_demon_action_phase_is_written_on_anybody_in_the_next_round() -> None:
    at = {"T35": ["redeemer", "brute-1", "troglodyte-1"]}
    marks: dict[str, Any] = {"frenzied": ["troglodyte-1"], "critical": ["troglodyte-1"], "unguarded": ["brute-1"]}
    t = table(at=at, **marks).demons()
    assert {name: GAME.write_facts(t.g)[name] for name in marks} == marks
    t.do("activate", "troglodyte-1").rolls(1, 1).do("pass")
    facts = GAME.write_facts(t.g)
    assert (t.g.round, *(facts[name] for name in (*marks, "activated"))) == (4, [], [], [], [])
