"""The worked examples of the rules, literally."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    EWA,
    FILIP,
    HALL,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    new_table,
    table,
)
from tests.marks import rule

# Ewa holds the badge, so Norbert places last: dice by player in the order Ewa, Aga, Filip, Krzys, Norbert.
ROLLS = [
    *(TOILETS, SURVEILLANCE, CAR_PARK),
    *(TOILETS, HALL, HALL),
    *(TOILETS, TOYS, TOYS),
    *(SURVEILLANCE, CAR_PARK, CLOTHING),
    *(SURVEILLANCE, CLOTHING, TOILETS),
]
PLACES = [
    *((EWA, CRYBABY, TOILETS), (EWA, LEADER, SURVEILLANCE)),
    *((AGA, CRYBABY, TOILETS), (AGA, LEADER, HALL)),
    *((FILIP, CRYBABY, TOILETS), (FILIP, LEADER, TOYS)),
    *((KRZYS, CRYBABY, SURVEILLANCE), (KRZYS, LEADER, CAR_PARK)),
]


@rule("OSA-SET-07", "OSA-SET-09", "OSA-SET-12", "OSA-SET-13", "OSA-SET-14")
def test_e1_norbert_places_last_and_the_first_monsters_come() -> None:
    t = new_table(5, badge=EWA, victim=AGA, dice=[*ROLLS, TOILETS, SURVEILLANCE, HALL, HALL])
    for seat, kind, area in PLACES:
        t.choose(seat, "place", kind, area)
    assert len(t.heads(TOILETS)) == 3  # area 1 is full
    t.choose(NORBERT, "place", DEFENDER, SURVEILLANCE)
    t.choose(NORBERT, "place", CRYBABY, CLOTHING)
    assert (NORBERT, DEFENDER) in t.heads(SURVEILLANCE)
    assert (NORBERT, CRYBABY) in t.heads(CLOTHING)
    assert (NORBERT, LEADER) in t.heads(CAR_PARK)
    assert [len(t.heads(area)) for area in AREAS] == [3, 2, 3, 2, 2, 3]  # 1, 3 and 6 tie for most characters
    assert [t.monsters(area) for area in AREAS] == [3, 0, 2, 0, 2, 1]


@rule("OSA-MOVE-05")
def test_e2_krzys_must_move_the_one_indoors_and_it_lands_on_the_car_park() -> None:
    full = [(seat, kind) for seat in (AGA, FILIP) for kind in (DEFENDER, LEADER, CRYBABY)]
    heads = {SURVEILLANCE: [(KRZYS, LEADER)], CAR_PARK: [(KRZYS, CRYBABY)], HALL: full}
    t = table(heads=heads, others=False)
    t.movement({KRZYS: HALL})
    assert t.heads(CAR_PARK) == {(KRZYS, LEADER), (KRZYS, CRYBABY)}
    assert t.heads(SURVEILLANCE) == set()


@rule("OSA-MOVE-06")
def test_e2_a_single_character_on_the_car_park_stays() -> None:
    full = [(seat, kind) for seat in (AGA, FILIP) for kind in (DEFENDER, LEADER, CRYBABY)]
    t = table(heads={CAR_PARK: [(KRZYS, CRYBABY)], HALL: full}, others=False)
    t.movement({KRZYS: HALL})
    assert t.heads(CAR_PARK) == {(KRZYS, CRYBABY)}
    assert t.events("stuck") == [(KRZYS, HALL)]


@rule("OSA-ATK-08", "OSA-ATK-09", "OSA-ITEM-07")
def test_e3_meat_and_a_chainsaw_stop_four_monsters() -> None:
    heads = {TOYS: [(AGA, CRYBABY), (FILIP, LEADER)]}
    t = table(heads=heads, monsters={TOYS: 4}, hands={AGA: [MEAT], FILIP: [CHAINSAW]})
    t.attack()
    t.choose(AGA, "hide", CRYBABY)
    t.choose(FILIP, "fight", CHAINSAW)
    assert t.monsters(TOYS) == 2
    assert not t.events("voted", "eaten")
    assert t.hand(AGA) == t.hand(FILIP) == []
    assert t.asked == []


@rule("OSA-ATK-14")
@pytest.mark.parametrize("area", AREAS)
def test_e4_a_lone_hidden_character_survives_and_the_monsters_leave(area: str) -> None:
    t = table(heads={area: [(AGA, CRYBABY)]}, monsters={area: 4}, hands={AGA: [MEAT]})
    t.attack()
    t.choose(AGA, "hide", CRYBABY)
    assert t.heads(area) == {(AGA, CRYBABY)}
    assert t.monsters(area) == 0
    assert not t.events("eaten")
