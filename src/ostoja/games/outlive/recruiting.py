"""Chapter: Night, step 4: recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.outlive.dawn import people_left
from ostoja.games.outlive.nightwork import NightWork
from ostoja.games.outlive.payment import draw_reserve
from ostoja.games.outlive.words import FOODS, GOODS, TO_RECRUIT, WATER

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland


class Recruiting(NightWork):
    """OUT-REC-01, OUT-REC-02  Everybody may turn food into survivors in the airlock, all at the same time."""

    __slots__ = ()

    def plays(self, g: Wasteland, seat: int) -> list[int]:
        """OUT-REC-01  Offer each kind of food while the airlock has a place; reserve water is water.

        OUT-REC-02, OUT-FEED-09
        """
        if g.airlock[seat] >= g.data.airlock or (g.rulings.finite_supply and not people_left(g)):
            return []
        base = seat * GOODS
        kinds = 0
        for kind in FOODS:
            if g.goods[base + kind] or (kind == WATER and g.reserve(seat)):
                kinds |= 1 << kind
        return TO_RECRUIT.among(kinds)

    def play(self, g: Wasteland, seat: int, option: int) -> None:
        """OUT-REC-01, OUT-FEED-09  One food, one survivor into the airlock; reserve water goes first."""
        kind = TO_RECRUIT.target(option)
        if kind != WATER or not draw_reserve(g, seat):
            g.goods[seat * GOODS + kind] -= 1
        g.airlock[seat] += 1
        g.tell("recruited", seat, kind)

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for recruits."""
        return ("ask-recruit", -1, -1)

    def rule(self) -> str:
        """Cite the rule on recruiting."""
        return "OUT-REC-01"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Only food recruits, and only into free places of the airlock."""
        return "OUT-REC-02" if g.airlock[seat] >= g.data.airlock else "OUT-REC-01"
