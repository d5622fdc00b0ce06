"""What holds from one phase, day or night to the next: played through, so that the order of the rules shows."""

from __future__ import annotations

from tests.games.outlive.driver import BEIGE, PURPLE, RED, table
from tests.games.outlive.played import HEROES, Driver
from tests.games.outlive.test_movement import stuck
from tests.marks import rule


def next_day(t: Driver) -> None:
    """Let everybody be idle until the heroes move again on another day."""
    day = t.view(None)["round"]
    while t.view(None)["round"] == day:
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    t.until("ask-move")


def whereabouts(t: Driver, seat: int, *areas: str) -> None:
    """Put a player's heroes of strength 3, 3, 4 and 5 somewhere else before they move."""
    names = ("base", "silent_peak", "mine", "ship", "park", "blackwood", "forest", "dam")
    t.g.where[seat * 4 : seat * 4 + 4] = [names.index(area) for area in areas]
    t.g.reopen()


@rule("OUT-RND-01", "OUT-EVT-01", "OUT-EVT-02", "OUT-DAWN-01")
def test_a_round_is_dawn_then_day_then_night() -> None:
    t = table(2, events=["debris"], goods={RED: {"wood": 3}}, pools={"mine": 0}, airlock={RED: 1})
    t.g.events[1] = 7  # the rats come next
    t.g.events[7] = 1
    t.play_from("dawn")
    assert t.view(None)["round"] == 3
    assert t.people(RED) == 0, "the new event has struck: red has no food for the rats"
    assert t.pool("mine") == 6 - 2, "after Dawn had filled the pools, and the older event cut them"
    assert (t.question, t.asked) == ("ask-move", (BEIGE,))
    t.until("ask-resolve")
    assert not any(t.hero(seat, hero)["active"] for seat in (BEIGE, RED) for hero in HEROES)
    assert t.asked == (RED,)
    assert t.view(None)["turn"]["hero"] == -1, "no hero has a turn at night"
    t.until("ask-move")
    assert t.view(None)["round"] == 4


@rule("OUT-SHIP-08", "OUT-SHIP-09")
def test_every_day_the_first_on_the_ship_earns_the_marker_anew() -> None:
    t = table(3, first=BEIGE, heroes={RED: {"5": "mine"}, BEIGE: {"5": "dam", "4": "forest", "3a": "base"}})
    t.play_from("day")
    t.until("ask-move", RED)
    t.choose(RED, "move", "5", "ship")
    assert (t.view(None)["first"], t.view(None)["heir"]) == (BEIGE, RED)
    next_day(t)
    assert (t.view(None)["first"], t.view(None)["heir"]) == (RED, -1), "red has the marker, and today's is open"
    assert t.asked == (RED,), "red begins the day"
    whereabouts(t, RED, "base", "forest", "dam", "blackwood")
    whereabouts(t, PURPLE, "mine", "base", "dam", "forest")
    t.choose(RED, "move", "3a", "silent_peak")
    t.until("ask-move", PURPLE)
    t.choose(PURPLE, "move", "3a", "ship")
    assert (t.view(None)["first"], t.view(None)["heir"]) == (RED, PURPLE)
    next_day(t)
    assert t.view(None)["first"] == PURPLE


@rule("OUT-SHIP-10")
def test_whoever_lies_on_the_ship_since_yesterday_earns_nothing() -> None:
    t = table(2, first=BEIGE, heroes={RED: {"5": "ship", "3a": "dam", "3b": "forest", "4": "base"}})
    t.play_from("day")
    while t.view(None)["round"] == 2:
        seat = t.asked[0]
        away = [option for option in t.options(seat) if option[0] != "move" or option[2] != "ship"]
        t.choose(seat, *away[0])
    assert t.events("heir") == []
    assert t.view(None)["first"] == BEIGE


@rule("OUT-MOVE-15", "OUT-DAYEND-01")
def test_who_was_out_yesterday_moves_again_today() -> None:
    t = stuck()
    t.play_from("day")
    while t.view(None)["round"] == 2:
        assert t.asked != (RED,), "red is out today"
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert t.events("out") == [(RED,)]
    assert not t.player(RED)["out"], "that day is over"
    t.until("ask-move", RED)
    assert t.can(RED, "move")


@rule("OUT-SHIP-02", "OUT-DAWN-03")
def test_the_next_day_a_slot_is_free_again_though_its_hero_lies_there() -> None:
    t = table(2, heroes={BEIGE: {"5": "mine"}, RED: {"5": "park"}})
    t.play_from("day")
    t.choose(BEIGE, "move", "5", "ship")
    t.choose(BEIGE, "pass")
    assert "ship" not in t.goals(RED, "5")
    next_day(t)
    t.until("ask-move", RED)
    whereabouts(t, RED, "base", "dam", "forest", "park")
    assert t.hero(BEIGE, "5")["area"] == 3 or not t.hero(BEIGE, "5")["active"]
    assert "ship" in t.goals(RED, "5")


@rule("OUT-RAD-05", "OUT-FEED-05", "OUT-NIGHT-01")
def test_radiation_comes_after_hunger_and_counts_who_is_left_in_the_airlock() -> None:
    for dwelling, gauge in (("airlock", -1), ("event2", 0)):
        t = table(
            2, rooms={RED: ["event2 4"]}, airlock={RED: 2, BEIGE: 2}, goods={RED: {"can": 1}, BEIGE: {"water": 1}}
        )
        t.play_from("night")
        assert t.question == "ask-lose", "the airlock is thirsty"
        assert t.gauge(RED) == 0, "nothing has got in yet"
        t.choose(RED, "lose", dwelling)
        assert (t.gauge(RED), t.gauge(BEIGE)) == (gauge, 0)


@rule("OUT-NIGHT-01", "OUT-REC-01", "OUT-RAD-01")
def test_recruits_come_too_late_for_tonight_s_radiation_and_may_be_moved_in_after_it() -> None:
    t = table(2, rooms={RED: ["event2 3"]}, goods={RED: {"can": 2}}, airlock={BEIGE: 2})
    t.play_from("night")
    assert (t.question, t.gauge(RED)) == ("ask-recruit", -2), "fed, and nobody in the airlock"
    t.choose(RED, "recruit", "can")
    assert t.question == "ask-build"
    t.choose(RED, "fill", "event2")
    assert t.room(RED, "event2")["works"]


@rule("OUT-NIGHT-01", "OUT-BLD-11", "OUT-REP-01")
def test_what_the_scrapyard_gives_can_repair_something_later_that_night() -> None:
    t = table(2, rooms={RED: ["recycle 3"]}, goods={RED: {"can": 2}}, broken={RED: ["axe", "jerrycan"]})
    t.play_from("night")
    t.until("ask-build", RED)
    t.choose(RED, "scrap", "axe")
    t.until("ask-repair", RED)
    t.choose(RED, "repair", "jerrycan")
    assert t.tiles(RED, "repaired") == {"jerrycan"}


@rule("OUT-EVT-02", "OUT-EVT-04", "OUT-EVT-07", "OUT-EVC-nomads")
def test_nomads_come_back_every_day_until_somebody_resolves_them() -> None:
    t = table(2, events=["nomads"], goods={RED: {"can": 3}})
    t.g.events[1:3] = [10, 11]  # plague and mutation cut nothing
    t.play_from("dawn")
    assert t.city("blackwood")["stack"] == t.city("silent_peak")["stack"] == 6 - 2
    t.until("ask-resolve", RED)
    t.choose(RED, "resolve", "nomads")
    next_day(t)
    assert t.city("blackwood")["stack"] == t.city("silent_peak")["stack"] == 6, "they have gone"
    t = table(2, events=["nomads"])
    t.g.events[1:3] = [10, 11]
    t.play_from("dawn")
    next_day(t)
    assert t.city("blackwood")["stack"] == 6 - 2, "nobody resolved them"


@rule("OUT-EVT-06", "OUT-EVT-04", "OUT-DAWN-01")
def test_every_dawn_fills_what_an_event_cut_the_day_before_and_it_is_cut_again_until_resolved() -> None:
    t = table(2, events=["debris"], pools={"mine": 1}, goods={RED: {"wood": 3}})
    t.g.events[1:4] = [10, 11, 5]  # plague, mutation and sandstorm cut nothing
    t.play_from("dawn")
    assert (t.pool("mine"), t.pool("forest")) == (6 - 2, 6), "filled from 1 to 6, and cut"
    next_day(t)
    assert t.pool("mine") == 6 - 2, "filled again, and cut again"
    assert t.events("cut") == [("mine", 4), ("mine", 4)]
    t.until("ask-resolve", RED)
    t.choose(RED, "resolve", "debris")
    next_day(t)
    assert t.pool("mine") == 6


@rule("OUT-EVT-04")
def test_a_resolved_event_lets_heroes_act_as_ever() -> None:
    t = table(
        2,
        events=["sandstorm"],
        goods={BEIGE: {"microchip": 3, "metal": 2}},
        heroes={RED: {"5": "dam", "4": "forest", "3a": "park", "3b": "blackwood"}},
    )
    t.g.events[1] = 10
    t.play_from("night")
    t.choose(BEIGE, "resolve", "sandstorm")
    t.until("ask-move", RED)
    t.choose(RED, "move", "5", "base")
    assert t.g.actions == 5


@rule("OUT-CLN-01", "OUT-CLN-02", "OUT-CLN-04", "OUT-CLN-05")
def test_after_the_sixth_clean_up_and_not_before_it_the_points_are_counted() -> None:
    t = table(
        2,
        round_number=6,
        goods={RED: {"meat": 3, "water": 7}, BEIGE: {"can": 3, "water": 4}},
        airlock={RED: 7, BEIGE: 7},
    )
    t.play_from("night")
    while not t.g.over:
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert t.goods(RED) == {"water": 2}, "the meat has spoilt"
    assert t.events("won") == [(BEIGE,)], "equal points, and one food more"


@rule("OUT-ACT-10", "OUT-CLN-04", "OUT-BLD-08")
def test_what_was_used_today_is_fresh_tomorrow() -> None:
    t = table(
        2,
        heroes={BEIGE: {"5": "base", "3a": "dam", "3b": "forest", "4": "park"}},
        repaired={BEIGE: ["chainsaw"]},
        rooms={BEIGE: ["ammo4 3"]},
        goods={BEIGE: {"can": 9}},
    )
    t.play_from("day")
    t.choose(BEIGE, "move", "5", "silent_peak")
    t.choose(BEIGE, "use", "chainsaw")
    t.until("ask-build", BEIGE)
    assert t.tiles(BEIGE, "used") == {"chainsaw"}
    t.choose(BEIGE, "activate", "ammo4")
    t.until("ask-move")
    assert t.tiles(BEIGE, "used") == set()
    t.until("ask-build", BEIGE)
    assert t.can(BEIGE, "activate")


@rule("OUT-RND-02", "OUT-RES-01", "OUT-SHIP-09")
def test_tonight_s_order_is_the_new_one() -> None:
    purse = {"wood": 3}
    t = table(3, first=BEIGE, events=["debris"], goods=dict.fromkeys(range(3), purse), heroes={PURPLE: {"5": "mine"}})
    t.play_from("day")
    t.until("ask-move", PURPLE)
    t.choose(PURPLE, "move", "5", "ship")
    t.until("ask-resolve")
    assert t.asked == (PURPLE,)
    t.choose(PURPLE, "pass")
    assert set(t.asked) == {BEIGE}
    t.choose(BEIGE, "pass")
    assert set(t.asked) == {RED}


@rule("OUT-EVT-16", "OUT-HUNT-06", "OUT-HUNT-07")
def test_an_animal_hunted_under_the_plague_counts_for_the_next_one() -> None:
    start = {RED: {"5": "ship", "4": "base"}}
    t = table(4, events=["plague"], heroes=start, herds={"park": ["hare"], "mine": ["hare"]})
    t.move(RED, "5", "park")
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED) == {}
    t.g.raging = 0
    t.move(RED, "4", "mine")
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED) == {"meat": 2}
