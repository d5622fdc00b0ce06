"""The channels between workers over Redis, which come back by themselves when Redis does."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ostoja.table.retries import Backoff

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable

MISSED: Final = b""  # heard after a channel was lost and found again: others may have told something meanwhile
LISTENS: Final = 1.0  # seconds until a silent line is looked at again
ANSWERS: Final = 2.0  # seconds for Redis to answer

log = structlog.get_logger()


def backend_of(address: str) -> ChannelsBackend:
    """Return how workers speak to each other: within one process, or through Redis."""
    return RedisBackend(address) if address else MemoryChannelsBackend()


class RedisBackend(ChannelsBackend):
    """Litestar's own ends for good at the first fault. This one tries again, and says that it may have missed news."""

    def __init__(self, address: str) -> None:
        from redis import RedisError  # noqa: PLC0415  an extra
        from redis.asyncio import Redis  # noqa: PLC0415  an extra

        self.faults: Final = (RedisError, OSError, TimeoutError)
        self.redis = Redis.from_url(address, socket_connect_timeout=ANSWERS, socket_timeout=ANSWERS)
        self.channels: set[str] = set()

    async def on_startup(self) -> None:
        """Have nothing to prepare: lines are opened when they are needed."""

    async def on_shutdown(self) -> None:
        """Close the lines."""
        await self.redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something to all who listen; if Redis is away, they find out by their rounds."""
        try:
            for channel in channels:
                await self.redis.publish(channel, data)
        except self.faults as error:
            log.warning("news not told", reason=type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to some channels from now on."""
        self.channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to some channels no more."""
        self.channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Hear one message after the other, for ever; whatever happens to Redis, its line is opened again."""
        backoff = Backoff(SystemRandom())
        while True:
            try:
                async for event in self.listen():
                    backoff.reset()
                    yield event
            except self.faults as error:
                log.warning("channels lost", reason=type(error).__name__)
            await asyncio.sleep(backoff.pause())

    async def listen(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Open a line and hear what comes over it; before that line, anything may have been told."""
        async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
            known: set[str] = set()
            while True:
                new = self.channels - known
                if new:
                    await line.subscribe(*new)
                    known |= new
                    for channel in sorted(new):
                        yield channel, MISSED
                if not known:
                    await asyncio.sleep(LISTENS)
                    continue
                message = await line.get_message(timeout=LISTENS)
                if message is not None and (channel := message["channel"].decode()) in self.channels:
                    yield channel, message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: what was told is in the database."""
        return []
