"""Manners of choosing, some of which draw a game out: always the first option, always the last, passing, patience."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.seats import seats_in
from ostoja.engine.steps import PASS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.agenda import State
    from ostoja.engine.rng import Rng

    Manner = Callable[[State, int, Rng], int]  # the option of a seat that is asked

NOW_AND_THEN = 6  # choices of which the patient think about one
TRIED = 3  # options that the patient try out
FORESEEN = 400  # choices that they look ahead


def any_option(state: State, seat: int, chance: Rng) -> int:
    """Choose at random."""
    return chance.pick(state.offers[seat])


def first(state: State, seat: int, _chance: Rng) -> int:
    """Choose what is offered first."""
    return state.offers[seat][0]


def last(state: State, seat: int, _chance: Rng) -> int:
    """Choose what is offered last."""
    return state.offers[seat][-1]


def passing(state: State, seat: int, chance: Rng) -> int:
    """Pass wherever that is possible."""
    return PASS if PASS in state.offers[seat] else chance.pick(state.offers[seat])


def playing(state: State, seat: int, chance: Rng) -> int:
    """Pass only where nothing else is possible."""
    options = [option for option in state.offers[seat] if option != PASS]
    return chance.pick(options or state.offers[seat])


def patient(state: State, seat: int, chance: Rng) -> int:
    """Now and then try some options out, and choose the one after which the game lasted longest."""
    if chance.below(NOW_AND_THEN):
        return chance.pick(state.offers[seat])
    tried = [chance.pick(state.offers[seat]) for _ in range(TRIED)]
    return max(tried, key=lambda option: lasts(state, seat, option, chance))


def lasts(state: State, seat: int, option: int, chance: Rng) -> int:
    """Try an option out, and return how many random choices the game then takes."""
    world = state.copy()
    world.rng = chance.copy()
    world.apply(seat, option)
    choices = 0
    while not world.over and choices < FORESEEN:
        other = chance.pick(seats_in(world.asked))
        world.apply(other, chance.pick(world.offers[other]))
        choices += 1
    return choices


MANNERS: tuple[Manner, ...] = (any_option, first, any_option, last, any_option, passing, any_option, playing, patient)
