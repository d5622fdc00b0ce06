"""Chapter: the cargo ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, table
from tests.games.outlive.played import HEROES
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver


def visit(hero: str = "5", **situation: object) -> Driver:
    """Let red's hero come to the ship from the mine."""
    t = table(4, heroes={RED: {hero: "mine"}}, **situation)  # type: ignore[arg-type]
    t.move(RED, hero, "ship")
    return t


@rule("OUT-SHIP-01", "OUT-SHIP-04", "OUT-SHIP-05")
@pytest.mark.parametrize(("hero", "strength"), [("3a", 3), ("3b", 3), ("4", 4), ("5", 5)])
def test_each_strength_has_its_slot_with_cans_and_a_survivor(hero: str, strength: int) -> None:
    t = visit(hero)
    assert t.goods(RED) == {"can": strength - 2}
    t.choose(RED, "admit", "airlock")
    assert t.people(RED) == 1
    assert t.ship(strength) == {
        "cans": strength - 2,
        "survivor": False,
        "hero": RED * 4 + ("3a", "3b", "4", "5").index(hero),
    }
    others = {3, 4, 5, 6} - {strength}
    assert all(t.ship(other)["hero"] == -1 and t.ship(other)["survivor"] for other in others)


@rule("OUT-SHIP-02")
def test_heroes_that_lie_on_the_ship_hold_no_slot() -> None:
    t = table(4, heroes={RED: {"5": "mine"}, BLUE: {"5": "ship"}})
    t.turn(RED)
    assert "ship" in t.goals(RED, "5")


@rule("OUT-SHIP-03")
def test_without_its_slot_a_hero_may_not_end_there() -> None:
    t = table(4, heroes={RED: {"5": "mine"}, BLUE: {"5": "park"}})
    t.move(BLUE, "5", "ship")
    t.turn(RED)
    assert "ship" not in t.goals(RED, "5")
    assert t.why_not(RED, "move", "5", "ship") == "OUT-SHIP-03"


@rule("OUT-SHIP-05", "OUT-SHIP-14", "OUT-BLD-12")
def test_the_survivor_goes_to_the_airlock_or_straight_into_a_built_room() -> None:
    t = visit(rooms={RED: ["event2 3", "build2", "hunt1 4"]}, airlock={RED: 2})
    assert t.targets(RED, "admit") == {"airlock", "event2"}, "not into full or unbuilt rooms"
    t.choose(RED, "admit", "event2")
    assert t.people(RED, "event2") == 4
    assert t.room(RED, "event2")["works"], "a room filled by day works at once"


@rule("OUT-SHIP-06")
def test_without_a_place_the_survivor_stays_aboard() -> None:
    t = visit(airlock={RED: 7})
    assert t.ship(5)["survivor"]
    assert t.people(RED) == 7
    assert t.goods(RED) == {"can": 3}


@rule("OUT-SHIP-07")
def test_the_ship_gives_nothing_for_actions() -> None:
    t = visit()
    t.choose(RED, "admit", "airlock")
    assert (t.asked, t.view(None)["turn"]["actions"]) == ((), 0)


@rule("OUT-SHIP-08", "OUT-SHIP-09")
def test_the_first_visitor_takes_the_marker_at_night() -> None:
    t = table(4, first=BEIGE, heroes={RED: {"5": "mine"}, BLUE: {"4": "park"}}, goods={RED: {"can": 1}})
    t.play_from("day")
    t.until("ask-move", RED)
    t.choose(RED, "move", "5", "ship")
    t.until("ask-move", BLUE)
    t.choose(BLUE, "move", "4", "ship")
    assert (t.view(None)["first"], t.view(None)["heir"]) == (BEIGE, RED), "the day's order is unchanged"
    t.until("ask-move")
    assert set(t.asked) == {BEIGE}, "beige still comes after blue"
    t.until("ask-recruit")
    assert (t.view(None)["first"], t.view(None)["heir"]) == (RED, -1)


@rule("OUT-SHIP-10")
def test_if_nobody_comes_the_first_player_stays() -> None:
    away = ("forest", "dam", "base", "silent_peak")
    t = table(2, first=RED, heroes={seat: dict(zip(HEROES, away, strict=True)) for seat in (BEIGE, RED)})
    t.play_from("day")
    while t.view(None)["round"] == 2:
        seat = t.asked[0]
        t.choose(seat, *next(option for option in t.options(seat) if option[-1] != "ship"))
    assert t.events("heir") == []
    assert t.view(None)["first"] == RED


def gives(slot: int, cans: int, hero: str, tiles: tuple[str, ...] = ()) -> None:
    """Check what a visitor finds on a slot."""
    t = visit(hero, repaired={RED: tiles})
    if tiles:
        t.choose(RED, "moor", slot)
    assert t.ship(slot) == {"cans": cans, "survivor": True, "hero": RED * 4 + HEROES.index(hero)}
    t.choose(RED, "admit", "airlock")
    assert (t.goods(RED), t.people(RED), t.ship(slot)["survivor"]) == ({"can": cans}, 1, False)


@rule("OUT-SLOT-3")
def test_slot_3() -> None:
    gives(3, 1, "3a")


@rule("OUT-SLOT-4")
def test_slot_4() -> None:
    gives(4, 2, "4")


@rule("OUT-SLOT-5")
def test_slot_5() -> None:
    gives(5, 3, "5")


@rule("OUT-SLOT-6")
def test_slot_6() -> None:
    gives(6, 4, "5", ("grapnel",))
    assert visit("5").ship(6)["hero"] == -1, "nobody comes there without the grapnel"


@rule("OUT-SHIP-11")
def test_the_grapnel_reaches_one_slot_higher() -> None:
    t = table(4, heroes={RED: {"5": "mine"}}, repaired={RED: ["grapnel"]})
    t.move(RED, "5", "ship")
    assert t.targets(RED, "moor") == {5, 6}, "it is optional"
    t.choose(RED, "moor", 6)
    t.choose(RED, "admit", "airlock")
    assert t.goods(RED) == {"can": 4}
    assert t.people(RED) == 1
    assert t.tiles(RED, "used") == {"grapnel"}
    assert t.ship(6)["hero"] == RED * 4 + 3
    t = table(
        4,
        heroes={RED: {"4": "mine"}, BLUE: {"3a": "ship standing"}},
        repaired={RED: ["grapnel"]},
        goods={BLUE: {"wood": 9}},
    )
    t.move(RED, "4", "ship")
    t.choose(RED, "moor", 5)
    assert t.goods(RED) == {"can": 3, "wood": 1}, "pressure is unchanged"
    t = table(4, heroes={RED: {"5": "mine"}, BLUE: {"5": "park"}}, repaired={RED: ["grapnel"]})
    t.move(BLUE, "5", "ship")
    t.move(RED, "5", "ship")
    assert t.ship(6)["hero"] == RED * 4 + 3, "with its own slot taken it must use the grapnel"


@rule("OUT-SHIP-12", "OUT-ROOM-ship2")
def test_ship2_lets_its_owner_into_an_occupied_slot() -> None:
    t = table(4, heroes={RED: {"5": "mine"}, BLUE: {"5": "park"}}, rooms={RED: ["ship2 3"]})
    t.move(BLUE, "5", "ship")
    t.choose(BLUE, "admit", "airlock")
    assert not t.ship(5)["survivor"]
    t.move(RED, "5", "ship")
    t.choose(RED, "admit", "airlock")
    assert t.goods(RED) == {"can": 3 + 2}
    assert t.people(RED) == 1, "the survivor comes from the supply"
    assert t.ship(5)["hero"] == BLUE * 4 + 3
    t = table(4, heroes={RED: {"5": "mine"}, BLUE: {"5": "park"}}, rooms={RED: ["ship2 2"]})
    t.move(BLUE, "5", "ship")
    t.turn(RED)
    assert "ship" not in t.goals(RED, "5"), "only a full room works"


@rule("OUT-SHIP-13", "OUT-ROOM-ship1", "OUT-ROOM-ship2")
def test_both_ship_rooms_add_to_one_visit() -> None:
    t = visit("3a", rooms={RED: ["ship1 4"]})
    assert t.goods(RED) == {"can": 2}
    t = visit("3a", rooms={RED: ["ship1 4", "ship2 3"]})
    assert t.goods(RED) == {"can": 1 + 3}
    assert t.room(RED, "ship1")["used"]
    assert t.room(RED, "ship2")["used"]


@rule("OUT-SHIP-11", "OUT-SHIP-03")
def test_the_grapnel_opens_no_slot_that_is_taken() -> None:
    t = table(4, heroes={RED: {"4": "mine"}, BLUE: {"5": "park", "4": "mine"}}, repaired={RED: ["grapnel"]})
    t.move(BLUE, "5", "ship")
    t.turn(RED)
    t.choose(RED, "move", "4", "ship")
    assert t.ship(4)["hero"] == RED * 4 + 2, "slot 5 is taken, so slot 4 it is, without a question"
    assert t.tiles(RED, "used") == set()
    t = table(4, heroes={RED: {"4": "mine"}, BLUE: {"5": "park"}, PURPLE: {"4": "park"}}, repaired={RED: ["grapnel"]})
    t.move(BLUE, "5", "ship")
    t.move(PURPLE, "4", "ship")
    t.turn(RED)
    assert "ship" not in t.goals(RED, "4"), "neither its own slot nor the next one is free"


@rule("OUT-SHIP-11", "OUT-ACT-09", "OUT-ACT-10")
def test_a_grapnel_that_is_broken_or_used_reaches_nothing() -> None:
    t = table(4, heroes={RED: {"5": "mine", "4": "park"}}, broken={RED: ["grapnel"]})
    t.move(RED, "5", "ship")
    assert t.question == "ask-admit"
    assert t.ship(5)["hero"] == RED * 4 + 3
    t = table(4, heroes={RED: {"5": "mine", "4": "park"}}, repaired={RED: ["grapnel"]})
    t.g.tired[RED] = t.g.repaired[RED]
    t.move(RED, "4", "ship")
    assert t.ship(4)["hero"] == RED * 4 + 2


@rule("OUT-SHIP-11", "OUT-SHIP-12")
def test_grapnel_and_harbour_together_open_both_slots_though_they_are_taken() -> None:
    t = table(
        4,
        heroes={RED: {"4": "mine"}, BLUE: {"5": "park"}, PURPLE: {"4": "park"}},
        repaired={RED: ["grapnel"]},
        rooms={RED: ["ship2 3"]},
    )
    t.move(BLUE, "5", "ship")
    t.move(PURPLE, "4", "ship")
    t.move(RED, "4", "ship")
    assert t.targets(RED, "moor") == {4, 5}
    t.choose(RED, "moor", 5)
    assert t.goods(RED) == {"can": 3 + 2}
    assert t.ship(5)["hero"] == BLUE * 4 + 3, "whoever was there stays"


@rule("OUT-SHIP-05", "OUT-SHIP-06", "OUT-SHIP-12")
def test_a_second_visitor_of_a_slot_takes_a_survivor_from_the_supply_if_there_is_a_place() -> None:
    for airlock, asked in ((7, False), (6, True)):
        t = table(
            4,
            heroes={RED: {"5": "mine"}, BLUE: {"5": "park"}},
            rooms={RED: ["ship2 3"]},
            airlock={RED: airlock, PURPLE: 7},
        )
        t.move(BLUE, "5", "ship")
        t.choose(BLUE, "pass")
        assert t.ship(5)["survivor"]
        t.move(RED, "5", "ship")
        assert ((t.question == "ask-admit"), t.forced) == (asked, 0)
        if asked:
            t.choose(RED, "admit", "airlock")
        assert t.people(RED) == 7
        assert t.ship(5)["survivor"], "the slot's own survivor is not touched"


@rule("OUT-SHIP-05")
def test_an_empty_slot_has_no_survivor_to_give() -> None:
    t = table(4, heroes={RED: {"5": "mine"}})
    t.g.aboard = 0b1011
    t.move(RED, "5", "ship")
    assert (t.goods(RED), t.people(RED), t.asked) == ({"can": 3}, 0, ())


@rule("OUT-SHIP-13", "OUT-ROOM-ship1", "OUT-ROOM-ship2")
def test_the_ship_rooms_add_to_one_visit_per_round() -> None:
    t = table(4, heroes={RED: {"5": "mine", "4": "park"}}, rooms={RED: ["ship1 4", "ship1_second 4", "ship2 2"]})
    t.move(RED, "5", "ship")
    assert t.goods(RED) == {"can": 3 + 1 + 1}, "two copies work separately; a room with a free place does not"
    t.g.where[RED * 4 + 3] = 7
    t.move(RED, "4", "ship")
    assert t.goods(RED) == {"can": 3 + 1 + 1 + 2}, "the second visit is an ordinary one"


@rule("OUT-SHIP-11", "OUT-SHIP-01")
def test_beyond_the_highest_slot_even_a_longer_grapnel_reaches_nothing() -> None:
    for hero, amount, slots in (("5", 2, set()), ("5", 9, set()), ("4", 2, {4, 6}), ("3a", 2, {3, 5})):
        t = visit(hero, repaired={RED: ["grapnel"]}, data={"equipment": {"grapnel": {"amount": amount}}})
        assert t.targets(RED, "moor") == slots, "with one slot there is nothing to choose"
