"""How long to wait before something that failed is tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

LEAST: Final = 0.2  # seconds
MOST: Final = 3.0


class Backoff:
    """Pauses that grow up to a bound; each is drawn from its upper half, so that not everybody comes back at once."""

    def __init__(self, chance: Random, least: float = LEAST, most: float = MOST) -> None:
        self.chance = chance
        self.least = least
        self.most = most
        self.step = least

    def pause(self) -> float:
        """Return how many seconds to wait this time; the next time it is longer."""
        step, self.step = self.step, min(self.most, 2 * self.step)
        return step * self.chance.uniform(0.5, 1.0)

    def reset(self) -> None:
        """Begin anew: it went well."""
        self.step = self.least
