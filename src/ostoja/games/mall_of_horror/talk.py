"""What can be said in the mall, and whether it came true."""

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
from ostoja.games.mall_of_horror.words import LOCATION, PLAYER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event

TALK: Final[tuple[Form, ...]] = (
    Form(CLAIM, "zombies", LOCATION),  # "zombies are coming to ..."
    Form(CLAIM, "quiet", LOCATION),  # "nothing is coming to ..."
    Form(PROMISE, "vote", PLAYER),  # "I shall vote for ..."
    Form(PROMISE, "spare", PLAYER),  # "I shall not vote for ..."
    Form(PROMISE, "go", LOCATION),  # "I am going to ..."
    Form(PROMISE, "gift", PLAYER),  # "if I search, ... gets a card"
    Form(REQUEST, "vote", PLAYER),  # "vote for ..."
    Form(REQUEST, "go", LOCATION),  # "come to ..."
    Form(REQUEST, "avoid", LOCATION),  # "keep away from ..."
    Form(THREAT, "vote", PLAYER),  # "or my votes are for ..."
    Form(OFFER, "alliance", PLAYER),  # "let us stand together"
    Form(ACCUSATION, "liar", PLAYER),  # "... has lied to us"
)


def verdict(act: Act, events: Sequence[Event]) -> str:
    """MOH-ARR-09  Nothing said binds; this tells afterwards whether it was true, from what everybody was told."""
    name = act.form.name()
    later = [event for event in events[act.at :] if event.audience < 0]
    if name in {"claim-zombies", "claim-quiet"}:
        return _judge_dice(later, act.about[0], expected=name == "claim-zombies")
    if name in {"promise-vote", "promise-spare"}:
        return _judge_next(later, "voted", act.seat, act.about[0], expected=name == "promise-vote")
    if name == "promise-go":
        return _judge_next(later, "destination", act.seat, act.about[0], expected=True)
    if name == "promise-gift":
        return _judge_next(later, "gave-one", act.seat, act.about[0], expected=True)
    return UNJUDGED


def _judge_dice(events: Sequence[Event], place: int, *, expected: bool) -> str:
    """Compare a claim with the dice that are revealed next."""
    shown: set[int] = set()
    for event in events:
        if event.kind == "die":
            shown.add(event.args[0])
        elif shown:
            break
    if not shown:
        return PENDING
    return KEPT if (place in shown) == expected else BROKEN


def _judge_next(events: Sequence[Event], kind: str, seat: int, target: int, *, expected: bool) -> str:
    """Compare a promise with the next time its maker could keep it."""
    for event in events:
        if event.kind == kind and event.args[0] == seat:
            return KEPT if (event.args[1] == target) == expected else BROKEN
    return PENDING
