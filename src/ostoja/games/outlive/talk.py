"""What can be said over the wasteland, and whether it came true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS
from ostoja.engine.talk import (
    ACCUSATION,
    BROKEN,
    CLAIM,
    KEPT,
    PARTNER,
    PENDING,
    PROMISE,
    PROPOSER,
    QUESTION,
    REQUEST,
    THIS_ROUND,
    THREAT,
    UNJUDGED,
    Act,
    Deal,
    Form,
    Part,
)
from ostoja.games.outlive.movement import Move, parts
from ostoja.games.outlive.pressure import hero_there
from ostoja.games.outlive.state import NOBODY
from ostoja.games.outlive.words import AREA, CALAMITY, HEROES, PLAYER, TO_MOVE, TO_STRIDE, TOKEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event
    from ostoja.games.outlive.state import Wasteland

AVOID: Final = Form(PROMISE, "avoid", AREA)  # "no hero of mine goes to … today"
TRUCE: Final = Form(PROMISE, "truce", PLAYER)  # "I shall not press … this round"

TALK: Final[tuple[Form, ...]] = (
    Form(CLAIM, "token", TOKEN, AREA),  # "the next search token of … is …"
    Form(PROMISE, "go", AREA),  # "a hero of mine goes to … today"
    AVOID,
    Form(PROMISE, "resolve", CALAMITY),  # "I shall resolve … tonight"
    Form(REQUEST, "avoid", AREA),  # "keep away from …"
    Form(REQUEST, "resolve", CALAMITY),  # "resolve …"
    Form(THREAT, "press", PLAYER),  # "or my strongest hero visits …"
    Deal("peace", Part(TRUCE, PARTNER), Part(TRUCE, PROPOSER), THIS_ROUND, PLAYER, names_partner=True),
    Form(ACCUSATION, "liar", PLAYER),  # "… has lied to us"
    TRUCE,
    Deal("routes", Part(AVOID, 0), Part(AVOID, 1), THIS_ROUND, AREA, AREA),  # "I keep out of …, you of …"
    Form(QUESTION, "go"),  # "where are you going?"
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
    if name == "promise-truce":
        return _judge_truce(later, act.seat, act.about[0])
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


def _judge_truce(events: Sequence[Event], seat: int, other: int) -> str:
    """Compare a truce with whom its maker pressed until the round was over."""
    for event in events:
        if event.kind == "pressed" and event.args[0] == seat and event.args[1] == other:
            return BROKEN
        if event.kind in {"round", "won"}:
            return KEPT
    return PENDING


def keeps(g: Wasteland, promise: Act, option: int) -> int:
    """Compare a promise with a move: where a hero goes, and whom it would press there."""
    if not isinstance(g.agenda[-1], Move) or (option not in TO_MOVE and option not in TO_STRIDE):
        return 0
    hero, area = parts(option)
    key, target = promise.form.key, promise.about[0]
    if key == "truce":
        other = hero_there(g, target, area)
        return -1 if other != NOBODY and g.data.strengths[other % HEROES] < g.data.strengths[hero] else 0
    if key == "avoid":
        return -1 if area == target else 0
    return 1 if key == "go" and area == target else 0


def may_press(g: Wasteland, option: int, seat: int) -> int:
    """Return the seats that a move would press, as bits."""
    if option == PASS or (option not in TO_MOVE and option not in TO_STRIDE):
        return 0
    hero, area = parts(option)
    pressed = 0
    for other in range(g.seats):
        standing = hero_there(g, other, area) if other != seat else NOBODY
        if standing != NOBODY and g.data.strengths[standing % HEROES] < g.data.strengths[hero]:
            pressed |= 1 << other
    return pressed


def _judge_round(events: Sequence[Event], kind: str, seat: int, place: int, target: int, *, expected: bool) -> str:
    """Compare a promise with what its maker did until the round was over."""
    for event in events:
        if event.kind == kind and event.args[0] == seat and event.args[place] == target:
            return KEPT if expected else BROKEN
        if event.kind in {"round", "won"}:
            return BROKEN if expected else KEPT
    return PENDING
