"""Every option of the game: what the table plays by default, and the alternative."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from ostoja.engine.errors import SetupError
from ostoja.games.mall_of_horror import GAME
from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    CAMERA,
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
    SUPERMARKET,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    random_table,
    table,
    team,
)
from tests.marks import rule

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision
    from ostoja.engine.setup_options import Value
    from ostoja.games.mall_of_horror.state import Mall

ALTERNATIVES: dict[str, dict[str, Value]] = {
    "end": {"end_check": "round_end"},
    "once": {"dead_player_zombie": "once"},
    "first": {"threat_revote": "first_ballot_only"},
    "outsiders": {"threat_outsiders": True},
    "again": {"threats_before_revote": True},
    "head": {"second_tie": "head"},
    "cleared": {"parking_idle": "cleared"},
    "continuous": {"curse_check": "continuous"},
    "decline": {"search_may_decline": True},
    "gift": {"gift_to_eliminated": True},
    "thirty": {"zombie_supply": "30"},
}


def test_the_defaults_are_those_of_the_rules() -> None:
    defaults = GAME.agree(4).options
    expected = {
        "end_check": "immediate",
        "dead_player_zombie": "every_round",
        "threat_revote": "persists",
        "threat_outsiders": False,
        "threats_before_revote": False,
        "second_tie": "colour",
        "parking_idle": "stay",
        "curse_check": "arrival",
        "search_may_decline": False,
        "gift_to_eliminated": False,
        "zombie_supply": "unlimited",
        "first_chief": "random",
    }
    assert {key: defaults[key] for key in expected} == expected


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(SetupError, match="end_check"):
        GAME.agree(4, {"end_check": "never"})
    with pytest.raises(SetupError, match="no option"):
        GAME.agree(4, {"zombies_fly": True})


# -------------------------------------------------------- end_check


def nearly_over(options: dict[str, Value] | None = None) -> Driver:
    """Five are alive in the last phase; two of them will be eaten if the game goes on."""
    heads = {
        RESTROOM: [(YELLOW, PIN_UP)],
        MEGATOYS: [(RED, PIN_UP)],
        HQ: [(BLUE, PIN_UP)],
        SUPERMARKET: team(BLACK, PIN_UP, GUNMAN),
    }
    return table(heads=heads, others=False, zombies={RESTROOM: 1, MEGATOYS: 1}, options=options)


@rule("MOH-END-03")
def test_end_check_immediate_ends_the_game_at_the_fourth_survivor() -> None:
    t = nearly_over()
    t.round_from("attack")
    assert t.over
    assert t.alive == 4


def test_end_check_round_end_finishes_the_attack_first() -> None:
    t = nearly_over(ALTERNATIVES["end"])
    t.round_from("attack")
    assert t.over
    assert t.alive == 3
    assert t.events("rescue") == [(3,)]
    assert not t.events("round")


def test_end_check_round_end_does_not_end_the_game_by_a_move() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    t = table(badge=RED, heads={SUPERMARKET: there, HQ: [(RED, GUNMAN)]}, others=False, options=ALTERNATIVES["end"])
    t.movement({RED: SUPERMARKET, BLUE: HQ})
    assert not t.over
    assert t.heads(HQ) == {(BLUE, PIN_UP)}


def test_end_check_round_end_ends_the_game_when_all_are_gathered_after_the_attack() -> None:
    there = [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP), (RED, TOUGH_GUY)]
    t = table(heads={SUPERMARKET: there}, others=False, options=ALTERNATIVES["end"])
    t.round_from("attack")
    assert t.over
    assert t.alive == 5


def test_end_check_round_end_goes_on_while_nothing_ends_the_game() -> None:
    t = table(heads={SUPERMARKET: team(RED) + team(BLUE), HQ: team(BLACK)}, others=False, options=ALTERNATIVES["end"])
    t.round_from("attack")
    assert not t.over
    assert t.events("round") == [(4,)]


# -------------------------------------------------------- dead_player_zombie


@pytest.mark.parametrize(
    ("options", "fell_in", "asked"),
    [({}, 3, True), ({}, 2, True), (ALTERNATIVES["once"], 3, True), (ALTERNATIVES["once"], 2, False)],
)
def test_dead_player_zombie_every_round_or_once(options: dict[str, Value], fell_in: int, *, asked: bool) -> None:
    t = table(dead=team(BLACK), round_number=4, fell_in={BLACK: fell_in}, options=options)
    t.destinations()
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    assert t.asked == ([BLACK] if asked else [])


@rule("MOH-ELIM-03")
def test_dead_player_zombie_once_does_not_come_in_the_round_of_the_elimination() -> None:
    t = table(dead=team(BLACK), round_number=4, fell_in={BLACK: 4}, options=ALTERNATIVES["once"])
    t.destinations()
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    assert t.asked == []


# -------------------------------------------------------- search_may_decline


TRUCK = [THREAT, HIDE, CAMERA, CAMERA]


@rule("MOH-TRUCK-03")
def test_search_may_decline_off_the_cards_are_drawn_without_a_question() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP)]}, deck=TRUCK)
    t.search()
    assert t.question == "ask-keep"


@rule("MOH-TRUCK-03")
def test_search_may_decline_the_elected_player_draws_or_leaves_the_truck_alone() -> None:
    drawing, declining = (
        table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, deck=TRUCK, options=ALTERNATIVES["decline"])
        for _ in range(2)
    )
    for t in (drawing, declining):
        t.search()
        t.vote({RED: RED, BLUE: RED})
        assert t.question == "ask-draw"
        assert t.cited == "MOH-TRUCK-03"
        assert t.options(RED) == [("draw",), PASS]
        assert t.asked == [RED]
        assert not t.events("drew", "searched")
    drawing.choose(RED, "draw")
    assert drawing.question == "ask-keep"
    assert len(drawing.told(RED, "drew")) == 3
    declining.choose(RED, "pass")
    assert declining.asked == []
    assert declining.told(None, "declined") == [(RED,)]
    assert (declining.deck, declining.hand(RED)) == (TRUCK, [])
    assert not declining.events("drew", "searched", "buried")


def test_search_may_decline_says_how_many_cards_there_are() -> None:
    for deck, cards in ((TRUCK, 3), (TRUCK[:2], 2), (TRUCK[:1], 1)):
        t = table(heads={PARKING: [(RED, PIN_UP)]}, deck=deck, options=ALTERNATIVES["decline"])
        t.search()
        assert cast("Decision[Mall]", t.g.agenda[-1]).asks(t.g) == ("ask-draw", RED, cards)


def test_search_may_decline_asks_nobody_if_nobody_is_elected() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, options=ALTERNATIVES["decline"])
    t.search()
    t.vote({RED: RED, BLUE: BLUE})
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: BLUE})
    assert t.asked == []


# -------------------------------------------------------- parking_idle, curse_check


@pytest.mark.parametrize(("options", "left"), [({}, 5), (ALTERNATIVES["cleared"], 0)])
def test_parking_idle_stay_or_cleared(options: dict[str, Value], left: int) -> None:
    t = table(heads={PARKING: [], HQ: []}, zombies={PARKING: 5, HQ: 3}, options=options)
    t.attack()
    assert t.zombies(PARKING) == left
    assert t.zombies(HQ) == 3  # elsewhere they stay


def test_parking_idle_cleared_does_not_spare_those_who_stand_there() -> None:
    there = [(RED, PIN_UP), (BLUE, PIN_UP)]
    t = table(heads={PARKING: there}, zombies={PARKING: 1}, options=ALTERNATIVES["cleared"])
    t.attack()
    assert t.asked == [RED, BLUE]
    t.vote({RED: BLUE, BLUE: BLUE})
    assert t.events("eaten") == [(BLUE, PIN_UP, PARKING)]


@pytest.mark.parametrize(("options", "cursed"), [({}, False), (ALTERNATIVES["continuous"], True)])
def test_curse_check_arrival_or_continuous(options: dict[str, Value], *, cursed: bool) -> None:
    heads = {RESTROOM: [(RED, PIN_UP)], HQ: [(BLUE, PIN_UP)]}
    t = table(badge=RED, heads=heads, zombies={RESTROOM: 8, HQ: 7}, hands={YELLOW: [HIDE]}, options=options)
    t.movement({RED: PARKING, YELLOW: RESTROOM, BLUE: PARKING})
    t.choose(RED, "move", PIN_UP)
    t.choose(BLUE, "move", PIN_UP)
    assert t.place(RESTROOM)["cursed"] is cursed
    assert t.zombies(RESTROOM) == (0 if cursed else 8)
    assert not t.place(HQ)["cursed"]
    t.choose(YELLOW, "move", PIN_UP)
    assert ((YELLOW, PIN_UP) in t.heads(PARKING)) is cursed


# -------------------------------------------------------- gift_to_eliminated, zombie_supply, first_chief


@pytest.mark.parametrize(
    ("options", "receivers"), [({}, {YELLOW, BLACK}), (ALTERNATIVES["gift"], {YELLOW, BLUE, BLACK})]
)
def test_gift_to_eliminated_forbidden_or_allowed(options: dict[str, Value], receivers: set[int]) -> None:
    t = table(heads={PARKING: [(RED, PIN_UP)]}, dead=team(BLUE), deck=[THREAT, HIDE, CAMERA], options=options)
    t.search()
    t.choose(RED, "keep", THREAT)
    assert {seat for _, _, seat in t.options(RED)} == receivers


@pytest.mark.parametrize(("options", "total"), [({}, 32), (ALTERNATIVES["thirty"], 30)])
def test_zombie_supply_unlimited_or_thirty(options: dict[str, Value], total: int) -> None:
    t = table(zombies={PARKING: 28}, options=options)
    t.movement({}, [HQ, RESTROOM, PARKING, HQ])
    assert sum(t.zombies(place) for place in PLACES) == total
    assert t.zombies(HQ) == (1 if options else 2)  # without figures, the first dice rolled have them
    assert t.zombies(RESTROOM) == 1


def test_zombie_supply_thirty_stops_attraction_and_lures_too() -> None:
    t = table(heads={PARKING: []}, dead=team(BLACK), zombies={PARKING: 30}, options=ALTERNATIVES["thirty"])
    t.attraction()
    t.destinations()
    for seat in (YELLOW, RED, BLUE):
        t.choose(seat, "go", PARKING)
    t.choose(BLACK, "lure", HQ)
    assert sum(t.zombies(place) for place in PLACES) == 30


@rule("MOH-SET-15")
def test_first_chief_random_or_by_the_hosts_choice() -> None:
    by_chance = {random_table(5, f"chief {seed}").badge for seed in range(40)}
    assert by_chance == {YELLOW, RED, BLUE, BLACK, BROWN}
    wish: dict[str, Value] = {"first_chief": "host_choice", "first_seat": BLUE}
    assert {random_table(5, f"chief {seed}", wish).badge for seed in range(10)} == {BLUE}


@pytest.mark.parametrize("name", ALTERNATIVES)
def test_a_whole_game_can_be_played_with_each_alternative(name: str) -> None:
    for players in range(3, 7):
        t = random_table(players, f"{name} {players}", ALTERNATIVES[name])
        t.finish(name)
        assert t.over
