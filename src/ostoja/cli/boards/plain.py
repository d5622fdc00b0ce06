"""The drawing for a game that has no board of its own: its view, panel by panel, in the game's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostoja.cli.boards.fields import Fields
from ostoja.engine.vocabulary import SEAT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.game import View
    from ostoja.text import Texts


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw simple facts side by side, and every list or table in a panel."""
    return Drawing(texts, names).draw(view)


class Drawing:
    """The words for a view: what its fields are called, and what the numbers in them mean."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def draw(self, view: View) -> RenderableType:
        """Draw a whole view."""
        fields = Fields([self.texts.game.seen])
        names = fields.names([view])
        simple = {name: view[name] for name in names if is_simple(view[name])}
        title = self.texts.say("game-title")
        panels: list[RenderableType] = [Panel(self.facts(simple), title=title, box=box.ROUNDED)]
        for name in names:
            if name not in simple:
                inside = self.inside(name, view[name], fields.inside(name))
                panels.append(Panel(inside, title=self.title(name), title_align="left", box=box.ROUNDED))
        return Group(*panels)

    def title(self, key: str) -> str:
        """Say what a field is called; one without a text goes by its name."""
        text = self.texts.say(f"view-{key}")
        return key.replace("_", " ").capitalize() if text == f"view-{key}" else text

    def facts(self, facts: Mapping[str, object]) -> Text:
        """Write simple facts one after the other."""
        line = Text()
        for key, value in facts.items():
            line.append(f"{self.title(key)} ", style="dim")
            line.append(self.short(key, value), style="bold")
            line.append("   ")
        return line

    def short(self, key: str, value: object) -> str:
        """Write a value in few signs, and what is there several times once."""
        if isinstance(value, list | tuple):
            words = [self.short(key, item) for item in value]
            if key not in self.texts.game.fields:
                return " ".join(words) or "–"
            return ", ".join(counted(word, words.count(word)) for word in dict.fromkeys(words)) or "–"
        if isinstance(value, bool):
            return "✔" if value else "✘"
        if value is None or value == "":
            return "–"
        return self.member(key, value) if isinstance(value, int) else self.phase(key, value)

    def member(self, key: str, value: int) -> str:
        """Write a number: what it means, where the game says so."""
        domain = self.texts.game.fields.get(key, SEAT if key == SEAT.name else None)
        if domain is None or not 0 <= value < len(domain.labels):
            return str(value)
        return self.texts.domain(domain, value, self.names)

    def phase(self, key: str, value: object) -> str:
        """Write a word; the phase has a name."""
        text = self.texts.say(f"phase-{value}") if key == "phase" else ""
        return str(value) if text in ("", f"phase-{value}") else text

    def inside(self, key: str, value: Any, fields: Fields) -> RenderableType:
        """Draw a list of records as a table, a record as lines, anything else as it stands."""
        if isinstance(value, dict):
            return self.facts({name: value[name] for name in fields.names([value])})
        items = value if isinstance(value, list | tuple) else [value]
        if not all(isinstance(item, dict) for item in items):
            return Text("\n".join(self.short(key, item) for item in items))
        table = Table(box=None, pad_edge=False, header_style="dim")
        columns = fields.names(items)
        for column in columns:
            table.add_column(self.title(column), overflow="fold")
        for item in items:
            table.add_row(*(self.short(column, item[column]) if column in item else "" for column in columns))
        return table


def is_simple(value: object) -> bool:
    """Tell whether a value fits on a line."""
    if isinstance(value, list | tuple):
        return all(not isinstance(item, list | tuple | dict) for item in value)
    return not isinstance(value, dict)


def counted(word: str, times: int) -> str:
    """Write how often something is there."""
    return word if times == 1 else f"{word} ×{times}"
