"""Chapter: eliminated players."""

from __future__ import annotations

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    CAMERA,
    GRENADES,
    GUNMAN,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PASS,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SPRINT,
    SUPERMARKET,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    new_table,
    table,
    team,
)
from tests.marks import rule


@rule("MOH-ELIM-01")
def test_an_eliminated_player_plays_no_cards() -> None:
    heads = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: [(RED, GUNMAN), (BLUE, GUNMAN)]}
    t = table(heads=heads, dead=team(BLACK), zombies={PARKING: 1}, hands={BLACK: [CAMERA, THREAT, HIDE, GRENADES]})
    t.search()
    assert t.asked == [RED, BLUE]
    t.arrival()
    assert t.asked == []
    t.attack()
    assert t.asked == [RED, BLUE]


@rule("MOH-ELIM-01")
def test_an_eliminated_player_chooses_no_destination_and_moves_nothing() -> None:
    t = table(badge=BLACK, dead=team(BLACK), fell_in={BLACK: 3}, hands={BLACK: [SPRINT]})
    t.round_from("destination")
    assert t.asked == [YELLOW, RED, BLUE]
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    assert t.events("destination") == [(YELLOW, PARKING), (RED, PARKING), (BLUE, PARKING)]
    assert t.question == "ask-move"
    assert t.asked == [YELLOW]
    t.finish()
    assert BLACK not in {seat for seat, *_ in t.events("moved") + t.events("bounced")}


@rule("MOH-ELIM-02")
def test_an_eliminated_player_has_one_vote_in_every_re_vote_and_must_use_it() -> None:
    heads = {RESTROOM: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: [(YELLOW, PIN_UP), (RED, GUNMAN)]}
    t = table(heads=heads, dead=team(BLACK), zombies={RESTROOM: 2})
    t.attack()
    assert t.asked == [RED, BLUE]  # he has no part in the first ballot
    t.vote({RED: BLUE, BLUE: RED})
    assert t.options(BLACK) == [("vote", RED), ("vote", BLUE)]
    t.vote({BLACK: BLUE, YELLOW: BLUE, RED: BLUE, BLUE: RED})
    assert (BLACK, BLUE, 1) in t.events("voted")
    assert t.events("eaten") == [(BLUE, PIN_UP, RESTROOM)]


@rule("MOH-ELIM-03")
def test_the_zombie_comes_from_the_round_after_the_elimination_on() -> None:
    in_his_last_round = table(dead=team(BLACK), round_number=3, fell_in={BLACK: 3})
    in_the_next_round = table(dead=team(BLACK), round_number=4, fell_in={BLACK: 3})
    for t in (in_his_last_round, in_the_next_round):
        t.destinations()
        for seat in (YELLOW, RED, BLUE):
            t.choose(seat, "go", PARKING)
    assert in_his_last_round.asked == []
    assert in_the_next_round.asked == [BLACK]


@rule("MOH-ELIM-03")
def test_the_zombie_comes_at_the_end_of_phase_d_before_anything_is_revealed() -> None:
    t = table(dead=team(BLACK))
    t.script([HQ, HQ, HQ, HQ])
    t.round_from("arrival")
    for seat in (YELLOW, RED, BLUE):
        assert BLACK not in t.asked
        t.choose(seat, "go", PARKING)
    assert not t.events("destination", "die")
    t.choose(BLACK, "lure", MEGATOYS)
    assert t.zombies(MEGATOYS) == 1
    assert t.view(None)["phase"] == "movement"


@rule("MOH-ELIM-03")
def test_a_player_who_loses_his_last_head_in_play_adds_a_zombie_in_the_next_round() -> None:
    t = table(5, heads={RESTROOM: [(RED, PIN_UP)]}, dead=team(RED, TOUGH_GUY, GUNMAN), zombies={RESTROOM: 1})
    t.round_from("attack")
    assert t.events("eliminated") == [(RED,)]
    assert t.events("round") == [(4,)]
    while RED not in t.asked or t.question == "ask-revote":
        t.step(0)
    assert t.question == "ask-lure"
    assert t.view(None)["round"] == 4


@rule("MOH-ELIM-03")
def test_a_player_who_still_has_a_head_is_not_eliminated_and_adds_no_zombie() -> None:
    t = table(heads={RESTROOM: team(RED, PIN_UP, GUNMAN)}, zombies={RESTROOM: 2})
    t.round_from("attack")
    t.choose(RED, "sacrifice", PIN_UP)
    assert not t.events("eliminated")
    assert t.player(RED)["fell_in"] == 0
    t.play_until("destination")
    assert t.view(None)["round"] == 4
    while t.view(None)["phase"] == "destination":
        assert t.question in {"ask-announce", "ask-destination"}
        t.choose(t.asked[0], *t.options(t.asked[0])[0])


@rule("MOH-ELIM-03")
def test_in_a_new_game_nobody_adds_a_zombie() -> None:
    t = new_table(4)
    assert [t.player(seat)["fell_in"] for seat in range(4)] == [0] * 4
    t.play_until("destination")
    while t.view(None)["phase"] == "destination":
        assert t.question in {"ask-announce", "ask-destination"}
        t.choose(t.asked[0], *t.options(t.asked[0])[0])


@rule("MOH-ELIM-04")
def test_an_eliminated_player_adds_a_zombie_in_every_later_round() -> None:
    t = table(dead=team(BLACK), round_number=9, fell_in={BLACK: 2})
    for zombies in (1, 2):
        t.destinations()
        for seat in (YELLOW, RED, BLUE):
            t.choose(seat, "go", PARKING)
        t.choose(BLACK, "lure", MEGATOYS)
        assert t.asked == []  # one each round
        assert t.zombies(MEGATOYS) == zombies


@rule("MOH-ELIM-05")
def test_several_eliminated_players_add_theirs_openly_clockwise_from_the_badge() -> None:
    t = table(5, badge=BLUE, dead=[*team(YELLOW), *team(BLUE), *team(BROWN)])
    t.destinations()
    t.choose(RED, "go", PARKING)
    t.choose(BLACK, "go", PARKING)
    for seat, place in ((BLUE, HQ), (BROWN, HQ), (YELLOW, PARKING)):
        assert t.asked == [seat]
        t.choose(seat, "lure", place)
    assert t.told(None, "lured") == [(BLUE, HQ), (BROWN, HQ), (YELLOW, PARKING)]
    assert (t.zombies(HQ), t.zombies(PARKING)) == (2, 1)


@rule("MOH-ELIM-06")
def test_the_zombie_goes_to_no_closed_or_cursed_place_but_may_go_to_parking() -> None:
    t = table(dead=team(BLACK), cursed=[HQ])
    t.destinations()
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    assert t.options(BLACK) == [PASS] + [("lure", place) for place in (RESTROOM, MEGATOYS, PARKING, SUPERMARKET)]


@rule("MOH-ELIM-07")
def test_an_eliminated_player_sees_neither_dice_nor_secret_destinations() -> None:
    t = table(badge=BLACK, dead=team(BLACK), chief_elected=False)
    t.script([HQ, HQ, HQ, HQ])
    t.round_from("arrival")
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    assert t.question == "ask-lure"
    seen = t.view(BLACK)
    assert seen["seen_dice"] == seen["dice"] == seen["destinations"] == []
    assert seen["dice_hidden"] == 4
    assert seen["destination"] == 0
    assert not t.told(BLACK, "saw-die")


@rule("MOH-ELIM-08")
def test_the_zombie_may_be_declined() -> None:
    t = table(dead=team(BLACK))
    t.destinations()
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    t.choose(BLACK, "pass")
    assert t.asked == []
    assert sum(t.zombies(place) for place in PLACES) == 0
    assert not t.events("lured", "zombie")


@rule("MOH-ELIM-09")
def test_the_hand_of_an_eliminated_player_stays_face_down_and_he_scores_nothing() -> None:
    heads = {RESTROOM: [(BLACK, PIN_UP)]}
    t = table(heads=heads, dead=team(BLACK, TOUGH_GUY, GUNMAN), zombies={RESTROOM: 1}, hands={BLACK: [HIDE, CAMERA]})
    t.attack()
    t.choose(BLACK, "pass")
    assert t.events("eliminated") == [(BLACK,)]
    assert t.hand(BLACK) == [CAMERA, HIDE]
    assert t.player(BLACK)["cards"] == 2
    assert t.played == []
    assert t.scores == [15, 15, 15, 0]
