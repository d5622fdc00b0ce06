"""The variants on the backs of epilogues 01 to 10, each by what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    CAR_PARK,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    FILIP,
    HALL,
    KEYS,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    WALKIE,
    family,
    new_table,
    random_table,
    table,
)
from tests.marks import rule

if TYPE_CHECKING:
    from ostoja.engine.setup_options import Value

from ostoja.engine.rng import seeded
from ostoja.games.osaczeni import GAME


@rule("OSA-VAR-01")
def test_01_full_tank() -> None:
    heads = {CAR_PARK: [(AGA, LEADER)], HALL: [(FILIP, LEADER)]}
    assert table(heads=heads, hands={AGA: [KEYS]}, variant=1, others=False).scores[AGA] == 6
    assert table(heads=heads, hands={FILIP: [KEYS]}, variant=1, others=False).scores[FILIP] == 3
    assert table(heads=heads, hands={FILIP: [KEYS]}, others=False).scores[FILIP] == 4


@rule("OSA-VAR-02")
def test_02_blood_ties() -> None:
    heads = {TOYS: [*family(AGA, LEADER, CRYBABY), (FILIP, LEADER)], CAR_PARK: family(KRZYS)}
    t = table(heads=heads, variant=2, others=False)
    assert (t.place(TOYS)["strength"], t.place(CAR_PARK)["strength"]) == (4, 4)
    assert table(heads=heads, others=False).place(TOYS)["strength"] == 3
    two = {HALL: [*family(AGA), *family(KRZYS, DEFENDER, LEADER), (FILIP, LEADER)]}
    t = table(heads=two, variant=2, hands={AGA: [MEAT]}, monsters={HALL: 6})
    assert t.place(HALL)["strength"] == 10  # once for each family of two or more
    t.g.hidden = 1 << 4 * KRZYS
    assert t.place(HALL)["strength"] == 10  # hidden ones count


@rule("OSA-VAR-03")
def test_03_hush() -> None:
    tied = {TOYS: [(AGA, CRYBABY), (AGA, LEADER)], HALL: [(FILIP, CRYBABY)]}
    assert table(heads=tied, variant=3, others=False).arrival() == [0, 0, 0, 1, 0, 0]
    assert table(heads=tied, others=False).arrival() == [0, 0, 0, 2, 1, 0]
    alone = {TOYS: [(AGA, CRYBABY), (FILIP, CRYBABY)], HALL: [(KRZYS, CRYBABY)]}
    assert table(heads=alone, variant=3, others=False).arrival() == [0, 0, 0, 2, 0, 0]


@rule("OSA-VAR-04")
def test_04_two_by_two() -> None:
    heads = {HALL: family(AGA, LEADER, CRYBABY), TOYS: [(AGA, DEFENDER)], TOILETS: [(FILIP, LEADER)]}
    t = table(heads=heads, variant=4, others=False)
    t.movement({AGA: TOILETS})
    alone = [("move", kind) for kind in (DEFENDER, LEADER, CRYBABY)]
    assert t.options(AGA) == [*alone, ("move-two", LEADER, CRYBABY)]
    t.choose(AGA, "move-two", LEADER, CRYBABY)
    assert t.heads(TOILETS) == {(FILIP, LEADER), (AGA, LEADER), (AGA, CRYBABY)}
    heads[TOILETS] = [(FILIP, LEADER), (FILIP, DEFENDER)]
    t = table(heads=heads, variant=4, others=False)
    t.movement({AGA: TOILETS})
    assert not t.can(AGA, "move-two")  # no room for both


@rule("OSA-VAR-05")
def test_05_arsenal() -> None:
    t = random_table(4, "x", {"variant": "05", "all_variants": True})
    assert all(len(t.hand(seat)) == 2 for seat in range(4))


@rule("OSA-VAR-06")
def test_06_blind_spot() -> None:
    t = table(heads={SURVEILLANCE: family(FILIP)}, hands={AGA: [WALKIE]}, variant=6)
    t.take_badge([TOYS, HALL, CLOTHING, CAR_PARK])
    t.choose(AGA, "look")
    assert len(t.view(FILIP)["seen_dice"]) == 3
    assert t.view(AGA)["seen_dice"] == t.view(FILIP)["seen_dice"]  # the same one stays covered for all
    for seat in (AGA, FILIP):
        assert [AREAS.index(str(die)) + 1 for _, die in t.told(seat, "saw-die")] == t.view(seat)["seen_dice"]
    worlds = [GAME.determinise(t.g, FILIP, seeded(str(n))) for n in range(40)]
    assert all(GAME.view(world, FILIP)["seen_dice"] == t.view(FILIP)["seen_dice"] for world in worlds)
    assert len({tuple(world.dice) for world in worlds}) > 1


@rule("OSA-VAR-07")
def test_07_airlift() -> None:
    together = {HALL: family(AGA) + family(FILIP)}
    t = table(heads=together, variant=7, others=False)
    t.end_round()
    assert t.over
    for heads, variant in ((together, 0), ({CAR_PARK: family(AGA) + family(FILIP)}, 7)):
        t = table(heads=heads, variant=variant, others=False)
        t.end_round()
        assert not t.over


@rule("OSA-VAR-08")
def test_08_cramped() -> None:
    options: dict[str, Value] = {"variant": "08", "all_variants": True}
    t = new_table(dice=[CLOTHING, HALL, TOYS], lots=[1], options=options)
    assert t.place(CLOTHING)["closed"]
    assert GAME.write_facts(t.g)["cramped"] == [CLOTHING]
    t.choose(AGA, "place", LEADER, CLOTHING)
    assert (AGA, LEADER) in t.heads(CAR_PARK)
    closed = {area for n in range(40) for area in AREAS if random_table(4, str(n), options).place(area)["closed"]}
    assert closed == {TOILETS, CLOTHING, TOYS, HALL}


@rule("OSA-VAR-08")
@pytest.mark.parametrize(("closed", "epilogue"), [([], 18), ([TOILETS], 16), ([TOILETS, HALL], 8)])
def test_08_the_area_closed_by_the_variant_does_not_count_for_epilogues(closed: list[str], epilogue: int) -> None:
    heads = {CAR_PARK: [(AGA, LEADER), (FILIP, CRYBABY)]}
    options: dict[str, Value] = {"unlocked": "04"}  # of two alive
    dead = [(AGA, CRYBABY), (FILIP, LEADER), (KRZYS, LEADER), (NORBERT, LEADER)]
    t = table(heads=heads, variant=8, cramped=[TOYS], closed=closed, dead=dead, others=False, options=options)
    t.end_round()
    assert t.epilogue == epilogue


@rule("OSA-VAR-09")
def test_09_restless_dead() -> None:
    heads = {HALL: family(AGA) + family(KRZYS)}
    t = table(heads=heads, badge=KRZYS, variant=9, monsters={TOILETS: 6}, closed=[TOYS], others=False)
    t.round_from("haunting")
    assert t.asked == [NORBERT]  # then Filip, clockwise from the badge
    assert t.options(NORBERT) == [("haunt", area) for area in (CLOTHING, SURVEILLANCE, HALL, CAR_PARK)]
    t.choose(NORBERT, "haunt", CLOTHING)
    t.choose(FILIP, "haunt", CLOTHING)
    assert t.monsters(CLOTHING) == 2


@rule("OSA-VAR-09")
def test_09_the_dead_place_nothing_without_a_monster_in_the_pool_or_a_free_notch() -> None:
    heads = {HALL: family(AGA) + family(KRZYS)}
    tokens = {TOILETS: 4, CLOTHING: 5, SURVEILLANCE: 5, TOYS: 5, HALL: 5}
    t = table(heads=heads, variant=9, monsters=tokens, others=False)
    t.round_from("haunting")
    assert t.options(FILIP) == [("haunt", area) for area in AREAS]
    t.choose(FILIP, "haunt", TOILETS)
    assert t.question != "ask-haunt"  # that was the last token, and Norbert has none
    closed = [TOILETS, CLOTHING, SURVEILLANCE, TOYS]
    t = table(heads=heads, variant=9, monsters={HALL: 6, CAR_PARK: 6}, closed=closed, others=False)
    t.round_from("haunting")
    assert t.question != "ask-haunt"


@rule("OSA-VAR-10")
def test_10_weary_defenders() -> None:
    heads = {TOYS: [(seat, DEFENDER) for seat in (AGA, FILIP, KRZYS)]}
    assert table(heads=heads, variant=10).place(TOYS)["strength"] == 4
    assert table(heads=heads).place(TOYS)["strength"] == 6
    assert table(heads=heads, variant=15).place(TOYS)["strength"] == 6  # in no other variant
    assert table(heads={TOYS: [(AGA, DEFENDER), (FILIP, LEADER)]}, variant=10).place(TOYS)["strength"] == 3
    assert table(heads={TOYS: [(AGA, LEADER), (FILIP, LEADER)]}, variant=10).place(TOYS)["strength"] == 2
    stronger: dict[str, object] = {"characters": {"defender": {"strength": 3}}}
    assert table(heads=heads, variant=10, data=stronger).place(TOYS)["strength"] == 5
