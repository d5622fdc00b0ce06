"""Judgement: when a card is worth playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.steps import PASS
from ostoja.games.mall_of_horror.heuristics_moves import danger_now
from ostoja.games.mall_of_horror.words import (
    CAMERA,
    CARDS,
    FIRST_WEAPON,
    HARDWARE,
    HIDE,
    PARKING,
    THREAT,
    TO_BARRICADE,
    TO_FIGHT,
    TO_HIDE,
    TO_THREATEN,
)
from ostoja.kit.refuge import judge_siege
from ostoja.kit.refuge.judge_moves import at_risk
from ostoja.kit.refuge.judge_siege import FORESIGHT, Siege, closing_plan, help_to_come, rate_deeds

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.mall_of_horror.defence import Defence
    from ostoja.games.mall_of_horror.heuristics_prices import MallOutlook
    from ostoja.games.mall_of_horror.state import Mall
    from ostoja.games.mall_of_horror.voting import Threats
    from ostoja.kit.refuge.judge_siege import Deed


class MallSiege(Siege):
    """One breach through the eyes of a seat that may play cards."""

    __slots__ = ("g", "hardware")

    def __init__(self, look: MallOutlook, place: int) -> None:
        super().__init__(look, place, look.g.zombies[place], outdoors=place == PARKING)
        self.g = look.g
        self.hardware = look.g.hardware[place]

    def lacks(self) -> int:
        """Return by how much the place falls short of holding; 0: it holds."""
        if self.outdoors:
            return self.outside
        short = self.outside - self.g.strength(self.place) - self.hardware + 1
        sure = self.g.data.sure_breach[self.place]
        if sure:
            short = max(short, self.outside - sure + 1)
        return max(0, short) if self.outside else 0


def rate_defence(look: MallOutlook, step: Defence, options: list[int]) -> list[float]:
    """MOH-ATK-07, MOH-ATK-08  Rate each card by the siege it leads to; what it costs is reckoned in."""
    siege = MallSiege(look, step.place)
    siege.help_comes = help_to_come(look, 0 if siege.outdoors else step.left, siege.lacks())
    powers = [power_of(look.g, card) for card in range(CARDS)]
    return rate_deeds(siege, [deed_of(option) for option in options], (THREAT, HIDE), own_plan(look, siege), powers)


def rate_threats(look: MallOutlook, step: Threats, options: list[int]) -> list[float]:
    """MOH-THR-06  Before the re-vote on a victim, rate a Threat by the vote it leads to."""
    return rate_deeds(MallSiege(look, step.place), [deed_of(option) for option in options], (THREAT, HIDE), [], [])


def deed_of(option: int) -> Deed:
    """Say what an option of the card window does."""
    if option == PASS:
        return (judge_siege.PASS_ON, 0)
    if option == TO_THREATEN:
        return (judge_siege.BACK, 0)
    if option in TO_HIDE:
        return (judge_siege.HIDE, TO_HIDE.target(option))
    return (judge_siege.FIGHT, HARDWARE if option == TO_BARRICADE else TO_FIGHT.target(option))


def own_plan(look: MallOutlook, siege: MallSiege) -> list[int]:
    """List the own cards that close the breach; empty: they cannot."""
    g = look.g
    cards = own_defences(g, look.seat, siege.place)
    singles = [card for card in cards if is_useful(g, siege, card)]
    powers = [power_of(g, card) for card in range(CARDS)]
    plan = closing_plan(singles, cards, powers, siege.lacks())
    return plan if len(plan) < 2 or holds_after(g, siege, plan) else []


def is_useful(g: Mall, siege: MallSiege, card: int) -> bool:
    """MOH-HW-03  Tell whether a card by itself helps here: Hardware does not where the zombies get in anyway."""
    sure = g.data.sure_breach[siege.place]
    return card != HARDWARE or not sure or siege.outside < sure


def holds_after(g: Mall, siege: MallSiege, plan: list[int]) -> bool:
    """Tell whether a place holds after all cards of a plan."""
    kills = sum(g.data.kills[card] for card in plan)
    sure = g.data.sure_breach[siege.place]
    return not sure or siege.outside - kills < sure


def own_defences(g: Mall, seat: int, place: int) -> list[int]:
    """List the kinds of Hardware and Weapons a seat holds that can serve in a place, the weakest first."""
    found: list[int] = [HARDWARE] if place != PARKING and g.holds(seat, HARDWARE) else []
    found += [card for card in range(CARDS - 1, FIRST_WEAPON - 1, -1) if g.holds(seat, card)]
    return found


def power_of(g: Mall, card: int) -> int:
    """Return how many zombies a card keeps out: one by Hardware, as many as it kills by a Weapon."""
    return 1 if card == HARDWARE else g.data.kills[card]


def rate_cameras(look: MallOutlook, options: list[int], hearing: Hearing) -> list[float]:
    """MOH-ARR-04  A look at the dice is worth part of what the seat stands to lose without it."""
    gain = FORESIGHT * at_risk(danger_now(look, hearing)) - look.prices.card[CAMERA]
    return [0.0 if option == PASS else gain for option in options]
