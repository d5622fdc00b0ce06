"""Speed without a clock: how many Python functions one decision calls, and that it is no more late in a game."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

import pytest

import ostoja.engine.agenda
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Solo
from ostoja.games.mall_of_horror import GAME
from tests.engine.small import Board, match_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from ostoja.engine.agenda import Next

pytestmark = pytest.mark.skipif(
    not str(ostoja.engine.agenda.__file__).endswith(".py"), reason="a compiled build calls no Python functions"
)

MOST_CALLS = 58  # per decision of Mall of Horror; 38 when this was written


def calls_of(action: Callable[[], object]) -> int:
    """Count the Python functions that an action calls."""
    count = 0

    def counted(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    gc.disable()  # it may call functions of its own
    sys.setprofile(counted)
    try:
        action()
    finally:
        sys.setprofile(before)
        gc.enable()
    return count - 1  # the action itself


def play_of(seats: int, seed: str) -> list[int]:
    """Play a game of Mall of Horror at random and count the calls of every decision."""
    g = GAME.new(GAME.agree(seats), seeded(seed))
    rng = seeded("choices")
    counts = []
    while not g.over:
        seat = seats_in(g.asked)[0]
        option = rng.pick(g.offers[seat])
        counts.append(calls_of(lambda seat=seat, option=option: g.apply(seat, option)))  # type: ignore[misc]
    return counts


def mean(counts: list[int]) -> float:
    return sum(counts) / len(counts)


def test_calls_are_counted() -> None:
    def one() -> None: ...

    def two() -> None:
        one()
        one()

    assert (calls_of(one), calls_of(two)) == (0, 2)


def test_a_decision_calls_few_functions() -> None:
    counts = [count for seats in (3, 4, 5, 6) for count in play_of(seats, "speed")]
    assert len(counts) > 300
    assert mean(counts) < MOST_CALLS


def test_a_decision_late_in_a_game_calls_hardly_more_functions_than_an_early_one() -> None:
    early: list[int] = []
    late: list[int] = []
    for seats in (3, 4, 5, 6):
        counts = play_of(seats, "speed")
        third = len(counts) // 3
        early += counts[:third]
        late += counts[-third:]
    assert mean(late) <= 1.3 * mean(early)


class Still(Solo[Board]):
    """Asks on and on; nothing ever changes."""

    __slots__ = ()

    def options(self, g: Board, seat: int) -> list[int]:
        return [1, 2]

    def decide(self, g: Board, seat: int, option: int) -> Next:
        return None


def test_a_match_that_goes_on_and_on_does_not_slow_down() -> None:
    match = match_of(Still(1))
    counts = [calls_of(lambda: match.choose(1, 2)) for _ in range(900)]
    assert mean(counts[600:]) <= 1.3 * mean(counts[:300])
