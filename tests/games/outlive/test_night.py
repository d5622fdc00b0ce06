"""Chapter: the Night as a whole, and its steps 3, 4 and 7: radiation, recruiting, cleaning up."""

from __future__ import annotations

import pytest

from tests.games.outlive.driver import BEIGE, PURPLE, RED, table
from tests.marks import rule


@rule("OUT-NIGHT-01")
def test_the_night_has_seven_steps_in_this_order() -> None:
    t = table(
        2,
        events=["debris"],
        goods={RED: {"wood": 9, "metal": 9, "can": 4, "meat": 9, "water": 1}},
        rooms={RED: ["event2 3"]},
        airlock={RED: 1},
        broken={RED: ["axe"]},
    )
    t.night("resolve")
    phases, questions = [], []
    while t.asked:
        phases.append(t.view(None)["step"])
        questions.append(t.question)
        first = t.options(t.asked[0])[0]
        t.choose(t.asked[0], *first)
    assert phases == ["resolve", "feed", "recruit", "build", "repair"]
    assert questions == ["ask-resolve", "ask-feed", "ask-recruit", "ask-build", "ask-repair"]
    assert t.gauge(RED) == -1, "radiation came in between"
    assert "meat" not in t.goods(RED), "and the clean-up last"


@rule("OUT-RAD-01", "OUT-RAD-02")
@pytest.mark.parametrize(("round_number", "level"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_airlock_holds_radiation_off(round_number: int, level: int) -> None:
    for people in range(5):
        t = table(2, round_number=round_number, airlock={RED: people})
        assert t.player(RED)["tonight"]["radiation"] == max(0, level - people)
        t.step("radiation")
        assert t.gauge(RED) == -max(0, level - people), "a surplus gives nothing"


@rule("OUT-RAD-01", "OUT-ROOM-vent")
def test_ventilation_counts_as_one_more() -> None:
    t = table(2, round_number=5, rooms={RED: ["vent 3"]}, airlock={RED: 1})
    assert t.player(RED)["tonight"]["radiation"] == 1
    t = table(2, round_number=1, rooms={RED: ["vent 3"]})
    assert t.player(RED)["tonight"]["radiation"] == 0
    t = table(2, round_number=1, rooms={RED: ["vent 2"]})
    assert t.player(RED)["tonight"]["radiation"] == 1


@rule("OUT-RAD-03", "OUT-RAD-06")
def test_points_beyond_the_last_step_cost_survivors_of_choice() -> None:
    t = table(2, round_number=5, gauge={RED: -11}, rooms={RED: ["event2 4", "build2 3"]}, airlock={BEIGE: 3})
    t.step("radiation")
    assert t.targets(RED, "lose") == {"event2", "build2"}
    for _ in range(3):
        t.choose(RED, "lose", "event2")
    assert (t.gauge(RED), t.people(RED, "event2")) == (-11, 1)
    t = table(2, round_number=5, gauge={RED: -11}, airlock={BEIGE: 3})
    t.step("radiation")
    assert t.asked == (), "without survivors nothing is lost"


@rule("OUT-RAD-04", "OUT-ROOM-rad1")
def test_improvements_end_at_the_best_step() -> None:
    t = table(2, rooms={RED: ["rad1 3"]}, gauge={RED: 2})
    t.step("build")
    t.choose(RED, "activate", "rad1")
    assert t.gauge(RED) == 3
    t = table(2, rooms={RED: ["rad1 3"]}, gauge={RED: 3})
    t.step("build")
    assert t.asked == ()


@rule("OUT-REC-01", "OUT-REC-02")
def test_each_food_brings_a_survivor_while_the_airlock_has_a_place() -> None:
    t = table(2, airlock={RED: 4}, rooms={RED: ["event2 0"]}, goods={RED: {"meat": 1, "water": 1, "can": 9, "wood": 5}})
    t.step("recruit")
    assert t.options(RED) == [("pass",), ("recruit", "meat"), ("recruit", "water"), ("recruit", "can")]
    t.choose(RED, "recruit", "meat")
    t.choose(RED, "recruit", "can")
    t.choose(RED, "recruit", "water")
    assert t.people(RED) == 7, "never straight into a room"
    assert t.goods(RED) == {"can": 8, "wood": 5}
    assert t.asked == ()


@rule("OUT-NIGHT-01")
def test_all_recruit_at_the_same_time_each_until_finished() -> None:
    t = table(3, first=PURPLE, goods={seat: {"can": 2} for seat in range(3)})
    t.step("recruit")
    assert t.asked == (BEIGE, RED, PURPLE), "nobody waits for anybody"
    t.choose(RED, "recruit", "can")
    t.choose(BEIGE, "pass")
    assert set(t.asked) == {RED, PURPLE}
    t.choose(RED, "recruit", "can")
    assert set(t.asked) == {PURPLE}, "red has no food left"


@rule("OUT-CLN-01", "OUT-CLN-02", "OUT-CLN-03")
def test_meat_and_surplus_water_spoil_and_the_rest_stays() -> None:
    full = {"meat": 5, "water": 5, "can": 5, "wood": 5, "metal": 5, "microchip": 5, "ammo": 5}
    t = table(2, goods={RED: full, BEIGE: {"water": 1}})
    t.step("clean_up")
    assert t.goods(RED) == {"water": 2, "can": 5, "wood": 5, "metal": 5, "microchip": 5, "ammo": 5}
    assert t.goods(BEIGE) == {"water": 1}


@rule("OUT-CLN-04")
def test_rooms_are_fresh_again() -> None:
    t = table(2, rooms={RED: ["ammo4 3"]})
    t.step("build")
    t.choose(RED, "activate", "ammo4")
    assert t.room(RED, "ammo4")["used"]
    t.step("clean_up")
    assert not t.room(RED, "ammo4")["used"]


@rule("OUT-ROOM-vent", "OUT-RAD-01")
def test_ventilation_helps_nobody_but_its_owner() -> None:
    for owner in (BEIGE, RED):
        t = table(2, rooms={owner: ["vent 3", "vent_second 3"]})
        assert [t.player(seat)["tonight"]["radiation"] for seat in (BEIGE, RED)] == [
            0 if seat == owner else 2 for seat in (BEIGE, RED)
        ]


@rule("OUT-CLN-01", "OUT-CLN-02")
def test_everybody_is_told_what_was_thrown_away() -> None:
    t = table(4, goods={BEIGE: {"meat": 2}, RED: {"water": 5, "can": 1}, PURPLE: {"meat": 1, "water": 3}})
    t.step("clean_up")
    assert t.events("spoilt") == [(BEIGE, 2, 0), (RED, 0, 3), (PURPLE, 1, 1)], "and of who keeps everything nothing"
