"""Phase 4: movement and energy drinks; phase 5: arrival."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    BAT,
    CAR_PARK,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    DRINK,
    FILIP,
    HALL,
    KRZYS,
    LEADER,
    NORBERT,
    PASS,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    family,
    table,
)
from tests.marks import rule

FULL = [(FILIP, DEFENDER), (KRZYS, DEFENDER), (NORBERT, DEFENDER)]  # fills three fields


@rule("OSA-MOVE-01", "OSA-MOVE-02")
def test_maps_then_dice_are_revealed_then_all_move_clockwise_from_the_badge() -> None:
    t = table(badge=KRZYS, heads={CLOTHING: family(AGA)})
    t.movement({AGA: TOILETS, FILIP: CAR_PARK, KRZYS: CAR_PARK, NORBERT: CAR_PARK}, [HALL, TOYS])
    assert t.view(None)["dice"] == [5, 4]
    assert t.view(None)["destinations"] == [1, 6, 6, 6]
    kinds = [event.kind for event in t.journal.events]
    assert kinds.index("destination") < kinds.index("die")
    order = []
    while t.asked:
        order.append(t.asked[0])
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert order == [KRZYS, NORBERT, AGA, FILIP]


@rule("OSA-MOVE-01")
def test_the_maps_of_those_who_have_chosen_are_opened_and_no_others() -> None:
    heads = {CAR_PARK: family(AGA), HALL: family(KRZYS)}
    closed = [TOILETS, CLOTHING, SURVEILLANCE, TOYS]
    t = table(heads=heads, closed=closed, badge=KRZYS, dead=family(FILIP), others=False)
    t.round_from("destination")  # with one place to go to, nobody is asked
    assert t.events("destination") == [(AGA, HALL), (KRZYS, CAR_PARK)]


@rule("OSA-MOVE-03", "OSA-MOVE-04", "OSA-MOVE-08")
def test_one_character_from_outside_the_destination_must_move_a_parked_one_too() -> None:
    heads = {TOYS: [(AGA, DEFENDER)], CAR_PARK: [(AGA, LEADER)], HALL: [(AGA, CRYBABY)]}
    t = table(heads=heads, others=False)
    t.movement({AGA: TOYS})
    assert t.options(AGA) == [("move", LEADER), ("move", CRYBABY)]
    t.choose(AGA, "move", LEADER)
    assert t.heads(TOYS) == {(AGA, DEFENDER), (AGA, LEADER)}
    assert t.heads(HALL) == {(AGA, CRYBABY)}


@rule("OSA-MOVE-05", "OSA-GEN-10")
def test_a_full_destination_sends_a_character_from_indoors_to_the_car_park() -> None:
    heads = {TOILETS: FULL, CAR_PARK: [(AGA, LEADER)], HALL: [(AGA, CRYBABY), (AGA, DEFENDER)]}
    t = table(heads=heads)
    t.movement({AGA: TOILETS})
    assert t.options(AGA) == [("move", DEFENDER), ("move", CRYBABY)]  # not the one on the car park
    t.choose(AGA, "move", CRYBABY)
    assert t.heads(CAR_PARK) == {(AGA, LEADER), (AGA, CRYBABY)}
    assert len(t.heads(TOILETS)) == 3


@rule("OSA-MOVE-06")
def test_a_full_destination_moves_nobody_from_the_car_park_or_from_itself() -> None:
    heads = {TOILETS: [*FULL[:2], (AGA, DEFENDER)], CAR_PARK: [(AGA, LEADER)]}
    t = table(heads=heads, dead=[(AGA, CRYBABY)])
    t.movement({AGA: TOILETS})
    assert t.events("stuck") == [(AGA, TOILETS)]
    assert t.heads(CAR_PARK) == {(AGA, LEADER)}


@rule("OSA-MOVE-07")
def test_fullness_is_judged_at_the_own_turn() -> None:
    t = table(heads={TOILETS: FULL, HALL: family(AGA)}, badge=FILIP)
    t.movement({FILIP: CAR_PARK, AGA: TOILETS})
    t.choose(FILIP, "move", DEFENDER)
    t.choose(AGA, "move", CRYBABY)
    assert (AGA, CRYBABY) in t.heads(TOILETS)
    t = table(heads={TOILETS: FULL[:2], HALL: family(AGA)}, badge=NORBERT)
    t.movement({NORBERT: TOILETS, AGA: TOILETS})
    t.choose(NORBERT, *t.options(NORBERT)[0])
    t.choose(AGA, "move", CRYBABY)
    assert (AGA, CRYBABY) in t.heads(CAR_PARK)


@rule("OSA-MOVE-09", "OSA-GEN-11")
def test_the_car_park_is_never_full() -> None:
    crowd = [head for seat in (FILIP, KRZYS, NORBERT) for head in family(seat)]
    t = table(heads={CAR_PARK: crowd, HALL: family(AGA)})
    t.movement({AGA: CAR_PARK})
    t.choose(AGA, "move", LEADER)
    assert len(t.heads(CAR_PARK)) == 10


@rule("OSA-MOVE-10", "OSA-MOVE-11")
def test_energy_drinks_move_any_own_character_right_after_the_move() -> None:
    t = table(heads={HALL: family(AGA), TOILETS: FULL}, hands={AGA: [DRINK, DRINK]}, closed=[TOYS], others=False)
    t.movement({AGA: CLOTHING})
    assert not t.can(AGA, "run")
    t.choose(AGA, "move", LEADER)
    assert t.options(AGA)[0] == PASS
    runs = {option[1:] for option in t.options(AGA)[1:]}
    assert (DEFENDER, CLOTHING) in runs
    assert not {area for _, area in runs} & {TOILETS, TOYS}  # full, closed
    assert (LEADER, CLOTHING) not in runs  # it is there already
    t.choose(AGA, "run", CRYBABY, CAR_PARK)
    t.choose(AGA, "run", CRYBABY, SURVEILLANCE)
    assert t.heads(SURVEILLANCE) == {(AGA, CRYBABY)}
    assert t.played == [DRINK, DRINK]


@rule("OSA-MOVE-11")
def test_a_drink_may_be_used_although_nothing_could_move() -> None:
    t = table(heads={TOILETS: FULL, CAR_PARK: family(AGA)}, hands={AGA: [DRINK]}, others=False)
    t.movement({AGA: TOILETS})
    assert t.events("stuck")
    t.choose(AGA, "run", CRYBABY, HALL)
    assert (AGA, CRYBABY) in t.heads(HALL)


@rule("OSA-MOVE-11")
def test_any_time_lets_everybody_drink_between_the_moves() -> None:
    options = {"energy_drink_window": "any_time"}
    t = table(heads={HALL: family(AGA) + family(FILIP)}, hands={FILIP: [DRINK], KRZYS: [BAT]}, options=options)
    t.movement({AGA: TOILETS})
    assert t.asked == [FILIP]  # before anybody has moved
    t.choose(FILIP, "run", LEADER, TOILETS)
    assert t.asked == [KRZYS]
    t.choose(KRZYS, "pass")
    assert t.options(AGA) == [("move", DEFENDER), ("move", LEADER), ("move", CRYBABY)]


@rule("OSA-MOVE-11")
def test_any_time_begins_with_the_badge_and_nobody_has_a_drink_of_the_own_turn_besides() -> None:
    options = {"energy_drink_window": "any_time"}
    hands = {AGA: [DRINK], FILIP: [DRINK], KRZYS: [BAT]}
    t = table(heads={HALL: family(AGA) + family(FILIP)}, badge=FILIP, hands=hands, options=options)
    t.movement({FILIP: TOILETS, KRZYS: TOILETS})
    order = []
    while t.asked:
        order.append((t.question, t.asked[0]))
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    drinks = [("ask-drink", seat) for seat in (FILIP, KRZYS, AGA)]
    moves = [("ask-move", FILIP), ("ask-move", KRZYS)]
    # Norbert and Aga have nowhere to go, but there is time for a drink before and after each of them.
    assert order == [*drinks, moves[0], *drinks, moves[1], *drinks, *drinks, *drinks]


@rule("OSA-MOVE-11")
def test_any_time_and_live_asks_everybody_at_once() -> None:
    options = {"energy_drink_window": "any_time", "discussion": "live"}
    t = table(heads={HALL: family(AGA)}, hands={AGA: [DRINK], KRZYS: [BAT]}, options=options)
    t.movement({AGA: TOILETS})
    assert t.asked == [AGA, KRZYS]
    t.choose(KRZYS, "pass")
    t.choose(AGA, "run", LEADER, TOILETS)
    assert t.asked == [KRZYS]  # the drink withdraws the pass; Aga has no item left
    t.choose(KRZYS, "pass")
    assert t.question == "ask-move"


@rule("OSA-MOVE-12")
def test_a_drink_always_reaches_the_car_park_and_never_a_closed_area() -> None:
    crowd = [head for seat in (FILIP, KRZYS) for head in family(seat)]
    t = table(heads={HALL: family(AGA), CAR_PARK: crowd}, hands={AGA: [DRINK]}, closed=[TOYS, CLOTHING])
    t.movement({AGA: TOILETS})
    t.choose(AGA, "move", LEADER)
    areas = {option[2] for option in t.options(AGA)[1:]}
    assert CAR_PARK in areas
    assert not areas & {TOYS, CLOTHING}


# ------------------------------------------------------------ arrival

SCATTERED = {TOILETS: [(AGA, DEFENDER)], CLOTHING: [(AGA, LEADER), (FILIP, LEADER)], HALL: [(AGA, CRYBABY)]}


@rule("OSA-ARR-01", "OSA-ARR-02", "OSA-ARR-03", "OSA-ARR-04")
def test_dice_then_crybabies_then_crowd() -> None:
    t = table(heads=SCATTERED, others=False)
    assert t.arrival([TOYS, TOYS, TOILETS]) == [1, 1, 0, 2, 1, 0]
    kinds = [event.kind for event in t.journal.events]
    assert kinds.index("crybabies") < kinds.index("crowd")
    assert kinds.index("monster") < kinds.index("crybabies")


@rule("OSA-ARR-03", "OSA-ARR-04", "OSA-ARR-10", "OSA-ARR-11")
def test_every_tied_area_gets_a_monster_and_one_may_get_both() -> None:
    heads = {HALL: family(AGA, CRYBABY, LEADER), CAR_PARK: family(FILIP, CRYBABY, LEADER), TOYS: [(KRZYS, LEADER)]}
    t = table(heads=heads, others=False)
    assert t.arrival() == [0, 0, 0, 0, 2, 2]


@rule("OSA-ARR-05")
def test_without_a_crybaby_alive_none_is_drawn() -> None:
    t = table(heads={HALL: [(AGA, LEADER), (FILIP, LEADER)]}, others=False)
    assert t.arrival() == [0, 0, 0, 0, 1, 0]
    assert not t.events("crybabies")


@rule("OSA-ARR-06", "OSA-ARR-07", "OSA-GEN-14")
def test_a_full_or_closed_area_sends_the_monster_to_the_car_park() -> None:
    t = table(heads={HALL: [(AGA, LEADER)]}, monsters={TOILETS: 6}, closed=[TOYS], others=False)
    assert t.arrival([TOILETS, TOYS, CLOTHING]) == [6, 1, 0, 0, 1, 2]
    assert t.events("diverted") == [(TOILETS,), (TOYS,)]


@rule("OSA-ARR-08")
def test_a_full_car_park_leaves_the_monster_in_the_pool() -> None:
    t = table(heads={HALL: [(AGA, LEADER)]}, monsters={TOILETS: 6, CAR_PARK: 6}, others=False)
    assert t.arrival([TOILETS, CAR_PARK]) == [6, 0, 0, 0, 1, 6]
    assert t.events("no-notch") == [(TOILETS,), (CAR_PARK,)]


@rule("OSA-GEN-13", "OSA-ARR-09")
def test_the_last_tokens_go_to_the_lowest_dice() -> None:
    t = table(
        heads={HALL: [(AGA, LEADER)]}, monsters={CAR_PARK: 6, CLOTHING: 6, SURVEILLANCE: 6, HALL: 5}, others=False
    )
    assert t.arrival([HALL, TOYS, TOILETS]) == [1, 6, 6, 1, 5, 6]
    assert t.view(None)["pool"] == 0
    assert t.events("no-monster") == [(HALL,), (HALL,)]


@rule("OSA-GEN-13")
def test_there_are_twenty_five_monsters() -> None:
    t = table(monsters=dict.fromkeys(AREAS, 3), others=False)
    assert t.view(None)["pool"] == 25 - 18


@pytest.mark.parametrize("area", AREAS)
@rule("OSA-GEN-14")
def test_every_area_has_six_notches(area: str) -> None:
    t = table(heads={}, others=False)
    t.arrival([area] * 6)
    assert t.monsters(area) == 6
    assert t.place(area)["notches"] == 6
