"""Chapter f: Hardware, Weapons and Hide."""

from __future__ import annotations

import pytest

from tests.games.mall_of_horror.driver import (
    BASEBALL_BAT,
    BLACK,
    BLUE,
    CACHOU,
    CAMERA,
    CHAINSAW,
    FIRE_AXE,
    GRENADES,
    GUNMAN,
    HANDGUN,
    HARDWARE,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PASS,
    PIN_UP,
    RED,
    RESTROOM,
    SHOTGUN,
    SUPERMARKET,
    TOUGH_GUY,
    YELLOW,
    table,
    team,
)
from tests.marks import rule

THREE = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]  # strength three


@rule("MOH-HW-01")
@pytest.mark.parametrize(("zombies", "cards", "held"), [(3, 1, True), (4, 1, False), (4, 2, True), (5, 2, False)])
def test_each_hardware_holds_off_one_more_zombie(zombies: int, cards: int, *, held: bool) -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: zombies}, hands={YELLOW: [HARDWARE] * cards})
    t.attack()
    for _ in range(cards):
        t.choose(YELLOW, "barricade")
    assert (t.asked == []) is held
    assert (t.question == "ask-vote") is not held


@rule("MOH-HW-01")
def test_hardware_of_several_players_adds_up() -> None:
    hands = {YELLOW: [HARDWARE], BLUE: [HARDWARE]}
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 4}, hands=hands)
    t.attack()
    t.choose(YELLOW, "barricade")
    t.choose(BLUE, "barricade")
    assert t.asked == []


@rule("MOH-HW-01")
def test_hardware_strengthens_the_attacked_place_only() -> None:
    heads = {RESTROOM: [(YELLOW, PIN_UP)], MEGATOYS: [(YELLOW, GUNMAN)]}
    t = table(heads=heads, zombies={RESTROOM: 1, MEGATOYS: 1}, hands={YELLOW: [HARDWARE]})
    t.attack()
    t.choose(YELLOW, "barricade")
    assert t.events("eaten") == [(YELLOW, GUNMAN, MEGATOYS)]


@rule("MOH-HW-01")
def test_hardware_lasts_for_this_round_only() -> None:
    t = table(heads={RESTROOM: [(YELLOW, PIN_UP)]}, zombies={RESTROOM: 1}, hands={YELLOW: [HARDWARE]})
    t.script([CACHOU] * 4)  # which is closed: no zombie comes in the next round
    t.round_from("attack")
    t.choose(YELLOW, "barricade")
    assert not t.events("eaten")
    assert t.events("round") == [(4,)]
    moves = {YELLOW: (TOUGH_GUY, HQ), RED: (TOUGH_GUY, HQ), BLUE: (GUNMAN, SUPERMARKET), BLACK: (PIN_UP, MEGATOYS)}
    t.go(moves)
    assert t.events("eaten") == [(YELLOW, PIN_UP, RESTROOM)]


@rule("MOH-HW-02")
def test_hardware_cannot_be_played_at_parking() -> None:
    t = table(heads={PARKING: THREE}, zombies={PARKING: 1}, hands={YELLOW: [HARDWARE]})
    t.attack()
    assert t.options(YELLOW) == [PASS]


@rule("MOH-HW-03")
@pytest.mark.parametrize("zombies", [4, 5])
def test_hardware_cannot_be_played_against_four_zombies_at_the_supermarket(zombies: int) -> None:
    t = table(heads={SUPERMARKET: THREE}, zombies={SUPERMARKET: zombies}, hands={YELLOW: [HARDWARE]})
    t.attack()
    assert t.options(YELLOW) == [PASS]


@rule("MOH-HW-03")
def test_hardware_can_be_played_against_four_zombies_elsewhere() -> None:
    t = table(heads={MEGATOYS: THREE}, zombies={MEGATOYS: 4}, hands={YELLOW: [HARDWARE]})
    t.attack()
    assert ("barricade",) in t.options(YELLOW)


@rule("MOH-HW-04")
def test_hardware_holds_off_three_zombies_at_the_supermarket() -> None:
    t = table(heads={SUPERMARKET: THREE}, zombies={SUPERMARKET: 3}, hands={YELLOW: [HARDWARE]})
    t.attack()
    t.choose(YELLOW, "barricade")
    assert t.asked == []
    assert t.zombies(SUPERMARKET) == 3


@rule("MOH-HW-04")
def test_hardware_can_be_played_after_a_weapon_has_brought_the_zombies_down() -> None:
    hands = {YELLOW: [HANDGUN, HARDWARE]}
    t = table(heads={SUPERMARKET: THREE}, zombies={SUPERMARKET: 4}, hands=hands)
    t.attack()
    assert not t.can(YELLOW, "barricade")
    t.choose(YELLOW, "fight", HANDGUN)
    t.choose(YELLOW, "barricade")
    assert t.asked == []


@rule("MOH-WPN-01")
@pytest.mark.parametrize(
    ("weapon", "kills"),
    [(GRENADES, 2), (SHOTGUN, 2), (CHAINSAW, 2), (FIRE_AXE, 1), (HANDGUN, 1), (BASEBALL_BAT, 1)],
)
def test_a_weapon_removes_its_number_of_zombies_at_once(weapon: str, kills: int) -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 6, HQ: 3}, hands={YELLOW: [weapon, CAMERA]})
    t.attack()
    t.choose(YELLOW, "fight", weapon)
    assert t.zombies(RESTROOM) == 6 - kills
    assert t.zombies(HQ) == 3
    assert t.events("killed") == [(YELLOW, kills, RESTROOM)]


@rule("MOH-WPN-01")
def test_a_weapon_removes_no_more_zombies_than_there_are() -> None:
    t = table(heads={RESTROOM: [(YELLOW, PIN_UP)]}, zombies={RESTROOM: 1}, hands={YELLOW: [GRENADES]})
    t.attack()
    t.choose(YELLOW, "fight", GRENADES)
    assert t.zombies(RESTROOM) == 0
    assert t.events("killed") == [(YELLOW, 1, RESTROOM)]


@rule("MOH-WPN-02")
def test_a_weapon_can_be_played_at_parking() -> None:
    t = table(heads={PARKING: THREE}, zombies={PARKING: 2}, hands={YELLOW: [GRENADES]})
    t.attack()
    t.choose(YELLOW, "fight", GRENADES)
    assert t.zombies(PARKING) == 0
    assert not t.events("voted", "eaten")
    assert t.asked == []


@rule("MOH-WPN-03")
def test_a_weapon_cannot_be_played_where_the_zombies_are_held_off() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 2}, hands={YELLOW: [GRENADES]})
    t.attack()
    assert t.asked == []


def test_a_weapon_cannot_be_played_in_another_phase() -> None:
    both = [(RED, PIN_UP), (BLUE, PIN_UP)]
    t = table(
        heads={PARKING: both, HQ: team(RED, GUNMAN) + team(BLUE, GUNMAN)},
        zombies={PARKING: 1, HQ: 3},
        hands={RED: [GRENADES]},
    )
    for begin in (t.search, t.election, t.arrival, t.destinations):
        begin()
        assert RED in t.asked
        assert not t.can(RED, "fight")
    t.movement({RED: MEGATOYS})
    assert RED in t.asked
    assert not t.can(RED, "fight")


@rule("MOH-WPN-04")
def test_a_weapon_can_be_played_only_while_a_zombie_stands_there() -> None:
    hands = {YELLOW: [SHOTGUN, HANDGUN]}
    t = table(heads={RESTROOM: [(YELLOW, PIN_UP)]}, zombies={RESTROOM: 2}, hands=hands)
    t.attack()
    t.choose(YELLOW, "fight", SHOTGUN)
    assert t.options(YELLOW) == [PASS]


@rule("MOH-HIDE-01")
def test_hide_is_played_on_one_own_unhidden_head_there() -> None:
    there = [(YELLOW, PIN_UP), (YELLOW, GUNMAN), (RED, TOUGH_GUY)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 5}, hands={YELLOW: [HIDE, HIDE]})
    t.attack()
    assert t.options(YELLOW) == [PASS, ("hide", PIN_UP), ("hide", GUNMAN)]
    t.choose(YELLOW, "hide", GUNMAN)
    assert t.hidden(RESTROOM) == {(YELLOW, GUNMAN)}
    assert t.options(YELLOW) == [PASS, ("hide", PIN_UP)]


@rule("MOH-HIDE-02")
def test_a_hidden_gunman_gives_none_of_his_two_votes() -> None:
    there = [(YELLOW, PIN_UP), (YELLOW, GUNMAN), (RED, GUNMAN)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 5}, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", GUNMAN)
    t.vote({YELLOW: RED, RED: YELLOW})
    assert t.events("voted") == [(YELLOW, RED, 1), (RED, YELLOW, 2)]
    assert t.events("eaten") == [(YELLOW, PIN_UP, RESTROOM)]


@rule("MOH-HIDE-02")
def test_a_hidden_head_gives_no_votes_in_the_re_vote_either() -> None:
    there = [(YELLOW, PIN_UP), (YELLOW, GUNMAN), (RED, PIN_UP)]
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 5}, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", GUNMAN)
    t.vote({YELLOW: RED, RED: YELLOW})
    t.vote({YELLOW: RED, RED: YELLOW, BLUE: YELLOW, BLACK: YELLOW})
    assert (YELLOW, RED, 1) in t.events("voted")[2:]


@rule("MOH-HIDE-03")
def test_a_hidden_head_cannot_be_elected_or_eaten() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    assert t.targets(RED, "vote") == {RED, BLUE}
    t.vote({RED: BLUE, BLUE: BLUE})
    assert t.heads(RESTROOM) == {(YELLOW, PIN_UP), (RED, PIN_UP)}


@rule("MOH-HIDE-04")
def test_a_hidden_head_still_counts_for_strength_a_tough_guy_with_two() -> None:
    there = [(YELLOW, TOUGH_GUY), (RED, PIN_UP)]
    hands = {YELLOW: [HIDE], RED: [HANDGUN]}
    t = table(heads={RESTROOM: there}, zombies={RESTROOM: 3}, hands=hands)
    t.attack()
    t.choose(YELLOW, "hide", TOUGH_GUY)
    assert t.place(RESTROOM)["strength"] == 3
    t.choose(RED, "fight", HANDGUN)
    assert t.asked == []
    assert not t.events("eaten")  # two zombies against three


@rule("MOH-HIDE-05")
def test_hide_covers_all_later_votes_at_parking() -> None:
    t = table(heads={PARKING: THREE}, zombies={PARKING: 2}, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    t.vote({RED: BLUE, BLUE: BLUE})
    assert t.hidden(PARKING) == {(YELLOW, PIN_UP)}
    assert t.events("eaten") == [(BLUE, PIN_UP, PARKING), (RED, PIN_UP, PARKING)]
    assert t.heads(PARKING) == {(YELLOW, PIN_UP)}


@rule("MOH-HIDE-05")
def test_hide_ends_with_the_round() -> None:
    t = table(heads={PARKING: THREE}, hands={YELLOW: [HIDE]})
    t.round_from("attack")  # the Pin-Ups draw a zombie
    t.choose(YELLOW, "hide", PIN_UP)
    t.vote({RED: BLUE, BLUE: BLUE})
    assert t.view(None)["round"] == 4
    assert t.hidden(PARKING) == set()
    assert t.question == "ask-vote"
    assert t.asked == [YELLOW, RED]


@rule("MOH-HIDE-06")
def test_several_own_heads_may_be_hidden_with_several_cards() -> None:
    there = [*team(YELLOW), (RED, PIN_UP)]
    t = table(heads={MEGATOYS: there}, zombies={MEGATOYS: 9}, hands={YELLOW: [HIDE, HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    t.choose(YELLOW, "hide", TOUGH_GUY)
    assert t.hidden(MEGATOYS) == {(YELLOW, PIN_UP), (YELLOW, TOUGH_GUY)}
    assert t.hand(YELLOW) == []
    assert t.place(MEGATOYS)["votes"] == [2, 1, 0, 0]


@rule("MOH-HIDE-07")
def test_if_every_head_is_hidden_nobody_is_eaten_and_the_zombies_stay() -> None:
    both = [(YELLOW, PIN_UP), (RED, PIN_UP)]
    zombies = {RESTROOM: 5, PARKING: 2}
    t = table(heads={RESTROOM: both, PARKING: []}, zombies=zombies, hands={YELLOW: [HIDE], RED: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    t.choose(RED, "hide", PIN_UP)
    assert t.asked == []
    assert not t.events("voted", "eaten", "elected")
    assert (t.zombies(RESTROOM), t.zombies(PARKING)) == (5, 2)
    assert t.heads(RESTROOM) == set(both)


@rule("MOH-HIDE-08")
def test_a_hidden_head_is_public_and_still_takes_its_place() -> None:
    t = table(heads={RESTROOM: THREE}, zombies={RESTROOM: 3}, hands={YELLOW: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    assert t.hidden(RESTROOM) == {(YELLOW, PIN_UP)}
    assert t.heads(RESTROOM) == set(THREE)
    assert t.told(None, "hid") == [(YELLOW, PIN_UP, RESTROOM)]
    t.movement({BLACK: RESTROOM})
    t.choose(BLACK, "move", PIN_UP)
    assert t.heads(RESTROOM) == set(THREE)  # full
