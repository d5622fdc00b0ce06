"""Elections among heads: votes and ballots about a place, and the head that the elected seat gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import DONE, Next, Procedure, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.steps import Solo
from ostoja.kit.refuge.heads import head_of, team_in
from ostoja.kit.refuge.state import R
from ostoja.kit.voting import Ballot

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceVote(Procedure[R]):
    """One vote about a place, whatever ballots it takes: in the end a seat is elected, or nobody."""

    __slots__ = ("place", "purpose")

    def __init__(self, place: int = 0, purpose: int = 0) -> None:
        super().__init__()
        self.place = place
        self.purpose = purpose

    def copy(self) -> PlaceVote[R]:
        """Return a vote that has got as far."""
        twin = type(self)(self.place, self.purpose)
        twin.at = self.at
        return twin

    def elect(self, g: R, seat: int) -> Next:
        """Note who is elected."""
        g.elected = seat
        g.tell("elected", seat, self.place, self.purpose)
        return DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceBallot(Ballot[R]):
    """A secret ballot about a place: a voter's unhidden heads there weigh, and the cards played for it."""

    __slots__ = ("place", "purpose")

    def __init__(self, voters: int = 0, candidates: int = 0, place: int = 0, purpose: int = 0) -> None:
        super().__init__(voters, candidates)
        self.place = place
        self.purpose = purpose

    def copy(self) -> PlaceBallot[R]:
        """Return a ballot with the same choices in."""
        twin = type(self)(0, self.candidates, self.place, self.purpose)
        self.copy_choices(twin)
        return twin

    def weight(self, g: R, seat: int) -> int:
        """Count the votes of the unhidden heads there and of the cards played."""
        return g.votes(seat, self.place) + g.extra_votes[seat]

    def counted(self, g: R, leaders: int) -> Next:
        """Only who leads can still be elected; the vote goes on from there."""
        g.tied = leaders
        return DONE

    def asks(self, g: R) -> tuple[str, int, int]:
        """Ask for a vote."""
        return ("ask-vote", self.place, self.purpose)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sacrifice(Solo[R]):
    """The elected seat chooses one of its unhidden heads in a place."""

    __slots__ = ("place",)

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        super().__init__(seat)
        self.place = place

    def sacrifices(self) -> Verb:
        """Return the verb of giving up a head of some kind."""
        raise Unwritten(self, "verb of a sacrifice")

    def options(self, g: R, seat: int) -> list[int]:
        """Offer every own unhidden head there."""
        return self.sacrifices().among(team_in(g.room[self.place] & ~g.hidden, seat))

    def decide(self, g: R, seat: int, option: int) -> Next:
        """Doom the head."""
        g.doomed = head_of(seat, self.sacrifices().target(option))
        return DONE

    def asks(self, g: R) -> tuple[str, int, int]:
        """Ask who is to be eaten."""
        return ("ask-victim", self.seat, self.place)
