"""Judgement: what the cards are worth in points, and how close the rescue is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.mall_of_horror.ending import limit
from ostoja.games.mall_of_horror.words import CAMERA, CARDS, HARDWARE, HIDE, PARKING, SPRINT, THREAT
from ostoja.kit.refuge.heads import KINDS, team_in
from ostoja.kit.refuge.judge_prices import HOPE, Outlook

if TYPE_CHECKING:
    from ostoja.games.mall_of_horror.data import Data
    from ostoja.games.mall_of_horror.state import Mall
    from ostoja.kit.refuge.judge_prices import Prices

KILL_WORTH: Final = 0.8  # a weapon, per zombie it kills


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


def card_worths(data: Data) -> list[float]:
    """Return what every kind of card is worth early in the game."""
    return [card_worth(data, card) for card in range(CARDS)]


class MallOutlook(Outlook):
    """The mall through the eyes of one seat: the rescue may come with the next death or move."""

    __slots__ = ("g",)

    def __init__(self, g: Mall, seat: int, prices: Prices, to_go: int) -> None:
        super().__init__(g, seat, prices, to_go)
        self.g = g

    def final(self, living: int, spent: int) -> float:
        """MOH-SCORE-01  Return the seat's part of the victory if the rescue came now, some own cards later.

        MOH-SCORE-02, MOH-SCORE-03, MOH-SCORE-04
        """
        values = self.g.data.team_value
        own = values[team_in(living, self.seat)]
        if not team_in(living, self.seat):
            return 0.0
        own_cards = self.cards[self.seat] - spent
        sharers = 1
        for other in range(self.g.seats):
            if other != self.seat:
                value = values[team_in(living, other)]
                if value > own or (value == own and self.cards[other] > own_cards):
                    return 0.0
                if value == own and self.cards[other] == own_cards:
                    sharers += 1
        return 1.0 / sharers

    def after_death(self, victim: int, kind: int, spent: int, cost: float) -> float:
        """MOH-END-02, MOH-END-03  The last death before the rescue decides the game."""
        worth = self.worth_after_death(victim, kind, cost)
        if self.to_go > 1 or not self.g.rulings.ends_at_once:
            return self.share(worth)
        dead = 1 << victim * KINDS + kind
        return (1.0 - HOPE) * self.final(self.living & ~dead, spent) + HOPE * self.share(worth)

    def ends_with(self, room: list[int]) -> bool:
        """MOH-END-01  Tell whether all survivors stand together in one location other than Parking."""
        if not self.g.rulings.ends_at_once:
            return False
        return self.living in room and room[PARKING] != self.living


def deaths_to_go(g: Mall) -> int:
    """MOH-END-02  Count the deaths that are left before the rescue arrives."""
    return (g.living() | g.unplaced).bit_count() - limit(g)
