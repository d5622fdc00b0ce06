"""Chapter: Night, step 4: recruiting."""

from __future__ import annotations

from ostoja.engine.agenda import Decision, Next
from ostoja.engine.steps import PASS
from ostoja.games.outlive.dawn import people_left
from ostoja.games.outlive.payment import draw_reserve
from ostoja.games.outlive.state import Wasteland
from ostoja.games.outlive.words import FOODS, GOODS, TO_RECRUIT, WATER


def recruits(g: Wasteland, seat: int) -> list[int]:
    """OUT-REC-01, -02, OUT-FEED-09  Offer each kind of food while the airlock has a place; reserve water is water."""
    if g.airlock[seat] >= g.data.airlock or (g.rulings.finite_supply and not people_left(g)):
        return []
    base = seat * GOODS
    return [TO_RECRUIT + kind for kind in FOODS if g.goods[base + kind] or (kind == WATER and g.reserve(seat))]


class Recruiting(Decision[Wasteland]):
    """OUT-REC-01, -02  Everybody may turn food into survivors in the airlock, all at the same time."""

    __slots__ = ("left",)

    def __init__(self, seats: int = 0) -> None:
        self.left = seats

    def copy(self) -> Recruiting:
        """Return a step that has got as far."""
        return Recruiting(self.left)

    def deciders(self, g: Wasteland) -> int:
        """Ask all who can recruit and have not finished."""
        mask = 0
        for seat in range(g.seats):
            if self.left >> seat & 1 and recruits(g, seat):
                mask |= 1 << seat
        return mask

    def options(self, g: Wasteland, seat: int) -> list[int]:
        """Offer to finish, and each kind of food."""
        return [PASS, *recruits(g, seat)]

    def decide(self, g: Wasteland, seat: int, option: int) -> Next:
        """OUT-REC-01  One food, one survivor into the airlock."""
        if option == PASS:
            self.left &= ~(1 << seat)
            return None
        kind = option - TO_RECRUIT
        if kind != WATER or not draw_reserve(g, seat):
            g.goods[seat * GOODS + kind] -= 1
        g.airlock[seat] += 1
        g.tell("recruited", seat, kind)
        return None

    def asks(self, g: Wasteland) -> tuple[str, int, int]:
        """Ask for recruits."""
        return ("ask-recruit", -1, -1)

    def rule(self) -> str:
        """Cite the rule on recruiting."""
        return "OUT-REC-01"

    def why_not(self, g: Wasteland, seat: int, option: int) -> str:
        """Only food recruits, and only into free places of the airlock."""
        return "OUT-REC-02" if g.airlock[seat] >= g.data.airlock else "OUT-REC-01"
