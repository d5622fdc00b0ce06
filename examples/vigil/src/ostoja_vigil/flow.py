"""The game as one reads it: night follows night until dawn."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja_vigil.ending import check_living, dawn
from ostoja_vigil.lighting import Lighting, dark_comes_in, hearth, is_held_off
from ostoja_vigil.searching import Searching
from ostoja_vigil.state import Cellar


class Night(Procedure[Cellar]):
    """VIG-NIGHT-01  A night is the fall of the dark, the candles, the count, and the search of the chest."""

    __slots__ = ()

    def phases(self) -> Phases:
        """List the phases."""
        return NIGHT

    def fall(self, g: Cellar) -> Next:
        """VIG-NIGHT-02  The dark is as deep as a die shows, and deeper for every living player."""
        g.night += 1
        g.lit = [0] * g.seats
        g.depth = g.data.chill * g.living().bit_count() + g.rng.die(g.data.die)
        g.tell("night", g.night, g.depth)
        return None

    def light(self, g: Cellar) -> Next:
        """VIG-LIGHT-01  In secret, every living player chooses a candle, or none."""
        return Lighting(g.living())

    def count(self, g: Cellar) -> Next:
        """VIG-LIGHT-03  If all hours together reach the depth, the dark stays outside; else it comes in."""
        if is_held_off(g):
            hearth(g)
        else:
            dark_comes_in(g)
            check_living(g)
        return None

    def search(self, g: Cellar) -> Next:
        """VIG-SEARCH-01  Clockwise, every living player may search or rest; each night another one begins."""
        return Searching(g.living(), (g.night - 1) % g.seats)

    def end(self, g: Cellar) -> Next:
        """VIG-END-01  After the last night it dawns."""
        if g.night == g.data.nights:
            dawn(g)
        return self.again()


NIGHT: Final[Phases] = (Night.fall, Night.light, Night.count, Night.search, Night.end)
