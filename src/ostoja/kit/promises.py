"""What can be said at a besieged table, and whether it came true."""

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

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event
    from ostoja.engine.vocabulary import Domain

QUIET: Final = "quiet"
# By what a promise is judged: the next event of that kind in which its maker comes first.
DEEDS: Final = {"vote": "voted", "spare": "voted", "go": "destination", "gift": "gave-one"}


def forms(menace: str, place: Domain, player: Domain) -> tuple[Form, ...]:
    """List what can be said; the menace is what the dice bring."""
    return (
        Form(CLAIM, menace, place),  # "they are coming to ..."
        Form(CLAIM, QUIET, place),  # "nothing is coming to ..."
        Form(PROMISE, "vote", player),  # "I shall vote for ..."
        Form(PROMISE, "spare", player),  # "I shall not vote for ..."
        Form(PROMISE, "go", place),  # "I am going to ..."
        Form(PROMISE, "gift", player),  # "if I search, ... gets a card"
        Form(REQUEST, "vote", player),  # "vote for ..."
        Form(REQUEST, "go", place),  # "come to ..."
        Form(REQUEST, "avoid", place),  # "keep away from ..."
        Form(THREAT, "vote", player),  # "or my votes are for ..."
        Form(OFFER, "alliance", player),  # "let us stand together"
        Form(ACCUSATION, "liar", player),  # "... has lied to us"
    )


def judged(act: Act, events: Sequence[Event]) -> str:
    """Nothing said binds; this tells afterwards whether it was true, from what everybody was told."""
    kind, key = act.form.kind, act.form.key
    later = [event for event in events[act.at :] if event.audience < 0]
    if kind == CLAIM:
        return judge_dice(later, act.about[0], expected=key != QUIET)
    if kind == PROMISE:
        return judge_next(later, DEEDS[key], act.seat, act.about[0], expected=key != "spare")
    return UNJUDGED


def judge_dice(events: Sequence[Event], place: int, *, expected: bool) -> str:
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


def judge_next(events: Sequence[Event], kind: str, seat: int, target: int, *, expected: bool) -> str:
    """Compare a promise with the next time its maker could keep it."""
    for event in events:
        if event.kind == kind and event.args[0] == seat:
            return KEPT if (event.args[1] == target) == expected else BROKEN
    return PENDING
