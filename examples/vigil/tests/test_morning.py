"""Talk, and how a vigil ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ostoja.engine.talk import BROKEN, KEPT, PENDING, UNJUDGED
from ostoja_vigil import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

HAND = ["stub", "taper", "lantern"]

rule = pytest.mark.rule


@rule("VIG-TALK-01")
@pytest.mark.parametrize(("lit", "verdict"), [("lantern", KEPT), ("stub", BROKEN), ("", BROKEN)])
def test_a_promise_is_held_against_the_next_candle(table: Callable[..., Any], lit: str, verdict: str) -> None:
    cellar = table(HAND, HAND, HAND, depth=0)
    cellar.light("", "", "")  # what was done before the promise does not count
    cellar.pass_all()
    promise = cellar.match.say(1, -1, ["promise-light", "lantern"])
    request = cellar.match.say(0, 1, ["request-light", "lantern"])
    assert GAME.verdict(promise, cellar.match.journal.events) == PENDING
    cellar.light("taper", lit, "taper")
    assert GAME.verdict(promise, cellar.match.journal.events) == verdict
    assert GAME.verdict(request, cellar.match.journal.events) == UNJUDGED


@rule("VIG-END-01")
def test_after_six_nights_it_dawns(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND)
    for night in range(1, 7):
        assert cellar.g.night == night
        assert not cellar.match.state.over
        cellar.g.depth = 0
        cellar.light("", "", "")
        cellar.pass_all()
    assert cellar.match.state.over
    assert cellar.told("dawn") == [(3,)]


@rule("VIG-END-02")
@pytest.mark.parametrize(("hearts", "over"), [([1, 1, 3], True), ([1, 1, 1], True), ([1, 3, 3], False)])
def test_it_is_over_at_once_when_no_more_than_one_lives(
    table: Callable[..., Any], hearts: list[int], over: object
) -> None:
    cellar = table(HAND, HAND, HAND, depth=30, hearts=hearts)
    cellar.light(*("stub" if hearts[seat] == 1 else "taper" for seat in range(3)))
    assert cellar.match.state.over == over
    assert cellar.told("dawn") == []


@rule("VIG-END-03", "VIG-END-04")
def test_hearts_and_hours_are_points_and_the_most_win(table: Callable[..., Any]) -> None:
    cellar = table(["stub"], ["lantern", "stub"], ["taper"], ["taper", "taper"], hearts=[1, 3, 3, 3], depth=30)
    cellar.light("", "lantern", "taper", "taper")
    cellar.pass_all()
    result = cellar.match.result()
    assert cellar.g.hearts == [0, 3, 3, 3]
    assert result.scores == [0, 10, 9, 11]
    assert result.winners == [3]


@rule("VIG-END-04")
def test_several_with_the_most_share_the_victory(table: Callable[..., Any]) -> None:
    cellar = table(["stub"], ["lantern", "stub"], ["taper"], ["taper", "stub"], hearts=[1, 3, 3, 3], depth=30)
    cellar.light("", "lantern", "taper", "taper")
    assert cellar.match.result().scores == [0, 10, 9, 10]
    assert cellar.match.result().winners == [1, 3]


@rule("VIG-END-04")
def test_nobody_wins_if_nobody_lives(table: Callable[..., Any]) -> None:
    cellar = table(HAND, HAND, HAND, depth=30, hearts=[1, 1, 1])
    cellar.light("stub", "stub", "stub")
    assert cellar.match.state.over
    assert cellar.match.result().scores == [0, 0, 0]
    assert cellar.match.result().winners == []
