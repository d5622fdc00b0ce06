"""Phase 6: attacks on areas 1 to 5, the car park, and the items played there."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.table import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    DRINK,
    FILIP,
    FOOD,
    GUN,
    HALL,
    KEYS,
    KRZYS,
    LEADER,
    MEAT,
    MOLOTOV,
    NORBERT,
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
ROW_1 = family(NORBERT)  # three dead fill row 1


@rule("OSA-ATK-01")
def test_areas_are_resolved_in_ascending_order_and_closed_ones_passed_over() -> None:
    heads = {HALL: [(AGA, LEADER)], TOILETS: [(AGA, DEFENDER)], CAR_PARK: [(AGA, CRYBABY)]}
    t = table(heads=heads, monsters={HALL: 3, TOILETS: 3, CAR_PARK: 1}, closed=[TOYS], others=False)
    t.attack()
    assert [event[0] for event in t.events("breach")] == [TOILETS, HALL, CAR_PARK]


@rule("OSA-ATK-02")
def test_an_empty_area_is_not_attacked_and_keeps_its_monsters() -> None:
    t = table(monsters={TOYS: 5})
    t.attack()
    assert not t.events("breach")
    assert t.monsters(TOYS) == 5


@rule("OSA-ATK-03", "OSA-ATK-04", "OSA-ATK-05")
@pytest.mark.parametrize(("monsters", "breach"), [(3, False), (4, False), (5, True)])
def test_more_monsters_than_strength_get_in_and_the_others_stay(monsters: int, *, breach: bool) -> None:
    there = [(AGA, DEFENDER), (FILIP, LEADER), (KRZYS, CRYBABY)]  # 2 + 1 + 1
    t = table(heads={TOYS: there}, monsters={TOYS: monsters})
    t.attack()
    assert bool(t.events("breach")) is breach
    if not breach:
        assert t.monsters(TOYS) == monsters


@rule("OSA-ATK-06", "OSA-COLD-03")
@pytest.mark.parametrize(("dead", "breach"), [(2, False), (3, True)])
def test_after_row_1_equal_strength_lets_them_in(dead: int, *, breach: bool) -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 2}, dead=ROW_1[:dead])
    t.attack()
    assert bool(t.events("breach")) is breach


@rule("OSA-ATK-07", "OSA-ATK-16")
def test_items_are_played_only_where_monsters_would_get_in() -> None:
    hands = {AGA: [BAT, FOOD, MEAT, WALKIE, DRINK, KEYS], FILIP: [CHAINSAW]}
    t = table(heads={TOYS: PAIR, HALL: [(AGA, CRYBABY)]}, monsters={TOYS: 3, HALL: 1}, hands=hands)
    t.attack()
    assert t.question == "ask-discuss"
    assert {option[0] for option in t.options(AGA)} == {"pass", "fight", "lure", "hide"}
    t.pass_all()
    t.vote({AGA: FILIP, FILIP: FILIP})
    assert [event[0] for event in t.events("breach")] == [TOYS]


@rule("OSA-ATK-08", "OSA-ATK-17")
def test_strength_is_compared_again_once_when_the_discussion_is_over() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 3}, hands={AGA: [BAT, BAT], FILIP: [BAT]})
    t.attack()
    t.choose(AGA, "fight", BAT)
    assert t.asked == [FILIP]  # the talk goes on although they would not get in any more
    t.choose(FILIP, "fight", BAT)
    t.choose(AGA, "pass")
    assert t.events("repelled") == [(TOYS,)]
    assert not t.events("voted", "eaten")
    assert t.monsters(TOYS) == 1


@rule("OSA-ATK-09", "OSA-GEN-09")
def test_played_items_stay_spent() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 3}, hands={AGA: [MEAT], FILIP: [CHAINSAW]})
    t.attack()
    t.choose(AGA, "hide", LEADER)
    t.choose(FILIP, "fight", CHAINSAW)
    assert t.asked == []
    assert t.played == [CHAINSAW, MEAT]
    assert t.hand(AGA) == t.hand(FILIP) == []


@rule("OSA-ATK-10", "OSA-ATK-11", "OSA-ATK-12", "OSA-VIC-01")
def test_the_chosen_player_names_the_victim_and_all_monsters_leave() -> None:
    t = table(heads={TOYS: [(AGA, CRYBABY), (AGA, LEADER), (FILIP, DEFENDER)]}, monsters={TOYS: 5}, victim=KRZYS)
    t.attack()
    t.vote({AGA: AGA, FILIP: AGA})
    assert t.options(AGA) == [("sacrifice", LEADER), ("sacrifice", CRYBABY)]
    t.choose(AGA, "sacrifice", LEADER)
    assert t.heads(TOYS) == {(AGA, CRYBABY), (FILIP, DEFENDER)}
    assert t.view(None)["cold"] == [(AGA, 1)]
    assert t.victim == AGA
    assert t.monsters(TOYS) == 0
    assert t.view(None)["pool"] == 25


@rule("OSA-ATK-13")
def test_a_lone_family_discusses_and_then_chooses_without_a_vote() -> None:
    t = table(heads={TOYS: family(AGA, LEADER, CRYBABY)}, monsters={TOYS: 4}, hands={AGA: [BAT, MEAT]})
    t.attack()
    assert t.question == "ask-discuss"
    t.choose(AGA, "fight", BAT)
    t.choose(AGA, "hide", CRYBABY)
    assert t.events("eaten") == [(AGA, LEADER, TOYS)]
    assert not t.events("voted")


@rule("OSA-ATK-14", "OSA-ATK-15")
def test_where_all_are_hidden_nobody_dies_and_the_monsters_leave() -> None:
    hands = {AGA: [MEAT], FILIP: [MEAT]}
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 4}, hands=hands, victim=KRZYS)
    t.attack()
    t.choose(AGA, "hide", LEADER)
    t.choose(FILIP, "hide", LEADER)
    assert t.events("nobody-found") == [(TOYS,)]
    assert t.monsters(TOYS) == 0
    assert t.victim == KRZYS
    assert not t.events("eaten")


# ------------------------------------------------------------ the car park

PARKED = [(AGA, DEFENDER), (FILIP, DEFENDER), (KRZYS, DEFENDER)]


@rule("OSA-PARK-01", "OSA-PARK-02")
def test_strength_does_not_count_and_one_monster_is_enough() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 1})
    t.attack()
    assert t.question == "ask-vote"


@rule("OSA-PARK-03", "OSA-PARK-04", "OSA-PARK-05", "OSA-VIC-03")
def test_each_monster_brings_a_vote_and_leaves_fed_and_the_token_moves_each_time() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 2}, victim=NORBERT)
    t.attack()
    t.vote({AGA: FILIP, FILIP: AGA, KRZYS: AGA})
    assert t.victim == AGA
    assert t.monsters(CAR_PARK) == 1
    t.vote({FILIP: KRZYS, KRZYS: FILIP})
    assert t.question == "ask-tie"
    assert t.asked == [AGA]  # the victim of a moment ago decides
    t.choose(AGA, "choose", KRZYS)
    assert t.victim == KRZYS
    assert t.monsters(CAR_PARK) == 0
    assert t.heads(CAR_PARK) == {(FILIP, DEFENDER)}
    assert t.asked == []


@rule("OSA-PARK-06")
def test_when_all_there_are_eaten_or_hidden_the_other_monsters_leave() -> None:
    t = table(heads={CAR_PARK: PARKED[:2]}, monsters={CAR_PARK: 5}, hands={AGA: [MEAT]})
    t.attack()
    t.choose(AGA, "hide", DEFENDER)
    assert t.events("eaten") == [(FILIP, DEFENDER, CAR_PARK)]
    assert t.events("nobody-found") == [(CAR_PARK,)]
    assert t.monsters(CAR_PARK) == 0
    assert t.heads(CAR_PARK) == {(AGA, DEFENDER)}


@rule("OSA-PARK-07", "OSA-PARK-14")
def test_without_a_monster_left_there_is_no_decision() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 2}, hands={AGA: [BAT], FILIP: [FOOD]})
    t.attack()
    t.choose(AGA, "fight", BAT)
    t.choose(FILIP, "lure", TOILETS)
    assert t.events("repelled") == [(CAR_PARK,)]
    assert not t.events("eaten")
    assert t.monsters(TOILETS) == 1


@rule("OSA-PARK-08")
def test_a_lone_hidden_character_on_the_car_park_is_not_found() -> None:
    t = table(heads={CAR_PARK: PARKED[:1]}, monsters={CAR_PARK: 3}, hands={AGA: [MEAT]})
    t.attack()
    t.choose(AGA, "hide", DEFENDER)
    assert t.monsters(CAR_PARK) == 0
    assert not t.events("eaten")


@rule("OSA-PARK-09")
def test_a_gun_stays_in_force_through_the_whole_attack_on_the_car_park() -> None:
    there = [*PARKED, (AGA, LEADER), (FILIP, LEADER)]
    t = table(heads={CAR_PARK: there}, monsters={CAR_PARK: 2}, hands={KRZYS: [GUN]})
    t.attack()
    t.choose(KRZYS, "draw-gun")
    t.vote({AGA: FILIP, FILIP: FILIP, KRZYS: AGA})
    t.choose(FILIP, "sacrifice", DEFENDER)
    t.vote({AGA: FILIP, FILIP: AGA, KRZYS: FILIP})
    assert [event for event in t.events("voted") if event[0] == KRZYS] == [(KRZYS, AGA, 2), (KRZYS, FILIP, 2)]


@rule("OSA-PARK-10", "OSA-ITEM-06", "OSA-ITEM-09")
def test_rotten_meat_works_to_the_end_of_the_phase_and_then_is_turned_back() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 2}, hands={AGA: [MEAT]})
    t.attack()
    t.choose(AGA, "hide", DEFENDER)
    t.vote({FILIP: KRZYS, KRZYS: KRZYS})  # the second attack finds Filip alone: no vote
    assert t.heads(CAR_PARK) == {(AGA, DEFENDER)}
    assert t.g.hidden == 0


@rule("OSA-PARK-11")
def test_an_empty_car_park_keeps_its_monsters() -> None:
    t = table(heads={CAR_PARK: []}, monsters={CAR_PARK: 4})
    t.attack()
    assert t.monsters(CAR_PARK) == 4


@rule("OSA-PARK-12")
def test_whose_characters_there_are_all_eaten_takes_no_further_part() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 2}, hands={AGA: [GUN]})
    t.attack()
    t.choose(AGA, "pass")
    t.vote({AGA: FILIP, FILIP: AGA, KRZYS: AGA})
    assert t.asked == [FILIP, KRZYS]


@rule("OSA-PARK-13")
def test_a_lone_family_has_a_discussion_for_each_attack() -> None:
    t = table(heads={CAR_PARK: family(AGA)}, monsters={CAR_PARK: 2}, hands={AGA: [BAT]})
    t.attack()
    t.choose(AGA, "pass")
    t.choose(AGA, "sacrifice", LEADER)
    assert t.question == "ask-discuss"
    t.choose(AGA, "fight", BAT)
    assert t.alive == 11


@rule("OSA-PARK-15")
def test_cards_that_leave_a_monster_do_not_cancel_the_attack_under_way() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 4}, hands={AGA: [CHAINSAW]})
    t.attack()
    t.choose(AGA, "fight", CHAINSAW)
    assert t.monsters(CAR_PARK) == 2
    t.vote({AGA: FILIP, FILIP: AGA, KRZYS: FILIP})
    assert t.monsters(CAR_PARK) == 1
    assert t.asked == [AGA, KRZYS]


# ------------------------------------------------------------ items


@rule("OSA-ITEM-01", "OSA-ITEM-02")
@pytest.mark.parametrize(
    ("item", "monsters", "left"), [(BAT, 4, 3), (CHAINSAW, 4, 2), (MOLOTOV, 6, 0), (CHAINSAW, 1, 0)]
)
def test_weapons_return_their_number_of_monsters_to_the_pool(item: str, monsters: int, left: int) -> None:
    t = table(heads={CAR_PARK: PARKED[:1]}, monsters={CAR_PARK: monsters}, hands={AGA: [item], FILIP: [BAT]})
    t.attack()
    assert t.asked == [AGA]  # Filip has nobody there
    t.choose(AGA, "fight", item)
    assert t.events("killed") == [(AGA, monsters - left, CAR_PARK)]


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


@rule("OSA-ITEM-10")
def test_a_gun_needs_a_character_in_the_area_of_the_vote() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 4}, hands={KRZYS: [GUN], FILIP: [GUN]})
    t.attack()
    assert t.asked == [FILIP]
    assert ("draw-gun",) in t.options(FILIP)


@rule("OSA-ITEM-11")
def test_truck_keys_are_never_played() -> None:
    t = table(heads={TOYS: PAIR}, monsters={TOYS: 4}, hands={AGA: [KEYS]})
    t.attack()
    assert t.options(AGA) == [PASS]
