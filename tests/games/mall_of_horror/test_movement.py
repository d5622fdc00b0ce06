"""Chapter e: movement, capacity and Sprint."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    CACHOU,
    CAPACITY,
    GREEN,
    GUNMAN,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SPRINT,
    SUPERMARKET,
    TEAM,
    TOUGH_GUY,
    YELLOW,
    random_table,
    table,
    team,
)
from tests.marks import rule

FULL_HQ = [(YELLOW, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
OPEN = (RESTROOM, MEGATOYS, PARKING, HQ, SUPERMARKET)  # with three or four players


@rule("MOH-COMP-01")
@pytest.mark.parametrize(("place", "capacity"), [(RESTROOM, 3), (CACHOU, 4), (MEGATOYS, 4), (HQ, 3), (SUPERMARKET, 6)])
def test_a_place_holds_no_more_heads_than_its_capacity(place: str, capacity: int) -> None:
    heads = [(seat, kind) for seat in (YELLOW, RED, BLUE) for kind in TEAM][: capacity - 1]
    t = table(5, badge=BLACK, heads={place: heads, PARKING: [(BLACK, PIN_UP)]})
    t.movement({BLACK: place, BROWN: place})
    t.choose(BLACK, "move", PIN_UP)
    t.choose(BROWN, "move", PIN_UP)
    assert t.heads(place) == {*heads, (BLACK, PIN_UP)}
    assert t.events("bounced")[0][:3] == (BROWN, PIN_UP, place)


@given(players=st.integers(3, 6), seed=st.integers(0, 10**6))
def test_no_place_is_ever_overcrowded(players: int, seed: int) -> None:
    t = random_table(players, f"crowd {seed}")
    while t.asked:
        for place in PLACES:
            assert len(t.heads(place)) <= CAPACITY[place]
        t.step(seed)


@rule("MOH-COMP-02")
def test_parking_has_no_limit() -> None:
    everybody = [head for seat in range(6) for head in team(seat)]
    t = table(6, heads={PARKING: everybody[:-1], HQ: everybody[-1:]})
    t.movement({GREEN: PARKING})
    assert t.heads(PARKING) == set(everybody)
    assert not t.events("bounced")


@rule("MOH-COMP-03")
def test_a_tough_guy_takes_one_place() -> None:
    there = [(YELLOW, TOUGH_GUY), (BLUE, TOUGH_GUY)]
    t = table(badge=RED, heads={HQ: there, PARKING: [(RED, TOUGH_GUY), (BLACK, PIN_UP)]})
    t.movement({RED: HQ, BLACK: HQ})
    t.choose(RED, "move", TOUGH_GUY)
    t.choose(BLACK, "move", PIN_UP)
    assert t.heads(HQ) == {*there, (RED, TOUGH_GUY)}


@rule("MOH-MOVE-01")
def test_each_living_player_moves_exactly_one_character_in_order() -> None:
    t = table(badge=BLUE, dead=team(BLACK))
    t.movement({YELLOW: PARKING, RED: HQ, BLUE: PARKING})
    for seat, kind in ((BLUE, GUNMAN), (YELLOW, PIN_UP), (RED, TOUGH_GUY)):
        assert t.asked == [seat]
        t.choose(seat, "move", kind)
    assert t.asked == []
    assert [event[:3] for event in t.events("moved")] == [
        (BLUE, GUNMAN, PARKING),
        (YELLOW, PIN_UP, PARKING),
        (RED, TOUGH_GUY, HQ),
    ]


@rule("MOH-MOVE-02")
def test_a_character_already_there_cannot_be_moved_there() -> None:
    t = table(heads={HQ: [(RED, PIN_UP)], MEGATOYS: [(RED, TOUGH_GUY)], PARKING: [(RED, GUNMAN)]})
    t.movement({RED: HQ})
    assert t.options(RED) == [("move", TOUGH_GUY), ("move", GUNMAN)]


@rule("MOH-MOVE-03")
def test_the_character_is_chosen_on_ones_turn_knowing_all_that_came_before() -> None:
    t = table(badge=BLUE, heads={PARKING: []})
    t.movement({BLUE: PARKING, RED: HQ}, [HQ, HQ, RESTROOM, PARKING])
    t.choose(BLUE, "move", GUNMAN)
    assert t.asked == [RED]
    seen = t.view(RED)
    assert seen["destinations"] == [0, 5, 4, 0]
    assert seen["dice"] == [5, 5, 1, 4]
    assert t.heads(PARKING) == {(BLUE, GUNMAN)}
    assert t.options(RED) == [("move", PIN_UP), ("move", TOUGH_GUY), ("move", GUNMAN)]


@rule("MOH-MOVE-04")
@pytest.mark.parametrize(("badge", "gets_in"), [(YELLOW, True), (RED, False)])
def test_room_is_tested_at_the_moment_of_the_move(badge: int, *, gets_in: bool) -> None:
    t = table(badge=badge, heads={HQ: FULL_HQ, MEGATOYS: [(RED, PIN_UP)]}, dead=team(YELLOW, TOUGH_GUY, GUNMAN))
    t.movement({YELLOW: PARKING, RED: HQ})
    t.choose(RED, "move", PIN_UP)
    assert (YELLOW, PIN_UP) in t.heads(PARKING)
    assert t.heads(HQ) == set(FULL_HQ[1:]) | ({(RED, PIN_UP)} if gets_in else set())


@rule("MOH-MOVE-05")
def test_who_finds_the_place_full_goes_to_parking() -> None:
    t = table(heads={HQ: FULL_HQ, MEGATOYS: [(RED, GUNMAN)]})
    t.movement({RED: HQ})
    t.choose(RED, "move", GUNMAN)
    assert t.heads(HQ) == set(FULL_HQ)
    assert t.heads(MEGATOYS) == set()
    assert t.heads(PARKING) == {(RED, GUNMAN)}
    assert t.events("bounced") == [(RED, GUNMAN, HQ, MEGATOYS)]


@rule("MOH-MOVE-06")
def test_who_stands_at_parking_and_finds_the_place_full_stays_at_parking() -> None:
    t = table(heads={HQ: FULL_HQ, PARKING: [(RED, GUNMAN)]})
    t.movement({RED: HQ})
    assert ("move", GUNMAN) in t.options(RED)
    t.choose(RED, "move", GUNMAN)
    assert t.heads(PARKING) == {(RED, GUNMAN)}
    assert t.heads(HQ) == set(FULL_HQ)


@rule("MOH-MOVE-07")
def test_a_place_cursed_after_it_was_chosen_is_treated_as_full() -> None:
    t = table(zombies={HQ: 8}, heads={PARKING: [], MEGATOYS: [(RED, GUNMAN)]}, dead=team(BLACK))
    t.movement({RED: HQ})
    t.choose(RED, "move", GUNMAN)
    assert t.heads(PARKING) == {(RED, GUNMAN)}
    assert not t.heads(HQ)


@rule("MOH-MOVE-08")
def test_moving_is_not_optional() -> None:
    t = table(zombies={PARKING: 9}, hands={RED: [HIDE]})
    t.movement({RED: PARKING})
    assert t.options(RED) == [("move", kind) for kind in TEAM]


@rule("MOH-MOVE-08")
def test_a_lone_character_moves_without_being_asked() -> None:
    t = table(heads={HQ: [(RED, PIN_UP)]}, dead=team(RED, TOUGH_GUY, GUNMAN))
    t.movement({RED: PARKING})
    assert t.asked == []
    assert t.heads(PARKING) == {(RED, PIN_UP)}


@rule("MOH-SPR-01")
def test_a_sprint_replaces_the_chosen_place_on_the_own_turn() -> None:
    t = table(heads={MEGATOYS: team(RED), HQ: [], RESTROOM: []}, hands={RED: [SPRINT, SPRINT]})
    t.movement({RED: HQ})
    t.choose(RED, "sprint", GUNMAN, RESTROOM)
    assert t.asked == []  # one Sprint, one character
    assert t.heads(RESTROOM) == {(RED, GUNMAN)}
    assert t.heads(HQ) == set()
    assert t.hand(RED) == [SPRINT]


@rule("MOH-SPR-01")
def test_a_sprint_may_be_kept() -> None:
    t = table(heads={MEGATOYS: team(RED), HQ: []}, hands={RED: [SPRINT]})
    t.movement({RED: HQ})
    t.choose(RED, "move", PIN_UP)
    assert t.heads(HQ) == {(RED, PIN_UP)}
    assert t.hand(RED) == [SPRINT]


@rule("MOH-SPR-02")
def test_with_a_sprint_any_own_character_may_go_to_any_other_place() -> None:
    heads = {HQ: [(RED, PIN_UP)], MEGATOYS: [(RED, GUNMAN)], RESTROOM: []}
    t = table(heads=heads, dead=team(RED, TOUGH_GUY), hands={RED: [SPRINT]})
    t.movement({RED: HQ})
    sprints = {option[1:] for option in t.options(RED) if option[0] == "sprint"}
    assert {kind for kind, _ in sprints} == {PIN_UP, GUNMAN}  # the dead do not run
    assert {place for kind, place in sprints if kind == PIN_UP} == set(OPEN)
    assert {place for kind, place in sprints if kind == GUNMAN} == set(OPEN) - {HQ}  # there it goes without a Sprint
    t.choose(RED, "sprint", PIN_UP, RESTROOM)
    assert (RED, PIN_UP) in t.heads(RESTROOM)


@rule("MOH-SPR-03")
def test_with_a_sprint_a_character_may_stay_in_a_place_that_is_full_counting_itself() -> None:
    there = [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    t = table(heads={HQ: there, PARKING: []}, hands={RED: [SPRINT]})
    t.movement({RED: PARKING})
    t.choose(RED, "sprint", PIN_UP, HQ)
    assert t.heads(HQ) == set(there)
    assert t.heads(PARKING) == set()
    assert t.hand(RED) == []


@rule("MOH-SPR-03")
def test_with_a_sprint_a_character_may_stay_in_the_place_first_chosen() -> None:
    t = table(heads={HQ: [(RED, PIN_UP)], PARKING: []}, hands={RED: [SPRINT]})
    t.movement({RED: HQ})
    t.choose(RED, "sprint", PIN_UP, HQ)
    assert t.heads(HQ) == {(RED, PIN_UP)}
    assert not t.events("moved", "bounced")


@rule("MOH-SPR-04")
def test_a_sprint_into_a_full_place_ends_at_parking() -> None:
    t = table(heads={HQ: FULL_HQ, MEGATOYS: [(RED, GUNMAN)]}, hands={RED: [SPRINT]})
    t.movement({RED: RESTROOM})
    t.choose(RED, "sprint", GUNMAN, HQ)
    assert t.heads(PARKING) == {(RED, GUNMAN)}
    assert t.heads(HQ) == set(FULL_HQ)


@rule("MOH-SPR-04")
def test_a_sprint_into_a_closed_or_cursed_place_is_not_allowed() -> None:
    t = table(cursed=[RESTROOM], hands={RED: [SPRINT]})
    t.movement({RED: HQ})
    assert {option[2] for option in t.options(RED) if option[0] == "sprint"} == {MEGATOYS, PARKING, SUPERMARKET}


@rule("MOH-SPR-05")
def test_a_sprint_leaves_the_game() -> None:
    t = table(hands={RED: [SPRINT, HIDE]})
    t.movement({RED: HQ})
    t.choose(RED, "sprint", PIN_UP, PARKING)
    assert t.hand(RED) == [HIDE]
    assert t.played == [SPRINT]
    assert t.told(None, "played") == [(RED, SPRINT)]


def test_a_sprint_cannot_be_played_in_any_other_phase() -> None:
    both = [(RED, PIN_UP), (BLUE, PIN_UP)]
    t = table(
        heads={PARKING: both, HQ: team(RED, GUNMAN) + team(BLUE, GUNMAN)}, zombies={PARKING: 1}, hands={RED: [SPRINT]}
    )
    for begin in (t.search, t.election, t.arrival, t.destinations, t.attack):
        begin()
        assert RED in t.asked
        assert not t.can(RED, "sprint")
