"""What can be said in the car park, and whether it came true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import (
    ACCUSATION,
    BROKEN,
    CLAIM,
    KEPT,
    PARTNER,
    PENDING,
    PROMISE,
    PROPOSER,
    REQUEST,
    THIS_ROUND,
    THREAT,
    UNJUDGED,
    Act,
    Deal,
    Form,
    Part,
)
from ostoja.games.zombie_terror.words import CARD, HUMAN, HUMAN_CARD, PLAYER, TO_BLOCK, TO_REGROUP, TO_SHOVE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event

TRUCE: Final = Form(PROMISE, "truce", PLAYER)  # "I shall leave the people of ... alone this round"
UNBLOCK: Final = Form(PROMISE, "unblock", HUMAN_CARD)  # "I shall not block ... this round"

TALK: Final[tuple[Form, ...]] = (
    Form(CLAIM, "card", CARD),  # "I hold ..."
    Form(PROMISE, "spare", HUMAN),  # "I shall not shove or swap the ... this round"
    Form(PROMISE, "play", CARD),  # "I shall play ... this round"
    Form(REQUEST, "heal", HUMAN),  # "heal the ..."
    Form(REQUEST, "lure", HUMAN),  # "keep the zombies away from the ..."
    Form(THREAT, "swap", HUMAN),  # "or I swap the ... away from the car"
    Deal("alliance", Part(TRUCE, PARTNER), Part(TRUCE, PROPOSER), THIS_ROUND, PLAYER, names_partner=True),
    Form(ACCUSATION, "liar", PLAYER),  # "... has lied to us"
    TRUCE,
    UNBLOCK,
    Deal(
        "blocks", Part(UNBLOCK, 0), Part(TRUCE, PROPOSER), THIS_ROUND, HUMAN_CARD
    ),  # "I leave you ..., you leave us alone"
    Form(THREAT, "doom"),  # "nobody gets out of here"
)


def verdict(act: Act, events: Sequence[Event]) -> str:
    """Nothing said binds; this tells afterwards whether it was true, from what everybody was told."""
    name = act.form.name()
    later = [event for event in events[act.at :] if event.audience < 0]
    if name == "claim-card":
        return KEPT if has_played(later, act.seat, act.about[0]) else PENDING
    if name not in {"promise-spare", "promise-play", "promise-truce", "promise-unblock"}:
        return UNJUDGED
    over = any(event.kind == "round" for event in later)
    this_round = until_round(later)
    if name == "promise-play":
        if has_played(this_round, act.seat, act.about[0]):
            return KEPT
        return BROKEN if over else PENDING
    if is_broken(name, this_round, act):
        return BROKEN
    return KEPT if over else PENDING


def is_broken(name: str, events: Sequence[Event], act: Act) -> bool:
    """Tell whether its maker did what he promised not to do."""
    if name == "promise-truce":
        return any(event.kind in {"shoved", "swapped"} and event.args[0] == act.seat for event in events)
    if name == "promise-unblock":
        return any(event.kind == "blocked" and event.args == (act.seat, act.about[0]) for event in events)
    return has_harmed(events, act.seat, act.about[0])


def keeps(promise: Act, option: int) -> int:
    """Compare a promise with a shove, a swap or a block."""
    key = promise.form.key
    if key == "truce":
        return -1 if option in TO_SHOVE or option in TO_REGROUP else 0
    if key == "unblock" and option in TO_BLOCK:
        return -1 if TO_BLOCK.target(option) == promise.about[0] else 1
    return 0


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
