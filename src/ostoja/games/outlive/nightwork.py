"""Chapter: what everybody does at the same time at night, until all have finished: recruiting, building, repairing."""

from __future__ import annotations

from ostoja.engine.agenda import Decision, Next, Unwritten
from ostoja.engine.steps import PASS
from ostoja.games.outlive.payment import pay_on, payable
from ostoja.games.outlive.state import Wasteland
from ostoja.games.outlive.words import TO_PAY


class NightWork(Decision[Wasteland]):
    """OUT-NIGHT-01  All do as much as they like at the same time; the step is over when everybody has finished."""

    __slots__ = ("left",)

    def __init__(self, seats: int = 0) -> None:
        self.left = seats  # those who have not finished, as bits

    def copy(self) -> NightWork:
        """Return a step that has got as far."""
        return type(self)(self.left)

    def deciders(self, g: Wasteland) -> int:
        """Ask all who can do something and have not finished; whoever draws equipment waits for those before."""
        mask = 0
        for seat in range(g.seats):
            if self.is_busy(g, seat) and not (self.can_draw(g, seat) and self.waits(g, seat)):
                mask |= 1 << seat
        return mask

    def is_busy(self, g: Wasteland, seat: int) -> bool:
        """Tell whether a seat has not finished and can do something."""
        return self.left >> seat & 1 != 0 and (g.owed[seat] > 0 or bool(self.plays(g, seat)))

    def waits(self, g: Wasteland, seat: int) -> bool:
        """Tiles are drawn in turn order: tell whether somebody earlier in it may still want to draw."""
        other = g.first
        while other != seat:
            if self.may_draw(g, other) and self.is_busy(g, other):
                return True
            other = (other + 1) % g.seats
        return False

    def can_draw(self, g: Wasteland, seat: int) -> bool:
        """Tell whether a seat could draw equipment now."""
        return False

    def may_draw(self, g: Wasteland, seat: int) -> bool:
        """Tell whether a seat may come to draw equipment in this step."""
        return self.can_draw(g, seat)

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to finish, and everything the seat may do; what was begun is paid first."""
        if g.owed[seat]:
            return TO_PAY.each(payable(g, seat))
        return [PASS, *self.plays(g, seat)]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """Pay, finish, or do something."""
        if g.owed[seat]:
            pay_on(g, seat, TO_PAY.target(option))
        elif option == PASS:
            self.left &= ~(1 << seat)
        else:
            self.play(g, seat, option)
        return None

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """List what a seat can do."""
        raise Unwritten(self, "plays")

    def play(self, g: Wasteland, seat: int, option: int) -> None:
        """Do what a seat has chosen."""
        raise Unwritten(self, "play")
