"""Positions in words: what is written is read again, and what no game can come to is refused by its field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.errors import RecordError
from ostoja.engine.rng import seeded
from ostoja.games.mall_of_horror import GAME
from tests.games.mall_of_horror.driver import (
    CACHOU,
    HARDWARE,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    RESTROOM,
    SUPERMARKET,
    TEAM,
    THREAT,
)

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.engine.setup_options import Value

EVERYBODY = [f"{seat} {kind}" for seat in range(4) for kind in TEAM]
ONE_EACH = ["0 pin-up", "1 pin-up", "2 pin-up", "3 pin-up"]
THIRTY: dict[str, Value] = {"zombie_supply": "30"}


def read(table: Section, options: dict[str, Value] | None = None, players: int = 4) -> Section:
    """Lay out a position and write it down again."""
    g = GAME.blank(GAME.agree(players, options), seeded("position"))
    GAME.read_facts(g, table)
    return GAME.write_facts(g)


@pytest.mark.parametrize(
    ("table", "options"),
    [
        ({"heads": {RESTROOM: EVERYBODY[:3], MEGATOYS: EVERYBODY[3:7], HQ: EVERYBODY[7:10]}, "fell_in": [0] * 4}, {}),
        ({"heads": {SUPERMARKET: EVERYBODY[:6], PARKING: EVERYBODY[6:]}, "doomed": ["3 gunman"]}, {}),
        ({"heads": {SUPERMARKET: EVERYBODY[:6]}, "fell_in": [0, 0, 1, 5], "round": 5}, {}),
        ({"heads": {PARKING: EVERYBODY}, "hidden": EVERYBODY[:5], "zombies": {PARKING: 31}}, {}),
        ({"heads": {PARKING: EVERYBODY}, "zombies": {PARKING: 20, HQ: 10}}, THIRTY),
        ({"heads": {PARKING: EVERYBODY}, "cursed": [RESTROOM, MEGATOYS, HQ, SUPERMARKET]}, {}),
        ({"unplaced": EVERYBODY[2:], "heads": {HQ: EVERYBODY[:2]}, "dice": [1, 2]}, {}),
        ({"dice": [6, 5, 4, 1], "seers": 15, "revealed": False, "destinations": [1, 3, 4, 6]}, {}),
        ({"announced": PARKING, "destinations": [4, 0, 0, 0], "chief_elected": True, "badge": 3}, {}),
        ({"extra_votes": [0, 2, 0, 1], "hardware": {HQ: 2, SUPERMARKET: 1}}, {}),
        ({"deck": [HIDE, HIDE], "buriers": [3, 0], "hands": [[], [THREAT], [], []], "gifts": ["0 1 threat"]}, {}),
        ({"truck": [HIDE, THREAT, THREAT], "elected": 2, "tied": 6}, {}),
    ],
)
def test_what_a_game_can_come_to_is_read_as_it_is_written(table: Section, options: dict[str, Value]) -> None:
    written = read(table, options)
    assert {field: written[field] for field in table} == table
    assert read(written, options) == written


def test_what_is_not_written_is_empty() -> None:
    nothing: Section = {"elected": -1, "revealed": True, "chief_elected": False, "announced": "", "closed": [CACHOU]}
    for field in ("round", "badge", "tied", "seers"):
        nothing[field] = 0
    for field in ("dice", "unplaced", "hidden", "doomed", "deck", "truck", "gifts", "buriers", "cursed"):
        nothing[field] = []
    for field in ("destinations", "extra_votes", "fell_in"):
        nothing[field] = [0] * 4
    nothing |= {"heads": {}, "hardware": {}, "zombies": {}, "hands": [[]] * 4}
    assert read({}) == nothing | {"colours": ["yellow", "red", "blue", "black"]}


def test_three_players_have_little_girls_and_six_of_every_other_kind() -> None:
    girls: Section = {"heads": {PARKING: [f"{seat} {kind}" for seat in range(3) for kind in (*TEAM, "little-girl")]}}
    teams: Section = {"heads": {PARKING: [f"{seat} {kind}" for seat in range(6) for kind in TEAM]}}
    assert read(girls, players=3)["heads"] == girls["heads"]
    assert read(teams, players=6)["heads"] == teams["heads"]


@pytest.mark.parametrize(("players", "closed"), [(3, [CACHOU]), (4, [CACHOU]), (5, []), (6, [])])
def test_which_places_are_closed_follows_from_the_number_of_players(players: int, closed: list[str]) -> None:
    assert read({}, players=players)["closed"] == closed
    assert read({"closed": closed}, players=players)["closed"] == closed
    names = CACHOU if closed else "no location"
    for wrong in ([HQ], [] if closed else [CACHOU], [HQ, CACHOU]):
        with pytest.raises(RecordError, match=f"field closed must name {names} in a game of {players}"):
            read({"closed": wrong}, players=players)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"heads": {HQ: ["0 pin-up"], PARKING: ["0 pin-up"]}}, r"heads\.hq names 0 pin-up, who is somewhere else"),
        ({"heads": {HQ: ["0 pin-up"]}, "unplaced": ["0 pin-up"]}, "unplaced names 0 pin-up, who is somewhere else"),
        (
            {"heads": {RESTROOM: ["0 pin-up"], PARKING: ["0 pin-up"]}},
            r"heads\.parking names 0 pin-up, who is somewhere",
        ),
        ({"heads": {HQ: ["0 pin-up", "0 pin-up"]}}, r"heads\.hq names '0 pin-up' twice"),
        ({"heads": {HQ: ["0 little-girl"]}}, r"heads\.hq names 0 little-girl, who is not in a game of 4"),
        ({"heads": {HQ: ["1 little-girl", "3 little-girl"]}}, r"heads\.hq names 1 little-girl, who is not in a game"),
        ({"heads": {RESTROOM: EVERYBODY[:4]}}, r"heads\.restroom has room for 3, not for 4"),
        ({"heads": {MEGATOYS: EVERYBODY[:5]}}, r"heads\.megatoys has room for 4, not for 5"),
        ({"heads": {HQ: EVERYBODY[:4]}}, r"heads\.hq has room for 3, not for 4"),
        ({"heads": {SUPERMARKET: EVERYBODY[:7]}}, r"heads\.supermarket has room for 6, not for 7"),
        ({"heads": {CACHOU: ["0 pin-up"]}}, r"heads\.cachou is closed, so nobody is there"),
        ({"heads": {HQ: ["0 pin-up"]}, "cursed": [HQ]}, r"heads\.hq is closed, so nobody is there"),
        ({"heads": {HQ: ["0 pin-up"]}, "hidden": ["1 pin-up"]}, "hidden names 1 pin-up, who is in no room"),
        ({"heads": {HQ: ["0 pin-up"]}, "doomed": ["1 pin-up"]}, "doomed names 1 pin-up, who cannot be found"),
        (
            {"heads": {PARKING: ONE_EACH}, "hidden": ONE_EACH, "doomed": ONE_EACH[:1]},
            "doomed names 0 pin-up, who cannot",
        ),
        ({"heads": {PARKING: ONE_EACH}, "doomed": ONE_EACH[:2]}, "doomed must name one head at most"),
        ({"truck": [HIDE, HIDE, HIDE, THREAT]}, "truck holds the 3 cards of a search at most, not 4"),
        ({"gifts": ["0 1 hide"]}, "gifts names more hide cards than seat 1 holds"),
        ({"colours": ["red", "red", "blue", "black"]}, "colours must name 4 different colours"),
        ({"colours": ["red", "red", "yellow", "blue", "black"]}, "colours must name 4 different colours"),
        ({"colours": ["red", "yellow", "blue"]}, "colours must name 4 different colours"),
    ],
)
def test_what_no_refuge_can_be_is_refused_by_its_field(table: Section, message: str) -> None:
    with pytest.raises(RecordError, match=f"position field {message}"):
        read(table)


@pytest.mark.parametrize(
    ("table", "options", "message"),
    [
        ({"cursed": [PARKING]}, {}, "cursed must name neither parking nor a closed location"),
        ({"cursed": [CACHOU]}, {}, "cursed must name neither parking nor a closed location"),
        ({"destinations": [0, 2, 0, 0]}, {}, "destinations names cachou, which is closed"),
        ({"destinations": [1, 1, 1, 2]}, {}, "destinations names cachou, which is closed"),
        ({"announced": CACHOU}, {}, "announced names cachou, which is closed"),
        ({"zombies": {CACHOU: 1}}, {}, r"zombies\.cachou is closed or cursed, so no zombie is there"),
        ({"zombies": {SUPERMARKET: 1}, "cursed": [SUPERMARKET]}, {}, r"zombies\.supermarket is closed or cursed"),
        ({"zombies": {RESTROOM: 1}, "cursed": [RESTROOM]}, {}, r"zombies\.restroom is closed or cursed"),
        ({"zombies": {HQ: 1, PARKING: 30}}, THIRTY, "zombies names 31, but there are 30 figures"),
        ({"unplaced": ["0 gunman"], "zombies": {HQ: 1}}, {}, "unplaced names characters still to be placed"),
        ({"unplaced": ["0 gunman"], "round": 1}, {}, "unplaced names characters still to be placed"),
        ({"dice": [1, 2, 3, 4, 5]}, {}, "dice must be 4 at most, not 5"),
        ({"extra_votes": [2, 2, 0, 0]}, {}, "extra_votes adds up to 4, but 3 Threats have been played"),
        ({"extra_votes": [0, 0, 0, 1], "deck": [THREAT] * 3}, {}, "extra_votes adds up to 1, but 0 Threats"),
        ({"hardware": {HQ: 2, RESTROOM: 2}}, {}, "hardware adds up to 4, but 3 Hardware cards have been played"),
        ({"hardware": {HQ: 1}, "deck": [HARDWARE] * 3}, {}, "hardware adds up to 1, but 0 Hardware cards"),
        ({"hardware": {PARKING: 1}}, {}, r"hardware\.parking must be 0: there is nothing to barricade"),
        ({"deck": [HIDE], "buriers": [0, 1]}, {}, "buriers names 2 buried cards, but the deck holds 1"),
        ({"deck": [HIDE], "buriers": [4]}, {}, "buriers must be a whole number from 0 to 3"),
        ({"chief_elected": 1}, {}, "chief_elected must be true or false"),
        ({"fell_in": [0, 0]}, {}, "fell_in must hold 4 numbers"),
        (
            {"heads": {PARKING: ONE_EACH}, "fell_in": [0, 0, 0, 1], "round": 2},
            {},
            "fell_in says that seat 3 fell in round 1, who still has characters",
        ),
        (
            {"unplaced": ONE_EACH, "fell_in": [1, 0, 0, 0]},
            {},
            "fell_in says that seat 0 fell in round 1, who still has characters",
        ),
        (
            {"heads": {PARKING: ONE_EACH[1:]}, "fell_in": [0, 0, 0, 0], "round": 2},
            {},
            "fell_in must name a round up to 2 for seat 0, who has no characters any more",
        ),
        (
            {"heads": {PARKING: ONE_EACH[:3]}, "fell_in": [0, 0, 0, 3], "round": 2},
            {},
            "fell_in must name a round up to 2 for seat 3, who has no characters any more",
        ),
    ],
)
def test_what_no_mall_can_be_is_refused_by_its_field(table: Section, options: dict[str, Value], message: str) -> None:
    with pytest.raises(RecordError, match=f"position field {message}"):
        read(table, options)


def test_every_position_of_a_game_can_be_written_and_read() -> None:
    for players in range(3, 7):
        setup = GAME.agree(players)
        rng = seeded(f"positions {players}")
        g = GAME.new(setup, rng.copy())
        while not g.over:
            seat = rng.pick([seat for seat in range(players) if g.asked >> seat & 1])
            g.apply(seat, rng.pick(g.offers[seat]))
            written = GAME.write_facts(g)
            assert read(written, players=players) == written
