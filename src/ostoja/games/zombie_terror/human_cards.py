"""Chapter: the special cards of the humans."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.zombie_terror.finds import enter
from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.human_actions import may_act, zombie_beside
from ostoja.games.zombie_terror.state import NOBODY, WOUNDED, Town
from ostoja.games.zombie_terror.words import (
    ADRENALINE,
    COURAGE,
    FIRST_AID,
    HUMANS,
    NOWHERE,
    REGROUP,
    SEWERS,
    SILENCE,
    TO_ADRENALINE,
    TO_COURAGE,
    TO_FIRST_AID,
    TO_PLACE,
    TO_REGROUP,
    TO_SEWERS,
    TO_SILENCE,
)
from ostoja.games.zombie_terror.wounds import heal, hit

CARD_VERBS: Final = (TO_COURAGE, TO_FIRST_AID, TO_REGROUP, TO_SEWERS, TO_ADRENALINE, TO_SILENCE)


def is_card(option: int) -> bool:
    """Tell whether an option plays a card."""
    for verb in CARD_VERBS:
        if option in verb:
            return True
    return False


def own_humans(g: Town, seat: int) -> list[int]:
    """ZT-S4-CRD-06, ZT-S4-DOG-03  List the living humans a seat may use a card for; the dog never is."""
    return [human for human in range(HUMANS) if g.teams[seat] >> human & 1 and g.is_living(human)]


def card_plays(g: Town, seat: int) -> list[int]:
    """ZT-CARD-03  List every card of the hand with every legal target; without a target it cannot be played.

    ZT-CARD-04, ZT-CARD-05, ZT-CARD-06, ZT-S4-CRD-05
    """
    found: list[int] = []
    if not g.hands[seat]:
        return found
    own = own_humans(g, seat)
    if g.holds(seat, COURAGE):
        add_brave(g, own, found)
    if g.holds(seat, FIRST_AID):  # ZT-CARD-FIRSTAID
        found += TO_FIRST_AID.each([human for human in own if g.health[human] == WOUNDED])
    if g.holds(seat, REGROUP):
        add_swaps(g, seat, own, found)
    if g.holds(seat, SEWERS) and free_manholes(g):  # ZT-CARD-SEWERS
        found += TO_SEWERS.each([human for human in own if g.where[human] in g.ground.manholes])
    if g.holds(seat, ADRENALINE):  # ZT-CARD-ADRENALINE
        found += TO_ADRENALINE.each([human for human in own if may_act(g, human)])
    if g.holds(seat, SILENCE):  # ZT-CARD-SILENCE
        found += TO_SILENCE.each(own)
    return found


def add_brave(g: Town, own: list[int], found: list[int]) -> None:
    """ZT-CARD-COURAGE  A human of the seat's own and a zombie next to it."""
    for human in own:
        beside = [way for way in range(DIRECTIONS) if zombie_beside(g, g.where[human], way) != NOWHERE]
        found += [TO_COURAGE.at(human, way) for way in beside]


def add_swaps(g: Town, seat: int, own: list[int], found: list[int]) -> None:
    """ZT-CARD-REGROUP, ZT-S4-CRD-07  One human of the seat's own with any other living human, at any distance."""
    living = [human for human in range(HUMANS) if g.is_living(human)]
    team = g.teams[seat]
    for human in own:
        found += [TO_REGROUP.at(human, other) for other in living if human < other or not team >> other & 1]


def free_manholes(g: Town) -> list[int]:
    """List the manholes nobody stands on."""
    return [field for field in g.ground.manholes if g.is_free(field)]


def discard(g: Town, seat: int, card: int) -> None:
    """ZT-CARD-02, ZT-S4-CRD-08  A card is played once: then it is out of the game, or used up for this round."""
    g.hands[seat] &= ~(1 << card)
    g.played |= 1 << card
    g.tell("played", seat, card)


def play_card(g: Town, seat: int, option: int) -> Next:
    """ZT-HT-09  Do what a played card says; it activates nobody by itself."""
    if option in TO_SILENCE:
        return silence(g, seat, TO_SILENCE.target(option))
    if option in TO_ADRENALINE:
        return adrenaline(g, seat, TO_ADRENALINE.target(option))
    if option in TO_SEWERS:
        discard(g, seat, SEWERS)
        return Sewers(seat, TO_SEWERS.target(option))
    if option in TO_REGROUP:
        human, other = TO_REGROUP.parts(option)
        return regroup(g, seat, human, other)
    if option in TO_FIRST_AID:
        discard(g, seat, FIRST_AID)
        heal(g, TO_FIRST_AID.target(option))
        return None
    human, way = TO_COURAGE.parts(option)
    return courage(g, seat, human, way)


def courage(g: Town, seat: int, human: int, way: int) -> Next:
    """ZT-CARD-COURAGE  A zombie next to a human of the player's takes one hit, whatever it faces."""
    discard(g, seat, COURAGE)
    hit(g, g.next_to(g.where[human], way))
    return None


def regroup(g: Town, seat: int, human: int, other: int) -> Next:
    """ZT-CARD-REGROUP, ZT-HT-10, ZT-S4-FND-13  Two humans exchange fields; nobody is activated, no find revealed."""
    discard(g, seat, REGROUP)
    here, there = g.where[human], g.where[other]
    g.where[human], g.where[other] = there, here
    g.board[there], g.board[here] = human + 1, other + 1
    g.tell("swapped", seat, human, other)
    return None


def adrenaline(g: Town, seat: int, human: int) -> Next:
    """ZT-CARD-ADRENALINE  A human that may still act has 2 more AP this turn."""
    discard(g, seat, ADRENALINE)
    g.ap[human] += g.data.adrenaline
    g.tell("rushed", human, g.ap[human])
    return None


def silence(g: Town, seat: int, human: int) -> Next:
    """ZT-CARD-SILENCE  One or two humans of the player's are not counted as activated this round."""
    discard(g, seat, SILENCE)
    g.quiet |= 1 << human
    g.tell("silenced", human)
    return Silence(seat, g.data.silence - 1)


class Silence(Solo[Town]):
    """ZT-CARD-SILENCE  The second human to be covered, if the player likes."""

    __slots__ = ("left",)

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def copy(self) -> Silence:
        """Return the same choice for another table."""
        return Silence(self.seat, self.left)

    def deciders(self, g: Town) -> int:
        """Ask while another human can be covered."""
        return 1 << self.seat if self.left and self.candidates(g) else 0

    def candidates(self, g: Town) -> list[int]:
        """List the humans not covered yet."""
        return TO_SILENCE.each([human for human in own_humans(g, self.seat) if not g.quiet >> human & 1])

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer to stop and every human not covered yet."""
        return [PASS, *self.candidates(g)]

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Cover one more, or stop."""
        if option == PASS:
            return DONE
        g.quiet |= 1 << TO_SILENCE.target(option)
        g.tell("silenced", TO_SILENCE.target(option))
        self.left -= 1
        return None

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask who else is covered."""
        return ("ask-silence", self.seat, self.left)

    def rule(self) -> str:
        """Cite the card."""
        return "ZT-CARD-SILENCE"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Only the player's own living humans can be covered."""
        return "ZT-CARD-SILENCE"


class Sewers(Solo[Town]):
    """ZT-CARD-SEWERS  The human goes to another free manhole and loses its remaining AP."""

    __slots__ = ("human",)

    def __init__(self, seat: int = 0, human: int = 0) -> None:
        super().__init__(seat)
        self.human = human

    def copy(self) -> Sewers:
        """Return the same choice for another table."""
        return Sewers(self.seat, self.human)

    def deciders(self, g: Town) -> int:
        """Ask until the human has come out."""
        return 0 if self.human == NOBODY else 1 << self.seat

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer every free manhole."""
        return TO_PLACE.each(free_manholes(g))

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """ZT-HT-10, ZT-S4-FND-13  Come out there; a closed find is revealed, nothing else activates."""
        human, field = self.human, TO_PLACE.target(option)
        self.human = NOBODY
        g.ap[human] = 0
        g.tell("moved", human, g.where[human], field)
        return enter(g, human, field)

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask where the human comes out."""
        return ("ask-sewers", self.human, -1)

    def rule(self) -> str:
        """Cite the card."""
        return "ZT-CARD-SEWERS"

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Only free manholes lead out."""
        return "ZT-CARD-SEWERS"
