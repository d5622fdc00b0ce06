"""Chapter: Night, step 6: repairing equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.outlive.driver import BEIGE, PURPLE, RED, table
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver


def mechanic(**situation: object) -> Driver:
    """Begin step 6."""
    t = table(2, **situation)  # type: ignore[arg-type]
    t.step("repair")
    return t


@rule("OUT-REP-01")
def test_a_repair_costs_exactly_the_printed_materials_and_lasts() -> None:
    t = mechanic(goods={RED: {"wood": 3, "metal": 3, "microchip": 3}}, broken={RED: ["axe"]})
    t.choose(RED, "repair", "axe")
    assert t.goods(RED) == {"wood": 2, "metal": 1, "microchip": 3}, "a wood and two metal"
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired")) == (set(), {"axe"})
    t = mechanic(goods={RED: {"wood": 9, "metal": 1, "microchip": 9, "ammo": 9}}, broken={RED: ["axe"]})
    assert t.asked == (), "nothing can take the place of the second metal"


@rule("OUT-REP-02")
def test_any_number_of_tiles_in_one_night() -> None:
    t = mechanic(goods={RED: {"wood": 6, "metal": 4}}, broken={RED: ["axe", "bow", "bat"]})
    for tile in ("axe", "bow", "bat"):
        t.choose(RED, "repair", tile)
    assert t.tiles(RED, "repaired") == {"axe", "bow", "bat"}
    assert t.goods(RED) == {"metal": 1}


@rule("OUT-REP-03", "OUT-ROOM-repair2")
def test_repair2_leaves_one_printed_material_of_the_payers_choice() -> None:
    t = mechanic(
        rooms={RED: ["repair2 3"]}, goods={RED: {"wood": 1, "metal": 1, "microchip": 1}}, broken={RED: ["axe"]}
    )
    assert t.options(RED) == [("pass",), ("mend", "repair2", "axe")]
    t.choose(RED, "mend", "repair2", "axe")
    assert t.targets(RED, "pay") == {"wood", "metal"}, "printed ones only"
    t.choose(RED, "pay", "metal")
    assert t.goods(RED) == {"wood": 1, "microchip": 1}
    assert t.tiles(RED, "repaired") == {"axe"}


@rule("OUT-REP-04")
def test_one_discount_per_repair_and_each_once() -> None:
    t = mechanic(
        rooms={RED: ["repair2 3", "auto_repair 3"]}, goods={RED: {"wood": 1}}, broken={RED: ["bat", "backpack", "axe"]}
    )
    t.choose(RED, "mend", "repair2", "bat")
    assert t.goods(RED) == {}, "two spared, one paid: discounts do not add up"
    assert ("mend", "repair2", "axe") not in t.options(RED)
    t.choose(RED, "mend", "auto_repair", "axe")
    assert t.tiles(RED, "repaired") == {"bat", "axe"}
    assert t.asked == ()


@rule("OUT-ROOM-auto_repair")
def test_auto_repair_is_free() -> None:
    t = mechanic(rooms={RED: ["auto_repair 3"]}, broken={RED: ["axe"]})
    t.choose(RED, "mend", "auto_repair", "axe")
    assert t.tiles(RED, "repaired") == {"axe"}


@rule("OUT-REP-05", "OUT-ROOM-draw1_repair1")
def test_draw1_repair1_draws_a_tile_and_then_spares_one_material() -> None:
    t = mechanic(rooms={RED: ["draw1_repair1 3"]}, stack=["crowbar"], goods={RED: {"metal": 2}}, broken={RED: ["axe"]})
    assert t.options(RED) == [("pass",), ("activate", "draw1_repair1")], "the discount follows the draw"
    t.choose(RED, "activate", "draw1_repair1")
    assert t.tiles(RED, "broken") == {"axe", "crowbar"}
    t.choose(RED, "mend", "draw1_repair1", "crowbar")
    assert t.goods(RED) == {}
    assert t.tiles(RED, "repaired") == {"crowbar"}, "a tile drawn tonight can be repaired tonight"
    assert t.asked == ()


@rule("OUT-ROOM-draw1_repair1", "OUT-BLD-08", "OUT-CLN-04")
def test_the_workshop_draws_and_spares_once_a_night() -> None:
    t = table(
        2,
        rooms={RED: ["draw1_repair1 3"]},
        goods={RED: {"metal": 8, "wood": 4, "can": 9}},
        broken={RED: ["pickaxe", "crowbar"]},
        stack=["bow", "axe", "vest", *["chainsaw", "torch", "purifier"] * 2],
    )
    t.play_from("night")
    t.until("ask-repair", RED)
    t.choose(RED, "activate", "draw1_repair1")
    assert t.tiles(RED, "broken") == {"pickaxe", "crowbar", "bow"}
    assert not t.can(RED, "activate"), "one tile a night"
    t.choose(RED, "mend", "draw1_repair1", "crowbar")
    assert t.goods(RED)["metal"] == 8 - 2
    assert not t.can(RED, "mend"), "one discount a night"
    t.until("ask-move")
    t.until("ask-repair", RED)
    assert t.can(RED, "activate"), "and again the next night"


@rule("OUT-ROOM-draw1_repair1")
def test_the_workshop_s_discount_needs_no_tile_to_have_come() -> None:
    t = mechanic(rooms={RED: ["draw1_repair1 3"]}, goods={RED: {"metal": 2}}, broken={RED: ["crowbar"]})
    t.choose(RED, "activate", "draw1_repair1")
    assert t.events("no-tile") == [(RED,)]
    t.choose(RED, "mend", "draw1_repair1", "crowbar")
    assert t.tiles(RED, "repaired") == {"crowbar"}


@rule("OUT-REP-03", "OUT-REP-04")
def test_what_a_discount_leaves_to_pay_is_each_tile_s_own() -> None:
    t = mechanic(rooms={RED: ["repair2 3"]}, goods={RED: {"metal": 1}}, broken={RED: ["bat", "axe", "vest", "crowbar"]})
    assert {tile for verb, *_, tile in t.options(RED)[1:] if verb == "mend"} == {"axe", "crowbar"}
    t = mechanic(
        rooms={RED: ["repair2 3"]}, goods={RED: {"microchip": 1}}, broken={RED: ["bat", "axe", "vest", "crowbar"]}
    )
    assert t.options(RED)[1:] == [("mend", "repair2", "vest")]


@rule("OUT-REP-03", "OUT-ROOM-draw1_repair1")
def test_of_a_repair_only_what_is_a_choice_is_asked() -> None:
    t = mechanic(
        rooms={RED: ["draw1_repair1 3"]}, goods={RED: {"wood": 2, "metal": 1}}, broken={RED: ["bow"]}, stack=["vest"]
    )
    t.choose(RED, "activate", "draw1_repair1")
    t.choose(RED, "mend", "draw1_repair1", "bow")
    assert t.targets(RED, "pay") == {"wood", "metal"}
    assert set(t.options(RED)) == {("pay", "wood"), ("pay", "metal")}, "what was begun is paid first"
    t.choose(RED, "pay", "metal")
    assert t.goods(RED) == {"wood": 1}, "the second token could only be wood"
    assert t.forced == 0


@rule("OUT-ROOM-draw1_repair1", "OUT-NIGHT-01")
def test_workshops_draw_in_turn_order_and_repairs_wait_for_nobody() -> None:
    t = table(
        3,
        first=PURPLE,
        rooms={seat: ["draw1_repair1 3"] for seat in range(3)},
        stack=["axe", "bow", "bat"],
    )
    t.step("repair")
    assert t.asked == (PURPLE,)
    t.choose(PURPLE, "activate", "draw1_repair1")
    assert set(t.asked) == {BEIGE}
    t.choose(BEIGE, "pass")
    assert set(t.asked) == {RED}
    t.choose(RED, "activate", "draw1_repair1")
    assert (t.tiles(PURPLE, "broken"), t.tiles(RED, "broken")) == ({"axe"}, {"bow"})
    for first in (BEIGE, RED):
        workshop = {BEIGE: ["draw1_repair1 3"]}
        t = table(2, first=first, rooms=workshop, goods={RED: {"wood": 9}}, broken={RED: ["bat"]}, stack=["axe"])
        t.step("repair")
        assert t.asked == (BEIGE, RED), "red has nothing to draw, so nobody waits"


@rule("OUT-REP-03")
def test_a_discount_of_more_than_a_repair_costs_gives_nothing_back() -> None:
    lavish = {"rooms": {"auto_repair": {"amount": 5}}}
    t = mechanic(rooms={RED: ["auto_repair 3"]}, goods={RED: {"wood": 1}}, broken={RED: ["bat"]}, data=lavish)
    t.choose(RED, "mend", "auto_repair", "bat")
    assert (t.goods(RED), t.tiles(RED, "repaired"), t.asked) == ({"wood": 1}, {"bat"}, ())


@rule("OUT-REP-03")
def test_of_each_printed_material_no_more_is_paid_than_is_printed() -> None:
    purse = {"wood": 2, "metal": 2}
    t = mechanic(rooms={RED: ["draw1_repair1 3"]}, goods={RED: purse}, broken={RED: ["bow"]}, stack=["vest"])
    t.choose(RED, "activate", "draw1_repair1")
    t.choose(RED, "mend", "draw1_repair1", "bow")
    t.choose(RED, "pay", "metal")
    assert t.goods(RED) == {"wood": 1, "metal": 1}, "the bow shows one metal: the other token had to be wood"


@rule("OUT-REP-03")
def test_no_more_is_paid_than_is_printed_whatever_the_others_have_paid_with_tonight() -> None:
    purses = {RED: {"wood": 2, "metal": 2}, BEIGE: {"wood": 3, "metal": 1}}
    t = table(2, rooms={RED: ["draw1_repair1 3"]}, goods=purses, broken={RED: ["bow"]}, stack=["vest"])
    t.night("build")
    t.choose(BEIGE, "build", "event2")
    for _ in range(3):
        t.choose(BEIGE, "pay", "wood")
    t.until("ask-repair")
    t.choose(RED, "activate", "draw1_repair1")
    t.choose(RED, "mend", "draw1_repair1", "bow")
    t.choose(RED, "pay", "metal")
    assert t.goods(RED) == {"wood": 1, "metal": 1}, "the bow shows one metal; for a room any would do"


@rule("OUT-ROOM-draw1_repair1")
def test_the_workshop_spares_a_material_of_any_tile() -> None:
    t = mechanic(rooms={RED: ["draw1_repair1 3"]}, goods={RED: {"metal": 2}}, broken={RED: ["axe"]}, stack=["vest"])
    t.choose(RED, "activate", "draw1_repair1")
    t.choose(RED, "mend", "draw1_repair1", "axe")
    assert (t.goods(RED), t.tiles(RED, "repaired")) == ({}, {"axe"}), "the wood is spared"
