"""Chapter: the rescue and the score."""

from __future__ import annotations

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CAMERA,
    GRENADES,
    GUNMAN,
    HIDE,
    HQ,
    LITTLE_GIRL,
    MEGATOYS,
    PARKING,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SUPERMARKET,
    TEAM,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    table,
    team,
)
from tests.marks import rule


@rule("MOH-END-01")
def test_the_game_ends_when_all_stand_in_one_place() -> None:
    heads = {SUPERMARKET: [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)], HQ: [(RED, GUNMAN)]}
    t = table(heads=heads, others=False)
    t.movement({RED: SUPERMARKET})
    assert t.over
    assert t.events("rescue") == [(5,)]


@rule("MOH-END-01", "MOH-END-04")
@pytest.mark.parametrize("place", PLACES)
def test_any_place_but_parking_will_do_if_it_holds_all(place: str) -> None:
    heads = {place: [(YELLOW, PIN_UP), (RED, PIN_UP)], SUPERMARKET if place != SUPERMARKET else HQ: [(BLUE, PIN_UP)]}
    t = table(5, heads=heads, others=False, data={"numbers": {"rescue": 1}})
    t.movement({BLUE: place})
    assert t.over is (place != PARKING)


@rule("MOH-END-01")
def test_one_straggler_keeps_the_game_going() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    t = table(heads={SUPERMARKET: there, HQ: [(RED, GUNMAN)], MEGATOYS: [(BLUE, GUNMAN)]}, others=False)
    t.movement({RED: SUPERMARKET})
    assert t.alive == 6
    assert not t.over


@rule("MOH-END-01")
def test_the_death_of_the_last_straggler_ends_the_game() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP), (BLACK, GUNMAN)]
    t = table(heads={SUPERMARKET: there, RESTROOM: [(RED, GUNMAN)]}, zombies={RESTROOM: 1}, others=False)
    t.attack()
    assert t.events("rescue") == [(5,)]


@rule("MOH-END-02")
@pytest.mark.parametrize(
    ("players", "alive", "over"),
    [
        (3, 5, True),
        (4, 5, True),
        (5, 5, True),
        (6, 7, True),
        (3, 6, False),
        (4, 6, False),
        (5, 6, False),
        (6, 8, False),
    ],
)
def test_the_game_ends_when_only_four_live_or_six_of_six_players(players: int, alive: int, *, over: bool) -> None:
    heads = [(seat, kind) for kind in TEAM for seat in range(players)][:alive]
    places = {RESTROOM: heads[:1], MEGATOYS: heads[1:4], HQ: heads[4:5], SUPERMARKET: heads[5:]}
    t = table(players, heads=places, others=False, zombies={RESTROOM: 1})
    assert t.view(None)["rescue"] == (6 if players == 6 else 4)
    t.attack()
    assert t.alive == alive - 1
    assert t.over is over


@rule("MOH-END-03")
def test_the_end_comes_after_a_move_and_the_remaining_moves_are_not_played() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    t = table(badge=RED, heads={SUPERMARKET: there, HQ: [(RED, GUNMAN)]}, others=False)
    t.g.destinations = [5, 6, 5, 5]
    t.round_from("movement")
    assert t.over
    assert [seat for seat, *_ in t.events("moved")] == [RED]
    assert t.asked == []
    assert not t.events("crowd", "breach")


@rule("MOH-END-03")
def test_the_end_comes_after_a_death_and_the_remaining_places_are_not_attacked() -> None:
    heads = {
        RESTROOM: [(YELLOW, PIN_UP)],
        MEGATOYS: [(RED, PIN_UP)],
        HQ: [(BLUE, PIN_UP)],
        SUPERMARKET: team(BLACK, PIN_UP, GUNMAN),
    }
    t = table(heads=heads, others=False, zombies={RESTROOM: 1, MEGATOYS: 1, HQ: 1})
    t.attack()
    assert t.events("eaten") == [(YELLOW, PIN_UP, RESTROOM)]
    assert t.over
    assert t.alive == 4
    assert t.zombies(RESTROOM) == 1  # on the spot: nothing is cleared away


@rule("MOH-END-03")
def test_the_end_comes_between_two_votes_at_parking() -> None:
    heads = {PARKING: [(YELLOW, PIN_UP), (YELLOW, GUNMAN)], HQ: [(BLUE, PIN_UP)], MEGATOYS: team(BLACK, PIN_UP, GUNMAN)}
    t = table(heads=heads, others=False, zombies={PARKING: 2})
    t.attack()
    t.choose(YELLOW, "sacrifice", GUNMAN)
    assert t.over
    assert t.heads(PARKING) == {(YELLOW, PIN_UP)}
    assert t.zombies(PARKING) == 2
    assert t.journal.events[-1].kind == "rescue"


@rule("MOH-END-04")
def test_gathering_at_parking_does_not_end_the_game() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    t = table(heads={PARKING: there, HQ: [(RED, GUNMAN)]}, others=False)
    t.movement({RED: PARKING})
    assert len(t.heads(PARKING)) == t.alive == 5
    assert not t.over


@rule("MOH-SCORE-01")
def test_the_score_is_the_value_of_ones_living_characters() -> None:
    t = table(3, dead=[(RED, PIN_UP), (BLUE, TOUGH_GUY), (BLUE, GUNMAN), (BLUE, LITTLE_GIRL)])
    assert t.scores == [16, 9, 7]
    assert [t.player(seat)["points"] for seat in range(3)] == [16, 9, 7]
    for kind, value in ((PIN_UP, 7), (TOUGH_GUY, 5), (GUNMAN, 3), (LITTLE_GIRL, 1)):
        assert table(3, heads={HQ: [(BLUE, kind)]}, others=False).scores == [0, 0, value]


@rule("MOH-SCORE-02")
def test_the_highest_score_wins_not_the_most_characters_or_cards() -> None:
    heads = {HQ: [(RED, PIN_UP)], MEGATOYS: team(BLUE, GUNMAN, LITTLE_GIRL), SUPERMARKET: team(YELLOW, TOUGH_GUY)}
    t = table(3, heads=heads, others=False, hands={BLUE: [HIDE, HIDE], YELLOW: [CAMERA]})
    assert t.scores == [5, 7, 4]
    assert t.winner == RED


@rule("MOH-SCORE-03")
def test_a_tied_score_goes_to_the_player_with_more_cards() -> None:
    heads = {HQ: [(RED, TOUGH_GUY)], MEGATOYS: [(BLUE, TOUGH_GUY)], SUPERMARKET: [(YELLOW, GUNMAN)]}
    hands = {RED: [HIDE, THREAT], BLUE: [GRENADES], YELLOW: [CAMERA, CAMERA, CAMERA]}
    t = table(heads=heads, others=False, hands=hands)
    assert t.winner == RED


@rule("MOH-SCORE-04")
def test_a_score_still_tied_is_a_shared_victory() -> None:
    heads = {HQ: [(RED, TOUGH_GUY)], MEGATOYS: [(BLUE, TOUGH_GUY)], SUPERMARKET: [(YELLOW, GUNMAN)]}
    t = table(heads=heads, others=False, hands={RED: [HIDE], BLUE: [GRENADES]})
    assert t.winners == [RED, BLUE]


@rule("MOH-END-05")
@pytest.mark.parametrize(("number", "over"), [(59, False), (60, True)])
@pytest.mark.parametrize("end_check", ["immediate", "round_end"])
def test_the_rescue_arrives_after_the_last_round_at_the_latest(number: int, end_check: str, *, over: bool) -> None:
    t = table(round_number=number, options={"end_check": end_check})
    t.round_from("attack")
    assert t.over == over
    assert t.events("eaten") == []
    assert t.events("round") == ([] if over else [(60,)])
