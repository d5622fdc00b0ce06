"""Judgement: how options are rated, verb by verb; and what to bid, to buy and to carry in the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.engine.agenda import Unwritten
from ostoja.games.claustrophobia.words import (
    BLADES,
    TO_BID,
    TO_BUY,
    TO_EQUIP,
    TO_HIRE,
    TO_LEARN,
    TO_LOAD,
    TO_STOCK,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.vocabulary import Verb
    from ostoja.games.claustrophobia.heuristics_map import Outlook
    from ostoja.games.claustrophobia.state import Maze

FAIR_BID: Final = 16  # points with which the Humans are about even
GIFT_WISH: Final = [1.0, 2.0, 1.2, 2.5, 1.8, 0.4]  # which gifts are worth having
OBJECT_WISH: Final = [3.0, 2.5, 2.2, 1.0]  # and which Objects


class Judges:
    """Who judges which options: those without a target by themselves, the others by verb, with one target or two."""

    __slots__ = ("alone", "one", "two")

    def __init__(
        self,
        alone: dict[int, Callable[[Any], float]],
        one: tuple[tuple[Verb, Callable[[Any, int], float]], ...],
        two: tuple[tuple[Verb, Callable[[Any, int, int], float]], ...] = (),
    ) -> None:
        self.alone = alone
        self.one = one
        self.two = two


class Ratings:
    """The worth of options in one maze."""

    __slots__ = ("g", "outlook")

    def __init__(self, g: Maze, outlook: Outlook) -> None:
        self.g = g
        self.outlook = outlook

    def judges(self) -> Judges:
        """Say who judges what."""
        raise Unwritten(self, "judges")

    def rate(self, option: int) -> float:
        """Rate an option by the judge of its verb; what nobody judges, as a pass, is worth nothing."""
        judges = self.judges()
        if option in judges.alone:
            return judges.alone[option](self)
        for verb, judge in judges.one:
            if option in verb:
                return judge(self, verb.target(option))
        for verb, judge_pair in judges.two:
            if option in verb:
                first, second = verb.parts(option)
                return judge_pair(self, first, second)
        return 0.0

    def gladly(self) -> float:
        """Do what costs nothing and helps."""
        return 1.0


class SetUpRatings(Ratings):
    """What options of the set-up are worth."""

    __slots__ = ()

    def judges(self) -> Judges:
        """Say who judges what."""
        return SET_UP_JUDGES

    def bid(self, points: int) -> float:
        """Bid down to what the Humans are about worth, one step at a time."""
        return 1.0 - abs(points - FAIR_BID) * 0.01 if points >= FAIR_BID else -1.0

    def hire(self, force: int) -> float:
        """Warriors come first."""
        return 5.0 + 0.2 * force

    def learn(self, gift: int) -> float:
        """Two gifts are worth having."""
        return GIFT_WISH[gift] + (1.0 if not self.g.gifts else 0.0)

    def buy(self, thing: int) -> float:
        """Then Objects."""
        return OBJECT_WISH[thing]

    def stock(self) -> float:
        """The rest goes into cards."""
        return 0.8

    def equip(self, thing: int, hero: int) -> float:
        """Spread Objects over the warriors."""
        return -0.1 * self.g.objects[hero]

    def load(self, hero: int) -> float:
        """Blades get through best."""
        return 1.0 if hero in BLADES else 0.5


SET_UP_JUDGES: Final = Judges(
    {TO_STOCK: SetUpRatings.stock},
    (
        (TO_BID, SetUpRatings.bid),
        (TO_HIRE, SetUpRatings.hire),
        (TO_LEARN, SetUpRatings.learn),
        (TO_BUY, SetUpRatings.buy),
        (TO_LOAD, SetUpRatings.load),
    ),
    ((TO_EQUIP, SetUpRatings.equip),),
)
