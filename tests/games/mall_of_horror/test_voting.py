"""Chapter: voting. Truck, Chief and victim votes all follow it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    CAMERA,
    GUNMAN,
    HIDE,
    HQ,
    LITTLE_GIRL,
    MEGATOYS,
    PARKING,
    PIN_UP,
    RED,
    RESTROOM,
    SPRINT,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    table,
    team,
)
from tests.marks import rule

VICTIM = {RESTROOM: 3}  # enough zombies to breach the Restroom whoever stands there without a Tough Guy


@rule("MOH-VOTE-01")
def test_exactly_those_with_a_head_there_vote() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (BLACK, PIN_UP), (BLACK, TOUGH_GUY)]})
    t.search()
    assert t.question == "ask-vote"
    assert t.asked == [RED, BLACK]


@rule("MOH-VOTE-01", "MOH-VOTE-03")
def test_a_hidden_head_neither_votes_nor_can_be_voted_for() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]
    t = table(heads={RESTROOM: there}, zombies=VICTIM, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    assert t.asked == [RED, BLUE]
    assert t.options(RED) == [("vote", RED), ("vote", BLUE)]


@rule("MOH-VOTE-01")
def test_a_player_with_one_head_hidden_and_one_not_still_votes() -> None:
    there = [(YELLOW, PIN_UP), (YELLOW, GUNMAN), (RED, PIN_UP)]
    t = table(heads={RESTROOM: there}, zombies=VICTIM, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", GUNMAN)
    assert t.asked == [YELLOW, RED]


@rule("MOH-VOTE-02")
def test_a_ballot_is_secret_until_all_are_in() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]})
    t.search()
    before = [t.view(onlooker) for onlooker in (None, YELLOW, BLUE)]
    t.choose(RED, "vote", BLUE)
    assert [t.view(onlooker) for onlooker in (None, YELLOW, BLUE)] == before
    assert not t.events("voted")
    assert t.asked == [BLUE, BLACK]


@rule("MOH-VOTE-02")
def test_afterwards_everybody_sees_who_voted_for_whom() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (BLUE, PIN_UP), (BLACK, PIN_UP)]})
    t.search()
    t.vote({BLACK: RED, RED: BLUE, BLUE: BLUE})
    for onlooker in (None, YELLOW, RED):
        assert t.told(onlooker, "voted") == [(RED, BLUE, 2), (BLUE, BLUE, 1), (BLACK, RED, 1)]


@rule("MOH-VOTE-03")
def test_only_a_colour_with_a_head_there_can_be_voted_for() -> None:
    t = table(heads={HQ: [(RED, GUNMAN), (BLUE, PIN_UP)], PARKING: [(YELLOW, PIN_UP)]})
    t.election()
    assert t.options(RED) == t.options(BLUE) == [("vote", RED), ("vote", BLUE)]


@rule("MOH-VOTE-04")
def test_a_player_may_vote_for_himself_and_win_by_it() -> None:
    t = table(heads={HQ: [(RED, GUNMAN), (BLUE, PIN_UP)]})
    t.election()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.elected == [RED]


@rule("MOH-VOTE-05")
def test_nobody_can_abstain_in_either_ballot() -> None:
    t = table(heads={HQ: [(RED, PIN_UP), (BLUE, PIN_UP)]})
    t.election()
    assert all({verb for verb, *_ in t.options(seat)} == {"vote"} for seat in (RED, BLUE))
    t.vote({RED: RED, BLUE: BLUE})
    assert all({verb for verb, *_ in t.options(seat)} == {"vote"} for seat in range(4))


@rule("MOH-VOTE-06")
def test_every_head_there_is_one_vote_a_tough_guy_too() -> None:
    t = table(heads={PARKING: [(RED, TOUGH_GUY), (RED, PIN_UP), (BLUE, TOUGH_GUY)]})
    t.search()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.events("voted") == [(RED, RED, 2), (BLUE, BLUE, 1)]
    assert t.elected == [RED]


@rule("MOH-VOTE-06")
def test_a_little_girl_has_one_vote() -> None:
    t = table(3, heads={PARKING: [(RED, LITTLE_GIRL), (BLUE, LITTLE_GIRL), (BLUE, PIN_UP)]})
    t.search()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.events("voted") == [(RED, RED, 1), (BLUE, BLUE, 2)]


@rule("MOH-VOTE-06")
def test_a_hidden_head_gives_its_owner_no_vote() -> None:
    there = [(YELLOW, PIN_UP), (YELLOW, TOUGH_GUY), (RED, PIN_UP)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 4}, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", TOUGH_GUY)
    t.vote({YELLOW: RED, RED: YELLOW})
    assert t.events("voted") == [(YELLOW, RED, 1), (RED, YELLOW, 1)]


@rule("MOH-VOTE-07")
def test_a_gunman_has_two_votes() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (BLUE, PIN_UP)]})
    t.search()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.elected == [RED]


@rule("MOH-VOTE-07")
def test_a_gunman_decides_a_re_vote_as_well() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (BLUE, PIN_UP), (BLACK, PIN_UP)]})
    t.search()
    t.vote({RED: RED, BLUE: BLUE, BLACK: BLUE})
    assert t.question == "ask-revote"
    t.vote({RED: RED, BLACK: RED, BLUE: BLUE, YELLOW: BLUE})
    assert t.elected == [RED]


@rule("MOH-VOTE-08")
def test_all_votes_of_a_player_go_to_one_colour() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]})
    t.search()
    t.choose(RED, "vote", BLUE)
    assert t.asked == [BLUE, BLACK]  # one ballot each
    t.vote({BLUE: RED, BLACK: RED})
    assert t.events("voted")[0] == (RED, BLUE, 3)
    assert t.elected == [BLUE]


@rule("MOH-VOTE-09")
def test_the_most_votes_elect_even_without_a_majority() -> None:
    t = table(5, heads={PARKING: [(RED, GUNMAN), (BLUE, PIN_UP), (BLACK, PIN_UP)]})
    t.search()
    t.vote({RED: RED, BLUE: BLUE, BLACK: BLACK})
    assert not t.events("tie")
    assert t.elected == [RED]


@rule("MOH-VOTE-10")
def test_the_elected_player_chooses_which_of_his_heads_there_is_meant() -> None:
    there = [(YELLOW, PIN_UP), (YELLOW, TOUGH_GUY), (RED, GUNMAN)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 4}, hands={RED: [THREAT]})
    t.attack()
    t.choose(RED, "threaten")
    t.vote({YELLOW: RED, RED: YELLOW})
    assert t.asked == [YELLOW]
    assert t.options(YELLOW) == [("sacrifice", PIN_UP), ("sacrifice", TOUGH_GUY)]
    t.choose(YELLOW, "sacrifice", TOUGH_GUY)
    assert t.events("eaten") == [(YELLOW, TOUGH_GUY, RESTROOM)]


@rule("MOH-VOTE-10")
def test_a_hidden_head_cannot_be_meant() -> None:
    t = table(heads={MEGATOYS: [*team(YELLOW), (RED, PIN_UP)]}, zombies={MEGATOYS: 5}, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    t.vote({YELLOW: YELLOW, RED: YELLOW})
    assert t.options(YELLOW) == [("sacrifice", TOUGH_GUY), ("sacrifice", GUNMAN)]


@rule("MOH-VOTE-11")
def test_a_tie_goes_to_the_whole_table() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]})
    t.search()
    t.vote({RED: BLUE, BLUE: RED})
    assert t.question == "ask-revote"
    assert t.elected == []


@rule("MOH-VOTE-11", "MOH-VOTE-16")
def test_all_colours_that_share_the_top_and_no_others_stand_in_the_re_vote() -> None:
    there = [(YELLOW, GUNMAN), (RED, GUNMAN), (BLUE, GUNMAN), (BLACK, PIN_UP)]
    t = table(heads={PARKING: there})
    t.search()
    t.vote({seat: seat for seat in range(4)})
    for seat in range(4):
        assert t.options(seat) == [("vote", YELLOW), ("vote", RED), ("vote", BLUE)]


@rule("MOH-VOTE-12")
def test_in_a_re_vote_all_players_vote_the_eliminated_included() -> None:
    t = table(5, heads={HQ: [(RED, PIN_UP), (BLUE, PIN_UP)]}, dead=team(BROWN))
    t.election()
    t.vote({RED: BLUE, BLUE: RED})
    assert t.asked == [YELLOW, RED, BLUE, BLACK, BROWN]
    t.vote({YELLOW: RED, RED: BLUE, BLUE: BLUE, BLACK: RED, BROWN: RED})
    assert t.elected == [RED]


@rule("MOH-VOTE-13", "MOH-VOTE-14")
def test_an_outsider_has_one_vote_in_a_re_vote_and_his_gunman_elsewhere_none() -> None:
    t = table(heads={HQ: [(RED, PIN_UP), (BLUE, PIN_UP)], MEGATOYS: [(YELLOW, GUNMAN), (YELLOW, PIN_UP)]})
    t.election()
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({YELLOW: RED, RED: BLUE, BLUE: BLUE, BLACK: RED})
    assert t.events("voted")[2:] == [(YELLOW, RED, 1), (RED, BLUE, 1), (BLUE, BLUE, 1), (BLACK, RED, 1)]
    assert t.elected == []  # two to two: with more votes Red would be elected


@rule("MOH-VOTE-14")
def test_the_gunman_elsewhere_of_a_player_who_is_there_gives_nothing() -> None:
    t = table(heads={HQ: [(RED, PIN_UP), (BLUE, PIN_UP)], MEGATOYS: [(RED, GUNMAN)]})
    t.election()
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: BLUE})
    assert (RED, RED, 1) in t.events("voted")[2:]
    assert t.elected == []


@rule("MOH-VOTE-15")
def test_those_there_keep_their_votes_in_a_re_vote_tied_or_not() -> None:
    there = [*team(RED, GUNMAN, PIN_UP), *team(BLUE, GUNMAN, PIN_UP), (BLACK, GUNMAN)]
    t = table(heads={PARKING: there})
    t.search()
    t.vote({RED: RED, BLUE: BLUE, BLACK: BLACK})
    t.vote({RED: RED, BLACK: RED, BLUE: BLUE, YELLOW: BLUE})
    assert t.events("voted")[3:] == [(YELLOW, BLUE, 1), (RED, RED, 3), (BLUE, BLUE, 3), (BLACK, RED, 2)]
    assert t.elected == [RED]  # five to four


@rule("MOH-VOTE-16")
def test_a_colour_that_lost_the_first_ballot_cannot_be_voted_for_again() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (BLUE, GUNMAN), (BLACK, PIN_UP)]})
    t.search()
    t.vote({RED: RED, BLUE: BLUE, BLACK: BLACK})
    for seat in range(4):
        assert t.options(seat) == [("vote", RED), ("vote", BLUE)]


@rule("MOH-VOTE-17")
def test_a_player_with_only_hidden_heads_there_votes_in_neither_ballot() -> None:
    there = [(YELLOW, GUNMAN), (RED, PIN_UP), (BLUE, PIN_UP)]
    t = table(heads={RESTROOM: there}, zombies=VICTIM, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", GUNMAN)
    assert t.asked == [RED, BLUE]
    t.vote({RED: BLUE, BLUE: RED})
    assert t.asked == [RED, BLUE, BLACK]


@rule("MOH-VOTE-18")
def test_after_two_ties_nobody_searches_the_truck() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, deck=[THREAT, HIDE, CAMERA, SPRINT])
    t.search()
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: BLUE})
    assert t.asked == []
    assert t.deck == [THREAT, HIDE, CAMERA, SPRINT]
    assert not t.events("elected", "searched", "lot")


@rule("MOH-VOTE-19")
def test_after_two_ties_nobody_is_elected_chief() -> None:
    t = table(badge=BLACK, heads={HQ: [(RED, PIN_UP), (BLUE, PIN_UP)]})
    t.election()
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: BLUE})
    assert t.asked == []
    assert t.badge == BLACK
    assert not t.chief_elected
    assert not t.events("elected", "chief", "lot")


@rule("MOH-VOTE-18", "MOH-VOTE-19")
def test_after_two_ties_nobody_profits_from_an_earlier_vote() -> None:
    heads = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: [(RED, TOUGH_GUY), (BLUE, TOUGH_GUY)]}
    t = table(badge=BLACK, heads=heads, deck=[HIDE])
    t.round_from("search")
    t.vote({RED: RED, BLUE: RED})
    assert t.elected == [RED]
    t.pass_all()
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: BLUE})
    assert t.view(None)["phase"] == "arrival"
    assert t.badge == BLACK
    assert t.elected == [RED]


def second_tie(*lots: int, seed: str = "scripted") -> Driver:
    """Yellow, Red and Blue tie for the victim; in the re-vote Yellow and Blue tie again."""
    there = [*team(YELLOW, PIN_UP, TOUGH_GUY), (RED, GUNMAN), (BLUE, GUNMAN)]
    t = table(5, heads={MEGATOYS: there}, zombies={MEGATOYS: 5}, lots=lots, seed=seed)
    t.attack()
    t.vote({YELLOW: RED, RED: BLUE, BLUE: YELLOW})
    t.vote({YELLOW: BLUE, BLACK: BLUE, BLUE: YELLOW, BROWN: YELLOW, RED: RED})
    return t


@rule("MOH-VOTE-20")
def test_after_two_ties_the_lot_falls_on_a_colour_of_the_second_tie() -> None:
    assert second_tie(0).elected == [YELLOW]
    assert second_tie(1).elected == [BLUE]
    with pytest.raises(IndexError):  # Red was not tied again, and Yellow's two heads are one colour
        second_tie(2)


@rule("MOH-VOTE-20")
def test_the_owner_of_the_colour_drawn_chooses_the_head() -> None:
    t = second_tie(0)
    assert t.asked == [YELLOW]
    assert t.options(YELLOW) == [("sacrifice", PIN_UP), ("sacrifice", TOUGH_GUY)]
    t.choose(YELLOW, "sacrifice", PIN_UP)
    assert t.events("eaten") == [(YELLOW, PIN_UP, MEGATOYS)]


@rule("MOH-VOTE-20")
def test_the_lot_is_fair_however_many_heads_a_colour_has() -> None:
    drawn = Counter(second_tie(seed=f"lot {seed}").elected[0] for seed in range(120))
    assert drawn.keys() == {YELLOW, BLUE}
    assert 40 <= drawn[YELLOW] <= 80


@rule("MOH-VOTE-21")
def test_there_is_never_a_third_ballot() -> None:
    assert second_tie(0).question == "ask-victim"
    t = table(heads={HQ: [(RED, PIN_UP), (BLUE, PIN_UP)]})
    t.election()
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: BLUE})
    assert t.asked == []
    assert len(t.events("tie")) == 1


@rule("MOH-VOTE-22")
def test_a_lone_colour_is_elected_without_a_ballot() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (RED, GUNMAN)], HQ: [(BLUE, PIN_UP)]}, hands={RED: [THREAT]})
    t.search()
    assert t.question == "ask-keep"
    assert t.asked == [RED]
    t.election()
    assert t.badge == BLUE
    assert not t.events("voted")


@rule("MOH-VOTE-22")
def test_a_lone_colour_loses_a_head_without_a_ballot() -> None:
    t = table(heads={RESTROOM: [(RED, PIN_UP), (RED, GUNMAN)]}, zombies=VICTIM)
    t.attack()
    assert t.question == "ask-victim"
    t.choose(RED, "sacrifice", GUNMAN)
    assert t.events("eaten") == [(RED, GUNMAN, RESTROOM)]
    assert not t.events("voted")


@rule("MOH-VOTE-22")
def test_the_only_colour_left_unhidden_needs_no_ballot() -> None:
    t = table(heads={RESTROOM: [(RED, PIN_UP), (BLUE, PIN_UP)]}, zombies=VICTIM, hands={RED: [HIDE]})
    t.attack()
    t.choose(RED, "hide", PIN_UP)
    assert t.events("eaten") == [(BLUE, PIN_UP, RESTROOM)]
    assert not t.events("voted")


@rule("MOH-VOTE-23")
def test_whoever_is_elected_searcher_or_chief_names_no_head_and_moves_none() -> None:
    heads = {PARKING: [(RED, PIN_UP), (RED, GUNMAN), (BLUE, PIN_UP)], HQ: team(BLACK)}
    t = table(heads=heads)
    t.search()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.question == "ask-keep"
    t.election()
    assert t.asked == []
    assert t.badge == BLACK
    assert {place: t.heads(place) for place in heads} == {place: set(there) for place, there in heads.items()}
