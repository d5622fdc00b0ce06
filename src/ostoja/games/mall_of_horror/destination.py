"""Chapter d: choice of destination, and the zombies of eliminated players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.engine.steps import InTurn
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.words import TO_GO, TO_LURE
from ostoja.kit.refuge.destinations import HiddenDestinations, OpenDestination, choosers, destinations
from ostoja.kit.refuge.state import EVERYWHERE, NOBODY

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


def why_no_destination(g: Mall, option: int) -> str:
    """Name the rule that keeps a player from choosing a location."""
    if option not in TO_GO:
        return "MOH-DEST-01"
    return "MOH-CURSE-04" if g.cursed >> TO_GO.target(option) & 1 else "MOH-DEST-03"


class Destination(Procedure[Mall]):
    """MOH-DEST-01  Every living player chooses one location for one of his characters."""

    __slots__ = ()

    def copy(self) -> Destination:
        """Return one that has got as far."""
        twin = Destination()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return DESTINATION

    def announcement(self, g: Mall) -> Next:
        """MOH-DEST-02, MOH-DEST-08  A Chief elected this round chooses first and aloud; nobody else announces.

        MOH-DEST-07  Nor does he, if he has nowhere to go.
        """
        return Announcement(g.badge) if g.chief_elected and destinations(g, g.badge) else None

    def secret_choices(self, g: Mall) -> Next:
        """MOH-DEST-06  All others choose in secret at the same time; who has nowhere to go does not choose.

        MOH-DEST-07, MOH-DEST-09, MOH-ELIM-01
        """
        return SecretDestinations(choosers(g, g.badge if g.chief_elected else NOBODY))

    def lures(self, g: Mall) -> Next:
        """MOH-ELIM-03  Then every eliminated player, from the round after his end on, may add a zombie.

        MOH-ELIM-04, MOH-ELIM-05, MOH-ELIM-07
        """
        luring = 0
        for seat in range(g.seats):
            fell = g.fell_in[seat]
            if fell and (fell < g.round if g.rulings.zombie_every_round else fell == g.round - 1):
                luring |= 1 << seat
        return Lures(luring, g.badge)


DESTINATION: Final[Phases] = (Destination.announcement, Destination.secret_choices, Destination.lures)


class Announcement(OpenDestination[Mall]):
    """MOH-DEST-02, MOH-DEST-03  The Chief elected this round announces his destination.

    MOH-DEST-04, MOH-DEST-05
    """

    __slots__ = ()

    def goes(self) -> Verb:
        """Go to a location."""
        return TO_GO

    def rule(self) -> str:
        """Cite the rule on the announcement."""
        return "MOH-DEST-02"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Name the rule that keeps the Chief from a location."""
        return why_no_destination(g, option)


class SecretDestinations(HiddenDestinations[Mall]):
    """MOH-DEST-03  The others choose secretly; their wheels lie face down until phase e.

    MOH-DEST-04, MOH-DEST-05, MOH-DEST-06, MOH-REV-01
    """

    __slots__ = ()

    def copy(self) -> SecretDestinations:
        """Return a choice with the same destinations in."""
        twin = SecretDestinations()
        self.copy_choices(twin)
        return twin

    def goes(self) -> Verb:
        """Go to a location, unseen."""
        return TO_GO

    def rule(self) -> str:
        """Cite the rule on legal destinations."""
        return "MOH-DEST-03"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Name the rule that keeps the player from a location."""
        return why_no_destination(g, option)


class Lures(InTurn[Mall]):
    """MOH-ELIM-05  Each eliminated player, in order, may put a zombie before an open location, or decline.

    MOH-ELIM-06, MOH-ELIM-08
    """

    __slots__ = ()

    def copy(self) -> Lures:
        """Return a window with the same turns left."""
        twin = Lures()
        self.copy_turns(twin)
        return twin

    def plays(self, g: Mall, seat: int) -> list[int]:
        """Offer every location that is neither closed nor cursed, Parking included."""
        return TO_LURE.among(EVERYWHERE & ~g.shut)

    def play(self, g: Mall, seat: int, option: int) -> Next:
        """Put one zombie there."""
        place = TO_LURE.target(option)
        g.tell("lured", seat, place)
        g.add_zombie(place)
        return self.end_turn(seat)

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask where the zombie goes."""
        return ("ask-lure", 0, 0)

    def rule(self) -> str:
        """Cite the rule on the zombies of the eliminated."""
        return "MOH-ELIM-03"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Closed and cursed locations take no zombie."""
        return "MOH-ELIM-06"
