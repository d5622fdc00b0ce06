"""Chapters b, c and e: the Chief, the hidden dice and Cameras, the reveal and the curse."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, NOTHING, Next, Phases, Procedure
from ostoja.engine.steps import InTurn
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.voting import Vote, open_vote
from ostoja.games.mall_of_horror.words import CAMERA, HQ, PARKING, TO_LEAD, TO_WATCH
from ostoja.kit.refuge.hidden_dice import look, roll_hidden
from ostoja.kit.refuge.state import NOBODY, PLACES


class Election(Procedure[Mall]):
    """MOH-CHIEF-01  Those with a head at Security HQ elect the Chief of this round."""

    __slots__ = ()

    def copy(self) -> Election:
        """Return one that has got as far."""
        twin = Election()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return ELECTION

    def threats(self, g: Mall) -> Next:
        """MOH-CHIEF-03, MOH-CHIEF-07  An empty (or cursed, hence empty) HQ: the badge stays where it is."""
        return open_vote(g, HQ, TO_LEAD) if g.room[HQ] else DONE

    def vote(self, g: Mall) -> Next:
        """MOH-CHIEF-01  Vote among those at HQ."""
        return Vote(HQ, TO_LEAD)

    def badge(self, g: Mall) -> Next:
        """MOH-CHIEF-02, MOH-CHIEF-04  The elected player takes the badge and counts as elected this round.

        MOH-CHIEF-05, MOH-ORD-03, MOH-ORD-04  Nothing else moves the badge, and the order goes by it from here on.
        """
        if g.elected != NOBODY:
            g.badge = g.elected
            g.chief_elected = True
            g.tell("chief", g.badge)
        return DONE


ELECTION: Final[Phases] = (Election.threats, Election.vote, Election.badge)


class Arrival(Procedure[Mall]):
    """MOH-ARR-01  Four dice are rolled hidden; some players may look."""

    __slots__ = ()

    def copy(self) -> Arrival:
        """Return one that has got as far."""
        twin = Arrival()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return ARRIVAL

    def roll(self, g: Mall) -> Next:
        """MOH-ARR-01, MOH-ARR-02, MOH-ARR-03  Roll in secret; only a Chief elected this round looks."""
        roll_hidden(g, g.data.round_dice)
        if g.chief_elected:
            look(g, g.badge)
        return None

    def cameras(self, g: Mall) -> Next:
        """MOH-ARR-04  In order, every living player who has not seen the dice may play a Camera.

        MOH-ARR-06, MOH-ARR-07, MOH-ELIM-01, MOH-ORD-01, MOH-ORD-02, MOH-ORD-03
        """
        return Cameras(g.survivors() & ~g.seers, g.badge)


ARRIVAL: Final[Phases] = (Arrival.roll, Arrival.cameras)


ONLY_WATCH: Final[list[int]] = [TO_WATCH]  # shared: lists of options are never changed


class Cameras(InTurn[Mall]):
    """MOH-ARR-04, MOH-ARR-05  Playing a Camera is public, what it shows is private."""

    __slots__ = ()

    def copy(self) -> Cameras:
        """Return a window with the same turns left."""
        twin = Cameras()
        self.copy_turns(twin)
        return twin

    def plays(self, g: Mall, seat: int) -> list[int]:
        """Offer a Camera to whoever holds one."""
        return ONLY_WATCH if g.holds(seat, CAMERA) else NOTHING

    def play(self, g: Mall, seat: int, option: int) -> Next:
        """MOH-ARR-05  The card leaves the game, its player looks; a second Camera would show nothing new."""
        g.discard(seat, CAMERA)
        look(g, seat)
        return self.end_turn(seat)

    def always_asks(self, g: Mall, seat: int) -> bool:
        """Ask whoever holds any card: silence must not tell which."""
        return g.hands[seat] != 0

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask for a Camera."""
        return ("ask-camera", 0, 0)

    def rule(self) -> str:
        """Cite the rule on Cameras."""
        return "MOH-ARR-04"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Only Cameras are played while the dice are hidden."""
        return "MOH-ARR-04"


def zombies_arrive(g: Mall) -> None:
    """MOH-REV-02, MOH-REV-03, MOH-REV-04  Each die adds a zombie, but not before a closed or cursed location."""
    for die in g.dice:
        if g.is_open(die):
            g.add_zombie(die)


def curse(g: Mall) -> None:
    """MOH-CURSE-01  An empty location, never Parking, with eight or more zombies is overrun; they leave.

    MOH-CURSE-02, MOH-CURSE-03, MOH-CURSE-04, MOH-CURSE-05, MOH-CURSE-06, MOH-CURSE-07
    """
    for place in range(1, PLACES):
        if place != PARKING and not g.room[place] and g.zombies[place] >= g.data.curse:
            g.cursed |= 1 << place
            g.shut |= 1 << place
            g.zombies[place] = 0
            g.tell("cursed", place)
