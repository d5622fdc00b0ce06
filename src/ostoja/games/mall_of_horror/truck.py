"""Chapter a: search of the truck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import PASS, Solo
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.voting import Vote, open_vote
from ostoja.games.mall_of_horror.words import PARKING, TO_DRAW, TO_GIVE, TO_KEEP, TO_SEARCH
from ostoja.kit.refuge.state import NOBODY
from ostoja.kit.refuge.truck import GiveOne, KeepOne, draw

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


class Search(Procedure[Mall]):
    """MOH-TRUCK-01  Those with a head at Parking vote on who searches the truck."""

    __slots__ = ()

    def copy(self) -> Search:
        """Return one that has got as far."""
        twin = Search()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return SEARCH

    def threats(self, g: Mall) -> Next:
        """MOH-TRUCK-02, MOH-TRUCK-08  Nobody at Parking, or an empty deck: no search."""
        if not g.room[PARKING] or not g.deck:
            return DONE
        return open_vote(g, PARKING, TO_SEARCH)

    def vote(self, g: Mall) -> Next:
        """MOH-TRUCK-01  Vote among those at Parking."""
        return Vote(PARKING, TO_SEARCH)

    def leave_or_draw(self, g: Mall) -> Next:
        """MOH-TRUCK-03  Option search_may_decline: the elected player may leave the truck alone."""
        return Draw(g.elected) if g.rulings.search_may_decline and g.elected != NOBODY else None

    def draw(self, g: Mall) -> Next:
        """MOH-TRUCK-03  The elected player draws the top three cards and looks at them alone."""
        searcher = g.elected
        if searcher == NOBODY:
            return DONE
        draw(g, searcher)
        del g.buriers[len(g.deck) :]  # what was buried and is drawn now
        return Keep(searcher)

    def give(self, g: Mall) -> Next:
        """MOH-TRUCK-04, MOH-TRUCK-07  Then one card is given away, if there is one left and somebody to take it."""
        return Give(g.elected) if g.truck and receivers(g, g.elected) else None

    def bury(self, g: Mall) -> Next:
        """MOH-TRUCK-06  The third card goes face down under the deck."""
        while g.truck:
            g.deck.insert(0, g.truck.pop())
            g.buriers.insert(0, g.elected)
            g.tell("buried", g.elected)
        return DONE


SEARCH: Final[Phases] = (
    Search.threats,
    Search.vote,
    Search.leave_or_draw,
    Search.draw,
    Search.give,
    Search.bury,
)


def receivers(g: Mall, seat: int) -> int:
    """MOH-TRUCK-09  Return who may be given a card: the other living players (gift_to_eliminated: all others)."""
    return (g.everybody() if g.rulings.gift_to_eliminated else g.survivors()) & ~(1 << seat)


class Draw(Solo[Mall]):
    """MOH-TRUCK-03  Option search_may_decline: to draw, or to leave the truck to nobody."""

    __slots__ = ()

    def options(self, g: Mall, seat: int) -> list[int]:
        """Offer both; who is absent draws."""
        return [TO_DRAW, PASS]

    def decide(self, g: Mall, seat: int, option: int) -> Next:
        """Whoever declines is not the searcher any more, and nobody else becomes it."""
        if option == PASS:
            g.elected = NOBODY
            g.tell("declined", seat)
        return DONE

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask whether to draw, and how many cards there are."""
        return ("ask-draw", self.seat, min(g.data.search, len(g.deck)))

    def rule(self) -> str:
        """Cite the rule on drawing."""
        return "MOH-TRUCK-03"


class Keep(KeepOne[Mall]):
    """MOH-TRUCK-04, MOH-TRUCK-11  The searcher keeps one of the drawn cards, however many he holds."""

    __slots__ = ()

    def keeps(self) -> Verb:
        """Keep a card of some kind."""
        return TO_KEEP

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "MOH-TRUCK-04"


class Give(GiveOne[Mall]):
    """MOH-TRUCK-04  The searcher gives one card to another living player, wherever his heads are.

    MOH-TRUCK-05, MOH-TRUCK-09, MOH-TRUCK-10
    """

    __slots__ = ()

    def gives(self) -> Verb:
        """Give a card of some kind to somebody."""
        return TO_GIVE

    def receivers(self, g: Mall) -> int:
        """MOH-TRUCK-09  Only living players receive cards, unless the option gift_to_eliminated says otherwise."""
        return receivers(g, self.seat)

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "MOH-TRUCK-04"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-TRUCK-04, MOH-TRUCK-09  Only others receive cards, and only living ones."""
        if option in TO_GIVE and TO_GIVE.parts(option)[1] != seat:
            return "MOH-TRUCK-09"
        return "MOH-TRUCK-04"
