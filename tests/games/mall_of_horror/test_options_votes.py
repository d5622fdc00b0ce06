"""The options about votes: what the table plays by default, and the alternative."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    GUNMAN,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PASS,
    PIN_UP,
    RED,
    RESTROOM,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    table,
    team,
)
from tests.marks import rule

if TYPE_CHECKING:
    from ostoja.engine.setup_options import Value

FIRST: dict[str, Value] = {"threat_revote": "first_ballot_only"}
OUTSIDERS: dict[str, Value] = {"threat_outsiders": True}
AGAIN: dict[str, Value] = {"threats_before_revote": True}
HEAD: dict[str, Value] = {"second_tie": "head"}


# -------------------------------------------------------- threat_revote, threat_outsiders


@pytest.mark.parametrize(("options", "votes"), [({}, 2), (FIRST, 1)])
def test_threat_revote_persists_or_first_ballot_only(options: dict[str, Value], votes: int) -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, GUNMAN)]}, hands={RED: [THREAT]}, options=options)
    t.search()
    t.choose(RED, "threaten")
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({RED: RED, BLUE: BLUE, YELLOW: BLUE, BLACK: BLUE})
    assert t.events("voted")[0] == (RED, RED, 2)
    assert (RED, RED, votes) in t.events("voted")[2:]


@pytest.mark.parametrize("phase", ["search", "election"])
def test_threat_outsiders_may_threaten_and_it_counts_in_the_re_vote_only(phase: str) -> None:
    place = PARKING if phase == "search" else HQ
    hands = {YELLOW: [THREAT], BLACK: [THREAT]}
    t = table(heads={place: [(RED, PIN_UP), (BLUE, PIN_UP)]}, hands=hands, options=OUTSIDERS)
    getattr(t, phase)()
    assert t.asked == [YELLOW]
    t.choose(YELLOW, "threaten")
    t.choose(BLACK, "pass")
    assert t.asked == [RED, BLUE]  # the first ballot is still theirs alone
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({YELLOW: RED, BLACK: BLUE, RED: BLUE, BLUE: RED})
    assert t.events("voted")[2:] == [(YELLOW, RED, 2), (RED, BLUE, 1), (BLUE, RED, 1), (BLACK, BLUE, 1)]
    assert t.elected == [RED]


def test_threat_outsiders_play_none_in_an_attack() -> None:
    t = table(
        heads={RESTROOM: [(RED, PIN_UP), (BLUE, PIN_UP)]},
        zombies={RESTROOM: 2},
        hands={YELLOW: [THREAT]},
        options=OUTSIDERS,
    )
    t.attack()
    assert t.asked == [RED, BLUE]


def test_threat_outsiders_need_a_living_character() -> None:
    t = table(
        heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]},
        dead=team(BLACK),
        hands={BLACK: [THREAT]},
        options=OUTSIDERS,
    )
    t.search()
    assert t.question == "ask-vote"


# -------------------------------------------------------- threats_before_revote


def tied(place: str, begin: str, options: dict[str, Value], hands: dict[int, list[str]]) -> Driver:
    """Red and Blue, who has the badge, tie in a vote about a place; Black votes there, too, and Yellow does not."""
    there = [(RED, GUNMAN), (BLUE, GUNMAN), (BLACK, PIN_UP)]
    t = table(badge=BLUE, heads={place: there}, zombies={RESTROOM: 3}, hands=hands, options=options)
    getattr(t, begin)()
    t.pass_all()
    t.vote({RED: RED, BLUE: BLUE, BLACK: BLACK})
    return t


VOTES = [(PARKING, "search"), (HQ, "election"), (RESTROOM, "attack")]
ALL_HANDS = {YELLOW: [THREAT], BLUE: [THREAT], BLACK: [THREAT]}


@rule("MOH-THR-06")
@pytest.mark.parametrize(("place", "begin"), VOTES)
def test_threats_before_revote_forbidden(place: str, begin: str) -> None:
    assert tied(place, begin, {}, ALL_HANDS).question == "ask-revote"


@rule("MOH-THR-06", "MOH-ORD-01")
@pytest.mark.parametrize(("place", "begin"), VOTES)
def test_threats_before_revote_are_played_by_the_voters_in_order_after_the_tie(place: str, begin: str) -> None:
    t = tied(place, begin, AGAIN, ALL_HANDS)
    assert t.question == "ask-threats-again"
    assert t.cited == "MOH-THR-06"
    assert t.asked == [BLUE]
    assert t.options(BLUE) == [PASS, ("threaten",)]
    assert t.why_not(BLUE, "hide", GUNMAN) == "MOH-THR-01"
    t.choose(BLUE, "pass")
    assert t.asked == [BLACK]
    t.choose(BLACK, "threaten")
    assert t.question == "ask-revote"
    t.vote({RED: BLUE, BLUE: RED, YELLOW: RED, BLACK: RED})
    assert t.events("voted")[3:] == [(YELLOW, RED, 1), (RED, BLUE, 2), (BLUE, RED, 2), (BLACK, RED, 2)]
    assert t.elected == [RED]


def test_threats_before_revote_are_over_with_the_re_vote() -> None:
    t = tied(PARKING, "search", AGAIN, {BLUE: [THREAT, THREAT]})
    t.choose(BLUE, "threaten")
    t.choose(BLUE, "threaten")
    assert t.hand(BLUE) == []
    t.vote({RED: RED, BLUE: BLUE, YELLOW: BLUE, BLACK: RED})
    assert t.elected == [BLUE]
    assert (BLUE, BLUE, 4) in t.events("voted")[3:]


@pytest.mark.parametrize(("options", "votes"), [({}, 3), (FIRST, 2)])
def test_threats_before_revote_count_whatever_becomes_of_the_earlier_ones(
    options: dict[str, Value], votes: int
) -> None:
    both = [(RED, PIN_UP), (BLUE, GUNMAN)]
    wishes = {**options, **AGAIN}
    t = table(heads={PARKING: both}, hands={RED: [THREAT, THREAT]}, options=wishes)
    t.search()
    t.choose(RED, "threaten")
    t.choose(RED, "pass")
    t.vote({RED: RED, BLUE: BLUE})
    t.choose(RED, "threaten")
    t.vote({RED: RED, BLUE: BLUE, YELLOW: BLUE, BLACK: BLUE})
    assert (RED, RED, votes) in t.events("voted")[2:]


@pytest.mark.parametrize(("place", "begin", "asked"), [(*VOTES[0], YELLOW), (*VOTES[1], YELLOW), (*VOTES[2], BLUE)])
def test_threats_before_revote_by_outsiders_in_truck_and_chief_votes_only(place: str, begin: str, asked: int) -> None:
    options = {**AGAIN, **OUTSIDERS}
    t = tied(place, begin, options, {YELLOW: [THREAT], BLUE: [THREAT]})
    t.choose(BLUE, "pass")
    if asked == YELLOW:
        t.choose(YELLOW, "threaten")
        t.vote({RED: BLUE, BLUE: RED, YELLOW: RED, BLACK: RED})
        assert (YELLOW, RED, 2) in t.events("voted")[3:]
    else:
        assert t.question == "ask-revote"


def test_threats_before_revote_are_not_for_the_dead_nor_for_those_in_hiding() -> None:
    there = [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    hands = {BLACK: [HIDE, THREAT], YELLOW: [THREAT]}
    options = {**AGAIN, **OUTSIDERS}
    t = table(heads={RESTROOM: there}, dead=team(YELLOW), zombies={RESTROOM: 3}, hands=hands, options=options)
    t.attack()
    t.choose(BLACK, "hide", PIN_UP)
    t.choose(BLACK, "pass")
    t.vote({RED: BLUE, BLUE: RED})
    assert t.question == "ask-revote"
    heads = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}
    t = table(heads=heads, dead=team(YELLOW), hands={YELLOW: [THREAT]}, options=options)
    t.search()
    t.vote({RED: BLUE, BLUE: RED})
    assert t.question == "ask-revote"


def test_without_a_tie_there_are_no_threats_before_a_revote() -> None:
    options = AGAIN
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, hands={RED: [THREAT]}, options=options)
    t.search()
    t.choose(RED, "pass")
    t.vote({RED: BLUE, BLUE: BLUE})
    assert t.question == "ask-keep"


# -------------------------------------------------------- second_tie


def second_tie(lot: int, options: dict[str, Value] | None = None) -> Driver:
    """Yellow, with one of two heads hidden and a Threat, and Blue, with two heads, tie twice."""
    there = [(YELLOW, PIN_UP), (YELLOW, TOUGH_GUY), (BLUE, PIN_UP), (BLUE, TOUGH_GUY)]
    t = table(
        heads={MEGATOYS: there}, zombies={MEGATOYS: 7}, hands={YELLOW: [HIDE, THREAT]}, lots=[lot], options=options
    )
    t.attack()
    t.choose(YELLOW, "threaten")
    t.choose(YELLOW, "hide", PIN_UP)
    t.vote({YELLOW: BLUE, BLUE: YELLOW})
    t.vote({YELLOW: BLUE, RED: BLUE, BLUE: YELLOW, BLACK: YELLOW})
    return t


def test_second_tie_colour_lets_the_owner_choose() -> None:
    t = second_tie(1)
    assert t.options(BLUE) == [("sacrifice", PIN_UP), ("sacrifice", TOUGH_GUY)]


def test_second_tie_head_draws_one_of_the_unhidden_heads() -> None:
    eaten = [second_tie(lot, HEAD).events("eaten") for lot in range(3)]
    assert eaten == [[(YELLOW, TOUGH_GUY, MEGATOYS)], [(BLUE, PIN_UP, MEGATOYS)], [(BLUE, TOUGH_GUY, MEGATOYS)]]
    with pytest.raises(IndexError):  # a fourth head, the hidden one, is not in the lot
        second_tie(3, HEAD)


def test_second_tie_head_draws_tied_colours_only() -> None:
    there = [(RED, GUNMAN), (BLUE, GUNMAN), (BLACK, PIN_UP)]
    t = table(heads={MEGATOYS: there}, zombies={MEGATOYS: 7}, lots=[2], options=HEAD)
    t.attack()
    t.vote({RED: BLUE, BLUE: RED, BLACK: BLACK})
    t.vote({RED: BLUE, BLUE: RED, BLACK: RED})
    with pytest.raises(IndexError):
        t.choose(YELLOW, "vote", BLUE)


def test_second_tie_head_leaves_the_next_choice_of_a_victim_free() -> None:
    t = table(
        heads={MEGATOYS: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: team(BLACK, PIN_UP, GUNMAN)},
        lots=[0],
        zombies={MEGATOYS: 7, HQ: 7},
        options=HEAD,
    )
    t.attack()
    t.vote({RED: BLUE, BLUE: RED})
    t.vote({RED: BLUE, BLUE: RED, BLACK: RED, YELLOW: BLUE})
    assert t.events("eaten") == [(RED, PIN_UP, MEGATOYS)]
    assert t.options(BLACK) == [("sacrifice", PIN_UP), ("sacrifice", GUNMAN)]
