"""Chapter: actions in general, base, materials and dam."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.outlive.driver import BLUE, RED, table
from tests.marks import rule

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver

MATERIAL = {"forest": "wood", "mine": "metal", "park": "microchip"}
NEXT_TO = {
    "forest": "dam",
    "mine": "silent_peak",
    "park": "blackwood",
    "base": "dam",
    "dam": "base",
    "ship": "mine",
    "blackwood": "park",
    "silent_peak": "base",
}


def at(area: str, hero: str = "3a", **situation: object) -> Driver:
    """Let red's hero arrive in an area."""
    t = table(4, heroes={RED: {hero: NEXT_TO[area]}}, **situation)  # type: ignore[arg-type]
    t.move(RED, hero, area)
    return t


@rule("OUT-ACT-01", "OUT-ACT-02", "OUT-ACT-03", "OUT-ACT-06", "OUT-MAT-01")
@pytest.mark.parametrize(("hero", "strength"), [("3a", 3), ("3b", 3), ("4", 4), ("5", 5)])
def test_a_hero_has_as_many_actions_as_strength_and_may_stop(hero: str, strength: int) -> None:
    for area, material in MATERIAL.items():
        t = at(area, hero)
        for _ in range(strength):
            assert t.can(RED, "pass")
            t.choose(RED, "gather", material)
        assert not t.can(RED, "gather")
        assert t.goods(RED) == {material: strength}
        assert t.pool(area) == 10 - strength
    t = at("forest", hero)
    t.choose(RED, "pass")
    assert t.asked == (), "unused actions are lost"


@rule("OUT-ACT-04")
def test_an_empty_pool_gives_nothing() -> None:
    t = at("mine", "5", pools={"mine": 2})
    t.choose(RED, "gather", "metal")
    t.choose(RED, "gather", "metal")
    assert not t.can(RED, "gather")
    t = at("mine", "5", pools={"mine": 0})
    assert not t.can(RED, "gather")


@rule("OUT-ACT-05")
def test_different_actions_mix_in_any_order() -> None:
    t = at("base", "5")
    t.choose(RED, "gather", "ammo")
    t.choose(RED, "algae")
    t.choose(RED, "gather", "ammo")
    assert (t.goods(RED), t.gauge(RED)) == ({"ammo": 2}, 1)


@rule("OUT-ACT-07")
def test_plus_equipment_adds_from_the_pool_after_one_token_was_gathered() -> None:
    t = at("forest", repaired={RED: ["axe"]})
    assert not t.can(RED, "use"), "first an action has to be spent on gathering"
    t.choose(RED, "gather", "wood")
    t.choose(RED, "use", "axe")
    assert (t.goods(RED), t.pool("forest")) == ({"wood": 1 + 2}, 10 - 1 - 2)
    assert t.g.actions == 2, "it costs no action"
    for left, wood in ((3, 3), (2, 2)):
        t = at("forest", repaired={RED: ["axe"]}, pools={"forest": left})
        t.choose(RED, "gather", "wood")
        t.choose(RED, "use", "axe")
        assert (t.goods(RED), t.pool("forest")) == ({"wood": wood}, 0), "no more than the pool holds"
    t = at("forest", repaired={RED: ["axe"]}, pools={"forest": 1})
    t.choose(RED, "gather", "wood")
    assert not t.can(RED, "use"), "nothing is left to add"


@rule("OUT-ACT-08")
def test_arrival_equipment_gives_from_the_supply_without_an_action() -> None:
    t = at("base", repaired={RED: ["crowbar"]}, pools={"base": 0, "park": 0})
    assert t.options(RED) == [("pass",), ("use", "crowbar")], "though the area is empty, and only if one likes"
    t.choose(RED, "use", "crowbar")
    assert (t.goods(RED), t.pool("park"), t.g.actions) == ({"microchip": 2}, 0, 3)
    t = at("base", repaired={RED: ["crowbar"]})
    t.choose(RED, "pass")
    assert (t.question, t.goods(RED), t.tiles(RED, "used")) == ("ask-action", {}, set())


@rule("OUT-ACT-09")
def test_broken_equipment_does_not_work() -> None:
    t = at("forest", broken={RED: ["axe", "bow"]})
    assert t.question == "ask-action"
    t.choose(RED, "gather", "wood")
    assert not t.can(RED, "use")
    assert t.why_not(RED, "use", "axe") == "OUT-ACT-09"


@rule("OUT-ACT-10")
def test_a_tile_works_once_per_round_whoever_comes() -> None:
    t = at("silent_peak", repaired={RED: ["chainsaw"]})
    t.choose(RED, "use", "chainsaw")
    t.choose(RED, "pass")
    t.move(RED, "4", "blackwood")
    assert t.question == "ask-action"


@rule("OUT-ACT-11")
def test_bonuses_come_after_pressure_and_before_actions() -> None:
    t = table(
        4,
        heroes={RED: {"5": "dam"}, BLUE: {"3a": "base standing"}},
        goods={BLUE: {"wood": 5, "can": 5}},
        repaired={RED: ["crowbar"]},
    )
    t.move(RED, "5", "base")
    questions = []
    while t.asked:
        questions.append(t.question)
        t.choose(t.asked[0], *t.options(t.asked[0])[-1])
    assert questions[:3] == ["ask-tribute", "ask-tribute", "ask-bonus"]
    assert set(questions[3:]) == {"ask-action"}


@rule("OUT-BASE-01")
def test_the_base_gives_ammunition() -> None:
    t = at("base", "4")
    t.choose(RED, "gather", "ammo")
    assert (t.goods(RED), t.pool("base"), t.g.actions) == ({"ammo": 1}, 9, 3)


@rule("OUT-BASE-02")
def test_the_algae_help_one_player_once_per_round() -> None:
    t = at("base", "4")
    t.choose(RED, "algae")
    assert (t.gauge(RED), t.g.actions) == (1, 3)
    assert not t.can(RED, "algae")
    assert t.why_not(RED, "algae") == "OUT-BASE-02"
    assert not t.view(None)["algae"]
    t.finish()
    t.g.where[BLUE * 4] = 7
    t.move(BLUE, "3a", "base")
    assert not t.can(BLUE, "algae")
    t.dawn()
    assert t.view(None)["algae"]


@rule("OUT-BASE-03", "OUT-RAD-04")
def test_at_the_best_step_the_algae_do_nothing_but_may_be_taken() -> None:
    t = at("base", "4", gauge={RED: 3})
    t.choose(RED, "algae")
    assert t.gauge(RED) == 3
    assert t.events("healed") == [], "nobody is told of a gauge that stays"
    assert not t.view(None)["algae"]


@rule("OUT-DAM-01", "OUT-DAM-02")
def test_water_costs_a_microchip_once() -> None:
    t = at("dam", goods={RED: {"microchip": 2}})
    assert t.options(RED) == [("pass",), ("open",)]
    assert t.why_not(RED, "gather", "water") == "OUT-DAM-02"
    t.choose(RED, "open")
    assert t.g.actions == 3, "paying is no action"
    for _ in range(3):
        t.choose(RED, "gather", "water")
    assert t.goods(RED) == {"microchip": 1, "water": 3}
    t = at("dam")
    assert t.asked == (), "without one, coming is allowed but gives nothing"
    assert t.hero(RED, "3a")["active"]


@rule("OUT-DAM-03")
def test_every_later_hero_pays_again() -> None:
    t = at("dam", goods={RED: {"microchip": 1}, BLUE: {"microchip": 1}})
    t.choose(RED, "open")
    t.finish()
    t.g.where[BLUE * 4] = 0
    t.move(BLUE, "3a", "dam")
    assert not t.can(BLUE, "gather")
    assert t.can(BLUE, "open")


@rule("OUT-DAM-04", "OUT-EQ-access_card")
def test_the_access_card_replaces_the_microchip_once_per_round() -> None:
    t = at("dam", repaired={RED: ["access_card"]})
    t.choose(RED, "use", "access_card")
    t.choose(RED, "gather", "water")
    assert t.goods(RED) == {"water": 1}
    assert t.tiles(RED, "used") == {"access_card"}
