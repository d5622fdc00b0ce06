"""Phase 6: the attacks on areas 1 to 5."""

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
    HALL,
    KEYS,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    TOILETS,
    TOYS,
    WALKIE,
    family,
    table,
)
from tests.marks import rule

from ostoja.games.osaczeni import GAME

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


@rule("OSA-ATK-06")
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
    assert GAME.write_facts(t.g)["doomed"] == []  # and nobody else is to be eaten


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
