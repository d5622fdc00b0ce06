"""The value of a position: named, finite, shared out among the seats, and higher where somebody stands better."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from tests.games.zombie_terror.driver import FRANK, HUMANS, NORMAN, ZOMBIES, base, law, random_game

from ostoja.engine.rng import seeded
from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.heuristics_value import FEATURES

if TYPE_CHECKING:
    from tests.games.zombie_terror.driver import Driver

JUDGEMENT = GAME.heuristics()


def chance(t: Driver, seat: int) -> float:
    """Return a seat's chance of winning."""
    return JUDGEMENT.value(t.g)[seat]


def test_every_feature_has_its_own_name_and_every_weight_is_a_feature() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    for seats in (2, 3):
        assert len(JUDGEMENT.weights().of(seats)) == len(FEATURES)
        assert any(JUDGEMENT.weights().of(seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_features_are_finite_and_chances_add_up_to_one(seats: int) -> None:
    t = random_game(seats, "value")
    rng = seeded("value")
    asked = 0
    while t.asked:
        found = JUDGEMENT.features(t.g)
        assert len(found) == seats
        for features in found:
            assert len(features) in (0, len(FEATURES))
            assert all(math.isfinite(feature) for feature in features)
        assert sum(JUDGEMENT.value(t.g)) == pytest.approx(1.0)
        t.choose(t.asked[0], *rng.pick(t.options(t.asked[0])))
        asked += 1
    assert asked > 20


def test_humans_near_the_car_stand_better_than_humans_far_from_it() -> None:
    zombies = "B1 north, B12 south"
    near = base("mechanic N6, child N7, nurse N8", zombies).from_phase("human_turn")
    far = base("mechanic A6, child A7, nurse A8", zombies).from_phase("human_turn")
    assert chance(near, HUMANS) > 0.8 > chance(far, HUMANS)


def test_a_guarded_car_is_better_for_the_zombies_than_an_open_one() -> None:
    people = "mechanic K6, child K7, nurse K8"
    guarded = base(people, "N6 west, N7 west, N8 west, O6 north, O8 south").from_phase("human_turn")
    left = base(people, "A1 west, A2 west, A11 west, A12 west, B12 south").from_phase("human_turn")
    assert chance(guarded, ZOMBIES) > chance(left, ZOMBIES)


def test_a_human_player_who_cannot_get_the_stars_has_no_chance() -> None:
    t = base("lumberjack N6, nurse N7", "B1 north").from_phase("human_turn")
    assert chance(t, HUMANS) == 0.0
    assert chance(t, ZOMBIES) == 1.0


def test_wounds_lower_the_chance() -> None:
    healthy = base("mechanic H6, child G6, nurse H8", "L6 west, M8 west").from_phase("human_turn")
    wounded = base("mechanic H6 wounded, child G6 wounded, nurse H8", "L6 west, M8 west").from_phase("human_turn")
    assert chance(healthy, HUMANS) > chance(wounded, HUMANS)


def test_the_rival_nearer_the_car_has_the_better_chance() -> None:
    t = law("child N6, lumberjack M6, nurse D9, mechanic D10", "B1 north, B12 south").from_phase("card_choice")
    assert chance(t, NORMAN) > chance(t, FRANK)
    t = law("child C6, lumberjack C7, nurse M8, mechanic N8", "B1 north, B12 south").from_phase("card_choice")
    assert chance(t, FRANK) > chance(t, NORMAN)
