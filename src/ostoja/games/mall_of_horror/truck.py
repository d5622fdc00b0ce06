"""Chapter a: search of the truck."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.voting import Vote, open_vote
from ostoja.games.mall_of_horror.words import PARKING, TO_GIVE, TO_KEEP, TO_SEARCH
from ostoja.kit.refuge import NOBODY
from ostoja.kit.truck import GiveOne, KeepOne, draw


class Search(Procedure[Mall]):
    """MOH-TRUCK-01  Those with a head at Parking vote on who searches the truck."""

    __slots__ = ()

    def phases(self) -> Phases:
        """List what happens."""
        return SEARCH

    def threats(self, g: Mall) -> Next:
        """MOH-TRUCK-02, -08  Nobody at Parking, or an empty deck: no search."""
        if not g.room[PARKING] or not g.deck:
            return DONE
        return open_vote(g, PARKING)

    def vote(self, g: Mall) -> Next:
        """MOH-TRUCK-01  Vote among those at Parking."""
        return Vote(PARKING, TO_SEARCH)

    def draw(self, g: Mall) -> Next:
        """MOH-TRUCK-03  The elected player draws the top three cards and looks at them alone."""
        searcher = g.elected
        if searcher == NOBODY:
            return DONE
        draw(g, searcher)
        if len(g.buriers) > len(g.deck):
            del g.buriers[len(g.deck) :]
        return Keep(searcher)

    def give(self, g: Mall) -> Next:
        """MOH-TRUCK-04, -07  Then one card is given away, if there is one left and somebody to take it."""
        return Give(g.elected) if g.truck and receivers(g, g.elected) else None

    def bury(self, g: Mall) -> Next:
        """MOH-TRUCK-06  The third card goes face down under the deck."""
        while g.truck:
            g.deck.insert(0, g.truck.pop())
            g.buriers.insert(0, g.elected)
            g.tell("buried", g.elected)
        return DONE


SEARCH: Final[Phases] = (Search.threats, Search.vote, Search.draw, Search.give, Search.bury)


def receivers(g: Mall, seat: int) -> int:
    """MOH-TRUCK-09  Return who may be given a card: the other living players (gift_to_eliminated: all others)."""
    return (g.everybody() if g.rulings.gift_to_eliminated else g.survivors()) & ~(1 << seat)


class Keep(KeepOne[Mall]):
    """MOH-TRUCK-04  The searcher keeps one of the drawn cards."""

    __slots__ = ()

    def first_keep(self) -> int:
        """Keep a card of some kind."""
        return TO_KEEP

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "MOH-TRUCK-04"


class Give(GiveOne[Mall]):
    """MOH-TRUCK-04, -05, -09  The searcher gives one card to another living player, wherever his heads are."""

    __slots__ = ()

    def first_gift(self) -> int:
        """Give a card of some kind to somebody."""
        return TO_GIVE

    def receivers(self, g: Mall) -> int:
        """MOH-TRUCK-09  Only living players receive cards, unless the option gift_to_eliminated says otherwise."""
        return receivers(g, self.seat)

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "MOH-TRUCK-04"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-TRUCK-09  Only living players receive cards."""
        return "MOH-TRUCK-09" if option >= TO_GIVE else ""
