"""Chapter a: search of the truck."""

from __future__ import annotations

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CAMERA,
    CHAINSAW,
    GRENADES,
    GUNMAN,
    HARDWARE,
    HIDE,
    HQ,
    PARKING,
    PIN_UP,
    RED,
    SHOTGUN,
    SPRINT,
    THREAT,
    YELLOW,
    cards_without,
    random_table,
    table,
    team,
)
from tests.marks import rule

TRUCK = [THREAT, HIDE, GRENADES, SPRINT, CAMERA]
RED_ALONE = {PARKING: [(RED, PIN_UP)]}


@rule("MOH-TRUCK-01")
def test_all_with_a_head_at_parking_vote_on_who_searches() -> None:
    t = table(heads={PARKING: [(YELLOW, PIN_UP), (RED, PIN_UP), (BLACK, GUNMAN)]}, deck=TRUCK)
    t.search()
    assert t.asked == [YELLOW, RED, BLACK]
    t.vote({YELLOW: RED, RED: RED, BLACK: YELLOW})
    t.vote(dict.fromkeys(range(4), YELLOW))
    assert t.question == "ask-keep"
    assert t.asked == [YELLOW]


@rule("MOH-TRUCK-02")
def test_nobody_searches_while_nobody_is_at_parking() -> None:
    t = table(heads={PARKING: []}, deck=TRUCK)
    t.search()
    assert t.asked == []
    assert t.deck == TRUCK
    assert not t.events("elected", "searched")


@rule("MOH-TRUCK-03")
def test_the_searcher_draws_the_top_three_cards_and_looks_at_them_alone() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    t.search()
    assert t.told(RED, "drew") == [(RED, THREAT), (RED, HIDE), (RED, GRENADES)]
    assert t.deck == [SPRINT, CAMERA]
    for onlooker in (None, YELLOW, BLUE):
        assert t.told(onlooker, "drew") == []
        assert t.told(onlooker, "searched") == [(RED, 3)]


@rule("MOH-TRUCK-04")
def test_the_searcher_keeps_one_card_of_his_choice() -> None:
    t = table(heads=RED_ALONE, hands={RED: [CAMERA]}, deck=TRUCK[:4])
    t.search()
    assert t.options(RED) == [("keep", THREAT), ("keep", HIDE), ("keep", GRENADES)]
    t.choose(RED, "keep", HIDE)
    assert t.hand(RED) == [CAMERA, HIDE]


@rule("MOH-TRUCK-04")
def test_the_searcher_gives_one_of_the_others_to_another_player() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    t.search()
    t.choose(RED, "keep", HIDE)
    assert t.options(RED) == [("give", card, seat) for card in (THREAT, GRENADES) for seat in (YELLOW, BLUE, BLACK)]
    t.choose(RED, "give", GRENADES, BLACK)
    assert [t.hand(seat) for seat in range(4)] == [[], [HIDE], [], [GRENADES]]


@rule("MOH-TRUCK-04")
def test_of_two_equal_cards_one_is_kept_and_one_may_be_given() -> None:
    t = table(heads=RED_ALONE, deck=[HIDE, THREAT, HIDE])
    t.search()
    t.choose(RED, "keep", HIDE)
    t.choose(RED, "give", HIDE, BLUE)
    assert t.hand(RED) == t.hand(BLUE) == [HIDE]
    assert t.deck == [THREAT]


@rule("MOH-TRUCK-05")
def test_the_receiver_need_not_be_at_parking() -> None:
    t = table(heads={PARKING: team(RED), HQ: [(BLUE, PIN_UP)]}, deck=TRUCK)
    t.search()
    t.choose(RED, "keep", THREAT)
    t.choose(RED, "give", HIDE, BLUE)
    assert t.hand(BLUE) == [HIDE]


@rule("MOH-TRUCK-06")
def test_the_third_card_goes_face_down_under_the_deck() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    t.search()
    t.choose(RED, "keep", THREAT)
    t.choose(RED, "give", GRENADES, YELLOW)
    assert t.deck == [SPRINT, CAMERA, HIDE]
    assert t.told(None, "buried") == [(RED,)]  # which card it is, nobody is told


@rule("MOH-TRUCK-06")
def test_a_card_under_the_deck_is_drawn_last() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    t.search()
    t.choose(RED, "keep", THREAT)
    t.choose(RED, "give", GRENADES, YELLOW)
    t.search()
    assert t.told(RED, "drew")[3:] == [(RED, SPRINT), (RED, CAMERA), (RED, HIDE)]


@rule("MOH-TRUCK-07")
def test_of_two_cards_one_is_kept_and_one_given() -> None:
    t = table(heads=RED_ALONE, deck=[HIDE, THREAT])
    t.search()
    t.choose(RED, "keep", THREAT)
    assert t.options(RED) == [("give", HIDE, seat) for seat in (YELLOW, BLUE, BLACK)]
    t.choose(RED, "give", HIDE, BLUE)
    assert t.deck == []
    assert t.hand(RED) == [THREAT]
    assert t.hand(BLUE) == [HIDE]


@rule("MOH-TRUCK-07")
def test_a_single_card_is_kept() -> None:
    t = table(heads=RED_ALONE, deck=[HIDE])
    t.search()
    if t.asked:
        t.choose(RED, "keep", HIDE)
    assert t.hand(RED) == [HIDE]
    assert t.asked == []
    assert t.deck == []


@rule("MOH-TRUCK-08")
def test_an_empty_truck_is_not_searched_any_more() -> None:
    hands = {RED: [THREAT], BLUE: [THREAT]}
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, hands=hands, deck=[])
    t.search()
    assert t.asked == []
    assert t.elected == []


@rule("MOH-TRUCK-08")
@pytest.mark.parametrize(("deck", "searches"), [(18, 9), (17, 9), (16, 8), (15, 8)])
def test_each_search_takes_two_cards_out_of_the_truck_until_it_is_empty(deck: int, searches: int) -> None:
    t = table(heads=RED_ALONE, deck=cards_without([])[:deck])
    done = 0
    while t.deck:
        t.search()
        while t.asked:
            t.choose(RED, *t.options(RED)[0])
        done += 1
    assert done == searches


@rule("MOH-TRUCK-09")
def test_an_eliminated_player_cannot_receive_a_card() -> None:
    t = table(heads=RED_ALONE, dead=team(BLUE), deck=TRUCK)
    t.search()
    t.choose(RED, "keep", THREAT)
    assert {seat for _, _, seat in t.options(RED)} == {YELLOW, BLACK}


@rule("MOH-TRUCK-09")
def test_with_nobody_else_alive_no_card_is_given_away() -> None:
    t = table(
        heads={PARKING: team(RED)}, others=False, deck=TRUCK
    )  # only with other numbers does the game go on so long
    t.search()
    t.choose(RED, "keep", THREAT)
    assert t.asked == []
    assert t.hand(RED) == [THREAT]
    assert t.deck == [SPRINT, CAMERA, GRENADES, HIDE]
    assert not t.events("gave", "gave-one")


@rule("MOH-TRUCK-10")
def test_cards_change_hands_only_by_the_truck_and_by_being_played() -> None:
    for seed in range(8):
        t = random_table(3 + seed % 4, f"hands {seed}")
        t.finish(f"hands {seed}")
        for seat in range(t.g.seats):
            got = [card for to, card in t.told(seat, "dealt")] + [card for _, card in t.told(seat, "kept")]
            got += [card for _, to, card in t.told(seat, "gave") if to == seat]
            for player, card in t.events("played"):
                if player == seat:
                    got.remove(card)
            assert sorted(map(str, got)) == sorted(t.hand(seat))


@rule("MOH-TRUCK-11")
def test_there_is_no_hand_limit() -> None:
    full = [THREAT, THREAT, CAMERA, CAMERA, SPRINT, SPRINT, HARDWARE, HARDWARE, HIDE, CHAINSAW]
    t = table(heads=RED_ALONE, hands={RED: full, BLUE: [SHOTGUN]}, deck=[THREAT, HIDE, GRENADES])
    t.search()
    t.choose(RED, "keep", GRENADES)
    t.choose(RED, "give", HIDE, BLUE)
    assert t.asked == []
    assert sorted(t.hand(RED)) == sorted([*full, GRENADES])
