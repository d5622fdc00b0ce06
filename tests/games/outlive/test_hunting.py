"""Chapter: hunting."""

from __future__ import annotations

import pytest

from tests.games.outlive.driver import ANIMALS, BEIGE, BLUE, RED, new_table, table
from tests.games.outlive.played import WILDS, Driver
from tests.games.outlive.test_actions import NEXT_TO
from tests.marks import rule


def hunter(hero: str = "5", area: str = "park", herd: tuple[str, ...] = ("wolf",), **situation: object) -> Driver:
    """Let red's hero arrive in a hunting ground; in the others there are no animals left."""
    herds = {**dict.fromkeys(WILDS, ()), area: herd}
    t = table(4, heroes={RED: {hero: NEXT_TO[area]}}, herds=herds, **situation)  # type: ignore[arg-type]
    t.move(RED, hero, area)
    return t


@rule("OUT-HUNT-01", "OUT-HUNT-08")
@pytest.mark.parametrize("area", ["forest", "mine", "park"])
def test_only_the_top_animal_is_hunted_and_the_next_appears(area: str) -> None:
    t = hunter(area=area, herd=("hare", "wild_boar", "bear"))
    assert t.targets(RED, "hunt") == {"hare"}
    t.choose(RED, "hunt", "hare")
    assert (t.wild(area)["top"], t.wild(area)["left"]) == (2, 2)


@rule("OUT-HUNT-02", "OUT-HUNT-03")
def test_toughness_is_paid_with_actions_and_ammunition() -> None:
    t = hunter("4", goods={RED: {"ammo": 9}})
    t.choose(RED, "hunt", "wolf")
    assert t.targets(RED, "shoot") == {2, 3, 4, 5, 6}, "at least what the actions leave, at most the toughness"
    t.choose(RED, "shoot", 6)
    assert t.g.actions == 4, "a hunt may cost no action at all"
    assert t.view(None)["turn"]["prey"] == -1, "the hunt is over"
    assert t.goods(RED) == {"ammo": 3, "meat": 4}


@rule("OUT-HUNT-02", "OUT-HUNT-03", "OUT-EVT-17")
def test_the_toughest_animal_there_can_be_is_paid_with_ammunition_alone() -> None:
    monstrous = {"animals": {"wolf": {"toughness": 9}}, "events": {"mutation": {"amount": 9}}}
    t = hunter("3a", goods={RED: {"ammo": 18}}, events=["mutation"], data=monstrous)
    t.choose(RED, "hunt", "wolf")
    assert t.targets(RED, "shoot") == {15, 16, 17, 18}
    t.choose(RED, "shoot", 18)
    assert (t.g.actions, t.goods(RED)) == (3, {"meat": 4})


@rule("OUT-HUNT-04")
def test_one_hunt_per_activation_unless_the_table_says_otherwise() -> None:
    t = hunter("5", herd=("hare", "hare"), goods={RED: {"ammo": 9}})
    t.choose(RED, "hunt", "hare")
    t.choose(RED, "shoot", 3)
    assert not t.can(RED, "hunt")
    assert t.why_not(RED, "hunt", "hare") == "OUT-HUNT-04"
    t = hunter("5", herd=("hare", "hare"), goods={RED: {"ammo": 9}}, options={"multi_hunt": True})
    t.choose(RED, "hunt", "hare")
    t.choose(RED, "shoot", 3)
    assert t.can(RED, "hunt")


@rule("OUT-HUNT-05")
def test_a_hunt_is_all_or_nothing() -> None:
    assert not hunter("4", goods={RED: {"ammo": 1}}).can(RED, "hunt")
    assert hunter("4", goods={RED: {"ammo": 2}}).can(RED, "hunt")
    t = hunter("4", goods={RED: {"ammo": 1}})
    t.choose(RED, "gather", "microchip")
    assert t.why_not(RED, "hunt", "wolf") == "OUT-HUNT-05"


@rule("OUT-HUNT-06", "OUT-HUNT-07")
def test_the_nth_animal_of_a_kind_gives_its_nth_number_and_its_token_is_kept() -> None:
    for count, meat in enumerate((3, 4, 5, 5)):
        kept = {RED: {"wild_boar": count, "hare": 3}, BLUE: {"wild_boar": 2}}
        t = hunter("5", herd=("wild_boar",), hunted=kept)
        t.choose(RED, "hunt", "wild_boar")
        assert t.goods(RED) == {"meat": meat}, "other kinds, and others' animals, do not count"
        assert t.player(RED)["animals"] == [3, 0, count + 1, 0, 0]
        t.dawn()
        assert t.player(RED)["animals"] == [3, 0, count + 1, 0, 0], "tokens are kept"


def is_animal(name: str, toughness: int, meat: tuple[int, int, int]) -> None:
    """Check what stands on the tokens of a kind of animal: six of them, toughness, and meat by the hunter's count."""
    t = new_table(4, seed=name)
    kind = ANIMALS.index(name)
    assert sum(herd.count(kind) for herd in t.g.herds) == 6
    for count, gained in enumerate(meat):
        t = hunter("5", herd=(name,), goods={RED: {"ammo": 9}}, hunted={RED: {name: count}})
        t.choose(RED, "hunt", name)
        assert max(int(ammo) for ammo in t.targets(RED, "shoot")) == toughness
        t.choose(RED, "shoot", toughness)
        assert t.goods(RED) == {"ammo": 9 - toughness, "meat": gained}


@rule("OUT-ANI-3")
def test_hare() -> None:
    is_animal("hare", 3, (1, 2, 3))


@rule("OUT-ANI-4")
def test_roe_deer() -> None:
    is_animal("roe_deer", 4, (2, 3, 4))


@rule("OUT-ANI-5")
def test_wild_boar() -> None:
    is_animal("wild_boar", 5, (3, 4, 5))


@rule("OUT-ANI-6")
def test_wolf() -> None:
    is_animal("wolf", 6, (4, 5, 6))


@rule("OUT-ANI-7")
def test_bear() -> None:
    is_animal("bear", 7, (5, 6, 7))


@rule("OUT-HUNT-09")
def test_an_empty_stack_ends_hunting_there() -> None:
    t = hunter(herd=("hare",))
    t.choose(RED, "hunt", "hare")
    t.finish()
    t.dawn()
    t.g.where[BLUE * 4 + 3] = 3
    t.move(BLUE, "5", "park")
    assert not t.can(BLUE, "hunt")


@rule("OUT-HUNT-10", "OUT-EQ-shotgun", "OUT-EQ-bear_trap")
def test_shotgun_and_trap_lend_a_point_each_and_both_serve_one_hunt() -> None:
    t = hunter("4", repaired={RED: ["shotgun", "bear_trap"]})
    t.choose(RED, "hunt", "wolf")
    t.choose(RED, "use", "shotgun")
    assert t.goods(RED) == {"meat": 4}, "the trap was the only way left"
    assert t.tiles(RED, "used") == {"shotgun", "bear_trap"}
    t = hunter("5", repaired={RED: ["bear_trap"]})
    t.choose(RED, "hunt", "wolf")
    assert t.g.actions == 0
    t = hunter("3a", repaired={RED: ["shotgun"]}, herd=("hare",))
    t.choose(RED, "hunt", "hare")
    t.choose(RED, "use", "shotgun")
    assert t.g.actions == 1, "a point saved is an action left"


@rule("OUT-HUNT-11", "OUT-ROOM-hunt1", "OUT-ROOM-hunt2")
def test_hunting_rooms_add_meat_once_per_round_after_the_plague() -> None:
    t = hunter("5", herd=("wild_boar",), rooms={RED: ["hunt1 4", "hunt2 3"]})
    t.choose(RED, "hunt", "wild_boar")
    assert t.goods(RED) == {"meat": 3 + 1 + 2}
    t.finish()
    t.g.herds[1] = [0]
    t.g.where[RED * 4 + 2] = 1
    t.move(RED, "4", "mine")
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED)["meat"] == 6 + 1
    t = hunter("5", herd=("hare",), rooms={RED: ["hunt1 4"]}, events=["plague"])
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED) == {"meat": 1}, "1 - 1 and the room's 1"
    t = hunter("5", herd=("hare",), rooms={RED: ["hunt1 3"]})
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED) == {"meat": 1}, "a room with a free place does nothing"


@rule("OUT-HUNT-12", "OUT-EQ-thermal_sensor")
def test_the_sensor_shows_the_stack_to_the_hunter_alone() -> None:
    t = hunter("5", herd=("bear", "hare", "wolf", "wild_boar"), repaired={RED: ["thermal_sensor"]})
    t.choose(RED, "use", "thermal_sensor")
    assert t.wild("park", RED)["order"] == [4, 0, 3, 2]
    assert t.wild("park", BEIGE)["order"] == []
    assert t.told(BEIGE, "saw-animal") == []
    assert t.targets(RED, "hunt") == {"hare", "wild_boar"}
    t.choose(RED, "hunt", "wild_boar")
    assert t.question != "ask-track", "one animal, not one after the other"
    assert t.goods(RED) == {"meat": 3}
    assert t.wild("park", RED)["order"] == [4, 0, 3], "the rest keeps its order, and red remembers it"
    assert t.tiles(RED, "used") == {"thermal_sensor"}


@rule("OUT-HUNT-13")
def test_after_looking_the_hunt_may_be_given_up() -> None:
    t = hunter("3a", herd=("bear", "wolf"), repaired={RED: ["thermal_sensor"]})
    t.choose(RED, "use", "thermal_sensor")
    assert t.options(RED) == [("pass",)]
    t.choose(RED, "pass")
    assert t.tiles(RED, "used") == {"thermal_sensor"}
    assert not t.can(RED, "use")
    assert t.wild("park")["left"] == 2


@rule("OUT-HUNT-05", "OUT-HUNT-12")
def test_without_the_means_for_any_animal_there_is_no_hunt_to_use_the_sensor_in() -> None:
    for ammo, looks in ((0, False), (1, True)):
        t = hunter("3a", herd=("bear", "hare"), repaired={RED: ["thermal_sensor"]}, goods={RED: {"ammo": ammo}})
        assert t.can(RED, "use")
        t.choose(RED, "gather", "microchip")
        assert t.can(RED, "use") == looks, "two actions are too few for a hare, with one ammunition they will do"
    assert t.why_not(RED, "hunt", "bear") == "OUT-HUNT-05"
    t = hunter("3a", repaired={RED: ["thermal_sensor"]})
    for _ in range(3):
        t.choose(RED, "gather", "microchip")
    assert t.asked == (), "without an action or ammunition left nothing is shown"
    assert t.wild("park", RED)["order"] == []
    t = hunter("3a", repaired={RED: ["thermal_sensor", "shotgun"]})
    t.choose(RED, "gather", "microchip")
    assert t.can(RED, "use"), "weapons count"
    t = hunter("3a", repaired={RED: ["thermal_sensor"]}, events=["mutation"])
    assert not t.can(RED, "use"), "a mutated hare is a four"


@rule("OUT-HUNT-01", "OUT-HUNT-08", "OUT-HUNT-12")
def test_of_two_animals_of_a_kind_the_upper_one_is_hunted() -> None:
    t = hunter("5", herd=("hare", "bear", "hare", "wolf"))
    t.choose(RED, "hunt", "hare")
    assert (t.wild("park")["top"], t.g.herds[2]) == (4, [3, 0, 4]), "the bear comes up, the other hare stays"
    t = hunter("5", herd=("bear", "hare", "wolf", "hare"), repaired={RED: ["thermal_sensor"]})
    t.choose(RED, "use", "thermal_sensor")
    t.choose(RED, "hunt", "hare")
    assert t.wild("park", RED)["order"] == [4, 3, 0], "the lower hare stays where it was"


@rule("OUT-HUNT-12", "OUT-HUNT-02")
def test_a_tracked_animal_is_paid_for_like_any_other() -> None:
    t = hunter("5", herd=("bear", "wolf", "hare"), repaired={RED: ["thermal_sensor"]}, goods={RED: {"ammo": 3}})
    t.choose(RED, "use", "thermal_sensor")
    t.choose(RED, "hunt", "wolf")
    assert t.targets(RED, "shoot") == {1, 2, 3}
    t.choose(RED, "shoot", 3)
    assert (t.question, t.g.actions) == ("ask-action", 2), "the hunt is over"
    assert t.goods(RED) == {"meat": 4}


@rule("OUT-EVT-16", "OUT-HUNT-11")
def test_the_plague_takes_no_meat_that_is_not_there() -> None:
    lean = {"animals": {"hare": {"meat": [0, 1, 2]}}}
    t = hunter("5", herd=("hare",), events=["plague"], goods={RED: {"meat": 2}}, data=lean)
    t.choose(RED, "hunt", "hare")
    assert t.goods(RED) == {"meat": 2}


@rule("OUT-HUNT-03", "OUT-HUNT-10")
def test_a_weapon_that_is_stronger_than_the_animal_pays_no_more_than_its_toughness() -> None:
    mighty = {"equipment": {"shotgun": {"amount": 9}}}
    t = hunter("3a", herd=("hare",), repaired={RED: ["shotgun", "bear_trap"]}, goods={RED: {"ammo": 2}}, data=mighty)
    t.choose(RED, "hunt", "hare")
    t.choose(RED, "use", "shotgun")
    assert (t.g.actions, t.goods(RED)) == (3, {"ammo": 2, "meat": 1}), "nothing is left to pay, and nothing comes back"
    assert t.tiles(RED, "used") == {"shotgun"}, "nor is the trap asked for"


@rule("OUT-HUNT-02", "OUT-HUNT-03")
def test_who_has_ammunition_may_spend_none_of_it() -> None:
    t = hunter("5", herd=("hare",), goods={RED: {"ammo": 2}})
    t.choose(RED, "hunt", "hare")
    assert t.targets(RED, "shoot") == {0, 1, 2}
    t.choose(RED, "shoot", 0)
    assert (t.g.actions, t.goods(RED)) == (2, {"ammo": 2, "meat": 1})
    t = hunter("4", goods={RED: {"ammo": 3}})
    t.choose(RED, "hunt", "wolf")
    assert t.why_not(RED, "shoot", 0) == "OUT-HUNT-03", "four actions alone are not enough for a wolf"
    t = hunter("5", herd=("hare",))
    t.choose(RED, "hunt", "hare")
    assert (t.goods(RED), t.forced) == ({"meat": 1}, 0), "without ammunition there is nothing to ask"
