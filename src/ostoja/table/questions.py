"""The open question of a position, as it goes over the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ostoja.engine.agenda import without_none
from ostoja.table.protocol.updates import Question

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision, State


def open_question(state: State) -> Question | None:
    """Return the question that is open in a position; none when the game is over."""
    if state.over:
        return None
    serial = cast("Decision[Any]", state.agenda[-1])
    key, *numbers = serial.asks(state)
    return Question(key, without_none(numbers), serial.rule())
