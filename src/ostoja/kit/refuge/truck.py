"""The truck: whoever is elected draws, keeps one card and gives one away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import DONE, Next, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.steps import Solo
from ostoja.kit.refuge.gifts import gift_of
from ostoja.kit.refuge.state import R, Refuge

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


def draw(g: Refuge, searcher: int) -> None:
    """Draw the top cards of the deck; the searcher alone looks at them."""
    for _ in range(min(g.tables.search, len(g.deck))):
        card = g.deck.pop()
        g.truck.append(card)
        g.show(1 << searcher, "drew", searcher, g.tables.card_of[card])
    g.tell_rest(1 << searcher, "searched", searcher, len(g.truck))


def kinds_in(g: Refuge, cards: list[int]) -> int:
    """Return the kinds among some cards, as bits."""
    kinds = 0
    for card in cards:
        kinds |= 1 << g.tables.card_of[card]
    return kinds


def take_from_truck(g: Refuge, kind: int) -> int:
    """Take one of the drawn cards and return it as a set of one."""
    at = 0
    while g.tables.card_of[g.truck[at]] != kind:
        at += 1
    return 1 << g.truck.pop(at)


def keep(g: Refuge, seat: int, kind: int) -> None:
    """Put one of the drawn cards into the searcher's hand."""
    g.hands[seat] = g.hands[seat] | take_from_truck(g, kind)
    g.show(1 << seat, "kept", seat, kind)
    g.tell_rest(1 << seat, "kept-one", seat)


def give(g: Refuge, seat: int, kind: int, receiver: int) -> None:
    """Hand one of the drawn cards over face down; giver and receiver know it."""
    g.hands[receiver] = g.hands[receiver] | take_from_truck(g, kind)
    g.gifts.append(gift_of(seat, receiver, kind))
    both = 1 << seat | 1 << receiver
    g.show(both, "gave", seat, receiver, kind)
    g.tell_rest(both, "gave-one", seat, receiver)


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepOne(Solo[R]):
    """The searcher keeps one of the drawn cards."""

    __slots__ = ()

    def keeps(self) -> Verb:
        """Return the verb of keeping a card of some kind."""
        raise Unwritten(self, "verb of keeping")

    def options(self, g: R, seat: int) -> list[int]:
        """Offer each kind of card drawn."""
        return self.keeps().among(kinds_in(g, g.truck))

    def decide(self, g: R, seat: int, option: int) -> Next:
        """Put the card into the hand."""
        keep(g, seat, self.keeps().target(option))
        return DONE

    def always_asks(self, g: R, seat: int) -> bool:
        """Ask unless there is but one card: three equal ones must not be told by the lack of a question."""
        return len(g.truck) > 1

    def asks(self, g: R) -> tuple[str, int, int]:
        """Ask which card to keep."""
        return ("ask-keep", self.seat, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveOne(Solo[R]):
    """The searcher gives one of the drawn cards to another player."""

    __slots__ = ()

    def gives(self) -> Verb:
        """Return the verb of giving a card of some kind to a seat."""
        raise Unwritten(self, "verb of giving")

    def receivers(self, g: R) -> int:
        """Return who may be given a card."""
        return g.everybody() & ~(1 << self.seat)

    def gifts(self, g: R) -> list[int]:
        """List each kind of card left for each possible receiver."""
        return self.gives().across(kinds_in(g, g.truck), self.receivers(g))

    def options(self, g: R, seat: int) -> list[int]:
        """Offer every gift."""
        return self.gifts(g)

    def decide(self, g: R, seat: int, option: int) -> Next:
        """Hand the card over."""
        kind, receiver = self.gives().parts(option)
        give(g, seat, kind, receiver)
        return DONE

    def always_asks(self, g: R, seat: int) -> bool:
        """Ask while two cards are left, even if they are equal and there is one receiver."""
        return len(g.truck) > 1

    def asks(self, g: R) -> tuple[str, int, int]:
        """Ask which card to give, and to whom."""
        return ("ask-give", self.seat, 0)
