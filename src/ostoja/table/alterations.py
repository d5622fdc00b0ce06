"""What a table agreed on other than usual, so that whoever joins can see it."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ostoja.table.protocol.tables import Altered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.game import Game, Setup

LONGEST: Final = 80  # signs of a value that are shown


def alterations(game: Game, setup: Setup) -> list[Altered]:
    """List the options and the data that are not the usual ones; neither colours nor unlocked things alter a game."""
    found = [
        Altered("option", choice.key, shown(choice.default), shown(setup.options[choice.key]))
        for choice in game.choices
        if setup.options[choice.key] != choice.default and choice.alters()
    ]
    return found + [
        Altered("data", field, shown(usual), shown(value)) for field, usual, value in changed(game.data, setup.changes)
    ]


def changed(
    usual: Mapping[str, object], changes: Mapping[str, object], where: str = ""
) -> Iterator[tuple[str, object, object]]:
    """Go through the fields of the data that differ, by their dotted names."""
    for key, change in changes.items():
        before = usual[key]
        if isinstance(before, Mapping) and isinstance(change, Mapping):
            yield from changed(before, change, f"{where}{key}.")
        elif before != change:
            yield f"{where}{key}", before, change


def shown(value: object) -> str | int | float | bool:
    """Return a value as a card shows it."""
    if isinstance(value, bool | int) or (isinstance(value, float) and math.isfinite(value)):
        return value
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def read_altered(stored: Any) -> list[Altered]:
    """Read what was stored of a table's alterations; what cannot be read is not shown."""
    try:
        return msgspec.convert(stored, list[Altered])
    except msgspec.ValidationError:
        return []
