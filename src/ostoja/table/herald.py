"""The herald: tells the other workers of a server what happened at a table, over Litestar's channels."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from litestar.channels import ChannelsPlugin

CHANNEL: Final = "tables"


class News(Struct):
    """Something that happened at a table: its log or its chairs changed, or who is connected to a worker."""

    worker: str
    table: str
    what: str
    here: list[int] = []


class Herald:
    """Speaks to the other workers; with a single one it has nothing to do."""

    def __init__(self, plugin: ChannelsPlugin, *, shared: bool) -> None:
        self.plugin = plugin
        self.shared = shared
        self.worker = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None

    def tell(self, table: str, what: str, here: list[int] | None = None) -> None:
        """Tell the others."""
        if self.shared:
            self.plugin.publish(msgspec.json.encode(News(self.worker, table, what, here or [])), CHANNEL)

    async def listen(self, hear: Callable[[News], Awaitable[None]]) -> None:
        """Begin to hear what the others tell."""
        if self.shared:
            subscriber = await self.plugin.subscribe(CHANNEL)

            async def attend() -> None:
                async for message in subscriber.iter_events():
                    news = msgspec.json.decode(message, type=News)
                    if news.worker != self.worker:
                        await hear(news)

            self.task = asyncio.create_task(attend(), name="herald")

    async def stop(self) -> None:
        """Stop listening."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
