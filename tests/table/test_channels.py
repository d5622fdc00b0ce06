"""The channels between workers: they come back by themselves when Redis does, and say that news may have been lost."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING

import pytest

from ostoja.table.channels import MISSED, RedisBackend
from tests.table.process import free_port, redis

if TYPE_CHECKING:
    from pathlib import Path

needs_redis = pytest.mark.skipif(shutil.which("redis-server") is None, reason="redis-server is not installed")

NEWS = "news"


class Ear:
    """Somebody who hears a channel, as Litestar's plugin does."""

    def __init__(self, backend: RedisBackend) -> None:
        self.backend = backend
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Hear one message after the other."""
        async for channel, message in self.backend.stream_events():
            assert channel == NEWS
            self.heard.put_nowait(message)

    async def hears(self) -> bytes:
        """Wait for the next message."""
        return await asyncio.wait_for(self.heard.get(), 20.0)


@needs_redis
def test_after_a_restart_of_redis_workers_hear_each_other_again(tmp_path: Path) -> None:
    port = free_port()

    async def story() -> None:
        with redis(tmp_path, port) as address:
            one, two = RedisBackend(address), RedisBackend(address)
            for backend in (one, two):
                await backend.subscribe([NEWS])
            ear = Ear(two)
            assert await ear.hears() == MISSED
            await one.publish(b"before", [NEWS])
            assert await ear.hears() == b"before"
        await one.publish(b"nobody hears this", [NEWS])
        with redis(tmp_path, port):
            assert await ear.hears() == MISSED, "whoever listens must know that something was lost"
            await one.publish(b"after", [NEWS])
            assert await ear.hears() == b"after"
            assert not ear.task.done()
            ear.task.cancel()
            for backend in (one, two):
                await backend.on_shutdown()

    asyncio.run(story())


@needs_redis
def test_a_redis_that_is_away_makes_nobody_wait(tmp_path: Path) -> None:
    async def story() -> None:
        with redis(tmp_path) as address:
            backend = RedisBackend(address)
            await backend.publish(b"heard by nobody", [NEWS])
        for _ in range(3):
            await asyncio.wait_for(backend.publish(b"lost", [NEWS]), 10.0)
        await backend.on_shutdown()

    asyncio.run(story())
