"""Decisions with a fault planted in them: what they offer, ask, answer or tell depends on what is hidden."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any

from ostoja.engine.agenda import Decision
from ostoja.engine.seats import seats_in
from tests.conformance.knowledge import Knowledge

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.agenda import Next, State
    from ostoja.engine.game import Game

Kind = type[Decision[Any]]


def decisions(game: Game) -> list[Kind]:
    """List the decisions of a game."""
    return [step for step in game.steps.values() if issubclass(step, Decision)]


def peek(game: Game, g: State, seat: int) -> int:
    """Return a bit of what is hidden from a seat: every hidden thing may turn it."""
    return zlib.crc32(json.dumps(Knowledge(game, g, seat).hidden, sort_keys=True).encode()) & 1


def partial_options(game: Game, kind: Kind) -> Callable[..., list[int]]:
    """Offer the options in an order that depends on what is hidden from the seat."""
    true = kind.options

    def options(step: Decision[Any], g: State, seat: int) -> list[int]:
        offered = true(step, g, seat)
        return offered[::-1] if len(offered) > 1 and peek(game, g, seat) else offered

    return options


def telling_question(game: Game, kind: Kind) -> Callable[..., tuple[str, int, int]]:
    """Put a number into the question that depends on what is hidden from the next seat."""
    true = kind.asks

    def asks(step: Decision[Any], g: State) -> tuple[str, int, int]:
        question, first, second = true(step, g)
        return question, first, second + peek(game, g, g.asked.bit_length() % g.seats)

    return asks


def telling_refusal(game: Game, kind: Kind) -> Callable[..., str]:
    """Give a reason that depends on what is hidden from the seat."""
    true = kind.why_not

    def why_not(step: Decision[Any], g: State, seat: int, option: int) -> str:
        return true(step, g, seat, option) + "!" * peek(game, g, seat)

    return why_not


def skipping(_game: Game, _kind: Kind) -> Callable[..., bool]:
    """Ask nobody who has no choice: that tells what a hand does not hold."""
    return lambda _step, _g, _seat: False


def blurting(_game: Game, kind: Kind) -> Callable[..., Next]:
    """Tell everybody of a sealed choice as soon as it is made."""
    true = kind.decide

    def decide(step: Decision[Any], g: State, seat: int, option: int) -> Next:
        g.tell("voted", seat, option)
        return true(step, g, seat, option)

    return decide


def counting(_game: Game, kind: Kind) -> Callable[..., Next]:
    """Let the number of the question tell of a sealed choice."""
    true = kind.decide

    def decide(step: Decision[Any], g: State, seat: int, option: int) -> Next:
        g.serial += option
        return true(step, g, seat, option)

    return decide


def ordering(game: Game, kind: Kind) -> Callable[..., int]:
    """Ask one by one those who should choose at the same time, in an order that depends on what is hidden."""
    true = kind.deciders

    def deciders(step: Decision[Any], g: State) -> int:
        waiting = seats_in(true(step, g))
        return 1 << waiting[-peek(game, g, waiting[0])] if waiting else 0

    return deciders
