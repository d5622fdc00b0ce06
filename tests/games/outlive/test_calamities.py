"""Components: the twelve events. What each does, what it costs to resolve, and what it is worth."""

from __future__ import annotations

from tests.games.outlive.driver import BEIGE, RED, table
from tests.marks import rule

POOLS = ("forest", "mine", "park")
CUTS = {2: 2, 3: 3, 4: 4}  # by the number of players


def is_resolved_for(event: str, points: int, **cost: int) -> None:
    """Check what an event costs, to the last token, and what it is worth."""
    t = table(2, events=[event], goods={RED: cost})
    t.step("resolve")
    t.choose(RED, "resolve", event)
    assert (t.goods(RED), t.line(RED, "events")) == ({}, points)
    for kind, count in cost.items():
        t = table(2, events=[event], goods={RED: cost | {kind: count - 1}})
        t.step("resolve")
        assert t.asked == (), f"not to be had without enough {kind}"


def lowers(event: str, areas: set[str], cuts: dict[int, int]) -> None:
    """Check by how much an event lowers the pools of some areas."""
    for players, cut in cuts.items():
        full = 2 + 2 * players
        t = table(players, events=[event], pools=dict.fromkeys(POOLS, full))
        t.strike()
        assert {area: t.pool(area) for area in POOLS} == {area: full - cut if area in areas else full for area in POOLS}


@rule("OUT-EVC-fire")
def test_conflagration() -> None:
    is_resolved_for("fire", 3, water=3)
    lowers("fire", {"forest"}, CUTS)


@rule("OUT-EVC-debris")
def test_falling_debris() -> None:
    is_resolved_for("debris", 3, wood=3)
    lowers("debris", {"mine"}, CUTS)


@rule("OUT-EVC-looters")
def test_looters() -> None:
    is_resolved_for("looters", 3, ammo=3)
    lowers("looters", {"park"}, CUTS)


@rule("OUT-EVC-nomads")
def test_nomads() -> None:
    is_resolved_for("nomads", 3, can=3)
    is_resolved_for("nomads", 3, meat=1, water=1, can=1)
    for players, cut in CUTS.items():
        t = table(players, events=["nomads"])
        t.strike()
        assert t.city("blackwood")["stack"] == t.city("silent_peak")["stack"] == 2 + 2 * players - cut


@rule("OUT-EVC-shortage")
def test_general_shortages() -> None:
    is_resolved_for("shortage", 3, wood=1, metal=1, microchip=1)
    lowers("shortage", {"forest", "mine", "park"}, {2: 1, 3: 2, 4: 3})


@rule("OUT-EVC-sandstorm")
def test_sandstorm() -> None:
    is_resolved_for("sandstorm", 5, microchip=3, metal=2)
    for hero in ("3a", "4", "5"):
        t = table(2, events=["sandstorm"], heroes={RED: {hero: "dam"}})
        t.move(RED, hero, "base")
        assert t.g.actions == 3
        t = table(2, events=["sandstorm"], heroes={RED: {hero: "mine"}})
        t.move(RED, hero, "ship")
        assert t.goods(RED) == {"can": 1}, "everybody is a 3 on the ship"


@rule("OUT-EVC-cloud")
def test_radioactive_cloud() -> None:
    is_resolved_for("cloud", 5, metal=3, water=2)
    t = table(2, events=["cloud"], airlock={RED: 3})
    t.strike()
    assert ([t.gauge(seat) for seat in (BEIGE, RED)], t.people(RED)) == ([-2, -2], 3)


@rule("OUT-EVC-rats")
def test_rats() -> None:
    is_resolved_for("rats", 5, wood=3, can=2)
    is_resolved_for("rats", 5, wood=3, meat=1, water=1)
    t = table(2, events=["rats"], goods={RED: {"can": 2}}, airlock={BEIGE: 2, RED: 2})
    t.strike()
    assert (t.goods(RED), t.people(RED), t.people(BEIGE)) == ({"can": 1}, 2, 1)


@rule("OUT-EVC-clan")
def test_hostile_clan() -> None:
    is_resolved_for("clan", 5, ammo=4, can=1)
    is_resolved_for("clan", 5, ammo=4, meat=1)
    t = table(2, events=["clan"], goods={RED: {"wood": 3, "can": 1}, BEIGE: {"ammo": 1}}, airlock={BEIGE: 2, RED: 2})
    t.strike()
    assert (t.goods(RED), t.people(RED)) == ({"wood": 1, "can": 1}, 2)
    assert (t.goods(BEIGE), t.people(BEIGE)) == ({"ammo": 1}, 1)


@rule("OUT-EVC-glaciation")
def test_glaciation() -> None:
    is_resolved_for("glaciation", 5, wood=3, microchip=2)
    t = table(2, events=["glaciation"], goods={RED: {"wood": 3, "can": 3}}, airlock={BEIGE: 2, RED: 3})
    t.strike()
    assert (t.people(BEIGE), t.people(RED), t.goods(RED)) == (1, 2, {"wood": 3, "can": 3})


@rule("OUT-EVC-plague")
def test_plague() -> None:
    is_resolved_for("plague", 5, water=3, microchip=2)
    t = table(2, events=["plague"], heroes={RED: {"5": "ship"}}, herds={"park": ["wild_boar"]})
    t.move(RED, "5", "park")
    t.choose(RED, "hunt", "wild_boar")
    assert (t.goods(RED), t.g.actions) == ({"meat": 3 - 1}, 0)


@rule("OUT-EVC-mutation")
def test_animal_mutation() -> None:
    is_resolved_for("mutation", 5, ammo=3, meat=2)
    t = table(2, events=["mutation"], heroes={RED: {"5": "ship"}}, herds={"park": ["roe_deer"]})
    t.move(RED, "5", "park")
    t.choose(RED, "hunt", "roe_deer")
    assert (t.goods(RED), t.g.actions) == ({"meat": 2}, 0), "five actions for a four"
