"""Who sits at the table: names for the bots, and the name of the person."""

from __future__ import annotations

from typing import Final

from ostoja.engine.errors import SetupError

NAMES: Final = ("Ada", "Bruno", "Celia", "Dario", "Ewa", "Felix", "Gaja", "Hugo")
LONGEST: Final = 20


def names_at(seats: int, seat: int, wish: str) -> list[str]:
    """Name everybody; without a wish the person is called like a bot in that seat would be."""
    names = list(NAMES[:seats])
    if wish:
        name = " ".join(wish.split())
        if not 0 < len(name) <= LONGEST or not name.isprintable():
            raise SetupError(f"a name has 1 to {LONGEST} printable characters, not {wish!r}")
        free = [other for other in NAMES if other[0] != name[0].upper()]
        names = [*free[:seat], name, *free[seat : seats - 1]]
    return names
