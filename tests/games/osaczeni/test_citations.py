"""Every question cites its rule, and whatever is not offered is refused with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    DRINK,
    EWA,
    FILIP,
    FOOD,
    GUN,
    HALL,
    KLUTZ,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    OLA,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    WALKIE,
    Driver,
    family,
    new_table,
    table,
)
from tests.marks import rule

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Word

TRIO = [(AGA, LEADER), (FILIP, LEADER), (KRZYS, LEADER)]  # strength 3


def refusals(t: Driver, seat: int, *options: tuple[Word, ...]) -> list[str]:
    """List the rules that forbid some options, none of which is offered."""
    assert not {*options} & {*t.options(seat)}
    return [t.why_not(seat, *option) for option in options]


@rule("OSA-SET-07")
def test_placing_where_no_die_points_or_nobody() -> None:
    t = new_table(dice=[HALL, HALL, TOYS])
    assert t.cited == "OSA-SET-07"
    assert refusals(t, AGA, ("place", LEADER, TOILETS), ("place", KLUTZ, HALL), ("pass",)) == ["OSA-SET-07"] * 3


@rule("OSA-VOTE-03", "OSA-ATK-16", "OSA-ITEM-10")
@pytest.mark.parametrize("area", [CAR_PARK, SURVEILLANCE])
def test_playing_for_truck_or_badge_what_belongs_to_an_attack_or_is_not_there(area: str) -> None:
    t = table(heads={area: TRIO[:2]}, hands={AGA: [BAT, FOOD, MEAT]})
    if area == CAR_PARK:
        t.truck()
    else:
        t.take_badge()
    assert t.cited == "OSA-VOTE-03"
    assert refusals(t, AGA, ("draw-gun",)) == ["OSA-ITEM-10"]
    assert refusals(t, AGA, ("fight", BAT), ("lure", HALL), ("hide", LEADER)) == ["OSA-ATK-16"] * 3


@rule("OSA-ATK-07", "OSA-ITEM-03", "OSA-ITEM-06", "OSA-ITEM-10", "OSA-VOTE-03")
def test_playing_in_an_attack_without_the_item_or_its_object() -> None:
    hands = {AGA: [FOOD, WALKIE], FILIP: [MEAT, WALKIE], KRZYS: [CHAINSAW]}
    t = table(heads={TOYS: TRIO}, monsters={TOYS: 4, HALL: 6}, hands=hands, closed=[TOILETS])
    t.attack()
    assert t.cited == "OSA-ATK-07"
    assert refusals(t, AGA, ("lure", HALL), ("lure", TOILETS), ("lure", TOYS)) == ["OSA-ITEM-03"] * 3
    assert refusals(t, AGA, ("hide", LEADER), ("fight", WALKIE), ("fight", BAT)) == ["OSA-VOTE-03"] * 3
    assert refusals(t, AGA, ("draw-gun",)) == ["OSA-ITEM-10"]
    t.choose(AGA, "pass")
    assert refusals(t, FILIP, ("hide", DEFENDER), ("hide", KLUTZ)) == ["OSA-ITEM-06"] * 2
    assert refusals(t, FILIP, ("lure", CAR_PARK), ("sacrifice", DEFENDER), ("fight", MEAT)) == ["OSA-VOTE-03"] * 3


@rule("OSA-VOTE-07", "OSA-VOTE-08", "OSA-VOTE-09", "OSA-VOTE-17")
def test_pointing_at_who_takes_no_part_or_at_nobody_or_playing_too_late() -> None:
    t = table(5, heads={CAR_PARK: [(FILIP, LEADER), (KRZYS, LEADER)]}, hands={FILIP: [GUN]})
    t.truck()
    t.pass_all()
    assert t.cited == "OSA-VOTE-08"
    assert refusals(t, FILIP, ("vote", AGA), ("vote", NORBERT), ("vote", EWA)) == ["OSA-VOTE-09"] * 3
    assert refusals(t, FILIP, ("pass",)) == ["OSA-VOTE-17"]
    assert refusals(t, FILIP, ("draw-gun",), ("vote", OLA)) == ["OSA-VOTE-07"] * 2  # Ola is not at this table


@rule("OSA-VOTE-10")
def test_pointing_at_somebody_hidden() -> None:
    t = table(heads={TOYS: TRIO}, monsters={TOYS: 4}, hands={AGA: [MEAT]})
    t.attack()
    t.choose(AGA, "hide", LEADER)
    assert refusals(t, FILIP, ("vote", AGA), ("vote", NORBERT)) == ["OSA-VOTE-10"] * 2


@rule("OSA-VOTE-15", "OSA-VOTE-16")
def test_breaking_a_tie_in_favour_of_somebody_else() -> None:
    t = table(heads={CAR_PARK: TRIO[:2]}, victim=NORBERT)
    t.truck()
    t.vote({AGA: AGA, FILIP: FILIP})
    assert t.cited == "OSA-VOTE-15"
    assert refusals(t, NORBERT, ("choose", NORBERT), ("pass",)) == ["OSA-VOTE-16"] * 2


@rule("OSA-TRUCK-04", "OSA-TRUCK-08")
def test_the_truck_cites_how_many_items_there_are() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER)]}, deck=[GUN, BAT, MEAT])
    t.truck()
    assert (t.question, t.cited) == ("ask-keep", "OSA-TRUCK-04")
    t.choose(AGA, "keep", GUN)
    assert (t.question, t.cited) == ("ask-give", "OSA-TRUCK-04")
    t = table(heads={CAR_PARK: [(AGA, LEADER)]}, deck=[GUN])
    t.truck()
    assert (t.question, t.cited) == ("ask-last", "OSA-TRUCK-08")


@rule("OSA-BADGE-08")
def test_looking_under_the_hatch_without_a_walkie_talkie() -> None:
    t = table(heads={SURVEILLANCE: []}, hands={AGA: [BAT]})
    t.take_badge()
    assert t.cited == "OSA-BADGE-08"
    assert refusals(t, AGA, ("look",), ("fight", BAT)) == ["OSA-BADGE-08"] * 2


@rule("OSA-DEST-01", "OSA-DEST-03", "OSA-DEST-04", "OSA-DEST-05")
def test_going_where_the_whole_family_is_or_where_it_is_closed() -> None:
    t = table(heads={CLOTHING: family(AGA), CAR_PARK: family(FILIP)}, closed=[TOILETS, HALL])
    t.destinations()
    assert t.cited == "OSA-DEST-01"
    assert refusals(t, AGA, ("go", TOILETS), ("go", HALL)) == ["OSA-DEST-05"] * 2
    assert refusals(t, AGA, ("go", CLOTHING), ("pass",), ("move", DEFENDER)) == ["OSA-DEST-04"] * 3
    t.choose(AGA, "go", TOYS)
    assert t.cited == "OSA-DEST-03"
    assert refusals(t, FILIP, ("go", TOILETS)) == ["OSA-DEST-05"]
    assert refusals(t, FILIP, ("go", CAR_PARK), ("pass",)) == ["OSA-DEST-04"] * 2


@rule("OSA-MOVE-03", "OSA-MOVE-04", "OSA-MOVE-05")
def test_moving_nobody_or_whoever_is_there_already_or_outside_while_it_is_full() -> None:
    full = [(AGA, DEFENDER), (FILIP, LEADER), (KRZYS, LEADER)]
    heads = {TOILETS: full, CAR_PARK: [(AGA, LEADER)], HALL: [(AGA, CRYBABY)]}
    t = table(heads=heads, hands={AGA: [DRINK]}, others=False)
    t.movement({AGA: TOILETS})
    t.choose(AGA, "pass")  # the one who can move has moved
    t = table(3, heads=heads | {HALL: family(AGA, CRYBABY, KLUTZ)}, hands={AGA: [DRINK]}, others=False)
    t.movement({AGA: TOILETS})
    assert t.cited == "OSA-MOVE-03"
    assert refusals(t, AGA, ("move", DEFENDER)) == ["OSA-MOVE-04"]
    assert refusals(t, AGA, ("move", LEADER)) == ["OSA-MOVE-05"]
    assert refusals(t, AGA, ("pass",), ("move-two", DEFENDER, DEFENDER), ("go", HALL)) == ["OSA-MOVE-03"] * 3
    t = table(heads={TOYS: [(AGA, DEFENDER)], HALL: family(AGA, LEADER, CRYBABY)}, others=False)
    t.movement({AGA: TOYS})
    assert refusals(t, AGA, ("move", DEFENDER)) == ["OSA-MOVE-04"]


@rule("OSA-MOVE-10", "OSA-MOVE-11")
@pytest.mark.parametrize("window", ["own_turn", "any_time"])
def test_running_without_an_energy_drink_or_to_where_there_is_no_room(window: str) -> None:
    options = {"energy_drink_window": window}
    t = table(heads={HALL: family(AGA)}, hands={AGA: [DRINK, BAT]}, closed=[TOYS], others=False, options=options)
    t.movement({})
    assert t.question == "ask-drink"
    assert t.cited == "OSA-MOVE-11"
    assert refusals(t, AGA, ("run", LEADER, TOYS), ("run", LEADER, HALL), ("fight", BAT)) == ["OSA-MOVE-10"] * 3


@rule("OSA-ATK-10", "OSA-ITEM-06")
def test_giving_up_who_is_hidden_or_elsewhere() -> None:
    heads = {TOYS: [*family(AGA), (FILIP, LEADER)]}
    t = table(heads=heads, monsters={TOYS: 6}, hands={AGA: [MEAT], FILIP: [MEAT]})
    t.attack()
    t.choose(AGA, "hide", DEFENDER)
    t.choose(FILIP, "pass")
    t.vote({AGA: AGA, FILIP: AGA})
    assert t.cited == "OSA-ATK-10"
    assert refusals(t, AGA, ("sacrifice", DEFENDER)) == ["OSA-ITEM-06"]
    assert refusals(t, AGA, ("sacrifice", KLUTZ), ("pass",), ("hide", KLUTZ)) == ["OSA-ATK-10"] * 3


@rule("OSA-VAR-09", "OSA-VAR-14")
def test_the_questions_of_variants_cite_them() -> None:
    t = table(heads={HALL: family(AGA)}, variant=9, monsters={TOILETS: 6}, others=False)
    t.round_from("haunting")
    assert t.cited == "OSA-VAR-09"
    assert refusals(t, FILIP, ("haunt", TOILETS), ("pass",)) == ["OSA-VAR-09"] * 2
    t = table(hands={AGA: [GUN, GUN, BAT]}, variant=14)
    t.round_from("packs")
    assert t.cited == "OSA-VAR-14"
