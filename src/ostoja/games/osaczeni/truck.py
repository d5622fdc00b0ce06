"""Chapter: phase 1, "Who searches the truck?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.seats import is_single
from ostoja.engine.steps import InTurn
from ostoja.games.osaczeni.discussion import discuss
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.variants import LIGHT_PACK, LIGHT_PACKS, SECOND_DELIVERY
from ostoja.games.osaczeni.voting import Vote
from ostoja.games.osaczeni.words import CAR_PARK, ITEMS, TO_BOX, TO_GIVE, TO_KEEP, TO_SEARCH
from ostoja.kit.refuge.gifts import gift_parts
from ostoja.kit.refuge.truck import GiveOne, KeepOne, draw, keep, kinds_in

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Verb


class Search(Procedure[Lockdown]):
    """OSA-TRUCK-01  The players on the car park vote on who searches the truck."""

    __slots__ = ()

    def copy(self) -> Search:
        """Return one that has got as far."""
        twin = Search()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return SEARCH

    def discussion(self, g: Lockdown) -> Next:
        """OSA-TRUCK-02  Nobody there, or no item: no vote; monsters do not matter. A sole participant needs no talk.

        OSA-TRUCK-01, OSA-TRUCK-03, OSA-TRUCK-11, OSA-VOTE-19
        """
        if g.variant == SECOND_DELIVERY:
            second_delivery(g)
        if not g.room[CAR_PARK] or not g.deck:
            return DONE
        return None if is_single(g.present(CAR_PARK)) else discuss(g, CAR_PARK, TO_SEARCH)

    def vote(self, g: Lockdown) -> Next:
        """OSA-TRUCK-01  Then they decide."""
        return Vote(CAR_PARK, TO_SEARCH)

    def take(self, g: Lockdown) -> Next:
        """OSA-TRUCK-04  The chosen player draws 3 items; a single one is kept or given away at will.

        OSA-TRUCK-08, OSA-TRUCK-09
        """
        draw(g, g.elected)
        return LastItem(g.elected) if len(g.truck) == 1 else Keep(g.elected)

    def give(self, g: Lockdown) -> Next:
        """OSA-TRUCK-04, OSA-TRUCK-07  Then one is given away."""
        return Give(g.elected) if g.truck else None

    def put_away(self, g: Lockdown) -> Next:
        """OSA-TRUCK-04  The third goes face down into the box."""
        while g.truck:
            g.box(g.elected, g.truck.pop())
        return DONE


SEARCH: Final[Phases] = (Search.discussion, Search.vote, Search.take, Search.give, Search.put_away)


def second_delivery(g: Lockdown) -> None:
    """OSA-VAR-13  The first time the stack is empty, boxed and played items are shuffled into a new one."""
    if g.deck or g.refilled:
        return
    g.refilled = True
    g.deck = g.boxed + [card for card in range(len(g.data.card_of)) if g.played >> card & 1]
    g.boxed, g.boxers, g.played = [], [], 0
    g.rng.shuffle(g.deck)
    g.tell("refilled", len(g.deck))


class Keep(KeepOne[Lockdown]):
    """OSA-TRUCK-04  The searcher keeps one of the drawn items."""

    __slots__ = ()

    def keeps(self) -> Verb:
        """Keep an item of some kind."""
        return TO_KEEP

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "OSA-TRUCK-04"


class Give(GiveOne[Lockdown]):
    """OSA-TRUCK-04  The searcher gives one item to any other player, wherever they are, eliminated or not.

    No item changes hands in any other way.

    OSA-TRUCK-05, OSA-TRUCK-06, OSA-GEN-06
    """

    __slots__ = ()

    def gives(self) -> Verb:
        """Give an item of some kind to somebody."""
        return TO_GIVE

    def rule(self) -> str:
        """Cite the rule on keeping and giving."""
        return "OSA-TRUCK-04"


class LastItem(Give):
    """OSA-TRUCK-08  One item is left: keep it or give it away."""

    __slots__ = ()

    def options(self, g: Lockdown, seat: int) -> list[int]:
        """Offer to keep it, or to give it to any other player."""
        return TO_KEEP.among(kinds_in(g, g.truck)) + self.gifts(g)

    def decide(self, g: Lockdown, seat: int, option: int) -> Next:
        """Keep it or hand it over."""
        if option in TO_GIVE:
            return super().decide(g, seat, option)
        keep(g, seat, TO_KEEP.target(option))
        return DONE

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask what becomes of it."""
        return ("ask-last", self.seat, 0)

    def rule(self) -> str:
        """Cite the rule on the last item."""
        return "OSA-TRUCK-08"


def heavy_packs(g: Lockdown) -> Next:
    """OSA-GEN-08, OSA-VAR-14  A hand has no limit; but with light packs who has more than 2 items puts some away."""
    if g.variant != LIGHT_PACKS:
        return None
    heavy = 0
    for seat in range(g.seats):
        if g.hands[seat].bit_count() > LIGHT_PACK:
            heavy |= 1 << seat
    return Surplus(heavy, g.badge)


class Surplus(InTurn[Lockdown]):
    """OSA-VAR-14  Put surplus items of own choice face down into the box."""

    __slots__ = ()

    def copy(self) -> Surplus:
        """Return a step with the same turns left."""
        twin = Surplus()
        self.copy_turns(twin)
        return twin

    def options(self, g: Lockdown, seat: int) -> list[int]:
        """Offer each kind of item in hand."""
        return TO_BOX.each([item for item in range(ITEMS) if g.holds(seat, item)])

    def decide(self, g: Lockdown, seat: int, option: int) -> Next:
        """Put it away; whoever gave this player something cannot be sure of it any more."""
        held = g.hands[seat] & g.data.cards_of[TO_BOX.target(option)]
        card = (held & -held).bit_length() - 1
        g.hands[seat] = g.hands[seat] & ~(1 << card)
        g.gifts = [gift for gift in g.gifts if gift_parts(gift)[1] != seat]
        g.box(seat, card)
        if g.hands[seat].bit_count() > LIGHT_PACK:
            return None
        return self.end_turn(seat)

    def always_asks(self, g: Lockdown, seat: int) -> bool:
        """Ask even if all items are alike: the others must not learn that."""
        return True

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask what to put away."""
        return ("ask-surplus", 0, 0)

    def rule(self) -> str:
        """Cite the variant."""
        return "OSA-VAR-14"
