"""Chapter: the double game: a second game with the sides swapped, and the stars of both decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.setup import deal
from ostoja.games.zombie_terror.state import NOBODY
from ostoja.games.zombie_terror.words import MUTANT

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def swap_sides(g: Town) -> None:
    """ZT-DBL-02, ZT-DBL-03  The stars of the first game are kept; whoever led the humans now plays the zombies.

    Everything is laid out and dealt anew.
    """
    humans = g.first
    g.stars_before[humans] = g.saved_stars(humans)
    g.rounds_before = g.round
    g.leg = 2
    g.tell("half-time", humans, g.stars_before[humans], g.zombie_seat)
    g.tell("cleared", len(g.horde), g.data.bullets - g.bullets, int(not g.briefcase), g.on_board[MUTANT])
    g.lay_out()
    deal(g, humans)


def all_stars(g: Town, seat: int) -> int:
    """ZT-DBL-04  Add up the stars that a seat has saved in both games."""
    return g.stars_before[seat] + g.saved_stars(seat)


def decide_double(g: Town) -> None:
    """ZT-DBL-04, ZT-DBL-05  More stars in both games together win; with equal stars it is a draw."""
    now, before = all_stars(g, g.first), all_stars(g, g.zombie_seat)
    if now > before:
        g.winner = g.first
    elif now < before:
        g.winner = g.zombie_seat
    else:
        g.winner = NOBODY
        g.tell("double-draw", now)
    if g.winner != NOBODY:
        g.tell("double-win", g.winner, max(now, before), min(now, before))
