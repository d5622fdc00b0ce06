"""Chapter: Night, step 2: feeding the survivors."""

from __future__ import annotations

import pytest

from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, table
from tests.marks import rule


@rule("OUT-FEED-01", "OUT-FEED-08")
def test_a_room_with_anybody_in_it_costs_its_whole_upkeep() -> None:
    t = table(2, rooms={RED: ["build2 1", "event2 4", "hunt2 0", "ship2"]})
    assert t.player(RED)["tonight"]["food"] == 2 + 1
    assert [t.room(RED, key)["due"] for key in ("build2", "event2", "hunt2", "ship2")] == [2, 1, 0, 0]


@rule("OUT-FEED-02", "OUT-FEED-03")
@pytest.mark.parametrize(("people", "water"), list(enumerate((0, 1, 1, 2, 2, 3, 3, 4))))
def test_the_airlock_drinks_by_rows(people: int, water: int) -> None:
    t = table(2, airlock={RED: people}, goods={RED: {"water": 9, "can": 9}})
    assert t.player(RED)["tonight"]["water"] == water
    t.step("feed")
    assert t.goods(RED) == {"water": 9 - water, "can": 9}, "other food is no substitute"


@rule("OUT-FEED-04")
def test_food_at_hand_has_to_be_used() -> None:
    t = table(2, rooms={RED: ["build2 3"]}, airlock={RED: 1}, goods={RED: {"water": 1, "can": 1, "meat": 2}})
    t.night("feed")
    assert t.question == "ask-feed"
    assert t.targets(RED, "pay") == {"meat", "can"}, "the only water goes to the airlock"
    t.choose(RED, "pay", "can")
    assert t.goods(RED) == {"meat": 1}, "one meat had to follow"
    assert t.forced == 0, "and nobody makes a choice of it"
    assert t.question == "ask-recruit", "nobody starves"
    assert t.player(RED)["survivors"] == 4


@rule("OUT-FEED-05", "OUT-FEED-06", "OUT-FEED-07")
def test_every_unpaid_unit_costs_a_survivor_of_choice() -> None:
    t = table(2, rooms={RED: ["build2 1", "event2 4"]}, airlock={RED: 3}, goods={RED: {"can": 1}})
    t.night("feed")
    assert t.player(RED)["losses"] == 2 + 2, "3 food and 2 water were due, 1 can was there"
    t.choose(RED, "lose", "build2")
    assert t.player(RED)["losses"] == 3, "the empty room does not lower the cost"
    t.choose(RED, "lose", "airlock")
    t.choose(RED, "lose", "event2")
    t.choose(RED, "lose", "airlock")
    assert (t.people(RED), t.people(RED, "event2")) == (1, 3)
    t = table(2, rooms={RED: ["hunt2 1", "ammo4 1", "event2 0"]}, goods={RED: {"can": 4}})
    t.night("feed")
    assert t.player(RED)["survivors"] == 0, "two units unpaid and two survivors: there is nothing to choose"
    assert t.events("lost") == [(RED, "hunt2"), (RED, "ammo4")], "told from the first room on"
    assert t.forced == 0
    t = table(2, rooms={RED: ["hunt2 2", "event2 0"]}, airlock={RED: 1}, goods={RED: {"can": 1}})
    t.night("feed")
    assert t.player(RED)["survivors"] == 0, "three unpaid, three lost"
    t = table(2, rooms={RED: ["hunt2 2", "event2 0"]}, airlock={RED: 1}, goods={RED: {"can": 2}})
    t.night("feed")
    assert t.targets(RED, "lose") == {"hunt2", "airlock"}, "nobody is lost from an empty room"
    t.choose(RED, "lose", "airlock")
    assert t.people(RED, "hunt2") == 1, "the second loss was a matter of course"
    assert t.forced == 0
    t = table(2, rooms={RED: ["hunt2 1"]})
    t.night("feed")
    assert t.player(RED)["survivors"] == 0
    assert t.player(RED)["losses"] == 0, "with nobody left nothing more is lost"


@rule("OUT-FEED-09", "OUT-ROOM-water1")
def test_reserve_water_pays_once_per_round_for_events_feeding_or_recruits() -> None:
    room = {RED: ["water1 3"]}
    t = table(2, rooms=room, airlock={RED: 2}, goods={RED: {"can": 2}})
    t.step("feed")
    assert t.goods(RED) == {}, "two cans for the room, the reserve for the airlock"
    assert t.player(RED)["losses"] == 0
    assert t.player(RED)["reserve"] == 0
    t = table(2, rooms=room, events=["fire"], goods={RED: {"water": 2}})
    t.step("resolve")
    t.choose(RED, "resolve", "fire")
    assert (t.goods(RED), t.player(RED)["reserve"]) == ({}, 0)
    t = table(2, rooms=room)
    t.step("recruit")
    t.choose(RED, "recruit", "water")
    assert t.people(RED) == 1
    assert t.asked == ()


@rule("OUT-FEED-09", "OUT-CLN-04")
def test_reserve_water_that_was_not_used_is_gone_and_every_round_has_its_own() -> None:
    t = table(2, rooms={RED: ["water1 3"]}, goods={RED: {"can": 9}}, airlock={RED: 7})
    t.play_from("night")
    assert t.player(RED)["reserve"] == 0, "used for the airlock"
    t.until("ask-move")
    assert t.player(RED)["reserve"] == 1, "there again the next day"
    t = table(2, rooms={RED: ["water1 2"]}, goods={RED: {"can": 2, "water": 1}}, airlock={RED: 1})
    t.play_from("night")
    t.until("ask-build", RED)
    t.choose(RED, "fill", "water1")
    assert t.player(RED)["reserve"] == 1, "too late for tonight"
    t.until("ask-move")
    assert (t.player(RED)["reserve"], t.goods(RED)) == (1, {}), "it neither adds up nor becomes a token"


@rule("OUT-FEED-01")
def test_all_seats_feed_at_the_same_time() -> None:
    food = {"can": 2, "meat": 2}
    t = table(4, rooms={seat: ["build2 3"] for seat in range(4)}, goods={seat: dict(food) for seat in range(4)})
    t.step("feed")
    assert t.asked == (BEIGE, RED, PURPLE, BLUE)


@rule("OUT-FEED-04", "OUT-FEED-02", "OUT-FEED-01")
@pytest.mark.parametrize(
    ("airlock", "rooms", "food", "reserve", "lost", "left"),
    [
        (3, ["build2 3"], {"water": 4}, False, 0, {}),  # two rows and a room, all from water
        (3, ["build2 3"], {"water": 3}, False, 1, {}),  # rows first, one unit of the room goes unpaid
        (3, ["build2 3"], {"water": 1, "can": 5}, False, 1, {"can": 3}),  # cans feed no row
        (1, ["build2 3"], {"water": 5}, False, 0, {"water": 2}),
        (1, [], {"can": 4}, False, 1, {"can": 4}),
        (0, ["build2 3", "event2 1"], {"meat": 1, "can": 1}, False, 1, {}),
        (1, ["build2 3"], {"can": 1}, True, 3, {}),  # the Well drinks its share: a row, 4 - 1 units of food missing
        (0, [], {}, True, 1, {}),  # its own upkeep is two, the reserve pays one
        (3, [], {"water": 3}, True, 0, {}),
    ],
)
def test_as_little_as_possible_stays_unpaid(
    airlock: int, rooms: list[str], food: dict[str, int], lost: int, left: dict[str, int], *, reserve: bool
) -> None:
    own = [*rooms, *(["water1 3"] if reserve else [])]
    t = table(2, rooms={RED: own}, airlock={RED: airlock}, goods={RED: food})
    before = t.player(RED)["survivors"]
    assert t.player(RED)["tonight"]["missing"] == lost
    t.night("feed")
    while t.question in {"ask-feed", "ask-lose"}:
        t.choose(RED, *t.options(RED)[0])
    assert before - t.player(RED)["survivors"] == lost
    assert t.goods(RED) == left


@rule("OUT-FEED-01", "OUT-FEED-04")
@pytest.mark.parametrize("kind", ["meat", "water", "can"])
def test_a_full_shelter_eats_seventeen_of_any_food(kind: str) -> None:
    full = ["draw1_repair1 3", "build2 3", "event2 4", "hunt2 3", "ship2 3", "ammo4 3", "auto_repair 3"]
    other = "can" if kind == "meat" else "meat"
    t = table(2, rooms={RED: full}, goods={RED: {kind: 17, other: 1}})
    t.step("feed")
    for _ in range(17):
        assert t.targets(RED, "pay") == {kind, other}
        t.choose(RED, "pay", kind)
    assert t.goods(RED) == {other: 1}
    assert t.player(RED)["losses"] == 0


@rule("OUT-FEED-09", "OUT-FEED-01")
def test_reserve_water_feeds_a_room_in_the_place_of_a_token() -> None:
    t = table(2, rooms={RED: ["water1 3"]}, goods={RED: {"can": 5}})
    t.step("feed")
    assert t.goods(RED) == {"can": 4}, "two units: the reserve and a can"
    t = table(2, rooms={RED: ["water1 3", "water1_second 3"]}, goods={RED: {"can": 5}})
    assert t.player(RED)["reserve"] == 2
    t.step("feed")
    assert t.goods(RED) == {"can": 3}, "four units: two reserves and two cans"
    t = table(2, rooms={RED: ["water1 3", "water1_second 2"]}, goods={RED: {"can": 5}})
    assert t.player(RED)["reserve"] == 1, "a Well with a free place has none"


@rule("OUT-FEED-01", "OUT-FEED-02")
def test_everybody_is_told_what_is_due_and_what_is_missing() -> None:
    t = table(
        4,
        rooms={BEIGE: ["build2 3"], RED: ["event2 1"], BLUE: ["hunt1 0"]},
        airlock={RED: 3, PURPLE: 1},
        goods={BEIGE: {"can": 2}, RED: {"can": 1, "water": 1}},
    )
    t.step("feed")
    assert t.events("due") == [(BEIGE, 2, 0, 0), (RED, 1, 2, 1), (PURPLE, 0, 1, 1)], "of who has nobody nothing is told"
