"""The variants on the backs of epilogues 11 to 21, each by what it changes."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CRYBABY,
    DEFENDER,
    DRINK,
    FILIP,
    FOOD,
    GUN,
    HALL,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    TOILETS,
    TOYS,
    WALKIE,
    family,
    new_table,
    random_table,
    table,
)
from tests.marks import rule

from ostoja.engine.rng import seeded
from ostoja.kit.refuge.gifts import gift_of


@rule("OSA-VAR-11")
def test_11_the_long_night() -> None:
    for seats, dice in (([], 5), ([FILIP, KRZYS], 5), ([FILIP, KRZYS, NORBERT], 6)):
        dead = [head for seat in seats for head in family(seat)]
        assert table(dead=dead, variant=11).view(None)["dice_in_use"] == dice
    dead = [*family(NORBERT), (KRZYS, DEFENDER), (KRZYS, LEADER)]
    t = table(heads={TOYS: [(AGA, LEADER)]}, monsters={TOYS: 3}, dead=dead, variant=11)
    t.attack()
    assert not t.events("row")


@rule("OSA-VAR-11")
def test_11_five_dice_are_shaken_from_the_first_round_on_while_set_up_is_as_ever() -> None:
    t = new_table(options={"variant": "11", "all_variants": True})
    while t.question == "ask-place":
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert len(t.events("placement-die")) == 12
    assert len(t.events("die")) == 4
    t.play_until("destination")
    assert t.view(None)["round"] == 1
    assert t.events("rolled") == [(5,)]


@rule("OSA-VAR-11")
@pytest.mark.parametrize(("dead", "row"), [(2, 1), (5, 0), (8, 3)])
def test_11_rows_1_and_3_work_as_ever(dead: int, row: int) -> None:
    lost = [head for seat in (FILIP, KRZYS, NORBERT) for head in family(seat)][:dead]
    t = table(heads={TOYS: [(AGA, LEADER)]}, monsters={TOYS: 3}, dead=lost, variant=11)
    t.attack()
    assert t.events("row") == ([(row,)] if row else [])


@rule("OSA-VAR-12")
def test_12_mourning() -> None:
    t = table(heads={TOYS: [(AGA, CRYBABY)]}, monsters={TOYS: 3}, deck=[GUN, BAT], variant=12)
    t.attack()
    assert t.hand(AGA) == [GUN]
    assert t.told(FILIP, "dealt") == []
    assert t.told(FILIP, "mourned") == [(AGA,)]
    for there, deck in (((AGA, LEADER), [GUN]), ((AGA, CRYBABY), [])):
        t = table(heads={TOYS: [there]}, monsters={TOYS: 3}, deck=deck, variant=12)
        t.attack()
        assert t.hand(AGA) == []


@rule("OSA-VAR-13")
def test_13_second_delivery() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER)]}, hands={FILIP: [MEAT]}, deck=[], variant=13)
    t.truck()
    assert t.events("refilled") == [(22,)]
    assert len(t.deck) == 19
    assert t.played == []
    t.g.deck, t.g.truck = [], []
    t.truck()
    assert len(t.events("refilled")) == 1  # only the first time


@rule("OSA-VAR-13")
def test_13_the_new_stack_is_shuffled_and_an_old_one_left_alone() -> None:
    stacks = []
    for seed in ("one", "two"):
        t = table(heads={CAR_PARK: [(AGA, LEADER)]}, deck=[], variant=13)
        t.g.rng = seeded(seed)
        t.truck()
        stacks.append(t.deck)
    assert stacks[0] != stacks[1]
    t = table(heads={CAR_PARK: [(AGA, LEADER)]}, deck=[GUN], variant=13)
    t.truck()
    assert not t.events("refilled")
    assert t.view(None)["truck"] == 1


@rule("OSA-VAR-14")
def test_14_light_packs() -> None:
    hands = {AGA: [WALKIE, WALKIE, WALKIE], FILIP: [MEAT, FOOD], KRZYS: [GUN, GUN, GUN, BAT]}
    t = table(heads={CAR_PARK: []}, hands=hands, badge=KRZYS, variant=14)
    t.round_from("packs")
    assert t.asked == [KRZYS]  # the badge holder begins
    assert t.options(KRZYS) == [("box", GUN), ("box", BAT)]
    t.choose(KRZYS, "box", GUN)
    t.choose(KRZYS, "box", BAT)
    assert t.hand(KRZYS) == [GUN, GUN]
    assert t.told(KRZYS, "boxed") == [(KRZYS, GUN), (KRZYS, BAT)]
    assert t.view(KRZYS)["boxed_by_you"] == [t.cards.index(GUN), t.cards.index(BAT)]
    for other in (AGA, FILIP, NORBERT):
        assert t.told(other, "boxed") == t.view(other)["boxed_by_you"] == []
        assert t.told(other, "boxed-one") == [(KRZYS,)] * 2
    assert t.options(AGA) == [("box", WALKIE)]  # asked although there is but one thing to do: it tells nothing
    t.choose(AGA, "box", WALKIE)
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 2, 2, 0]
    assert t.question != "ask-surplus"


@rule("OSA-VAR-14")
def test_14_nobody_is_sure_of_a_gift_any_more_when_its_holder_has_put_something_away() -> None:
    hands = {FILIP: [GUN, BAT, MEAT], KRZYS: [GUN, BAT]}
    t = table(heads={CAR_PARK: []}, hands=hands, variant=14)
    t.g.gifts = [gift_of(AGA, FILIP, 2), gift_of(AGA, KRZYS, 2), gift_of(FILIP, KRZYS, 4), gift_of(KRZYS, FILIP, 4)]
    t.round_from("packs")
    t.choose(FILIP, "box", MEAT)
    assert t.view(AGA)["gifts"] == [[KRZYS, 2]]
    assert t.view(FILIP)["gifts"] == [[KRZYS, 4]]
    assert t.view(KRZYS)["gifts"] == []


@rule("OSA-VAR-15")
def test_15_too_many_chiefs() -> None:
    there = [(AGA, LEADER), (FILIP, LEADER), (KRZYS, DEFENDER)]
    t = table(heads={TOYS: there}, monsters={TOYS: 5}, hands={AGA: [MEAT]}, variant=15)
    assert t.place(TOYS)["votes"] == [1, 1, 1, 0]
    t.attack()
    t.choose(AGA, "hide", LEADER)
    assert t.place(TOYS)["votes"] == [0, 2, 1, 0]  # now Filip's is the only one not hidden
    there = [(AGA, LEADER), (FILIP, DEFENDER), (KRZYS, LEADER), (KRZYS, CRYBABY)]
    assert table(heads={TOYS: there}, variant=15).place(TOYS)["votes"] == [1, 1, 2, 0]
    assert table(heads={TOYS: there}).place(TOYS)["votes"] == [2, 1, 3, 0]


@rule("OSA-VAR-16")
def test_16_sated_horde() -> None:
    t = table(heads={CAR_PARK: family(AGA) + family(FILIP)}, monsters={CAR_PARK: 5}, variant=16, others=False)
    t.attack()
    while t.asked:
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert len(t.events("eaten")) == 3
    assert t.monsters(CAR_PARK) == 2


@rule("OSA-VAR-16")
@pytest.mark.parametrize(("parked", "left"), [(3, 2), (2, 0)])
def test_16_monsters_left_after_three_attacks_stay_though_they_could_find_nobody(parked: int, left: int) -> None:
    heads = {CAR_PARK: [(AGA, LEADER), (FILIP, LEADER), (KRZYS, LEADER)][:parked]}
    t = table(heads=heads, monsters={CAR_PARK: 5}, variant=16)
    t.attack()
    while t.asked:
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert t.heads(CAR_PARK) == set()
    assert t.monsters(CAR_PARK) == left  # after two attacks they have found nobody, and go as ever


@rule("OSA-VAR-17")
@pytest.mark.parametrize(("players", "limit"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_17_to_the_last(players: int, limit: int) -> None:
    everyone = [(seat, LEADER) for seat in range(players)]
    for alive, over in ((limit, True), (limit + 1, False)):
        t = table(players, heads={HALL: everyone[:alive]}, variant=17, others=False)
        t.end_round()
        assert t.over is over


@rule("OSA-VAR-18")
def test_18_brittle_shutters() -> None:
    t = table(heads={HALL: family(AGA) + family(FILIP)}, monsters={TOYS: 5, TOILETS: 4}, variant=18)
    t.end_round()
    assert t.events("closed") == [(TOYS,)]


@rule("OSA-VAR-19")
def test_19_no_sharing() -> None:
    heads = {HALL: [(AGA, CRYBABY), (FILIP, CRYBABY), (KRZYS, CRYBABY)]}
    hands = {AGA: [GUN, BAT], FILIP: [GUN, DRINK], KRZYS: [CHAINSAW]}
    assert table(heads=heads, hands=hands, victim=KRZYS, variant=19, others=False).winners == [AGA, FILIP]
    assert table(heads=heads, hands=hands, victim=FILIP, variant=19, others=False).winners == [FILIP]
    assert table(heads=heads, hands={KRZYS: [GUN]}, variant=19, others=False).winners == [KRZYS]
    pair = {HALL: [(AGA, CRYBABY), (FILIP, CRYBABY), (KRZYS, LEADER)]}
    richer = {AGA: [GUN], KRZYS: [GUN, BAT, DRINK]}  # who has not tied does not matter
    assert table(heads=pair, hands=richer, victim=KRZYS, variant=19, others=False).winners == [AGA]
    assert table(heads=heads, hands=hands, others=False).winners == [AGA, FILIP, KRZYS]


@rule("OSA-VAR-20")
def test_20_empty_shelves() -> None:
    t = random_table(4, "x", {"variant": "20", "all_variants": True})
    assert all(t.hand(seat) == [] for seat in range(4))


@rule("OSA-VAR-21")
def test_21_blind_fate() -> None:
    drawn = {random_table(4, str(n), {"variant": "21", "unlocked": "01,17,20,21"}).g.variant for n in range(40)}
    assert drawn == {1, 17, 20}
    for lot, variant in ((0, 1), (19, 20)):  # the first and the last of all that there are
        t = new_table(lots=[lot], options={"variant": "21", "all_variants": True})
        assert t.events("variant") == [(f"{variant:02d}",)]
    t = random_table(4, "alone", {"variant": "21", "unlocked": "21"})
    assert t.g.variant == 0
    assert not t.events("variant")
