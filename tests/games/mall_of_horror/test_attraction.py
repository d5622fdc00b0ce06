"""Chapter f: attraction."""

from __future__ import annotations

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    GREEN,
    GUNMAN,
    HQ,
    MEGATOYS,
    PARKING,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SUPERMARKET,
    TOUGH_GUY,
    YELLOW,
    table,
    team,
)
from tests.marks import rule


@rule("MOH-ATTR-01")
def test_the_place_with_strictly_most_heads_draws_a_zombie() -> None:
    t = table(heads={HQ: [(RED, GUNMAN), (BLUE, GUNMAN)], MEGATOYS: [(YELLOW, TOUGH_GUY)]}, others=False)
    t.attraction()
    assert t.events("crowd") == [(HQ,)]
    assert [t.zombies(place) for place in PLACES] == [0, 0, 0, 0, 1, 0]


@rule("MOH-ATTR-01", "MOH-ATTR-03", "MOH-ATTR-05")
@pytest.mark.parametrize("place", PLACES)
def test_every_place_can_draw_both(place: str) -> None:
    elsewhere = HQ if place != HQ else PARKING
    heads = {place: [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, GUNMAN)], elsewhere: [(YELLOW, PIN_UP)]}
    t = table(5, heads=heads, others=False)
    t.attraction()
    assert t.events("crowd", "pin-ups") == [("crowd", place), ("pin-ups", place)]
    assert {there: t.zombies(there) for there in PLACES} == {there: 2 if there == place else 0 for there in PLACES}


@rule("MOH-ATTR-01")
def test_the_crowd_is_counted_after_all_moves() -> None:
    heads = {
        HQ: [(RED, GUNMAN), (BLUE, GUNMAN)],
        MEGATOYS: [(YELLOW, GUNMAN), (BLACK, GUNMAN)],
        RESTROOM: team(RED, TOUGH_GUY),
    }
    t = table(heads=heads, others=False)
    t.moving({RED: HQ})
    assert t.events("crowd") == [(HQ,)]
    assert t.zombies(HQ) == 1


@rule("MOH-ATTR-02")
def test_a_shared_crowd_draws_no_zombie() -> None:
    heads = {
        HQ: [(RED, GUNMAN), (BLUE, GUNMAN)],
        MEGATOYS: [(YELLOW, GUNMAN), (BLACK, GUNMAN)],
        PARKING: team(RED, TOUGH_GUY),
    }
    t = table(heads=heads, others=False)
    t.attraction()
    assert not t.events("crowd", "zombie")


@rule("MOH-ATTR-03")
def test_the_place_with_strictly_most_pin_ups_of_all_colours_draws_a_zombie() -> None:
    heads = {HQ: [(RED, PIN_UP), (BLUE, PIN_UP)], MEGATOYS: [(YELLOW, PIN_UP), *team(BLACK, TOUGH_GUY, GUNMAN)]}
    t = table(heads=heads, others=False)
    t.attraction()
    assert t.events("crowd", "pin-ups") == [("crowd", MEGATOYS), ("pin-ups", HQ)]  # in this order
    assert [t.zombies(place) for place in PLACES] == [0, 0, 1, 0, 1, 0]


@rule("MOH-ATTR-03")
def test_pin_ups_of_the_last_seats_count_too() -> None:
    heads = {HQ: [(BROWN, PIN_UP), (GREEN, PIN_UP)], MEGATOYS: [(YELLOW, PIN_UP), (BLACK, TOUGH_GUY)]}
    t = table(6, heads=heads, others=False)
    t.attraction()
    assert t.events("pin-ups") == [(HQ,)]


@rule("MOH-ATTR-04")
def test_a_shared_top_of_pin_ups_draws_no_zombie() -> None:
    heads = {HQ: [(RED, PIN_UP), (BLUE, GUNMAN)], MEGATOYS: [(YELLOW, PIN_UP), (BLACK, GUNMAN)]}
    t = table(heads=heads, others=False)
    t.attraction()
    assert not t.events("pin-ups", "zombie")


@rule("MOH-ATTR-04")
def test_without_a_living_pin_up_there_is_no_pin_up_zombie() -> None:
    t = table(heads={HQ: [(RED, GUNMAN), (BLUE, GUNMAN)]}, others=False)
    t.attraction()
    assert not t.events("pin-ups")
    assert sum(t.zombies(place) for place in PLACES) == 1


@rule("MOH-ATTR-05")
def test_both_zombies_may_come_to_the_same_place() -> None:
    t = table(heads={HQ: [(RED, PIN_UP), (BLUE, GUNMAN)], MEGATOYS: [(RED, TOUGH_GUY)]}, others=False)
    t.attraction()
    assert t.zombies(HQ) == 2


@rule("MOH-ATTR-06")
def test_parking_takes_part_in_both_counts() -> None:
    heads = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)], MEGATOYS: [(YELLOW, PIN_UP)]}
    t = table(heads=heads, others=False)
    t.attraction()
    assert t.zombies(PARKING) == 2
    heads = {PARKING: [(RED, PIN_UP)], MEGATOYS: [(YELLOW, PIN_UP)]}
    t = table(heads=heads, others=False)
    t.attraction()
    assert not t.events("zombie")  # Parking's share of the top spoils both


@rule("MOH-ATTR-07")
def test_a_tough_guy_is_one_head_in_the_crowd() -> None:
    heads = {HQ: [(RED, TOUGH_GUY), (BLUE, TOUGH_GUY)], MEGATOYS: [(YELLOW, GUNMAN), (BLACK, GUNMAN), (RED, GUNMAN)]}
    t = table(heads=heads, others=False)
    t.attraction()
    assert t.events("crowd") == [(MEGATOYS,)]


@rule("MOH-ATTR-08")
def test_deaths_in_the_attack_draw_no_further_zombie() -> None:
    heads = {
        RESTROOM: [(YELLOW, PIN_UP), *team(YELLOW, GUNMAN)],
        MEGATOYS: [(RED, PIN_UP), (RED, GUNMAN)],
        HQ: [(BLUE, GUNMAN), (BLACK, GUNMAN)],
    }
    t = table(heads=heads, others=False, zombies={RESTROOM: 2})
    t.round_from("attack")
    t.choose(YELLOW, "sacrifice", PIN_UP)
    assert t.view(None)["round"] == 4
    assert not t.events("crowd", "pin-ups")  # though Megatoys now has strictly most of both
    assert t.zombies(MEGATOYS) == 0


@rule("MOH-ATTR-08")
def test_attraction_comes_once_each_round() -> None:
    t = table(heads={PARKING: [], HQ: team(RED), SUPERMARKET: team(BLUE) + team(BLACK)}, others=False)
    t.round_from("attack")
    assert t.events("crowd") == [(SUPERMARKET,)]
    t.finish()
    rounds = len(t.events("round"))
    assert len(t.events("crowd")) <= rounds + 1
    assert len(t.events("pin-ups")) <= rounds + 1
