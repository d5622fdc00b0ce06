"""What a seat sees of the cellar, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.steps import PASS, UNDECIDED
from ostoja_vigil.flow import Night
from ostoja_vigil.lighting import Lighting
from ostoja_vigil.words import CANDLE, TO_LIGHT

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja_vigil.state import Cellar

PHASES: Final = ("fall", "light", "count", "search", "end")  # as they follow each other in flow.py


def open_view(g: Cellar) -> View:
    """Return what lies open on the table."""
    return {
        "night": g.night,
        "nights": g.data.nights,
        "phase": phase(g),
        "depth": g.depth,
        "chest": len(g.chest),
        "ash": sorted(g.ash),
        "players": [player_view(g, seat) for seat in range(g.seats)],
        "candles": [{"kind": kind, "hours": g.data.hours[kind]} for kind in range(len(CANDLE.labels))],
    }


def own_view(g: Cellar, seat: int) -> View:
    """Return what a seat alone may see: its hand, and what it has chosen while the others still choose."""
    return {"hand": g.hands[seat][:], "chosen": chosen_by(g, seat)}


def player_view(g: Cellar, seat: int) -> View:
    """Return what everybody knows of a player."""
    return {"seat": seat, "hearts": g.hearts[seat], "cards": len(g.hands[seat]), "lit": g.lit[seat]}


def chosen_by(g: Cellar, seat: int) -> int | None:
    """Return the candle that a seat has chosen in secret, if it has."""
    step = g.agenda[-1] if g.agenda else None
    made = step.choices[seat] if isinstance(step, Lighting) and seat < len(step.choices) else UNDECIDED
    return None if made in (UNDECIDED, PASS) else TO_LIGHT.target(made)


def phase(g: Cellar) -> str:
    """Name the phase of the night."""
    night = g.agenda[0] if g.agenda else None
    return PHASES[night.at - 1] if isinstance(night, Night) and not g.over else "over"
