"""Hidden information: what a seat may know, what it remembers, and what is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from ostoja.engine.rng import seeded
from ostoja.games.outlive import GAME
from tests.games.outlive.table import BEIGE, BLUE, RED, Table, new_table, table
from tests.games.outlive.test_setup import draft

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland


def worlds(t: Table, seat: int, count: int = 20) -> list[Wasteland]:
    """Sample worlds that a seat cannot tell from the true one."""
    return [cast("Wasteland", GAME.determinise(t.g, seat, seeded(f"world {number}"))) for number in range(count)]


def test_events_to_come_can_be_any_that_were_not_revealed() -> None:
    t = table(2, events=["fire", "rats"])
    seen = {tuple(world.events[:2]) for world in worlds(t, RED)}
    assert seen == {(0, 7)}
    assert len({world.events[2] for world in worlds(t, RED)}) > 3
    assert all(sorted(world.events) == list(range(12)) for world in worlds(t, RED))


def test_a_search_stack_keeps_its_tokens_and_only_a_peeker_knows_their_order() -> None:
    t = table(2, rooms={RED: ["peek 4"]}, search={"blackwood": ["plank", "scrap", "ammo", "tablets"]})
    t.turn(RED)
    t.choose(RED, "peek", "blackwood")
    true = t.g.search[0]
    assert all(world.search[0] == true for world in worlds(t, RED))
    assert all(Counter(world.search[0]) == Counter(true) for world in worlds(t, BEIGE))
    assert any(world.search[0] != true for world in worlds(t, BEIGE))
    assert t.city("blackwood", BEIGE)["inside"] == t.city("blackwood", RED)["inside"], "what is inside is no secret"


def test_animals_below_the_top_mix_with_those_that_left_the_game() -> None:
    t = new_table(2, seed="animals")
    tops = [herd[-1] for herd in t.g.herds]
    every = Counter([animal for herd in t.g.herds for animal in herd] + t.g.stray)
    for world in worlds(t, RED):
        assert [herd[-1] for herd in world.herds] == tops
        assert Counter([animal for herd in world.herds for animal in herd] + world.stray) == every
    assert any(world.herds[0] != t.g.herds[0] for world in worlds(t, RED))


def test_who_used_the_sensor_remembers_the_stack() -> None:
    t = table(
        4,
        heroes={RED: {"5": "ship"}},
        herds={"park": ["bear", "wolf", "hare", "wolf", "wild_boar"]},
        repaired={RED: ["thermal_sensor"]},
    )
    t.g.stray = [0, 1, 2]
    t.move(RED, "5", "park")
    t.choose(RED, "use", "thermal_sensor")
    assert all(world.herds[2] == t.g.herds[2] for world in worlds(t, RED))
    assert any(world.herds[2] != t.g.herds[2] for world in worlds(t, BLUE))
    t.choose(RED, "hunt", "wild_boar")
    assert all(world.herds[2] == t.g.herds[2] for world in worlds(t, RED))


def test_while_a_hunt_goes_on_its_prey_stays_in_the_stack() -> None:
    t = table(
        4,
        heroes={RED: {"5": "ship"}},
        herds={"park": ["bear", "hare", "hare", "wolf"]},
        repaired={RED: ["thermal_sensor"]},
        goods={RED: {"ammo": 3}},
    )
    t.g.stray = [0, 1, 2, 2]
    t.move(RED, "5", "park")
    t.choose(RED, "use", "thermal_sensor")
    t.choose(RED, "hunt", "wolf")
    assert t.question == "ask-hunt"
    for world in worlds(t, BLUE):
        assert 3 in world.herds[2]
        world.apply(RED, world.offers[RED][0])
        assert len(world.herds[2]) == 3


def test_the_draft_of_others_is_dealt_anew() -> None:
    t = new_table(3, seed="draft")
    draft(t, BEIGE)
    for _ in range(3):
        t.choose(RED, *t.options(RED)[0])
    for world in worlds(t, RED):
        assert world.offered_rooms[6:12] == t.g.offered_rooms[6:12]
        assert world.rooms[7:14] == t.g.rooms[7:14]
        assert world.drafted == t.g.drafted
        assert len(set(world.offered_leaders)) == 6
        assert set(world.rooms[3:7]) <= set(world.offered_rooms[:6])
        kinds = Counter(tile if tile < 22 else tile - 19 for tile in world.offered_rooms)
        assert max(kinds.values()) <= 2, "there are two tiles of each kind"
    assert any(world.leaders[BEIGE] != t.g.leaders[BEIGE] for world in worlds(t, RED))


def test_the_equipment_stack_is_nobodys_knowledge_but_its_discards_are() -> None:
    t = table(2, stack=["axe", "bow", "bat", "vest", "torch"], discards=["hacksaw"])
    assert t.view(RED)["stack"] == 5
    assert t.view(RED)["discards"][11] == 1
    assert any(world.stack != t.g.stack for world in worlds(t, RED))
