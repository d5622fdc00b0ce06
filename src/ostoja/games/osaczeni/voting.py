"""Chapter: votes. Truck, badge and victim are all decided like this: discussion, pointing, and the victim token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases
from ostoja.engine.seats import is_single, lone, seats_in
from ostoja.engine.steps import PASS, Solo
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.words import TO_CHOOSE, TO_DIE, TO_SEARCH, TO_VOTE
from ostoja.kit.refuge.election import PlaceBallot, PlaceVote
from ostoja.kit.refuge.state import NOBODY

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


class Vote(PlaceVote[Lockdown]):
    """OSA-VOTE-02  The decision of a vote: all point, and a tie is broken."""

    __slots__ = ()

    def copy(self) -> Vote:
        """Return a vote that has got as far."""
        twin = Vote(self.place, self.purpose)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return VOTE

    def point(self, g: Lockdown) -> Next:
        """OSA-VOTE-08  Those with a vote point at a candidate; a lone candidate needs no vote.

        OSA-VOTE-09, OSA-VOTE-10, OSA-VOTE-18, OSA-VOTE-19
        """
        g.elected = NOBODY
        candidates = g.voters(self.place)
        if is_single(candidates):
            return self.elect(g, lone(candidates))
        g.tied = candidates
        pointing = 0
        for seat in seats_in(g.present(self.place)):
            if g.votes(seat, self.place) + g.extra_votes[seat]:
                pointing |= 1 << seat
        return Pointing(pointing, candidates, self.place, self.purpose)

    def settle(self, g: Lockdown) -> Next:
        """OSA-VOTE-14  Most votes choose; a tie is decided by the holder of the victim token.

        OSA-VOTE-15, OSA-VIC-02
        """
        if is_single(g.tied):
            return self.elect(g, lone(g.tied))
        g.tell("tie", self.place, g.victim)
        return TieBreak(g.victim, self.place, self.purpose)

    def broken(self, g: Lockdown) -> Next:
        """OSA-VOTE-15  Whoever the holder picks is chosen."""
        return self.elect(g, lone(g.tied))


VOTE: Final[Phases] = (Vote.point, Vote.settle, Vote.broken)


class Pointing(PlaceBallot[Lockdown]):
    """OSA-VOTE-08  All voters point at one candidate at the same time, with all their votes.

    A player's votes are those of the own characters there that are not hidden, and one for each gun in force.

    OSA-VOTE-07, OSA-VOTE-11, OSA-VOTE-12, OSA-VOTE-13, OSA-VOTE-17
    """

    __slots__ = ()

    def copy(self) -> Pointing:
        """Return a ballot with the same choices in."""
        twin = Pointing(0, self.candidates, self.place, self.purpose)
        self.copy_choices(twin)
        return twin

    def votes(self) -> Verb:
        """Point at a player."""
        return TO_VOTE

    def rule(self) -> str:
        """Cite the rule on pointing."""
        return "OSA-VOTE-08"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """OSA-VOTE-07, OSA-VOTE-09, OSA-VOTE-10, OSA-VOTE-17  Only candidates, no abstention, and no card."""
        if option in TO_VOTE and TO_VOTE.target(option) < g.seats:
            return "OSA-VOTE-10" if self.purpose == TO_DIE else "OSA-VOTE-09"
        return "OSA-VOTE-17" if option == PASS else "OSA-VOTE-07"


class TieBreak(Solo[Lockdown]):
    """OSA-VOTE-15  The holder of the victim token picks one of the tied, wherever and whether they live.

    OSA-VOTE-16
    """

    __slots__ = ("place", "purpose")

    def __init__(self, seat: int = 0, place: int = 0, purpose: int = TO_SEARCH) -> None:
        super().__init__(seat)
        self.place = place
        self.purpose = purpose

    def options(self, g: Lockdown, seat: int) -> list[int]:
        """OSA-VOTE-16  Offer the tied candidates, oneself included."""
        return TO_CHOOSE.among(g.tied)

    def decide(self, g: Lockdown, seat: int, option: int) -> Next:
        """Leave only the one picked."""
        g.tied = 1 << TO_CHOOSE.target(option)
        return DONE

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask who is chosen."""
        return ("ask-tie", self.place, self.purpose)

    def rule(self) -> str:
        """Cite the rule on ties."""
        return "OSA-VOTE-15"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Only the tied candidates."""
        return "OSA-VOTE-16"
