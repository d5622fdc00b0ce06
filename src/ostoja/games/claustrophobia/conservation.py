"""What the rules can neither lose nor make but as told, for the tests; Objects leave the game with their bearers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.pieces import COUNT, PILE, SET, SETS, SPOTS, Held
from ostoja.games.claustrophobia.exploration import Exploration
from ostoja.games.claustrophobia.words import FIRST_DEMON, TILES, WARRIORS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.journal import Event
    from ostoja.games.claustrophobia.state import Maze

PIECES: Final[Mapping[str, tuple[Held, ...]]] = {
    "advantages": (Held("advantages", SET), Held("advantages_spent", SET), Held("advantage_deck", PILE)),
    "events": (Held("events", SET), Held("events_spent", SET), Held("event_deck", PILE)),
    "tiles": (
        *(Held("laid", PILE), Held("stack", PILE), Held("tile_discards", PILE)),
        *(Held("foresight", PILE), Held("set_aside", PILE)),
    ),
    "figures": (Held("at", SPOTS), Held("here", SETS)),
    "heroes": (Held("at", SPOTS), Held("escaped", SET)),
    "demons to send": (Held("demons_left", COUNT),),
    "charges": (Held("charges", PILE),),
    "treasures": (Held("treasures", PILE),),
}
SET_UP: Final = ("heroes", "demons to send", "charges", "treasures")  # not on the table before the first round


def count(g: Maze, counted: dict[str, int]) -> dict[str, int]:
    """Leave out what the set-up has not brought yet; compare where everybody is with who is on each tile."""
    counted["tiles"] = tiles(g)
    counted["figures"] = sum(1 for warrior in range(WARRIORS) if is_in_one_place(g, warrior))
    counted["heroes"] = len(g.heroes()) + g.escaped.bit_count()
    return counted if g.round else {thing: number for thing, number in counted.items() if thing not in SET_UP}


def tiles(g: Maze) -> int:
    """Count the tiles, the one just drawn too; the counted one comes from outside."""
    stock = [*g.laid, *g.stack, *g.tile_discards, *g.foresight, *g.set_aside]
    stock += [step.tile for step in g.agenda if isinstance(step, Exploration) and step.tile not in stock]
    return sum(1 for tile in stock if tile >= 0 and tile != g.scenario().countdown_tile)


def is_in_one_place(g: Maze, warrior: int) -> bool:
    """Tell whether a warrior is on exactly the tile, or off all tiles, as the lists say."""
    here = [tile for tile in range(TILES) if g.here[tile] >> warrior & 1]
    return here == ([g.at[warrior]] if g.at[warrior] >= 0 else [])


def accounts(events: Sequence[Event]) -> dict[str, int]:
    """CLA-WND-04, CLA-SND-08, CLA-SC6-02  The dead are told, and Demons that are sent, and tokens that are found."""
    died = sent = found = 0
    for event in events:
        died += event.kind == "died"
        sent += event.kind == "sent" and event.args[0] >= FIRST_DEMON
        found += event.kind in {"treasure", "false-treasure"}
    return {"heroes": -died, "demons to send": -sent, "treasures": -found}
