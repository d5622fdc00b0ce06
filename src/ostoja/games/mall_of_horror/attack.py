"""Chapter f: attraction, attack, the feast and Parking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.masks import count_of
from ostoja.games.mall_of_horror.defence import Defence
from ostoja.games.mall_of_horror.ending import check_end
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.voting import Vote
from ostoja.games.mall_of_horror.words import PARKING, PIN_UP, TO_DIE, TO_SACRIFICE
from ostoja.kit.refuge.election import Sacrifice
from ostoja.kit.refuge.heads import all_of, head_of, seat_and_kind
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb

PIN_UPS: Final[int] = all_of(PIN_UP)


def attract(g: Mall) -> None:
    """MOH-ATTR-01  The strictly fullest location draws a zombie, then the one with strictly most Pin-Ups.

    MOH-ATTR-02, MOH-ATTR-03, MOH-ATTR-04, MOH-ATTR-05, MOH-ATTR-06, MOH-ATTR-07, MOH-ATTR-08
    """
    crowded = strictly_most([count_of(heads) for heads in g.room])
    if crowded:
        g.tell("crowd", crowded)
        g.add_zombie(crowded)
    alluring = strictly_most([count_of(heads & PIN_UPS) for heads in g.room])
    if alluring:
        g.tell("pin-ups", alluring)
        g.add_zombie(alluring)


def strictly_most(counts: list[int]) -> int:
    """Return the place with strictly the highest count, 0 if there is none."""
    most = 0
    found = 0
    for place in range(1, PLACES):
        if counts[place] > most:
            most = counts[place]
            found = place
        elif counts[place] == most:
            found = 0
    return found


class Attack(Procedure[Mall]):
    """MOH-ATK-01  Locations are resolved one after the other, 1 to 6."""

    __slots__ = ("place",)

    def __init__(self, place: int = 1) -> None:
        super().__init__()
        self.place = place

    def copy(self) -> Attack:
        """Return an attack that has got as far."""
        twin = Attack(self.place)
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens at a location; it is gone through again for the next one."""
        return ATTACK

    def defence(self, g: Mall) -> Next:
        """MOH-ATK-07, MOH-PARK-04  A breach opens one card window for those there; without a breach there is none.

        MOH-ATK-17, MOH-WPN-03, MOH-ORD-01, MOH-ORD-02
        """
        while self.place < PLACES and not g.is_breached(self.place):
            self.pass_by(g)
        if self.place == PLACES:
            return DONE
        g.end_backing()  # MOH-THR-07
        g.tell("breach", self.place, g.zombies[self.place], g.strength(self.place))
        return Defence(g.present(self.place), g.badge, self.place)

    def vote(self, g: Mall) -> Next:
        """MOH-ATK-10  After the window the breach is tested again; then one victim vote among the unhidden.

        MOH-ATK-11, MOH-PARK-08
        """
        if not g.is_breached(self.place):
            g.tell("repelled", self.place)
            return self.next_place()
        g.tell("broke-in", self.place, g.zombies[self.place])
        if not g.voters(self.place):
            return self.nobody_found(g)
        return Vote(self.place, TO_DIE)

    def victim(self, g: Mall) -> Next:
        """MOH-VOTE-10  The elected player chooses which of his heads is meant, unless the lot has named it."""
        return None if g.doomed else Victim(g.elected, self.place)

    def feast(self, g: Mall) -> Next:
        """MOH-ATK-12  The head is eaten; then all zombies there leave. At Parking each eats one.

        MOH-ATK-13, MOH-ATK-14
        """
        eat(g, g.doomed, self.place)
        if g.over:
            return DONE
        if self.place != PARKING:
            g.zombies[self.place] = 0
            return self.next_place()
        return self.one_zombie_fed(g)

    def one_zombie_fed(self, g: Mall) -> Next:
        """MOH-PARK-02  A zombie that has eaten is gone; the next one brings a new window and vote.

        MOH-PARK-03, MOH-PARK-05, MOH-PARK-08
        """
        g.zombies[PARKING] = g.zombies[PARKING] - 1
        if g.zombies[PARKING] and not g.voters(PARKING):
            return self.nobody_found(g)
        return self.again()

    def nobody_found(self, g: Mall) -> Next:
        """MOH-HIDE-07, MOH-PARK-06  Nobody left to eat: the zombies stay, but those at Parking leave."""
        g.tell("nobody-found", self.place)
        if self.place == PARKING:
            g.zombies[PARKING] = 0
        return self.next_place()

    def pass_by(self, g: Mall) -> None:
        """MOH-ATK-03  Zombies that do not get in stay (option parking_idle: not at Parking).

        MOH-ATK-04, MOH-PARK-07
        """
        if self.place == PARKING and g.rulings.parking_cleared:
            g.zombies[PARKING] = 0
        self.place += 1

    def next_place(self) -> Next:
        """Go on to the next location."""
        self.place += 1
        return self.again()


ATTACK: Final[Phases] = (Attack.defence, Attack.vote, Attack.victim, Attack.feast)


class Victim(Sacrifice[Mall]):
    """MOH-VOTE-10  The elected player chooses one of his unhidden heads in the location."""

    __slots__ = ()

    def sacrifices(self) -> Verb:
        """Sacrifice a character."""
        return TO_SACRIFICE

    def rule(self) -> str:
        """Cite the rule on the victim."""
        return "MOH-VOTE-10"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """Hidden heads cannot be eaten, and only those in the location can."""
        if option in TO_SACRIFICE and g.hidden & head_of(seat, TO_SACRIFICE.target(option)):
            return "MOH-HIDE-03"
        return "MOH-VOTE-10"


def eat(g: Mall, head: int, place: int) -> None:
    """MOH-ATK-12, MOH-END-03  The head leaves the game; its owner may be eliminated; the end is tested at once.

    MOH-ELIM-09  Who is eliminated keeps his cards, face down.
    """
    g.room[place] = g.room[place] & ~head
    seat, kind = seat_and_kind(head)
    g.tell("eaten", seat, kind, place)
    if not g.team(seat):
        g.fell_in[seat] = g.round
        g.tell("eliminated", seat)
    g.doomed = 0
    check_end(g)
