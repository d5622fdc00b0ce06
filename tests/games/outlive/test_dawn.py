"""Chapter: rounds and Dawn."""

from __future__ import annotations

import pytest

from ostoja.engine.rng import seeded
from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, TOKENS, new_table, table
from tests.marks import rule


@rule("OUT-RND-01", "OUT-CLN-05")
def test_the_game_lasts_six_rounds_and_no_less() -> None:
    t = new_table(2, seed="six")
    t.finish()
    assert [number for (number,) in t.events("round")] == [1, 2, 3, 4, 5, 6]
    assert t.events("won")
    assert all(t.goods(seat).get("meat", 0) == 0 and t.goods(seat).get("water", 0) <= 2 for seat in range(2))


@rule("OUT-RND-02")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = table(4, first=PURPLE)
    t.day()
    order = []
    for _ in range(4):
        order.append(t.asked[0])
        t.choose(t.asked[0], *t.options(t.asked[0])[-1])
        while t.question != "ask-move":
            t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert order == [PURPLE, BLUE, BEIGE, RED]


@rule("OUT-DAWN-01", "OUT-DAWN-02")
def test_pools_are_filled_up_to_their_number_and_no_further() -> None:
    for players, full in ((2, (6, 7)), (3, (8, 9)), (4, (10, 11))):
        t = table(players, pools={"forest": 3, "dam": 0, "mine": full[0], "park": 0, "base": 5})
        t.dawn()
        assert [t.pool(area) for area in ("forest", "mine", "park", "base", "dam")] == [full[0]] * 4 + [full[1]]


def test_before_the_first_dawn_the_board_is_empty() -> None:
    t = new_table(2)
    seen = t.view(None)
    assert (seen["phase"], seen["algae"], seen["pools"]) == ("setup", False, [0] * 8)
    assert not any(slot["survivor"] for slot in seen["ship"])


@rule("OUT-DAWN-03", "OUT-DAWN-04")
def test_the_ship_and_the_algae_are_renewed() -> None:
    for aboard in (0, 0b0101):
        t = table(algae=False)
        t.g.aboard = aboard
        t.g.berths = [3, -1, -1, -1]
        t.dawn()
        assert t.view(None)["algae"]
        slots = [{"cans": cans, "survivor": True, "hero": -1} for cans in (1, 2, 3, 4)]
        assert t.view(None)["ship"] == slots


@rule("OUT-DAWN-05")
def test_cities_discard_their_tiles_and_show_three_new_ones_blackwood_first() -> None:
    t = table(
        stack=["axe", "bow", "bat", "vest", "torch", "crowbar", "pickaxe"],
        shown={"blackwood": ["hacksaw"], "silent_peak": ["grapnel"]},
    )
    t.dawn()
    assert t.city("blackwood")["shown"] == [0, 1, 16]
    assert t.city("silent_peak")["shown"] == [17, 7, 5]
    assert t.view(None)["discards"][11] == t.view(None)["discards"][10] == 1
    assert t.view(None)["stack"] == 1


@rule("OUT-DAWN-06")
def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    t = table(stack=["axe"], discards=["bow", "bat"], shown={"blackwood": ["vest", "torch", "crowbar"]})
    t.dawn()
    shown = t.city("blackwood")["shown"] + t.city("silent_peak")["shown"]
    assert len(shown) == 6
    assert shown[0] == 0
    assert set(shown[1:]) == {1, 16, 17, 7, 5}


@rule("OUT-DAWN-07")
def test_search_tokens_are_shuffled_and_some_lie_open() -> None:
    for players, left in ((2, 6), (3, 8), (4, 10)):
        t = table(players, search={"blackwood": [], "silent_peak": ["plank"]})
        t.g.rng = seeded("shuffle")
        t.dawn()
        for city in ("blackwood", "silent_peak"):
            assert t.city(city)["stack"] == sum(t.city(city)["inside"]) == left
            assert sum(t.city(city)["open"]) == len(TOKENS) - left
        assert len(t.events("set-aside")) == 2 * (10 - left)
        assert t.g.search[0] != t.g.search[1]


@rule("OUT-DAWN-08")
def test_animals_are_not_refilled() -> None:
    t = table(herds={"forest": [], "mine": ["wolf"], "park": ["hare", "bear"]})
    t.dawn()
    assert [t.wild(area)["left"] for area in ("forest", "mine", "park")] == [0, 1, 2]


@rule("OUT-DAWN-09")
def test_the_supply_has_no_end_unless_the_table_says_so() -> None:
    for finite, expected in ((False, 10), (True, 2)):
        t = table(4, goods={RED: {"wood": 28}}, pools={"forest": 0}, options={"finite_supply": finite})
        t.dawn()
        assert t.pool("forest") == expected
    t = table(4, goods={RED: {"can": 29}}, heroes={BEIGE: {"5": "mine"}}, options={"finite_supply": True})
    t.move(BEIGE, "5", "ship")
    t.finish()
    assert t.goods(BEIGE) == {"can": 1}
    t = table(4, airlock={RED: 7}, options={"finite_supply": True})
    t.g.people[7:14] = [31, 31, 31, -1, -1, -1, -1]
    t.g.aboard = 0
    t.dawn()
    assert not t.ship(3)["survivor"]


@rule("OUT-DAWN-03", "OUT-DAWN-09")
@pytest.mark.parametrize(
    ("inside", "finite", "aboard"), [(9, False, 4), (9, True, 0), (7, True, 2), (5, True, 4), (2, True, 4)]
)
def test_with_a_finite_supply_the_ship_gets_as_many_survivors_as_the_box_still_has(
    inside: int, aboard: int, *, finite: bool
) -> None:
    t = table(2, options={"finite_supply": finite}, data={"numbers": {"people": 9}})
    t.g.aboard = 0
    t.g.airlock = [inside - 2, 2]
    t.dawn()
    assert sum(slot["survivor"] for slot in t.view(None)["ship"]) == aboard


@rule("OUT-DAWN-09")
def test_what_lies_in_a_pool_is_not_in_the_supply() -> None:
    for held, gained in ((20, 0), (18, 2), (10, 4)):
        t = table(4, goods={BEIGE: {"ammo": held}}, rooms={RED: ["ammo4 3"]}, options={"finite_supply": True})
        t.step("build")
        t.choose(RED, "activate", "ammo4")
        assert t.goods(RED).get("ammo", 0) == gained, "30 tokens, 10 of them in the base"


@rule("OUT-DAWN-06")
def test_the_discards_are_shuffled_before_they_are_drawn_from() -> None:
    tiles = ["axe", "bow", "jerrycan", "crowbar", "torch", "bat"]
    orders = set()
    for number in range(8):
        t = table(4, discards=tiles)
        t.g.rng = seeded(f"discards {number}")
        t.dawn()
        orders.add(tuple(t.city("blackwood")["shown"]))
    assert len(orders) > 1
