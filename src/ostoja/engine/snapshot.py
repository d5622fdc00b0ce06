"""Snapshots: the whole state as plain data, for saving, hashing and comparing."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, cast

from ostoja.engine.agenda import Procedure, State, Step
from ostoja.engine.errors import RecordError
from ostoja.engine.rng import Rng

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision
    from ostoja.engine.game import Game, Setup

Plain = Any  # numbers, texts, lists and dictionaries of these

END = "(end)"  # the phase of a procedure that has gone through all of them; no method is called so


def fields_of(thing: object) -> list[str]:
    """List the attributes of a state or step, compiled or not, in a fixed order."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))
        names.update(cls.__dict__.get("__slots__", ()))
    return sorted(name for name in names if not name.startswith("__") and hasattr(thing, name))


def is_numbers(row: list[object] | tuple[object, ...]) -> bool:
    """Tell whether a row holds whole numbers only and is plain already: most rows do."""
    return set(map(type, row)) <= {int}


def plain(value: object) -> Plain:
    """Turn a value of a state into plain data."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return value[:] if is_numbers(value) else [plain(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": list(value) if is_numbers(value) else [plain(item) for item in value]}
    if isinstance(value, Step):
        return plain_step(value)
    if isinstance(value, Rng):
        return {"key": value.key.hex(), "at": value.at}
    raise TypeError(f"a state may not hold {type(value).__name__}: {value!r}")


def plain_step(step: Step) -> dict[str, Plain]:
    """Turn a step into plain data: its name, its phase by name, its fields."""
    data: dict[str, Plain] = {"step": type(step).__name__}
    for name in fields_of(step):
        data[name] = plain(getattr(step, name))
    if isinstance(step, Procedure):
        phases = step.phases()
        data["at"] = phases[step.at].__name__ if step.at < len(phases) else END
    return data


def snapshot(state: State) -> dict[str, Plain]:
    """Return the whole state as plain data; what can be worked out again is left out."""
    unsaved = state.unsaved()
    return {name: plain(getattr(state, name)) for name in fields_of(state) if name not in unsaved}


def fingerprint(state: State) -> str:
    """Return the hash of a state: equal in every process, no clue to what it hides (the generator's key is in it)."""
    canonical = json.dumps(snapshot(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def restored(value: Plain, game: Game) -> object:
    """Turn plain data back into a value of a state."""
    if isinstance(value, list):
        return [restored(item, game) for item in value]
    if isinstance(value, dict):
        if "tuple" in value:
            return tuple(restored(item, game) for item in value["tuple"])
        if "step" in value:
            return restored_step(value, game)
        return Rng(bytes.fromhex(value["key"]), value["at"])
    return cast("object", value)


def restored_step(data: dict[str, Plain], game: Game) -> Step:
    """Make a step anew from its name and fields."""
    name = data.get("step", "")
    if name not in game.steps:
        raise RecordError(f"{game.title} has no step {name!r}; steps: {', '.join(game.steps)}")
    step = game.steps[name]()
    if isinstance(step, Procedure):
        phases = [phase.__name__ for phase in step.phases()] + [END]
        phase = data.get("at", phases[0])
        if phase not in phases:
            raise RecordError(f"step {name} has no phase {phase!r}; phases: {', '.join(phases)}")
        data = {**data, "at": phases.index(phase)}
    fields = fields_of(step)
    for field, value in data.items():
        if field not in fields and field != "step":
            raise RecordError(f"step {name} has no field {field!r}; fields: {', '.join(fields)}")
        if field != "step":
            setattr(step, field, restored(value, game))
    return step


def restore(game: Game, setup: Setup, data: dict[str, Plain]) -> State:
    """Make a state anew from a snapshot of a game with the same set-up."""
    state: State = game.blank(setup, Rng())
    for name in fields_of(state):
        if name in data:
            setattr(state, name, restored(data[name], game))
    reopen(state)
    return state


def reopen(state: State) -> None:
    """Put the question on top of the agenda again."""
    state.asked = 0
    if state.agenda and not state.over:
        state.asked = cast("Decision[Any]", state.agenda[-1]).deciders(state)
        state.reopen()
