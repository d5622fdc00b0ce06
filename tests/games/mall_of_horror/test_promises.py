"""Talk: "if I search the truck" is judged by the search it is about, and by no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.talk import BROKEN, KEPT, LAPSED, PENDING, read_act
from ostoja.games.mall_of_horror import GAME
from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    HIDE,
    HQ,
    PARKING,
    PIN_UP,
    RED,
    SPRINT,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    table,
)

if TYPE_CHECKING:
    from ostoja.engine.talk import Act

BOTH = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}


def red_promises_black_a_card(t: Driver) -> Act:
    """Let Red say that Black gets a card if Red searches."""
    return read_act(GAME.talk, t.g.seats, RED, -1, ("promise-gift", BLACK), len(t.journal.events))


def verdict(t: Driver, act: Act) -> str:
    return GAME.verdict(act, t.journal.events)


def elect(t: Driver, seat: int) -> None:
    """Let Red and Blue elect a searcher."""
    t.vote({RED: seat, BLUE: seat})


def search(t: Driver, searcher: int, receiver: int) -> None:
    """Let somebody be elected, keep the first card and give the next away."""
    elect(t, searcher)
    t.choose(searcher, *t.options(searcher)[0])
    t.choose(searcher, "give", t.options(searcher)[0][1], receiver)


@pytest.mark.parametrize(("receiver", "word"), [(BLACK, KEPT), (YELLOW, BROKEN)])
def test_a_promised_gift_is_kept_or_broken_when_its_maker_searches(receiver: int, word: str) -> None:
    t = table(heads=BOTH, deck=[THREAT, HIDE, SPRINT])
    t.search()
    act = red_promises_black_a_card(t)
    elect(t, RED)
    assert verdict(t, act) == PENDING
    t.choose(RED, "keep", HIDE)
    assert verdict(t, act) == PENDING
    t.choose(RED, "give", THREAT, receiver)
    assert verdict(t, act) == word


def test_a_promised_gift_lapses_with_its_vote_and_is_not_judged_by_a_later_search() -> None:
    t = table(heads=BOTH)
    t.search()
    act = red_promises_black_a_card(t)
    search(t, BLUE, YELLOW)
    assert verdict(t, act) == LAPSED
    t.search()  # the next round
    t.pass_all()
    search(t, RED, YELLOW)
    assert verdict(t, act) == LAPSED


def test_a_promised_gift_lapses_if_two_ties_elect_nobody() -> None:
    t = table(heads=BOTH)
    t.search()
    act = red_promises_black_a_card(t)
    t.vote({RED: RED, BLUE: BLUE})
    assert verdict(t, act) == PENDING
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: BLUE})
    assert verdict(t, act) == LAPSED


def test_a_promised_gift_lapses_if_the_truck_is_left_alone() -> None:
    t = table(heads=BOTH, options={"search_may_decline": True})
    t.search()
    act = red_promises_black_a_card(t)
    elect(t, RED)
    assert verdict(t, act) == PENDING
    t.choose(RED, "pass")
    assert verdict(t, act) == LAPSED


def test_a_promised_gift_lapses_with_the_round_if_there_was_but_one_card() -> None:
    t = table(heads=BOTH, deck=[HIDE])
    t.search()
    act = red_promises_black_a_card(t)
    elect(t, RED)
    assert verdict(t, act) == PENDING
    t.search()  # the next round
    assert verdict(t, act) == LAPSED


def test_a_gift_promised_after_the_search_lapses_with_the_round() -> None:
    heads = {**BOTH, HQ: [(RED, TOUGH_GUY), (BLUE, TOUGH_GUY)]}
    t = table(heads=heads)
    t.search()
    search(t, BLUE, YELLOW)
    act = red_promises_black_a_card(t)
    t.election()
    t.pass_all()
    t.vote({RED: BLUE, BLUE: BLUE})  # the Chief has nothing to do with it
    assert verdict(t, act) == PENDING
    t.search()  # the next round
    assert verdict(t, act) == LAPSED
