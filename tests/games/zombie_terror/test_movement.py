"""Chapter: the zombie turn's movement phase."""

from __future__ import annotations

import pytest
from tests.games.zombie_terror.driver import HORDE, HUMANS, ZOMBIES, base, law
from tests.marks import rule


@rule("ZT-ACT-01", "ZT-S4-ACT-01")
def test_the_allowance_is_one_and_one_for_every_activated_character() -> None:
    t = base("mechanic C6, child C2, nurse C9").human_turn()
    t.play(HUMANS, "move mechanic east", "move child east", "pass")
    assert t.allowance == 3
    t = law("child C2, nurse C9, dog D7", noise=["child", "nurse", "dog"]).movement()
    assert t.view()["noise"]["left"] == 4


@rule("ZT-ACT-02")
def test_a_zombie_is_activated_once_and_shows_its_inactive_face() -> None:
    t = base("child A1", "J6 east, M11 east", noise=["child"]).movement()
    t.activate("J6", "step", "pass")
    assert t.zombies["K6"] == "east*"
    assert t.fields(ZOMBIES, "activate") == {"M11"}


@rule("ZT-ACT-03", "ZT-ACT-04", "ZT-ACT-05", "ZT-ACT-06")
@pytest.mark.parametrize(
    ("deeds", "end"),
    [
        (["step", "step"], {"L6": "east*"}),
        (["step", "turn north"], {"K6": "north*"}),
        (["turn south", "step"], {"J7": "south*"}),
    ],
)
def test_two_action_points_for_steps_and_one_quarter_turn_in_any_order(deeds: list[str], end: dict[str, str]) -> None:
    t = base("child A1", "J6 east").movement()
    t.activate("J6", *deeds)
    assert t.zombies == end
    assert t.question != "ask-activation"


@rule("ZT-ACT-04", "ZT-ACT-05")
def test_no_step_onto_a_piece_no_half_turn_no_second_turn() -> None:
    t = base("child A1", "J6 east, K6 east").movement()
    t.activate("J6")
    assert not t.can(ZOMBIES, "step")
    assert not t.can(ZOMBIES, "turn west")
    t.play(ZOMBIES, "turn south")
    assert t.options(ZOMBIES) == [("pass",), ("step",)]


@rule("ZT-ACT-07", "ZT-ACT-08")
def test_action_points_and_activations_may_be_left_over() -> None:
    t = base("child A1", "J6 east, M11 east", noise=["child"]).movement()
    t.activate("J6", "pass").play(ZOMBIES, "pass")
    assert t.asked == []
    assert t.zombies["J6"] == "east*"


@rule("ZT-ACT-07", "ZT-ACT-08")
def test_option_all_activations_must_be_used() -> None:
    t = base("child A1", "J6 east, M11 east", {"all_activations_must_be_used": True}, noise=["child"]).movement()
    assert not t.can(ZOMBIES, "pass")
    t.activate("J6")
    assert not t.can(ZOMBIES, "pass")


@rule("ZT-ACT-02", "ZT-ACT-07")
def test_where_all_must_be_used_a_zombie_without_points_is_done() -> None:
    t = base("child A1", "J6 east, M11 east", {"all_activations_must_be_used": True}, noise=["child"]).movement()
    t.activate("J6", "step", "turn south")
    assert (t.zombies["K6"], t.question) == ("south*", "ask-activation"), "the last one goes by itself"
    t.play(ZOMBIES, "step", "step")
    assert (t.zombies, t.asked) == ({"K6": "south*", "O11": "east*"}, [])


@rule("ZT-ACT-02", "ZT-ACT-08")
def test_a_zombie_that_can_do_nothing_is_activated_all_the_same() -> None:
    stiff = {"zombies": {"zombie": {"turns": 0}}}
    options = {"all_activations_must_be_used": True}
    t = base("child A1", "P12 east, P1 east", options, noise=["child"], changes=stiff).movement()
    t.activate("P12")
    assert (t.zombies, t.asked) == ({"P12": "east*", "P1": "east*"}, [])


@rule("ZT-MAN-03", "ZT-ACT-09")
def test_a_forced_zombie_stops_before_the_car() -> None:
    t = base("child P7, nurse A1", "P5 south").movement()
    assert (t.zombies, t.health("child")) == ({"P5": "south*"}, "healthy")
    on = base("child P7, nurse A1", "P5 south", {"zombies_on_car_fields": True}).movement()
    assert (on.zombies, on.health("child")) == ({"P6": "south*"}, "wounded")


@rule("ZT-ACT-09")
def test_zombies_stand_on_entry_manhole_supermarket_car_and_find_fields() -> None:
    zombies = "O6 east, J3 east, B8 west, F8 east"
    noise = ["child", "nurse", "mechanic", "banker"]
    t = base("child A12", zombies, {"zombies_on_car_fields": True}, noise=noise).movement()
    for field in ("O6", "J3", "B8", "F8"):
        t.activate(field, "step", "pass")
    assert set(t.zombies) == {"P6", "K3", "A8", "G8"}


@rule("ZT-ACT-09")
def test_zombies_keep_off_the_car_unless_the_table_says_otherwise() -> None:
    t = base("child A12", "O6 east").movement()
    t.activate("O6")
    assert not t.can(ZOMBIES, "step")


@rule("ZT-VIS-01", "ZT-VIS-02", "ZT-VIS-04")
@pytest.mark.parametrize(
    ("human", "seen"), [("L6", True), ("I6", True), ("M6", False), ("G6", False), ("H5", False), ("I5", False)]
)
def test_a_zombie_sees_four_fields_straight_ahead_only(human: str, seen: bool) -> None:  # noqa: FBT001
    t = base(f"child {human}", "H6 east")
    assert (t.view()["zombies"][0]["sees"] == 1) == seen


@rule("ZT-VIS-02")
def test_pieces_in_between_hide_a_human() -> None:
    t = base("child K6", "H6 east, J6 north")
    assert t.view()["zombies"][0]["sees"] == -1
    t = base("child K6, nurse J6", "H6 east")
    assert t.view()["zombies"][0]["sees"] == 2


@rule("ZT-VIS-03", "ZT-S4-FND-07")
def test_finds_do_not_block_the_view() -> None:
    t = law("child K6", "H6 east", finds=["I6 zombie", "J6 biohazard"])
    assert t.view()["zombies"][0]["sees"] == 1


@rule("ZT-MAN-01", "ZT-MAN-02")
def test_zombies_that_see_a_human_are_marked_and_go_first() -> None:
    t = base("child K6", "H6 east, M11 east, K2 south", noise=["child"]).movement()
    assert set(t.events("marked")) == {("H6", "child"), ("K2", "child")}
    assert t.fields(ZOMBIES, "activate") == {"H6", "K2"}
    assert not t.can(ZOMBIES, "pass")
    assert [zombie["forced"] for zombie in t.view()["zombies"]] == [True, True, False]


@rule("ZT-MAN-03", "ZT-MAN-04")
def test_a_forced_zombie_walks_straight_and_must_bite() -> None:
    t = base("child K6", "H6 east").movement()
    t.activate("H6")
    assert t.zombies == {"J6": "east*"}
    assert t.health("child") == "wounded"
    far = base("child L6, nurse A1", "H6 east, A12 west").movement()
    far.activate("H6")
    assert far.zombies["J6"] == "east*"
    assert far.health("child") == "healthy"


@rule("ZT-MAN-05")
def test_a_marked_zombie_that_sees_nobody_any_more_is_ordinary_again() -> None:
    people = "child K6, nurse A1"
    t = base(people, "H6 east, K4 south, A12 west", noise=["child", "nurse"]).movement()
    t.activate("K4")
    assert t.health("child") == "doomed"  # H6 had to follow
    t = base("child K6 wounded, nurse A1", "H6 east, K4 south, A12 west", noise=["child", "nurse"]).movement()
    t.activate("K4")
    assert t.health("child") == "doomed"
    assert t.can(ZOMBIES, "pass")
    assert t.fields(ZOMBIES, "activate") == {"H6", "A12"}
    t.activate("H6")
    assert t.can(ZOMBIES, "turn north")


@rule("ZT-MAN-06")
def test_a_zombie_that_comes_to_see_a_human_later_is_not_forced() -> None:
    t = base("child K6, nurse A1", "H6 east, I6 north, M11 east", noise=["child", "nurse"]).movement()
    assert t.can(ZOMBIES, "pass")
    t.activate("I6", "step", "pass")
    assert t.can(ZOMBIES, "pass")
    assert "M11" in t.fields(ZOMBIES, "activate")


@rule("ZT-MAN-07")
def test_with_too_few_activations_the_player_chooses_among_the_forced() -> None:
    t = base("child K6, nurse A1", "H6 east, K2 south, N6 west").movement()
    assert t.fields(ZOMBIES, "activate") == {"H6", "K2", "N6"}
    t.activate("K2")
    assert t.asked == []
    assert set(t.zombies) == {"H6", "K4", "N6"}


@rule("ZT-BITE-02", "ZT-BITE-03", "ZT-BITE-04")
def test_a_bite_without_moving_is_the_whole_activation() -> None:
    t = base("child K6, nurse A1", "J6 east, A12 west", noise=["child"]).movement()
    assert t.zombies["J6"] == "east*"
    assert t.fields(ZOMBIES, "activate") == {"A12"}
    assert t.events("bitten") == [("child", "J6")]


@rule("ZT-BITE-04")
def test_a_zombie_set_free_by_awe_may_bite_whom_it_already_faces() -> None:
    t = base("child K6, nurse A1", "J6 east", hands=[[], ["awe"]]).movement()
    t.play(ZOMBIES, "awe")
    t.activate("J6", "bite")
    assert t.health("child") == "wounded"
    assert t.zombies == {"J6": "east*"}


@rule("ZT-BITE-01", "ZT-BITE-03", "ZT-BITE-05")
def test_a_zombie_may_walk_or_turn_and_then_bite() -> None:
    t = base("child K7, nurse A1", "J6 east, A12 west", noise=["child"]).movement()
    t.activate("J6", "step", "turn south", "bite")
    assert t.health("child") == "wounded"
    assert t.question == "ask-zombie"
    t = base("child J7, nurse A1", "J6 east, A12 west", noise=["child"]).movement()
    t.activate("J6", "turn south", "bite")
    assert t.health("child") == "wounded"


@rule("ZT-ZTU-01")
def test_the_zombie_turn_runs_through_its_phases_in_order() -> None:
    t = base("child K7 doomed, nurse A1, mechanic A2", "A12 west", terror=2).from_phase("zombie_terror")
    assert t.view()["phase"] == "movement"
    t.play(ZOMBIES, "pass")
    assert t.view()["phase"] == "adding"
    t.place("H1 south")
    assert (t.view()["phase"], t.question) == ("clean-up", "ask-facing")
    t.play(ZOMBIES, "face west")
    assert t.asked == [HUMANS]
    assert t.events("terror") == [(3,)]


@rule("ZT-S4-MUT-02", "ZT-S4-ZDG-02", "ZT-S4-ZDG-03")
def test_the_special_zombies_move_by_their_own_numbers() -> None:
    t = law("child A1", "J6 mutant east", noise=["child"]).movement()
    t.activate("J6", "turn south")
    assert t.options(HORDE) == [("pass",), ("step",)]
    t = law("child A1, dog pool gone", "J6 zombie-dog east", noise=["child"]).movement()
    t.activate("J6", "turn south", "turn west", "turn north")
    assert t.zombies == {"J6": "zombie-dog north*"}
    t = law("child A1, dog pool gone", "J6 zombie-dog east", noise=["child"]).movement()
    t.activate("J6", "step", "step", "step")
    assert t.zombies == {"M6": "zombie-dog east*"}


@rule("ZT-S4-ZDG-05")
def test_the_forced_zombie_dog_walks_up_to_three_steps() -> None:
    t = law("child N6, dog pool gone", "J6 zombie-dog east").movement()
    t.pass_on()
    assert t.zombies == {"M6": "zombie-dog east*"}
    assert t.health("child") == "wounded"
