"""Hidden information: what a seat cannot know is dealt anew for it, or lies face down; the rest is settled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    FILIP,
    FOOD,
    GUN,
    HALL,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    WALKIE,
    Driver,
    family,
    table,
)
from tests.marks import rule

from ostoja.engine.rng import seeded
from ostoja.engine.secrets import FACE_DOWN, backs
from ostoja.games.osaczeni import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

AGA_ALONE = {CAR_PARK: [(AGA, LEADER)]}
DICE = [TOILETS, CLOTHING, TOYS, HALL]


def is_settled(t: Driver, seat: int, look: Callable[[], Any]) -> bool:
    """Tell whether something stays the same however often the rest is dealt anew for a seat."""
    t.g.rng = seeded("anew")
    seen = [look()]
    for _ in range(20):
        GAME.deal_anew(t.g, seat)
        seen.append(look())
    return all(each == seen[0] for each in seen)


def concealed(t: Driver, seat: int) -> Any:
    """Return the table with everything face down that a seat cannot know."""
    seen = t.g.copy()
    GAME.conceal(seen, seat)
    return seen


def searched(deck: list[str]) -> Driver:
    """Let Aga search the truck: she keeps a gun, gives Filip a bat, and boxes what else there is."""
    t = table(heads=AGA_ALONE, deck=deck, hands={KRZYS: [MEAT, FOOD]})
    t.truck()
    t.choose(AGA, "keep", GUN)
    t.choose(AGA, "give", BAT, FILIP)
    return t


@rule("OSA-GEN-07")
def test_every_hand_but_ones_own_is_unknown_and_stays_as_large() -> None:
    t = table(hands={AGA: [GUN, BAT], FILIP: [MEAT], KRZYS: [FOOD, WALKIE, CHAINSAW]})
    for seat in (AGA, FILIP, KRZYS):
        for other in (AGA, FILIP, KRZYS):
            assert is_settled(t, seat, partial(t.hand, other)) is (other == seat)
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 1, 3, 0]
    assert not is_settled(t, AGA, lambda: t.deck)
    seen = concealed(t, FILIP)
    assert seen.hands == [backs(0b11), t.g.hands[FILIP], backs(0b111), 0]
    assert set(seen.deck) == {FACE_DOWN}


@rule("OSA-TRUCK-09")
def test_the_drawn_items_are_settled_for_the_searcher_alone() -> None:
    t = table(heads=AGA_ALONE, hands={FILIP: [GUN, BAT], KRZYS: [MEAT]})
    t.truck()
    assert is_settled(t, AGA, lambda: t.view(AGA)["drawn"])
    assert not is_settled(t, FILIP, lambda: t.view(AGA)["drawn"])
    assert concealed(t, AGA).truck == t.g.truck
    assert concealed(t, FILIP).truck == [FACE_DOWN] * 3


@rule("OSA-TRUCK-09")
def test_a_gift_is_settled_for_giver_and_recipient() -> None:
    t = searched([GUN, BAT, CHAINSAW, WALKIE, FOOD])
    assert is_settled(t, AGA, lambda: t.hand(FILIP))
    assert is_settled(t, FILIP, lambda: t.hand(FILIP))
    assert not is_settled(t, KRZYS, lambda: t.hand(FILIP))


@rule("OSA-TRUCK-10")
def test_the_boxed_item_is_settled_for_the_drawer_alone() -> None:
    t = searched([GUN, BAT, CHAINSAW, WALKIE, FOOD])
    assert is_settled(t, AGA, lambda: t.view(AGA)["boxed_by_you"])
    assert not is_settled(t, FILIP, lambda: t.view(AGA)["boxed_by_you"])
    assert concealed(t, AGA).boxed == t.g.boxed
    assert concealed(t, FILIP).boxed == [FACE_DOWN]


@rule("OSA-BADGE-03", "OSA-BADGE-08")
def test_the_dice_are_settled_for_those_who_looked_until_they_are_opened_to_all() -> None:
    t = table(heads={SURVEILLANCE: family(FILIP)}, hands={KRZYS: [WALKIE]})
    t.take_badge(DICE)
    t.choose(KRZYS, "look")
    for seat, knows in ((AGA, False), (FILIP, True), (KRZYS, True), (NORBERT, False)):
        assert concealed(t, seat).dice == (t.g.dice if knows else [FACE_DOWN] * 4)
        assert is_settled(t, seat, lambda: t.g.dice[:]) is knows
    t.g.destinations[FILIP] = 6
    t.round_from("movement")
    assert is_settled(t, AGA, lambda: t.g.dice[:])
    assert concealed(t, AGA).dice == t.g.dice


@rule("OSA-VAR-06")
def test_the_covered_die_is_settled_for_nobody() -> None:
    t = table(heads={SURVEILLANCE: family(FILIP)}, variant=6)
    t.take_badge(DICE)
    t.g.covered = 2
    assert concealed(t, FILIP).dice == [1, 2, FACE_DOWN, 5]
    assert is_settled(t, FILIP, lambda: t.view(FILIP)["seen_dice"])
    assert not is_settled(t, FILIP, lambda: t.g.dice[:])
    assert not is_settled(t, AGA, lambda: t.view(FILIP)["seen_dice"])


def test_at_the_end_all_hands_lie_open_and_the_stack_does_not() -> None:
    t = table(heads={HALL: [(AGA, LEADER)]}, hands={AGA: [GUN], NORBERT: [BAT]}, others=False)
    t.end_round()
    assert concealed(t, FILIP).hands == t.g.hands
    assert set(concealed(t, FILIP).deck) == {FACE_DOWN}


def test_copies_of_an_item_and_the_place_of_the_covered_die_make_no_difference() -> None:
    one = searched([GUN, BAT, CHAINSAW, WALKIE])
    other = searched([GUN, BAT, CHAINSAW, WALKIE])
    other.g.hands[AGA], other.g.boxed = 1 << 7, [16]  # another gun, another chainsaw
    other.g.played ^= one.g.hands[AGA] | other.g.hands[AGA] | 1 << one.g.boxed[0] | 1 << 16
    assert GAME.write_facts(one.g) == GAME.write_facts(other.g)
    for t in (one, other):
        GAME.unmark(t.g)
    assert (one.g.hands, one.g.boxed, one.g.played) == (other.g.hands, other.g.boxed, other.g.played)


@rule("OSA-BADGE-03")
def test_without_a_covered_die_whoever_looked_has_seen_them_all_in_their_order() -> None:
    t = table(heads={SURVEILLANCE: family(FILIP)})
    t.take_badge(DICE)
    GAME.unmark(t.g)
    assert t.view(FILIP)["seen_dice"] == [1, 2, 4, 5]
    assert t.view(None)["dice_covered"] == 0


@rule("OSA-VAR-06")
def test_where_the_covered_die_lies_tells_nothing() -> None:
    tables = [table(heads={SURVEILLANCE: family(FILIP)}, variant=6) for _ in range(2)]
    for t, covered, dice in zip(tables, (1, 3), ([4, 6, 5, 1], [4, 5, 1, 6]), strict=True):
        t.take_badge()
        t.g.dice, t.g.covered = dice, covered
        assert t.view(FILIP)["seen_dice"] == [4, 5, 1]
        GAME.unmark(t.g)
    assert tables[0].g.dice == tables[1].g.dice == [4, 5, 1, 6]
    assert tables[0].g.covered == tables[1].g.covered == 3


@rule("OSA-VAR-06")
def test_once_all_dice_lie_open_nothing_tells_which_of_them_was_covered() -> None:
    tables = [table(heads={SURVEILLANCE: family(FILIP)}, variant=6) for _ in range(2)]
    for t, covered in zip(tables, (1, 3), strict=True):
        t.take_badge(DICE)
        t.g.covered = covered
        t.g.destinations[FILIP] = 6
        t.round_from("movement")
        GAME.unmark(t.g)
        assert t.view(None)["dice"] == [1, 2, 4, 5]  # as they lie
        assert t.view(None)["dice_covered"] == 0
    assert tables[0].g.covered == tables[1].g.covered
