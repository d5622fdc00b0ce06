"""Choice of destinations: one seat openly, all others in secret at the same time."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import UNDECIDED, Sealed, Solo
from ostoja.kit.refuge.state import PLACES, R, Refuge


def destinations(g: Refuge, seat: int, first: int) -> list[int]:
    """List every place, full or not, that is open and that not all own heads stand in; numbered from an option on."""
    team = g.team(seat)
    shut, room = g.shut, g.room
    return [first + place for place in range(1, PLACES) if not shut >> place & 1 and team & ~room[place]]


def can_go(g: Refuge, seat: int) -> bool:
    """Tell whether a seat has any legal destination."""
    team = g.team(seat)
    for place in range(1, PLACES):
        if g.is_open(place) and team & ~g.room[place]:
            return True
    return False


def choosers(g: Refuge, announcer: int) -> int:
    """Return the living seats with somewhere to go, but not the one that chooses openly."""
    choosing = 0
    for seat in seats_in(g.survivors()):
        if seat != announcer and can_go(g, seat):
            choosing |= 1 << seat
    return choosing


def movers(g: Refuge) -> int:
    """Return the living seats that have chosen a destination."""
    moving = 0
    for seat in seats_in(g.survivors()):
        if g.destinations[seat]:
            moving |= 1 << seat
    return moving


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenDestination(Solo[R]):
    """One seat announces its destination."""

    __slots__ = ()

    def first_go(self) -> int:
        """Return the option that means to go to place 0; the other places follow it."""
        raise Unwritten(self, "first destination")

    def options(self, g: R, seat: int) -> list[int]:
        """Offer the legal destinations."""
        return destinations(g, seat, self.first_go())

    def decide(self, g: R, seat: int, option: int) -> Next:
        """Announce it to all."""
        g.announced = option - self.first_go()
        g.destinations[seat] = g.announced
        g.tell("announced", seat, g.announced)
        return DONE

    def asks(self, g: R) -> tuple[str, int, int]:
        """Ask for the announcement."""
        return ("ask-announce", self.seat, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenDestinations(Sealed[R]):
    """Several seats choose their destinations secretly and at the same time; nobody moves yet."""

    __slots__ = ()

    def first_go(self) -> int:
        """Return the option that means to go to place 0; the other places follow it."""
        raise Unwritten(self, "first destination")

    def options(self, g: R, seat: int) -> list[int]:
        """Offer the legal destinations."""
        return destinations(g, seat, self.first_go())

    def reveal(self, g: R) -> Next:
        """Keep the destinations face down until they are opened together."""
        first = self.first_go()
        for seat in range(len(self.choices)):
            if self.choices[seat] != UNDECIDED:
                g.destinations[seat] = self.choices[seat] - first
        return DONE

    def asks(self, g: R) -> tuple[str, int, int]:
        """Ask for a destination."""
        return ("ask-destination", 0, 0)
