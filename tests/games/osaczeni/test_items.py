"""Phase 6: the items that are played where monsters would get in."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    FILIP,
    FOOD,
    GUN,
    HALL,
    KEYS,
    KRZYS,
    LEADER,
    MEAT,
    MOLOTOV,
    PASS,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    WALKIE,
    family,
    table,
)
from tests.marks import rule

PAIR = [(AGA, LEADER), (FILIP, LEADER)]  # strength 2
PARKED = [(AGA, DEFENDER), (FILIP, DEFENDER), (KRZYS, DEFENDER)]


@rule("OSA-ITEM-01", "OSA-ITEM-02")
@pytest.mark.parametrize(
    ("item", "monsters", "left"), [(BAT, 4, 3), (CHAINSAW, 4, 2), (MOLOTOV, 6, 0), (CHAINSAW, 1, 0)]
)
def test_weapons_return_their_number_of_monsters_to_the_pool(item: str, monsters: int, left: int) -> None:
    hands = {AGA: [item, WALKIE], FILIP: [BAT]}
    t = table(heads={CAR_PARK: PARKED[:1]}, monsters={CAR_PARK: monsters}, hands=hands)
    t.attack()
    assert t.asked == [AGA]  # Filip has nobody there
    t.choose(AGA, "fight", item)
    assert t.events("killed") == [(AGA, monsters - left, CAR_PARK)]
    assert t.monsters(CAR_PARK) == left
    assert t.view(None)["pool"] == 25 - left


@rule("OSA-ITEM-01")
def test_a_weapon_without_a_monster_left_is_refused() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 3}, hands={AGA: [MOLOTOV, BAT, FOOD]})
    t.attack()
    t.choose(AGA, "fight", MOLOTOV)
    assert t.options(AGA) == [PASS]


@rule("OSA-ITEM-03", "OSA-ITEM-04")
def test_canned_food_sends_a_monster_to_any_open_area_with_a_free_notch() -> None:
    monsters = {TOYS: 3, SURVEILLANCE: 6}
    t = table(heads={TOYS: PAIR}, monsters=monsters, hands={AGA: [FOOD]}, closed=[CLOTHING])
    t.attack()
    assert t.targets(AGA, "lure") == {TOILETS, HALL, CAR_PARK}  # not full, not closed, not itself
    t.choose(AGA, "lure", TOILETS)  # resolved already
    assert (t.monsters(TOYS), t.monsters(TOILETS)) == (2, 1)


@rule("OSA-ITEM-05")
def test_without_another_free_notch_canned_food_cannot_be_played() -> None:
    monsters = {TOYS: 5, HALL: 6, SURVEILLANCE: 6, TOILETS: 6, CAR_PARK: 6}
    data: dict[str, object] = {"numbers": {"monsters": 40}}
    t = table(heads={TOYS: PAIR}, monsters=monsters, hands={AGA: [FOOD]}, closed=[CLOTHING], others=False, data=data)
    t.attack()
    assert t.options(AGA) == [PASS]


@rule("OSA-ITEM-06", "OSA-ITEM-07")
def test_a_hidden_character_cannot_be_chosen_but_its_strength_counts() -> None:
    there = [(AGA, DEFENDER), (AGA, CRYBABY), (FILIP, LEADER)]
    t = table(heads={TOYS: there}, monsters={TOYS: 5}, hands={AGA: [MEAT, BAT]})
    t.attack()
    t.choose(AGA, "hide", DEFENDER)
    assert t.place(TOYS)["strength"] == 4
    assert t.hidden(TOYS) == {(AGA, DEFENDER)}
    t.choose(AGA, "pass")
    t.vote({AGA: AGA, FILIP: AGA})
    assert t.events("eaten") == [(AGA, CRYBABY, TOYS)]  # the only one that can be named


@rule("OSA-ITEM-06")
def test_a_hidden_character_cannot_be_hidden_again() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 4}, hands={AGA: [MEAT, MEAT]})
    t.attack()
    t.choose(AGA, "hide", LEADER)
    assert not t.can(AGA, "hide")


@rule("OSA-ITEM-06")
@pytest.mark.parametrize("area", [TOYS, CAR_PARK])
def test_nobody_hides_any_more_once_the_monsters_would_not_get_in(area: str) -> None:
    t = table(heads={area: PAIR}, monsters={area: 3}, hands={AGA: [MOLOTOV, WALKIE], FILIP: [MEAT]}, badge=FILIP)
    t.attack()
    assert t.options(FILIP) == [PASS, ("hide", LEADER)]
    t.choose(FILIP, "pass")
    t.choose(AGA, "fight", MOLOTOV)
    assert t.options(FILIP) == [PASS]


@rule("OSA-ITEM-10")
def test_a_gun_needs_a_character_in_the_area_of_the_vote() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 4}, hands={KRZYS: [GUN], FILIP: [GUN]})
    t.attack()
    assert t.asked == [FILIP]
    assert ("draw-gun",) in t.options(FILIP)


@rule("OSA-ITEM-10")
@pytest.mark.parametrize("area", [TOYS, CAR_PARK])
def test_a_lone_family_is_offered_no_gun_as_no_vote_can_follow(area: str) -> None:
    t = table(heads={area: family(AGA)}, monsters={area: 5}, hands={AGA: [GUN, BAT]})
    t.attack()
    assert t.options(AGA) == [PASS, ("fight", BAT)]


@rule("OSA-ITEM-08", "OSA-ITEM-10")
def test_a_gun_is_drawn_while_two_can_be_chosen_and_not_against_the_last_one_in_sight() -> None:
    hands = {AGA: [MEAT, GUN], FILIP: [MEAT]}
    t = table(heads={TOYS: [*PAIR, (KRZYS, LEADER)]}, monsters={TOYS: 6}, hands=hands)
    t.attack()
    t.choose(AGA, "hide", LEADER)
    t.choose(FILIP, "pass")
    assert t.options(AGA) == [PASS, ("draw-gun",)]  # Filip or Krzys
    t = table(heads={TOYS: [*PAIR, (KRZYS, LEADER)]}, monsters={TOYS: 6}, hands=hands)
    t.attack()
    t.choose(AGA, "hide", LEADER)
    t.choose(FILIP, "hide", LEADER)
    assert t.options(AGA) == [PASS]  # it can only be Krzys


@rule("OSA-ITEM-10")
def test_no_gun_is_drawn_once_the_monsters_would_not_get_in() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 3}, hands={AGA: [BAT], FILIP: [GUN]})
    t.attack()
    t.choose(AGA, "fight", BAT)
    assert t.options(FILIP) == [PASS]


@rule("OSA-ITEM-11")
def test_truck_keys_are_never_played() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 4}, hands={AGA: [KEYS]})
    t.attack()
    assert t.options(AGA) == [PASS]
