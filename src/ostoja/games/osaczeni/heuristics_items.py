"""Judgement: when an item is worth playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.games.osaczeni.heuristics_danger import danger_now, powers
from ostoja.games.osaczeni.words import (
    BASEBALL_BAT,
    CANNED_FOOD,
    CAR_PARK,
    CHAINSAW,
    GUN,
    MOLOTOV,
    ROTTEN_MEAT,
    TO_DRAW_GUN,
    TO_FIGHT,
    TO_HIDE,
    TO_LURE,
    WALKIE_TALKIE,
)
from ostoja.kit.refuge.heads import team_in
from ostoja.kit.refuge.judge_moves import at_risk
from ostoja.kit.refuge.judge_siege import (
    BACK,
    FIGHT,
    FORESIGHT,
    HIDE,
    PASS_ON,
    Siege,
    closing_plan,
    help_to_come,
    rate_deeds,
)

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.osaczeni.discussion import Discussion
    from ostoja.games.osaczeni.heuristics_prices import LockdownOutlook
    from ostoja.kit.refuge.judge_siege import Deed

SPITE: Final = 0.002  # for each rival character where a lured monster goes; an own one counts twice against it
WEAPONS: Final = (CANNED_FOOD, BASEBALL_BAT, CHAINSAW, MOLOTOV)  # the weakest first


class LockdownSiege(Siege):
    """One attack through the eyes of a seat that may play items."""

    __slots__ = ("g",)

    def __init__(self, look: LockdownOutlook, place: int) -> None:
        super().__init__(look, place, look.g.monsters[place], outdoors=place == CAR_PARK)
        self.g = look.g

    def lacks(self) -> int:
        """OSA-ATK-05, OSA-ATK-06  Return by how much the area falls short of holding; 0: it holds."""
        if self.outdoors or not self.outside:
            return self.outside
        return max(0, self.outside - self.g.strength(self.place) + int(self.g.row_is_full(1)))


def rate_discussion(look: LockdownOutlook, step: Discussion, options: list[int]) -> list[float]:
    """OSA-ATK-07, OSA-ATK-16  Rate each item by the siege it leads to; what it costs is reckoned in."""
    g = look.g
    siege = LockdownSiege(look, step.place)
    siege.help_comes = help_to_come(look, 0 if siege.outdoors else step.seats, siege.lacks())
    power = powers(g)
    held = [item for item in WEAPONS if g.holds(look.seat, item)]
    plan = closing_plan(held, held, power, siege.lacks())
    deeds = [deed_of(option) for option in options]
    ratings = rate_deeds(siege, deeds, (GUN, ROTTEN_MEAT), plan, power)
    return [rating + spite(look, option) for rating, option in zip(ratings, options, strict=True)]


def deed_of(option: int) -> Deed:
    """Say what an option of the discussion does."""
    if option == PASS:
        return (PASS_ON, 0)
    if option == TO_DRAW_GUN:
        return (BACK, 0)
    if option in TO_HIDE:
        return (HIDE, TO_HIDE.target(option))
    return (FIGHT, CANNED_FOOD if option in TO_LURE else TO_FIGHT.target(option))


def spite(look: LockdownOutlook, option: int) -> float:
    """OSA-ITEM-04  Prefer to lure a monster to where the others stand."""
    if option not in TO_LURE:
        return 0.0
    heads = look.g.room[TO_LURE.target(option)]
    own = team_in(heads, look.seat).bit_count()
    return SPITE * (heads.bit_count() - 3 * own)


def rate_walkie_talkies(look: LockdownOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """OSA-BADGE-08  A look at the dice is worth part of what the seat stands to lose without it."""
    gain = FORESIGHT * at_risk(danger_now(look, hearing)) - look.prices.card[WALKIE_TALKIE]
    return [0.0 if option == PASS else gain for option in options]
