"""Votes: secret ballots with weights, opened all at once."""

from __future__ import annotations

from ostoja.engine.agenda import Next, S, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Sealed, chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class Ballot(Sealed[S]):
    """Each voter names one candidate in secret; all of a voter's votes go to that one."""

    __slots__ = ("candidates",)

    def __init__(self, voters: int = 0, candidates: int = 0) -> None:
        super().__init__(voters)
        self.candidates = candidates

    def first_vote(self) -> int:
        """Return the option that means a vote for seat 0; the other seats follow it."""
        raise Unwritten(self, "first vote")

    def weight(self, g: S, seat: int) -> int:
        """Count the votes of a voter."""
        raise Unwritten(self, "weight")

    def counted(self, g: S, leaders: int) -> Next:
        """Go on with those who share the most votes, as a bit mask."""
        raise Unwritten(self, "consequence of the count")

    def options(self, g: S, seat: int) -> list[int]:
        """Offer every candidate, oneself included."""
        first = self.first_vote()
        return [first + candidate for candidate in seats_in(self.candidates)]

    def reveal(self, g: S) -> Next:
        """Open the ballots and add up the votes."""
        first = self.first_vote()
        totals = [0] * g.seats
        for seat in chosen(self.choices):
            candidate = self.choices[seat] - first
            votes = self.weight(g, seat)
            totals[candidate] += votes
            g.reveal("voted", seat, candidate, votes)
        most = max(totals)
        leaders = 0
        for candidate in seats_in(self.candidates):
            if totals[candidate] == most:
                leaders |= 1 << candidate
        return self.counted(g, leaders)
