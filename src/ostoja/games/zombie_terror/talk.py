"""What can be said in the car park, and whether it came true."""

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
from ostoja.games.zombie_terror.words import CARD, HUMAN, PLAYER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event

TALK: Final[tuple[Form, ...]] = (
    Form(CLAIM, "card", CARD),  # "I hold ..."
    Form(PROMISE, "spare", HUMAN),  # "I shall not shove or swap the ... this round"
    Form(PROMISE, "play", CARD),  # "I shall play ... this round"
    Form(REQUEST, "heal", HUMAN),  # "heal the ..."
    Form(REQUEST, "lure", HUMAN),  # "keep the zombies away from the ..."
    Form(THREAT, "swap", HUMAN),  # "or I swap the ... away from the car"
    Form(OFFER, "alliance", PLAYER),  # "let us stop the leader together"
    Form(ACCUSATION, "liar", PLAYER),  # "... has lied to us"
)


def verdict(act: Act, events: Sequence[Event]) -> str:
    """Nothing said binds; this tells afterwards whether it was true, from what everybody was told."""
    name = act.form.name()
    later = [event for event in events[act.at :] if event.audience < 0]
    if name == "claim-card":
        return KEPT if has_played(later, act.seat, act.about[0]) else PENDING
    if name not in {"promise-spare", "promise-play"}:
        return UNJUDGED
    over = any(event.kind == "round" for event in later)
    this_round = until_round(later)
    if name == "promise-play":
        if has_played(this_round, act.seat, act.about[0]):
            return KEPT
        return BROKEN if over else PENDING
    if has_harmed(this_round, act.seat, act.about[0]):
        return BROKEN
    return KEPT if over else PENDING


def until_round(events: Sequence[Event]) -> list[Event]:
    """Return what happened before the next round began."""
    found: list[Event] = []
    for event in events:
        if event.kind == "round":
            break
        found.append(event)
    return found


def has_played(events: Sequence[Event], seat: int, card: int) -> bool:
    """Tell whether a seat has played a card."""
    return any(event.kind == "played" and event.args == (seat, card) for event in events)


def has_harmed(events: Sequence[Event], seat: int, human: int) -> bool:
    """Tell whether a seat has shoved a human or swapped it away."""
    for event in events:
        harmed = event.args[1:2] if event.kind == "shoved" else event.args[1:3]
        if event.kind in {"shoved", "swapped"} and event.args[0] == seat and human in harmed:
            return True
    return False
