"""Chapter: Night, steps 1 to 4 and 7: resolving, feeding, radiation, recruiting, cleaning up."""

from __future__ import annotations

import pytest

from tests.games.outlive.table import BEIGE, BLUE, PURPLE, RED, table
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


@rule("OUT-RES-01", "OUT-RES-02", "OUT-RES-03")
def test_events_are_resolved_in_turn_order_as_many_as_one_likes() -> None:
    purse = {"wood": 9, "water": 9, "ammo": 9}
    t = table(3, first=RED, events=["fire", "debris", "looters"], goods=dict.fromkeys(range(3), purse))
    t.step("resolve")
    assert RED in t.asked
    t.choose(RED, "resolve", "fire")
    t.choose(RED, "resolve", "looters")
    assert RED in t.asked, "only a pass hands the chance over"
    t.choose(RED, "pass")
    t.choose(PURPLE, "pass")
    assert BEIGE in t.asked
    t.choose(BEIGE, "resolve", "debris")
    assert len(t.asked) == 0, "no event is left"
    t = table(2, events=["fire"], goods=dict.fromkeys(range(2), purse))
    t.step("resolve")
    t.pass_all()
    assert t.asked == (), "all have passed once"
    assert t.view(None)["events"][0]["taker"] == -1


@rule("OUT-RES-02")
def test_under_the_option_one_event_per_turn_a_resolver_has_one() -> None:
    purse = {"wood": 9, "water": 9}
    t = table(2, events=["fire", "debris"], goods={BEIGE: purse, RED: purse}, options={"one_event_per_turn": True})
    t.step("resolve")
    t.choose(BEIGE, "resolve", "fire")
    assert t.asked == (RED,)


@rule("OUT-RES-04", "OUT-RES-05")
def test_the_exact_cost_is_paid_and_the_card_taken() -> None:
    t = table(2, events=["rats"], goods={RED: {"wood": 4, "meat": 1, "can": 1, "water": 1}})
    t.step("resolve")
    t.choose(RED, "resolve", "rats")
    assert t.question == "ask-event-cost"
    assert t.targets(RED, "pay") == {"meat", "water", "can"}, "food is of any kind"
    t.choose(RED, "pay", "can")
    t.choose(RED, "pay", "meat")
    assert t.goods(RED) == {"wood": 1, "water": 1}
    assert t.view(BEIGE)["events"][0]["taker"] == RED
    assert t.line(RED, "events") == 5
    t = table(2, events=["fire"], goods={RED: {"can": 9, "water": 2}})
    t.step("resolve")
    assert t.asked == (), "a named kind is that kind only"


@rule("OUT-RES-06")
def test_only_revealed_events_can_be_resolved() -> None:
    t = table(2, events=["fire"], goods={RED: {"wood": 9, "water": 9}})
    t.step("resolve")
    assert t.targets(RED, "resolve") == {"fire"}
    assert t.why_not(RED, "resolve", "debris") == "OUT-RES-06"


@rule("OUT-RES-07", "OUT-ROOM-event2")
def test_event2_spares_two_materials_or_one_food() -> None:
    room = {RED: ["event2 4"]}
    t = table(2, events=["sandstorm"], rooms=room, goods={RED: {"microchip": 3, "metal": 2}})
    t.step("resolve")
    assert ("bargain", "sandstorm", "food") not in t.options(RED), "it costs no food"
    t.choose(RED, "bargain", "sandstorm", "materials")
    for kind in ("microchip", "metal", "metal"):
        t.choose(RED, "pay", kind)
    assert t.goods(RED) == {"microchip": 2}, "the payer picks what is spared"
    assert t.line(RED, "events") == 5
    t = table(2, events=["fire"], rooms=room, goods={RED: {"water": 2}})
    t.step("resolve")
    t.choose(RED, "bargain", "fire", "food")
    assert t.goods(RED) == {}, "a named food is food as well"
    t = table(2, events=["rats", "nomads"], rooms=room, goods={RED: {"wood": 1, "can": 4}})
    t.step("resolve")
    t.choose(RED, "bargain", "rats", "materials")
    assert t.goods(RED) == {"can": 2}
    assert not t.can(RED, "bargain"), "one event per round"
    t = table(2, events=["looters"], rooms=room, goods={RED: {"ammo": 2}})
    t.step("resolve")
    assert t.asked == (), "ammunition is never reduced"
    t = table(2, events=["looters"], rooms=room, goods={RED: {"ammo": 1}}, options={"event2_ammo": True})
    t.step("resolve")
    t.choose(RED, "bargain", "looters", "ammo")
    assert t.goods(RED) == {}


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
    t.step("feed")
    assert t.question == "ask-feed"
    assert t.targets(RED, "pay") == {"meat", "can"}, "the only water goes to the airlock"
    t.choose(RED, "pay", "can")
    assert t.goods(RED) == {"meat": 1}, "one meat had to follow"
    t.step("starve")
    assert t.player(RED)["survivors"] == 4


@rule("OUT-FEED-05", "OUT-FEED-06", "OUT-FEED-07")
def test_every_unpaid_unit_costs_a_survivor_of_choice() -> None:
    t = table(2, rooms={RED: ["build2 1", "event2 4"]}, airlock={RED: 3}, goods={RED: {"can": 1}})
    t.step("feed")
    t.step("starve")
    assert t.player(RED)["losses"] == 2 + 2, "3 food and 2 water were due, 1 can was there"
    t.choose(RED, "lose", "build2")
    assert t.player(RED)["losses"] == 3, "the empty room does not lower the cost"
    t.choose(RED, "lose", "airlock")
    t.choose(RED, "lose", "event2")
    t.choose(RED, "lose", "airlock")
    assert (t.people(RED), t.people(RED, "event2")) == (1, 3)
    t = table(2, rooms={RED: ["hunt2 1"]})
    t.step("feed")
    t.step("starve")
    assert t.player(RED)["survivors"] == 0
    assert t.player(RED)["losses"] == 0, "with nobody left nothing more is lost"


@rule("OUT-FEED-09", "OUT-ROOM-water1", "OUT-CLN-04")
def test_reserve_water_pays_once_per_round_for_events_feeding_or_recruits() -> None:
    room = {RED: ["water1 3"]}
    t = table(2, rooms=room, airlock={RED: 2}, goods={RED: {"can": 2}})
    t.step("feed")
    assert t.goods(RED) == {}, "two cans for the room, the reserve for the airlock"
    assert t.player(RED)["losses"] == 0
    assert t.player(RED)["reserve"] == 0
    t.step("clean_up")
    assert t.player(RED)["reserve"] == 1
    t = table(2, rooms=room, events=["fire"], goods={RED: {"water": 2}})
    t.step("resolve")
    t.choose(RED, "resolve", "fire")
    assert (t.goods(RED), t.player(RED)["reserve"]) == ({}, 0)
    t = table(2, rooms=room)
    t.step("recruit")
    t.choose(RED, "recruit", "water")
    assert t.people(RED) == 1
    assert t.asked == ()
    t = table(2, rooms=room)
    t.step("clean_up")
    assert t.goods(RED) == {}, "unused it is lost, it never becomes a token"


@rule("OUT-RAD-01", "OUT-RAD-02", "OUT-RAD-05")
@pytest.mark.parametrize(("round_number", "level"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_airlock_holds_radiation_off(round_number: int, level: int) -> None:
    for people in range(5):
        t = table(2, round_number=round_number, airlock={RED: people})
        assert t.player(RED)["tonight"]["radiation"] == max(0, level - people)
        t.step("radiation")
        assert t.gauge(RED) == -max(0, level - people), "a surplus gives nothing"
    t = table(2, round_number=2, airlock={RED: 2})
    t.step("feed")
    t.step("starve")
    t.step("radiation")
    assert t.gauge(RED) == -1, "survivors are counted after feeding"


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


@rule("OUT-FEED-01")
def test_all_seats_feed_at_the_same_time() -> None:
    food = {"can": 2, "meat": 2}
    t = table(4, rooms={seat: ["build2 3"] for seat in range(4)}, goods={seat: dict(food) for seat in range(4)})
    t.step("feed")
    assert t.asked == (BEIGE, RED, PURPLE, BLUE)


@rule("OUT-RES-07", "OUT-ROOM-event2", "OUT-EVC-rats")
def test_of_the_rats_cost_the_council_spares_two_wood_or_one_food() -> None:
    room = {RED: ["event2 4"]}
    purse = {"wood": 3, "meat": 1, "can": 1}
    t = table(2, events=["rats"], rooms=room, goods={RED: purse})
    t.step("resolve")
    assert set(t.options(RED)) == {
        ("pass",),
        ("resolve", "rats"),
        ("bargain", "rats", "materials"),
        ("bargain", "rats", "food"),
    }
    t.choose(RED, "bargain", "rats", "food")
    assert t.targets(RED, "pay") == {"meat", "can"}, "one of two food is left to pay"
    t.choose(RED, "pay", "can")
    assert t.goods(RED) == {"meat": 1}, "and all three wood"
    t = table(2, events=["rats"], rooms=room, goods={RED: purse})
    t.step("resolve")
    t.choose(RED, "bargain", "rats", "materials")
    assert t.goods(RED) == {"wood": 2}, "one of three wood, and both food"
    t = table(2, events=["rats"], rooms=room, goods={RED: {"wood": 2, "can": 1}})
    t.step("resolve")
    assert t.asked == (), "never both at once"
    t = table(2, events=["rats"], rooms={RED: ["event2 3"]}, goods={RED: {"wood": 3, "can": 1}})
    t.step("resolve")
    assert t.asked == (), "a Council with a free place spares nothing"


@rule("OUT-RES-07")
def test_the_council_spares_named_food_of_each_kind_and_no_more_than_there_is() -> None:
    room = {RED: ["event2 4"]}
    t = table(2, events=["mutation"], rooms=room, goods={RED: {"ammo": 3, "meat": 1}})
    t.step("resolve")
    assert set(t.options(RED)) == {("pass",), ("bargain", "mutation", "food")}
    t.choose(RED, "bargain", "mutation", "food")
    assert t.goods(RED) == {}
    t = table(2, events=["clan"], rooms=room, goods={RED: {"ammo": 4}})
    t.step("resolve")
    t.choose(RED, "bargain", "clan", "food")
    assert t.goods(RED) == {}, "its only food is spared"
    t = table(2, events=["cloud"], rooms=room, goods={RED: {"metal": 1, "water": 2}})
    t.step("resolve")
    t.choose(RED, "bargain", "cloud", "materials")
    assert t.goods(RED) == {}
    t = table(2, events=["cloud"], rooms=room, goods={RED: {"metal": 3, "water": 1}})
    t.step("resolve")
    t.choose(RED, "bargain", "cloud", "food")
    assert t.goods(RED) == {}


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
