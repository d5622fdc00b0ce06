"""Chapter b: election of the Chief of Security."""

from __future__ import annotations

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    GUNMAN,
    HQ,
    PARKING,
    PIN_UP,
    RED,
    THREAT,
    YELLOW,
    Driver,
    new_table,
    table,
)
from tests.marks import rule


@rule("MOH-CHIEF-01")
def test_all_with_a_head_at_hq_vote_on_the_chief() -> None:
    t = table(heads={HQ: [(YELLOW, PIN_UP), (BLUE, GUNMAN), (BLACK, PIN_UP)], PARKING: [(RED, GUNMAN)]})
    t.election()
    assert t.question == "ask-vote"
    assert t.asked == [YELLOW, BLUE, BLACK]


@rule("MOH-CHIEF-02")
def test_the_elected_player_takes_the_badge() -> None:
    t = table(badge=YELLOW, heads={HQ: [(YELLOW, PIN_UP), (BLUE, GUNMAN)]})
    t.election()
    t.vote({YELLOW: BLUE, BLUE: BLUE})
    assert t.badge == BLUE
    assert t.told(None, "chief") == [(BLUE,)]


@rule("MOH-CHIEF-03")
def test_an_empty_hq_leaves_the_badge_where_it_is() -> None:
    t = table(badge=BLUE, heads={HQ: []})
    t.election()
    assert t.asked == []
    assert t.badge == BLUE
    assert not t.chief_elected


@rule("MOH-CHIEF-03")
def test_two_ties_leave_the_badge_where_it_is() -> None:
    t = table(badge=BLACK, heads={HQ: [(YELLOW, PIN_UP), (BLUE, PIN_UP)]})
    t.election()
    t.vote({YELLOW: BLUE, BLUE: YELLOW})
    t.vote({YELLOW: BLUE, BLUE: YELLOW, RED: BLUE, BLACK: YELLOW})
    assert t.badge == BLACK
    assert not t.chief_elected


@rule("MOH-CHIEF-04")
def test_the_election_counts_for_one_round_only() -> None:
    t = table(badge=RED, heads={HQ: [], PARKING: []}, chief_elected=True)
    t.round_from("search")
    assert t.question == "ask-destination"  # and not for an announcement
    assert t.badge == RED
    assert not t.chief_elected


@rule("MOH-CHIEF-04")
def test_the_previous_chief_elected_again_counts_as_elected() -> None:
    t = table(badge=RED, heads={HQ: [(RED, GUNMAN), (BLUE, PIN_UP)]})
    t.election()
    t.vote({RED: RED, BLUE: BLUE})
    assert t.badge == RED
    assert t.chief_elected


@rule("MOH-CHIEF-05")
def test_a_sole_owner_at_hq_is_elected_and_counts_as_elected() -> None:
    t = table(badge=RED, heads={HQ: [(BLUE, PIN_UP), (BLUE, GUNMAN)]})
    t.script([HQ, HQ, PARKING, PARKING])
    t.round_from("election")
    assert not t.events("voted")
    assert t.badge == BLUE
    assert t.chief_elected
    assert t.told(BLUE, "saw-die") == [(BLUE, HQ), (BLUE, HQ), (BLUE, PARKING), (BLUE, PARKING)]
    assert t.question == "ask-announce"


def first_round(dice_for_red: str) -> Driver:
    """Start a new game of which Red is the first player; all but Red's characters are placed at Parking."""
    dice = [dice_for_red, dice_for_red, *[PARKING, PARKING] * 3] * 3
    t = new_table(4, first=RED, dice=dice)
    t.play_until("arrival")
    return t


@rule("MOH-CHIEF-06")
def test_the_first_player_does_not_count_as_elected_in_the_first_round() -> None:
    assert not new_table(4, first=RED).chief_elected
    t = first_round(PARKING)
    assert t.view(None)["round"] == 1
    assert t.badge == RED
    assert not t.chief_elected
    assert not t.events("saw-die")


@rule("MOH-CHIEF-06")
def test_the_first_player_counts_if_the_first_round_elects_him() -> None:
    t = first_round(HQ)
    assert t.view(None)["round"] == 1
    assert t.chief_elected
    assert len(t.told(RED, "saw-die")) == 4


@rule("MOH-CHIEF-07")
def test_a_cursed_hq_elects_no_chief_any_more() -> None:
    t = table(badge=BLUE, cursed=[HQ], hands={YELLOW: [THREAT]})
    for _ in range(2):
        t.election()
        assert t.asked == []
        assert t.badge == BLUE
        assert not t.chief_elected
    t.destinations()
    assert all(("go", HQ) not in t.options(seat) for seat in range(4))  # so nobody ever stands there again
