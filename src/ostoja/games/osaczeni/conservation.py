"""What the rules can neither lose nor make, for the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.pieces import PILE, SET, SETS, Held
from ostoja.kit.refuge.state import PLACES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.games.osaczeni.state import Lockdown

PIECES: Final[Mapping[str, tuple[Held, ...]]] = {
    "items": (
        *(Held("hands", SETS), Held("deck", PILE), Held("truck", PILE)),
        *(Held("boxed", PILE), Held("played", SET)),
    ),
    "characters": (Held("room", SETS), Held("unplaced", SET), Held("cold", SET)),
}


def out_of_place(g: Lockdown) -> int:
    """OSA-GEN-13, OSA-GEN-14, OSA-CLOSE-02  Count the monsters without a token, a notch or an open area.

    The pool is what is not on the board, so that none can be lost.
    """
    count = max(0, -g.pool())
    for area in range(1, PLACES):
        notches = g.data.notches[area] if g.is_open(area) else 0
        count += max(0, g.monsters[area] - notches)
    return count
