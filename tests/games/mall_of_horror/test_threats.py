"""Chapter: voting, the Threat."""

from __future__ import annotations

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CAMERA,
    GRENADES,
    GUNMAN,
    HARDWARE,
    HIDE,
    HQ,
    PARKING,
    PASS,
    PIN_UP,
    RED,
    RESTROOM,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    table,
)
from tests.marks import rule


@rule("MOH-THR-01")
def test_threats_are_played_before_the_ballot_clockwise_from_the_badge() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLACK, PIN_UP)]
    t = table(badge=RED, heads={HQ: there}, hands={YELLOW: [THREAT], RED: [THREAT], BLACK: [THREAT]})
    t.election()
    for seat in (RED, BLACK, YELLOW):
        assert t.question == "ask-threats"
        assert t.asked == [seat]
        assert t.options(seat) == [PASS, ("threaten",)]
        t.choose(seat, "pass")
    assert t.question == "ask-vote"


@rule("MOH-THR-02")
def test_a_threat_is_one_more_vote_and_decides_the_election() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, hands={RED: [THREAT]})
    t.search()
    t.choose(RED, "threaten")
    t.vote({RED: RED, BLUE: BLUE})
    assert t.events("voted") == [(RED, RED, 2), (BLUE, BLUE, 1)]
    assert t.elected == [RED]


@rule("MOH-THR-02")
def test_a_threat_is_one_vote_only() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, GUNMAN)]}, hands={RED: [THREAT]})
    t.search()
    t.choose(RED, "threaten")
    t.vote({RED: RED, BLUE: BLUE})
    assert t.question == "ask-revote"


@rule("MOH-THR-03")
def test_several_threats_may_be_played_in_one_vote() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, GUNMAN)]}, hands={RED: [THREAT, THREAT]})
    t.search()
    t.choose(RED, "threaten")
    t.choose(RED, "threaten")
    t.vote({RED: RED, BLUE: BLUE})
    assert t.events("voted")[0] == (RED, RED, 3)
    assert t.elected == [RED]


@rule("MOH-THR-04")
def test_an_outsider_cannot_play_a_threat() -> None:
    hands = {YELLOW: [THREAT], BLACK: [THREAT]}
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, hands=hands)
    t.search()
    assert t.question == "ask-vote"
    assert t.asked == [RED, BLUE]


@rule("MOH-THR-04")
def test_a_player_who_has_hidden_all_his_heads_there_cannot_play_a_threat() -> None:
    there = [(RED, PIN_UP), (RED, GUNMAN), (BLUE, PIN_UP)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 3}, hands={RED: [THREAT, HIDE, HIDE]})
    t.attack()
    t.choose(RED, "hide", PIN_UP)
    assert t.can(RED, "threaten")
    t.choose(RED, "hide", GUNMAN)
    assert t.options(RED) == [PASS]


@rule("MOH-THR-05")
def test_a_threat_counts_in_the_re_vote_and_decides_it() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]}, hands={RED: [THREAT]})
    t.search()
    t.choose(RED, "threaten")
    t.vote({RED: RED, BLUE: BLUE, BLACK: BLUE})
    assert t.question == "ask-revote"
    t.vote({RED: RED, BLACK: RED, BLUE: BLUE, YELLOW: BLUE})
    assert t.elected == [RED]  # three to two


@rule("MOH-THR-06")
def test_no_card_is_played_between_the_ballot_and_the_re_vote() -> None:
    hands = {RED: [THREAT], BLUE: [THREAT], YELLOW: [THREAT]}
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, hands=hands)
    t.search()
    t.pass_all()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.question == "ask-revote"
    assert t.asked == [YELLOW, RED, BLUE, BLACK]
    assert all(t.options(seat) == [("vote", RED), ("vote", BLUE)] for seat in range(4))


@rule("MOH-THR-07")
def test_a_threat_counts_for_one_of_the_votes_at_parking_only() -> None:
    there = [(RED, PIN_UP), (RED, TOUGH_GUY), (BLUE, PIN_UP), (BLUE, GUNMAN)]
    t = table(heads={PARKING: there}, zombies={PARKING: 2}, hands={RED: [THREAT, CAMERA]})
    t.attack()
    t.choose(RED, "threaten")
    t.choose(RED, "pass")
    t.vote({RED: BLUE, BLUE: BLUE})
    t.choose(BLUE, "sacrifice", GUNMAN)
    t.choose(RED, "pass")
    t.vote({RED: BLUE, BLUE: RED})
    assert t.events("voted") == [(RED, BLUE, 3), (BLUE, BLUE, 3), (RED, BLUE, 2), (BLUE, RED, 1)]


@rule("MOH-THR-07")
def test_a_threat_at_the_truck_does_not_count_for_the_chief() -> None:
    heads = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: [(RED, GUNMAN), (BLUE, GUNMAN)]}
    t = table(heads=heads, hands={RED: [THREAT]}, deck=[HIDE, HIDE])
    t.round_from("search")
    t.choose(RED, "threaten")
    t.vote({RED: RED, BLUE: RED})
    t.choose(RED, "keep", HIDE)
    t.choose(RED, "give", HIDE, BLACK)
    t.pass_all()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.events("voted") == [(RED, RED, 2), (BLUE, RED, 1), (RED, RED, 2), (BLUE, BLUE, 2)]


@rule("MOH-THR-08")
def test_a_threat_is_lost_even_if_no_ballot_follows() -> None:
    hands = {RED: [THREAT], BLUE: [GRENADES]}
    t = table(heads={RESTROOM: [(RED, PIN_UP), (BLUE, PIN_UP)]}, zombies={RESTROOM: 2}, hands=hands, deck=[])
    t.attack()
    before = t.played
    t.choose(RED, "threaten")
    t.choose(BLUE, "fight", GRENADES)
    assert not t.events("voted")
    assert t.hand(RED) == []
    assert t.played.count(THREAT) == before.count(THREAT) + 1


@rule("MOH-THR-09")
def test_in_an_attack_threats_are_played_in_the_one_card_window() -> None:
    hands = {RED: [THREAT, HARDWARE], BLUE: [THREAT]}
    t = table(badge=RED, heads={RESTROOM: [(RED, PIN_UP), (BLUE, GUNMAN)]}, zombies={RESTROOM: 3}, hands=hands)
    t.attack()
    assert t.options(RED) == [PASS, ("threaten",), ("barricade",)]
    t.choose(RED, "threaten")
    t.choose(RED, "pass")
    t.choose(BLUE, "pass")
    assert t.question == "ask-vote"
    t.vote({RED: BLUE, BLUE: RED})
    assert t.events("voted") == [(RED, BLUE, 2), (BLUE, RED, 2)]


@rule("MOH-THR-10")
def test_a_player_who_threatens_and_then_hides_all_his_heads_has_no_vote() -> None:
    there = [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 3}, hands={RED: [THREAT, HIDE]})
    t.attack()
    t.choose(RED, "threaten")
    t.choose(RED, "hide", PIN_UP)
    assert t.asked == [BLUE, BLACK]
    t.vote({BLUE: BLACK, BLACK: BLUE})
    assert t.asked == [YELLOW, BLUE, BLACK]
    assert t.hand(RED) == []
