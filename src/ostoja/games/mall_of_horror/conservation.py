"""What the rules can neither lose nor make, for the tests; zombies are not counted, as there is no end of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.pieces import PILE, SET, SETS, Held

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.journal import Event
    from ostoja.games.mall_of_horror.state import Mall

PIECES: Final[Mapping[str, tuple[Held, ...]]] = {
    "cards": (Held("hands", SETS), Held("deck", PILE), Held("truck", PILE), Held("played", SET)),
    "characters": (Held("room", SETS), Held("unplaced", SET)),
}


def beyond_the_figures(g: Mall) -> int:
    """MOH-SUP-01  Count the zombies for which there is no figure, where the option zombie_supply limits them."""
    return max(0, sum(g.zombies) - g.data.figures) if g.rulings.limited_supply else 0


def accounts(events: Sequence[Event]) -> dict[str, int]:
    """MOH-ATK-12  Whoever is eaten leaves the game."""
    return {"characters": -sum(1 for event in events if event.kind == "eaten")}
