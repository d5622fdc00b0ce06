"""Talk: "if I search the truck" is judged by the search it is about, and by no other."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    FILIP,
    FOOD,
    GUN,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    Driver,
    table,
)

from ostoja.engine.talk import BROKEN, KEPT, LAPSED, PENDING, Act, read_act
from ostoja.games.osaczeni import GAME

BOTH = {CAR_PARK: [(AGA, LEADER), (FILIP, LEADER)]}


def aga_promises_krzys_an_item(t: Driver) -> Act:
    """Let Aga say that Krzys gets an item if Aga searches."""
    return read_act(GAME.talk, t.g.seats, AGA, -1, ("promise-gift", KRZYS), len(t.journal.events))


def search(t: Driver, searcher: int, receiver: int) -> None:
    """Let somebody be elected, keep the first item and give the next away."""
    t.pass_all()
    t.vote({AGA: searcher, FILIP: searcher})
    t.choose(searcher, *t.options(searcher)[0])
    t.choose(searcher, "give", t.options(searcher)[0][1], receiver)


@pytest.mark.parametrize(("receiver", "word"), [(KRZYS, KEPT), (NORBERT, BROKEN)])
def test_a_promised_gift_is_kept_or_broken_when_its_maker_searches(receiver: int, word: str) -> None:
    t = table(heads=BOTH, deck=[GUN, BAT, MEAT, FOOD])
    t.truck()
    act = aga_promises_krzys_an_item(t)
    assert GAME.verdict(act, t.journal.events) == PENDING
    search(t, AGA, receiver)
    assert GAME.verdict(act, t.journal.events) == word


def test_a_promised_gift_lapses_with_its_vote_and_is_not_judged_by_a_later_search() -> None:
    t = table(heads=BOTH)
    t.truck()
    act = aga_promises_krzys_an_item(t)
    search(t, FILIP, NORBERT)
    assert GAME.verdict(act, t.journal.events) == LAPSED
    t.truck()  # the next round
    search(t, AGA, NORBERT)
    assert GAME.verdict(act, t.journal.events) == LAPSED
