"""Judgement: how many zombies the dice bring, from what the seat has seen, heard or has to reckon with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import CLAIM
from ostoja.games.mall_of_horror.words import PLACES

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.games.mall_of_horror.state import Mall

# A tail says for k = 0, 1, 2 ... how likely at least k zombies come to one location.
Tail = tuple[float, ...]

LENGTH: Final = 40  # longer than any number of zombies that can come at once
LAST: Final = LENGTH - 1  # whatever takes more zombies than that does not happen
MOST_DICE: Final = 24  # two rounds' dice and the zombies of five eliminated players twice
SIDES: Final = PLACES - 1
DOUBT: Final = 0.05  # nobody is believed, or disbelieved, altogether
ANNOUNCED_QUIET: Final = 0.65  # how far the room that a Chief announces can be taken for a quiet one


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
    """Return the tail of some unseen dice and so many zombies that are sure to come."""
    chances = _binomial(dice)
    tail: list[float] = []
    for k in range(LENGTH):
        wanted = max(0, k - sure)
        tail.append(sum(chances[wanted:]) if wanted else 1.0)
    return tuple(tail)


MOST_SURE: Final = 5
TAILS: Final = tuple(tuple(_tail(dice, sure) for sure in range(MOST_SURE)) for dice in range(MOST_DICE + 1))


def knows_dice(g: Mall, seat: int) -> bool:
    """Tell whether the seat has seen dice that still lie hidden."""
    return not g.revealed and bool(g.seers >> seat & 1)


def lurers(g: Mall) -> int:
    """MOH-ELIM-03  Count the eliminated players who add a zombie in a round; nobody knows where."""
    return sum(1 for fell in g.fell_in if fell) if g.rulings.zombie_every_round else 0


def arriving(g: Mall, seat: int, hearing: Hearing) -> list[Tail]:
    """Return, by place, the zombies that the hidden dice will bring this round."""
    if not knows_dice(g, seat):
        return heard(g, hearing, [TAILS[min(MOST_DICE, len(g.dice) + lurers(g))][0] for _ in range(PLACES)])
    luring = min(MOST_DICE, lurers(g))
    tails: list[Tail] = []
    for place in range(PLACES):
        sure = g.dice.count(place) if g.is_open(place) else 0
        tails.append(TAILS[luring][sure])
    return tails


def following(g: Mall, seat: int, dice: int) -> list[Tail]:
    """Return, by place, the zombies of this round's hidden dice (if any are left) and of the next round together."""
    known = knows_dice(g, seat)
    unseen = min(MOST_DICE, g.data.round_dice + lurers(g) + (0 if known else dice))
    tails: list[Tail] = []
    for place in range(PLACES):
        sure = g.dice.count(place) if known and g.is_open(place) else 0
        tails.append(TAILS[unseen][sure])
    return tails


def heard(g: Mall, hearing: Hearing, tails: list[Tail]) -> list[Tail]:
    """Correct what the dice may bring by what others who saw them claim, as far as these are trusted."""
    if g.announced:
        tails[g.announced] = corrected(tails[g.announced], 1.0 - ANNOUNCED_QUIET)
    for act in hearing.acts:
        form = act.form
        if form.kind == CLAIM and g.seers >> act.seat & 1 and 0 <= act.about[0] < PLACES:
            trust = min(1.0 - DOUBT, max(DOUBT, hearing.trust[act.seat]))
            tails[act.about[0]] = corrected(tails[act.about[0]], trust if form.key == "zombies" else 1.0 - trust)
    return tails


def corrected(tail: Tail, belief: float) -> Tail:
    """Weigh "some zombie comes" against "none comes" by the odds of a belief; an even belief changes nothing."""
    some = tail[1] * belief
    none = (1.0 - tail[1]) * (1.0 - belief)
    if some + none == 0.0 or tail[1] == 0.0:
        return tail
    factor = some / (some + none) / tail[1]
    return (1.0, *[chance * factor for chance in tail[1:]])
