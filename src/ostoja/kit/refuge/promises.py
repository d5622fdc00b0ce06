"""What can be said at a besieged table, and whether it came true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import (
    ACCUSATION,
    BROKEN,
    CLAIM,
    KEPT,
    LAPSED,
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
DEEDS: Final = {"vote": "voted", "spare": "voted", "go": "destination"}
TO_SEARCH: Final = 0  # what a vote on the truck is held for, in every game with a truck


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
    if key == "gift":
        return judge_gift(later, act.seat, act.about[0])
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


def judge_gift(events: Sequence[Event], seat: int, receiver: int) -> str:
    """Compare "if I search ..." with the search it is about, the next one; it lapses when that brings no gift."""
    due = False
    for event in events:
        if event.kind == "gave-one" and event.args[0] == seat:
            return KEPT if event.args[1] == receiver else BROKEN
        if is_passed_over(event, seat) or (due and event.kind == "round"):
            return LAPSED
        due = due or event.kind == "round" or is_search(event)
    return PENDING


def is_search(event: Event) -> bool:
    """Tell whether a vote on the truck has elected somebody."""
    return event.kind == "elected" and event.args[2] == TO_SEARCH


def is_passed_over(event: Event, seat: int) -> bool:
    """Tell whether the truck goes to somebody else, to nobody, or is left alone by the seat itself."""
    if event.kind == "nobody-elected":
        return event.args[1] == TO_SEARCH
    return event.kind == "declined" or (is_search(event) and event.args[0] != seat)
