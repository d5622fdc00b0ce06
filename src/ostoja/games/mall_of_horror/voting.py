"""Chapter: voting and Threats. Truck, Chief and victim votes all follow it."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.seats import is_single, lone, seats_in
from ostoja.engine.steps import InTurn
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.words import THREAT, TO_DIE, TO_SEARCH, TO_THREATEN, TO_VOTE
from ostoja.kit.election import PlaceBallot
from ostoja.kit.heads import KINDS, owners_of
from ostoja.kit.refuge import NOBODY


class Vote(Procedure[Mall]):
    """MOH-VOTE-21  One vote: a ballot, on a tie a re-vote, and never a third ballot."""

    __slots__ = ("place", "purpose")

    def __init__(self, place: int = 0, purpose: int = TO_SEARCH) -> None:
        super().__init__()
        self.place = place
        self.purpose = purpose

    def copy(self) -> Vote:
        """Return a vote that has got as far."""
        twin = Vote(self.place, self.purpose)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the ballots."""
        return VOTE

    def first_ballot(self, g: Mall) -> Next:
        """MOH-VOTE-01, -22  Those with an unhidden head there vote; a lone candidate needs no ballot."""
        g.elected = NOBODY
        candidates = g.voters(self.place)
        if is_single(candidates):
            return self.elect(g, lone(candidates))
        return FirstBallot(candidates, candidates, self.place, self.purpose)

    def revote(self, g: Mall) -> Next:
        """MOH-VOTE-09, -11, -12  Strictly most votes elect; on a tie all players vote again, the eliminated too."""
        if is_single(g.tied):
            return self.elect(g, lone(g.tied))
        g.tell("tie", self.place)
        only_hidden_there = g.present(self.place) & ~g.voters(self.place)
        return ReVote(g.everybody() & ~only_hidden_there, g.tied, self.place, self.purpose)

    def second_tie(self, g: Mall) -> Next:
        """MOH-VOTE-18, -19, -20  A second tie elects nobody, but the victim is then drawn by lot."""
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
        heads = g.room[self.place] & ~g.hidden
        drawn = [head for head in range(KINDS * g.seats) if heads >> head & 1 and g.tied >> head // KINDS & 1]
        g.doomed = 1 << g.rng.pick(drawn)
        g.tell("lot", self.place)
        return self.elect(g, lone(owners_of(g.doomed)))

    def elect(self, g: Mall, seat: int) -> Next:
        """Note who is elected."""
        g.elected = seat
        g.tell("elected", seat, self.place, self.purpose)
        return DONE


VOTE: Final[Phases] = (Vote.first_ballot, Vote.revote, Vote.second_tie)


class FirstBallot(PlaceBallot[Mall]):
    """MOH-VOTE-02, -03, -05, -06, -07, MOH-THR-02  In secret, every voter names a colour with an unhidden head there.

    Nobody abstains. One vote per own unhidden head there, one more for a Gunman and per Threat.
    """

    __slots__ = ()

    def copy(self) -> FirstBallot:
        """Return a ballot with the same choices in."""
        twin = FirstBallot(0, self.candidates, self.place, self.purpose)
        self.copy_choices(twin)
        return twin

    def first_vote(self) -> int:
        """Vote for a seat, that is, its colour."""
        return TO_VOTE

    def rule(self) -> str:
        """Cite the rule on ballots."""
        return "MOH-VOTE-02"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-VOTE-03, -05  Only colours present, and no abstention."""
        if TO_VOTE <= option < TO_VOTE + g.seats:
            return "MOH-VOTE-03"
        return "MOH-VOTE-05" if option == 0 else ""


class ReVote(FirstBallot):
    """MOH-VOTE-12, -16  All players vote again, and only for the tied colours."""

    __slots__ = ()

    def copy(self) -> ReVote:
        """Return a re-vote with the same choices in."""
        twin = ReVote(0, self.candidates, self.place, self.purpose)
        self.copy_choices(twin)
        return twin

    def weight(self, g: Mall, seat: int) -> int:
        """MOH-VOTE-13, -15, MOH-THR-05  Those with heads there keep votes and Threats; an outsider has one vote."""
        threats = g.extra_votes[seat] if g.rulings.threat_persists else 0
        if g.voters(self.place) >> seat & 1:
            return g.votes(seat, self.place) + threats
        return g.data.outsider_votes + threats

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask for a vote among the tied."""
        return ("ask-revote", self.place, self.purpose)

    def rule(self) -> str:
        """Cite the rule on re-votes."""
        return "MOH-VOTE-12"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-VOTE-05, -16  Only the tied colours, and no abstention."""
        if TO_VOTE <= option < TO_VOTE + g.seats:
            return "MOH-VOTE-16"
        return "MOH-VOTE-05" if option == 0 else ""


class Threats(InTurn[Mall]):
    """MOH-THR-01, -03  Before the ballot, clockwise from the badge, each voter may play any number of Threats."""

    __slots__ = ("place",)

    def __init__(self, seats: int = 0, first: int = 0, place: int = 0) -> None:
        super().__init__(seats, first)
        self.place = place

    def copy(self) -> Threats:
        """Return a window with the same turns left."""
        twin = Threats(0, 0, self.place)
        self.copy_turns(twin)
        return twin

    def plays(self, g: Mall, seat: int) -> list[int]:
        """Offer a Threat to whoever holds one."""
        return [TO_THREATEN] if g.holds(seat, THREAT) else []

    def play(self, g: Mall, seat: int, option: int) -> Next:
        """MOH-THR-02  Each Threat gives its player one extra vote in the current vote."""
        g.back(seat, THREAT)
        return None

    def always_asks(self, g: Mall, seat: int) -> bool:
        """Ask whoever holds any card: silence must not tell which."""
        return g.hands[seat] != 0

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask for Threats."""
        return ("ask-threats", self.place, 0)

    def rule(self) -> str:
        """Cite the rule on Threats."""
        return "MOH-THR-01"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Only Threats are played before a ballot."""
        return "MOH-THR-01"


def open_vote(g: Mall, place: int) -> Next:
    """MOH-THR-01, -04, -07, MOH-VOTE-22  Forget earlier Threats and open the window before a truck or Chief vote."""
    g.extra_votes = [0] * g.seats
    voters = g.voters(place)
    if is_single(voters):
        return None
    if g.rulings.outsiders_threaten:
        voters = g.survivors()
    return Threats(voters, g.badge, place)
