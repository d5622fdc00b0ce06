"""Votes: secret ballots with weights, opened all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import Next, S, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import UNDECIDED, Sealed

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


@mypyc_attr(allow_interpreted_subclasses=True)
class Ballot(Sealed[S]):
    """Each voter names one candidate in secret; all of a voter's votes go to that one."""

    __slots__ = ("candidates",)

    def __init__(self, voters: int = 0, candidates: int = 0) -> None:
        super().__init__(voters)
        self.candidates = candidates

    def votes(self) -> Verb:
        """Return the verb of a vote for a seat."""
        raise Unwritten(self, "verb of a vote")

    def weight(self, g: S, seat: int) -> int:
        """Count the votes of a voter."""
        raise Unwritten(self, "weight")

    def counted(self, g: S, leaders: int) -> Next:
        """Go on with those who share the most votes, as a bit mask."""
        raise Unwritten(self, "consequence of the count")

    def options(self, g: S, seat: int) -> list[int]:
        """Offer every candidate, oneself included."""
        return self.votes().among(self.candidates)

    def reveal(self, g: S) -> Next:
        """Open the ballots and add up the votes."""
        ballot = self.votes()
        totals = [0] * g.seats
        for seat in range(len(self.choices)):
            choice = self.choices[seat]
            if choice != UNDECIDED:
                candidate = ballot.target(choice)
                votes = self.weight(g, seat)
                totals[candidate] = totals[candidate] + votes
                g.reveal("voted", seat, candidate, votes)
        most = leaders = 0
        for candidate in seats_in(self.candidates):
            total = totals[candidate]
            if total > most:
                most, leaders = total, 0
            if total == most:
                leaders |= 1 << candidate
        return self.counted(g, leaders)
