"""Every question cites its rule, and whatever is not offered is refused with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.mall_of_horror.driver import (
    BASEBALL_BAT,
    BLACK,
    BLUE,
    CACHOU,
    CAMERA,
    FIRE_AXE,
    GREEN,
    GUNMAN,
    HANDGUN,
    HARDWARE,
    HIDE,
    HQ,
    LITTLE_GIRL,
    MEGATOYS,
    PARKING,
    PIN_UP,
    RED,
    RESTROOM,
    SPRINT,
    SUPERMARKET,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    new_table,
    table,
    team,
)
from tests.marks import rule

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Word


def refusals(t: Driver, seat: int, *options: tuple[Word, ...]) -> list[str]:
    """List the rules that forbid some options, none of which is offered."""
    assert not {*options} & {*t.options(seat)}
    return [t.why_not(seat, *option) for option in options]


@rule("MOH-SET-06", "MOH-SET-07")
def test_placing_where_no_die_points_or_where_it_is_full() -> None:
    t = new_table(4, dice=[SUPERMARKET, RESTROOM] + [HQ, RESTROOM] * 2)
    assert t.cited == "MOH-SET-06"
    assert refusals(t, YELLOW, ("place", PIN_UP, HQ), ("place", GUNMAN, MEGATOYS)) == ["MOH-SET-06"] * 2
    assert refusals(t, YELLOW, ("pass",), ("vote", RED)) == ["MOH-SET-06"] * 2  # whatever the dice show
    t.choose(YELLOW, "place", PIN_UP, RESTROOM)
    for seat in (RED, BLUE):
        t.choose(seat, "place", PIN_UP, RESTROOM)
        t.script([HQ, RESTROOM])
    assert refusals(t, BLACK, ("place", PIN_UP, RESTROOM), ("place", GUNMAN, RESTROOM)) == ["MOH-SET-07"] * 2
    assert refusals(t, BLACK, ("place", PIN_UP, SUPERMARKET)) == ["MOH-SET-06"]


@rule("MOH-THR-01")
def test_only_threats_are_played_before_a_ballot() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, hands={RED: [CAMERA, HANDGUN]})
    t.search()
    assert t.cited == "MOH-THR-01"
    assert refusals(t, RED, ("watch",), ("threaten",), ("fight", HANDGUN)) == ["MOH-THR-01"] * 3


@rule("MOH-VOTE-03", "MOH-VOTE-05")
def test_voting_for_a_colour_that_is_not_there_or_not_at_all() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]})
    t.search()
    assert t.cited == "MOH-VOTE-02"
    assert refusals(t, RED, ("vote", YELLOW), ("vote", BLACK)) == ["MOH-VOTE-03"] * 2
    assert refusals(t, RED, ("pass",)) == ["MOH-VOTE-05"]
    nobody_at_this_table = ("vote", BLACK + 1)
    assert refusals(t, RED, nobody_at_this_table, ("place", LITTLE_GIRL, SUPERMARKET), ("keep", THREAT)) == [""] * 3


@rule("MOH-VOTE-05", "MOH-VOTE-16")
def test_voting_again_for_a_colour_that_is_not_tied_or_not_at_all() -> None:
    t = table(heads={PARKING: [(seat, PIN_UP) for seat in range(4)]})
    t.search()
    t.vote({YELLOW: RED, RED: BLUE, BLUE: RED, BLACK: BLUE})
    assert t.cited == "MOH-VOTE-12"
    assert refusals(t, YELLOW, ("vote", YELLOW), ("vote", BLACK)) == ["MOH-VOTE-16"] * 2
    assert refusals(t, YELLOW, ("pass",)) == ["MOH-VOTE-05"]
    nobody_at_this_table = ("vote", BLACK + 1)
    assert refusals(t, YELLOW, nobody_at_this_table, ("place", LITTLE_GIRL, SUPERMARKET), ("keep", THREAT)) == [""] * 3


@rule("MOH-TRUCK-04", "MOH-TRUCK-09")
def test_giving_to_oneself_or_to_the_dead() -> None:
    t = table(heads={PARKING: [(YELLOW, PIN_UP)]}, dead=team(BLACK), deck=[THREAT, HIDE, SPRINT, CAMERA])
    t.search()
    assert t.cited == "MOH-TRUCK-04"
    assert refusals(t, YELLOW, ("keep", CAMERA), ("pass",)) == ["", ""]
    t.choose(YELLOW, "keep", HIDE)
    assert t.cited == "MOH-TRUCK-04"
    assert refusals(t, YELLOW, ("give", THREAT, YELLOW), ("give", SPRINT, BLACK)) == ["MOH-TRUCK-04", "MOH-TRUCK-09"]
    assert refusals(t, YELLOW, ("keep", BASEBALL_BAT), ("pass",)) == ["MOH-TRUCK-04"] * 2


@rule("MOH-ARR-04")
def test_only_cameras_are_played_while_the_dice_are_hidden() -> None:
    t = table(hands={RED: [THREAT]})
    t.arrival()
    assert t.cited == "MOH-ARR-04"
    assert refusals(t, RED, ("watch",), ("threaten",)) == ["MOH-ARR-04"] * 2


@rule("MOH-DEST-01", "MOH-DEST-02", "MOH-DEST-03", "MOH-CURSE-04")
@pytest.mark.parametrize("chief_elected", [False, True])
def test_choosing_a_closed_a_cursed_or_no_other_place(*, chief_elected: bool) -> None:
    heads = {SUPERMARKET: team(RED), MEGATOYS: team(YELLOW), PARKING: team(BLUE) + team(BLACK)}
    t = table(badge=RED, chief_elected=chief_elected, heads=heads, cursed=[RESTROOM])
    t.destinations()
    assert t.cited == ("MOH-DEST-02" if chief_elected else "MOH-DEST-03")
    assert refusals(t, RED, ("go", RESTROOM)) == ["MOH-CURSE-04"]
    assert refusals(t, RED, ("go", CACHOU), ("go", SUPERMARKET)) == ["MOH-DEST-03"] * 2
    assert refusals(t, RED, ("lure", RESTROOM), ("give", BASEBALL_BAT, GREEN), ("pass",)) == ["MOH-DEST-01"] * 3


@rule("MOH-ELIM-03", "MOH-ELIM-06")
def test_putting_a_zombie_before_a_closed_or_cursed_place() -> None:
    t = table(dead=team(BLACK), cursed=[RESTROOM])
    t.round_from("destination")
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", HQ)
    assert t.cited == "MOH-ELIM-03"
    assert refusals(t, BLACK, ("lure", CACHOU), ("lure", RESTROOM)) == ["MOH-ELIM-06"] * 2


@rule("MOH-MOVE-01", "MOH-MOVE-02", "MOH-MOVE-08", "MOH-SPR-04", "MOH-SPR-06")
def test_moving_nobody_or_whoever_is_there_already_or_sprinting_where_nobody_can_go() -> None:
    heads = {HQ: [(RED, PIN_UP), (RED, LITTLE_GIRL)]}
    t = table(3, heads=heads, hands={RED: [SPRINT]}, cursed=[SUPERMARKET])
    t.movement({RED: HQ})
    assert t.cited == "MOH-MOVE-01"
    assert refusals(t, RED, ("pass",)) == ["MOH-MOVE-08"]
    assert refusals(t, RED, ("move", PIN_UP), ("move", LITTLE_GIRL)) == ["MOH-MOVE-02"] * 2
    options = (("sprint", PIN_UP, CACHOU), ("sprint", GUNMAN, CACHOU), ("sprint", LITTLE_GIRL, SUPERMARKET))
    assert refusals(t, RED, *options) == ["MOH-SPR-04"] * 3
    assert refusals(t, RED, ("threaten",), ("lure", SUPERMARKET)) == ["MOH-SPR-06"] * 2


@rule("MOH-ATK-08", "MOH-HW-02", "MOH-HW-03")
def test_barricading_parking_or_against_too_many_zombies() -> None:
    heads = {PARKING: [(RED, PIN_UP)], SUPERMARKET: [(BLUE, TOUGH_GUY), (BLACK, PIN_UP)]}
    t = table(
        heads=heads, zombies={PARKING: 1, SUPERMARKET: 4}, hands={RED: [HARDWARE], BLUE: [HARDWARE], BLACK: [HIDE]}
    )
    t.attack()
    assert t.cited == "MOH-ATK-08"
    assert refusals(t, RED, ("barricade",)) == ["MOH-HW-02"]
    t.choose(RED, "pass")
    assert refusals(t, BLUE, ("barricade",)) == ["MOH-HW-03"]
    t.choose(BLUE, "pass")
    assert refusals(t, BLACK, ("barricade",)) == ["MOH-ATK-08"]  # there is no such card in his hand


@rule("MOH-ATK-08", "MOH-THR-04", "MOH-HIDE-01")
def test_cards_for_heads_that_are_hidden_or_elsewhere() -> None:
    there = [(RED, PIN_UP), (BLUE, GUNMAN)]
    t = table(3, heads={RESTROOM: there}, zombies={RESTROOM: 9}, hands={RED: [HIDE, HIDE, THREAT], BLUE: [FIRE_AXE]})
    t.attack()
    t.choose(RED, "hide", PIN_UP)
    assert refusals(t, RED, ("threaten",)) == ["MOH-THR-04"]
    assert refusals(t, RED, ("hide", PIN_UP), ("hide", LITTLE_GIRL)) == ["MOH-HIDE-01"] * 2
    assert refusals(t, RED, ("barricade",), ("fight", THREAT), ("watch",)) == ["MOH-ATK-08"] * 3
    t.choose(RED, "pass")
    assert refusals(t, BLUE, ("threaten",), ("hide", GUNMAN), ("fight", HANDGUN)) == ["MOH-ATK-08"] * 3


@rule("MOH-HIDE-03", "MOH-VOTE-10")
def test_sacrificing_who_is_hidden_or_elsewhere() -> None:
    there = [(RED, kind) for kind in (PIN_UP, TOUGH_GUY, GUNMAN)]
    hands = {RED: [HIDE]}
    t = table(heads={MEGATOYS: [*there, (BLUE, PIN_UP)]}, zombies={MEGATOYS: 9}, hands=hands)
    t.attack()
    t.choose(RED, "hide", PIN_UP)
    t.vote({RED: RED, BLUE: RED})
    assert t.cited == "MOH-VOTE-10"
    assert refusals(t, RED, ("sacrifice", PIN_UP)) == ["MOH-HIDE-03"]
    assert refusals(t, RED, ("sacrifice", LITTLE_GIRL), ("pass",)) == ["MOH-VOTE-10"] * 2


@rule("MOH-HIDE-03", "MOH-VOTE-10")
def test_another_players_hidden_head_is_no_reason() -> None:
    there = [(YELLOW, LITTLE_GIRL), (RED, PIN_UP), (RED, LITTLE_GIRL)]
    t = table(3, heads={MEGATOYS: [*there, (RED, GUNMAN)]}, zombies={MEGATOYS: 9}, hands={YELLOW: [HIDE], RED: [HIDE]})
    t.attack()
    t.choose(YELLOW, "hide", LITTLE_GIRL)
    t.choose(RED, "hide", LITTLE_GIRL)
    assert t.question == "ask-victim"
    assert refusals(t, RED, ("sacrifice", LITTLE_GIRL)) == ["MOH-HIDE-03"]
    assert refusals(t, RED, ("sacrifice", TOUGH_GUY), ("fight", BASEBALL_BAT)) == ["MOH-VOTE-10"] * 2


def test_six_players_have_six_colours_to_vote_for() -> None:
    t = table(6, heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]})
    t.search()
    assert refusals(t, RED, ("vote", GREEN)) == ["MOH-VOTE-03"]
