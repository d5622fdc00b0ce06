"""Chapter a: search of the truck."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Solo
from ostoja.games.mall_of_horror.state import NOBODY, Mall, gift_of
from ostoja.games.mall_of_horror.voting import Vote, open_vote
from ostoja.games.mall_of_horror.words import PARKING, PLAYER_SEATS, TO_GIVE, TO_KEEP, TO_SEARCH


class Search(Procedure[Mall]):
    """MOH-TRUCK-01  Those with a head at Parking vote on who searches the truck."""

    __slots__ = ()

    def copy(self) -> Search:
        """Return a search that has got as far."""
        twin = Search()
        twin.at = self.at
        return twin

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
        for _ in range(min(g.data.search, len(g.deck))):
            card = g.deck.pop()
            g.truck.append(card)
            g.show(1 << searcher, "drew", searcher, g.data.card_of[card])
        if len(g.buriers) > len(g.deck):
            del g.buriers[len(g.deck) :]
        g.tell_rest(1 << searcher, "searched", searcher, len(g.truck))
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


def kinds_in(g: Mall, cards: list[int]) -> list[int]:
    """List the kinds among some cards, each once."""
    return sorted({g.data.card_of[card] for card in cards})


def receivers(g: Mall, seat: int) -> int:
    """MOH-TRUCK-09  Return who may be given a card: the other living players (gift_to_eliminated: all others)."""
    return (g.everybody() if g.rulings.gift_to_eliminated else g.survivors()) & ~(1 << seat)


def take_from_truck(g: Mall, kind: int) -> int:
    """Take one of the drawn cards and return it as a set of one."""
    for card in g.truck:
        if g.data.card_of[card] == kind:
            g.truck.remove(card)
            return 1 << card
    return 0


class Keep(Solo[Mall]):
    """MOH-TRUCK-04  The searcher keeps one of the drawn cards."""

    __slots__ = ()

    def options(self, g: Mall, seat: int) -> list[int]:
        """Offer each kind of card drawn."""
        return [TO_KEEP + kind for kind in kinds_in(g, g.truck)]

    def decide(self, g: Mall, seat: int, option: int) -> Next:
        """Put the card into the hand."""
        g.hands[seat] |= take_from_truck(g, option - TO_KEEP)
        g.show(1 << seat, "kept", seat, option - TO_KEEP)
        g.tell_rest(1 << seat, "kept-one", seat)
        return DONE

    def always_asks(self, g: Mall, seat: int) -> bool:
        """Ask unless there is but one card: three equal ones must not be told by the lack of a question."""
        return len(g.truck) > 1

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask which card to keep."""
        return ("ask-keep", self.seat, 0)

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "MOH-TRUCK-04"


class Give(Solo[Mall]):
    """MOH-TRUCK-04, -05, -09  The searcher gives one card to another living player, wherever his heads are."""

    __slots__ = ()

    def options(self, g: Mall, seat: int) -> list[int]:
        """Offer each kind of card left to each possible receiver."""
        others = seats_in(receivers(g, seat))
        return [TO_GIVE + kind * PLAYER_SEATS + other for kind in kinds_in(g, g.truck) for other in others]

    def decide(self, g: Mall, seat: int, option: int) -> Next:
        """MOH-TRUCK-04  Hand the card over face down; giver and receiver know it."""
        kind, receiver = divmod(option - TO_GIVE, PLAYER_SEATS)
        g.hands[receiver] |= take_from_truck(g, kind)
        g.gifts.append(gift_of(seat, receiver, kind))
        both = 1 << seat | 1 << receiver
        g.show(both, "gave", seat, receiver, kind)
        g.tell_rest(both, "gave-one", seat, receiver)
        return DONE

    def always_asks(self, g: Mall, seat: int) -> bool:
        """Ask while two cards are left, even if they are equal and there is one receiver."""
        return len(g.truck) > 1

    def asks(self, g: Mall) -> tuple[str, int, int]:
        """Ask which card to give, and to whom."""
        return ("ask-give", self.seat, 0)

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "MOH-TRUCK-04"

    def why_not(self, g: Mall, seat: int, option: int) -> str:
        """MOH-TRUCK-09  Only living players receive cards."""
        return "MOH-TRUCK-09" if option >= TO_GIVE else ""
