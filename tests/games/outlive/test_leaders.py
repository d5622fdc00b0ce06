"""Components: the ten leaders. Age, the areas in which their heroes start, what they bring, and a broken tile."""

from __future__ import annotations

from ostoja.games.outlive.words import LEADER
from tests.games.outlive.drafting import draft
from tests.games.outlive.driver import BEIGE, RED, new_table
from tests.games.outlive.played import AREAS, HEROES, Driver
from tests.marks import rule

LEADERS = [str(label) for label in LEADER.labels]


def led_by(leader: str) -> Driver:
    """Let beige take a leader, whatever was offered."""
    t = new_table(2)
    number = LEADERS.index(leader)
    t.g.offered_leaders = [(number + step) % len(LEADERS) for step in range(4)]
    t.g.reopen()
    draft(t, BEIGE, leader=leader)
    draft(t, RED)
    return t


def brings(leader: str, age: int, areas: str, goods: dict[str, int], tile: str) -> None:
    """Check a card against what its owner has after the draft."""
    t = led_by(leader)
    assert t.view(None)["printed"]["leaders"][LEADERS.index(leader)]["age"] == age
    assert {AREAS[t.hero(BEIGE, hero)["area"]] for hero in HEROES} == set(areas.split())
    assert t.goods(BEIGE) == goods
    assert (t.tiles(BEIGE, "broken"), t.tiles(BEIGE, "repaired")) == ({tile}, set())


@rule("OUT-LDR-rowlett")
def test_jacob_rowlett() -> None:
    brings("rowlett", 66, "dam silent_peak ship park", {"metal": 2, "microchip": 1}, "pickaxe")


@rule("OUT-LDR-froste")
def test_kooper_froste() -> None:
    brings("froste", 51, "forest base blackwood silent_peak", {"wood": 2, "ammo": 1}, "axe")


@rule("OUT-LDR-frye")
def test_wilson_frye() -> None:
    brings("frye", 44, "blackwood silent_peak ship mine", {"meat": 2}, "shotgun")


@rule("OUT-LDR-pigott")
def test_grayson_pigott() -> None:
    brings("pigott", 38, "forest base park mine", {"microchip": 1, "ammo": 2}, "bat")


@rule("OUT-LDR-livrich")
def test_solen_livrich() -> None:
    brings("livrich", 32, "forest blackwood ship mine", {"can": 2}, "grapnel")


@rule("OUT-LDR-valentine")
def test_liza_valentine() -> None:
    brings("valentine", 25, "base blackwood silent_peak ship", {"ammo": 3}, "ammo_crate")


@rule("OUT-LDR-koolpepper")
def test_mary_koolpepper() -> None:
    brings("koolpepper", 23, "forest blackwood ship mine", {}, "torch")
    t = led_by("koolpepper")
    assert (t.question, t.asked) == ("ask-discard", (BEIGE,))
    t.choose(BEIGE, "discard", "holy_water")
    assert t.goods(BEIGE) == {"water": 1, "can": 2}, "three of the four tokens drawn"


@rule("OUT-LDR-wely")
def test_lily_rose_wely() -> None:
    brings("wely", 20, "blackwood silent_peak park mine", {"microchip": 3}, "backpack")


@rule("OUT-LDR-bingham")
def test_swifty_bingham() -> None:
    brings("bingham", 19, "dam base ship park", {"microchip": 2, "ammo": 1}, "thermal_sensor")


@rule("OUT-LDR-mccarthy")
def test_erin_mccarthy() -> None:
    brings("mccarthy", 17, "dam blackwood silent_peak ship", {"water": 2}, "jerrycan")
