"""What a watcher is shown of a state, and what it is told when somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.engine.errors import OptionError
from ostoja.engine.steps import Sealed
from tests.conformance.knowledge import Knowledge, at
from tests.conformance.swerve import Swerve

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.journal import Journal
    from ostoja.engine.match import Match

Choice = tuple[int, int]  # a seat and its option

WISHES = 40  # options that are asked for in one look; of a larger vocabulary, others in the next


class Story:
    """What a watcher, and everybody beside the table, is told of a choice in some world, and what it knows then."""

    def __init__(
        self, match: Match, state: State, choice: tuple[int, int], before: Knowledge, journal: Journal
    ) -> None:
        watcher = before.seat
        sealed = [step for step in state.agenda if isinstance(step, Sealed)]
        state.journal = journal
        drawn = state.rng.at
        state.apply(*choice)
        state.journal = None
        self.draws = state.rng.draws if isinstance(state.rng, Swerve) else 0
        self.can_undo = state.rng.at == drawn and not journal.uncovered
        told = [event for event in journal.events if event.is_for(watcher) or event.is_for(None)]
        self.told = [(event.kind, event.args) for event in told]
        self.uncovered = [(event.kind, event.args) for event in told if event.uncovers]
        self.state = state
        self.over = state.over
        self.shown = shown(match, state, watcher)
        self.shown["undo"] = self.can_undo and choice[0] == watcher
        self.knowledge = Knowledge(match.game, state, watcher)
        self.opened = [step.choices for step in sealed if not any(other is step for other in state.agenda)]
        self.turned = {  # what lay face down and lies open now
            place: value
            for place, value in before.hidden.items()
            if place not in self.knowledge.hidden
            and at(self.knowledge.whole, place) == value
            and not is_another(place, value, before, self.knowledge)
        }
        self.shows_others = any(event.uncovers and not event.is_for(watcher) for event in journal.events)


def is_another(place: str, value: Any, before: Knowledge, after: Knowledge) -> bool:
    """Tell whether another card of the kind, which the seat knew already, has moved up to a place in a growing pile."""
    pile = place.rpartition("[")[0]
    cards, moved = at(before.known, pile), at(after.known, pile)
    if not isinstance(cards, list) or not isinstance(moved, list) or len(moved) <= len(cards):
        return False
    return moved.count(value) <= cards.count(value)


def shown(match: Match, state: State, seat: int, *, errors: bool = False) -> dict[str, Any]:
    """Gather everything that a client of this seat gets to see of a state, if wanted with the answers to wishes."""
    real, match.state = match.state, state
    try:
        seen: dict[str, Any] = {"view": match.view(seat), "over": state.over}
        if not state.over:
            seen["asked"] = match.asked()
            seen["question"] = match.question()
            seen["rule"] = match.rule()
            seen["serial"] = state.serial
            seen["options"] = list(match.options(seat))
            seen["fallback"] = match.decision().fallback(state, seat) if match.is_asked(seat) else None
            seen["hush"] = match.game.hushes(state)
            if errors:
                seen["errors"] = [refusal(match, seat, wish) for wish in wishes(match, state, seat)]
        return seen
    finally:
        match.state = real


def wishes(match: Match, state: State, seat: int) -> range:
    """Return the options to ask for: all, or as many as will do, spread over the vocabulary and shifting."""
    if not match.is_asked(seat):
        return range(1)
    stride = 1 + match.game.vocabulary.size // WISHES
    return range(state.serial % stride, match.game.vocabulary.size, stride)


def refusal(match: Match, seat: int, option: int) -> str:
    """Return the answer to a wish."""
    try:
        match.check(seat, option)
    except OptionError as error:
        return str(error)
    return "offered"
