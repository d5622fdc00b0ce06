"""The tables of the box: lines, tiles, Demons, cards and squares, compared with what is printed or ruled."""

from __future__ import annotations

import importlib
import pkgutil

from tests.games.claustrophobia.driver import table
from tests.marks import rule

from ostoja.games import claustrophobia as game
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.data import Data
from ostoja.games.claustrophobia.words import ADVANTAGE, EVENT

DATA = Data(GAME.data)


@rule("CLA-LINE-R1", "CLA-LINE-R2", "CLA-LINE-R3", "CLA-LINE-R4", "CLA-LINE-R5", "CLA-LINE-R6")
def test_the_lines_of_the_redeemer() -> None:
    assert lines_of("redeemer") == "133 124 214 214 115 223"


@rule("CLA-LINE-B1", "CLA-LINE-B2", "CLA-LINE-B3", "CLA-LINE-B4", "CLA-LINE-B5", "CLA-LINE-B6")
def test_the_lines_of_the_brutes() -> None:
    assert lines_of("brute-1") == lines_of("brute-2") == "143 134 224 125 215 215"


@rule("CLA-LINE-S1", "CLA-LINE-S2", "CLA-LINE-S3", "CLA-LINE-S4", "CLA-LINE-S5", "CLA-LINE-S6")
def test_the_lines_of_the_blades() -> None:
    assert lines_of("blade-1") == lines_of("blade-2") == "133 223 124 214 115 214"


def lines_of(hero: str) -> str:
    """Write down movement, combat and defence of a hero for every value of the die."""
    values = [table(at={"T35": [hero]}, dice={hero: die}).values(hero) for die in range(1, 7)]
    return " ".join("".join(map(str, line)) for line in values)


@rule("CLA-TILE-T01", "CLA-TILE-T02")
def test_the_exit_and_the_pentacle_room() -> None:
    assert tiles_of("T01", "T02") == [("exit", "NEW"), ("pentacle", "NESW")]


@rule("CLA-TILE-T03", "CLA-TILE-T04")
def test_the_lairs() -> None:
    assert tiles_of("T03", "T04") == [("lair", "NESW"), ("lair", "NES")]


@rule("CLA-TILE-T05", "CLA-TILE-T06", "CLA-TILE-T07")
def test_the_holes_in_the_ground() -> None:
    assert tiles_of("T05", "T06", "T07") == [("hole", "NES"), ("hole", "NS"), ("hole", "NE")]


@rule("CLA-TILE-T08", "CLA-TILE-T09", "CLA-TILE-T10", "CLA-TILE-T11")
def test_the_stashes() -> None:
    found = [("stash", openings) for openings in ("N", "N", "NS", "NEW")]
    assert tiles_of("T08", "T09", "T10", "T11") == found


@rule("CLA-TILE-T12", "CLA-TILE-T13")
def test_the_hungry_tunnels() -> None:
    assert tiles_of("T12", "T13") == [("hungry", "NS"), ("hungry", "NEW")]


@rule("CLA-TILE-T14", "CLA-TILE-T15", "CLA-TILE-T16")
def test_the_tight_tunnels() -> None:
    assert tiles_of("T14", "T15", "T16") == [("tight", "NS"), ("tight", "NS"), ("tight", "NE")]


@rule("CLA-TILE-T17", "CLA-TILE-T18", "CLA-TILE-T19")
def test_the_flooded_tunnels() -> None:
    assert tiles_of("T17", "T18", "T19") == [("flooded", "NS"), ("flooded", "NES"), ("flooded", "NEW")]


@rule("CLA-TILE-T20", "CLA-TILE-T21", "CLA-TILE-T22")
def test_the_booby_trapped_tunnels() -> None:
    assert tiles_of("T20", "T21", "T22") == [("booby", "NEW"), ("booby", "NE"), ("booby", "NESW")]


@rule("CLA-TILE-T23", "CLA-TILE-T24")
def test_the_demonic_mechanisms() -> None:
    assert tiles_of("T23", "T24") == [("mechanism", "NEW"), ("mechanism", "NESW")]


@rule("CLA-TILE-T25", "CLA-TILE-T26", "CLA-TILE-T27", "CLA-TILE-T28", "CLA-TILE-T29", "CLA-TILE-T30")
def test_the_plain_tunnels_with_one_or_two_openings() -> None:
    found = [("plain", openings) for openings in ("N", "N", "NS", "NE", "NE", "NE")]
    assert tiles_of("T25", "T26", "T27", "T28", "T29", "T30") == found


@rule("CLA-TILE-T31", "CLA-TILE-T32", "CLA-TILE-T33", "CLA-TILE-T34", "CLA-TILE-T35", "CLA-TILE-T36")
def test_the_plain_tunnels_with_three_or_four_openings() -> None:
    found = [("plain", openings) for openings in ("NEW", "NEW", "NEW", "NEW", "NESW", "NESW")]
    assert tiles_of("T31", "T32", "T33", "T34", "T35", "T36") == found


def tiles_of(*tiles: str) -> list[tuple[str, str]]:
    """Write down kind and openings of tiles, each laid as it is."""
    found = []
    for tile in tiles:
        seen = table(tiles=[f"{tile} 0 0 0"], at={tile: ["redeemer"]}).tile(tile)
        found.append((seen["kind"], "".join(way[0].upper() for way, edge in seen["edges"].items() if edge != "wall")))
    return found


@rule("CLA-DEMON-HUNTER")
def test_the_underground_hunter() -> None:
    assert demon_card("underground-hunter") == ((2, 3, 4), 3, ["elusive"])


@rule("CLA-DEMON-COMBAT")
def test_the_demon_of_combat() -> None:
    assert demon_card("demon-of-combat") == ((1, 4, 4), 4, ["impressive"])


@rule("CLA-DEMON-MASTER")
def test_the_master_of_souls() -> None:
    assert demon_card("master-of-souls") == ((1, 4, 4), 6, ["impressive"])


@rule("CLA-DEMON-TEMPTER")
def test_the_tempter() -> None:
    assert demon_card("tempter") == ((1, 3, 5), 4, [])


@rule("CLA-DEMON-BRUTE")
def test_the_possessed_brute() -> None:
    assert demon_card("possessed-brute") == ((1, 2, 4), 3, ["impressive"])


@rule("CLA-DEMON-BLADE")
def test_the_possessed_blade() -> None:
    assert demon_card("possessed-blade") == ((2, 2, 4), 3, ["elusive"])


@rule("CLA-DEMON-GUARDIAN")
def test_the_guardian_demon() -> None:
    assert demon_card("guardian-demon") == ((1, 4, 5), 5, ["frantic", "impressive"])


@rule("CLA-SC7-02")
def test_the_putrefied_damned() -> None:
    assert demon_card("putrefied-damned") == ((1, 2, 4), 2, [])


def demon_card(kind: str) -> tuple[tuple[int, int, int], int, list[str]]:
    """Write down values, Health and Talents of a Demon in play."""
    t = table(at={"T35": ["demon-1"], "T36": ["redeemer"]}, figures=[f"demon-1 {kind} 0"])
    return t.values("demon-1"), t.warrior("demon-1")["health"], t.warrior("demon-1")["talents"]


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


def test_rows_of_floats_are_lists_because_the_compiled_build_takes_tuples_of_them_for_unset() -> None:
    modules = [
        importlib.import_module(f"{game.__name__}.{found.name}") for found in pkgutil.iter_modules(game.__path__)
    ]
    rows = [(module.__name__, name) for module in modules for name, row in vars(module).items() if is_unsafe(row)]
    assert rows == []


def is_unsafe(row: object) -> bool:
    """Tell whether a constant is a tuple with a float in it."""
    return isinstance(row, tuple) and any(isinstance(member, float) for member in row)
