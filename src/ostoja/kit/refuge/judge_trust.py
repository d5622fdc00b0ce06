"""Judgement: what a word is worth, one's own and the others'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.seats import seats_in
from ostoja.engine.talk import OFFER, PROMISE

if TYPE_CHECKING:
    from ostoja.engine.heuristics import Hearing

HONOUR: Final = 0.01  # a kept promise is worth a hundredth of a victory: the next one will be believed
BRIBE: Final = 0.04  # a promised card, if the promise is believed in full
EVEN_TRUST: Final = 0.5  # a seat about whose word nothing is known


def word_on_place(hearing: Hearing, seat: int, place: int) -> float:
    """Return a little more for the destination that the seat itself has promised."""
    for act in hearing.acts:
        if act.seat == seat and act.form.kind == PROMISE and act.form.key == "go" and act.about[0] == place:
            return HONOUR
    return 0.0


def word_on_gift(hearing: Hearing, seat: int, receiver: int) -> float:
    """Return a little more for a gift that the seat itself has promised."""
    for act in hearing.acts:
        if act.seat == seat and act.form.kind == PROMISE and act.form.key == "gift" and act.about[0] == receiver:
            return HONOUR
    return 0.0


def word_on_vote(hearing: Hearing, seat: int, choice: int, *, picks_victim: bool) -> float:
    """Return a little more or less for a vote: for one's own word, an alliance offered, a card promised."""
    value = 0.0
    for act in hearing.acts:
        kind, key = act.form.kind, act.form.key
        if act.seat == seat:
            if kind == PROMISE and act.about[0] == choice:
                value += HONOUR if key == "vote" else -HONOUR if key == "spare" else 0.0
        elif act.seat == choice and act.about[0] == seat:
            trust = hearing.trust[choice]
            if picks_victim and kind == OFFER:
                value -= HONOUR * trust
            elif not picks_victim and kind == PROMISE and key == "gift":
                value += BRIBE * trust
    return value


def believe(wishes: list[float], hearing: Hearing, voter: int, candidates: int) -> None:
    """Shift a voter's wishes towards what he has promised, as far as his word is trusted."""
    belief = 2.0 * (hearing.trust[voter] - EVEN_TRUST)
    if belief <= 0.0:
        return
    for act in hearing.acts:
        if act.seat == voter and act.form.kind == PROMISE and act.form.key != "go" and candidates >> act.about[0] & 1:
            if act.form.key == "spare":
                wishes[act.about[0]] *= 1.0 - belief
            elif act.form.key == "vote":
                shift(wishes, act.about[0], belief)
    if sum(wishes) <= 0.0:
        for candidate in seats_in(candidates):
            wishes[candidate] = 1.0


def shift(wishes: list[float], target: int, belief: float) -> None:
    """Move a part of all wishes to one candidate."""
    total = sum(wishes)
    for candidate in range(len(wishes)):
        wishes[candidate] *= 1.0 - belief
    wishes[target] += belief * total
