"""Chapter: phase 3, "Where to?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.words import TO_GO
from ostoja.kit.refuge.destinations import HiddenDestinations, OpenDestination, choosers, destinations

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


class Destination(Procedure[Lockdown]):
    """OSA-DEST-01, OSA-DEST-03  Every living player chooses an area, the badge holder first."""

    __slots__ = ()

    def copy(self) -> Destination:
        """Return one that has got as far."""
        twin = Destination()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the steps A and B."""
        return DESTINATION

    def announcement(self, g: Lockdown) -> Next:
        """OSA-DEST-01  The badge holder, if there is anywhere to go, chooses first and openly, dice seen or not.

        OSA-DEST-02, OSA-DEST-04, OSA-DEST-05, OSA-DEST-10
        """
        return OpenMap(g.badge) if destinations(g, g.badge) else None

    def secret_choices(self, g: Lockdown) -> Next:
        """OSA-DEST-03, OSA-DEST-04, OSA-DEST-09  All others with characters and somewhere to go choose in secret."""
        return SecretMaps(choosers(g, g.badge))


DESTINATION: Final[Phases] = (Destination.announcement, Destination.secret_choices)


def why_no_destination(g: Lockdown, option: int) -> str:
    """Name the rule that keeps a player from an area."""
    if option in TO_GO and not g.is_open(TO_GO.target(option)):
        return "OSA-DEST-05"
    return "OSA-DEST-04"


class OpenMap(OpenDestination[Lockdown]):
    """OSA-DEST-01  The badge holder announces any open area, near or far, that not all own characters stand in.

    Which character goes there is chosen later.

    OSA-DEST-04, OSA-DEST-05, OSA-DEST-06, OSA-GEN-12
    """

    __slots__ = ()

    def goes(self) -> Verb:
        """Go to an area."""
        return TO_GO

    def rule(self) -> str:
        """Cite the rule on the open choice."""
        return "OSA-DEST-01"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Name the rule that keeps the badge holder from an area."""
        return why_no_destination(g, option)


class SecretMaps(HiddenDestinations[Lockdown]):
    """OSA-DEST-03  The others choose secretly behind their screens; the maps lie hidden until phase 4.

    OSA-DEST-04, OSA-DEST-05, OSA-DEST-06, OSA-GEN-12
    """

    __slots__ = ()

    def copy(self) -> SecretMaps:
        """Return a choice with the same destinations in."""
        twin = SecretMaps()
        self.copy_choices(twin)
        return twin

    def goes(self) -> Verb:
        """Go to an area."""
        return TO_GO

    def rule(self) -> str:
        """Cite the rule on the secret choice."""
        return "OSA-DEST-03"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Name the rule that keeps the player from an area."""
        return why_no_destination(g, option)
