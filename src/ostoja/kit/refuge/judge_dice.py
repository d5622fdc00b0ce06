"""Judgement: how many of the besiegers the dice bring, from what the seat has seen, heard or has to reckon with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import CLAIM
from ostoja.kit.refuge.promises import QUIET
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.kit.refuge.state import Refuge

# A tail says for k = 0, 1, 2 ... how likely at least k come to one place.
Tail = tuple[float, ...]

LENGTH: Final = 40  # longer than any number that can come at once
LAST: Final = LENGTH - 1  # whatever takes more than that does not happen
MOST_DICE: Final = 24  # more than two rounds' dice and what five eliminated players add twice
SIDES: Final = PLACES - 1
DOUBT: Final = 0.15  # nobody is believed, or disbelieved, altogether
ANNOUNCED_QUIET: Final = 0.65  # how far a destination announced by somebody who saw the dice is a quiet one


def _binomial(dice: int) -> list[float]:
    """Return how likely exactly k of some dice show one given side."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 1)
        for k in range(len(chances)):
            longer[k] += chances[k] * (SIDES - 1) / SIDES
            longer[k + 1] += chances[k] / SIDES
        chances = longer
    return chances


def _tail(dice: int, sure: int) -> Tail:
    """Return the tail of some unseen dice and so many that are sure to come."""
    chances = _binomial(dice)
    tail: list[float] = []
    for k in range(LENGTH):
        wanted = max(0, k - sure)
        tail.append(sum(chances[wanted:]) if wanted else 1.0)
    return tuple(tail)


MOST_SURE: Final = 8
TAILS: Final = tuple(tuple(_tail(dice, sure) for sure in range(MOST_SURE)) for dice in range(MOST_DICE + 1))


def knows_dice(g: Refuge, seat: int) -> bool:
    """Tell whether the seat has seen dice that still lie hidden."""
    return not g.revealed and bool(g.seers >> seat & 1)


def tails(sure: list[int], unseen: int) -> list[Tail]:
    """Return, by place, what some unseen dice may bring on top of those that are sure to come."""
    some = TAILS[min(MOST_DICE, unseen)]
    return [some[min(MOST_SURE - 1, count)] for count in sure]


def heard(g: Refuge, hearing: Hearing, tails: list[Tail]) -> list[Tail]:
    """Correct what the dice may bring by what others who saw them claim, as far as these are trusted."""
    if g.announced:
        tails[g.announced] = corrected(tails[g.announced], 1.0 - ANNOUNCED_QUIET)
    for act in hearing.acts:
        form = act.form
        if form.kind == CLAIM and g.seers >> act.seat & 1 and 0 <= act.about[0] < PLACES:
            trust = min(1.0 - DOUBT, max(DOUBT, hearing.credit[act.seat]))
            tails[act.about[0]] = corrected(tails[act.about[0]], 1.0 - trust if form.key == QUIET else trust)
    return tails


def corrected(tail: Tail, belief: float) -> Tail:
    """Weigh "something comes" against "nothing comes" by the odds of a belief; an even belief changes nothing."""
    some = tail[1] * belief
    none = (1.0 - tail[1]) * (1.0 - belief)
    if some + none == 0.0 or tail[1] == 0.0:
        return tail
    factor = some / (some + none) / tail[1]
    return (1.0, *[chance * factor for chance in tail[1:]])
