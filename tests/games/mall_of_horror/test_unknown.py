"""Hidden information: what a seat cannot know is dealt anew for it, or lies face down; the rest is settled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.engine.secrets import FACE_DOWN, backs
from ostoja.games.mall_of_horror import GAME
from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CAMERA,
    GRENADES,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PIN_UP,
    RED,
    SHOTGUN,
    SPRINT,
    THREAT,
    YELLOW,
    Driver,
    table,
    team,
)
from tests.marks import rule

if TYPE_CHECKING:
    from collections.abc import Callable

RED_ALONE = {PARKING: [(RED, PIN_UP)]}
TRUCK = [THREAT, HIDE, GRENADES, SPRINT, CAMERA]


def is_settled(t: Driver, seat: int, look: Callable[[], Any]) -> bool:
    """Tell whether something stays the same however often the rest is dealt anew for a seat."""
    seen = [look()]
    for _ in range(20):
        GAME.deal_anew(t.g, seat)
        seen.append(look())
    return all(each == seen[0] for each in seen)


def before_the_reveal(*, chief_elected: bool) -> Driver:
    """Let all choose: Red, with the badge, Megatoys; Yellow HQ, Blue Parking. Black is dead and may add a zombie."""
    t = table(badge=RED, chief_elected=chief_elected, dead=team(BLACK), hands={BLUE: [CAMERA]})
    t.round_from("arrival")
    t.choose(BLUE, "watch")
    for seat, place in ((RED, MEGATOYS), (YELLOW, HQ), (BLUE, PARKING)):
        t.choose(seat, "go", place)
    assert t.question == "ask-lure"
    return t


def test_every_hand_but_ones_own_is_unknown_and_stays_as_large() -> None:
    t = table(hands={YELLOW: [CAMERA, SPRINT], RED: [HIDE], BLUE: [SHOTGUN, THREAT, HIDE]})
    for seat in (YELLOW, RED, BLUE):
        for other in (YELLOW, RED, BLUE):
            assert is_settled(t, seat, partial(t.hand, other)) is (other == seat)
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 1, 3, 0]


@rule("MOH-TRUCK-03")
def test_the_drawn_cards_are_settled_for_the_searcher_alone() -> None:
    t = table(heads=RED_ALONE, hands={YELLOW: [CAMERA, SPRINT], BLUE: [SHOTGUN]})
    t.search()
    assert is_settled(t, RED, lambda: t.view(RED)["drawn"])
    assert not is_settled(t, BLUE, lambda: t.view(RED)["drawn"])


@rule("MOH-TRUCK-06")
def test_the_buried_card_is_settled_for_who_buried_it_and_the_rest_of_the_deck_for_nobody() -> None:
    t = table(heads=RED_ALONE, hands={YELLOW: [CAMERA, SPRINT]})
    t.search()
    t.choose(RED, *t.options(RED)[0])
    t.choose(RED, *t.options(RED)[0])
    assert is_settled(t, RED, lambda: t.view(RED)["buried"])
    assert not is_settled(t, RED, lambda: t.deck)
    assert not is_settled(t, BLUE, lambda: t.view(RED)["buried"])


@rule("MOH-DEST-06", "MOH-DEST-02")
@pytest.mark.parametrize("chief_elected", [False, True])
def test_only_ones_own_destination_and_the_chiefs_are_known_before_the_reveal(*, chief_elected: bool) -> None:
    t = before_the_reveal(chief_elected=chief_elected)
    assert is_settled(t, YELLOW, lambda: t.view(YELLOW)["destination"])
    assert not is_settled(t, YELLOW, lambda: t.view(BLUE)["destination"])
    assert is_settled(t, YELLOW, lambda: t.view(RED)["destination"]) is chief_elected
    assert is_settled(t, YELLOW, lambda: t.view(BLACK)["destination"])  # he has none
    assert is_settled(t, RED, lambda: t.view(RED)["destination"])


@rule("MOH-ARR-02", "MOH-ARR-05")
def test_the_hidden_dice_are_settled_for_who_has_seen_them() -> None:
    t = before_the_reveal(chief_elected=False)
    assert is_settled(t, BLUE, lambda: t.view(BLUE)["seen_dice"])
    assert not is_settled(t, YELLOW, lambda: t.view(BLUE)["seen_dice"])


@rule("MOH-DEST-06", "MOH-ARR-05")
def test_dice_and_wheels_that_a_seat_has_not_seen_lie_face_down() -> None:
    t = before_the_reveal(chief_elected=True)
    mine, theirs = t.g.copy(), t.g.copy()
    GAME.conceal(mine, BLUE)
    assert mine.destinations == [FACE_DOWN, 3, 4, 0]
    assert mine.dice == t.g.dice
    GAME.conceal(theirs, YELLOW)
    assert theirs.destinations == [5, 3, FACE_DOWN, 0]
    assert theirs.dice == [FACE_DOWN] * 4


@rule("MOH-TRUCK-03", "MOH-TRUCK-06")
def test_cards_that_a_seat_has_not_seen_lie_face_down() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK, hands={YELLOW: [SHOTGUN]})
    t.search()
    for seat, truck in ((RED, t.g.truck), (BLUE, [FACE_DOWN] * 3)):
        seen = t.g.copy()
        GAME.conceal(seen, seat)
        assert seen.truck == truck
        assert seen.deck == [FACE_DOWN] * 2
        assert seen.hands[YELLOW] == backs(1)
    t.choose(RED, "keep", THREAT)
    t.choose(RED, "give", HIDE, BLUE)
    for seat, buried in ((RED, t.g.deck[0]), (BLUE, FACE_DOWN)):
        seen = t.g.copy()
        GAME.conceal(seen, seat)
        assert seen.deck == [buried, FACE_DOWN, FACE_DOWN]
        assert seen.hands[seat] == t.g.hands[seat]
