"""Chapter d: choice of destination."""

from __future__ import annotations

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    GUNMAN,
    HQ,
    MEGATOYS,
    PARKING,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SPRINT,
    SUPERMARKET,
    TOUGH_GUY,
    YELLOW,
    table,
    team,
)
from tests.marks import rule

OPEN = (RESTROOM, MEGATOYS, PARKING, HQ, SUPERMARKET)  # with three or four players


@rule("MOH-DEST-01")
def test_every_living_player_chooses_a_place_and_no_character() -> None:
    t = table(dead=team(BLUE))
    t.destinations()
    assert t.asked == [YELLOW, RED, BLACK]
    for seat in t.asked:
        assert t.options(seat) == [("go", place) for place in OPEN]


@rule("MOH-DEST-01")
def test_with_five_players_cachou_can_be_chosen_too() -> None:
    t = table(5)
    t.destinations()
    assert t.targets(RED, "go") == set(PLACES)


@rule("MOH-DEST-02")
def test_an_elected_chief_chooses_first_and_announces_it() -> None:
    t = table(badge=RED, chief_elected=True)
    t.destinations()
    assert t.asked == [RED]
    assert t.question == "ask-announce"
    t.choose(RED, "go", HQ)
    assert t.told(None, "announced") == [(RED, HQ)]
    assert t.view(YELLOW)["announced"] == 5
    assert t.asked == [YELLOW, BLUE, BLACK]


@rule("MOH-DEST-02")
def test_an_elected_chief_announces_whoever_else_is_alive() -> None:
    t = table(badge=RED, chief_elected=True, dead=team(BLUE))
    t.destinations()
    assert t.question == "ask-announce"
    assert t.asked == [RED]


@rule("MOH-DEST-03")
def test_a_place_where_all_own_characters_stand_cannot_be_chosen() -> None:
    t = table(heads={MEGATOYS: [*team(RED), (BLUE, PIN_UP)]})
    t.destinations()
    assert t.targets(RED, "go") == {RESTROOM, PARKING, HQ, SUPERMARKET}
    assert t.targets(BLUE, "go") == set(OPEN)


@rule("MOH-DEST-03")
def test_a_place_where_all_but_one_own_character_stand_can_be_chosen() -> None:
    t = table(heads={MEGATOYS: team(RED, PIN_UP, GUNMAN), HQ: team(RED, TOUGH_GUY)})
    t.destinations()
    assert t.targets(RED, "go") == set(OPEN)


@rule("MOH-DEST-03")
def test_only_living_characters_count_for_the_choice() -> None:
    t = table(heads={MEGATOYS: team(RED, PIN_UP)}, dead=team(RED, TOUGH_GUY, GUNMAN))
    t.destinations()
    assert t.targets(RED, "go") == {RESTROOM, PARKING, HQ, SUPERMARKET}


@rule("MOH-DEST-03")
@pytest.mark.parametrize("chief_elected", [True, False])
def test_closed_and_cursed_places_cannot_be_chosen(*, chief_elected: bool) -> None:
    t = table(badge=RED, chief_elected=chief_elected, cursed=[HQ, RESTROOM])
    t.destinations()
    assert t.targets(RED, "go") == {MEGATOYS, PARKING, SUPERMARKET}


@rule("MOH-DEST-03")
def test_an_announced_place_follows_the_same_limits() -> None:
    t = table(badge=RED, chief_elected=True, heads={MEGATOYS: team(RED)})
    t.destinations()
    assert t.targets(RED, "go") == {RESTROOM, PARKING, HQ, SUPERMARKET}


@rule("MOH-DEST-04")
def test_a_full_place_may_be_chosen() -> None:
    t = table(heads={HQ: [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]})
    t.destinations()
    assert all(("go", HQ) in t.options(seat) for seat in range(4))


@rule("MOH-DEST-05")
def test_a_sprint_in_hand_does_not_widen_the_choice() -> None:
    t = table(heads={MEGATOYS: team(RED)}, hands={RED: [SPRINT]}, cursed=[HQ])
    t.destinations()
    assert t.options(RED) == [("go", RESTROOM), ("go", PARKING), ("go", SUPERMARKET)]


@rule("MOH-DEST-06")
def test_the_others_choose_at_the_same_time_in_any_order() -> None:
    t = table(badge=RED, chief_elected=True)
    t.destinations()
    t.choose(RED, "go", PARKING)
    t.choose(BLACK, "go", PARKING)
    assert t.asked == [YELLOW, BLUE]
    t.choose(BLUE, "go", PARKING)
    assert t.asked == [YELLOW]


@rule("MOH-DEST-06")
def test_destinations_stay_secret_and_nobody_moves_yet() -> None:
    t = table()
    where = {place: t.heads(place) for place in PLACES}
    t.destinations()
    before = [t.view(onlooker) for onlooker in (None, YELLOW, RED)]
    t.choose(BLUE, "go", HQ)
    t.choose(BLACK, "go", HQ)
    assert [t.view(onlooker) for onlooker in (None, YELLOW, RED)] == before
    t.choose(YELLOW, "go", HQ)
    t.choose(RED, "go", HQ)
    assert {place: t.heads(place) for place in PLACES} == where
    assert not t.events("destination", "moved", "announced")


@rule("MOH-DEST-07")
@pytest.mark.parametrize("chief_elected", [False, True])
def test_a_player_without_a_legal_destination_neither_chooses_nor_moves(*, chief_elected: bool) -> None:
    everybody = [head for seat in range(4) for head in team(seat)]
    t = table(
        chief_elected=chief_elected,
        heads={PARKING: everybody},
        cursed=[RESTROOM, MEGATOYS, HQ, SUPERMARKET],
        hands={RED: [SPRINT]},
    )
    t.round_from("destination")
    assert t.view(None)["phase"] == "attack"
    assert not t.events("destination", "moved", "bounced", "stayed")
    assert t.heads(PARKING) == set(everybody)


@rule("MOH-DEST-07")
@pytest.mark.parametrize("fallen", [(RED,), (YELLOW, BLUE), (BLACK,)])
def test_whoever_else_has_fallen_there_is_nowhere_to_go_from_the_last_open_place(fallen: tuple[int, ...]) -> None:
    alive = [head for seat in range(4) if seat not in fallen for head in team(seat)]
    t = table(
        badge=next(seat for seat in range(4) if seat not in fallen),
        heads={PARKING: alive},
        cursed=[RESTROOM, MEGATOYS, HQ, SUPERMARKET],
        others=False,
        fell_in=dict.fromkeys(fallen, 1),
        options={"dead_player_zombie": "once"},
    )
    t.destinations()
    assert not t.asked


@rule("MOH-DEST-07")
@pytest.mark.parametrize("last", [RESTROOM, MEGATOYS, HQ, SUPERMARKET])
def test_the_last_open_place_but_parking_is_a_destination(last: str) -> None:
    everybody = [head for seat in range(4) for head in team(seat)]
    t = table(heads={PARKING: everybody}, cursed=[place for place in OPEN if place not in {last, PARKING}])
    t.round_from("destination")
    assert t.question == "ask-move"
    assert t.events("destination") == [(seat, last) for seat in range(4)]


@rule("MOH-DEST-08")
def test_without_an_elected_chief_nobody_announces() -> None:
    t = table(badge=RED, chief_elected=False)
    t.destinations()
    assert t.question == "ask-destination"
    assert t.asked == [YELLOW, RED, BLUE, BLACK]
    t.choose(RED, "go", HQ)
    assert not t.events("announced")
    assert t.view(None)["announced"] == 0


@rule("MOH-DEST-08")
def test_an_announcement_is_over_with_its_round() -> None:
    t = table(badge=RED, heads={HQ: [], PARKING: []}, chief_elected=True)
    t.round_from("destination")
    assert t.question == "ask-announce"
    moves = {
        RED: (GUNMAN, RESTROOM),
        BLUE: (GUNMAN, MEGATOYS),
        BLACK: (PIN_UP, RESTROOM),
        YELLOW: (GUNMAN, SUPERMARKET),
    }
    t.choose(RED, "go", RESTROOM)
    assert t.view(None)["announced"] == 1
    for seat in (YELLOW, BLUE, BLACK):
        t.choose(seat, "go", moves[seat][1])
    for seat in (RED, BLUE, BLACK):  # Yellow has but one to move
        t.choose(seat, "move", moves[seat][0])
    assert t.events("round") == [(4,)]
    assert t.question == "ask-destination"
    assert t.view(None)["announced"] == 0
    assert [t.view(seat)["destination"] for seat in range(4)] == [0, 0, 0, 0]


@rule("MOH-DEST-09")
def test_parking_may_be_chosen_like_any_other_place() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: [(RED, GUNMAN)]}, zombies={PARKING: 5})
    t.round_from("destination")
    assert ("go", PARKING) in t.options(RED)
    assert ("go", PARKING) in t.options(YELLOW)
    t.choose(RED, "go", PARKING)
    for seat in (YELLOW, BLUE, BLACK):
        t.choose(seat, "go", HQ)
    t.choose(YELLOW, "move", PIN_UP)
    t.choose(RED, "move", GUNMAN)
    assert (RED, GUNMAN) in t.heads(PARKING)
    assert t.events("moved")[-1] == (RED, GUNMAN, PARKING, HQ)
