"""What can be said over the wasteland, and whether it came true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import (
    ACCUSATION,
    BROKEN,
    CLAIM,
    KEPT,
    OFFER,
    PENDING,
    PROMISE,
    REQUEST,
    THREAT,
    UNJUDGED,
    Act,
    Form,
)
from ostoja.games.outlive.words import AREA, CALAMITY, PLAYER, TOKEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event

TALK: Final[tuple[Form, ...]] = (
    Form(CLAIM, "token", TOKEN, AREA),  # "the next search token of … is …"
    Form(PROMISE, "go", AREA),  # "a hero of mine goes to … today"
    Form(PROMISE, "avoid", AREA),  # "no hero of mine goes to … today"
    Form(PROMISE, "resolve", CALAMITY),  # "I shall resolve … tonight"
    Form(REQUEST, "avoid", AREA),  # "keep away from …"
    Form(REQUEST, "resolve", CALAMITY),  # "resolve …"
    Form(THREAT, "press", PLAYER),  # "or my strongest hero visits …"
    Form(OFFER, "peace", PLAYER),  # "let us not press each other"
    Form(ACCUSATION, "liar", PLAYER),  # "… has lied to us"
)


def verdict(act: Act, events: Sequence[Event]) -> str:
    """Nothing said binds; this tells afterwards whether it was true, from what everybody was told."""
    name = act.form.name()
    later = [event for event in events[act.at :] if event.audience < 0]
    if name == "claim-token":
        return _judge_token(later, act.about[0], act.about[1])
    if name == "promise-go":
        return _judge_round(later, "moved", act.seat, 3, act.about[0], expected=True)
    if name == "promise-avoid":
        return _judge_round(later, "moved", act.seat, 3, act.about[0], expected=False)
    if name == "promise-resolve":
        return _judge_round(later, "resolved", act.seat, 1, act.about[0], expected=True)
    return UNJUDGED


def _judge_token(events: Sequence[Event], token: int, area: int) -> str:
    """Compare a claim with the next token that is turned over there before the stack is shuffled again."""
    for event in events:
        if event.kind == "searched" and event.args[1] == area:
            return KEPT if event.args[2] == token else BROKEN
        if event.kind in {"round", "won"}:
            return UNJUDGED
    return PENDING


def _judge_round(events: Sequence[Event], kind: str, seat: int, place: int, target: int, *, expected: bool) -> str:
    """Compare a promise with what its maker did until the round was over."""
    for event in events:
        if event.kind == kind and event.args[0] == seat and event.args[place] == target:
            return KEPT if expected else BROKEN
        if event.kind in {"round", "won"}:
            return BROKEN if expected else KEPT
    return PENDING
