"""Chapter: the auction variant. The sides are bid for, the Human forces bought."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.claustrophobia.cards import draw_advantage
from ostoja.games.claustrophobia.state import NOBODY, Maze
from ostoja.games.claustrophobia.values import bearers
from ostoja.games.claustrophobia.words import (
    ALL_GIFTS,
    FORCES,
    OBJECTS,
    TO_BID,
    TO_BUY,
    TO_HIRE,
    TO_LEARN,
    TO_STOCK,
)


class Bidding(Solo[Maze]):
    """CLA-AUC-01  In turn each bids lower or passes; the first one must bid; a pass or a bid of 0 ends it.

    CLA-AUC-02, CLA-AUC-09
    """

    __slots__ = ()

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)

    def copy(self) -> Bidding:
        """Return the same turn."""
        return Bidding(self.seat)

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer every lower bid; before the first one nobody can pass."""
        bids = TO_BID.each(range(g.bid - 1, -1, -1))
        return bids if is_first_bid(g) else [PASS, *bids]

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-AUC-02  The lowest bidder plays the Humans with that many points."""
        if option == PASS:
            return self.won(g, 1 - seat)
        g.bid = TO_BID.target(option)
        g.tell("bid", seat, g.bid)
        if g.bid == 0:
            return self.won(g, seat)
        self.seat = 1 - seat
        return None

    def won(self, g: Maze, seat: int) -> Next:
        """The winner takes the Human side."""
        g.human = seat
        g.points = g.bid
        g.tell("won-bid", seat, g.points)
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a bid."""
        return ("ask-bid", min(g.bid, g.data.auction_start), 0)

    def rule(self) -> str:
        """Cite the rule on bids."""
        return "CLA-AUC-02"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """The first bidder must bid, and every bid be lower."""
        return "CLA-AUC-09" if option == PASS else "CLA-AUC-02"


def is_first_bid(g: Maze) -> bool:
    """CLA-AUC-09  Tell whether nobody has bid yet: what stands there is one more than anybody may bid."""
    return g.bid > g.data.auction_start


class Purchase(Solo[Maze]):
    """CLA-AUC-03  The winner buys what he can pay for; points not spent are lost.

    CLA-AUC-04, CLA-AUC-05, CLA-AUC-06, CLA-AUC-07, CLA-AUC-11
    """

    __slots__ = ("cards",)

    def __init__(self, seat: int = 0, cards: int = 0) -> None:
        super().__init__(seat)
        self.cards = cards  # Advantage cards bought so far

    def copy(self) -> Purchase:
        """Return a purchase that has got as far."""
        return Purchase(self.seat, self.cards)

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer what is for sale and affordable."""
        data = g.data
        found = [PASS]
        if g.points >= data.warrior_price:
            found += TO_HIRE.each([force for force in range(len(FORCES)) if next_figure(g, force) != NOBODY])
        if g.points >= data.gift_price and g.gifts.bit_count() < data.most_gifts:
            found += TO_LEARN.among(ALL_GIFTS & ~g.gifts)
        if g.points >= data.object_price:
            found += TO_BUY.each([thing for thing in range(OBJECTS) if not why_no_object(g, thing)])
        if g.points >= data.advantage_price and self.cards < len(g.advantage_deck):
            found.append(TO_STOCK)
        return found

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Buy one thing; Advantage cards are drawn when nothing more is bought."""
        data = g.data
        if option == PASS:
            g.points = 0
            for _ in range(self.cards):
                draw_advantage(g)
            return DONE
        if option == TO_STOCK:
            g.points -= data.advantage_price
            self.cards += 1
        elif option in TO_BUY:
            g.points -= data.object_price
            g.spare_objects.append(TO_BUY.target(option))
        elif option in TO_LEARN:
            g.points -= data.gift_price
            g.gifts |= 1 << TO_LEARN.target(option)
        else:
            g.points -= data.warrior_price
            g.put(next_figure(g, TO_HIRE.target(option)), g.scenario().start)
        g.tell("bought", seat, g.points)
        return None

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask what to buy."""
        return ("ask-buy", g.points, self.cards)

    def rule(self) -> str:
        """Cite the rule on purchases."""
        return "CLA-AUC-05"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the limit of what is for sale."""
        if option in TO_LEARN:
            return "CLA-AUC-04"
        if option in TO_BUY:
            return why_no_object(g, TO_BUY.target(option)) or "CLA-AUC-06"
        if option == TO_STOCK:
            return "CLA-AUC-07"
        return "CLA-AUC-11" if g.scenario().possession else "CLA-AUC-05"


def why_no_object(g: Maze, thing: int) -> str:
    """CLA-AUC-06  Name the rule that keeps an Object from being sold: no card left, or nobody to bear it.

    CLA-AUC-08
    """
    bought = g.spare_objects.count(thing)
    if bought >= g.data.object_copies[thing]:
        return "CLA-AUC-06"
    return "" if len(bearers(g, thing)) > bought else "CLA-AUC-08"


def next_figure(g: Maze, force: int) -> int:
    """CLA-AUC-05, CLA-AUC-11  Return the next Brute or Blade for sale, or NOBODY; figures of the Possessed are not."""
    figures = FORCES[force]
    most = 1 if g.scenario().possession else len(figures)
    for hero in figures[:most]:
        if g.at[hero] < 0:
            return hero
    return NOBODY
