"""Chapter f: the attack of the zombies."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CACHOU,
    CAMERA,
    CHAINSAW,
    COPIES,
    GREEN,
    GRENADES,
    GUNMAN,
    HANDGUN,
    HARDWARE,
    HIDE,
    HQ,
    LITTLE_GIRL,
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
    random_table,
    table,
    team,
)
from tests.marks import rule

THREE = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]  # strength three


@rule("MOH-ATK-01")
def test_places_are_resolved_one_after_the_other_from_one_to_six() -> None:
    heads = {place: [(seat, PIN_UP)] for seat, place in enumerate(reversed(PLACES))}
    heads |= {SUPERMARKET: [*heads[SUPERMARKET], *team(GREEN, GUNMAN), *team(BLACK, GUNMAN), *team(RED, GUNMAN)]}
    t = table(6, heads=heads, others=False, zombies=dict.fromkeys(PLACES, 4), options={"end_check": "round_end"})
    t.attack()
    assert [place for place, *_ in t.events("breach")] == list(PLACES)
    assert [place for _, _, place in t.events("eaten")] == list(PLACES[:5])
    assert t.question == "ask-vote"


@rule("MOH-ATK-02")
@pytest.mark.parametrize(("zombies", "breach"), [(3, False), (4, True), (5, True)])
def test_as_many_zombies_as_strength_get_in(zombies: int, *, breach: bool) -> None:
    there = [(YELLOW, PIN_UP), (RED, TOUGH_GUY), (BLUE, GUNMAN)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: zombies})
    t.attack()
    assert t.place(RESTROOM)["strength"] == 4  # the Tough Guy counts two
    assert (t.events("breach") == [(RESTROOM, zombies, 4)]) is breach
    assert (t.question == "ask-vote") is breach


@rule("MOH-ATK-02")
def test_a_little_girl_defends_with_one() -> None:
    there = [(YELLOW, LITTLE_GIRL), (RED, LITTLE_GIRL)]
    for zombies, question in ((1, ""), (2, "ask-vote")):
        t = table(3, heads={RESTROOM: there}, zombies={RESTROOM: zombies})
        t.attack()
        assert t.question == question


@rule("MOH-ATK-03", "MOH-ATK-04")
@pytest.mark.parametrize("place", [RESTROOM, CACHOU, MEGATOYS, PARKING, HQ, SUPERMARKET])
def test_an_empty_place_is_not_attacked_and_its_zombies_stay(place: str) -> None:
    t = table(5, heads={place: []}, zombies={place: 9}, hands={RED: [GRENADES]})
    t.attack()
    assert t.asked == []
    assert not t.events("breach", "eaten")
    assert t.zombies(place) == 9


@rule("MOH-ATK-04")
def test_zombies_that_are_held_off_stay() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 2})
    t.attack()
    assert t.zombies(RESTROOM) == 2
    assert t.heads(RESTROOM) == set(THREE)
    assert not t.events("breach")


@rule("MOH-ATK-05")
@pytest.mark.parametrize("zombies", [4, 5])
def test_four_zombies_get_into_the_supermarket_whatever_its_strength(zombies: int) -> None:
    there = team(YELLOW) + team(RED)  # strength eight
    t = table(heads={SUPERMARKET: there}, zombies={SUPERMARKET: zombies})
    t.attack()
    assert t.events("breach") == [(SUPERMARKET, zombies, 8)]
    assert t.question == "ask-vote"


@rule("MOH-ATK-05")
def test_four_zombies_are_nothing_special_elsewhere() -> None:
    t = table(heads={MEGATOYS: [*team(YELLOW), (RED, TOUGH_GUY)]}, zombies={MEGATOYS: 4})
    t.attack()
    assert not t.events("breach")


@rule("MOH-ATK-06")
def test_three_zombies_are_held_off_at_the_supermarket_as_anywhere() -> None:
    strong = table(heads={SUPERMARKET: team(YELLOW)}, zombies={SUPERMARKET: 3})
    strong.attack()
    assert not strong.events("breach")
    weak = table(heads={SUPERMARKET: THREE}, zombies={SUPERMARKET: 3})
    weak.attack()
    assert weak.events("breach") == [(SUPERMARKET, 3, 3)]


@rule("MOH-ATK-07")
def test_a_breach_opens_one_card_window_and_without_a_breach_there_is_none() -> None:
    hands = {YELLOW: [HARDWARE]}
    held = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 2}, hands=hands)
    held.attack()
    assert held.asked == []
    breached = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands=hands)
    breached.attack()
    assert breached.question == "ask-defence"
    breached.choose(YELLOW, "pass")
    assert breached.question == "ask-vote"


@rule("MOH-ATK-08")
def test_each_player_there_has_one_turn_with_any_number_of_cards() -> None:
    hands = {YELLOW: [HARDWARE, HIDE, THREAT, HANDGUN], BLUE: [HARDWARE, CAMERA]}
    t = table(badge=BLUE, heads={RESTROOM: THREE}, zombies={RESTROOM: 9}, hands=hands)
    t.attack()
    assert t.asked == [BLUE]
    t.choose(BLUE, "barricade")
    t.choose(BLUE, "pass")
    for card in (("threaten",), ("barricade",), ("fight", HANDGUN), ("hide", PIN_UP)):
        assert t.asked == [YELLOW]
        t.choose(YELLOW, *card)
    assert t.question == "ask-vote"  # Blue, who holds a card, does not get another turn


@rule("MOH-ATK-08")
def test_a_player_with_only_hidden_heads_there_has_his_turn_too() -> None:
    t = table(heads={PARKING: [(YELLOW, PIN_UP), *team(RED)]}, zombies={PARKING: 3}, hands={YELLOW: [HIDE, HANDGUN]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    t.choose(YELLOW, "pass")
    t.choose(RED, "sacrifice", GUNMAN)
    assert t.asked == [YELLOW]
    assert t.options(YELLOW) == [PASS, ("fight", HANDGUN)]


@rule("MOH-ATK-09")
def test_the_window_goes_round_even_if_the_breach_has_vanished() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands={YELLOW: [CHAINSAW], BLUE: [HANDGUN]})
    t.attack()
    t.choose(YELLOW, "fight", CHAINSAW)
    assert t.asked == [BLUE]
    t.choose(BLUE, "fight", HANDGUN)
    assert t.zombies(RESTROOM) == 0


@rule("MOH-ATK-10")
def test_after_the_window_the_breach_is_tested_again() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands={YELLOW: [HANDGUN]})
    t.attack()
    t.choose(YELLOW, "fight", HANDGUN)
    assert t.asked == []
    assert t.zombies(RESTROOM) == 2
    assert t.heads(RESTROOM) == set(THREE)
    assert not t.events("voted", "eaten")


@rule("MOH-ATK-10")
def test_that_zombies_break_in_is_told_when_the_window_has_closed_and_only_if_they_do() -> None:
    for zombies, told in ((3, []), (4, [(RESTROOM, 3)])):
        t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: zombies}, hands={YELLOW: [HANDGUN]})
        t.attack()
        assert t.events("breach") == [(RESTROOM, zombies, 3)]
        assert t.events("broke-in") == []
        t.choose(YELLOW, "fight", HANDGUN)
        assert t.told(None, "broke-in") == told
        assert t.told(None, "repelled") == ([] if told else [(RESTROOM,)])


@rule("MOH-ATK-10")
def test_cards_that_do_not_suffice_leave_the_vote() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 4}, hands={YELLOW: [HANDGUN]})
    t.attack()
    t.choose(YELLOW, "fight", HANDGUN)
    assert t.question == "ask-vote"


@rule("MOH-ATK-11")
def test_one_vote_among_the_unhidden_heads_finds_the_victim() -> None:
    there = [(YELLOW, PIN_UP), *team(RED, PIN_UP, GUNMAN)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 3}, hands={RED: [HIDE]})
    t.attack()
    t.choose(RED, "hide", GUNMAN)
    assert t.asked == [YELLOW, RED]
    t.vote({YELLOW: RED, RED: RED})
    assert t.events("eaten") == [(RED, PIN_UP, RESTROOM)]
    assert t.asked == []


@rule("MOH-ATK-12")
def test_the_chosen_head_is_eaten_and_leaves_the_game() -> None:
    t = table(heads={RESTROOM: [(RED, PIN_UP), (RED, GUNMAN)]}, zombies={RESTROOM: 2})
    t.attack()
    t.choose(RED, "sacrifice", PIN_UP)
    assert t.alive == 11
    assert all((RED, PIN_UP) not in t.heads(place) for place in PLACES)
    assert t.heads(RESTROOM) == {(RED, GUNMAN)}
    assert t.scores[RED] == 8


@rule("MOH-ATK-13")
def test_after_the_feast_all_zombies_there_and_only_there_leave() -> None:
    t = table(heads={RESTROOM: [(RED, PIN_UP)]}, zombies={RESTROOM: 7, HQ: 2})
    t.attack()
    assert t.zombies(RESTROOM) == 0
    assert t.zombies(HQ) == 2


@rule("MOH-ATK-14")
def test_outside_parking_a_place_loses_one_head_a_round() -> None:
    t = table(heads={RESTROOM: team(RED)}, zombies={RESTROOM: 9})
    t.attack()
    t.choose(RED, "sacrifice", GUNMAN)
    assert t.asked == []
    assert t.heads(RESTROOM) == {(RED, PIN_UP), (RED, TOUGH_GUY)}


@rule("MOH-ATK-15")
def test_a_played_card_leaves_the_game_at_once_even_if_useless() -> None:
    hands = {YELLOW: [GRENADES], RED: [HARDWARE, HIDE, THREAT]}
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands=hands)
    t.attack()
    t.choose(YELLOW, "fight", GRENADES)
    t.choose(RED, "barricade")
    assert t.hand(RED) == [THREAT, HIDE]
    assert t.played == [HARDWARE, GRENADES]
    t.choose(RED, "threaten")
    t.choose(RED, "hide", PIN_UP)
    assert t.hand(RED) == []
    assert t.played == [THREAT, HARDWARE, HIDE, GRENADES]
    assert t.asked == []


@rule("MOH-ATK-16")
def test_played_cards_never_come_back() -> None:
    for seed in range(6):
        t = random_table(3 + seed % 4, f"played {seed}")
        before: Counter[str] = Counter()
        while t.asked:
            t.step(seed * 7)
            now = Counter(t.played)
            assert before <= now
            before = now
            around = [card for seat in range(t.g.seats) for card in t.hand(seat)] + t.deck
            assert all(now[card] + around.count(card) <= copies for card, copies in COPIES.items())
        assert before


@rule("MOH-ATK-17")
def test_players_without_a_head_there_play_no_cards() -> None:
    hands = {BLACK: [HARDWARE, GRENADES, HIDE, THREAT]}
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands=hands)
    t.attack()
    assert t.question == "ask-vote"
    assert BLACK not in t.asked


@rule("MOH-ATK-18")
def test_threat_hardware_and_hide_may_be_played_without_need() -> None:
    t = table(
        heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands={YELLOW: [GRENADES, HARDWARE, HIDE, THREAT, HANDGUN]}
    )
    t.attack()
    t.choose(YELLOW, "fight", GRENADES)
    t.choose(YELLOW, "fight", HANDGUN)
    assert t.zombies(RESTROOM) == 0
    assert t.options(YELLOW) == [PASS, ("threaten",), ("barricade",), ("hide", PIN_UP)]


@rule("MOH-ATK-18")
def test_whoever_holds_cards_is_asked_even_if_none_can_be_played() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands={RED: [CAMERA, SPRINT]})
    t.attack()
    assert t.asked == [RED]
    assert t.options(RED) == [PASS]
