"""Chapters c and e: the hidden dice, Cameras, and the reveal."""

from __future__ import annotations

import pytest

from ostoja.engine.talk import BROKEN, KEPT, read_act
from ostoja.games.mall_of_horror import GAME
from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CACHOU,
    CAMERA,
    GUNMAN,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PASS,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SUPERMARKET,
    YELLOW,
    table,
    team,
)
from tests.marks import rule

DICE = [HQ, PARKING, PARKING, RESTROOM]
SHOWN = [(place,) for place in DICE]
NUMBERS = [5, 4, 4, 1]


@rule("MOH-ARR-01")
def test_four_dice_are_rolled_hidden() -> None:
    t = table(hands={RED: [HIDE]})
    t.arrival(DICE)
    assert t.events("rolled") == [(4,)]
    for onlooker in (None, YELLOW, RED):
        assert t.view(onlooker)["dice_hidden"] == 4
        assert t.view(onlooker)["dice"] == []
    assert not t.events("die", "zombie", "saw-die")


@rule("MOH-ARR-01")
def test_the_hidden_dice_show_each_of_the_six_places() -> None:
    shown = set()
    for seed in range(20):
        t = table(badge=RED, chief_elected=True, seed=f"hidden {seed}")
        t.arrival()
        shown |= {place for _, place in t.told(RED, "saw-die")}
    assert shown == set(PLACES)


@rule("MOH-ARR-02")
def test_a_chief_elected_this_round_sees_the_dice() -> None:
    t = table(badge=RED, chief_elected=True, hands={BLUE: [HIDE]})
    t.arrival(DICE)
    assert t.told(RED, "saw-die") == [(RED, place) for place in DICE]
    assert t.view(RED)["seen_dice"] == NUMBERS
    assert [t.view(seat)["seen_dice"] for seat in (YELLOW, BLUE, BLACK)] == [[], [], []]
    assert t.told(BLUE, "saw-die") == t.told(None, "saw-die") == []


@rule("MOH-ARR-02", "MOH-ARR-03")
def test_a_chief_of_an_earlier_round_does_not_see_the_dice() -> None:
    t = table(badge=RED, chief_elected=False, hands={RED: [HIDE]})
    t.arrival(DICE)
    assert [t.view(seat)["seen_dice"] for seat in range(4)] == [[]] * 4
    assert not t.events("saw-die")


@rule("MOH-ARR-02", "MOH-ARR-03")
def test_who_saw_the_dice_of_one_round_does_not_see_those_of_the_next() -> None:
    t = table(badge=RED, heads={HQ: [], PARKING: []}, chief_elected=True, hands={BLUE: [CAMERA, HIDE]})
    t.script(DICE + DICE)
    t.round_from("arrival")
    t.choose(BLUE, "watch")
    assert [t.view(seat)["seen_dice"] for seat in range(4)] == [[], NUMBERS, NUMBERS, []]
    t.play_until("arrival")
    assert t.events("round") == [(4,)]
    assert t.view(None)["dice_hidden"] == 4
    assert [t.view(seat)["seen_dice"] for seat in range(4)] == [[]] * 4


@rule("MOH-ARR-03")
def test_without_an_elected_chief_a_camera_still_shows_the_dice() -> None:
    t = table(badge=RED, chief_elected=False, hands={BLUE: [CAMERA]})
    t.arrival(DICE)
    t.choose(BLUE, "watch")
    assert t.view(BLUE)["seen_dice"] == NUMBERS
    assert t.view(RED)["seen_dice"] == []


@rule("MOH-ARR-04")
def test_cameras_are_played_in_order_after_the_roll_or_not_at_all() -> None:
    t = table(badge=BLUE, hands={YELLOW: [CAMERA], RED: [CAMERA], BLACK: [CAMERA]})
    t.arrival(DICE)
    for seat in (BLACK, YELLOW, RED):
        assert t.asked == [seat]
        assert t.options(seat) == [PASS, ("watch",)]
        t.choose(seat, "pass" if seat == YELLOW else "watch")
    assert t.asked == []
    assert t.hand(YELLOW) == [CAMERA]
    assert [bool(t.told(seat, "saw-die")) for seat in range(4)] == [False, True, False, True]


def test_no_camera_is_played_in_another_phase() -> None:
    heads = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: [(RED, GUNMAN), (BLUE, GUNMAN)]}
    t = table(heads=heads, zombies={PARKING: 1}, hands={RED: [CAMERA]})
    t.search()
    assert t.options(RED) == [PASS]
    t.election()
    assert t.options(RED) == [PASS]
    t.attack()
    assert t.options(RED) == [PASS]


@rule("MOH-ARR-05")
def test_a_camera_is_played_openly_and_what_it_shows_is_private() -> None:
    t = table(hands={BLUE: [CAMERA, HIDE]})
    t.arrival(DICE)
    t.choose(BLUE, "watch")
    assert t.told(None, "played") == [(BLUE, CAMERA)]
    assert t.told(BLUE, "saw-die") == [(BLUE, place) for place in DICE]
    assert t.told(RED, "saw-die") == t.told(None, "saw-die") == []
    assert t.hand(BLUE) == [HIDE]
    assert t.played == [CAMERA]


@rule("MOH-ARR-06")
@pytest.mark.parametrize("place", PLACES)
def test_a_camera_needs_no_head_in_any_particular_place(place: str) -> None:
    t = table(5, heads={place: team(BLUE)}, hands={BLUE: [CAMERA]})
    t.arrival(DICE)
    assert ("watch",) in t.options(BLUE)


@rule("MOH-ARR-07")
def test_whoever_already_sees_the_dice_is_not_offered_a_camera() -> None:
    t = table(badge=RED, chief_elected=True, hands={RED: [CAMERA], BLUE: [CAMERA, CAMERA]})
    t.arrival(DICE)
    assert t.asked == [BLUE]
    t.choose(BLUE, "watch")
    assert t.asked == []
    assert t.hand(BLUE) == t.hand(RED) == [CAMERA]


@rule("MOH-ARR-08")
def test_the_dice_stay_as_rolled_until_they_are_revealed() -> None:
    t = table(badge=RED, chief_elected=True, hands={BLUE: [CAMERA]})
    t.script(DICE)
    t.round_from("arrival")
    t.choose(BLUE, "watch")
    t.choose(RED, "go", PARKING)
    assert t.view(BLUE)["seen_dice"] == t.view(RED)["seen_dice"] == NUMBERS
    assert not t.events("die")
    t.play_until("movement")
    assert t.events("die") == SHOWN
    assert t.events("rolled") == [(4,)]


@rule("MOH-ARR-09")
def test_whoever_saw_the_dice_may_tell_the_truth_lie_or_stay_silent() -> None:
    t = table(badge=RED, chief_elected=True)
    t.arrival([HQ, HQ, HQ, PARKING])
    before = GAME.write_facts(t.g)
    at = len(t.journal.events)
    truth = read_act(GAME.talk, 4, RED, -1, ("claim-zombies", HQ), at)
    lie = read_act(GAME.talk, 4, RED, -1, ("claim-quiet", HQ), at)
    assert GAME.write_facts(t.g) == before  # words change nothing,
    assert t.asked == []  # and nobody has to speak
    t.movement({})
    assert GAME.verdict(truth, t.journal.events) == KEPT
    assert GAME.verdict(lie, t.journal.events) == BROKEN


@rule("MOH-REV-01")
def test_all_destinations_are_revealed_and_then_the_dice() -> None:
    t = table(hands={RED: [HIDE]})
    t.movement(dict.fromkeys(range(4), PARKING) | {BLUE: HQ}, DICE)
    kinds = [event.kind for event in t.journal.told(None) if event.kind in {"destination", "die"}]
    assert kinds == ["destination"] * 4 + ["die"] * 4
    assert t.told(None, "destination") == [(YELLOW, PARKING), (RED, PARKING), (BLUE, HQ), (BLACK, PARKING)]
    assert t.told(None, "die") == SHOWN


@rule("MOH-REV-02")
def test_each_die_adds_one_zombie_in_front_of_its_place() -> None:
    t = table(zombies={RESTROOM: 2})
    t.movement({}, DICE)
    assert [t.zombies(place) for place in PLACES] == [3, 0, 0, 2, 1, 0]


@rule("MOH-REV-03")
@pytest.mark.parametrize(("players", "zombies"), [(3, 0), (4, 0), (5, 2), (6, 2)])
def test_dice_for_the_closed_cachou_are_ignored(players: int, zombies: int) -> None:
    t = table(players)
    t.movement({}, [CACHOU, HQ, CACHOU, SUPERMARKET])
    assert t.zombies(CACHOU) == zombies
    assert t.zombies(HQ) == t.zombies(SUPERMARKET) == 1
    assert sum(t.zombies(place) for place in PLACES) == 2 + zombies


@rule("MOH-REV-04")
def test_dice_for_a_cursed_place_are_ignored() -> None:
    t = table(cursed=[MEGATOYS])
    t.movement({}, [MEGATOYS, MEGATOYS, HQ, MEGATOYS])
    assert [t.zombies(place) for place in PLACES] == [0, 0, 0, 0, 1, 0]


@rule("MOH-SUP-01")
def test_there_may_be_more_zombies_than_figures() -> None:
    t = table(zombies={PARKING: 20, RESTROOM: 10}, heads={RESTROOM: [(RED, PIN_UP)]})
    t.movement({}, [PARKING, PARKING, RESTROOM, HQ])
    assert (t.zombies(PARKING), t.zombies(RESTROOM), t.zombies(HQ)) == (22, 11, 1)
