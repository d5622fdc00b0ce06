"""Judgement: how dangerous every location is, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.mall_of_horror.attack import PIN_UPS
from ostoja.games.mall_of_horror.words import CARDS, FIRST_WEAPON, HARDWARE, HIDE, HQ, PARKING
from ostoja.kit.refuge.judge_danger import Danger
from ostoja.kit.refuge.judge_dice import heard, knows_dice, tails
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.mall_of_horror.heuristics_prices import MallOutlook
    from ostoja.games.mall_of_horror.state import Mall
    from ostoja.kit.refuge.judge_dice import Tail


class MallDanger(Danger):
    """What the coming attack does to the worth of every seat, for any arrangement of the heads."""

    __slots__ = ("sure",)

    def __init__(self, look: MallOutlook, now: list[Tail], soon: list[Tail], unrest: float) -> None:
        super().__init__(look, look.g.zombies, now, soon, unrest)
        self.outdoors = PARKING
        self.post = HQ
        self.sure = look.g.data.sure_breach
        self.look_at_hand(look.g, look.seat)

    def look_at_hand(self, g: Mall, seat: int) -> None:
        """Reckon with the seat's own cards: a breach they close costs no head."""
        hand = g.hands[seat]
        if not hand:
            return
        if hand & g.data.cards_of[HIDE]:
            self.shelter = self.look.prices.card[HIDE]
        self.power = (hand & g.data.cards_of[HARDWARE]).bit_count()
        for card in range(FIRST_WEAPON, CARDS):
            if hand & g.data.cards_of[card]:
                self.power += g.data.kills[card]

    def pulls(self, room: list[int]) -> list[int]:
        """MOH-ATTR-01  The biggest crowd draws a zombie, and so do the most Pin-Ups.

        MOH-ATTR-02, MOH-ATTR-03, MOH-ATTR-04
        """
        pulls = [0] * PLACES
        for place in drawn_to(room):
            pulls[place] += 1
        return pulls

    def need(self, place: int, strength: int, outside: int, shield: int) -> int:
        """MOH-ATK-02, MOH-ATK-05  As many zombies as strength get in; at some locations fewer are enough."""
        sure = self.sure[place]
        return (min(strength, sure) if sure else strength) + shield - outside


def drawn_to(room: list[int]) -> tuple[int, int]:
    """MOH-ATTR-01  Return the places that draw the crowd zombie and the Pin-Up zombie; 0: none does.

    MOH-ATTR-02, MOH-ATTR-03, MOH-ATTR-04
    """
    crowd = crowded = allure = alluring = 0
    for place in range(1, PLACES):
        heads = room[place]
        if heads:
            count = heads.bit_count()
            if count > crowd:
                crowd, crowded = count, place
            elif count == crowd:
                crowded = 0
            count = (heads & PIN_UPS).bit_count()
            if count > allure:
                allure, alluring = count, place
            elif count == allure:
                alluring = 0
    return crowded, alluring


def lurers(g: Mall) -> int:
    """MOH-ELIM-03  Count the eliminated players who add a zombie in a round; nobody knows where."""
    return sum(1 for fell in g.fell_in if fell) if g.rulings.zombie_every_round else 0


def sure_to_come(g: Mall, seat: int) -> list[int]:
    """Return, by place, how many zombies the dice bring that the seat has seen."""
    if not knows_dice(g, seat):
        return [0] * PLACES
    return [g.dice.count(place) if g.is_open(place) else 0 for place in range(PLACES)]


def arriving(g: Mall, seat: int, hearing: Hearing) -> list[Tail]:
    """Return, by place, the zombies that the hidden dice will bring this round."""
    if knows_dice(g, seat):
        return tails(sure_to_come(g, seat), lurers(g))
    return heard(g, hearing, tails([0] * PLACES, len(g.dice) + lurers(g)))


def following(g: Mall, seat: int, dice: int) -> list[Tail]:
    """Return, by place, the zombies of this round's hidden dice (if any are left) and of the next round together."""
    hidden = 0 if knows_dice(g, seat) else dice
    return tails(sure_to_come(g, seat), g.data.round_dice + lurers(g) + hidden)
