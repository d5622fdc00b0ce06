"""Components: the twenty kinds of equipment. What each costs, of which symbol it is half, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ostoja.games.outlive import GAME
from tests.games.outlive.driver import BLUE, RED, table
from tests.games.outlive.test_actions import NEXT_TO, at
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver

MATERIALS = {"W": "wood", "M": "metal", "C": "microchip"}


def purse(letters: str) -> dict[str, int]:
    """Count the materials that letters stand for."""
    return {MATERIALS[letter]: letters.count(letter) for letter in letters}


def mechanic(**situation: object) -> Driver:
    """Begin step 6 of the Night."""
    t = table(2, **situation)  # type: ignore[arg-type]
    t.step("repair")
    return t


def is_printed(tile: str, letters: str, symbol: str, half: str, other: str) -> None:
    """Check what stands on a tile: three materials, and the half of a symbol that another tile completes."""
    card = cast("dict[str, Any]", GAME.agree(2).data["equipment"])[tile]
    assert (card["symbol"], card["half"]) == (symbol, half)
    t = mechanic(goods={RED: purse(letters)}, broken={RED: [tile]}, repaired={RED: [other]})
    assert (t.line(RED, "equipment"), t.line(RED, "symbols")) == (1, 0)
    t.choose(RED, "repair", tile)
    assert t.goods(RED) == {}
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired")) == (set(), {tile, other})
    assert (t.line(RED, "equipment"), t.line(RED, "symbols")) == (2, 1)
    for letter in set(letters):
        t = mechanic(goods={RED: purse(letters.replace(letter, "", 1)) | {"ammo": 5}}, broken={RED: [tile]})
        assert t.asked == (), "nothing else will do"


def adds(tile: str, area: str, resource: str, extra: int) -> None:
    """Check a tile that adds to what was gathered in an area."""
    t = at(area, repaired={RED: [tile]}, goods={RED: {"microchip": 1}} if area == "dam" else {})
    if area == "dam":
        t.choose(RED, "open")
    assert not t.can(RED, "use"), "first something has to be gathered"
    t.choose(RED, "gather", resource)
    t.choose(RED, "use", tile)
    assert (t.goods(RED), t.pool(area)) == ({resource: 1 + extra}, 10 - 1 - extra)
    assert not t.can(RED, "use"), "once per round"
    for elsewhere in {"forest", "mine", "park", "base"} - {area}:
        t = at(elsewhere, repaired={RED: [tile]})
        t.choose(RED, *next(option for option in t.options(RED) if option[0] == "gather"))
        assert not t.can(RED, "use")


def gives(tile: str, areas: set[str], resource: str, amount: int) -> None:
    """Check a tile that gives something from the supply on arriving in some areas."""
    for area in areas:
        t = at(area, repaired={RED: [tile]}, pools=dict.fromkeys(("forest", "mine", "park", "base", "dam"), 0))
        assert t.options(RED) == [("pass",), ("use", tile)]
        t.choose(RED, "use", tile)
        assert t.goods(RED) == {resource: amount} | ({"can": 1} if area == "ship" else {})
        assert t.tiles(RED, "used") == {tile}
    for area in set(NEXT_TO) - areas:
        assert at(area, repaired={RED: [tile]}).question != "ask-bonus"


def lends_a_point(tile: str) -> None:
    """Check a weapon: with it a hero of strength 5 hunts a wolf of toughness 6."""
    for repaired in (True, False):
        t = at("park", "5", herds={"park": ["wolf"]}, **{"repaired" if repaired else "broken": {RED: [tile]}})
        assert t.can(RED, "hunt") == repaired
    t = at("park", "5", herds={"park": ["wolf"]}, repaired={RED: [tile]})
    t.choose(RED, "hunt", "wolf")
    assert (t.goods(RED), t.g.actions, t.tiles(RED, "used")) == ({"meat": 4}, 0, {tile})


@rule("OUT-EQ-axe")
def test_axe() -> None:
    is_printed("axe", "WMM", "tree", "right", "bow")
    adds("axe", "forest", "wood", 2)


@rule("OUT-EQ-bow")
def test_bow() -> None:
    is_printed("bow", "WWM", "tree", "left", "axe")
    gives("bow", {"forest"}, "meat", 1)


@rule("OUT-EQ-jerrycan")
def test_jerrycan() -> None:
    is_printed("jerrycan", "WMM", "water", "right", "access_card")
    adds("jerrycan", "dam", "water", 1)


@rule("OUT-EQ-access_card")
def test_access_card() -> None:
    is_printed("access_card", "WMC", "water", "left", "jerrycan")
    t = at("dam", goods={RED: {"microchip": 1}}, repaired={RED: ["access_card"]})
    assert t.options(RED) == [("pass",), ("open",), ("use", "access_card")]
    t.choose(RED, "use", "access_card")
    assert t.g.actions == 3
    t.choose(RED, "gather", "water")
    assert (t.goods(RED), t.tiles(RED, "used")) == ({"microchip": 1, "water": 1}, {"access_card"})


@rule("OUT-EQ-ammo_crate")
def test_ammunition_crate() -> None:
    is_printed("ammo_crate", "WWM", "bullet", "right", "crowbar")
    adds("ammo_crate", "base", "ammo", 2)


@rule("OUT-EQ-crowbar")
def test_crowbar() -> None:
    is_printed("crowbar", "MMM", "bullet", "left", "ammo_crate")
    gives("crowbar", {"base"}, "microchip", 2)


@rule("OUT-EQ-chainsaw")
def test_chainsaw() -> None:
    is_printed("chainsaw", "CCM", "house", "left", "torch")
    gives("chainsaw", {"blackwood", "silent_peak"}, "wood", 2)


@rule("OUT-EQ-torch")
def test_torch() -> None:
    is_printed("torch", "CCM", "house", "right", "chainsaw")
    for area in NEXT_TO:
        t = at(area, repaired={RED: ["torch"]}, rooms={RED: ["event2 0", "build2 3", "hunt1"]})
        if area not in {"blackwood", "silent_peak"}:
            assert t.question != "ask-bonus"
            continue
        t.choose(RED, "use", "torch")
        assert t.targets(RED, "admit") == {"airlock", "event2"}, "a built room with a free place"
        t.choose(RED, "admit", "event2")
        assert (t.people(RED, "event2"), t.tiles(RED, "used")) == (1, {"torch"})


@rule("OUT-EQ-pickaxe")
def test_pickaxe() -> None:
    is_printed("pickaxe", "WWM", "ingot", "right", "purifier")
    adds("pickaxe", "mine", "metal", 2)


@rule("OUT-EQ-purifier")
def test_purifier() -> None:
    is_printed("purifier", "MCC", "ingot", "left", "pickaxe")
    gives("purifier", {"mine"}, "water", 1)


@rule("OUT-EQ-grapnel")
def test_grapnel() -> None:
    is_printed("grapnel", "WMC", "cutlery", "left", "hacksaw")
    t = table(
        4,
        heroes={RED: {"4": "mine"}, BLUE: {"3a": "ship standing"}},
        repaired={RED: ["grapnel"]},
        goods={BLUE: {"wood": 9}},
    )
    t.move(RED, "4", "ship")
    assert t.targets(RED, "moor") == {4, 5}
    t.choose(RED, "moor", 5)
    assert t.goods(RED) == {"can": 3, "wood": 1}, "cans as a 5, pressure as a 4"
    assert t.tiles(RED, "used") == {"grapnel"}


@rule("OUT-EQ-hacksaw")
def test_hacksaw() -> None:
    is_printed("hacksaw", "WMC", "cutlery", "right", "grapnel")
    gives("hacksaw", {"ship"}, "metal", 2)


@rule("OUT-EQ-backpack")
def test_backpack() -> None:
    is_printed("backpack", "WWW", "chip", "right", "metal_detector")
    adds("backpack", "park", "microchip", 2)


@rule("OUT-EQ-metal_detector")
def test_metal_detector() -> None:
    is_printed("metal_detector", "WMC", "chip", "left", "backpack")
    gives("metal_detector", {"park"}, "can", 1)


@rule("OUT-EQ-shotgun")
def test_shotgun() -> None:
    is_printed("shotgun", "WWM", "bone", "right", "bear_trap")
    lends_a_point("shotgun")


@rule("OUT-EQ-bear_trap")
def test_bear_trap() -> None:
    is_printed("bear_trap", "WMM", "bone", "left", "shotgun")
    lends_a_point("bear_trap")


@rule("OUT-EQ-bat")
def test_baseball_bat() -> None:
    is_printed("bat", "WWW", "blast", "right", "vest")
    t = table(4, heroes={RED: {"5": "base"}, BLUE: {"3a": "dam standing"}}, repaired={RED: ["bat"]})
    t.move(RED, "5", "dam")
    assert t.options(RED) == [("pass",), ("use", "bat")]
    t.choose(RED, "use", "bat")
    assert (t.events("pressed"), t.tiles(RED, "used")) == ([(RED, BLUE, 3)], {"bat"})


@rule("OUT-EQ-vest")
def test_protective_vest() -> None:
    is_printed("vest", "WCC", "blast", "left", "bat")
    t = table(
        4,
        heroes={RED: {"5": "base"}, BLUE: {"3a": "dam standing"}},
        goods={BLUE: {"wood": 3, "can": 3}},
        repaired={BLUE: ["vest"], RED: ["bat"]},
    )
    t.move(RED, "5", "dam")
    t.choose(RED, "use", "bat")
    t.choose(BLUE, "use", "vest")
    assert (t.view(None)["turn"]["pressure"], t.tiles(BLUE, "used")) == (1, {"vest"})


@rule("OUT-EQ-exoskeleton")
def test_exoskeleton() -> None:
    is_printed("exoskeleton", "WMC", "atom", "right", "thermal_sensor")
    start = {RED: {"3a": "base", "3b": "dam", "4": "forest", "5": "silent_peak"}}
    t = table(2, heroes=start, repaired={RED: ["exoskeleton"]})
    t.turn(RED)
    assert t.goals(RED, "3a", "stride") == {"ship", "park", "blackwood"}
    t.choose(RED, "stride", "3a", "park")
    assert (t.hero(RED, "3a")["area"], t.tiles(RED, "used")) == (4, {"exoskeleton"})
    t = table(2, heroes=start, broken={RED: ["exoskeleton"]})
    t.turn(RED)
    assert not t.can(RED, "stride")


@rule("OUT-EQ-thermal_sensor")
def test_thermal_sensor() -> None:
    is_printed("thermal_sensor", "WMC", "atom", "left", "exoskeleton")
    t = at("park", "5", herds={"park": ["bear", "wolf", "wild_boar", "hare"]}, repaired={RED: ["thermal_sensor"]})
    assert not t.can(RED, "hunt")
    t.choose(RED, "use", "thermal_sensor")
    assert t.targets(RED, "hunt") == {"wild_boar", "hare"}, "any animal of the stack that it can hunt"
    t.choose(RED, "hunt", "hare")
    assert (t.goods(RED), t.tiles(RED, "used")) == ({"meat": 1}, {"thermal_sensor"})
