"""Pictures of positions: the engine draws none, but other packages may announce how."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.position import Position

GROUP: Final = "ostoja.pictures"  # whoever draws positions as HTML announces it under this entry point


@cache
def painters() -> list[Callable[[Position], str]]:
    """Return all who can draw a position."""
    return [entry.load() for entry in entry_points(group=GROUP)]


def picture_of(position: Position) -> str | None:
    """Return a position drawn as HTML; None: nobody can."""
    for paint in painters():
        return paint(position)
    return None
