"""The worked examples of the rules, literally."""

from __future__ import annotations

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    CACHOU,
    GRENADES,
    GUNMAN,
    HARDWARE,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PIN_UP,
    PLACES,
    RED,
    RESTROOM,
    SUPERMARKET,
    TOUGH_GUY,
    YELLOW,
    table,
    team,
)
from tests.marks import rule


@rule("MOH-ATK-02")
@pytest.mark.parametrize(("zombies", "breach"), [(3, False), (4, True)])
def test_e_01_two_pin_ups_and_a_tough_guy_hold_three_zombies_but_not_four(zombies: int, *, breach: bool) -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, TOUGH_GUY)]
    t = table(heads={MEGATOYS: there}, zombies={MEGATOYS: zombies})
    t.attack()
    assert bool(t.events("breach")) is breach
    assert bool(t.asked) is breach


@rule("MOH-HW-01", "MOH-ATK-10")
def test_e_02_three_pin_ups_hold_three_zombies_with_one_hardware() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]
    t = table(heads={MEGATOYS: there}, zombies={MEGATOYS: 3}, hands={RED: [HARDWARE]})
    t.attack()
    assert t.events("breach") == [(MEGATOYS, 3, 3)]
    t.choose(RED, "barricade")
    assert t.asked == []
    assert t.heads(MEGATOYS) == set(there)
    assert t.zombies(MEGATOYS) == 3


@rule("MOH-ATK-10", "MOH-ATK-15")
def test_e_03_grenades_save_everybody_and_the_hide_played_before_is_lost() -> None:
    there = [(YELLOW, PIN_UP), (YELLOW, GUNMAN), (RED, PIN_UP)]
    t = table(heads={MEGATOYS: there}, zombies={MEGATOYS: 4}, hands={YELLOW: [HIDE], RED: [GRENADES]})
    t.attack()
    t.choose(YELLOW, "hide", PIN_UP)
    t.choose(RED, "fight", GRENADES)
    assert t.zombies(MEGATOYS) == 2
    assert not t.events("voted", "eaten")
    assert t.asked == []
    assert t.hand(YELLOW) == []
    assert t.played == [HIDE, GRENADES]


@rule("MOH-REV-03")
def test_e_04_with_four_players_dice_for_cachou_bring_nobody() -> None:
    t = table(4)
    t.movement({}, [CACHOU, CACHOU, HQ, SUPERMARKET])
    assert [t.zombies(place) for place in PLACES] == [0, 0, 0, 0, 1, 1]


@rule("MOH-DEST-03")
def test_e_05_with_all_heads_at_megatoys_red_cannot_choose_megatoys() -> None:
    t = table(heads={MEGATOYS: team(RED)})
    t.destinations()
    assert t.options(RED) == [("go", place) for place in (RESTROOM, PARKING, HQ, SUPERMARKET)]


@rule("MOH-MOVE-06")
def test_e_06_blue_finds_hq_full_and_his_head_stays_at_parking() -> None:
    full = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLACK, PIN_UP)]
    t = table(heads={HQ: full, PARKING: [(BLUE, GUNMAN)]})
    t.movement({BLUE: HQ})
    t.choose(BLUE, "move", GUNMAN)
    assert t.heads(PARKING) == {(BLUE, GUNMAN)}
    assert t.heads(HQ) == set(full)


@rule("MOH-ATK-05")
def test_e_07_four_zombies_get_into_a_supermarket_of_strength_five() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP), (BLACK, GUNMAN)]
    t = table(heads={SUPERMARKET: there}, zombies={SUPERMARKET: 4})
    t.attack()
    assert t.events("breach") == [(SUPERMARKET, 4, 5)]
    assert t.question == "ask-vote"
