"""The tables of the box: lines, tiles, Demons, cards and squares, compared with what is printed or ruled."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.table import table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.data import Data
from ostoja.games.claustrophobia.words import ADVANTAGE, EVENT, TILE

DATA = Data(GAME.data)


@rule("CLA-LINE-R1", "CLA-LINE-R2", "CLA-LINE-R3", "CLA-LINE-R4", "CLA-LINE-R5", "CLA-LINE-R6")
@rule("CLA-LINE-B1", "CLA-LINE-B2", "CLA-LINE-B3", "CLA-LINE-B4", "CLA-LINE-B5", "CLA-LINE-B6")
@rule("CLA-LINE-S1", "CLA-LINE-S2", "CLA-LINE-S3", "CLA-LINE-S4", "CLA-LINE-S5", "CLA-LINE-S6")
@pytest.mark.parametrize(
    ("hero", "lines"),
    [
        ("redeemer", "133 124 214 214 115 223"),
        ("brute-1", "143 134 224 125 215 215"),
        ("brute-2", "143 134 224 125 215 215"),
        ("blade-1", "133 223 124 214 115 214"),
        ("blade-2", "133 223 124 214 115 214"),
    ],
)
def test_the_die_gives_movement_combat_and_defence(hero: str, lines: str) -> None:
    for die, line in enumerate(lines.split(), start=1):
        t = table(at={"T35": [hero]}, dice={hero: die})
        assert t.values(hero) == tuple(int(number) for number in line)


@rule("CLA-TILE-T01", "CLA-TILE-T02", "CLA-TILE-T03", "CLA-TILE-T04", "CLA-TILE-T05", "CLA-TILE-T06")
@rule("CLA-TILE-T07", "CLA-TILE-T08", "CLA-TILE-T09", "CLA-TILE-T10", "CLA-TILE-T11", "CLA-TILE-T12")
@rule("CLA-TILE-T13", "CLA-TILE-T14", "CLA-TILE-T15", "CLA-TILE-T16", "CLA-TILE-T17", "CLA-TILE-T18")
@rule("CLA-TILE-T19", "CLA-TILE-T20", "CLA-TILE-T21", "CLA-TILE-T22", "CLA-TILE-T23", "CLA-TILE-T24")
@rule("CLA-TILE-T25", "CLA-TILE-T26", "CLA-TILE-T27", "CLA-TILE-T28", "CLA-TILE-T29", "CLA-TILE-T30")
@rule("CLA-TILE-T31", "CLA-TILE-T32", "CLA-TILE-T33", "CLA-TILE-T34", "CLA-TILE-T35", "CLA-TILE-T36")
def test_the_tiles_are_as_listed() -> None:
    expected = {
        "exit": {"T01": "NEW"},
        "pentacle": {"T02": "NESW"},
        "lair": {"T03": "NESW", "T04": "NES"},
        "hole": {"T05": "NES", "T06": "NS", "T07": "NE"},
        "stash": {"T08": "N", "T09": "N", "T10": "NS", "T11": "NEW"},
        "hungry": {"T12": "NS", "T13": "NEW"},
        "tight": {"T14": "NS", "T15": "NS", "T16": "NE"},
        "flooded": {"T17": "NS", "T18": "NES", "T19": "NEW"},
        "booby": {"T20": "NEW", "T21": "NE", "T22": "NESW"},
        "mechanism": {"T23": "NEW", "T24": "NESW"},
        "plain": dict.fromkeys(("T25", "T26"), "N")
        | {"T27": "NS"}
        | dict.fromkeys(("T28", "T29", "T30"), "NE")
        | dict.fromkeys(("T31", "T32", "T33", "T34"), "NEW")
        | dict.fromkeys(("T35", "T36"), "NESW"),
    }
    assert sum(len(tiles) for tiles in expected.values()) == len(TILE.labels)
    for kind, tiles in expected.items():
        for tile, openings in tiles.items():
            t = table(tiles=[f"{tile} 0 0 0"], at={tile: ["redeemer"]})
            seen = t.tile(tile)
            open_edges = {name for name, edge in seen["edges"].items() if edge != "wall"}
            names = {"N": "north", "E": "east", "S": "south", "W": "west"}
            assert (seen["kind"], open_edges) == (kind, {names[letter] for letter in openings})


@rule("CLA-DEMON-HUNTER", "CLA-DEMON-COMBAT", "CLA-DEMON-MASTER", "CLA-DEMON-TEMPTER")
@rule("CLA-DEMON-BRUTE", "CLA-DEMON-BLADE", "CLA-DEMON-GUARDIAN", "CLA-SET-09")
@pytest.mark.parametrize(
    ("kind", "values", "health", "talents"),
    [
        ("underground-hunter", (2, 3, 4), 3, ["elusive"]),
        ("demon-of-combat", (1, 4, 4), 4, ["impressive"]),
        ("master-of-souls", (1, 4, 4), 6, ["impressive"]),
        ("tempter", (1, 3, 5), 4, []),
        ("possessed-brute", (1, 2, 4), 3, ["impressive"]),
        ("possessed-blade", (2, 2, 4), 3, ["elusive"]),
        ("guardian-demon", (1, 4, 5), 5, ["frantic", "impressive"]),
    ],
)
def test_the_demon_cards(kind: str, values: tuple[int, int, int], health: int, talents: list[str]) -> None:
    t = table(at={"T35": ["demon-1"], "T36": ["redeemer"]}, figures=[f"demon-1 {kind} 0"])
    assert t.values("demon-1") == values
    assert (t.warrior("demon-1")["health"], t.warrior("demon-1")["talents"]) == (health, talents)


@rule("CLA-DEMON-TEMPTER")
def test_the_tempter_saps_the_humans_on_its_tile() -> None:
    t = table("ritual", at={"T35": ["demon-1", "blade-1"], "T36": ["redeemer"]}, figures=["demon-1 tempter 0"])
    assert t.values("blade-1") == (1, 2, 3)
    assert t.values("redeemer") == (1, 2, 4)


@rule("CLA-DEMON-MASTER")
def test_the_master_of_souls_adds_a_destiny_die() -> None:
    t = table("cut-off-the-head", at={"T35": ["demon-1"], "T36": ["redeemer"]}, figures=["demon-1 master-of-souls 0"])
    assert len(t.threat(1, 2, 3, 4).g.rolled) == 4


def test_the_decks_have_the_printed_numbers_of_cards() -> None:
    assert len(DATA.advantage_of) == 15
    assert len(DATA.event_of) == 16
    assert sum(DATA.object_copies) == 6
    copies = {str(label): DATA.advantage_of.count(kind) for kind, label in enumerate(ADVANTAGE.labels)}
    assert copies == {"map": 2, "grenade": 3, "healing": 3, "second": 2, "mighty": 2, "dodge": 2, "lucky": 1}
    doubles = {str(label) for kind, label in enumerate(EVENT.labels) if DATA.event_of.count(kind) == 2}
    assert doubles == {"panic", "tough", "critical", "terror", "ambush"}


@rule("CLA-GEN-03")
def test_heroes_troglodytes_and_demons_are_all_warriors_who_act_and_fill_tunnels() -> None:
    at = {"T35": ["redeemer"], "T36": ["troglodyte-1", "demon-1"]}
    t = table(at=at, figures=["demon-1 tempter 0"])
    assert t.humans().targets("activate") == {"redeemer"}
    assert t.demons().targets("activate") == {"troglodyte-1", "demon-1"}
    assert (t.tile("T35")["human_room"], t.tile("T36")["demon_room"]) == (2, 1)


def test_troglodytes_have_the_printed_values() -> None:
    t = table(at={"T35": ["troglodyte-1"], "T36": ["redeemer"]})
    assert t.values("troglodyte-1") == (1, 1, 3)
    assert t.warrior("troglodyte-1")["talents"] == []


@rule("CLA-ITEM-SHIELD")
def test_the_shield_adds_one_to_defence() -> None:
    t = table(at={"T35": ["brute-1", "brute-2"]}, objects={"brute-1": ["shield"]})
    assert (t.values("brute-1")[2], t.values("brute-2")[2]) == (5, 4)


@rule("CLA-DEMON-TEMPTER")
def test_the_tempter_saps_on_the_first_tile_of_the_box_too() -> None:
    at = {"T01": ["demon-1", "blade-1"], "T36": ["blade-2"]}
    t = table("ritual", tiles=["T01 0 0 0", "T36 0 1 0"], at=at, figures=["demon-1 tempter 0"])
    assert (t.values("blade-1")[1], t.values("blade-2")[1]) == (2, 3)


@rule("CLA-ADVC-SECOND")
def test_second_wind_is_for_the_active_warrior_alone() -> None:
    t = table(at={"T35": ["redeemer", "blade-1"]}, hand=["second"]).activate("blade-1").do("hurry")
    assert (t.values("blade-1")[0], t.values("redeemer")[0]) == (2, 1)
