"""Judgement: how dangerous every area is, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.osaczeni.arrival import most
from ostoja.games.osaczeni.movement import Drinks, Move, Refreshments
from ostoja.games.osaczeni.state import CRYBABIES
from ostoja.games.osaczeni.words import (
    BASEBALL_BAT,
    CANNED_FOOD,
    CAR_PARK,
    CHAINSAW,
    ITEMS,
    MOLOTOV,
    ROTTEN_MEAT,
    SURVEILLANCE,
)
from ostoja.kit.refuge.hidden_dice import seen_dice
from ostoja.kit.refuge.judge_danger import UNREST, Danger
from ostoja.kit.refuge.judge_dice import heard, knows_dice, tails
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.osaczeni.heuristics_prices import LockdownOutlook
    from ostoja.games.osaczeni.state import Lockdown
    from ostoja.kit.refuge.judge_dice import Tail

ALL_OF_THEM: Final = 4  # as many monsters as a Molotov may be reckoned to remove


def powers(g: Lockdown) -> list[int]:
    """Return, by kind of item, how many monsters it keeps out."""
    powers = [0] * ITEMS
    powers[CANNED_FOOD] = 1
    for item in (BASEBALL_BAT, CHAINSAW, MOLOTOV):
        powers[item] = min(ALL_OF_THEM, g.data.kills[item])
    return powers


class LockdownDanger(Danger):
    """What the coming attack does to the worth of every seat, for any arrangement of the characters."""

    __slots__ = ("margin",)

    def __init__(self, look: LockdownOutlook, now: list[Tail], soon: list[Tail], unrest: float) -> None:
        g = look.g
        super().__init__(look, g.monsters, now, soon, unrest)
        self.outdoors = CAR_PARK
        self.post = SURVEILLANCE
        self.margin = 0 if g.row_is_full(1) else 1  # OSA-ATK-05, OSA-ATK-06
        hand = g.hands[look.seat]
        power = powers(g)
        for item in range(ITEMS):
            self.power += power[item] * (hand & g.data.cards_of[item]).bit_count()
        if hand & g.data.cards_of[ROTTEN_MEAT]:
            self.shelter = look.prices.card[ROTTEN_MEAT]

    def pulls(self, room: list[int]) -> list[int]:
        """OSA-ARR-03, OSA-ARR-04  Every biggest crowd draws a monster, and so do the most Crybabies, ties included."""
        pulls = [0] * PLACES
        for area in most([(heads & CRYBABIES).bit_count() for heads in room]):
            pulls[area] += 1
        for area in most([heads.bit_count() for heads in room]):
            pulls[area] += 1
        return pulls

    def need(self, place: int, strength: int, outside: int, shield: int) -> int:
        """OSA-ATK-05, OSA-ATK-06  More monsters than strength get in; after row 1 as many are enough."""
        return strength + shield + self.margin - outside


def landed(g: Lockdown, dice: list[int]) -> list[int]:
    """OSA-ARR-02  Return, by area, how many monsters some dice bring; a closed area's go to the car park.

    OSA-ARR-06, OSA-ARR-07
    """
    counts = [0] * PLACES
    for die in dice:
        counts[die if g.has_notch(die) else CAR_PARK] += 1
    return counts


def arrivals(g: Lockdown, seat: int, hearing: Hearing) -> tuple[list[Tail], list[Tail]]:
    """Return, by area, the monsters that are still to come this round, and those until the end of the next one."""
    coming = g.dice_in_use()
    if isinstance(g.agenda[-1], (Move, Drinks, Refreshments)):  # the dice lie open
        sure = landed(g, g.dice)
        return tails(sure, 0), tails(sure, coming)
    if g.revealed:  # between the attack and the next roll
        nothing = [0] * PLACES
        return tails(nothing, coming), tails(nothing, 2 * coming)
    if knows_dice(g, seat):
        seen = seen_dice(g, seat, g.covered)
        sure = landed(g, seen)
        unseen = len(g.dice) - len(seen)
        return tails(sure, unseen), tails(sure, unseen + coming)
    nothing = [0] * PLACES
    return heard(g, hearing, tails(nothing, len(g.dice))), tails(nothing, len(g.dice) + coming)


def danger_now(look: LockdownOutlook, hearing: Hearing, unrest: float = UNREST) -> LockdownDanger:
    """Return the danger of the coming attack, from what the seat knows of the dice."""
    now, soon = arrivals(look.g, look.seat, hearing)
    return LockdownDanger(look, now, soon, unrest)
