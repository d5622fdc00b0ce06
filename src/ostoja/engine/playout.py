"""Whole games of random choices, as fast as the rules allow: for measuring, searching, a first look at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.seats import first_of

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.rng import Rng


def play_randomly(g: State, rng: Rng) -> int:
    """Choose at random for everybody until the game is over; return the number of choices."""
    choices = 0
    while not g.over:
        seat = first_of(g.asked)
        options = g.offers[seat]
        g.apply(seat, options[rng.below(len(options))])
        choices += 1
    return choices
