"""Chapter f: Parking."""

from __future__ import annotations

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    GRENADES,
    GUNMAN,
    HANDGUN,
    HIDE,
    HQ,
    PARKING,
    PIN_UP,
    RED,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    table,
    team,
)
from tests.marks import rule

THREE = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]


@rule("MOH-PARK-01")
def test_one_zombie_gets_in_at_parking_whatever_the_strength() -> None:
    t = table(heads={PARKING: team(YELLOW) + team(RED)}, zombies={PARKING: 1})
    t.attack()
    assert t.events("breach") == [(PARKING, 1, 8)]
    assert t.question == "ask-vote"


@rule("MOH-PARK-01")
def test_without_a_zombie_parking_is_quiet() -> None:
    t = table(heads={PARKING: THREE}, hands={YELLOW: [GRENADES]})
    t.attack()
    assert t.asked == []
    assert not t.events("breach")


@rule("MOH-PARK-02")
def test_every_zombie_at_parking_eats_one_head() -> None:
    t = table(heads={PARKING: [*team(RED), *team(BLUE)]}, zombies={PARKING: 3})
    t.attack()
    t.vote({RED: BLUE, BLUE: BLUE})
    t.choose(BLUE, "sacrifice", GUNMAN)
    t.vote({RED: BLUE, BLUE: RED})
    t.choose(BLUE, "sacrifice", TOUGH_GUY)
    t.vote({RED: RED, BLUE: RED})
    t.choose(RED, "sacrifice", PIN_UP)
    assert t.asked == []
    assert len(t.events("breach")) == len(t.events("eaten")) == 3
    assert t.heads(PARKING) == {(RED, TOUGH_GUY), (RED, GUNMAN), (BLUE, PIN_UP)}
    assert t.zombies(PARKING) == 0


@rule("MOH-PARK-03")
def test_an_eaten_head_takes_no_part_in_the_next_vote() -> None:
    t = table(heads={PARKING: [(YELLOW, PIN_UP), (RED, PIN_UP), *team(BLUE, PIN_UP, GUNMAN)]}, zombies={PARKING: 3})
    t.attack()
    t.vote({YELLOW: RED, RED: RED, BLUE: RED})
    assert t.asked == [YELLOW, BLUE]
    assert t.options(YELLOW) == [("vote", YELLOW), ("vote", BLUE)]
    t.vote({YELLOW: BLUE, BLUE: BLUE})
    t.choose(BLUE, "sacrifice", GUNMAN)
    t.vote({YELLOW: BLUE, BLUE: YELLOW})
    assert t.events("voted")[-2:] == [(YELLOW, BLUE, 1), (BLUE, YELLOW, 1)]


@rule("MOH-PARK-04")
def test_there_is_a_new_card_window_before_each_vote() -> None:
    hands = {RED: [HANDGUN], BLUE: [THREAT]}
    t = table(badge=BLUE, heads={PARKING: THREE}, zombies={PARKING: 2}, hands=hands)
    t.attack()
    for victim in (YELLOW, RED):
        assert t.question == "ask-defence"
        assert t.asked == [BLUE]
        t.choose(BLUE, "pass")
        assert t.asked == [RED]
        t.choose(RED, "pass")
        t.vote(dict.fromkeys(t.asked, victim))
    assert t.events("eaten") == [(YELLOW, PIN_UP, PARKING), (RED, PIN_UP, PARKING)]


@rule("MOH-PARK-04")
def test_only_players_with_a_head_still_there_have_a_turn_in_the_next_window() -> None:
    hands = {RED: [THREAT], YELLOW: [THREAT]}
    t = table(heads={PARKING: THREE, HQ: team(RED, GUNMAN)}, zombies={PARKING: 2}, hands=hands)
    t.attack()
    t.pass_all()
    t.vote(dict.fromkeys((YELLOW, RED, BLUE), RED))
    assert t.asked == [YELLOW]
    t.choose(YELLOW, "pass")
    assert t.question == "ask-vote"


@rule("MOH-PARK-05")
def test_a_zombie_that_has_eaten_is_gone_and_weapons_reduce_those_still_hungry() -> None:
    t = table(heads={PARKING: [*THREE, (BLACK, PIN_UP)]}, zombies={PARKING: 3}, hands={RED: [HANDGUN]})
    t.attack()
    t.choose(RED, "pass")
    t.vote(dict.fromkeys(range(4), BLACK))
    assert t.zombies(PARKING) == 2
    t.choose(RED, "fight", HANDGUN)
    assert t.zombies(PARKING) == 1
    t.vote(dict.fromkeys((YELLOW, RED, BLUE), BLUE))
    assert t.asked == []
    assert t.heads(PARKING) == {(YELLOW, PIN_UP), (RED, PIN_UP)}


@rule("MOH-PARK-06")
def test_with_nobody_left_the_remaining_zombies_leave_at_once() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP)]}, zombies={PARKING: 5})
    t.attack()
    assert t.events("eaten") == [(RED, PIN_UP, PARKING)]
    assert t.zombies(PARKING) == 0


@rule("MOH-PARK-06")
def test_with_only_hidden_heads_left_the_remaining_zombies_leave_at_once() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, zombies={PARKING: 5}, hands={RED: [HIDE, THREAT]})
    t.attack()
    t.choose(RED, "hide", PIN_UP)
    t.choose(RED, "pass")
    assert t.events("eaten") == [(BLUE, PIN_UP, PARKING)]
    assert t.zombies(PARKING) == 0
    assert t.heads(PARKING) == {(RED, PIN_UP)}


@rule("MOH-PARK-07")
def test_zombies_at_a_parking_empty_from_the_start_stay() -> None:
    t = table(heads={PARKING: []}, zombies={PARKING: 5})
    t.attack()
    assert t.zombies(PARKING) == 5
    assert not t.events("breach", "nobody-found")


@rule("MOH-PARK-08")
def test_if_all_heads_are_hidden_when_the_window_closes_there_is_no_ballot() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, zombies={PARKING: 5}, hands={RED: [HIDE], BLUE: [HIDE]})
    t.attack()
    t.choose(RED, "hide", PIN_UP)
    t.choose(BLUE, "hide", PIN_UP)
    assert t.asked == []
    assert not t.events("eaten", "voted")
    assert t.zombies(PARKING) == 0


@rule("MOH-PARK-08")
def test_if_only_hidden_heads_are_left_after_a_death_there_is_no_further_window() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, zombies={PARKING: 5}, hands={RED: [HIDE, GRENADES]})
    t.attack()
    t.choose(RED, "hide", PIN_UP)
    t.choose(RED, "pass")
    assert t.asked == []
    assert t.hand(RED) == [GRENADES]
    assert len(t.events("breach")) == 1
