"""Chapter e: the curse."""

from __future__ import annotations

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CACHOU,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PIN_UP,
    RED,
    RESTROOM,
    SPRINT,
    SUPERMARKET,
    YELLOW,
    table,
    team,
)
from tests.marks import rule


@rule("MOH-CURSE-01")
@pytest.mark.parametrize(("zombies", "cursed"), [(7, False), (8, True), (9, True)])
def test_an_empty_place_with_eight_zombies_is_cursed(zombies: int, *, cursed: bool) -> None:
    t = table(heads={MEGATOYS: []}, zombies={MEGATOYS: zombies})
    t.movement({})
    assert t.place(MEGATOYS)["cursed"] is cursed
    assert t.events("cursed") == ([(MEGATOYS,)] if cursed else [])


@rule("MOH-CURSE-01")
def test_several_places_may_be_cursed_at_once() -> None:
    t = table(5, zombies={RESTROOM: 8, CACHOU: 8, HQ: 10})
    t.movement({})
    assert t.events("cursed") == [(RESTROOM,), (CACHOU,), (HQ,)]


@rule("MOH-CURSE-02")
def test_the_test_comes_after_the_dice_and_before_anybody_moves() -> None:
    t = table(heads={HQ: [], RESTROOM: [(RED, PIN_UP)]}, zombies={HQ: 6}, hands={RED: [HIDE]})
    t.movement({RED: HQ}, [HQ, PARKING, HQ, PARKING])
    assert t.question == "ask-move"
    assert t.place(HQ)["cursed"]


@rule("MOH-CURSE-02")
def test_a_place_left_empty_by_a_move_is_not_cursed_before_the_next_round() -> None:
    t = table(heads={RESTROOM: [(RED, PIN_UP)]}, zombies={RESTROOM: 9})
    t.moving({RED: PARKING})
    t.choose(RED, "move", PIN_UP)
    assert not t.heads(RESTROOM)
    assert t.events("round") == [(4,)]
    t.play_until("destination")
    assert not t.place(RESTROOM)["cursed"]
    assert t.zombies(RESTROOM) == 9
    t.play_until("movement")
    assert t.place(RESTROOM)["cursed"]


def test_the_zombie_of_an_eliminated_player_curses_no_place_by_itself() -> None:
    t = table(dead=team(BLACK), heads={HQ: []}, zombies={HQ: 7})
    t.destinations()
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    t.choose(BLACK, "lure", HQ)
    assert t.zombies(HQ) == 8
    assert not t.place(HQ)["cursed"]


@rule("MOH-CURSE-03")
def test_all_zombies_leave_a_cursed_place() -> None:
    t = table(zombies={HQ: 10, RESTROOM: 3})
    t.movement({})
    assert t.zombies(HQ) == 0
    assert t.zombies(RESTROOM) == 3


@rule("MOH-CURSE-04")
def test_no_character_enters_a_cursed_place_any_more() -> None:
    t = table(zombies={HQ: 8}, hands={RED: [SPRINT]})
    t.moving({RED: HQ})
    assert HQ not in {option[-1] for option in t.options(RED)}  # not even with a Sprint
    t.choose(RED, "move", PIN_UP)
    assert not t.heads(HQ)
    t.play_until("destination")
    assert t.view(None)["round"] == 4
    assert t.asked == [YELLOW, RED, BLUE, BLACK]
    assert all(t.targets(seat, "go") == {RESTROOM, MEGATOYS, PARKING, SUPERMARKET} for seat in range(4))


@rule("MOH-CURSE-04")
def test_no_zombie_enters_a_cursed_place_any_more() -> None:
    t = table(dead=team(BLACK), zombies={HQ: 8})
    t.script([HQ, HQ, PARKING, HQ])
    t.moving({})
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", RESTROOM)
    assert t.view(None)["round"] == 4
    assert t.targets(BLACK, "lure") == {RESTROOM, MEGATOYS, PARKING, SUPERMARKET}
    t.choose(BLACK, "pass")
    assert t.view(None)["phase"] == "movement"
    assert (t.zombies(HQ), t.zombies(PARKING)) == (0, 1)


@rule("MOH-CURSE-05")
def test_parking_is_never_cursed() -> None:
    t = table(heads={PARKING: []}, zombies={PARKING: 20})
    t.movement({}, [PARKING] * 4)
    assert not t.place(PARKING)["cursed"]
    assert t.zombies(PARKING) == 24


@rule("MOH-CURSE-06")
def test_a_place_with_a_head_is_not_cursed() -> None:
    t = table(heads={HQ: [(RED, PIN_UP)]}, zombies={HQ: 15})
    t.movement({})
    assert not t.place(HQ)["cursed"]
    assert t.zombies(HQ) == 15


@rule("MOH-CURSE-07")
def test_characters_on_their_way_do_not_save_a_place() -> None:
    t = table(heads={HQ: []}, zombies={HQ: 8})
    t.movement(dict.fromkeys(range(4), HQ))
    assert t.place(HQ)["cursed"]
