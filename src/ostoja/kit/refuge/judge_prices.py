"""Judgement: what heads and cards are worth in points, and what a spread of points is worth to a seat."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ostoja.engine.native import mypyc_attr
from ostoja.kit.refuge.heads import KINDS, TEAM, team_in
from ostoja.kit.refuge.state import NOBODY

if TYPE_CHECKING:
    from ostoja.kit.refuge.data import RefugeData
    from ostoja.kit.refuge.state import Refuge

EARLY: Final = 6.0  # with so many deaths to go, votes and strength still pay in full
VOTE_PREMIUM: Final = 1.5  # a vote beyond the first one saves its team about half a head, early on
STRENGTH_PREMIUM: Final = 0.8  # strength is shared by the whole room, so it is worth less to its owner than a vote

SPARE_CARD: Final = 0.5  # a card left at the end breaks ties: half a point
OTHER_CARD: Final = 1.0  # a card that somebody else holds unseen: the mean of them all

LUCK: Final = 1.2  # points that one death may still turn round
LUCK_PER_DEATH: Final = 0.4  # and how many more with every further death to come
HOPE: Final = 0.02  # a lost game is lost, but rather by little
NEVER: Final = -1e9  # what a seat without a head adds to anybody's worries


class Prices:
    """The prices of one stage of the game: so many deaths before its end."""

    __slots__ = ("card", "cheapest", "coldness", "early", "head", "kind", "team")

    def __init__(self, data: RefugeData, to_go: int, cards: list[float]) -> None:
        self.early = min(1.0, max(0, to_go - 1) / EARLY)
        self.coldness = 1.0 / (LUCK + LUCK_PER_DEATH * max(0, to_go))
        self.head: list[float] = []
        for kind in range(KINDS):
            extra = VOTE_PREMIUM * (data.votes[kind] - 1) + STRENGTH_PREMIUM * (data.strength[kind] - 1)
            self.head.append(data.value[kind] + self.early * extra)
        self.card: list[float] = []
        for worth in cards:  # what a card in hand is worth early in the game, in points
            self.card.append(SPARE_CARD + self.early * (worth - SPARE_CARD))
        self.team: list[float] = [0.0] * (TEAM + 1)
        self.cheapest: list[float] = [0.0] * (TEAM + 1)  # by team: what the loss of one head costs its owner
        self.kind: list[int] = [0] * (TEAM + 1)  # and which head that is
        for team in range(1, TEAM + 1):
            self.add_team(team)

    def add_team(self, team: int) -> None:
        """Work out what a set of a seat's heads is worth, and which of them is given up first."""
        first = True
        for kind in range(KINDS):
            if team >> kind & 1:
                price = self.head[kind]
                self.team[team] += price
                if first or price < self.cheapest[team]:
                    first = False
                    self.cheapest[team] = price
                    self.kind[team] = kind


class PriceBook:
    """The prices of all stages of one game, each worked out once."""

    __slots__ = ("stages", "tables")

    def __init__(self, tables: RefugeData) -> None:
        self.tables = tables
        self.stages: dict[int, Prices] = {}

    def at(self, to_go: int, cards: list[float]) -> Prices:
        """Return the prices with so many deaths to go, given what each kind of card is worth early on."""
        prices = self.stages.get(to_go)
        if prices is None:
            prices = Prices(self.tables, to_go, cards)
            self.stages[to_go] = prices
        return prices


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """One table through the eyes of one seat: what everybody is worth, and how good that is for the seat."""

    __slots__ = ("breaker", "cards", "living", "prices", "seat", "table", "to_go", "worth")

    def __init__(self, g: Refuge, seat: int, prices: Prices, to_go: int, breaker: int = NOBODY) -> None:
        self.table = g
        self.seat = seat
        self.prices = prices
        self.to_go = to_go
        self.breaker = breaker  # the seat that alone breaks ties; nobody: the whole table does
        self.living = g.living() | g.unplaced
        self.cards: list[int] = [hand.bit_count() for hand in g.hands]
        other_card = SPARE_CARD + prices.early * (OTHER_CARD - SPARE_CARD)
        self.worth: list[float] = []
        for other in range(g.seats):
            team = team_in(self.living, other)
            self.worth.append(prices.team[team] + other_card * self.cards[other] if team else NEVER)
        if self.is_alive(seat):
            self.worth[seat] = prices.team[team_in(self.living, seat)] + self.hand_worth()

    def is_alive(self, seat: int) -> bool:
        """Tell whether a seat has a head left."""
        return team_in(self.living, seat) != 0

    def hand_worth(self) -> float:
        """Add up what the seat's own cards are worth."""
        cards_of = self.table.tables.cards_of
        hand = self.table.hands[self.seat]
        worth = 0.0
        for card in range(len(cards_of)):
            held = hand & cards_of[card]
            if held:
                worth += self.prices.card[card] * held.bit_count()
        return worth

    def share(self, worth: list[float]) -> float:
        """Return the seat's chance to win with these worths and luck; an eliminated seat wants the leader to fall."""
        coldness = self.prices.coldness
        own = worth[self.seat]
        if own == NEVER:
            return -max(worth) * HOPE
        total = 0.0
        for other in worth:
            if other > NEVER / 2:
                total += exp(min(40.0, (other - own) * coldness))
        return 1.0 / total

    def after_death(self, victim: int, kind: int, spent: int, cost: float) -> float:
        """Return how good the table is once a head is eaten and own cards (so many, of some worth) are spent."""
        return self.share(self.worth_after_death(victim, kind, cost))

    def worth_after_death(self, victim: int, kind: int, cost: float) -> list[float]:
        """Return everybody's worth once a head is eaten and own cards of some worth are spent."""
        worth = self.worth[:]
        left = team_in(self.living, victim) & ~(1 << kind)
        worth[victim] = worth[victim] - self.prices.head[kind] if left else NEVER
        if worth[self.seat] != NEVER:
            worth[self.seat] -= cost
        return worth

    def gaining(self, winner: int, gain: float) -> float:
        """Return how good the table is once somebody has gained some worth (a cost: once he has lost it)."""
        worth = self.worth[:]
        if worth[winner] != NEVER:
            worth[winner] += gain
        return self.share(worth)
