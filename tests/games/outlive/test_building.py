"""Chapter: Night, step 5: building, moving survivors, using rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.outlive.driver import BEIGE, RED, table
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver


def builder(**situation: object) -> Driver:
    """Begin step 5 with red alone having something to do."""
    t = table(2, **situation)  # type: ignore[arg-type]
    t.step("build")
    return t


@rule("OUT-BLD-01", "OUT-BLD-05")
def test_a_room_costs_three_materials_of_any_kinds() -> None:
    t = builder(goods={RED: {"wood": 2, "metal": 3, "microchip": 2, "ammo": 9}})
    assert len(t.targets(RED, "build")) == 7
    t.choose(RED, "build", "event2")
    assert t.targets(RED, "pay") == {"wood", "metal", "microchip"}
    for kind in ("wood", "metal", "microchip"):
        t.choose(RED, "pay", kind)
    assert t.room(RED, "event2")["built"]
    t.choose(RED, "build", "hunt1")
    for kind in ("metal", "metal", "wood"):
        t.choose(RED, "pay", kind)
    assert t.goods(RED) == {"microchip": 1, "ammo": 9}
    assert not t.can(RED, "build"), "one material is not enough"
    assert [room["built"] for room in t.player(RED)["rooms"]].count(True) == 2


@rule("OUT-BLD-02", "OUT-BLD-03")
def test_survivors_move_from_the_airlock_into_built_rooms_and_never_back() -> None:
    t = builder(rooms={RED: ["event2 3", "build2 0", "hunt1"]}, airlock={RED: 3})
    assert t.targets(RED, "fill") == {"event2", "build2"}
    t.choose(RED, "fill", "event2")
    assert (t.people(RED), t.people(RED, "event2")) == (2, 4)
    assert t.targets(RED, "fill") == {"build2"}, "event2 is full"
    assert {option[0] for option in t.options(RED)} == {"pass", "fill"}, "nobody leaves a room"
    for step in ("recruit", "repair"):
        t.step(step)
        assert not t.can(RED, "fill"), "in no other step"


@rule("OUT-BLD-04", "OUT-BLD-07")
def test_building_moving_and_effects_alternate_and_a_room_works_the_night_it_is_filled() -> None:
    t = builder(rooms={RED: ["ammo4", "event2 3"]}, airlock={RED: 4}, goods={RED: {"wood": 3}})
    t.choose(RED, "fill", "event2")
    t.choose(RED, "build", "ammo4")
    for _ in range(3):
        assert not t.can(RED, "activate")
        t.choose(RED, "fill", "ammo4")
    t.choose(RED, "activate", "ammo4")
    assert t.goods(RED) == {"ammo": 4}


@rule("OUT-BLD-06")
def test_a_room_works_only_with_all_its_places_filled() -> None:
    t = builder(rooms={RED: ["ammo4 2"]})
    assert t.asked == ()
    t = builder(rooms={RED: ["ammo4 3"]})
    assert t.targets(RED, "activate") == {"ammo4"}


@rule("OUT-BLD-08", "OUT-ROOM-ammo4")
def test_each_effect_once_per_round() -> None:
    t = builder(rooms={RED: ["ammo4 3", "ammo4_second 3"]})
    t.choose(RED, "activate", "ammo4")
    assert t.targets(RED, "activate") == {"ammo4_second"}, "two copies work separately"
    t.choose(RED, "activate", "ammo4_second")
    assert t.goods(RED) == {"ammo": 8}
    assert t.asked == ()


@rule("OUT-BLD-09", "OUT-ROOM-build2")
def test_build2_makes_one_room_cost_one_material_but_not_itself() -> None:
    t = builder(rooms={RED: ["build2 3"]}, goods={RED: {"wood": 4}})
    t.choose(RED, "build", "event2")
    assert t.goods(RED) == {"wood": 3}
    t.choose(RED, "build", "hunt1")
    assert t.goods(RED) == {}, "the second room costs three"
    t = builder(rooms={RED: ["build2"]}, goods={RED: {"wood": 2}}, airlock={RED: 3})
    assert not t.can(RED, "build")


@rule("OUT-BLD-10", "OUT-ROOM-nursery")
def test_the_nursery_grows_by_itself_up_to_eight() -> None:
    t = builder(rooms={RED: ["nursery 3"]}, airlock={RED: 1})
    assert not t.can(RED, "fill"), "only its own effect adds beyond its places"
    t.choose(RED, "activate", "nursery")
    assert t.people(RED, "nursery") == 4
    assert t.room(RED, "nursery")["works"]
    assert builder(rooms={RED: ["nursery 7"]}).can(RED, "activate")
    assert builder(rooms={RED: ["nursery 8"]}).asked == ()


@rule("OUT-BLD-11", "OUT-ROOM-recycle")
def test_recycling_destroys_a_tile_for_its_materials() -> None:
    t = builder(rooms={RED: ["recycle 3"]}, broken={RED: ["pickaxe"]}, repaired={RED: ["axe", "bow"]})
    assert t.targets(RED, "scrap") == {"pickaxe", "axe", "bow"}
    assert (t.line(RED, "equipment"), t.line(RED, "symbols")) == (2, 1)
    t.choose(RED, "scrap", "axe")
    assert t.goods(RED) == {"wood": 1, "metal": 2}
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired")) == ({"pickaxe"}, {"bow"})
    assert (t.line(RED, "equipment"), t.line(RED, "symbols")) == (1, 0)
    assert t.view(None)["discards"][0] == 1
    assert not t.can(RED, "scrap"), "once per round"
    assert t.can(RED, "build"), "the materials may be used at once"


@rule("OUT-ROOM-draw2")
def test_draw2_draws_two_broken_tiles() -> None:
    t = builder(rooms={RED: ["draw2 3"]}, stack=["axe", "bow", "bat"])
    t.choose(RED, "activate", "draw2")
    assert t.tiles(RED, "broken") == {"axe", "bow"}


@rule("OUT-ROOM-draw2")
def test_tiles_are_drawn_in_turn_order() -> None:
    t = table(2, first=RED, rooms={BEIGE: ["draw2 3"], RED: ["draw2 3"]}, stack=["axe", "bow", "bat", "vest"])
    t.step("build")
    assert t.asked == (RED,), "beige waits for red, who comes first"
    t.choose(RED, "activate", "draw2")
    t.choose(BEIGE, "activate", "draw2")
    assert (t.tiles(RED, "broken"), t.tiles(BEIGE, "broken")) == ({"axe", "bow"}, {"bat", "vest"})


@rule("OUT-ROOM-draw2", "OUT-NIGHT-01")
def test_nobody_waits_for_somebody_who_will_not_draw() -> None:
    t = table(2, first=RED, rooms={BEIGE: ["draw2 3"]}, goods={RED: {"wood": 9}}, stack=["axe", "bow", "bat"])
    t.step("build")
    assert t.asked == (BEIGE, RED), "red is busy, but has no Tinkers"
    t = table(
        2,
        first=RED,
        rooms={BEIGE: ["draw2 3"], RED: ["draw2 3"]},
        goods={RED: {"wood": 9}},
        stack=["axe", "bow", "bat", "vest"],
    )
    t.step("build")
    assert t.asked == (RED,)
    t.choose(RED, "activate", "draw2")
    assert set(t.asked) == {BEIGE, RED}, "red has drawn and goes on building"
    t = table(2, first=RED, rooms={BEIGE: ["draw2 3"], RED: ["draw2"]}, goods={RED: {"wood": 9}}, stack=["axe", "bow"])
    t.step("build")
    assert t.asked == (RED,), "red might still build its Tinkers and fill them"
    t.choose(RED, "pass")
    assert set(t.asked) == {BEIGE}
    t = table(2, first=BEIGE, rooms={BEIGE: ["draw2 3"], RED: ["draw2 3"]}, stack=["axe", "bow", "bat", "vest"])
    t.step("build")
    assert t.asked == (BEIGE,)
    t.choose(BEIGE, "pass")
    assert set(t.asked) == {RED}, "who passes draws nothing"


@rule("OUT-BLD-11", "OUT-ROOM-recycle")
def test_a_tile_that_was_used_or_is_broken_can_be_scrapped_as_well() -> None:
    t = table(2, rooms={RED: ["recycle 3"]}, broken={RED: ["pickaxe"]}, repaired={RED: ["axe", "bow"]})
    t.g.tired[RED] = t.g.repaired[RED]
    t.step("build")
    t.choose(RED, "scrap", "bow")
    assert (t.tiles(RED, "repaired"), t.tiles(RED, "used")) == ({"axe"}, {"axe"})
    t = builder(rooms={RED: ["recycle 3"]}, broken={RED: ["pickaxe"]}, repaired={RED: ["axe", "bow"]})
    t.choose(RED, "scrap", "pickaxe")
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired")) == (set(), {"axe", "bow"})
    assert t.goods(RED) == {"wood": 2, "metal": 1}


@rule("OUT-BLD-01")
def test_a_table_may_make_rooms_dearer_than_any_bill_of_the_book() -> None:
    for kind in ("wood", "metal", "microchip"):
        other = "metal" if kind == "wood" else "wood"
        t = builder(goods={RED: {kind: 10, other: 1}}, data={"numbers": {"building": 9}})
        t.choose(RED, "build", "event2")
        for _ in range(9):
            assert t.targets(RED, "pay") == {kind, other}
            t.choose(RED, "pay", kind)
        assert t.goods(RED) == {kind: 1, other: 1}
        assert not t.can(RED, "build")


@rule("OUT-SET-06", "OUT-BLD-08", "OUT-BLD-10")
def test_a_full_nursery_does_not_keep_the_other_one_from_growing() -> None:
    t = builder(rooms={RED: ["nursery 8", "nursery_second 3"]})
    assert t.targets(RED, "activate") == {"nursery_second"}
    t.choose(RED, "activate", "nursery_second")
    assert (t.people(RED, "nursery"), t.people(RED, "nursery_second")) == (8, 4)
    assert t.asked == ()
    t = builder(rooms={RED: ["ammo4 3", "ammo4_second 3", "rad1 2"]})
    assert t.targets(RED, "activate") == {"ammo4", "ammo4_second"}, "each for itself, and only if it is full"


@rule("OUT-BLD-09")
def test_builders_who_spare_more_than_a_room_costs_build_it_for_nothing() -> None:
    t = builder(rooms={RED: ["build2 3"]}, goods={RED: {"wood": 1}}, data={"numbers": {"building": 1}})
    t.choose(RED, "build", "event2")
    assert t.goods(RED) == {"wood": 1}
    assert t.room(RED, "build2")["used"]
    t.choose(RED, "build", "draw1_repair1")
    assert t.goods(RED) == {}, "the second one costs what it costs"


@rule("OUT-BLD-02", "OUT-BLD-07")
def test_the_first_room_is_filled_like_any_other() -> None:
    t = builder(rooms={RED: ["draw1_repair1 2", "event2 1"]}, airlock={RED: 1})
    t.choose(RED, "fill", "draw1_repair1")
    assert (t.people(RED), t.people(RED, "draw1_repair1"), t.people(RED, "event2")) == (0, 3, 1)
    assert t.room(RED, "draw1_repair1")["works"]
