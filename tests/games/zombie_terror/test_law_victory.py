"""Scenario The Law of the Stronger: terror and victory, with and without the long race."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, NORMAN, law, many
from tests.marks import rule

LONG = {"long_race": True}
REST = "banker C5, nurse C9, mechanic C10"


@rule("ZT-S4-TER-02")
def test_the_marker_counts_everybody_who_turns_or_is_removed() -> None:
    t = law(f"{REST}, child D6 doomed, dog E6 doomed", many(19)).from_phase("turning")
    t.play(HORDE, "raise child", "face east")
    assert t.view()["terror"] == 3
    t = law(f"{REST}, child D6 doomed", many(20)).from_phase("turning")
    assert t.view()["terror"] == 2
    assert "D6" not in t.zombies


@rule("ZT-S4-TER-03", "ZT-S4-WIN-07")
def test_field_six_ends_the_game_at_once() -> None:
    t = law(f"{REST}, child D6 doomed", "M1 north", terror=5).from_phase("turning")
    assert t.winner == HORDE
    assert t.events("zombies-win-terror") == [(HORDE,)]


@rule("ZT-S4-TER-04")
def test_an_empty_pool_starts_no_clock_and_only_the_turned_move_the_marker() -> None:
    t = law(f"{REST}, child D6 doomed", many(20), blocked=["sewers", "silence"]).from_phase("draw")
    t.play(HORDE, "pass", "pass", "pass", "block courage", "block regroup")
    assert t.question == "ask-card"
    assert (t.view()["terror"], t.events("terror")) == (2, [(2,)])


@rule("ZT-S4-WIN-01", "ZT-S4-WIN-02", "ZT-S4-WIN-05")
@pytest.mark.parametrize(("terror", "winner"), [(2, NORMAN), (3, -1), (4, -1)])
def test_a_rival_needs_more_stars_than_the_terror_number_too(terror: int, winner: int) -> None:
    t = law(f"{REST}, child pool healthy 0 0", "M1 north", terror=terror).from_phase("human_check")
    assert t.winner == winner


@rule("ZT-S4-WIN-01", "ZT-S4-WIN-04")
@pytest.mark.parametrize(
    ("saved", "supporters", "winner"),
    [
        ("child pool healthy 0 0, nurse pool healthy 0 1", 0, NORMAN),
        ("child pool wounded 0 0, nurse pool healthy 0 1", 0, -1),
        ("child pool wounded 0 0, nurse pool healthy 0 1", 2, FRANK),
        ("child pool healthy 0 0, nurse pool wounded 0 1, dog pool wounded 0 1", 2, FRANK),
        ("child pool healthy 0 0, lumberjack pool healthy 0 0, mechanic pool healthy 0 1", 2, NORMAN),
    ],
)
def test_more_characters_then_more_stars(saved: str, supporters: int, winner: int) -> None:
    t = law(f"banker C5, policeman C9, {saved}", "M1 north", supporters=supporters).from_phase("human_check")
    assert t.winner == winner


@rule("ZT-S4-WIN-03", "ZT-S4-WIN-12")
def test_the_check_comes_after_the_second_turn_only_and_the_first_character_out_may_win() -> None:
    t = law(f"{REST}, child P6", "M1 north").from_phase("first_turn")
    t.play(NORMAN, "move banker east", "pass")
    assert t.stars(NORMAN) == 3
    assert t.winner == -1
    t.play(FRANK, "move nurse east", "pass")
    assert t.winner == NORMAN


@rule("ZT-S4-WIN-03")
def test_a_rival_s_condition_is_not_checked_in_the_zombie_turn_but_after_the_next_second_turn() -> None:
    t = law(f"{REST}, child pool healthy 0 0", "M1 north", blocked=["sewers", "silence"]).from_phase("zombie_check")
    t.play(NORMAN, "take courage").play(FRANK, "take first-aid").play(NORMAN, "take regroup")
    t.play(NORMAN, "move banker east", "pass").play(FRANK, "move nurse east")
    assert t.winner == -1
    t.play(FRANK, "pass")
    assert t.winner == NORMAN


@rule("ZT-S4-WIN-06")
def test_twenty_markers_and_one_special_zombie_win_at_once() -> None:
    t = law("child A6, nurse A9", f"M6 mutant north, {many(19)}").adding()
    t.play(HORDE, "place G2")
    assert t.winner == HORDE
    both = law("child A6, nurse A9, dog pool gone", f"M6 mutant north, M9 zombie-dog north, {many(19)}").adding()
    both.play(HORDE, "place G2")
    assert both.winner == HORDE
    assert law("child A6, nurse A9", many(20)).adding().winner == -1
    turned = law(f"{REST}, dog D6 doomed", many(20)).from_phase("turning")
    assert turned.winner == HORDE


@rule("ZT-S4-WIN-08", "ZT-S4-WIN-09")
@pytest.mark.parametrize(
    ("people", "supporters", "winner"),
    [
        ("child C5 wounded", 0, HORDE),  # 3 as if healthy
        ("child C5 wounded", 1, -1),  # and the token
        ("child C5, dog C7", 0, -1),  # and the dog
        ("child C5, dog C7 wounded", 0, HORDE),
        ("child C5, lumberjack pool healthy 0 0", 0, -1),
        ("nurse C9, mechanic C10", 0, -1),
    ],
)
def test_zombies_win_when_nobody_can_beat_the_terror_number(people: str, supporters: int, winner: int) -> None:
    facts: dict[str, Any] = {"terror": 3, "supporters": supporters, "blocked": ["sewers", "silence"]}
    t = law(people, "M1 north", **facts).from_phase("zombie_check")
    assert t.winner == winner


@rule("ZT-S4-WIN-10")
def test_zombies_win_when_neither_human_nor_dog_is_left() -> None:
    saved = "child pool healthy 0 0, mechanic pool healthy 0 1"
    facts: dict[str, Any] = {"blocked": ["sewers", "silence"]}
    assert law(saved, "M1 north", **facts).from_phase("zombie_check").winner == HORDE
    assert law(f"{saved}, dog C7", "M1 north", **facts).from_phase("zombie_check").winner == -1


@rule("ZT-S4-WIN-11")
@pytest.mark.parametrize(("number", "winner"), [(59, -1), (60, HORDE)])
def test_the_stop_rule(number: int, winner: int) -> None:
    t = law(REST, "M1 north", round=number, blocked=["sewers", "silence"]).from_phase("zombie_check")
    assert t.winner == winner


@rule("ZT-S4-LNG-01")
def test_in_the_long_race_the_first_character_out_does_not_win() -> None:
    t = law(f"{REST}, child pool healthy 0 0", "M1 north", LONG).from_phase("human_check")
    assert t.winner == -1


@rule("ZT-S4-LNG-02", "ZT-S4-LNG-04")
def test_the_race_is_decided_when_no_human_marker_is_left() -> None:
    saved = "child pool healthy 0 0, banker pool healthy 0 0, nurse pool healthy 0 1"
    assert law(saved, "M1 north", LONG).from_phase("human_check").winner == NORMAN
    assert law(f"{saved}, mechanic D6 doomed", "M1 north", LONG).from_phase("human_check").winner == -1
    t = law(f"{saved}, mechanic D6 doomed", "M1 north", LONG, blocked=["sewers", "silence"]).from_phase("turning")
    t.play(HORDE, "face east", "block courage", "block regroup")
    assert t.winner == NORMAN


@rule("ZT-S4-LNG-03")
def test_a_dog_on_the_board_counts_for_nobody() -> None:
    saved = "child pool healthy 0 0, mechanic pool healthy 0 1, dog C7"
    assert law(saved, "M1 north", LONG).from_phase("human_check").winner == HORDE


@rule("ZT-S4-LNG-04")
def test_a_full_tie_or_too_much_terror_gives_the_race_to_the_zombies() -> None:
    tie = "child pool healthy 0 0, mechanic pool healthy 0 1"
    assert law(tie, "M1 north", LONG).from_phase("human_check").winner == HORDE
    assert law("child pool healthy 0 0", "M1 north", LONG, terror=3).from_phase("human_check").winner == HORDE
    assert law("child pool healthy 0 0", "M1 north", LONG, terror=2).from_phase("human_check").winner == NORMAN


@rule("ZT-S4-LNG-05")
def test_the_race_ends_early_by_the_zombies_conditions_and_at_the_cap_by_comparison() -> None:
    facts: dict[str, Any] = {"blocked": ["sewers", "silence"]}
    t = law("child C5", "M1 north", LONG, terror=3, **facts).from_phase("zombie_check")
    assert t.winner == HORDE
    t = law(f"{REST}, child pool healthy 0 0", "M1 north", LONG, round=60, **facts).from_phase("zombie_check")
    assert t.winner == NORMAN
    t = law(f"{REST}, child D6 doomed", "M1 north", LONG, terror=5).from_phase("turning")
    assert t.winner == HORDE
