"""Votes: who takes part, the discussion, the decision, and the victim token."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CRYBABY,
    DEFENDER,
    FILIP,
    GUN,
    HALL,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    PASS,
    SURVEILLANCE,
    TOYS,
    WALKIE,
    family,
    table,
)
from tests.marks import rule

TRIO = [(AGA, DEFENDER), (FILIP, DEFENDER), (KRZYS, DEFENDER)]
FRAIL = [(AGA, CRYBABY), (FILIP, CRYBABY), (KRZYS, CRYBABY)]  # strength 3


@rule("OSA-VOTE-01", "OSA-VOTE-04", "OSA-TRUCK-01")
def test_exactly_those_with_a_character_there_take_part() -> None:
    hands = {seat: [GUN] for seat in (FILIP, KRZYS)} | {NORBERT: [BAT]}
    t = table(heads={CAR_PARK: [(FILIP, LEADER), (NORBERT, CRYBABY)]}, hands=hands)
    t.truck()
    assert t.asked == [FILIP]
    t.choose(FILIP, "pass")
    assert t.asked == [NORBERT]
    t.choose(NORBERT, "pass")
    assert t.question == "ask-vote"
    assert t.asked == [FILIP, NORBERT]


@rule("OSA-VOTE-01", "OSA-ITEM-08")
def test_a_player_whose_only_character_is_hidden_still_takes_part() -> None:
    t = table(heads={TOYS: [(AGA, DEFENDER), (FILIP, DEFENDER)]}, monsters={TOYS: 6}, hands={AGA: [MEAT, BAT]})
    t.attack()
    t.choose(AGA, "hide", DEFENDER)
    assert t.asked == [AGA]
    assert ("fight", BAT) in t.options(AGA)


@rule("OSA-VOTE-02", "OSA-VOTE-05")
def test_a_vote_is_a_discussion_and_then_a_decision() -> None:
    t = table(heads={CAR_PARK: TRIO}, hands={FILIP: [WALKIE]})
    t.truck()
    assert t.question == "ask-discuss"
    assert t.options(FILIP) == [PASS]
    t.choose(FILIP, "pass")
    assert t.question == "ask-vote"


@rule("OSA-VOTE-03", "OSA-VOTE-20")
def test_any_number_of_guns_add_up_in_one_vote() -> None:
    t = table(heads={CAR_PARK: TRIO}, hands={FILIP: [GUN, GUN]})
    t.truck()
    t.choose(FILIP, "draw-gun")
    t.choose(FILIP, "draw-gun")
    t.vote({AGA: AGA, KRZYS: AGA, FILIP: FILIP})
    assert (FILIP, FILIP, 3) in t.events("voted")
    assert t.elected == [FILIP]


@rule("OSA-VOTE-06")
def test_in_turn_one_item_each_from_the_badge_until_all_pass_in_succession() -> None:
    t = table(heads={CAR_PARK: TRIO}, badge=FILIP, hands={AGA: [GUN], FILIP: [GUN, WALKIE], KRZYS: [GUN]})
    t.truck()
    assert t.asked == [FILIP]
    t.choose(FILIP, "pass")
    assert t.asked == [KRZYS]
    t.choose(KRZYS, "draw-gun")
    assert t.asked == [AGA]
    t.choose(AGA, "pass")
    assert t.asked == [FILIP]  # the play gives a new turn to whoever had passed
    t.choose(FILIP, "draw-gun")
    assert t.asked == [AGA]  # Krzys has no item left
    t.choose(AGA, "pass")
    t.choose(FILIP, "pass")
    assert t.question == "ask-vote"


@rule("OSA-VOTE-06", "OSA-VOTE-05")
def test_live_anybody_plays_at_any_time_and_a_play_withdraws_the_passes() -> None:
    hands = {AGA: [GUN, WALKIE], FILIP: [GUN], KRZYS: [BAT]}
    t = table(heads={CAR_PARK: TRIO}, hands=hands, options={"discussion": "live"})
    t.truck()
    assert t.asked == [AGA, FILIP, KRZYS]
    t.choose(KRZYS, "pass")
    t.choose(FILIP, "pass")
    assert t.asked == [AGA]
    t.choose(AGA, "draw-gun")
    assert t.asked == [AGA, FILIP, KRZYS]
    for seat in (FILIP, AGA, KRZYS):
        t.choose(seat, "pass")
    assert t.question == "ask-vote"


@rule("OSA-VOTE-05")
@pytest.mark.parametrize("form", ["turns", "live"])
def test_whoever_holds_any_item_is_asked_and_an_empty_hand_is_passed_over(form: str) -> None:
    t = table(heads={CAR_PARK: TRIO}, hands={AGA: [BAT], KRZYS: [GUN]}, options={"discussion": form})
    t.truck()
    assert t.asked == ([AGA] if form == "turns" else [AGA, KRZYS])
    assert t.options(AGA) == [PASS]


@rule("OSA-VOTE-07", "OSA-VOTE-17")
def test_the_decision_offers_neither_an_item_nor_an_abstention() -> None:
    t = table(heads={CAR_PARK: TRIO}, hands={AGA: [GUN]})
    t.truck()
    t.pass_all()
    assert {option[0] for seat in (AGA, FILIP, KRZYS) for option in t.options(seat)} == {"vote"}


@rule("OSA-VOTE-08")
def test_all_point_at_the_same_time() -> None:
    t = table(heads={CAR_PARK: TRIO})
    t.truck()
    before = t.view(FILIP)
    t.choose(AGA, "vote", KRZYS)
    assert t.view(FILIP) == before
    assert not t.events("voted")
    t.vote({FILIP: AGA, KRZYS: KRZYS})
    assert t.told(None, "voted") == [(AGA, KRZYS, 1), (FILIP, AGA, 1), (KRZYS, KRZYS, 1)]


@rule("OSA-VOTE-09", "OSA-VOTE-11")
def test_candidates_are_the_participants_oneself_included() -> None:
    t = table(heads={SURVEILLANCE: TRIO})
    t.take_badge()
    assert t.options(AGA) == [("vote", AGA), ("vote", FILIP), ("vote", KRZYS)]


@rule("OSA-VOTE-10", "OSA-VOTE-18")
def test_a_hidden_family_can_neither_be_chosen_nor_point() -> None:
    t = table(heads={TOYS: FRAIL}, monsters={TOYS: 4}, hands={KRZYS: [MEAT]})
    t.attack()
    t.choose(KRZYS, "hide", CRYBABY)
    assert t.question == "ask-vote"
    assert t.asked == [AGA, FILIP]
    assert t.options(AGA) == [("vote", AGA), ("vote", FILIP)]


@rule("OSA-VOTE-18", "OSA-ITEM-10")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_hidden_player_points_by_a_gun_if_the_table_allows_it(*, allowed: bool) -> None:
    options = {"hidden_player_may_use_gun": allowed}
    t = table(heads={TOYS: FRAIL}, monsters={TOYS: 4}, hands={KRZYS: [MEAT, GUN]}, options=options)
    t.attack()
    t.choose(KRZYS, "hide", CRYBABY)
    assert t.can(KRZYS, "draw-gun") is allowed
    if allowed:
        t.choose(KRZYS, "draw-gun")
        t.vote({KRZYS: AGA, AGA: FILIP, FILIP: AGA})
        assert t.events("voted") == [(AGA, FILIP, 1), (FILIP, AGA, 1), (KRZYS, AGA, 1)]


@rule("OSA-VOTE-18", "OSA-ITEM-10")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_gun_drawn_before_its_player_hid_counts_only_if_the_table_allows_it(*, allowed: bool) -> None:
    options = {"hidden_player_may_use_gun": allowed}
    t = table(heads={TOYS: FRAIL}, monsters={TOYS: 4}, hands={KRZYS: [MEAT, GUN]}, options=options)
    t.attack()
    t.choose(KRZYS, "draw-gun")
    t.choose(KRZYS, "hide", CRYBABY)
    assert t.question == "ask-vote"
    assert t.asked == ([AGA, FILIP, KRZYS] if allowed else [AGA, FILIP])
    assert t.player(KRZYS)["guns"] == int(allowed)
    assert t.events("gun-lowered") == ([] if allowed else [(KRZYS,)])


@rule("OSA-ITEM-10", "OSA-PARK-09")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_gun_on_the_car_park_goes_with_its_players_last_character_in_sight_or_stays(*, allowed: bool) -> None:
    options = {"hidden_player_may_use_gun": allowed}
    heads = {CAR_PARK: [(AGA, LEADER), (FILIP, CRYBABY), (KRZYS, CRYBABY), (KRZYS, DEFENDER)]}
    t = table(heads=heads, monsters={CAR_PARK: 2}, hands={KRZYS: [MEAT, GUN]}, options=options)
    t.attack()
    t.choose(KRZYS, "draw-gun")
    t.choose(KRZYS, "hide", CRYBABY)
    t.vote({AGA: KRZYS, FILIP: KRZYS, KRZYS: AGA})
    assert (KRZYS, AGA, 2) in t.events("voted")  # the Defender is still in sight
    assert t.events("eaten") == [(KRZYS, DEFENDER, CAR_PARK)]
    assert t.asked == ([AGA, FILIP, KRZYS] if allowed else [AGA, FILIP])
    assert t.events("gun-lowered") == ([] if allowed else [(KRZYS,)])


@rule("OSA-VOTE-12", "OSA-VOTE-13")
def test_a_leader_counts_two_and_all_votes_go_to_one_person() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER), (AGA, CRYBABY), (FILIP, DEFENDER)]})
    t.truck()
    t.vote({AGA: FILIP, FILIP: AGA})
    assert t.events("voted") == [(AGA, FILIP, 3), (FILIP, AGA, 1)]


@rule("OSA-VOTE-12")
def test_a_hidden_character_has_no_vote() -> None:
    heads = {TOYS: [(AGA, LEADER), (AGA, CRYBABY), (FILIP, DEFENDER)]}
    t = table(heads=heads, monsters={TOYS: 6}, hands={AGA: [MEAT]})
    t.attack()
    t.choose(AGA, "hide", LEADER)
    t.vote({AGA: FILIP, FILIP: AGA})
    assert t.events("voted") == [(AGA, FILIP, 1), (FILIP, AGA, 1)]


@rule("OSA-VOTE-14")
def test_most_votes_choose_even_without_a_majority() -> None:
    heads = {CAR_PARK: [(AGA, LEADER), (FILIP, LEADER), (FILIP, CRYBABY), (KRZYS, LEADER)]}
    t = table(heads=heads)
    t.truck()
    t.vote({AGA: AGA, FILIP: FILIP, KRZYS: KRZYS})
    assert t.elected == [FILIP]
    assert not t.events("tie")


@rule("OSA-VOTE-09", "OSA-VOTE-10")
def test_while_all_point_everybody_sees_who_can_be_chosen_and_that_nobody_is_yet() -> None:
    t = table(heads={CAR_PARK: [*FRAIL, (AGA, LEADER)]}, monsters={CAR_PARK: 3}, hands={KRZYS: [MEAT]})
    t.attack()
    t.choose(KRZYS, "hide", CRYBABY)
    for _ in range(2):
        assert t.view(None)["candidates"] == 1 << AGA | 1 << FILIP
        assert t.view(None)["elected"] == -1
        t.vote({AGA: AGA, FILIP: AGA})
        if t.question == "ask-victim":
            assert t.view(None)["elected"] == AGA
            t.choose(AGA, "sacrifice", LEADER)


@rule("OSA-VIC-02")
def test_the_victim_token_breaks_ties_of_all_three_votes() -> None:
    pairs = {area: [(AGA, kind), (FILIP, kind)] for area, kind in ((CAR_PARK, LEADER), (SURVEILLANCE, DEFENDER))}
    t = table(heads=pairs, victim=KRZYS)
    t.truck()
    t.vote({AGA: AGA, FILIP: FILIP})
    t.choose(KRZYS, "choose", FILIP)
    assert t.events("elected") == [(FILIP, CAR_PARK, "search")]
    t.take_badge()
    t.vote({AGA: AGA, FILIP: FILIP})
    t.choose(KRZYS, "choose", FILIP)
    assert t.events("elected")[1:] == [(FILIP, SURVEILLANCE, "badge")]
    assert t.badge == FILIP
    t = table(heads=pairs, victim=KRZYS, monsters={SURVEILLANCE: 5})
    t.attack()
    t.vote({AGA: AGA, FILIP: FILIP})
    assert t.events("tie") == [(SURVEILLANCE, KRZYS)]
    t.choose(KRZYS, "choose", FILIP)
    assert t.events("elected") == [(FILIP, SURVEILLANCE, "victim")]
    assert t.events("eaten") == [(FILIP, DEFENDER, SURVEILLANCE)]


@rule("OSA-VOTE-15", "OSA-VOTE-16")
@pytest.mark.parametrize("holder", [NORBERT, AGA])
def test_a_tie_is_broken_by_the_victim_token_from_anywhere_and_among_the_tied(holder: int) -> None:
    dead = family(NORBERT) if holder == NORBERT else []
    t = table(heads={CAR_PARK: TRIO}, victim=holder, dead=dead)
    t.truck()
    t.vote({AGA: AGA, FILIP: FILIP, KRZYS: FILIP})
    assert t.elected == [FILIP]
    t = table(heads={CAR_PARK: TRIO[:2]}, victim=holder, dead=dead)
    t.truck()
    t.vote({AGA: AGA, FILIP: FILIP})
    assert t.question == "ask-tie"
    assert t.asked == [holder]
    assert t.options(holder) == [("choose", AGA), ("choose", FILIP)]
    t.choose(holder, "choose", AGA)
    assert t.elected == [AGA]


@rule("OSA-VOTE-19", "OSA-BADGE-07")
def test_a_sole_participant_is_chosen_without_talk_or_vote() -> None:
    t = table(heads={SURVEILLANCE: family(KRZYS)}, badge=KRZYS, hands={KRZYS: [GUN]})
    t.take_badge()
    assert t.events("elected") == [(KRZYS, SURVEILLANCE, "badge")]
    assert t.asked == []
    assert len(t.view(KRZYS)["seen_dice"]) == 4


@rule("OSA-VOTE-19")
def test_a_single_candidate_under_attack_is_chosen_after_the_discussion() -> None:
    t = table(heads={TOYS: [(AGA, DEFENDER), (FILIP, LEADER)]}, monsters={TOYS: 6}, hands={FILIP: [MEAT]})
    t.attack()
    t.choose(FILIP, "hide", LEADER)
    assert t.events("eaten") == [(AGA, DEFENDER, TOYS)]
    assert not t.events("voted")


@rule("OSA-VOTE-21")
def test_a_gun_of_one_area_is_gone_in_the_next() -> None:
    heads = {TOYS: [(AGA, CRYBABY), (FILIP, CRYBABY)], HALL: [(AGA, LEADER), (FILIP, LEADER)]}
    t = table(heads=heads, monsters={TOYS: 3, HALL: 3}, hands={AGA: [GUN]}, others=False)
    t.attack()
    t.choose(AGA, "draw-gun")
    t.vote({AGA: FILIP, FILIP: AGA})
    t.vote({AGA: FILIP, FILIP: AGA})
    assert t.events("voted")[2:] == [(AGA, FILIP, 2), (FILIP, AGA, 2)]
