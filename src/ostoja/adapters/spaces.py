"""The spaces of a table, and what environments of Gymnasium and PettingZoo have in common."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from ostoja.adapters.sitting import Sitting

LEAST, MOST = np.iinfo(np.int32).min, np.iinfo(np.int32).max
RENDER_MODES: Final = ["human", "ansi", "svg"]


def observation_space(sitting: Sitting) -> spaces.Dict:
    """Return the space of what a seat observes."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (sitting.encoder.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (sitting.actions,), np.int8),
        }
    )


def whole_space(sitting: Sitting) -> spaces.Box:
    """Return the space of what all seats see together."""
    return spaces.Box(LEAST, MOST, (sitting.encoder.size * sitting.setup.seats,), np.int32)


class Seeds:
    """The seeds of one game after another: the same from a given one on, new ones where none was given."""

    def __init__(self) -> None:
        self.root = secrets.token_hex(8)
        self.dealt = 0

    def next(self, seed: int | None) -> str:
        """Return the seed of the next game."""
        if seed is not None:
            self.root, self.dealt = str(seed), 0
        self.dealt += 1
        return f"{self.root}:{self.dealt}"


def render(sitting: Sitting, seat: int, mode: str | None) -> Any:
    """Show what a seat sees: printed, as text, or as SVG."""
    if mode == "human":
        sys.stdout.write(sitting.text(seat))
        return None
    if mode == "svg":
        return sitting.svg(seat)
    return sitting.text(seat) if mode == "ansi" else None
