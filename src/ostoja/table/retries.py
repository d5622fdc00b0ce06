"""How long to wait before something that failed is tried again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

from ostoja.table.storage.probe import is_silent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from random import Random

T = TypeVar("T")

LEAST: Final = 0.2  # seconds
MOST: Final = 3.0
PATIENCE: Final = 6.0  # seconds that whoever only looks waits for a database: it may just be restarted
SOON: Final = 0.6  # seconds between two looks at most: somebody waits


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


async def patiently(look: Callable[[], Awaitable[T]], chance: Random) -> T:
    """Look something up; while the database is silent, look again for a while."""
    loop = asyncio.get_running_loop()
    backoff, end = Backoff(chance, LEAST, SOON), loop.time() + PATIENCE
    while True:
        try:
            return await look()
        except Exception as error:
            if not is_silent(error) or loop.time() >= end:
                raise
        await asyncio.sleep(backoff.pause())
