"""Choice of destinations: one seat openly, all others in secret at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import DONE, Next, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import UNDECIDED, Sealed, Solo
from ostoja.kit.refuge.heads import KINDS, TEAM
from ostoja.kit.refuge.state import EVERYWHERE, PLACES, R, Refuge

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


def destinations(g: Refuge, seat: int) -> int:
    """Return every place, full or not, that is open and that not all heads of a living seat stand in, as bits."""
    team = TEAM << seat * KINDS
    room = g.room
    places = EVERYWHERE & ~g.shut
    home = 0
    for place in range(1, PLACES):
        if room[place] & team:
            if home:
                return places  # they stand in more places than one
            home = place
    return places & ~(1 << home)


def choosers(g: Refuge, announcer: int) -> int:
    """Return the living seats with somewhere to go, but not the one that chooses openly."""
    choosing = 0
    for seat in seats_in(g.survivors()):
        if seat != announcer and destinations(g, seat):
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

    def goes(self) -> Verb:
        """Return the verb of going to a place."""
        raise Unwritten(self, "verb of going")

    def options(self, g: R, seat: int) -> list[int]:
        """Offer the legal destinations."""
        return self.goes().among(destinations(g, seat))

    def decide(self, g: R, seat: int, option: int) -> Next:
        """Announce it to all."""
        g.announced = self.goes().target(option)
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

    def copy(self) -> HiddenDestinations[R]:
        """Return a choice with the same destinations in."""
        twin = type(self)()
        self.copy_choices(twin)
        return twin

    def goes(self) -> Verb:
        """Return the verb of going to a place."""
        raise Unwritten(self, "verb of going")

    def options(self, g: R, seat: int) -> list[int]:
        """Offer the legal destinations."""
        return self.goes().among(destinations(g, seat))

    def reveal(self, g: R) -> Next:
        """Keep the destinations face down until they are opened together."""
        going = self.goes()
        for seat in range(len(self.choices)):
            choice = self.choices[seat]
            if choice != UNDECIDED:
                g.destinations[seat] = going.target(choice)
        return DONE

    def asks(self, g: R) -> tuple[str, int, int]:
        """Ask for a destination."""
        return ("ask-destination", 0, 0)
