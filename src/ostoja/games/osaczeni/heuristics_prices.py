"""Judgement: what the items are worth in points, and how far the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.osaczeni.ending import limit
from ostoja.games.osaczeni.words import ITEMS
from ostoja.kit.refuge.judge_prices import Outlook

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown
    from ostoja.kit.refuge.judge_prices import Prices

# Walkie-talkie, energy drink, gun, canned food, bat, chainsaw, Molotov, rotten meat, truck keys.
WORTHS: Final = [0.5, 1.3, 0.7, 1.0, 0.8, 1.6, 2.2, 2.0, 0.9]


def item_worths() -> list[float]:
    """Return what every kind of item is worth early in the game."""
    return [WORTHS[item] for item in range(ITEMS)]


class LockdownOutlook(Outlook):
    """The mall under lockdown through the eyes of one seat; ties are broken by the victim token."""

    __slots__ = ("g",)

    def __init__(self, g: Lockdown, seat: int, prices: Prices, to_go: int) -> None:
        super().__init__(g, seat, prices, to_go, g.victim)
        self.g = g


def deaths_to_go(g: Lockdown) -> int:
    """OSA-END-02  Count the deaths that are left before the game ends."""
    return (g.living() | g.unplaced).bit_count() - limit(g)
