"""The notation of positions: any situation as a small TOML text that can be read, edited and loaded."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from ostoja.engine.agenda import Endless, Procedure
from ostoja.engine.datafile import Table, parse
from ostoja.engine.errors import OstojaError, RecordError
from ostoja.engine.rng import Rng, seeded
from ostoja.engine.snapshot import plain_step, reopen, restored_step

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.choices import Value
    from ostoja.engine.game import Game, Setup

FIELDS = ("game", "seats", "over", "chance", "options", "data", "table", "agenda")


def write_position(game: Game, setup: Setup, state: State) -> str:
    """Write a situation down: the set-up, the facts in words, and the agenda from the bottom up."""
    parts: Table = {
        "game": game.key,
        "seats": setup.seats,
        "over": state.over,
        "chance": f"{state.rng.key.hex()} {state.rng.at}",
        "options": {c.key: setup.options[c.key] for c in game.choices if setup.options[c.key] != c.default},
        "data": dict(setup.changes),
        "table": game.write_table(state),
        "agenda": [plain_step(step) for step in state.agenda],
    }
    return "\n".join(_toml(parts, "")) + "\n"


def read_position(game: Game, text: str) -> tuple[Setup, State]:
    """Load a situation; without chance written down it is drawn from a fixed seed."""
    parts = parse(text, "the position")
    if parts.get("game") != game.key:
        raise RecordError(f"the position is one of {parts.get('game')!r}, not of {game.key!r}")
    for key in parts:
        if key not in FIELDS:
            raise RecordError(f"a position has no field {key!r}; fields: {', '.join(FIELDS)}")
    try:
        seats = int(str(parts.get("seats", game.least_seats)))
        setup = game.agree(seats, cast("dict[str, Value]", _table(parts, "options")), _table(parts, "data"))
        state = game.blank(setup, _chance(str(parts.get("chance", ""))))
        _lay_out(game, state, parts)
    except OstojaError:
        raise
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, Endless) as error:
        raise RecordError(f"the position cannot be laid out: {error}") from error
    return setup, state


def _lay_out(game: Game, state: State, parts: Table) -> None:
    """Put facts and agenda on a blank table, and run it to its question if a procedure comes first."""
    game.read_table(state, _table(parts, "table"))
    agenda = parts.get("agenda", [])
    state.agenda = [restored_step(dict(step), game) for step in cast("list[Table]", agenda)]
    state.over = bool(parts.get("over", False))
    if state.agenda and isinstance(state.agenda[-1], Procedure):
        state.settle()
    else:
        reopen(state)


def _chance(words: str) -> Rng:
    """Read a generator's key and position."""
    key, _, at = words.partition(" ")
    return Rng(bytes.fromhex(key), int(at or 0)) if key else seeded("position")


def _table(parts: Table, key: str) -> Table:
    """Return a table of the position, empty if it is not written."""
    value = parts.get(key, {})
    if not isinstance(value, Mapping):
        raise RecordError(f"position field {key} must be a table, not {value!r}")
    return dict(value)


def _toml(table: Mapping[str, object], where: str) -> list[str]:
    """Write a table as TOML lines: plain values first, then the tables inside it."""
    lines = [f"{_key(key)} = {_value(value)}" for key, value in table.items() if not _is_nested(value)]
    for key, value in table.items():
        name = f"{where}{_key(key)}"
        if isinstance(value, Mapping) and _is_nested(value):
            lines += ["", f"[{name}]", *_toml(value, f"{name}.")]
        elif _is_nested(value):
            for item in cast("list[Mapping[str, object]]", value):
                lines += ["", f"[[{name}]]", *_toml(item, f"{name}.")]
    return lines


def _is_nested(value: object) -> bool:
    """Tell whether a value is written as tables of its own."""
    if isinstance(value, Mapping):
        return "tuple" not in value
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)


def _key(key: str) -> str:
    """Quote a key where TOML wants it."""
    return key if key.replace("-", "").replace("_", "").isalnum() else json.dumps(key)


def _value(value: object) -> str:
    """Write a plain value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
