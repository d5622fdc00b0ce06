"""Judgement: what heads and cards are worth in points, and what a spread of points is worth to a seat."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ostoja.games.mall_of_horror.state import TEAM, team_in
from ostoja.games.mall_of_horror.words import CAMERA, CARDS, HARDWARE, HIDE, KINDS, PARKING, SPRINT, THREAT

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.data import Data
    from ostoja.games.mall_of_horror.state import Mall

EARLY: Final = 6.0  # with so many deaths to go, votes and strength still pay in full
VOTE_PREMIUM: Final = 1.5  # a vote beyond the first one saves its team about half a Gunman, early on
STRENGTH_PREMIUM: Final = 0.8  # strength is shared by the whole room, so it is worth less to its owner than a vote

SPARE_CARD: Final = 0.5  # a card left at the end breaks ties: half a point
KILL_WORTH: Final = 0.8  # a weapon, per zombie it kills
OTHER_CARD: Final = 1.0  # a card that somebody else holds unseen: the mean of them all

LUCK: Final = 1.2  # points that one death may still turn round
LUCK_PER_DEATH: Final = 0.4  # and how many more with every further death to come
HOPE: Final = 0.02  # a lost game is lost, but rather by little
NEVER: Final = -1e9  # what a seat without a head adds to anybody's worries


def card_worth(data: Data, card: int) -> float:
    """Return what a card in hand is worth early in the game, in points."""
    if card == HIDE:
        return 2.0
    if card == SPRINT:
        return 1.1
    if card == HARDWARE:
        return 0.8
    if card == THREAT:
        return 0.7
    if card == CAMERA:
        return 0.5
    return KILL_WORTH * data.kills[card]


class Prices:
    """The prices of one stage of the game: so many deaths before the rescue."""

    __slots__ = ("card", "cheapest", "coldness", "early", "head", "kind", "team")

    def __init__(self, data: Data, to_go: int) -> None:
        self.early = min(1.0, max(0, to_go - 1) / EARLY)
        self.coldness = 1.0 / (LUCK + LUCK_PER_DEATH * max(0, to_go))
        self.head: list[float] = []
        for kind in range(KINDS):
            extra = VOTE_PREMIUM * (data.votes[kind] - 1) + STRENGTH_PREMIUM * (data.strength[kind] - 1)
            self.head.append(data.value[kind] + self.early * extra)
        self.card: list[float] = []
        for card in range(CARDS):
            self.card.append(SPARE_CARD + self.early * (card_worth(data, card) - SPARE_CARD))
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


class Outlook:
    """One table through the eyes of one seat: what everybody is worth, and how good that is for the seat."""

    __slots__ = ("cards", "g", "living", "prices", "seat", "to_go", "worth")

    def __init__(self, g: Mall, seat: int, prices: Prices, to_go: int) -> None:
        self.g = g
        self.seat = seat
        self.prices = prices
        self.to_go = to_go
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
        g = self.g
        hand = g.hands[self.seat]
        worth = 0.0
        for card in range(CARDS):
            held = hand & g.data.cards_of[card]
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

    def final(self, living: int, spent: int) -> float:
        """MOH-SCORE-01 to -04  Return the seat's part of the victory if the rescue came now, some own cards later."""
        g = self.g
        values = g.data.team_value
        own = values[team_in(living, self.seat)]
        if not team_in(living, self.seat):
            return 0.0
        own_cards = self.cards[self.seat] - spent
        sharers = 1
        for other in range(g.seats):
            if other != self.seat:
                value = values[team_in(living, other)]
                if value > own or (value == own and self.cards[other] > own_cards):
                    return 0.0
                if value == own and self.cards[other] == own_cards:
                    sharers += 1
        return 1.0 / sharers

    def after_death(self, victim: int, kind: int, spent: int, cost: float) -> float:
        """Return how good the table is once a head is eaten and own cards of some worth are spent."""
        worth = self.worth[:]
        left = team_in(self.living, victim) & ~(1 << kind)
        worth[victim] = worth[victim] - self.prices.head[kind] if left else NEVER
        if worth[self.seat] != NEVER:
            worth[self.seat] -= cost
        if self.to_go > 1 or not self.g.rulings.ends_at_once:
            return self.share(worth)
        dead = 1 << victim * KINDS + kind
        return (1.0 - HOPE) * self.final(self.living & ~dead, spent) + HOPE * self.share(worth)

    def gaining(self, winner: int, gain: float) -> float:
        """Return how good the table is once somebody has gained some worth (a cost: once he has lost it)."""
        worth = self.worth[:]
        if worth[winner] != NEVER:
            worth[winner] += gain
        return self.share(worth)

    def ends_with(self, room: list[int]) -> bool:
        """MOH-END-01  Tell whether all survivors stand together in one location other than Parking."""
        if not self.g.rulings.ends_at_once:
            return False
        return self.living in room and room[PARKING] != self.living


def deaths_to_go(g: Mall) -> int:
    """MOH-END-02  Count the deaths that are left before the rescue arrives."""
    enough = g.data.rescue_of_six if g.seats == 6 else g.data.rescue
    return (g.living() | g.unplaced).bit_count() - enough
