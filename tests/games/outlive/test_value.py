"""The value of a position: everybody's chance of winning, by features that have names."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.games.outlive import GAME
from ostoja.games.outlive.heuristics import OutliveHeuristics
from ostoja.games.outlive.heuristics_value import FEATURES
from tests.games.outlive.driver import BEIGE, RED, table

if TYPE_CHECKING:
    from collections.abc import Mapping


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_to_one_and_features_are_numbers_all_game_long(seats: int) -> None:
    judgement, chance = OutliveHeuristics(), seeded("walk")
    g = GAME.new(GAME.agree(seats), seeded(f"value {seats}"))
    while not g.over:
        found = judgement.features(g)
        assert [len(features) for features in found] == [len(FEATURES)] * seats
        assert all(isfinite(feature) for features in found for feature in features)
        chances = judgement.value(g)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
        seat = seats_in(g.asked)[0]
        g.apply(seat, chance.pick(g.offers[seat]))


def test_every_weight_belongs_to_a_feature() -> None:
    weights = OutliveHeuristics().weights()
    assert weights.names == FEATURES
    assert len(set(FEATURES)) == len(FEATURES)
    assert all(any(weight for weight in weights.of(seats)) for seats in (2, 3, 4))


@pytest.mark.parametrize(
    "better",
    [
        {"airlock": {RED: 6}},
        {"rooms": {RED: ["event2 4", "build2 3", "hunt1 4"]}},
        {"repaired": {RED: ["axe", "bow", "torch", "pickaxe"]}},
        {"events": ["fire", "rats"], "takers": [RED, RED]},
        {"goods": {RED: {"can": 6, "wood": 3, "metal": 3}}},
        {"gauge": {BEIGE: -4}},
    ],
    ids=["people", "rooms", "equipment", "events", "goods", "gauge"],
)
def test_who_has_more_of_something_has_the_better_chance(better: Mapping[str, object]) -> None:
    t = table(2, round_number=5, **better)  # type: ignore[arg-type]
    t.day()
    chances = OutliveHeuristics().value(t.g)
    assert chances[RED] > chances[BEIGE]


def test_the_same_lead_counts_more_the_later_it_is() -> None:
    chances = []
    for round_number in (2, 4, 6):
        t = table(2, round_number=round_number, events=["fire", "rats"], takers=[RED, RED])
        t.day()
        chances.append(OutliveHeuristics().value(t.g)[RED])
    assert chances == sorted(chances)
