"""The bots' processes in memory: they think at once, answer later, and hang, fail or die with the weather."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from ostoja.table.bot_minds import Died, Mind
from ostoja.table.bot_thinkers import Thinkers
from ostoja.table.bot_thinking import FAILED, Answer, answered

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.simulation.weather import Weather

STARTS: Final = 0.1  # seconds
THINKS: Final = 0.02


class SimulatedMind(Mind):
    """One process."""

    def __init__(self, weather: Weather, worker: str) -> None:
        self.weather = weather
        self.worker = worker

    async def open(self) -> None:
        """Start after a while."""
        await asyncio.sleep(STARTS)

    async def think(self, question: Callable[[Any], object], thought: Any) -> Answer:
        """Think about a question; the answer comes later, or never."""
        if self.weather.strikes("bot-hangs", self.worker):
            await asyncio.get_running_loop().create_future()
        await asyncio.sleep(THINKS)
        if self.weather.strikes("bot-dies", self.worker):
            raise Died
        if self.weather.strikes("bot-fails", self.worker):
            return Answer(trouble=FAILED, reason="RuntimeError")
        return answered(question, thought)

    def is_lost(self) -> bool:
        """Say no: it dies while it thinks."""
        return False

    def end(self) -> None:
        """Do nothing: whoever waits is told by the lane."""


class SimulatedThinkers(Thinkers):
    """The thinkers of a simulated worker."""

    def __init__(self, weather: Weather, worker: str) -> None:
        super().__init__(1)
        self.weather = weather
        self.worker = worker

    def mind(self) -> Mind:
        """Return a new process."""
        return SimulatedMind(self.weather, self.worker)
