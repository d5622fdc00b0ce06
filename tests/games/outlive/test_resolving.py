"""Chapter: Night, step 1: resolving events."""

from __future__ import annotations

from tests.games.outlive.driver import BEIGE, PURPLE, RED, table
from tests.marks import rule


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
    assert t.view(BEIGE)["events"][0]["taker"] == -1, "it is not paid yet"
    assert t.targets(RED, "pay") == {"meat", "water", "can"}, "food is of any kind"
    t.choose(RED, "pay", "can")
    t.choose(RED, "pay", "meat")
    assert t.goods(RED) == {"wood": 1, "water": 1}
    assert t.view(BEIGE)["events"][0]["taker"] == RED
    assert t.line(RED, "events") == 5
    assert t.events("paid") == [(RED, kind) for kind in ("wood", "wood", "wood", "can", "meat")]
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


@rule("OUT-RES-07")
def test_the_council_offers_to_spare_only_what_is_asked_for() -> None:
    room = {RED: ["event2 4"]}
    rich = {"water": 9, "wood": 9, "metal": 9, "microchip": 9, "meat": 9, "can": 9, "ammo": 9}
    for event, classes in (
        ("fire", {"food"}),
        ("debris", {"materials"}),
        ("looters", {"ammo"}),
        ("nomads", {"food"}),
        ("sandstorm", {"materials"}),
        ("cloud", {"materials", "food"}),
        ("clan", {"food", "ammo"}),
        ("mutation", {"food", "ammo"}),
    ):
        for also_ammo in (False, True):
            t = table(2, events=[event], rooms=room, goods={RED: rich}, options={"event2_ammo": also_ammo})
            t.step("resolve")
            spared = {str(option[2]) for option in t.options(RED) if option[0] == "bargain"}
            assert spared == (classes if also_ammo else classes - {"ammo"})


@rule("OUT-FEED-09", "OUT-RES-04")
def test_reserve_water_pays_one_of_an_event_s_food() -> None:
    t = table(2, events=["nomads"], rooms={RED: ["water1 3"]}, goods={RED: {"can": 2}})
    t.step("resolve")
    t.choose(RED, "resolve", "nomads")
    assert (t.goods(RED), t.player(RED)["reserve"]) == ({}, 0)
    t = table(2, events=["nomads"], rooms={RED: ["water1 3", "water1_second 3"]}, goods={RED: {"can": 2}})
    t.step("resolve")
    t.choose(RED, "resolve", "nomads")
    assert t.goods(RED) == {"can": 1}, "two Wells pay two"
    t = table(2, events=["nomads"], rooms={RED: ["water1 3"]}, goods={RED: {"can": 1}})
    t.step("resolve")
    assert t.asked == (), "one of three is missing"


@rule("OUT-RES-04")
def test_an_event_that_names_a_food_and_asks_for_any_needs_both() -> None:
    for water, paid in ((4, False), (5, True)):
        t = table(2, events=["fire"], goods={RED: {"water": water}})
        t.g.data.event_food = (2, *t.g.data.event_food[1:])  # three water, and two of any food
        t.step("resolve")
        assert t.can(RED, "resolve") == paid
    t.choose(RED, "resolve", "fire")
    assert t.goods(RED) == {}


@rule("OUT-RES-04")
def test_what_is_asked_for_to_the_last_token_is_paid_without_a_question() -> None:
    t = table(2, events=["shortage"], goods={RED: {"wood": 1, "metal": 1, "microchip": 1}})
    t.step("resolve")
    t.choose(RED, "resolve", "shortage")
    assert t.events("paid") == [(RED, "wood"), (RED, "metal"), (RED, "microchip")]
    assert t.forced == 0


@rule("OUT-RES-07")
def test_the_council_spares_no_more_than_an_event_asks_for() -> None:
    cheap: dict[str, object] = {"events": {"shortage": {"wood": 0, "metal": 0}, "looters": {"ammo": 1}}}
    for event, spared, kind in (("shortage", "materials", "microchip"), ("looters", "ammo", "ammo")):
        t = table(
            2,
            events=[event],
            rooms={RED: ["event2 4"]},
            goods={RED: {kind: 1}},
            options={"event2_ammo": True},
            data=cheap,
        )
        t.step("resolve")
        t.choose(RED, "bargain", event, spared)
        assert (t.goods(RED), t.line(RED, "events")) == ({kind: 1}, 3), "one token was asked for, two would be spared"


def council(food: int) -> dict[str, object]:
    """Let the Council spare so much food."""
    return {"rooms": {"event2": {"food": food}}}


@rule("OUT-RES-07")
def test_the_council_spares_any_food_first_then_named_kinds_and_never_more_than_is_asked_for() -> None:
    for event, spared, goods, left in (
        ("fire", 2, {"water": 1}, {}),
        ("fire", 3, {"water": 1}, {"water": 1}),
        ("mutation", 3, {"ammo": 3, "meat": 1}, {"meat": 1}),
        ("rats", 3, {"wood": 3, "can": 1}, {"can": 1}),
        ("clan", 2, {"ammo": 4, "can": 2}, {"can": 2}),
    ):
        t = table(2, events=[event], rooms={RED: ["event2 4"]}, goods={RED: goods}, data=council(spared))
        t.step("resolve")
        t.choose(RED, "bargain", event, "food")
        assert t.goods(RED) == left
    for kind, paid in (("water", True), ("can", False)):
        t = table(2, events=["fire"], rooms={RED: ["event2 4"]}, goods={RED: {kind: 1}}, data=council(3))
        t.g.data.event_food = (1, *t.g.data.event_food[1:])  # three water, and one of any food
        t.step("resolve")
        assert t.can(RED, "bargain") == paid, "what is left of the four is a water"


@rule("OUT-RES-04", "OUT-FEED-09")
def test_reserve_water_takes_no_other_food_s_place() -> None:
    t = table(2, events=["mutation"], rooms={RED: ["water1 3"]}, goods={RED: {"ammo": 3, "meat": 1}})
    t.step("resolve")
    assert t.asked == (), "meat is meat"
