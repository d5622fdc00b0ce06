"""Components: the twenty-two kinds of rooms. How many tiles there are, their places and upkeep, and what each does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.words import ROOM_KEYS
from tests.games.outlive.driver import BLUE, PURPLE, RED, table
from tests.games.outlive.test_actions import at
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver


def is_printed(key: str, *, copies: int, places: int, upkeep: int) -> None:
    """Check what stands on a tile: with all its places filled a room works, with one of them free it does not."""
    t = table(2, rooms={RED: [f"{key} {places}"]})
    room = t.room(RED, key)
    assert (room["places"], room["upkeep"], room["due"], room["works"]) == (places, upkeep, upkeep, True)
    assert t.g.data.copies[ROOM_KEYS.index(key)] == copies
    assert not table(2, rooms={RED: [f"{key} {places - 1}"]}).room(RED, key)["works"]


def tonight(step: str, *rooms: str, **situation: object) -> Driver:
    """Begin a step of the Night in which red has some rooms."""
    t = table(2, rooms={RED: rooms}, **situation)  # type: ignore[arg-type]
    t.step(step)
    return t


@rule("OUT-ROOM-draw1_repair1")
def test_workshop() -> None:
    is_printed("draw1_repair1", copies=4, places=3, upkeep=2)
    t = tonight("repair", "draw1_repair1 3", stack=["crowbar", "axe"], goods={RED: {"metal": 2}})
    assert t.options(RED) == [("pass",), ("activate", "draw1_repair1")]
    t.choose(RED, "activate", "draw1_repair1")
    assert t.tiles(RED, "broken") == {"crowbar"}
    t.choose(RED, "mend", "draw1_repair1", "crowbar")
    assert (t.goods(RED), t.tiles(RED, "repaired")) == ({}, {"crowbar"}), "two metal instead of three"


@rule("OUT-ROOM-build2")
def test_builders() -> None:
    is_printed("build2", copies=4, places=3, upkeep=2)
    t = tonight("build", "build2 3", goods={RED: {"wood": 4}})
    t.choose(RED, "build", "event2")
    assert t.goods(RED) == {"wood": 3}
    t.choose(RED, "build", "draw1_repair1")
    assert t.goods(RED) == {}, "one room only"


@rule("OUT-ROOM-event2")
def test_council() -> None:
    is_printed("event2", copies=4, places=4, upkeep=1)
    t = tonight("resolve", "event2 4", events=["debris", "fire"], goods={RED: {"wood": 1, "water": 2}})
    assert t.options(RED)[1:] == [("bargain", "fire", "food"), ("bargain", "debris", "materials")][::-1]
    t.choose(RED, "bargain", "debris", "materials")
    assert (t.goods(RED), t.line(RED, "events"), t.asked) == ({"water": 2}, 3, ()), "one event only"
    t = tonight("resolve", "event2 4", events=["fire"], goods={RED: {"water": 2}})
    t.choose(RED, "bargain", "fire", "food")
    assert (t.goods(RED), t.line(RED, "events")) == ({}, 3)


def hunts_twice(room: str) -> list[int]:
    """Let red, who has one room, hunt a hare in the park and another one in the mine; return the meat of each."""
    herds = {"park": ["hare"], "mine": ["hare"]}
    t = table(4, heroes={RED: {"5": "ship", "4": "silent_peak"}}, herds=herds, rooms={RED: [room]})
    meat = []
    for hero, area in (("5", "park"), ("4", "mine")):
        before = t.goods(RED).get("meat", 0)
        t.move(RED, hero, area)
        t.choose(RED, "hunt", "hare")
        meat.append(t.goods(RED)["meat"] - before)
        t.choose(RED, "pass")
    return meat


@rule("OUT-ROOM-hunt2")
def test_hunters() -> None:
    is_printed("hunt2", copies=2, places=3, upkeep=3)
    assert hunts_twice("hunt2 3") == [1 + 2, 2], "one hunt, not both"


@rule("OUT-ROOM-hunt1")
def test_trappers() -> None:
    is_printed("hunt1", copies=2, places=4, upkeep=1)
    assert hunts_twice("hunt1 4") == [1 + 1, 2], "one hunt, not both"


def sails_twice(room: str) -> list[int]:
    """Let red, who has one room, come to the ship with a 5 and, when that has been carried away, with a 4."""
    t = table(4, heroes={RED: {"5": "mine", "4": "park"}}, rooms={RED: [room]}, airlock={RED: 7})
    cans = []
    for hero in ("5", "4"):
        before = t.goods(RED).get("can", 0)
        t.move(RED, hero, "ship")
        cans.append(t.goods(RED)["can"] - before)
        t.g.where[RED * 4 + 3] = 7
    return cans


@rule("OUT-ROOM-ship1")
def test_dockers() -> None:
    is_printed("ship1", copies=2, places=4, upkeep=1)
    assert sails_twice("ship1 4") == [3 + 1, 2], "one visit, not both"


@rule("OUT-ROOM-ship2")
def test_harbour() -> None:
    is_printed("ship2", copies=2, places=3, upkeep=3)
    assert sails_twice("ship2 3") == [3 + 2, 2], "one visit, not both"
    for people, enters in ((3, True), (2, False)):
        start = {RED: {"5": "mine"}, BLUE: {"5": "park"}}
        t = table(4, heroes=start, rooms={RED: [f"ship2 {people}"]})
        t.move(BLUE, "5", "ship")
        t.turn(RED)
        assert ("ship" in t.goals(RED, "5")) == enters, "a taken slot keeps nobody out who has the Harbour"


@rule("OUT-ROOM-ammo4")
def test_armoury() -> None:
    is_printed("ammo4", copies=2, places=3, upkeep=3)
    t = tonight("build", "ammo4 3")
    t.choose(RED, "activate", "ammo4")
    assert (t.goods(RED), t.asked) == ({"ammo": 4}, ())


@rule("OUT-ROOM-water1")
def test_well() -> None:
    is_printed("water1", copies=2, places=3, upkeep=2)
    t = tonight("recruit", "water1 3")
    assert t.player(RED)["reserve"] == 1
    assert (t.goods(RED), t.options(RED)) == ({}, [("pass",), ("recruit", "water")]), "no token, but water"
    t.choose(RED, "recruit", "water")
    assert (t.people(RED), t.player(RED)["reserve"], t.asked) == (1, 0, ()), "once per round"


@rule("OUT-ROOM-immunity")
def test_watch() -> None:
    is_printed("immunity", copies=2, places=3, upkeep=2)
    t = table(
        3, events=["glaciation", "fire"], rooms={RED: ["immunity 3"], PURPLE: ["immunity 2"]}, pools={"forest": 8}
    )
    t.strike()
    assert (t.people(RED, "immunity"), t.people(PURPLE, "immunity")) == (3, 1)
    assert t.pool("forest") == 8 - 3, "shortages pass nobody by"


@rule("OUT-ROOM-recycle")
def test_scrapyard() -> None:
    is_printed("recycle", copies=2, places=3, upkeep=2)
    t = tonight("build", "recycle 3", broken={RED: ["pickaxe"]}, repaired={RED: ["vest"]})
    assert t.targets(RED, "scrap") == {"pickaxe", "vest"}
    t.choose(RED, "scrap", "vest")
    assert t.goods(RED) == {"wood": 1, "microchip": 2}
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired")) == ({"pickaxe"}, set())
    assert not t.can(RED, "scrap")


@rule("OUT-ROOM-rad1")
def test_infirmary() -> None:
    is_printed("rad1", copies=2, places=3, upkeep=2)
    t = tonight("build", "rad1 3", gauge={RED: -2})
    t.choose(RED, "activate", "rad1")
    assert (t.gauge(RED), t.asked) == (-1, ())


@rule("OUT-ROOM-vent")
def test_ventilation() -> None:
    is_printed("vent", copies=2, places=3, upkeep=2)
    for room, gauge in (("vent 3", -1), ("vent 2", -2)):
        t = tonight("radiation", room)
        assert t.gauge(RED) == gauge, "one more against level 2, though the airlock is empty"


@rule("OUT-ROOM-nursery")
def test_nursery() -> None:
    is_printed("nursery", copies=2, places=3, upkeep=2)
    for people, grows in ((2, False), (3, True), (7, True), (8, False)):
        t = tonight("build", f"nursery {people}")
        assert t.can(RED, "activate") == grows
        if grows:
            t.choose(RED, "activate", "nursery")
            assert (t.people(RED, "nursery"), t.asked) == (people + 1, ())


@rule("OUT-ROOM-search2")
def test_scouts() -> None:
    is_printed("search2", copies=2, places=3, upkeep=2)
    t = at("blackwood", rooms={RED: ["search2 3"]}, search={"blackwood": ["plank", "scrap", "rations", "ammo"]})
    assert not t.can(RED, "activate")
    t.choose(RED, "search")
    t.choose(RED, "activate", "search2")
    assert (t.goods(RED), t.g.actions) == ({"wood": 1, "metal": 1, "can": 1}, 2)
    assert not t.can(RED, "activate")


@rule("OUT-ROOM-draw2")
def test_tinkers() -> None:
    is_printed("draw2", copies=2, places=3, upkeep=2)
    t = tonight("build", "draw2 3", stack=["axe", "bow", "bat"])
    t.choose(RED, "activate", "draw2")
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired"), t.asked) == ({"axe", "bow"}, set(), ())


@rule("OUT-ROOM-peek")
def test_lookout() -> None:
    is_printed("peek", copies=2, places=4, upkeep=1)
    t = table(4, rooms={RED: ["peek 4"]}, search={"blackwood": ["plank", "scrap"]})
    t.turn(RED)
    t.choose(RED, "peek", "blackwood")
    assert (t.city("blackwood", RED)["order"], t.city("blackwood", BLUE)["order"]) == ([2, 3], [])
    assert not t.can(RED, "peek")


@rule("OUT-ROOM-hero3")
def test_guard() -> None:
    is_printed("hero3", copies=2, places=4, upkeep=1)
    for hero, people, shields in (("3a", 4, True), ("3b", 4, True), ("4", 4, False), ("3a", 3, False)):
        start = {RED: {"5": "base"}, BLUE: {hero: "dam standing"}}
        t = table(4, heroes=start, goods={BLUE: {"wood": 3, "can": 3}}, rooms={BLUE: [f"hero3 {people}"]})
        t.move(RED, "5", "dam")
        assert t.can(BLUE, "shield") == shields
        if shields:
            t.choose(BLUE, "shield")
            assert (t.goods(BLUE), t.room(BLUE, "hero3")["used"]) == ({"wood": 3, "can": 3}, True)


@rule("OUT-ROOM-auto_repair")
def test_machine_shop() -> None:
    is_printed("auto_repair", copies=2, places=3, upkeep=3)
    t = tonight("repair", "auto_repair 3", broken={RED: ["axe", "vest"]})
    t.choose(RED, "mend", "auto_repair", "vest")
    assert (t.tiles(RED, "broken"), t.tiles(RED, "repaired"), t.asked) == ({"axe"}, {"vest"}, ())


@rule("OUT-ROOM-press_choice")
def test_toll_house() -> None:
    is_printed("press_choice", copies=2, places=4, upkeep=1)
    for people, picker in ((4, RED), (3, BLUE)):
        start = {RED: {"4": "base"}, BLUE: {"3a": "dam standing"}}
        t = table(4, heroes=start, goods={BLUE: {"wood": 3, "can": 3}}, rooms={RED: [f"press_choice {people}"]})
        t.move(RED, "4", "dam")
        assert (t.question, t.asked) == ("ask-tribute", (picker,))
    t = table(4, heroes=start, goods={BLUE: {"wood": 3, "can": 3}}, rooms={RED: ["press_choice 4"]})
    t.move(RED, "4", "dam")
    t.choose(RED, "rob", "can")
    assert (t.goods(RED), t.goods(BLUE)) == ({"can": 1}, {"wood": 3, "can": 2})


@rule("OUT-ROOM-cupboard")
def test_carpenters() -> None:
    is_printed("cupboard", copies=2, places=3, upkeep=2)
    for people, goods in ((3, {"wood": 1, "metal": 1}), (2, {})):
        t = at("blackwood", rooms={RED: [f"cupboard {people}"]}, search={"blackwood": ["cupboard", "cupboard"]})
        t.choose(RED, "search")
        t.choose(RED, "search")
        assert t.goods(RED) == goods, "once per city"


@rule("OUT-ROOM-repair2")
def test_smithy() -> None:
    is_printed("repair2", copies=2, places=3, upkeep=2)
    t = tonight("repair", "repair2 3", goods={RED: {"wood": 1}}, broken={RED: ["bat", "backpack"]})
    t.choose(RED, "mend", "repair2", "bat")
    assert (t.goods(RED), t.tiles(RED, "repaired"), t.asked) == ({}, {"bat"}, ())
