"""Judgement: what a word is worth, one's own and the others'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.heuristics import EVEN_TRUST
from ostoja.engine.seats import seats_in
from ostoja.engine.talk import NOTHING_BEFORE, PROMISE

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing
    from ostoja.engine.talk import Act

ALLY: Final = 0.01  # whoever offers an alliance is spared a little rather, if believed in full
BRIBE: Final = 0.04  # a promised card, if the promise is believed in full
MOST_BELIEF: Final = 0.9  # nobody is believed altogether


def word_on_place(hearing: Hearing, seat: int, place: int) -> float:
    """Return a little more for the destination that the seat itself has promised."""
    for act in hearing.acts:
        if act.seat == seat and act.form.kind == PROMISE and act.form.key == "go" and act.about[0] == place:
            return hearing.honour
    return 0.0


def word_on_gift(hearing: Hearing, seat: int, receiver: int) -> float:
    """Return a little more for a gift that the seat itself has promised."""
    for act in hearing.acts:
        if act.seat == seat and act.form.kind == PROMISE and act.form.key == "gift" and act.about[0] == receiver:
            return hearing.honour
    return 0.0


def word_on_vote(hearing: Hearing, seat: int, choice: int, *, picks_victim: bool) -> float:
    """Return a little more or less for a vote: for one's own word, an alliance offered, a card promised."""
    value = 0.0
    for act in hearing.acts:
        kind, key = act.form.kind, act.form.key
        if act.seat == seat:
            if kind == PROMISE and act.about[0] == choice:
                value += (
                    hearing.honour if key == "vote" else -hearing.honour if key == "spare" and picks_victim else 0.0
                )
        elif act.seat == choice and act.about and act.about[0] == seat:
            trust = hearing.trust[choice]
            if picks_victim and act.form.key == "alliance":
                value -= ALLY * trust
            elif not picks_victim and kind == PROMISE and key == "gift":
                value += BRIBE * trust
    return value


def believe(wishes: list[float], hearing: Hearing, voter: int, candidates: int, *, picks_victim: bool) -> None:
    """Shift a voter's wishes towards what he has promised, as far as his word is trusted."""
    for act in hearing.acts:
        if act.seat != voter or act.form.kind != PROMISE or act.form.key not in {"vote", "spare"}:
            continue
        belief = belief_in(act, hearing.trust[voter])
        if belief > 0.0 and candidates >> act.about[0] & 1:
            if act.form.key == "vote":
                shift(wishes, act.about[0], belief)
            elif picks_victim:
                wishes[act.about[0]] *= 1.0 - belief
    if sum(wishes) <= 0.0:
        for candidate in seats_in(candidates):
            wishes[candidate] = 1.0


def belief_in(promise: Act, trust: float) -> float:
    """Return how far a promise counts: as its maker is trusted; one that was not agreed on, as he is beyond others."""
    return min(MOST_BELIEF, trust if promise.re != NOTHING_BEFORE else 2.0 * (trust - EVEN_TRUST))


def shift(wishes: list[float], target: int, belief: float) -> None:
    """Move a part of all wishes to one candidate."""
    total = sum(wishes)
    for candidate in range(len(wishes)):
        wishes[candidate] *= 1.0 - belief
    wishes[target] += belief * total
