"""Chapter: the cities: equipment, search tokens and the rooms that help there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, TOKENS, table
from tests.games.outlive.test_actions import NEXT_TO
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver


def visitor(hero: str = "5", city: str = "blackwood", **situation: object) -> Driver:
    """Let red's hero arrive in a city."""
    t = table(4, heroes={RED: {hero: NEXT_TO[city]}}, **situation)  # type: ignore[arg-type]
    t.move(RED, hero, city)
    return t


@rule("OUT-CITY-01", "OUT-CITY-02")
def test_an_action_takes_one_shown_tile_and_none_replaces_it() -> None:
    t = visitor("3a", shown={"blackwood": ["axe", "bow", "bat"]}, stack=["vest"])
    assert t.targets(RED, "take") == {"axe", "bow", "bat"}
    t.choose(RED, "take", "bow")
    assert t.tiles(RED, "broken") == {"bow"}
    assert t.g.actions == 2
    assert t.city("blackwood")["shown"] == [0, 16]


@rule("OUT-CITY-03", "OUT-CITY-04", "OUT-CITY-05")
def test_an_action_turns_the_top_token_over() -> None:
    t = visitor("5", search={"blackwood": ["plank", "cupboard", "ammo"]}, shown={"blackwood": ["axe", "bow"]})
    t.choose(RED, "search")
    assert t.goods(RED) == {"wood": 1}
    assert t.told(BLUE, "searched") == [(RED, "blackwood", "plank")]
    assert t.city("blackwood", BLUE)["open"][2] == 1, "it lies face up"
    t.choose(RED, "take", "axe")
    t.choose(RED, "search")
    t.choose(RED, "search")
    t.choose(RED, "take", "bow")
    assert t.goods(RED) == {"wood": 1, "ammo": 1}
    assert t.asked == (), "five actions in any order"


@rule("OUT-CITY-06")
def test_an_empty_stack_cannot_be_searched() -> None:
    t = visitor(search={"blackwood": []}, shown={"blackwood": ["axe"]})
    assert not t.can(RED, "search")
    assert t.why_not(RED, "search") == "OUT-CITY-06"


@rule("OUT-CITY-07")
def test_nobody_owns_two_equal_tiles() -> None:
    t = visitor(
        shown={"blackwood": ["axe", "bow", "bow"]},
        broken={RED: ["axe"], PURPLE: ["bat"]},
        repaired={RED: ["vest"], PURPLE: ["torch"]},
    )
    assert t.targets(RED, "take") == {"bow"}
    assert t.why_not(RED, "take", "axe") == "OUT-CITY-07"
    assert t.options(RED).count(("take", "bow")) == 1, "two equal tiles are one choice"
    t.choose(RED, "take", "bow")
    assert t.city("blackwood")["shown"] == [0, 1]
    assert not t.can(RED, "take")


@rule("OUT-CITY-08", "OUT-ROOM-draw2")
def test_an_owned_kind_is_drawn_again() -> None:
    t = table(2, rooms={RED: ["draw2 3"]}, stack=["axe", "bow", "bat"], broken={RED: ["axe"]}, repaired={RED: ["bow"]})
    t.step("build")
    t.choose(RED, "activate", "draw2")
    assert t.tiles(RED, "broken") == {"axe", "bat"}, "only one new kind was left"
    assert t.events("tile-again") == [(RED, "axe"), (RED, "bow")]
    assert sorted(t.g.discards) == [0, 1]


@rule("OUT-CITY-09")
@pytest.mark.parametrize(("stack", "discards"), [("axe", "bow"), ("bow", "axe")])
def test_a_draw_fails_if_no_new_kind_is_left(stack: str, discards: str) -> None:
    t = table(2, rooms={RED: ["draw2 3"]}, stack=[stack], discards=[discards], broken={RED: ["axe"]})
    t.g.repaired[RED] = 1 << 1  # the bow
    t.step("build")
    t.choose(RED, "activate", "draw2")
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired")) == ({"axe"}, {"bow"})
    assert t.events("no-tile") == [(RED,), (RED,)]
    assert len(t.g.stack + t.g.discards) == 2


@rule("OUT-CITY-08", "OUT-DAWN-06")
def test_a_new_kind_among_the_discards_is_found_when_the_stack_has_none() -> None:
    t = table(2, rooms={RED: ["draw2 3"]}, stack=["axe"], discards=["vest"], broken={RED: ["axe"]})
    t.step("build")
    t.choose(RED, "activate", "draw2")
    assert t.tiles(RED, "broken") == {"axe", "vest"}
    assert t.events("no-tile") == [(RED,)], "the second draw finds nothing"


@rule("OUT-CITY-10", "OUT-ROOM-search2")
def test_search2_turns_two_more_tokens_over_once_per_city() -> None:
    t = visitor(search={"blackwood": ["plank", "scrap", "rations", "ammo"]}, rooms={RED: ["search2 3"]})
    assert not t.can(RED, "activate"), "first an action has to be spent on searching"
    t.choose(RED, "search")
    t.choose(RED, "activate", "search2")
    assert t.goods(RED) == {"wood": 1, "metal": 1, "can": 1}
    assert t.g.actions == 4
    assert not t.can(RED, "activate")
    t.choose(RED, "pass")
    t.g.where[RED * 4] = 0
    t.g.search[1] = [0]
    t.move(RED, "3a", "silent_peak")
    assert not t.can(RED, "activate")
    t.g.search[1] = [0, 0]
    t.choose(RED, "search")
    assert t.can(RED, "activate"), "and once in the other city"
    t.choose(RED, "activate", "search2")
    assert t.city("silent_peak")["stack"] == 0, "fewer if the stack ends"


@rule("OUT-CITY-11", "OUT-ROOM-cupboard")
def test_the_cupboard_room_pays_for_one_empty_cupboard_per_city() -> None:
    t = visitor(search={"blackwood": ["cupboard", "cupboard"]}, rooms={RED: ["cupboard 3"]})
    t.choose(RED, "search")
    t.choose(RED, "search")
    assert t.goods(RED) == {"wood": 1, "metal": 1}
    t.g.where[RED * 4] = 0
    t.g.search[1] = [7]
    t.move(RED, "3a", "silent_peak")
    t.choose(RED, "search")
    assert t.goods(RED) == {"wood": 2, "metal": 2}
    t = visitor(search={"blackwood": ["cupboard"]})
    t.choose(RED, "search")
    assert t.goods(RED) == {}


def is_found(token: str, copies: int, goods: dict[str, int], gauge: int = 0) -> None:
    """Check what a search token gives, and how many of it each city has."""
    t = visitor(search={"blackwood": [token]})
    t.choose(RED, "search")
    assert (t.goods(RED), t.gauge(RED)) == (goods, gauge)
    t.dawn()
    for city in ("blackwood", "silent_peak"):
        assert t.city(city)["inside"][list(dict.fromkeys(TOKENS)).index(token)] == copies


@rule("OUT-SRCH-holy_water")
def test_holy_water() -> None:
    is_found("holy_water", 1, {"water": 1})


@rule("OUT-SRCH-rations")
def test_food_rations() -> None:
    is_found("rations", 1, {"can": 1})


@rule("OUT-SRCH-plank")
def test_plank() -> None:
    is_found("plank", 1, {"wood": 1})


@rule("OUT-SRCH-scrap")
def test_heap_of_scrap() -> None:
    is_found("scrap", 1, {"metal": 1})


@rule("OUT-SRCH-appliance")
def test_kitchen_appliance() -> None:
    is_found("appliance", 1, {"microchip": 1})


@rule("OUT-SRCH-ammo")
def test_ammunition() -> None:
    is_found("ammo", 2, {"ammo": 1})


@rule("OUT-SRCH-tablets")
def test_anti_radiation_tablets() -> None:
    is_found("tablets", 1, {}, gauge=1)


@rule("OUT-SRCH-cupboard")
def test_empty_cupboard() -> None:
    is_found("cupboard", 2, {})


@rule("OUT-EQ-torch", "OUT-EQ-chainsaw", "OUT-SHIP-14")
def test_torch_and_chainsaw_work_in_either_city() -> None:
    for city in ("blackwood", "silent_peak"):
        t = visitor(city=city, repaired={RED: ["torch", "chainsaw"]}, rooms={RED: ["event2 0"]})
        t.choose(RED, "use", "torch")
        t.choose(RED, "admit", "event2")
        t.choose(RED, "use", "chainsaw")
        assert t.people(RED, "event2") == 1
        assert t.goods(RED) == {"wood": 2}
    t = visitor(repaired={RED: ["torch"]}, airlock={RED: 7})
    assert t.question == "ask-action", "without a place for a survivor the torch finds nobody"


@rule("OUT-CITY-10", "OUT-ROOM-search2")
def test_the_scouts_count_each_city_by_itself() -> None:
    for first, second, beyond in (("blackwood", "silent_peak", "forest"), ("silent_peak", "blackwood", "mine")):
        t = table(
            4,
            heroes={RED: {"5": NEXT_TO[first], "4": NEXT_TO[second], "3a": beyond, "3b": "dam"}},
            rooms={RED: ["search2 3"]},
        )
        t.move(RED, "5", first)
        t.choose(RED, "search")
        t.choose(RED, "activate", "search2")
        assert t.city(first)["stack"] == 10 - 3
        t.choose(RED, "search")
        assert not t.can(RED, "activate"), "not twice in one city"
        t.choose(RED, "pass")
        t.move(RED, "4", second)
        t.choose(RED, "search")
        assert t.can(RED, "activate"), "the other city has its own two tokens"
        t.choose(RED, "activate", "search2")
        assert t.city(second)["stack"] == 10 - 3
        t.choose(RED, "pass")
        t.g.where[RED * 4 + 3] = 3  # the first visitor goes on to the ship
        t.move(RED, "3a", first)
        t.choose(RED, "search")
        assert not t.can(RED, "activate"), "each city once per round, whoever comes"


@rule("OUT-CITY-07")
def test_what_others_own_may_be_taken_and_what_one_has_repaired_may_not() -> None:
    t = visitor(
        shown={"blackwood": ["axe", "vest", "torch"]},
        repaired={RED: ["vest"], PURPLE: ["torch"], BEIGE: ["axe"]},
    )
    assert t.targets(RED, "take") == {"axe", "torch"}
