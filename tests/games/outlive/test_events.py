"""Chapter: events by day."""

from __future__ import annotations

import pytest

from ostoja.games.outlive.flow import Round
from tests.games.outlive.driver import BEIGE, BLUE, CALAMITIES, PURPLE, RED, WORST, table
from tests.marks import rule

IMMUNE = {RED: ["immunity 3"]}
WOODED = ("forest", "mine", "park")


@rule("OUT-EVT-01", "OUT-RES-06")
def test_the_day_turns_over_the_event_of_the_round() -> None:
    t = table(events=["debris"])
    assert [event["event"] for event in t.view(RED)["events"]] == [1]
    coming = t.g.events[1]
    t.start(Round().events(t.g))
    assert [event["event"] for event in t.view(RED)["events"]] == [1, coming]
    assert t.events("event") == [(CALAMITIES[coming],)]


@rule("OUT-EVT-02", "OUT-EVT-03", "OUT-EVT-04")
def test_all_unresolved_events_strike_anew_oldest_first_and_resolved_ones_do_not() -> None:
    t = table(
        events=["rats", "fire", "glaciation"], takers=[-1, RED, -1], goods={BEIGE: {"meat": 1}}, airlock={BEIGE: 2}
    )
    t.strike()
    assert t.pool("forest") == 10, "the fire was resolved"
    told = [event.kind for event in t.journal.events if event.args[0] == BEIGE]
    assert told == ["paid", "lost"], "the rats first, then the cold"
    t.strike()
    assert t.people(BEIGE) == 0, "next day the rats find no food and take the other survivor"


@rule("OUT-EVT-05")
@pytest.mark.parametrize(("players", "cut", "general"), [(2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_shortages_cut_pools(players: int, cut: int, general: int) -> None:
    full = 2 + 2 * players
    for event, area in (("fire", "forest"), ("debris", "mine"), ("looters", "park")):
        t = table(players, events=[event], pools=dict.fromkeys(WOODED, full))
        t.strike()
        assert t.pool(area) == full - cut
        assert sum(t.pool(other) for other in WOODED) == 3 * full - cut
    t = table(players, events=["shortage", "fire"], pools=dict.fromkeys(WOODED, full))
    t.strike()
    assert t.pool("mine") == t.pool("park") == full - general
    assert t.pool("forest") == full - general - cut, "reductions add up"
    assert t.view(None)["limits"][6] == full - general - cut


@rule("OUT-EVT-05")
def test_tokens_below_the_limit_stay() -> None:
    for tokens in (5, 6):
        t = table(4, events=["fire"], pools={"forest": tokens})
        t.strike()
        assert t.pool("forest") == tokens
        assert t.events("cut") == []
    t = table(4, events=["fire"], pools={"forest": 7})
    t.strike()
    assert t.events("cut") == [("forest", 6)]
    for cut, left in ((9, 1), (10, 0), (11, 0), (30, 0)):
        t = table(4, events=["fire"], data={"events": {"fire": {"cut": [cut] * 3}}})
        t.strike()
        assert (t.pool("forest"), t.view(None)["limits"][6]) == (left, left), "never below 0"


@rule("OUT-EVT-07")
@pytest.mark.parametrize(("players", "cut"), [(2, 2), (3, 3), (4, 4)])
def test_nomads_take_tokens_from_the_top_of_both_stacks(players: int, cut: int) -> None:
    order = ["plank", "scrap", "ammo", "ammo", "tablets", "cupboard"]
    t = table(players, events=["nomads"], search={"blackwood": order})
    t.strike()
    assert t.city("blackwood")["stack"] == 6 - cut
    assert [token for city, token in t.told(None, "set-aside") if city == "blackwood"] == order[:cut]
    assert t.city("silent_peak")["stack"] == 2 + 2 * players - cut


@rule("OUT-EVT-08", "OUT-EVT-10")
def test_the_sandstorm_leaves_three_actions_but_full_pressure() -> None:
    t = table(
        events=["sandstorm"],
        heroes={RED: {"5": "dam"}, BLUE: {"3a": "base standing"}},
        goods={BLUE: {"wood": 4, "can": 4}},
    )
    t.move(RED, "5", "base")
    assert t.g.pressure == 2
    t.choose(BLUE, "pay", "wood")
    t.choose(BLUE, "pay", "wood")
    for _ in range(3):
        t.choose(RED, "gather", "ammo")
    assert not t.can(RED, "gather")


@rule("OUT-EVT-09")
def test_in_the_sandstorm_everybody_is_a_three_on_the_ship() -> None:
    t = table(events=["sandstorm"], heroes={RED: {"5": "mine", "3a": "forest"}, BLUE: {"4": "park"}})
    t.move(RED, "5", "ship")
    assert t.ship(3)["hero"] == RED * 4 + 3
    assert t.goods(RED) == {"can": 1}
    t.turn(BLUE)
    assert "ship" not in t.goals(BLUE, "4")


@rule("OUT-EVT-11")
def test_equipment_adds_to_the_capped_strength() -> None:
    t = table(
        events=["sandstorm"], heroes={RED: {"5": "mine"}}, repaired={RED: ["shotgun"]}, herds={"park": ["roe_deer"]}
    )
    t.move(RED, "5", "park")
    t.choose(RED, "hunt", "roe_deer")
    assert t.goods(RED) == {"meat": 2}
    assert t.tiles(RED, "used") == {"shotgun"}
    t = table(events=["sandstorm"], heroes={RED: {"5": "mine"}}, repaired={RED: ["grapnel"]})
    t.move(RED, "5", "ship")
    assert t.targets(RED, "moor") == {3, 4}


@rule("OUT-EVT-12")
def test_the_cloud_makes_every_gauge_two_steps_worse() -> None:
    t = table(2, events=["cloud"])
    t.strike()
    assert [t.gauge(seat) for seat in (BEIGE, RED)] == [-2, -2]
    assert t.events("beyond") == []
    t.strike()
    assert t.gauge(RED) == -4


@rule("OUT-EVT-13")
def test_rats_take_one_food_of_choice_or_a_survivor() -> None:
    t = table(4, events=["rats"], goods={BEIGE: {"can": 1, "meat": 1}, RED: {"wood": 3}}, airlock={RED: 1})
    t.strike()
    assert t.asked == (BEIGE,)
    t.choose(BEIGE, "pay", "meat")
    assert t.goods(BEIGE) == {"can": 1}
    assert (t.people(RED), t.goods(RED)) == (0, {"wood": 3})
    assert t.player(PURPLE)["survivors"] == 0, "who has neither loses nothing"


@rule("OUT-EVT-14")
def test_the_clan_takes_two_materials_or_ammunition_or_a_survivor() -> None:
    t = table(
        4,
        events=["clan"],
        goods={BEIGE: {"wood": 2, "ammo": 1}, RED: {"metal": 1, "ammo": 1}, PURPLE: {"wood": 1, "can": 5}},
        airlock={PURPLE: 2},
    )
    t.strike()
    t.choose(BEIGE, "pay", "ammo")
    assert t.goods(BEIGE) == {"wood": 1}, "the second token was a matter of course"
    assert t.goods(RED) == {}, "one of each is two"
    assert (t.goods(PURPLE), t.people(PURPLE)) == ({"wood": 1, "can": 5}, 1)
    assert t.people(BLUE) == 0


@rule("OUT-EVT-15", "OUT-EVT-18")
def test_the_cold_takes_a_survivor_of_choice() -> None:
    t = table(2, events=["glaciation"], rooms={BEIGE: ["event2 4"]}, airlock={BEIGE: 1})
    t.strike()
    assert t.targets(BEIGE, "lose") == {"airlock", "event2"}
    assert t.room(BEIGE, "event2")["works"]
    t.choose(BEIGE, "lose", "event2")
    assert (t.people(BEIGE, "event2"), t.people(BEIGE)) == (3, 1)
    assert not t.g.is_working(BEIGE, 2), "a room that lost somebody stops at once"


@rule("OUT-EVT-16")
def test_the_plague_costs_a_meat_but_not_the_token() -> None:
    t = table(events=["plague"], heroes={RED: {"3a": "ship"}}, herds={"park": ["hare", "hare"]})
    t.move(RED, "3a", "park")
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED) == {}
    assert t.player(RED)["animals"][0] == 1


@rule("OUT-EVT-17")
def test_the_mutation_makes_animals_tougher_but_no_fatter() -> None:
    t = table(
        events=["mutation"], heroes={RED: {"3a": "ship", "4": "base"}}, herds={"park": ["hare"], "mine": ["hare"]}
    )
    t.move(RED, "3a", "park")
    assert not t.can(RED, "hunt")
    t.choose(RED, "pass")
    t.move(RED, "4", "mine")
    t.choose(RED, "hunt", "hare")
    assert t.g.actions == 0
    assert t.goods(RED) == {"meat": 1}


@rule("OUT-EVT-19", "OUT-ROOM-immunity")
@pytest.mark.parametrize("event", ["cloud", "rats", "clan", "glaciation"])
def test_immunity_spares_its_owner_at_the_start_of_the_day(event: str) -> None:
    t = table(2, events=[event], rooms=IMMUNE, goods={RED: {"can": 2, "wood": 2}})
    before = (t.goods(RED), t.gauge(RED), t.player(RED)["survivors"])
    t.strike()
    assert (t.goods(RED), t.gauge(RED), t.player(RED)["survivors"]) == before


@rule("OUT-EVT-19")
def test_immunity_holds_while_heroes_act_and_from_the_moment_the_room_is_full() -> None:
    t = table(events=["sandstorm"], rooms=IMMUNE, heroes={RED: {"5": "dam"}})
    t.move(RED, "5", "base")
    assert t.g.actions == 5
    t = table(events=["mutation", "plague"], rooms=IMMUNE, heroes={RED: {"3a": "ship"}}, herds={"park": ["hare"]})
    t.move(RED, "3a", "park")
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED) == {"meat": 1}
    t = table(events=["sandstorm"], rooms={RED: ["immunity 2"]}, heroes={RED: {"5": "base"}}, repaired={RED: ["torch"]})
    t.move(RED, "5", "silent_peak")
    t.choose(RED, "use", "torch")
    t.choose(RED, "admit", "immunity")
    assert t.g.actions == 5, "the torch filled the room before the actions"


@rule("OUT-EVT-19")
def test_immunity_does_not_help_against_shortages() -> None:
    t = table(2, events=["fire", "nomads"], rooms={BEIGE: ["immunity 3"], RED: ["immunity 3"]}, pools={"forest": 6})
    t.strike()
    assert t.pool("forest") == 4
    assert t.city("blackwood")["stack"] == 6 - 2


@rule("OUT-EVT-20")
def test_who_is_immune_may_still_resolve_events() -> None:
    t = table(2, events=["glaciation"], rooms=IMMUNE, goods={RED: {"wood": 3, "microchip": 2}})
    t.step("resolve")
    t.choose(RED, "resolve", "glaciation")
    assert t.line(RED, "events") == 5


@rule("OUT-RAD-03", "OUT-EVT-12")
def test_steps_beyond_the_last_cost_survivors() -> None:
    t = table(2, events=["cloud"], gauge={RED: -11}, airlock={RED: 5})
    assert t.player(RED)["gauge_step"] == WORST
    t.strike()
    assert (t.gauge(RED), t.people(RED)) == (-11, 3)
    assert t.told(BEIGE, "irradiated") == [(BEIGE, 2)], "of red's gauge nobody says that it got worse"
    assert t.told(BEIGE, "beyond") == [(RED, 2)]


@rule("OUT-RAD-03")
def test_the_last_step_of_the_gauge_is_told_apart_from_the_points_beyond_it() -> None:
    t = table(2, events=["cloud"], airlock={RED: 5})
    t.g.gauge[RED] = WORST - 1
    t.strike()
    assert (t.gauge(RED), t.people(RED)) == (-11, 4)
    assert (t.told(RED, "irradiated")[1], t.told(RED, "beyond")) == ((RED, 1), [(RED, 1)])


@rule("OUT-EVT-14")
@pytest.mark.parametrize("event", ["sandstorm", "plague", "mutation"])
def test_lasting_events_take_nothing_at_the_start_of_the_day(event: str) -> None:
    rich = {"meat": 2, "can": 2, "wood": 2, "ammo": 2}
    t = table(2, events=[event], goods={RED: rich}, airlock={RED: 2})
    t.strike()
    assert (t.asked, t.goods(RED), t.people(RED), t.gauge(RED)) == ((), rich, 2, 0)


@rule("OUT-EVT-12")
def test_what_strikes_all_is_told_in_turn_order() -> None:
    t = table(4, first=PURPLE, events=["cloud"])
    t.strike()
    assert t.events("irradiated") == [(PURPLE, 2), (BLUE, 2), (BEIGE, 2), (RED, 2)]


@rule("OUT-EVT-02", "OUT-RES-06")
def test_what_lies_face_down_or_is_not_in_the_game_strikes_nobody() -> None:
    for place in (2, 5, 11):
        t = table(2, events=["plague", "mutation"])
        nomads = t.g.events.index(3)
        t.g.events[nomads], t.g.events[place] = t.g.events[place], t.g.events[nomads]
        t.strike()
        assert t.city("blackwood")["stack"] == t.city("silent_peak")["stack"] == 6
