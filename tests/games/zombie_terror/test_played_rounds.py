"""Rules that show only when turns and rounds are played through: what adds up, who is asked, what is cleared."""

from __future__ import annotations

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, HUMANS, NORMAN, ZOMBIES, base, law
from tests.marks import rule

RIVALS = "lumberjack C3, banker C5, mechanic C8, policeman C10"


@rule("ZT-CARD-BLOODLUST")
def test_bloodlust_adds_to_what_is_left_of_the_allowance() -> None:
    t = base("child C6, nurse C8", "M2 east, M6 east, M8 east, M11 east, K11 east", hands=[[], ["bloodlust"]])
    t.from_phase("human_turn").play(HUMANS, "move child east", "move nurse east", "pass")
    t.activate("M2", "pass")
    assert t.view()["noise"]["left"] == 2
    t.play(ZOMBIES, "bloodlust")
    assert t.view()["noise"]["left"] == 4
    t.activate("M6", "pass").activate("M8", "pass").activate("M11", "pass").activate("K11", "pass")
    assert t.question == "ask-arrival"


@rule("ZT-ADD-03", "ZT-CARD-PLAGUE")
@pytest.mark.parametrize("phase", ["movement", "adding"])
def test_plague_comes_on_top_of_the_bullets(phase: str) -> None:
    t = base("policeman C6, child A1, mechanic A12", "H6 north, C2 west, M11 east", hands=[[], ["plague", "trap"]])
    t.from_phase("human_turn").play(HUMANS, "shoot east", "shoot north", "pass")
    if phase == "movement":
        t.play(ZOMBIES, "plague", "pass")
    else:
        t.play(ZOMBIES, "pass", "plague")
    assert t.view()["coming"] == {"supermarket": 1, "car": 0, "either": 4}
    t.place("P1 west", "P2 west", "P3 west", "P4 west")
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))
    t.place("H1 south")
    assert t.question == "ask-human"


@rule("ZT-S4-WIN-05")
@pytest.mark.parametrize(("terror", "winner"), [(2, FRANK), (3, -1)])
def test_the_second_rival_too_needs_more_stars_than_the_terror_number(terror: int, winner: int) -> None:
    t = law(f"{RIVALS}, child C4, nurse P7", "M1 north", terror=terror, supporters=2).from_phase("first_turn")
    t.play(NORMAN, "move child east", "pass").play(FRANK, "move mechanic east", "pass")
    assert (t.stars(FRANK), t.winner) == (3, winner)


@rule("ZT-S4-WIN-05", "ZT-S4-WIN-08")
@pytest.mark.parametrize(("terror", "winner"), [(2, -1), (3, HORDE)])
def test_the_zombies_have_won_when_the_best_hope_is_only_equal_to_the_terror_number(terror: int, winner: int) -> None:
    t = law("child A3, nurse A9", "M1 north", terror=terror, blocked=["sewers", "silence"]).from_phase("clean_up")
    t.play(HORDE, "block courage", "block regroup")
    assert t.winner == winner


@rule("ZT-S4-WIN-05", "ZT-S4-LNG-04")
@pytest.mark.parametrize(("terror", "winner"), [(2, FRANK), (3, HORDE)])
def test_in_the_long_race_too_equal_stars_are_not_enough(terror: int, winner: int) -> None:
    t = law("mechanic P7, dog B7", "M1 north", {"long_race": True}, terror=terror).from_phase("second_turn")
    t.play(FRANK, "move mechanic north", "pass")
    assert (t.stars(FRANK), t.winner) == (3, winner)


@rule("ZT-S4-DOG-01")
def test_only_the_second_player_blocks_with_the_dog_and_the_next_round_it_is_the_other() -> None:
    t = law(f"{RIVALS}, dog F6", "G6 north, M1 north", blocked=["sewers", "silence"]).from_phase("first_turn")
    assert not t.can(NORMAN, "hold")
    t.play(NORMAN, "move banker east", "pass")
    assert t.can(FRANK, "hold east")
    t.play(FRANK, "move policeman east", "pass")
    t.play(HORDE, "pass").place("H1 south").play(HORDE, "pass", "block courage", "block regroup")
    t.play(FRANK, "take sewers").play(NORMAN, "take silence").play(FRANK, "take first-aid")
    assert not t.can(FRANK, "hold")
    t.play(FRANK, "move policeman east", "pass")
    assert t.can(NORMAN, "hold east")


@rule("ZT-NUR-03", "ZT-S4-DOG-04")
@pytest.mark.parametrize("first", [NORMAN, FRANK])
def test_beside_the_wounded_dog_the_nurse_can_only_walk(first: int) -> None:
    t = law("nurse K6, dog L6 wounded, child A1", first=first).human_turn(FRANK)
    assert {option for option in t.options(FRANK) if option[0] != "pass" and option[1] != "dog"} == {
        ("move", "nurse", "north"),
        ("move", "nurse", "south"),
        ("move", "nurse", "west"),
    }


@rule("ZT-MAN-07")
def test_forced_zombies_beyond_the_allowance_stay_and_do_not_keep_the_phase_open() -> None:
    zombies = "H6 east, K2 south, N6 west"
    t = base("child K6, nurse A1", zombies, hands=[[], ["trap"]]).from_phase("movement")
    t.activate("K2")
    assert t.options(ZOMBIES) == [("pass",)]
    t.play(ZOMBIES, "pass")
    assert t.question == "ask-arrival"
    assert {"H6", "N6"} <= set(t.zombies)


@rule("ZT-CLN-04", "ZT-MAN-06")
def test_a_forced_zombie_that_stayed_has_lost_its_mark_by_the_next_round() -> None:
    t = base("banker H8, nurse A1, mechanic A2", "D8 east, K8 west, M11 east").from_phase("movement")
    assert t.fields(ZOMBIES, "activate") == {"D8", "K8"}
    t.activate("K8").place("G8 north")
    t.play(HUMANS, "move nurse east", "move mechanic east", "pass")
    t.activate("G8", "step", "pass")
    assert t.fields(ZOMBIES, "activate") == {"D8", "M11"}, "D8 sees the Banker only since G8 has gone"
    assert t.can(ZOMBIES, "pass")


@rule("ZT-S4-CRD-09", "ZT-S4-SUP-04")
def test_after_clean_up_no_card_is_played_held_or_supported_any_more() -> None:
    blocked = ["sewers", "silence"]
    t = law(f"{RIVALS}, child C4, nurse C9", "M1 north", blocked=blocked, supporters=3).from_phase("card_choice")
    t.play(NORMAN, "take regroup").play(FRANK, "take courage").play(NORMAN, "take first-aid")
    t.play(NORMAN, "regroup child nurse", "support silence", "move banker east", "pass")
    t.play(FRANK, "move policeman east", "pass")
    assert (t.view()["cards"]["played"], t.view()["cards"]["supported"]) == ([2], [5])
    t.play(HORDE, "pass").place("H1 south").play(HORDE, "pass", "block courage", "block regroup")
    assert t.question == "ask-card"
    assert (t.view()["cards"]["played"], t.view()["cards"]["supported"]) == ([], [])
    assert t.cards(NORMAN) == t.cards(FRANK) == set()
    assert [player["support"] for player in t.view()["players"]] == [False, True, False]
