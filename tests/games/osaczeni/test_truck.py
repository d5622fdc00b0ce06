"""Phase 1: the truck."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CRYBABY,
    DEFENDER,
    DRINK,
    FILIP,
    FOOD,
    GUN,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    WALKIE,
    family,
    table,
)
from tests.marks import rule

ALONE = {CAR_PARK: [(AGA, LEADER)]}


@rule("OSA-TRUCK-02")
def test_nobody_on_the_car_park_nobody_searches() -> None:
    t = table(heads={CAR_PARK: []})
    t.truck()
    assert t.asked == []
    assert not t.events("elected", "searched")


@rule("OSA-TRUCK-03")
def test_an_empty_stack_is_not_searched() -> None:
    t = table(heads=ALONE, deck=[])
    t.truck()
    assert not t.events("elected", "searched")


@rule("OSA-TRUCK-04", "OSA-TRUCK-05", "OSA-TRUCK-09")
def test_of_three_items_one_is_kept_one_given_and_one_boxed() -> None:
    t = table(heads=ALONE, deck=[GUN, BAT, MEAT, FOOD])
    t.truck()
    assert t.options(AGA) == [("keep", GUN), ("keep", BAT), ("keep", MEAT)]
    assert t.told(AGA, "drew") == [(AGA, GUN), (AGA, BAT), (AGA, MEAT)]
    assert t.told(AGA, "searched") == []
    assert t.told(FILIP, "searched") == t.told(None, "searched") == [(AGA, 3)]
    t.choose(AGA, "keep", MEAT)
    assert ("give", GUN, KRZYS) in t.options(AGA)  # Krzys has nobody on the car park
    t.choose(AGA, "give", GUN, KRZYS)
    assert (t.hand(AGA), t.hand(KRZYS), t.deck) == ([MEAT], [GUN], [FOOD])
    assert t.view(None)["boxed"] == 1
    assert t.told(KRZYS, "gave") == [(AGA, KRZYS, GUN)]
    assert t.told(KRZYS, "drew") == t.told(KRZYS, "kept") == t.told(NORBERT, "gave") == []
    assert t.told(NORBERT, "gave-one") == [(AGA, KRZYS)]


@rule("OSA-TRUCK-06")
def test_an_eliminated_player_may_receive_the_gift() -> None:
    t = table(heads=ALONE, dead=family(NORBERT))
    t.truck()
    t.choose(AGA, *t.options(AGA)[0])
    assert {option[2] for option in t.options(AGA)} == {FILIP, KRZYS, NORBERT}


@rule("OSA-TRUCK-04", "OSA-TRUCK-06")
@pytest.mark.parametrize("searcher", [AGA, FILIP, NORBERT])
def test_the_gift_goes_to_any_other_player_and_never_to_oneself(searcher: int) -> None:
    t = table(heads={CAR_PARK: [(searcher, LEADER)]}, deck=[GUN, BAT, MEAT])
    t.truck()
    t.choose(searcher, "keep", BAT)
    others = [seat for seat in range(4) if seat != searcher]
    assert t.options(searcher) == [("give", item, other) for item in (GUN, MEAT) for other in others]


@rule("OSA-TRUCK-07")
def test_of_two_items_one_is_kept_and_the_other_given() -> None:
    t = table(heads=ALONE, deck=[GUN, BAT])
    t.truck()
    t.choose(AGA, "keep", BAT)
    assert {option[:2] for option in t.options(AGA)} == {("give", GUN)}
    t.choose(AGA, "give", GUN, FILIP)
    assert t.view(None)["boxed"] == 0
    assert (t.hand(AGA), t.hand(FILIP)) == ([BAT], [GUN])


@rule("OSA-TRUCK-08")
def test_a_single_item_is_kept_or_given_at_will() -> None:
    t = table(heads=ALONE, deck=[GUN])
    t.truck()
    assert t.options(AGA) == [("keep", GUN), *(("give", GUN, seat) for seat in (FILIP, KRZYS, NORBERT))]
    t.choose(AGA, "give", GUN, FILIP)
    assert (t.hand(AGA), t.hand(FILIP)) == ([], [GUN])
    assert t.told(AGA, "gave") == t.told(FILIP, "gave") == [(AGA, FILIP, GUN)]
    t = table(heads=ALONE, deck=[GUN])
    t.truck()
    t.choose(AGA, "keep", GUN)
    assert t.hand(AGA) == [GUN]
    assert t.told(AGA, "kept") == [(AGA, GUN)]
    assert t.asked == []


@rule("OSA-TRUCK-08")
def test_the_last_walkie_talkie_may_be_given_to_the_first_player() -> None:
    t = table(heads={CAR_PARK: [(KRZYS, LEADER)]}, deck=[WALKIE])
    t.truck()
    t.choose(KRZYS, "give", WALKIE, AGA)
    assert (t.hand(KRZYS), t.hand(AGA)) == ([], [WALKIE])
    assert t.told(KRZYS, "gave") == t.told(AGA, "gave") == [(KRZYS, AGA, WALKIE)]
    assert t.told(FILIP, "gave") == []
    assert t.told(FILIP, "gave-one") == [(KRZYS, AGA)]
    assert t.asked == []


@rule("OSA-TRUCK-10")
def test_the_boxed_item_is_known_to_the_drawer_alone_and_does_not_return() -> None:
    t = table(heads=ALONE, deck=[GUN, BAT, MEAT])
    t.truck()
    t.choose(AGA, "keep", MEAT)
    t.choose(AGA, "give", BAT, FILIP)
    assert t.view(AGA)["boxed_by_you"] == [2]
    assert t.told(AGA, "boxed") == [(AGA, GUN)]
    for other in (FILIP, KRZYS, NORBERT):
        assert t.view(other)["boxed_by_you"] == []
        assert t.told(other, "boxed") == []
        assert t.told(other, "boxed-one") == [(AGA,)]
    assert t.deck == []
    assert t.played.count(GUN) == 2  # the two that were never in this stack


@rule("OSA-TRUCK-11")
def test_monsters_on_the_car_park_do_not_matter_in_phase_1() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER), (FILIP, CRYBABY)]}, monsters={CAR_PARK: 6})
    t.truck()
    t.vote({AGA: AGA, FILIP: AGA})
    assert t.events("searched")
    assert t.monsters(CAR_PARK) == 6


@rule("OSA-GEN-08")
def test_a_hand_has_no_limit() -> None:
    t = table(heads=ALONE, hands={AGA: [GUN, GUN, BAT, DRINK, WALKIE, MEAT]}, deck=[FOOD, FOOD, FOOD])
    t.round_from("truck")
    t.choose(AGA, "keep", FOOD)
    t.choose(AGA, "give", FOOD, FILIP)
    assert len(t.hand(AGA)) == 7
    assert t.question == "ask-walkie"  # the round goes on, and nothing has to be put away


@rule("OSA-TRUCK-09")
@pytest.mark.parametrize("deck", [[GUN, GUN, GUN], [GUN, BAT, MEAT], [GUN, GUN]])
def test_the_others_cannot_tell_equal_items_from_others(deck: list[str]) -> None:
    t = table(heads=ALONE, deck=deck, dead=[(FILIP, DEFENDER)])
    t.truck()
    assert t.question == "ask-keep"
    t.choose(AGA, *t.options(AGA)[0])
    assert t.question == "ask-give"
