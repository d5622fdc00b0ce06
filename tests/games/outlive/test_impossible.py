"""Positions that no game can come to are refused by the name of the field that is wrong."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING, cast

import pytest

from ostoja.engine.errors import RecordError
from ostoja.engine.rng import Scripted
from ostoja.games.outlive import GAME
from tests.games.outlive.driver import BEIGE, RED, new_table
from tests.games.outlive.positions import altered, laid_out, written

if TYPE_CHECKING:
    from tests.games.outlive.positions import Facts

ONE_ROOM_FOR_ALL = ["draw1_repair1 unbuilt", "build2 unbuilt", "event2 unbuilt"]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        # pieces in two places
        ("players.1.heroes", ["dam", "dam", "base", "ship"], "players[1].heroes: dam stands there twice"),
        ("players.1.repaired", ["axe", "bow", "bat"], "players[1].repaired: axe is broken as well"),
        ("players.1.broken", ["axe", "bat"], "players[1].repaired: bat is broken as well"),
        ("players.1.broken", ["axe", "axe"], "players[1].broken names 'axe' twice"),
        ("stack", ["axe", "axe"], "stack: there are 2 of axe, not 3"),
        ("discards", ["bat"], "stack: there are 2 of bat, not 3"),
        ("shown.silent_peak", ["bat"], "stack: there are 2 of bat, not 3"),
        ("players.0.broken", ["axe"], "stack: there are 2 of axe, not 3"),
        ("events", ["fire", "rats", "fire"], "events: fire stands there twice"),
        ("players.0.leader", "rowlett", "players.leader: rowlett stands there twice"),
        ("berths", [-1, -1, 7, 7], "berths: hero 7 is in two slots"),
        ("berths", [-1, 6, -1, -1], "berths: hero 6 is not on the ship"),
        ("stray", ["wolf"] * 5, "herds: there are 6 of wolf, not 7"),
        ("players.0.animals", {"wolf": 5}, "herds: there are 6 of wolf, not 7"),
        # more than a place holds
        ("players.1.airlock", 8, "players[1].airlock must be a whole number from 0 to 7, not 8"),
        ("players.1.rooms.2", "event2 5", "players[1].rooms: event2 has 4 places, not 5"),
        ("players.1.rooms.3", "nursery 9", "players[1].rooms: nursery has 8 places, not 9"),
        ("players.1.rooms.4", "ammo4 4", "players[1].rooms: ammo4 has 3 places, not 4"),
        ("pools.forest", 7, "pools.forest: the area holds at most 6, not 7"),
        ("pools.ship", 1, "pools.ship: the area holds at most 0, not 1"),
        ("herds.mine", ["hare"] * 4 + ["bear"] * 3, "herds.mine: a stack has at most 6 animals, not 7"),
        ("search.blackwood", ["ammo", "ammo", "ammo"], "search.blackwood: there are 2 of ammo, not 3"),
        (
            "shown.silent_peak",
            ["bow", "vest", "torch", "torch"],
            "shown.silent_peak: a city shows at most 3 tiles, not 4",
        ),
        ("players.1.gauge", 12, "players[1].gauge must be a whole number from 0 to 11, not 12"),
        ("players.1.heroes", ["dam", "base", "ship", "mine", "park"], "players[1].heroes must list at most 4, not 5"),
        ("players.1.rooms", ["build2 0"] * 8, "players[1].rooms must list at most 7, not 8"),
        ("players", [{}, {}, {}], "players must list at most 2, not 3"),
        ("berths", [7, -1, -1, -1, -1], "berths must hold 4 numbers, not 5"),
        ("drawn", ["ammo"] * 5, "drawn: at most 4 tokens are drawn, not 5"),
        ("drawn", ["scrap"] * 3, "drawn: there are 2 of scrap, not 3"),
        # pieces where they cannot be
        ("players.1.rooms.0", "vent 3", "players[1].rooms: vent cannot be room 1"),
        ("players.1.rooms.4", "build2 3", "players[1].rooms: build2 stands there twice"),
        ("players.1.rooms.4", "airlock 3", "players[1].rooms: no room is called 'airlock'; one of: draw1_repair1"),
        (
            "players.1.rooms.4",
            "ship1_second 3",
            "players[1].rooms: ship1_second is the second copy, but the first is not",
        ),
        (
            "players.1.rooms.4",
            "hunt2_second 3",
            "players[1].rooms: hunt2_second is the second copy, but the first is not",
        ),
        ("players.1.rooms.4", "", "players[1].rooms: a shelter has 7 rooms, built or not"),
        ("players.1.rooms", ONE_ROOM_FOR_ALL, "players[1].rooms: a shelter has 7 rooms, built or not"),
        ("players.1.used", ["axe"], "players[1].used: axe is not repaired"),
        ("players.1.used", ["bow", "torch"], "players[1].used: torch is not repaired"),
        ("players.0.heroes", ["dam", "mine", "base"], "players[0].heroes: all 4 are somewhere, not just 3"),
        ("players.1.heroes", ["dam", "mine", "", "ship"], "players[1].heroes: all 4 are somewhere, not just 3"),
        ("players.1.leader", "", "players[1].leader: every shelter has one once the set-up is over"),
        ("revealed", 3, "revealed: in round 2 at most so many events lie face up, not 3"),
        ("takers", [1, -1, 0, -1, -1, -1], "takers: only events that lie face up can be resolved"),
        ("takers", [2, -1, -1, -1, -1, -1], "takers must be a whole number from -1 to 1, not 2"),
        ("prey", "wolf", "prey: there is no wolf where the hero is hunting"),
        ("shown.dam", ["bow"], "shown.dam is none of blackwood, silent_peak"),
        ("herds.ship", ["wolf"], "herds.ship is none of forest, mine, park"),
        ("players.0.offered_rooms", ["ship1"], "players.offered_rooms: all seats choose from 0 rooms, not from 1"),
        ("players.0.offered_leaders", ["frye"], "players.offered_leaders: all seats choose from 0 leaders, not 1"),
        ("players.1.owed", 4, "players[1].owed: 4 tokens are owed, but only 0 at hand would pay for them"),
        # numbers that are none
        ("round", 7, "round must be a whole number from 0 to 6, not 7"),
        ("round", True, "round must be a whole number from 0 to 6, not True"),
        ("round", "2", "round must be a whole number from 0 to 6, not '2'"),
        ("first", 2, "first must be a whole number from 0 to 1, not 2"),
        ("heir", -2, "heir must be a whole number from -1 to 1, not -2"),
        ("hero", 8, "hero must be a whole number from -1 to 7, not 8"),
        ("revealed", 7, "revealed must be a whole number from 0 to 6, not 7"),
        ("actions", 6, "actions must be a whole number from 0 to 5, not 6"),
        ("hunts", -1, "hunts must be a whole number from 0 to 30, not -1"),
        ("berth", 4, "berth must be a whole number from -1 to 3, not 4"),
        ("level", 7, "level must be a whole number from 0 to 6, not 7"),
        ("pressure", -1, "pressure must be a whole number from 0 to 6, not -1"),
        ("out", 4, "out must be a whole number from 0 to 3, not 4"),
        ("patient", 4, "patient must be a whole number from 0 to 3, not 4"),
        ("aboard", 16, "aboard must be a whole number from 0 to 15, not 16"),
        ("peeked", [4, 0], "peeked must be a whole number from 0 to 3, not 4"),
        ("tracked", [0, 0], "tracked must hold 3 numbers, not 2"),
        ("algae", 1, "algae must be true or false, not 1"),
        ("players.1.goods", {"can": -1}, "players[1].goods.can must be a whole number from 0 to 999, not -1"),
        ("players.1.spent", 1 << 15, "players[1].spent must be a whole number from 0 to 32767, not 32768"),
        ("players.1.caps", 1 << 28, "players[1].caps must be a whole number from 0 to 268435455, not 268435456"),
        ("players.1.losses", -1, "players[1].losses must be a whole number from 0 to 999, not -1"),
        ("players.1.drafted", 10, "players[1].drafted must be a whole number from 0 to 9, not 10"),
        # things that are none
        ("event", ["fire"], "event is unknown (did you mean 'events'?); fields: round, first"),
        ("players.1.food", 3, "players[1].food is unknown (did you mean 'goods'?); fields: gauge, airlock"),
        ("players", 3, "players must be a list, not 3"),
        ("players", [3], "players[0] must be a table, not 3"),
        ("events", "fire", "events must be a list, not 'fire'"),
        ("events", ["flood"], "events: no calamity is called 'flood'; one of: fire"),
        ("events", ["fire", "rats"], "events: all 12 have a place"),
        ("pools", {"cellar": 3}, "pools.cellar: no area is called 'cellar'; one of: base"),
        ("pools", 3, "pools must be a table, not 3"),
        ("herds.park", ["unicorn"], "herds.park: no animal is called 'unicorn'; one of: hare"),
        ("players.1.heroes", ["moon", "base", "ship", "mine"], "players[1].heroes: no area is called 'moon'"),
        ("players.1.heroes", [" standing"], "players[1].heroes: no area is called ''"),
        (
            "players.1.rooms.2",
            "event2 many",
            "players[1].rooms: 'event2 many' is not a room: write its name and unbuilt",
        ),
        ("players.1.rooms.2", f"event2 {'9' * 5000}", "players[1].rooms must be a whole number from 0 to 999, not '99"),
        ("players.1.rooms.2", 3, "players[1].rooms must be a text, not 3"),
        ("players.1.leader", "nobody", "players[1].leader: no leader is called 'nobody'; one of: rowlett"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(path: str, value: object, message: str) -> None:
    facts = altered(written(), path, value)
    with pytest.raises(RecordError, match=re.escape(f"position field {message}")):
        laid_out(facts)


@pytest.mark.parametrize(
    ("hero", "slot", "fits"), [(7, 0, True), (7, 2, True), (7, 3, True), (4, 0, True), (4, 2, False)]
)
def test_a_slot_of_the_ship_is_for_the_strength_that_can_reach_it(hero: int, slot: int, *, fits: bool) -> None:
    facts = written()
    facts["players"][RED]["heroes"] = (
        ["ship standing", "mine", "base", "dam"] if hero == RED * 4 else facts["players"][RED]["heroes"]
    )
    facts["berths"] = [hero if place == slot else -1 for place in range(4)]
    if fits:
        laid_out(facts)
    else:
        with pytest.raises(RecordError, match=f"berths: hero {hero} of strength 3 cannot be in slot {slot + 3}"):
            laid_out(facts)


def test_no_more_tiles_of_a_room_are_out_than_the_box_has() -> None:
    rooms = ["ship1 0", "vent unbuilt", "vent_second unbuilt", "rad1 unbuilt"]
    facts = written()
    facts["players"][BEIGE]["rooms"][3:] = rooms
    laid_out(facts)
    laid_out(facts, {"rooms": {"build2": {"copies": 0}}})  # everybody has the basic ones
    facts["players"][RED]["rooms"][6] = "vent 0"
    with pytest.raises(RecordError, match=r"position field players\.rooms: there are 2 of vent, not 3"):
        laid_out(facts)
    facts["players"][RED]["rooms"][6] = "hunt2 0"
    facts["players"][BEIGE]["rooms"][4:6] = ["hunt2 unbuilt", "hunt2_second unbuilt"]
    with pytest.raises(RecordError, match=r"position field players\.rooms: there are 2 of hunt2, not 3"):
        laid_out(facts)


def test_a_search_stack_is_no_higher_than_at_dawn() -> None:
    every = ["plank", "scrap", "ammo", "ammo", "tablets", "cupboard"]
    laid_out(altered(written(), "search.blackwood", every))
    with pytest.raises(RecordError, match=r"search\.blackwood: the stack has at most 6 tokens, not 7"):
        laid_out(altered(written(), "search.blackwood", [*every, "rations"]))


def test_in_the_draft_rooms_come_from_what_was_offered() -> None:
    t = new_table(2, seed="draft")
    t.choose(RED, *t.options(RED)[0])
    facts = cast("Facts", GAME.write_facts(t.g))
    kept, offered = facts["players"][RED]["rooms"][3].split()[0], facts["players"][RED]["offered_rooms"]
    laid_out(facts)
    other = next(room for room in ("ship1", "vent", "rad1", "peek", "draw2", "hunt1", "hunt2") if room not in offered)
    with pytest.raises(RecordError, match=rf"players\[1\]\.rooms: {other} was not offered"):
        laid_out(altered(deepcopy(facts), "players.1.rooms.3", f"{other} unbuilt"))
    with pytest.raises(RecordError, match=r"players\.offered_rooms: all seats choose from 12 rooms, not from 11"):
        laid_out(altered(deepcopy(facts), "players.1.offered_rooms", [room for room in offered if room != kept]))
    crowded = altered(deepcopy(facts), "players.0.offered_rooms", [offered[0]] * 6)
    with pytest.raises(RecordError, match=rf"players\.offered_rooms: there are 2 of {offered[0]}, not [67]"):
        laid_out(crowded)
    with pytest.raises(RecordError, match=r"players\.offered_leaders: frye stands there twice"):
        laid_out(altered(deepcopy(facts), "players.1.offered_leaders", ["frye", "frye"]))


@pytest.mark.parametrize("finite", [False, True])
def test_a_finite_supply_is_no_more_than_the_box_holds(*, finite: bool) -> None:
    for path, value, message in (
        ("players.1.goods", {"can": 31}, "players.goods: the box holds 30 of can, not 31"),
        ("players.1.goods", {"wood": 25}, "players.goods: the box holds 30 of wood, not 31"),
    ):
        facts = altered(written(finite_supply=finite), path, value)
        if finite:
            with pytest.raises(RecordError, match=f"position field {message}"):
                laid_out(facts, finite_supply=True)
        else:
            laid_out(facts)
    facts = written()
    facts["players"][RED]["airlock"] = facts["players"][BEIGE]["airlock"] = 7
    setup = GAME.agree(2, {"finite_supply": finite}, {"numbers": {"people": 36}})
    crowded = GAME.blank(setup, Scripted())
    if finite:
        with pytest.raises(RecordError, match=r"players\.rooms: the box holds 36 survivors, not 37"):
            GAME.read_facts(crowded, facts)
    else:
        GAME.read_facts(crowded, facts)


def test_the_prey_of_a_hunt_is_where_the_hero_hunts() -> None:
    facts = written()
    facts["players"][RED]["heroes"] = ["dam", "mine", "base", "park standing"]
    facts["berths"] = [-1] * 4
    facts |= {"hero": RED * 4 + 3, "prey": "wolf"}
    assert laid_out(facts).prey == 3
    with pytest.raises(RecordError, match="prey: there is no bear where the hero is hunting"):
        laid_out(facts | {"prey": "bear"})
    facts["players"][RED]["heroes"] = ["dam", "mine", "base", "forest standing"]
    assert laid_out(facts | {"prey": "bear"}).prey == 4, "the forest has one"


def test_nobody_keeps_what_was_offered_to_somebody_else() -> None:
    t = new_table(2, seed="draft")
    t.choose(RED, *t.options(RED)[0])
    facts = cast("Facts", GAME.write_facts(t.g))
    mine, theirs = (facts["players"][seat]["offered_rooms"] for seat in (RED, BEIGE))
    other = next(room for room in theirs if room not in mine)
    with pytest.raises(RecordError, match=rf"players\[1\]\.rooms: {other} was not offered"):
        laid_out(altered(deepcopy(facts), "players.1.rooms.3", f"{other} unbuilt"))
    other = next(room for room in mine if room not in theirs and not room.endswith("_second"))
    with pytest.raises(RecordError, match=rf"players\[0\]\.rooms: {other} was not offered"):
        laid_out(altered(facts, "players.0.rooms.3", f"{other} unbuilt"))


def test_a_bill_is_no_higher_than_what_is_at_hand_for_it() -> None:
    facts = written()
    facts["players"][RED] |= {"owed": 3, "caps": 15 << 4 * 2}  # any number of cans
    assert laid_out(facts).owed == [0, 3]
    facts["players"][RED]["owed"] = 4
    with pytest.raises(RecordError, match=r"players\[1\]\.owed: 4 tokens are owed, but only 3 at hand would pay"):
        laid_out(facts)


def test_a_finite_supply_may_be_used_up() -> None:
    facts = altered(written(finite_supply=True), "players.1.goods", {"can": 30, "wood": 24})
    assert laid_out(facts, finite_supply=True).goods[9] == 30
    people = sum(laid_out(facts).survivors(seat) for seat in (BEIGE, RED)) + 4
    laid_out(facts, {"numbers": {"people": people}}, finite_supply=True)
    with pytest.raises(RecordError, match=f"the box holds {people - 1} survivors, not {people}"):
        laid_out(facts, {"numbers": {"people": people - 1}}, finite_supply=True)
