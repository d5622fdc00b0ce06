"""Chapters: adding, clean-up, terror and victory in the base game."""

from __future__ import annotations

import pytest
from tests.games.zombie_terror.driver import HUMANS, ZOMBIES, base, is_idle, many
from tests.marks import rule


@rule("ZT-ADD-01", "ZT-ADD-02")
def test_each_half_with_a_human_generates_one_zombie_on_that_half() -> None:
    t = base("child C6, nurse D8").adding()
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))
    t.place("H1 south")
    assert t.asked == []
    t = base("child C6, nurse K2").adding()
    t.place("P1 west")
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))
    t.place("H1 south")
    assert t.asked == []


@rule("ZT-ADD-01")
def test_presence_is_counted_after_movement() -> None:
    t = base("child K6 wounded, nurse A1", "J6 east").from_phase("movement")
    assert t.health("child") == "doomed"
    assert t.view()["coming"] == {"supermarket": 1, "car": 0, "either": 0}


@rule("ZT-ADD-01", "ZT-ADD-02")
def test_a_half_without_a_human_generates_none() -> None:
    t = base("child K6, nurse D8 doomed")
    assert t.view()["coming"] == {"supermarket": 0, "car": 1, "either": 0}
    t.adding()
    assert all(str(field)[0] >= "I" for field in t.fields(ZOMBIES))
    t.place("P1 west")
    assert t.asked == []


@rule("ZT-ADD-02")
def test_option_presence_zombie_on_same_half_off_opens_both_halves() -> None:
    t = base("child C6, nurse K6", options={"presence_zombie_on_same_half": False}, bullets=3, shots=1).adding()
    assert t.view()["coming"] == {"supermarket": 0, "car": 0, "either": 3}
    t.place("P1 west", "P2 west")
    assert {"P3", "H1"} <= t.fields(ZOMBIES)
    t.place("P3 west")
    assert t.asked == []


@rule("ZT-ADD-02", "ZT-ADD-03")
def test_a_zombie_stands_for_its_half_first_and_then_for_either() -> None:
    t = base("child C6", bullets=3, shots=1).adding()
    t.place("H1 south")
    assert t.view()["coming"] == {"supermarket": 0, "car": 0, "either": 1}
    assert {"P1", "G1"} <= t.fields(ZOMBIES)
    t = base("child C6", bullets=3, shots=1).adding()
    t.place("P1 west")
    assert t.view()["coming"] == {"supermarket": 1, "car": 0, "either": 0}
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))


@rule("ZT-ADD-06")
def test_with_nothing_to_come_a_card_may_still_change_that_and_only_the_zombies_own() -> None:
    t = base("child C6 doomed", hands=[[], ["plague", "trap"]]).adding()
    assert t.options(ZOMBIES) == [("pass",), ("plague",)]
    assert base("child C6 doomed", hands=[[], ["plague"]]).adding().play(ZOMBIES, "pass").asked == []
    t.play(ZOMBIES, "plague")
    assert t.cards(ZOMBIES) == {"trap"}
    assert t.view()["coming"] == {"supermarket": 0, "car": 0, "either": 2}
    assert not t.can(ZOMBIES, "pass")
    assert base("child C6 doomed", hands=[["courage"], []]).adding().asked == []


@rule("ZT-ADD-06")
def test_once_the_pool_is_empty_the_rest_is_forfeited_whatever_the_hand_holds() -> None:
    t = base("child A6, nurse K6", many(19), hands=[[], ["awe", "trap"]]).adding()
    t.place("P1 west")
    assert (t.asked, t.view()["pool"]) == ([], 0)
    full = base("child A6, nurse K6", many(20), hands=[[], ["trap"]]).adding()
    assert full.options(ZOMBIES) == [("pass",)], "Trap needs somebody to come"


@rule("ZT-ADD-04")
def test_a_new_zombie_looks_north_until_its_player_says_otherwise() -> None:
    t = base("child A6").adding().play(ZOMBIES, "place E5")
    assert t.zombies == {"E5": "north"}


@rule("ZT-ADD-02", "ZT-ADD-05")
def test_free_entry_fields_only_but_close_to_anybody() -> None:
    t = base("child A6", "A8 north").adding()
    fields = t.fields(ZOMBIES)
    assert {"A5", "A7", "A9", "E5", "G8"} <= fields
    assert not {"A6", "A8", "B6", "D6"} & fields
    assert len(fields) == 28


@rule("ZT-ADD-04")
def test_the_zombie_player_chooses_field_and_facing() -> None:
    t = base("child A6").adding()
    t.play(ZOMBIES, "place E5")
    assert [option[1] for option in t.options(ZOMBIES)] == ["north", "east", "south", "west"]
    t.play(ZOMBIES, "face south")
    assert t.zombies == {"E5": "south"}


@rule("ZT-ADD-06")
def test_adding_is_compulsory_as_far_as_the_pool_allows() -> None:
    t = base("child A6, nurse K6", many(19), bullets=2, shots=2).adding()
    assert not t.can(ZOMBIES, "pass")
    t.place("P1 west")
    assert t.asked == []
    assert t.view()["pool"] == 0


@rule("ZT-ADD-07")
def test_an_added_zombie_does_nothing_more_this_turn() -> None:
    t = base("child A6, mechanic C2", "M6 east", noise=["child"]).from_phase("movement")
    t.activate("M6", "pass")
    t.place("A7 north")
    assert (t.asked, t.health("child")) == ([HUMANS], "healthy")


@rule("ZT-CLN-01", "ZT-CLN-02")
def test_the_doomed_turn_on_their_field_facing_as_the_zombie_player_likes() -> None:
    t = base("child K6 doomed, nurse D6 doomed, mechanic A1, banker A2").from_phase("turning")
    assert set(t.options(ZOMBIES)) == {("raise", "child"), ("raise", "nurse")}
    t.play(ZOMBIES, "raise nurse", "face south", "face east")
    assert t.zombies == {"D6": "south", "K6": "east"}
    assert (t.health("child"), t.at("child")) == ("gone", "")
    assert t.view()["pool"] == 18


@rule("ZT-CLN-03")
def test_without_a_marker_the_doomed_are_just_removed() -> None:
    t = base("child K6 doomed, nurse D6 doomed, mechanic A3, banker A2", many(19)).from_phase("turning")
    t.play(ZOMBIES, "raise nurse", "face south")
    assert t.zombies["D6"] == "south"
    assert t.at("child") == ""
    assert "K6" not in t.zombies


@rule("ZT-CLN-04")
def test_all_zombies_are_active_again_after_clean_up() -> None:
    t = base("child C6, mechanic A1", "M6 east inactive, K6 west").from_phase("turning")
    assert not is_idle(t, "M6")


@rule("ZT-CLN-05", "ZT-TER-01")
def test_the_terror_marker_enters_after_the_doomed_have_turned() -> None:
    t = base("child K6 doomed, mechanic A3, banker A2", many(19)).from_phase("turning")
    t.play(ZOMBIES, "face south")
    assert t.view()["terror"] == 1
    assert base("mechanic A3, banker A2", many(19)).from_phase("turning").view()["terror"] == 0


@rule("ZT-CLN-05")
def test_the_victory_check_comes_last() -> None:
    t = base("mechanic K6 doomed, child A3", many(19)).from_phase("turning")
    t.play(ZOMBIES, "face south")
    assert t.winner == ZOMBIES
    assert t.view()["terror"] == 1


@rule("ZT-TER-02", "ZT-ZTU-02")
def test_a_marker_on_the_track_moves_at_the_start_of_every_zombie_turn() -> None:
    t = base("mechanic A3, child A4", "M6 east", terror=2).from_phase("zombie_terror")
    assert t.view()["terror"] == 3
    t = base("mechanic A3, child A4", "M6 east", terror=0).from_phase("zombie_terror")
    assert t.view()["terror"] == 0


@rule("ZT-TER-03", "ZT-WIN-04")
def test_field_six_wins_for_the_zombies() -> None:
    t = base("mechanic A3, child A4", "M6 east", terror=5).from_phase("zombie_terror")
    assert t.winner == ZOMBIES
    late = base("mechanic A3, child A4", "M6 east", {"terror_win": "leave"}, terror=5).from_phase("zombie_terror")
    assert late.winner == -1
    later = base("mechanic A3, child A4", "M6 east", {"terror_win": "leave"}, terror=6).from_phase("zombie_terror")
    assert later.winner == ZOMBIES


@rule("ZT-TER-04")
def test_the_marker_never_stops_or_goes_back() -> None:
    t = base("mechanic A3, child A4", "M6 east", terror=3).from_phase("turning")
    assert t.view()["terror"] == 3
    assert base("mechanic A3, child A4", "M6 east", terror=3).from_phase("zombie_terror").view()["terror"] == 4


@rule("ZT-WIN-01")
@pytest.mark.parametrize(("nurse", "winner"), [("healthy", HUMANS), ("wounded", -1)])
def test_five_stars_win_at_the_end_of_the_human_turn(nurse: str, winner: int) -> None:
    t = base(f"mechanic P6, nurse P7 {nurse}, child C6, banker C8", "M1 north").from_phase("human_turn")
    t.play(HUMANS, "move child east")
    assert t.winner == -1
    t.play(HUMANS, "pass")
    assert t.winner == winner


@rule("ZT-WIN-02", "ZT-WIN-05")
def test_zombies_win_when_five_stars_are_out_of_reach_and_the_wounded_count_as_curable() -> None:
    curable = "nurse A1 wounded, mechanic A3 wounded"
    assert base(curable, "M6 east").from_phase("turning").winner == -1
    assert base("nurse A1, banker A3", "M6 east").from_phase("turning").winner == ZOMBIES
    saved = "nurse A1, banker pool healthy 0 0, policeman A5"
    assert base(saved, "M6 east").from_phase("turning").winner == -1
    t = base("nurse A1, banker A3", "M6 east").from_phase("human_turn")
    assert t.winner == -1


@rule("ZT-WIN-03", "ZT-WIN-05")
def test_zombies_win_when_nobody_is_left_and_too_few_stars_are_saved() -> None:
    t = base("child pool healthy 0 0", "M6 east").from_phase("turning")
    assert t.winner == ZOMBIES


@rule("ZT-WIN-06")
@pytest.mark.parametrize(("number", "winner"), [(59, -1), (60, ZOMBIES)])
def test_the_stop_rule(number: int, winner: int) -> None:
    t = base("mechanic A3, child A4", "M6 east", round=number).from_phase("turning")
    assert t.winner == winner
    short = base("mechanic A3, child A4", "M6 east", {"round_cap": 1}).from_phase("turning")
    assert short.winner == ZOMBIES
