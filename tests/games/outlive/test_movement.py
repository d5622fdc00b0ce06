"""Chapter: movement."""

from __future__ import annotations

from itertools import combinations

from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, table
from tests.games.outlive.played import AREAS, HEROES, Driver
from tests.marks import rule


def stuck() -> Driver:
    """Return a table on which red's last hero, a 3, could only enter the ship, whose slot 3 is taken."""
    t = table(
        2,
        heroes={
            RED: {"3a": "mine", "3b": "base standing", "4": "silent_peak standing", "5": "park standing"},
            BEIGE: {"3a": "ship standing"},
        },
    )
    moor_beige(t)
    return t


def moor_beige(t: Driver) -> None:
    """Let beige's hero of strength 3 hold its slot of the ship."""
    t.g.berths = [BEIGE * 4, -1, -1, -1]


@rule("OUT-MOVE-01", "OUT-MOVE-11", "OUT-DAYEND-01")
def test_all_move_one_hero_in_turn_until_nobody_can() -> None:
    t = table(2)
    t.day()
    order = []
    while t.asked:
        if t.question == "ask-move":
            seat = t.asked[0]
            order.append(seat)
            ready = [hero for hero in HEROES if t.goals(seat, hero)]
            assert not any(t.hero(seat, hero)["active"] for hero in ready), "a hero that has moved stands up"
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert order == [BEIGE, RED] * 4
    assert not any(t.hero(seat, hero)["active"] for seat in (BEIGE, RED) for hero in HEROES), "at last all lie down"


@rule("OUT-MOVE-02", "OUT-MOVE-03", "OUT-MOVE-05")
def test_a_hero_moves_one_or_two_areas_and_never_stays() -> None:
    ring = ["base", "silent_peak", "mine", "ship", "park", "blackwood", "forest", "dam"]
    assert list(AREAS) == ring
    for at, area in enumerate(ring):
        far = [ring[(at + step) % 8] for step in (3, 4, 5)]
        t = table(2, heroes={RED: {"3a": area, "3b": far[0], "4": far[1], "5": far[2]}})
        t.turn(RED)
        assert t.goals(RED, "3a") == {ring[(at + step) % 8] for step in (-2, -1, 1, 2)}
        assert t.why_not(RED, "move", "3a", area) == "OUT-MOVE-03"
    t = table(2, heroes={RED: {"3a": "base", "3b": "dam", "4": "silent_peak", "5": "park"}})
    t.turn(RED)
    assert t.goals(RED, "3a") == {"forest", "mine"}, "it passes through areas with own heroes"


@rule("OUT-MOVE-04")
def test_no_two_heroes_of_one_colour_share_an_area() -> None:
    t = table(2, heroes={RED: {"3a": "base", "3b": "dam standing", "4": "mine", "5": "park"}})
    t.turn(RED)
    assert t.goals(RED, "3a") == {"forest", "silent_peak"}
    assert t.why_not(RED, "move", "3a", "dam") == "OUT-MOVE-04"
    assert t.why_not(RED, "move", "3a", "mine") == "OUT-MOVE-04"


@rule("OUT-MOVE-06")
def test_other_players_heroes_bar_nobody() -> None:
    t = table(
        2,
        heroes={
            RED: {"3a": "base", "3b": "park", "4": "ship", "5": "blackwood"},
            BEIGE: {"5": "dam standing", "4": "forest"},
        },
    )
    t.turn(RED)
    assert {"dam", "forest"} <= t.goals(RED, "3a")


@rule("OUT-MOVE-07")
def test_the_ship_needs_a_slot_only_to_end_there() -> None:
    t = table(2, heroes={RED: {"3a": "mine", "3b": "base", "4": "dam", "5": "forest"}})
    moor_beige(t)
    t.turn(RED)
    assert t.goals(RED, "3a") == {"silent_peak", "park"}, "through the ship to the park, but not onto the ship"
    assert t.why_not(RED, "move", "3a", "ship") == "OUT-SHIP-03"


@rule("OUT-MOVE-08")
def test_moving_is_compulsory() -> None:
    t = table(2)
    t.turn(RED)
    assert not t.can(RED, "pass")
    assert t.why_not(RED, "pass") == "OUT-MOVE-08"


@rule("OUT-MOVE-09", "OUT-MOVE-15")
def test_a_stuck_hero_stays_lying_and_its_owner_is_out() -> None:
    t = stuck()
    t.turn(RED)
    assert t.asked == ()
    assert t.events("out") == [(RED,)]
    assert not t.hero(RED, "3a")["active"]
    assert t.player(RED)["out"]
    t = stuck()
    t.g.standing &= ~(1 << RED * 4 + 3)
    t.turn(RED)
    assert t.goals(RED, "3a") == set()
    assert t.goals(RED, "5"), "movable heroes go first"


@rule("OUT-MOVE-10")
def test_a_stuck_hero_neither_presses_nor_is_pressed() -> None:
    t = table(
        2,
        first=RED,
        heroes={
            RED: {"3a": "mine", "3b": "base standing", "4": "silent_peak standing", "5": "park standing"},
            BEIGE: {"3a": "ship standing", "3b": "blackwood standing", "4": "forest standing", "5": "base"},
        },
        goods={RED: {"wood": 5}},
    )
    moor_beige(t)
    t.day()
    assert t.events("out") == [(RED,)]
    t.choose(BEIGE, "move", "5", "mine")
    assert (t.events("pressed"), t.goods(RED)) == ([], {"wood": 5}), "a 5 comes to the 3 that could not move"
    t = table(
        2,
        heroes={
            RED: {"5": "mine", "3b": "base standing", "4": "silent_peak standing", "3a": "park standing"},
            BEIGE: {"5": "ship standing", "3b": "blackwood standing", "4": "forest standing", "3a": "base"},
        },
        first=RED,
        goods={BEIGE: {"wood": 5}},
    )
    t.g.berths = [-1, -1, BEIGE * 4 + 3, -1]
    t.day()
    assert t.events("out") == [(RED,)]
    t.choose(BEIGE, "move", "3a", "mine")
    assert (t.events("pressed"), t.goods(BEIGE)) == ([], {"wood": 5}), "and a 3 to the 5 that could not"


@rule("OUT-MOVE-14")
def test_only_a_hero_whose_last_way_is_the_ship_without_a_slot_is_stuck() -> None:
    t = table(2)
    stuck_at = set()
    for at in range(8):
        near = {(at + step) % 8 for step in (-2, -1, 1, 2)}
        for others in combinations([area for area in range(8) if area != at], 3):
            t.g.where[RED * 4 : RED * 4 + 4] = [at, *others]
            t.g.berths = [-1] * 4
            t.turn(RED)
            assert t.goals(RED, "3a"), "three heroes cannot take four areas"
            moor_beige(t)
            t.turn(RED)
            left = near - {*others}
            assert (not t.goals(RED, "3a")) == (left == {AREAS.index("ship")})
            if left == {AREAS.index("ship")}:
                stuck_at.add(AREAS[at])
    assert stuck_at == {"silent_peak", "mine", "park", "blackwood"}


@rule("OUT-MOVE-12", "OUT-EQ-exoskeleton")
def test_the_exoskeleton_carries_one_hero_any_distance() -> None:
    t = table(2, heroes={RED: {"3a": "base", "3b": "dam", "4": "mine", "5": "park"}}, repaired={RED: ["exoskeleton"]})
    t.turn(RED)
    assert t.goals(RED, "3a", "stride") == {"ship", "blackwood"}, "never onto an own hero"
    t.choose(RED, "stride", "3a", "blackwood")
    t.choose(RED, "pass")
    assert t.tiles(RED, "used") == {"exoskeleton"}
    t.turn(RED)
    assert not t.can(RED, "stride")


@rule("OUT-MOVE-13", "OUT-MOVE-15")
def test_nobody_has_to_use_equipment_to_get_unstuck() -> None:
    t = stuck()
    t.g.repaired[RED] = 1 << 10  # the grapnel
    t.turn(RED)
    assert set(t.options(RED)) == {("pass",), ("move", "3a", "ship")}
    t.choose(RED, "pass")
    assert t.player(RED)["out"]
    t.day()
    while t.asked:
        assert t.asked != (RED,), "who declines is out for the day"
        t.choose(t.asked[0], *t.options(t.asked[0])[0])


@rule("OUT-MOVE-08", "OUT-MOVE-13")
def test_a_taken_slot_of_the_ship_excuses_nobody_who_can_go_elsewhere() -> None:
    t = table(2, heroes={RED: {"3a": "mine", "3b": "forest standing", "4": "base standing", "5": "dam standing"}})
    moor_beige(t)
    t.turn(RED)
    assert t.goals(RED, "3a") == {"silent_peak", "park"}
    assert not t.can(RED, "pass")


@rule("OUT-MOVE-08", "OUT-MOVE-07")
def test_who_can_only_go_to_a_free_slot_of_the_ship_has_to() -> None:
    t = stuck()
    t.g.berths = [-1, -1, -1, -1]
    t.turn(RED)
    assert t.hero(RED, "3a") == {"strength": 3, "area": 3, "active": True}
    assert t.ship(3)["hero"] == RED * 4


@rule("OUT-MOVE-01", "OUT-RND-02", "OUT-MOVE-15")
def test_whoever_is_out_or_has_moved_all_four_is_passed_over() -> None:
    t = table(4, first=RED)
    t.g.out = 1 << RED | 1 << PURPLE
    t.g.standing = 15 << BEIGE * 4
    t.day()
    assert set(t.asked) == {BLUE}, "red and purple are out"
    order = []
    while t.asked:
        if t.question == "ask-move":
            order.append(t.asked[0])
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert order == [BLUE] * 4, "beige has moved already"
    assert t.events("out") == [], "and is not called out for it"
    t = table(4, first=BLUE)
    t.g.out = 1 << BEIGE
    t.day()
    order = []
    while len(order) < 6:
        if t.question == "ask-move":
            order.append(t.asked[0])
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert order == [BLUE, RED, PURPLE] * 2


@rule("OUT-MOVE-11")
def test_a_move_is_told_and_stands_the_hero_up() -> None:
    t = table(2, heroes={RED: {"3a": "base", "3b": "mine", "4": "ship", "5": "forest"}})
    t.turn(RED)
    assert {hero: t.goals(RED, hero) for hero in HEROES} == {
        "3a": {"silent_peak", "dam"},
        "3b": {"silent_peak", "park"},
        "4": {"silent_peak", "park", "blackwood"},
        "5": {"dam", "blackwood", "park"},
    }
    t.choose(RED, "move", "5", "dam")
    assert t.events("moved") == [(RED, "5", "forest", "dam")]
    assert [t.hero(RED, hero)["active"] for hero in HEROES] == [False, False, False, True]
    t.turn(RED)
    assert t.goals(RED, "5") == set(), "it has moved today"


@rule("OUT-MOVE-12", "OUT-MOVE-07", "OUT-MOVE-11")
def test_the_exoskeleton_keeps_to_all_other_rules() -> None:
    t = table(
        2,
        heroes={RED: {"3a": "base", "3b": "dam standing", "4": "forest", "5": "silent_peak"}},
        repaired={RED: ["exoskeleton"]},
    )
    moor_beige(t)
    t.turn(RED)
    assert t.goals(RED, "3a", "stride") == {"park", "blackwood"}, "slot 3 of the ship is taken"
    assert t.goals(RED, "3b", "stride") == set(), "it has moved"
    assert t.goals(RED, "4", "stride") == {"mine", "ship"}
    assert t.goals(RED, "5", "stride") == {"park", "blackwood"}
    t.choose(RED, "stride", "4", "ship")
    assert t.events("moved") == [(RED, "4", "forest", "ship")]
    assert t.ship(4)["hero"] == RED * 4 + 2


@rule("OUT-MOVE-13", "OUT-MOVE-12")
def test_who_could_only_stride_may_stay() -> None:
    t = stuck()
    t.g.repaired[RED] = 1 << 18  # the exoskeleton
    t.turn(RED)
    assert t.goals(RED, "3a", "stride") == {"blackwood", "forest", "dam"}
    assert t.can(RED, "pass")


@rule("OUT-MOVE-12")
def test_the_weakest_hero_may_stride_to_the_base_as_well() -> None:
    t = table(2, heroes={RED: {"3a": "ship", "3b": "mine", "4": "forest", "5": "dam"}}, repaired={RED: ["exoskeleton"]})
    t.turn(RED)
    t.choose(RED, "stride", "3a", "base")
    assert t.events("moved") == [(RED, "3a", "ship", "base")]
    assert t.tiles(RED, "used") == {"exoskeleton"}


@rule("OUT-MOVE-02", "OUT-SHIP-03")
def test_a_way_that_is_too_far_is_not_laid_to_the_ship() -> None:
    t = table(2, heroes={RED: {"3a": "mine", "3b": "base", "4": "dam", "5": "forest"}})
    moor_beige(t)
    t.turn(RED)
    assert t.why_not(RED, "move", "3a", "blackwood") == "OUT-MOVE-02", "its slot is taken, but that is not why"
    assert t.why_not(RED, "move", "4", "ship") == "OUT-MOVE-02", "its slot is free, but too far away"


@rule("OUT-MOVE-13", "OUT-EVT-19")
def test_in_the_sandstorm_an_immune_hero_needs_the_slot_of_its_own_strength() -> None:
    t = table(
        2,
        events=["sandstorm"],
        heroes={
            RED: {"5": "mine", "3b": "base standing", "4": "silent_peak standing", "3a": "park standing"},
            BEIGE: {"5": "ship standing"},
        },
        rooms={RED: ["immunity 3"]},
        repaired={RED: ["grapnel"]},
    )
    t.g.berths = [-1, -1, BEIGE * 4 + 3, -1]
    t.turn(RED)
    assert set(t.options(RED)) == {("pass",), ("move", "5", "ship")}, "only the grapnel would help, so red may stay"
