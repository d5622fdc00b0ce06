"""The channels in memory: what a worker tells reaches the others late, twice, out of order or never."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.simulation.loop import VirtualLoop
    from tests.simulation.weather import Weather

TRAVEL: Final = 0.002  # seconds
LATE: Final = 4.0  # seconds at most


class Subscriber:
    """Somebody who hears a channel."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def iter_events(self) -> AsyncIterator[bytes]:
        """Hear one message after the other."""
        while True:
            yield await self.heard.get()


class Hub:
    """Carries the messages of one seed."""

    def __init__(self, loop: VirtualLoop, weather: Weather) -> None:
        self.loop = loop
        self.weather = weather
        self.lines: dict[str, list[Subscriber]] = {}  # by worker

    def carry(self, teller: str, message: bytes) -> None:
        """Bring a message to all who listen, or not."""
        weather = self.weather
        for worker, subscribers in self.lines.items():
            where = f"{teller} to {worker}"
            if weather.rages("news-down", where) or weather.strikes("news-lost", where):
                continue
            for _ in range(2 if weather.strikes("news-twice", where) else 1):
                late = weather.strikes("news-late", where)
                delay = weather.chance["news-late"].uniform(0.1, LATE) if late else TRAVEL
                for subscriber in subscribers:
                    self.loop.call_later(delay, subscriber.heard.put_nowait, message, context=Context())


class Plugin:
    """What a worker knows of the hub: as much of Litestar's plugin as the worker news use."""

    def __init__(self, hub: Hub, worker: str) -> None:
        self.hub = hub
        self.worker = worker

    def publish(self, message: bytes, _channel: str) -> None:
        """Tell everybody."""
        self.hub.carry(self.worker, message)

    async def subscribe(self, _channel: str) -> Subscriber:
        """Begin to hear."""
        subscriber = Subscriber()
        self.hub.lines.setdefault(self.worker, []).append(subscriber)
        return subscriber
