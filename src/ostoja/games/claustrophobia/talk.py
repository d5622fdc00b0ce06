"""What can be said in the dark, and whether it came true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import BROKEN, CLAIM, KEPT, PENDING, PROMISE, THREAT, UNJUDGED, Act, Form
from ostoja.games.claustrophobia.words import ADVANTAGE, EVENT, HERO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event

TALK: Final[tuple[Form, ...]] = (
    Form(CLAIM, "event", EVENT),  # "I am holding ..."
    Form(CLAIM, "advantage", ADVANTAGE),  # "I am holding ..."
    Form(THREAT, "hunt", HERO),  # "... will not get out alive"
    Form(PROMISE, "survive", HERO),  # "... will get through this"
    Form(THREAT, "taunt"),  # "you will die down here"
    Form(THREAT, "warn"),  # "one step further and you will regret it"
)


def verdict(act: Act, events: Sequence[Event]) -> str:
    """Nothing said binds; this tells afterwards whether it was true, from what everybody was told."""
    later = [event for event in events[act.at :] if event.audience < 0]
    if act.form.kind == CLAIM:
        return _judge_card(later, "event" if act.form.key == "event" else "advantage", act.about[0])
    if act.form.key in {"hunt", "survive"}:
        return _judge_hero(later, act.about[0], hunted=act.form.kind == THREAT)
    return UNJUDGED


def _judge_card(events: Sequence[Event], kind: str, card: int) -> str:
    """A claim is true once such a card is played; whether it was a lie nobody learns."""
    played = any(event.kind == kind and event.args[0] == card for event in events)
    return KEPT if played else PENDING


def _judge_hero(events: Sequence[Event], hero: int, *, hunted: bool) -> str:
    """Compare a threat or a promise with what becomes of a warrior."""
    for event in events:
        if event.kind == "died" and event.args[0] == hero:
            return KEPT if hunted else BROKEN
        if event.kind == "end":
            return BROKEN if hunted else KEPT
    return PENDING
