"""Chapter: general rules, the human turn, and moving."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.zombie_terror.driver import (
    EVERYBODY,
    FRANK,
    HORDE,
    HUMANS,
    NORMAN,
    ZOMBIES,
    base,
    law,
    random_game,
)
from tests.marks import rule


@rule("ZT-GEN-01")
def test_scenario_4_keeps_the_base_rules_it_does_not_change() -> None:
    tables = ((base("nurse F6", "G6 east"), "human_turn", HUMANS), (law("nurse F6", "G6 east"), "second_turn", FRANK))
    for t, turn, seat in tables:
        t.from_phase(turn).play(seat, "push nurse east")
        assert (t.at("nurse"), t.ap("nurse")) == ("G6", 2)
        assert t.zombies == {"H6": "east"}
        t.play(seat, "pass").activate("H6", "step", "step")
        assert {str(field)[0] for field in t.fields(t.g.zombie_seat)} == set("ABCDEFGH")
        assert t.zombies == {"J6": "east*"}
        t.place("H1 south")
        if t.question == "ask-find":
            t.play(HORDE, "pass")
        assert t.zombies == {"J6": "east", "H1": "south"}


@rule("ZT-GEN-02")
def test_there_is_room_for_one_piece_on_a_field() -> None:
    t = base("nurse D8, child C8, mechanic D7 doomed", "E8 west, D9 north").human_turn()
    assert not any(t.can(HUMANS, f"move nurse {way}") for way in ("north", "east", "south", "west"))
    assert not t.can(HUMANS, "move child east")
    t.play(HUMANS, "move child north", "move nurse west", "move child south-east")
    assert (t.at("nurse"), t.at("child")) == ("C8", "D8")
    assert not t.can(HUMANS, "move nurse east")


@given(seats=st.integers(2, 3), seed=st.integers(0, 10**6))
def test_a_field_never_holds_two_pieces(seats: int, seed: int) -> None:
    t = random_game(seats, f"fields {seed}")
    for number in range(120):
        if not t.asked:
            break
        taken = [t.at(name) for name in EVERYBODY if t.at(name)] + list(t.zombies)
        assert len(taken) == len(set(taken))
        seat = t.asked[0]
        options = t.options(seat)
        t.choose(seat, *options[(seed + number * 7) % len(options)])


@rule("ZT-GEN-03")
def test_diagonal_neighbours_are_not_adjacent() -> None:
    t = base("lumberjack J6, nurse A1", "K7 north, K5 north", hands=[["courage"], []]).human_turn()
    assert not t.can(HUMANS, "axe")
    assert not t.can(HUMANS, "courage")
    t = base("lumberjack J6", "K6 north", hands=[["courage"], []]).human_turn()
    assert t.can(HUMANS, "axe east")
    assert t.can(HUMANS, "courage lumberjack east")


@rule("ZT-GEN-04", "ZT-MOV-01")
def test_a_move_needs_a_free_field() -> None:
    t = law("child C6, banker B6, dog C7", "D6 west, C5 mutant north").human_turn(NORMAN)
    ways = {option[2] for option in t.options(NORMAN) if option[:2] == ("move", "child")}
    assert ways == {"north-east", "south-east", "south-west", "north-west"}
    t.play(NORMAN, "move banker west")
    assert (t.at("banker"), t.ap("banker")) == ("A6", 2)


@rule("ZT-GEN-05", "ZT-MOV-04")
def test_finds_manholes_entry_signs_and_the_car_are_free_to_enter() -> None:
    t = law("banker E4, child G7, lumberjack O6", finds=["J4 zombie", "pool biohazard"]).human_turn(NORMAN)
    t.play(NORMAN, "move banker north", "move child south", "move lumberjack east")
    assert (t.at("banker"), t.at("child"), t.at("lumberjack")) == ("E3", "G8", "P6")


@rule("ZT-GEN-06")
def test_obstacles_stop_moves_pushes_shots_and_views() -> None:
    t = base("nurse E6, policeman E8, mechanic I5", "E9 north, D6 north").human_turn()
    assert not t.can(HUMANS, "move nurse south")
    assert not t.can(HUMANS, "move mechanic east")
    t = base("policeman E6", "E8 north").human_turn()
    assert not t.can(HUMANS, "shoot south")
    assert base("nurse E8", "E6 south").view()["zombies"][0]["sees"] == -1
    t = base("nurse M8, mechanic L9", "L8 east").human_turn()
    assert not t.can(HUMANS, "push mechanic north")


@rule("ZT-GEN-07")
def test_nobody_is_moved_or_pushed_off_the_board() -> None:
    t = base("nurse B1, mechanic C2", "A1 north, C1 north").human_turn()
    assert not t.can(HUMANS, "move nurse north")
    assert not t.can(HUMANS, "push nurse west")
    assert not t.can(HUMANS, "push mechanic north")


@rule("ZT-GEN-08", "ZT-GEN-09")
@pytest.mark.parametrize(("facing", "field"), [("north", "J5"), ("east", "K6"), ("south", "J7"), ("west", "I6")])
def test_a_zombie_faces_only_its_front_field(facing: str, field: str) -> None:
    for other in ("J5", "K6", "J7", "I6"):
        if other != "J5":  # an obstacle
            t = base(f"lumberjack {other}", f"J6 {facing}").human_turn()
            assert t.can(HUMANS, "axe") == (other != field)


@rule("ZT-GEN-11", "ZT-WND-04")
def test_a_doomed_human_is_no_human() -> None:
    people = "nurse D6, mechanic E6 doomed, child A1, policeman C8, lumberjack F9"
    hands = [["first-aid", "regroup", "adrenaline", "silence"], []]
    t = base(people, "F6 west, E8 west", hands=hands).human_turn()
    assert not t.can(HUMANS, "move mechanic")
    assert not t.can(HUMANS, "heal")
    assert not t.can(HUMANS, "first-aid")
    assert not any("mechanic" in option for option in t.options(HUMANS))
    assert not t.can(HUMANS, "move nurse east")
    t = base("mechanic E6 doomed, child A1", "F6 west, H6 west").movement()
    assert t.view()["zombies"][0]["sees"] == -1
    assert t.events("marked") == []
    t.activate("F6")
    assert not t.can(ZOMBIES, "bite")
    t = base("mechanic K6 doomed, child A1").adding()
    assert all(str(field)[0] < "I" for field in t.fields(ZOMBIES))
    t = base("mechanic P6 doomed, child A1").human_turn()
    t.play(HUMANS, "move child east", "pass")
    assert t.at("mechanic") == "P6"


@rule("ZT-WND-04")
def test_the_mechanic_cannot_shove_a_doomed_human() -> None:
    t = base("mechanic E6, child F6 doomed").human_turn()
    assert not t.can(HUMANS, "shove")


@rule("ZT-HT-01")
def test_a_round_is_a_human_turn_and_a_zombie_turn() -> None:
    t = base("mechanic C6, child C2", "M6 east").from_phase("human_turn")
    assert t.asked == [HUMANS]
    t.play(HUMANS, "move mechanic east", "pass")
    assert t.asked == [ZOMBIES]
    t.play(ZOMBIES, "pass")
    t.place("H1 south")
    assert (t.asked, t.view()["round"]) == ([HUMANS], 3)


@rule("ZT-HT-02", "ZT-HT-06")
def test_any_number_of_humans_act_in_any_mixed_order() -> None:
    t = base("mechanic C6, child C2, nurse C9").human_turn()
    t.play(HUMANS, "move mechanic east", "move child east", "move mechanic east", "move nurse east", "move child east")
    assert (t.at("mechanic"), t.at("child"), t.at("nurse")) == ("E6", "E2", "D9")


@rule("ZT-HT-06")
def test_option_interleave_activations_off_ends_a_human_s_activation() -> None:
    t = base("mechanic C6, child C2", options={"interleave_activations": False}).human_turn()
    t.play(HUMANS, "move mechanic east", "move mechanic east", "move child east")
    assert not t.can(HUMANS, "move mechanic")
    assert t.can(HUMANS, "move child")


@rule("ZT-HT-03")
def test_somebody_must_act_before_the_turn_ends() -> None:
    t = base("mechanic C6", hands=[["silence"], []]).human_turn()
    assert not t.can(HUMANS, "pass")
    t.play(HUMANS, "silence mechanic")
    assert not t.can(HUMANS, "pass")
    t.play(HUMANS, "move mechanic east")
    assert t.can(HUMANS, "pass")


@rule("ZT-HT-03")
def test_who_cannot_act_need_not_and_nobody_is_bound_to_use_the_dog() -> None:
    boxed_in = law("child A1, dog C7", "A2 north, B1 west, B2 north", first=FRANK).human_turn(NORMAN)
    assert boxed_in.can(NORMAN, "pass")
    t = law("child C3, dog C7", first=FRANK).human_turn(NORMAN)
    assert not t.can(NORMAN, "pass")
    t.play(NORMAN, "move dog east")
    assert t.can(NORMAN, "pass")


@rule("ZT-HT-04", "ZT-HT-05")
def test_three_action_points_wounded_or_not_and_none_is_kept() -> None:
    t = base("mechanic C6 wounded, child C2").from_phase("human_turn")
    assert (t.ap("mechanic"), t.ap("child")) == (3, 3)
    t.play(HUMANS, *["move mechanic east"] * 3)
    assert not t.can(HUMANS, "move mechanic")
    t.play(HUMANS, "move child east", "pass")
    t.place("H1 south")
    assert (t.ap("mechanic"), t.ap("child")) == (3, 3)


@rule("ZT-HT-07", "ZT-HT-08")
def test_the_first_action_point_activates_and_counts_once() -> None:
    t = base("mechanic C6, child C2").human_turn()
    assert t.allowance == 1
    t.play(HUMANS, "move mechanic east")
    assert t.allowance == 2
    t.play(HUMANS, "move mechanic east", "move mechanic east")
    assert t.allowance == 2


@rule("ZT-HT-09", "ZT-HT-10")
def test_cards_shoves_swaps_and_sewers_activate_nobody() -> None:
    people = "mechanic C6, child D6, nurse E3, policeman A1"
    t = base(people, hands=[["regroup", "sewers", "adrenaline"], []]).human_turn()
    t.play(HUMANS, "regroup nurse policeman")
    t.play(HUMANS, "adrenaline child", "sewers policeman", "place K3")
    assert t.allowance == 1
    t.play(HUMANS, "shove east")
    assert t.allowance == 2
    assert not t.person("child")["activated"]


@rule("ZT-HT-11")
def test_the_actions_are_moves_pushes_and_powers() -> None:
    t = base("lumberjack J6, child C2", "K6 north").human_turn()
    verbs = {option[0] for option in t.options(HUMANS)}
    assert verbs == {"move", "push", "axe"}


@rule("ZT-MOV-02")
@pytest.mark.parametrize("name", ["mechanic", "nurse", "banker", "policeman", "lumberjack"])
def test_nobody_else_moves_diagonally(name: str) -> None:
    t = base(f"{name} D8").human_turn()
    assert {option[2] for option in t.options(HUMANS)} == {"north", "east", "south", "west"}


@rule("ZT-MOV-03")
def test_pieces_are_not_jumped_over() -> None:
    t = base("child D8, nurse E8").human_turn()
    assert not t.can(HUMANS, "move child east")


@rule("ZT-MOV-05")
def test_stopping_before_a_zombie_has_no_effect_in_the_human_turn() -> None:
    t = base("child D8", "F8 west").human_turn()
    t.play(HUMANS, "move child east", "move child west", "pass")
    assert t.health("child") == "healthy"
    assert t.zombies == {"F8": "west"}


@rule("ZT-CHI-01", "ZT-CHI-02")
def test_the_child_moves_diagonally_once_per_turn_past_any_corner() -> None:
    t = base("child D6, nurse D7", "E6 west").human_turn()
    t.play(HUMANS, "move child south-west")
    assert (t.at("child"), t.ap("child")) == ("C7", 2)
    assert not t.can(HUMANS, "move child north-west")
    assert t.can(HUMANS, "move child west")
    blocked = base("child D6, nurse D7", "E6 west").human_turn()
    assert not blocked.can(HUMANS, "move child south-east")
    past_corner = base("child C6, nurse C7", "D6 west").human_turn()
    past_corner.play(HUMANS, "move child south-east")
    assert past_corner.at("child") == "D7"


@rule("ZT-EXIT-01", "ZT-EXIT-04")
def test_humans_on_car_fields_leave_at_the_end_of_the_turn() -> None:
    t = base("child O6, mechanic P7, nurse C6").human_turn()
    t.play(HUMANS, "move child east", "move child west", "move nurse east")
    assert t.at("mechanic") == "P7"
    t.play(HUMANS, "pass")
    assert (t.at("mechanic"), t.at("child")) == ("", "O6")
    assert t.events("saved") == [(HUMANS, "mechanic", 3)]


@rule("ZT-EXIT-01")
def test_whoever_has_left_makes_room_in_the_car() -> None:
    t = base("child O7, mechanic P7, nurse C6").human_turn()
    assert not t.can(HUMANS, "move child east")
    t.play(HUMANS, "move nurse east", "pass").human_turn()
    assert t.can(HUMANS, "move child east")


@rule("ZT-EXIT-02")
def test_in_scenario_4_characters_leave_at_the_end_of_their_own_player_s_turn() -> None:
    t = law("child P6, nurse P7, banker C3, policeman C9").human_turn(NORMAN)
    t.play(NORMAN, "move banker east", "pass")
    assert (t.at("child"), t.at("nurse")) == ("", "P7")
    t.human_turn(FRANK).play(FRANK, "move policeman east", "pass")
    assert t.at("nurse") == ""
    assert t.events("saved") == [(NORMAN, "child", 3), (FRANK, "nurse", 2)]


@rule("ZT-EXIT-02")
def test_ruling_a24_a_rival_shoved_onto_the_car_too_late_stays_through_the_zombie_turn() -> None:
    t = law("child O6, mechanic N6, banker C3").human_turn(FRANK)
    t.play(FRANK, "shove east", "pass")
    assert t.at("child") == "P6"


@rule("ZT-EXIT-03")
def test_a_saved_human_keeps_the_stars_of_its_face() -> None:
    t = base("child P6 wounded, nurse C6, mechanic C8", hands=[["first-aid"], []]).human_turn()
    t.play(HUMANS, "move nurse east", "pass")
    assert t.stars(HUMANS) == 2
    t.human_turn()
    assert not t.can(HUMANS, "first-aid child")
    assert t.stars(HUMANS) == 2


@rule("ZT-EXIT-05")
@pytest.mark.parametrize(("counts", "allowance"), [(True, 3), (False, 2)])
def test_whoever_left_still_counts_as_noise(counts: bool, allowance: int) -> None:  # noqa: FBT001
    t = base("child O6, nurse C6", options={"left_human_counts_as_noise": counts}).human_turn()
    t.play(HUMANS, "move child east", "move nurse east", "pass")
    assert t.allowance == allowance
    assert (t.person("child")["activated"], t.person("nurse")["activated"]) == (counts, True)
