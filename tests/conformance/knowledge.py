"""What a seat knows of a state, and what is hidden from it: the state with everything face down that it cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.engine.rng import Rng
from ostoja.engine.secrets import FACE_DOWN
from ostoja.engine.snapshot import snapshot
from ostoja.engine.steps import Picks, Sealed, chosen

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game

NO_CHANCE = Rng()


class Knowledge:
    """A state as a seat knows it, beside the whole of it; what differs is hidden from the seat, place by place."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.seat = seat
        copy = state.copy()
        copy.rng = NO_CHANCE  # what chance will bring is hidden from everybody
        game.unmark(copy)
        for step in copy.agenda:
            if isinstance(step, Picks) and step.seat != seat:  # nobody else's concern until all are made
                step.picked = [FACE_DOWN] * len(step.picked)
        self.whole = snapshot(copy)
        game.conceal(copy, seat)
        for step in copy.agenda:
            if isinstance(step, Sealed):
                step.choices = [choice_of(step, other, seat) for other in range(len(step.choices))]
        self.known = snapshot(copy)
        self.known["asked"] = state.asked
        self.hidden: dict[str, Any] = {}
        for field, value in self.whole.items():
            differences(value, self.known[field], field, self.hidden)

    def fields(self) -> set[str]:
        """Return the fields of the state in which something is hidden; sealed choices lie on the agenda."""
        return {field_of(place) for place in self.hidden} - {"agenda"}


def choice_of(step: Sealed[Any], other: int, seat: int) -> int:
    """Return a sealed choice as a seat sees it."""
    return FACE_DOWN if other != seat and other in chosen(step.choices) else step.choices[other]


def field_of(place: str) -> str:
    """Return the field of the state that a place belongs to."""
    return place.partition("[")[0]


def differences(whole: Any, known: Any, place: str, found: dict[str, Any]) -> None:
    """Note, place by place, what the one side has and the other has not."""
    if whole == known:
        return
    if isinstance(whole, list) and isinstance(known, list) and len(whole) == len(known):
        for number, (one, other) in enumerate(zip(whole, known, strict=True)):
            differences(one, other, f"{place}[{number}]", found)
    elif isinstance(whole, dict) and isinstance(known, dict) and whole.keys() == known.keys():
        for key in whole:
            differences(whole[key], known[key], f"{place}[{key}]", found)
    else:
        found[place] = whole


def at(whole: dict[str, Any], place: str) -> Any:
    """Return what lies at a place, None if there is no such place any more."""
    field, *keys = place.replace("]", "").split("[")
    value = whole.get(field)
    for key in keys:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list) and int(key) < len(value):
            value = value[int(key)]
        else:
            return None
    return value
