"""Chapters: pushing, personal powers, hits and wounds."""

from __future__ import annotations

import pytest
from tests.games.zombie_terror.driver import FRANK, HUMANS, NORMAN, ZOMBIES, base, is_idle, law
from tests.marks import rule

from ostoja.games.zombie_terror.words import FIELD


@rule("ZT-PSH-01", "ZT-PSH-03", "ZT-PSH-04", "ZT-PSH-05")
def test_a_push_moves_the_zombie_straight_away_and_the_human_after_it() -> None:
    t = base("nurse F6, mechanic A1", "G6 south").human_turn()
    t.play(HUMANS, "push nurse east")
    assert t.zombies == {"H6": "south"}
    assert (t.at("nurse"), t.ap("nurse")) == ("G6", 2)
    assert not t.can(HUMANS, "push mechanic")


@rule("ZT-PSH-02")
def test_a_zombie_that_faces_the_human_cannot_be_pushed() -> None:
    assert not base("nurse F6", "G6 west").human_turn().can(HUMANS, "push")
    assert base("nurse F6", "G6 north").human_turn().can(HUMANS, "push nurse east")


@rule("ZT-PSH-03", "ZT-PSH-06")
@pytest.mark.parametrize("behind", ["H6 north", ""])
def test_the_field_behind_must_be_free(behind: str) -> None:
    t = base("nurse F6, child A1", f"G6 north, {behind}").human_turn()
    assert t.can(HUMANS, "push nurse east") == (not behind)
    assert not base("nurse F6, child H6", "G6 north").human_turn().can(HUMANS, "push nurse east")


@rule("ZT-PSH-03")
def test_option_zombies_on_car_fields_decides_whether_a_zombie_is_pushed_onto_the_car() -> None:
    assert not base("nurse N6", "O6 north").human_turn().can(HUMANS, "push nurse east")
    t = base("nurse N6", "O6 north", options={"zombies_on_car_fields": True}).human_turn()
    assert t.can(HUMANS, "push nurse east")


@rule("ZT-PSH-07")
def test_the_child_cannot_push() -> None:
    assert not base("child F6", "G6 east").human_turn().can(HUMANS, "push")


@rule("ZT-PSH-08", "ZT-S4-DOG-10")
def test_a_pushed_zombie_keeps_its_face() -> None:
    t = law("banker F6", "G6 east inactive").human_turn(NORMAN)
    t.play(NORMAN, "push banker east")
    assert t.zombies == {"H6": "east*"}


@rule("ZT-PSH-09")
@pytest.mark.parametrize("kind", ["mutant", "zombie-dog"])
def test_special_zombies_are_pushed_like_any(kind: str) -> None:
    t = law("banker F6, dog pool gone", f"G6 {kind} east").human_turn(NORMAN)
    t.play(NORMAN, "push banker east")
    assert t.zombies == {"H6": f"{kind} east"}


@rule("ZT-PSH-10", "ZT-S4-FND-11")
def test_a_zombie_does_not_reveal_a_find() -> None:
    finds = ["H6 biohazard", "pool zombie"]
    t = law("banker F6", "G6 east", finds=finds).human_turn(NORMAN)
    t.play(NORMAN, "push banker east")
    assert (t.zombies, t.view()["finds"]["closed"]) == ({"H6": "east"}, [FIELD.read("H6")])
    t = law("child A1", "G6 east", finds=finds).movement()
    t.activate("G6", "step", "pass")
    assert (t.zombies, t.view()["finds"]["closed"]) == ({"H6": "east*"}, [FIELD.read("H6")])


@rule("ZT-MEC-01", "ZT-MEC-03")
def test_the_mechanic_shoves_a_human_and_steps_into_its_place() -> None:
    t = base("mechanic E6, child F6").human_turn()
    t.play(HUMANS, "shove east")
    assert (t.at("mechanic"), t.at("child")) == ("F6", "G6")
    assert (t.ap("mechanic"), t.ap("child")) == (2, 3)
    assert (t.person("mechanic")["activated"], t.person("child")["activated"]) == (True, False)
    assert not base("mechanic E6, child F6", "G6 north").human_turn().can(HUMANS, "shove")


@rule("ZT-MEC-02")
def test_the_mechanic_shoves_once_per_turn() -> None:
    t = base("mechanic E6, child F6").human_turn()
    t.play(HUMANS, "shove east")
    assert not t.can(HUMANS, "shove")
    t.play(HUMANS, "pass")
    assert t.human_turn().can(HUMANS, "shove east")


@rule("ZT-MEC-04", "ZT-MEC-05", "ZT-NUR-04", "ZT-S4-DOG-04")
def test_rivals_can_be_shoved_and_healed_but_the_dog_is_never_shoved() -> None:
    people = "mechanic E6, child F6, dog E5, nurse K6, banker L6 wounded"
    t = law(people + ", lumberjack A1", first=FRANK).human_turn(FRANK)
    assert t.can(FRANK, "shove east")
    assert not t.can(FRANK, "shove north")
    t.play(FRANK, "heal banker")
    assert t.health("banker") == "healthy"


@rule("ZT-NUR-01", "ZT-NUR-02")
def test_the_nurse_heals_neighbours_and_herself_while_she_has_action_points() -> None:
    t = base("nurse K6 wounded, child L6 wounded, banker K5 wounded, mechanic M6 wounded").human_turn()
    t.play(HUMANS, "heal nurse", "heal child", "heal banker")
    assert [t.health(name) for name in ("nurse", "child", "banker", "mechanic")] == ["healthy"] * 3 + ["wounded"]
    assert t.ap("nurse") == 0
    far = base("nurse K6, mechanic M6 wounded, child J6").human_turn()
    assert not far.can(HUMANS, "heal")


@rule("ZT-POL-01", "ZT-POL-03", "ZT-HIT-01")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_the_policeman_shoots_the_first_zombie_in_line_at_any_distance(facing: str) -> None:
    t = base("policeman A6", f"O6 {facing}").human_turn()
    assert t.view()["pool"] == 19
    t.play(HUMANS, "shoot east")
    assert t.zombies == {}
    assert (t.view()["pool"], t.view()["bullets"], t.ap("policeman")) == (20, 3, 2)


@rule("ZT-POL-02", "ZT-S4-FND-07")
def test_humans_obstacles_and_the_dog_stop_a_shot_and_finds_do_not() -> None:
    assert not base("policeman A6, child C6", "O6 west").human_turn().can(HUMANS, "shoot")
    t = base("policeman A6", "K6 west, O6 west").human_turn()
    t.play(HUMANS, "shoot east")
    assert set(t.zombies) == {"O6"}
    assert not base("policeman E6", "E9 west").human_turn().can(HUMANS, "shoot")
    assert not law("policeman A6, dog C6", "O6 west", first=FRANK).human_turn(FRANK).can(FRANK, "shoot")
    finds = ["C6 zombie", "D6 biohazard"]
    assert law("policeman A6", "O6 west", finds=finds, first=FRANK).human_turn(FRANK).can(FRANK, "shoot east")


@rule("ZT-POL-04")
def test_he_fires_while_he_has_bullets_and_action_points() -> None:
    t = base("policeman D6, child A1", "K6 west, D2 west, A6 west", bullets=2).human_turn()
    t.play(HUMANS, "shoot east", "shoot north")
    assert not t.can(HUMANS, "shoot")
    assert t.ap("policeman") == 1


@rule("ZT-POL-05", "ZT-ADD-03", "ZT-LUM-03")
def test_each_bullet_brings_one_zombie_on_either_half_and_the_axe_none() -> None:
    t = base("policeman D6, lumberjack D9", "K6 west, D2 west, E9 north").human_turn()
    t.play(HUMANS, "shoot east", "shoot north", "axe east", "pass")
    assert t.zombies == {}
    assert t.view()["coming"] == {"supermarket": 1, "car": 0, "either": 2}
    t.adding()
    assert {"H1", "P1"} <= t.fields(ZOMBIES)
    t.place("P1 west", "P2 west", "H1 south")
    assert t.asked == []


@rule("ZT-BAN-01", "ZT-BAN-02", "ZT-BAN-03")
def test_the_briefcase_takes_the_first_wound_by_itself_and_never_comes_back() -> None:
    t = base("banker K6, child A1", "L6 west, J6 east").movement()
    t.activate("J6")
    assert t.health("banker") == "healthy"
    assert not t.view()["briefcase"]
    t = base("banker K6, child A1", "J6 east", briefcase=False).movement()
    t.activate("J6")
    assert t.health("banker") == "wounded"


@rule("ZT-BAN-02")
@pytest.mark.parametrize(
    ("answer", "health", "kept"), [("spend-briefcase", "healthy", False), ("pass", "wounded", True)]
)
def test_option_briefcase_automatic_off_asks_the_banker_s_player(answer: str, health: str, kept: bool) -> None:  # noqa: FBT001
    t = base("banker K6, child A1", "J6 east", options={"briefcase_automatic": False}).movement()
    t.activate("J6")
    assert (t.asked, t.question) == ([HUMANS], "ask-briefcase")
    t.play(HUMANS, answer)
    assert (t.health("banker"), t.view()["briefcase"]) == (health, kept)


@rule("ZT-LUM-01", "ZT-LUM-02")
def test_the_lumberjack_hits_neighbours_that_do_not_face_him_and_stays() -> None:
    t = base("lumberjack K6", "L6 north, K7 north, J6 west, K5 east").human_turn()
    assert not t.can(HUMANS, "axe south")
    t.play(HUMANS, "axe east", "axe west", "axe north")
    assert t.zombies == {"K7": "north"}
    assert (t.at("lumberjack"), t.ap("lumberjack")) == ("K6", 0)


@rule("ZT-WND-01", "ZT-BITE-01")
def test_a_wound_turns_the_marker_and_costs_a_star() -> None:
    t = base("child K6, nurse A1", "J6 east").movement()
    t.activate("J6")
    assert t.health("child") == "wounded"
    assert t.person("child")["stars"] == 2


@rule("ZT-WND-02", "ZT-WND-03")
def test_two_bites_in_one_turn_doom_a_healthy_human() -> None:
    t = base("child K6, nurse A1", "J6 east, L6 west", noise=["child"]).movement()
    t.activate("J6").activate("L6")
    assert t.health("child") == "doomed"
    assert t.at("child") == "K6"


def test_an_inactive_zombie_is_told_apart() -> None:
    t = base("child A1", "J6 east").movement()
    t.activate("J6", "pass")
    assert is_idle(t, "J6")
