"""Chapter: dawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.seats import seats_in

if TYPE_CHECKING:
    from ostoja_vigil.state import Cellar


def check_living(g: Cellar) -> None:
    """VIG-END-02  As soon as no more than one player lives, the game is over."""
    if g.living().bit_count() <= 1:
        g.over = True


def dawn(g: Cellar) -> None:
    """VIG-END-01  After the last night it dawns, and the game is over."""
    g.over = True
    g.tell("dawn", g.living().bit_count())


def scores(g: Cellar) -> list[int]:
    """VIG-END-03  The living score for every heart and every hour left in the hand; the taken score nothing."""
    points = [0] * g.seats
    for seat in seats_in(g.living()):
        points[seat] = g.data.heart * g.hearts[seat] + sum(g.data.hours[candle] for candle in g.hands[seat])
    return points


def winners(g: Cellar) -> list[int]:
    """VIG-END-04  The most points of the living win; if nobody lives, nobody wins."""
    points = scores(g)
    living = seats_in(g.living())
    most = max((points[seat] for seat in living), default=0)
    return [seat for seat in living if points[seat] == most]
