"""Chapter: voting and Threats. Truck, Chief and victim votes all follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, NOTHING, Next, Phases
from ostoja.engine.seats import is_single, lone, seats_in
from ostoja.engine.steps import PASS, InTurn
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.words import THREAT, TO_DIE, TO_SEARCH, TO_THREATEN, TO_VOTE
from ostoja.kit.refuge.election import PlaceBallot, PlaceVote
from ostoja.kit.refuge.heads import head_of, heads_in, owners_of
from ostoja.kit.refuge.state import NOBODY

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


class Vote(PlaceVote[Mall]):
    """MOH-VOTE-21  One vote: a ballot, on a tie a re-vote, and never a third ballot.

    MOH-VOTE-23  A player is elected and no head: only the zombies ask which one is meant.
    """

    __slots__ = ()

    def copy(self) -> Vote:
        """Return a vote that has got as far."""
        twin = Vote(self.place, self.purpose)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the ballots."""
        return VOTE

    def first_ballot(self, g: Mall) -> Next:
        """MOH-VOTE-01, MOH-VOTE-22  Those with an unhidden head there vote; a lone candidate needs no ballot.

        MOH-VOTE-04, MOH-VOTE-17, MOH-THR-10
        """
        g.elected = NOBODY
        candidates = g.voters(self.place)
        if is_single(candidates):
            return self.elect(g, lone(candidates))
        return FirstBallot(candidates, candidates, self.place, self.purpose)

    def tie(self, g: Mall) -> Next:
        """MOH-VOTE-09, MOH-VOTE-11  Strictly most votes elect; if the top is shared, it is a tie.

        MOH-THR-05, MOH-THR-06  Threats stay in force, and nothing is played now, unless the options say otherwise.
        """
        if is_single(g.tied):
            return self.elect(g, lone(g.tied))
        g.tell("tie", self.place)
        if not g.rulings.threat_persists:
            g.end_backing()
        if g.rulings.threats_before_revote:
            return ThreatsAgain(threateners(g, self.place, self.purpose), g.badge, self.place, self.purpose)
        return None

    def revote(self, g: Mall) -> Next:
        """MOH-VOTE-12, MOH-VOTE-16, MOH-ELIM-02  All players, the eliminated too, vote again, between the tied.

        MOH-VOTE-17  But not those whose heads there are all hidden.
        """
        only_hidden_there = g.present(self.place) & ~g.voters(self.place)
        return ReVote(g.everybody() & ~only_hidden_there, g.tied, self.place, self.purpose)

    def second_tie(self, g: Mall) -> Next:
        """MOH-VOTE-18, MOH-VOTE-19, MOH-VOTE-20  A second tie elects nobody, but the victim is then drawn by lot."""
        if is_single(g.tied):
            return self.elect(g, lone(g.tied))
        if self.purpose != TO_DIE:
            g.tell("nobody-elected", self.place, self.purpose)
            return DONE
        if g.rulings.lot_draws_head:
            return self.draw_head(g)
        g.tell("lot", self.place)
        return self.elect(g, g.rng.pick(seats_in(g.tied)))

    def draw_head(self, g: Mall) -> Next:
        """Option second_tie = head: the lot falls on one of the tied colours' unhidden heads."""
        heads = heads_in(g.room[self.place] & ~g.hidden)
        g.doomed = g.rng.pick([head_of(seat, kind) for seat, kind in heads if g.tied >> seat & 1])
        g.tell("lot", self.place)
        return self.elect(g, lone(owners_of(g.doomed)))


VOTE: Final[Phases] = (Vote.first_ballot, Vote.tie, Vote.revote, Vote.second_tie)


class FirstBallot(PlaceBallot[Mall]):
    """MOH-VOTE-02  In secret, every voter names a colour with an unhidden head there.

    Nobody abstains. One vote per own unhidden head there, one more for a Gunman and per Threat, all for one colour.

    MOH-VOTE-03, MOH-VOTE-04, MOH-VOTE-05, MOH-VOTE-06, MOH-VOTE-07, MOH-VOTE-08, MOH-THR-02
    """

    __slots__ = ()

    def copy(self) -> FirstBallot:
        """Return a ballot with the same choices in."""
        twin = FirstBallot(0, self.candidates, self.place, self.purpose)
        self.copy_choices(twin)
        return twin

    def votes(self) -> Verb:
        """Vote for a seat, that is, its colour."""
        return TO_VOTE

    def rule(self) -> str:
        """Cite the rule on ballots."""
        return "MOH-VOTE-02"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-VOTE-03, MOH-VOTE-05  Only colours present, and no abstention."""
        if option in TO_VOTE and TO_VOTE.target(option) < g.seats:
            return "MOH-VOTE-03"
        return "MOH-VOTE-05" if option == PASS else ""


class ReVote(FirstBallot):
    """MOH-VOTE-12, MOH-VOTE-16  All players vote again, and only for the tied colours."""

    __slots__ = ()

    def copy(self) -> ReVote:
        """Return a ballot with the same choices in."""
        twin = ReVote(0, self.candidates, self.place, self.purpose)
        self.copy_choices(twin)
        return twin

    def weight(self, g: Mall, seat: int) -> int:
        """MOH-VOTE-13  Those with heads there keep votes and Threats; an outsider has one vote, Gunman or not.

        MOH-VOTE-14, MOH-VOTE-15, MOH-ELIM-02, MOH-THR-05
        """
        is_there = g.voters(self.place) >> seat & 1
        return (g.votes(seat, self.place) if is_there else g.data.outsider_votes) + g.extra_votes[seat]

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask for a vote among the tied."""
        return ("ask-revote", self.place, self.purpose)

    def rule(self) -> str:
        """Cite the rule on re-votes."""
        return "MOH-VOTE-12"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-VOTE-05, MOH-VOTE-16  Only the tied colours, and no abstention."""
        if option in TO_VOTE and TO_VOTE.target(option) < g.seats:
            return "MOH-VOTE-16"
        return "MOH-VOTE-05" if option == PASS else ""


ONLY_THREATEN: Final[list[int]] = [TO_THREATEN]  # shared: lists of options are never changed


class Threats(InTurn[Mall]):
    """MOH-THR-01  Before the ballot, clockwise from the badge, each voter may play any number of Threats.

    MOH-THR-03
    """

    __slots__ = ("place", "purpose")

    def __init__(self, seats: int = 0, first: int = 0, place: int = 0, purpose: int = TO_SEARCH) -> None:
        super().__init__(seats, first)
        self.place = place
        self.purpose = purpose

    def copy(self) -> Threats:
        """Return a window with the same turns left."""
        twin = Threats(0, 0, self.place, self.purpose)
        self.copy_turns(twin)
        return twin

    def plays(self, g: Mall, seat: int) -> list[int]:
        """Offer a Threat to whoever holds one."""
        return ONLY_THREATEN if g.holds(seat, THREAT) else NOTHING

    def play(self, g: Mall, seat: int, option: int) -> Next:
        """MOH-THR-02, MOH-THR-08  Each Threat gives its player one extra vote in the current vote, and is gone."""
        g.back(seat, THREAT)
        return None

    def always_asks(self, g: Mall, seat: int) -> bool:
        """Ask whoever holds any card: silence must not tell which."""
        return g.hands[seat] != 0

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask for Threats."""
        return ("ask-threats", self.place, self.purpose)

    def rule(self) -> str:
        """Cite the rule on Threats."""
        return "MOH-THR-01"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Only Threats are played before a ballot."""
        return "MOH-THR-01"


class ThreatsAgain(Threats):
    """MOH-THR-06  Option threats_before_revote: after a tie Threats may be played once more, for the re-vote."""

    __slots__ = ()

    def copy(self) -> ThreatsAgain:
        """Return a window with the same turns left."""
        twin = ThreatsAgain(0, 0, self.place, self.purpose)
        self.copy_turns(twin)
        return twin

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask for Threats before the re-vote."""
        return ("ask-threats-again", self.place, self.purpose)

    def rule(self) -> str:
        """Cite the rule on what is played between the ballots."""
        return "MOH-THR-06"


def open_vote(g: Mall, place: int, purpose: int) -> Next:
    """MOH-THR-01, MOH-ORD-01, MOH-ORD-02  Before a truck or Chief vote: earlier Threats are over, new ones in order.

    MOH-THR-07, MOH-VOTE-22
    """
    g.end_backing()
    if is_single(g.voters(place)):
        return None
    return Threats(threateners(g, place, purpose), g.badge, place, purpose)


def threateners(g: Mall, place: int, purpose: int) -> int:
    """MOH-THR-04, MOH-ELIM-01  Return who may threaten: those who vote first (threat_outsiders: all who live).

    The option is for truck and Chief votes alone.
    """
    return g.survivors() if g.rulings.outsiders_threaten and purpose != TO_DIE else g.voters(place)
