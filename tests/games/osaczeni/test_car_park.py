"""Phase 6: the car park, where every monster attacks for itself."""

from __future__ import annotations

from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    DEFENDER,
    FILIP,
    FOOD,
    GUN,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    PASS,
    TOILETS,
    family,
    table,
)
from tests.marks import rule

PARKED = [(AGA, DEFENDER), (FILIP, DEFENDER), (KRZYS, DEFENDER)]


@rule("OSA-PARK-01")
def test_strength_does_not_count_and_one_monster_is_enough() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 1})
    t.attack()
    assert t.question == "ask-vote"
    t.vote({AGA: AGA, FILIP: AGA, KRZYS: AGA})
    assert t.events("eaten") == [(AGA, DEFENDER, CAR_PARK)]


@rule("OSA-PARK-02", "OSA-VOTE-02")
def test_each_attack_has_a_discussion_and_a_decision_of_its_own() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 2}, hands={AGA: [BAT], FILIP: [FOOD]})
    t.attack()
    for voters, victim in (((AGA, FILIP, KRZYS), KRZYS), ((AGA, FILIP), AGA)):
        assert t.question == "ask-discuss"
        t.pass_all()
        t.vote(dict.fromkeys(voters, victim))
    assert [event[0] for event in t.events("eaten")] == [KRZYS, AGA]


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
def test_when_all_there_are_eaten_the_other_monsters_leave() -> None:
    t = table(heads={CAR_PARK: PARKED[:2]}, monsters={CAR_PARK: 5})
    t.attack()
    t.vote({AGA: AGA, FILIP: AGA})
    assert t.events("eaten") == [(AGA, DEFENDER, CAR_PARK), (FILIP, DEFENDER, CAR_PARK)]
    assert t.events("nobody-found") == [(CAR_PARK,)]
    assert t.monsters(CAR_PARK) == 0
    assert t.view(None)["pool"] == 25


@rule("OSA-PARK-05")
def test_when_the_last_monster_is_fed_those_still_there_are_left_alone() -> None:
    t = table(heads={CAR_PARK: PARKED[:1]}, monsters={CAR_PARK: 1})
    t.attack()
    assert t.heads(CAR_PARK) == set()
    assert not t.events("nobody-found")


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
    assert t.asked == []
    assert t.player(KRZYS)["guns"] == 0  # the attack is over


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


@rule("OSA-VOTE-01", "OSA-ITEM-08", "OSA-PARK-12")
def test_whoever_has_only_hidden_characters_there_takes_part_in_the_next_discussion_too() -> None:
    t = table(heads={CAR_PARK: PARKED}, monsters={CAR_PARK: 3}, hands={KRZYS: [MEAT, BAT]})
    t.attack()
    t.choose(KRZYS, "hide", DEFENDER)
    t.choose(KRZYS, "pass")
    t.vote({AGA: FILIP, FILIP: FILIP})
    assert t.question == "ask-discuss"
    assert t.options(KRZYS) == [PASS, ("fight", BAT)]
    t.choose(KRZYS, "fight", BAT)
    assert t.events("killed") == [(KRZYS, 1, CAR_PARK)]


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
