"""Data files: a game's own numbers, corrected by a file of the user's, every field checked."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

from ostoja.engine.errors import DataError
from ostoja.engine.naming import guess, shown
from ostoja.engine.toml_size import SIZE, check_size

Section = dict[str, object]


def parse(text: str, name: str) -> Section:
    """Read a TOML text, or say where it is broken."""
    check_size(text, name)
    try:
        return dict(tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # also what is valid TOML, but no number, date or text of Python's
        raise DataError(f"{name} is not valid TOML: {error}") from error


def load(path: str) -> Section:
    """Read a TOML file of the user's."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(SIZE + 1)  # the rest of what is too long need not be read to say so
    except (OSError, ValueError) as error:
        raise DataError(f"data file {path} cannot be read: {error}") from error
    return parse(text, path)


def corrected(base: Mapping[str, object], changes: Mapping[str, object], where: str = "") -> Section:
    """Return the base with the changes laid over it; a change may only touch a field that exists, with its type."""
    result = dict(base)
    for key, change in changes.items():
        field = f"{where}{key}"
        if key not in base:
            raise DataError(f"data field {field} is unknown{guess(key, base)}; known here: {', '.join(base)}")
        old = base[key]
        if isinstance(old, Mapping):
            if not isinstance(change, Mapping):
                raise DataError(f"data field {field} must be a table, not {shown(change)}")
            result[key] = corrected(old, change, f"{field}.")
        elif type(old) is not type(change):
            raise DataError(f"data field {field} must be {_kind(old)}, not {shown(change)}")
        else:
            result[key] = change
    return result


def _kind(value: object) -> str:
    """Name the type of a value as a person would."""
    names = {bool: "true or false", int: "a whole number", str: "a text", list: "a list", float: "a number"}
    return names.get(type(value), type(value).__name__)


def table(data: Mapping[str, object], *path: str) -> Section:
    """Return a table inside a table."""
    part: object = data
    for key in path:
        if not isinstance(part, Mapping) or not isinstance(part.get(key), Mapping):
            raise DataError(f"data table {'.'.join(path)} is missing")
        part = part[key]
    return dict(part) if isinstance(part, Mapping) else {}


def number(data: Mapping[str, object], field: str, least: int, most: int, default: int | None = None) -> int:
    """Return a whole number from a table given by a dotted name, within its range."""
    *path, key = field.split(".")
    part = table(data, *path)
    value = part.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise DataError(f"data field {field} must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def fingerprint(data: Mapping[str, object]) -> str:
    """Return a short hash by which two sets of data can be told apart."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
