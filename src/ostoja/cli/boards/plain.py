"""The drawing for a game that has no board of its own yet: its view, panel by panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.game import View
    from ostoja.text import Texts


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw simple facts side by side, and every list or table in a panel."""
    simple = {key: value for key, value in view.items() if _is_simple(value)}
    panels: list[RenderableType] = [Panel(_facts(simple), title=texts.say("game-title"), box=box.ROUNDED)]
    for key, value in view.items():
        if key not in simple:
            panels.append(Panel(_inside(value, names), title=_title(key), title_align="left", box=box.ROUNDED))
    return Group(*panels)


def _is_simple(value: object) -> bool:
    """Tell whether a value fits on a line."""
    if isinstance(value, list | tuple):
        return all(not isinstance(item, list | tuple | dict) for item in value)
    return not isinstance(value, dict)


def _title(key: str) -> str:
    """Make a heading of a field's name."""
    return key.replace("_", " ").capitalize()


def _facts(facts: Mapping[str, object]) -> Text:
    """Write simple facts one after the other."""
    line = Text()
    for key, value in facts.items():
        line.append(f"{_title(key)} ", style="dim")
        line.append(_short(value), style="bold")
        line.append("   ")
    return line


def _short(value: object) -> str:
    """Write a value in few signs."""
    if isinstance(value, bool):
        return "✔" if value else "✘"
    if isinstance(value, list | tuple):
        return " ".join(_short(item) for item in value) or "–"
    return "–" if value is None or value == "" else str(value)


def _inside(value: Any, names: Sequence[str]) -> RenderableType:
    """Draw a list of records as a table, a record as lines, anything else as it stands."""
    if isinstance(value, dict):
        return _facts(value)
    items = value if isinstance(value, list | tuple) else [value]
    if not all(isinstance(item, dict) for item in items):
        return Text("\n".join(_short(item) for item in items))
    table = Table(box=None, pad_edge=False, header_style="dim")
    for key in items[0]:
        table.add_column(_title(key), overflow="fold")
    for item in items:
        table.add_row(*(_cell(key, cell, names) for key, cell in item.items()))
    return table


def _cell(key: str, value: object, names: Sequence[str]) -> str:
    """Write one field of a record; a seat by its name."""
    if key == "seat" and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return _short(value)
