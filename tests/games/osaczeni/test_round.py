"""The round as it is played: the phases one after the other, and what one of them leaves to the next."""

from __future__ import annotations

from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    BAT,
    CAR_PARK,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    FILIP,
    GUN,
    HALL,
    KRZYS,
    LEADER,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    WALKIE,
    Driver,
    family,
    table,
)
from tests.marks import rule

WATCHED = {SURVEILLANCE: [(FILIP, LEADER), (KRZYS, LEADER)], CAR_PARK: [(AGA, LEADER), (FILIP, CRYBABY)]}


def play_on(t: Driver, rounds: int) -> None:
    """Let everybody take the first thing offered until so many rounds have begun."""
    while t.asked and len(t.events("round")) < rounds:
        t.choose(t.asked[0], *t.options(t.asked[0])[0])


def firsts(t: Driver, *kinds: str) -> list[str]:
    """List some kinds of events in the order in which each was told first."""
    return list(dict.fromkeys(event.kind for event in t.journal.events if event.kind in kinds))


@rule("OSA-END-01", "OSA-MOVE-01", "OSA-ARR-01", "OSA-CLOSE-01")
def test_a_round_is_its_seven_phases_in_their_order_and_then_the_next_begins() -> None:
    t = table(heads=WATCHED, monsters={TOYS: 6})
    t.script([TOYS, HALL, HALL, HALL])
    t.round_from("truck")
    play_on(t, 2)
    expected = ["round", "searched", "badge", "rolled", "announced", "destination", "die", "moved"]
    expected += ["monster", "crybabies", "crowd", "breach", "eaten", "closed"]
    assert firsts(t, *expected) == expected
    assert t.events("round") == [(4,), (5,)]
    assert t.events("closed") == [(TOYS,)]


@rule("OSA-ARR-01", "OSA-ATK-01")
def test_monsters_that_come_in_a_round_attack_in_it() -> None:
    t = table(heads={HALL: [(AGA, LEADER)], CLOTHING: [(AGA, DEFENDER)]}, others=False)
    t.script([HALL] * 4)
    t.round_from("badge")
    t.choose(AGA, "go", TOYS)
    t.choose(AGA, "move", DEFENDER)
    assert t.events("breach") == [(HALL, 5, 1)]  # four by dice, and one because nowhere are more
    assert t.events("eaten") == [(AGA, LEADER, HALL)]


@rule("OSA-BADGE-05")
def test_with_nobody_in_the_centre_the_searcher_does_not_take_the_badge_or_look() -> None:
    t = table(heads={CAR_PARK: [(FILIP, LEADER)], SURVEILLANCE: []}, badge=KRZYS)
    t.round_from("truck")
    t.choose(FILIP, *t.options(FILIP)[0])
    t.choose(FILIP, *t.options(FILIP)[0])
    assert t.elected == [FILIP]  # for the truck
    assert t.badge == KRZYS
    assert t.view(None)["dice_hidden"] == 4
    assert t.view(None)["seers"] == 0
    t.pass_all()
    assert t.question == "ask-announce"
    assert t.asked == [KRZYS]


@rule("OSA-BADGE-06")
def test_a_centre_that_has_closed_is_empty_for_good_so_nobody_votes_on_the_badge_or_looks() -> None:
    t = table(heads={SURVEILLANCE: [(FILIP, LEADER), (KRZYS, LEADER)]}, monsters={SURVEILLANCE: 6}, badge=NORBERT)
    t.round_from("finish")
    assert t.events("closed") == [(SURVEILLANCE,)]
    for _ in range(2):
        t.play_until("destination")
        assert (t.question, t.asked) == ("ask-announce", [NORBERT])
        assert t.view(None)["seers"] == 0
        assert {event[2] for event in t.events("elected")} <= {"search", "victim"}
        assert ("go", SURVEILLANCE) not in t.options(NORBERT)
        t.play_until("movement")


@rule("OSA-BADGE-02", "OSA-DEST-01", "OSA-DEST-02")
def test_whoever_takes_the_badge_announces_and_moves_first_in_the_same_round() -> None:
    t = table(heads=WATCHED, badge=AGA)
    t.round_from("badge")
    t.vote({FILIP: KRZYS, KRZYS: KRZYS})
    assert t.question == "ask-announce"
    assert t.asked == [KRZYS]
    t.choose(KRZYS, "go", TOYS)
    for seat in (AGA, FILIP, NORBERT):
        t.choose(seat, "go", CAR_PARK)
    assert t.question == "ask-move"
    assert t.asked == [KRZYS]


@rule("OSA-DEST-01", "OSA-DEST-03")
def test_in_every_round_all_maps_are_blank_again_before_anybody_chooses() -> None:
    t = table(badge=KRZYS)
    t.round_from("destination")
    for _ in range(2):
        assert (t.question, t.asked) == ("ask-announce", [KRZYS])
        assert t.view(None)["announced"] == 0
        assert [t.view(seat)["destination"] for seat in range(4)] == [0] * 4
        t.choose(KRZYS, "go", TOYS)
        t.play_until("movement")
        t.play_until("destination")


@rule("OSA-DEST-02", "OSA-BADGE-09")
def test_the_badge_holder_announces_without_having_looked_once_the_walkie_talkies_are_done() -> None:
    t = table(heads={SURVEILLANCE: []}, badge=NORBERT, hands={AGA: [WALKIE, WALKIE]})
    t.round_from("badge")
    assert t.options(AGA) == [("pass",), ("look",)]
    t.choose(AGA, "look")
    assert t.question == "ask-announce"  # one look is enough, and now it is too late for more
    assert t.asked == [NORBERT]
    assert t.view(NORBERT)["seen_dice"] == []


@rule("OSA-VOTE-21")
def test_a_gun_for_the_truck_is_gone_when_the_badge_is_voted_on() -> None:
    heads = {CAR_PARK: [(AGA, DEFENDER), (FILIP, DEFENDER)], SURVEILLANCE: [(AGA, LEADER), (FILIP, LEADER)]}
    t = table(heads=heads, hands={AGA: [GUN]}, deck=[BAT])
    t.round_from("truck")
    t.choose(AGA, "draw-gun")
    t.vote({AGA: AGA, FILIP: FILIP})
    t.choose(AGA, "give", BAT, KRZYS)
    t.vote({AGA: AGA, FILIP: FILIP})
    assert t.events("voted") == [(AGA, AGA, 2), (FILIP, FILIP, 1), (AGA, AGA, 2), (FILIP, FILIP, 2)]


@rule("OSA-VOTE-21")
def test_a_gun_for_the_badge_is_gone_when_an_area_is_attacked() -> None:
    heads = {SURVEILLANCE: [(AGA, LEADER), (FILIP, LEADER)], TOYS: [(AGA, DEFENDER), (FILIP, DEFENDER)]}
    t = table(heads=heads, monsters={TOYS: 6}, hands={AGA: [GUN]}, others=False)
    t.script([CLOTHING] * 4)
    t.round_from("badge")
    t.choose(AGA, "draw-gun")
    t.vote({AGA: FILIP, FILIP: AGA})
    assert t.player(AGA)["guns"] == 0
    t.choose(FILIP, "go", CAR_PARK)
    t.choose(AGA, "go", CAR_PARK)
    t.choose(FILIP, "move", LEADER)
    t.choose(AGA, "move", LEADER)
    t.vote({AGA: FILIP, FILIP: AGA})
    assert t.events("voted")[2:] == [(AGA, FILIP, 1), (FILIP, AGA, 1)]


@rule("OSA-VOTE-21", "OSA-PARK-09", "OSA-ITEM-09")
def test_guns_and_meat_of_an_attack_are_gone_in_the_next_round() -> None:
    heads = {CAR_PARK: [(AGA, DEFENDER), (FILIP, LEADER), (KRZYS, LEADER)], HALL: family(NORBERT)}
    t = table(heads=heads, monsters={CAR_PARK: 1}, hands={AGA: [GUN, "rotten-meat"]}, others=False)
    t.round_from("attack")
    t.choose(AGA, "draw-gun")
    t.choose(AGA, "hide", DEFENDER)
    t.vote({AGA: FILIP, FILIP: FILIP, KRZYS: FILIP})
    assert t.events("round") == [(4,)]
    assert t.place(CAR_PARK)["hidden"] == []
    assert t.player(AGA)["guns"] == 0
    assert t.question == "ask-vote"  # on the truck
    assert t.options(KRZYS) == [("vote", AGA), ("vote", KRZYS)]


@rule("OSA-VAR-09")
def test_the_restless_dead_come_after_the_moves_and_before_the_other_monsters() -> None:
    t = table(heads={HALL: family(AGA) + family(KRZYS)}, variant=9, others=False)
    t.script([TOILETS] * 4)
    t.round_from("badge")
    t.choose(AGA, "go", TOYS)
    t.choose(KRZYS, "go", TOYS)
    t.choose(AGA, "move", LEADER)
    t.choose(KRZYS, "move", LEADER)
    assert t.asked == [FILIP]
    assert [t.monsters(area) for area in AREAS] == [0] * 6
    t.choose(FILIP, "haunt", CLOTHING)
    t.choose(NORBERT, "haunt", TOILETS)
    assert t.events("diverted", "no-notch") == []
    assert t.monsters(CLOTHING) == 1
    assert t.monsters(TOILETS) == 5


@rule("OSA-VAR-14")
def test_packs_are_lightened_after_the_search_and_before_the_badge() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER)]}, hands={AGA: [GUN, BAT]}, deck=[WALKIE, GUN, BAT], variant=14)
    t.round_from("truck")
    t.choose(AGA, "keep", WALKIE)
    t.choose(AGA, "give", GUN, FILIP)
    assert t.question == "ask-surplus"
    assert t.asked == [AGA]
    assert not t.events("rolled")


@rule("OSA-COLD-05")
def test_rows_filled_in_one_phase_bring_two_dice_together() -> None:
    heads = {TOILETS: [(AGA, LEADER)], TOYS: [(FILIP, LEADER)], HALL: family(KRZYS) + family(NORBERT)}
    data: dict[str, object] = {"cold-room": {"row_1": 1, "row_2": 1, "row_3": 1}}
    dead = [(AGA, DEFENDER)]
    t = table(heads=heads, monsters={TOILETS: 2, TOYS: 2}, dead=dead, others=False, data=data)
    t.g.dice = [1, 1, 1, 1]
    t.round_from("attack")
    assert t.events("row") == [(2,), (3,)]
    assert t.events("round") == [(4,)]
    assert t.view(None)["dice_hidden"] == 6


@rule("OSA-GEN-06")
def test_an_item_changes_hands_only_as_the_gift_of_phase_1() -> None:
    t = table(heads=WATCHED, hands={seat: [GUN] for seat in (AGA, FILIP, KRZYS)}, monsters={HALL: 6})
    t.round_from("truck")
    for _ in range(60):
        if not t.asked:
            break
        for seat in t.asked:
            if t.can(seat, "give"):
                assert t.question in {"ask-give", "ask-last"}
                assert t.view(None)["phase"] == "truck"
                assert seat == t.elected[-1]
        hands = [t.hand(seat) for seat in range(4)]
        seat = t.asked[0]
        option = t.options(seat)[-1]
        t.choose(seat, *option)
        more = [other for other in range(4) if len(t.hand(other)) > len(hands[other])]
        if option[0] == "give":
            assert more == [option[2]]
        else:
            assert more in ([], [seat])
    assert t.events("gave")


@rule("OSA-GEN-15")
def test_only_how_many_monsters_stand_at_an_area_matters() -> None:
    heads = {HALL: [(AGA, LEADER)]}
    one, other = table(heads=heads, others=False), table(heads=heads, others=False)
    one.arrival([TOYS, TOILETS, TOYS])
    other.arrival([TOILETS, TOYS, TOYS])
    other.g.dice = one.g.dice
    assert one.view(AGA) == other.view(AGA)
    assert [one.monsters(area) for area in AREAS] == [1, 0, 0, 2, 1, 0]
