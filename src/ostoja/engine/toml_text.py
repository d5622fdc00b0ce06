"""Tables written as TOML, as a person would write them: plain values first, then the tables inside."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import cast


def toml_lines(table: Mapping[str, object], where: str = "") -> list[str]:
    """Write a table as lines; `where` is the dotted name before its own tables."""
    lines = [f"{_key(key)} = {_value(value)}" for key, value in table.items() if not _is_nested(value)]
    for key, value in table.items():
        name = f"{where}{_key(key)}"
        if isinstance(value, Mapping) and _is_nested(value):
            lines += ["", f"[{name}]", *toml_lines(value, f"{name}.")]
        elif _is_nested(value):
            for item in cast("list[Mapping[str, object]]", value):
                lines += ["", f"[[{name}]]", *toml_lines(item, f"{name}.")]
    return lines


def _is_nested(value: object) -> bool:
    """Tell whether a value is written as tables of its own."""
    if isinstance(value, Mapping):
        return "tuple" not in value
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping) and _is_nested(value[0])


def _key(key: str) -> str:
    """Quote a key where TOML wants it."""
    return key if key.isascii() and key.replace("-", "").replace("_", "").isalnum() else json.dumps(key)


def _value(value: object) -> str:
    """Write a plain value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
