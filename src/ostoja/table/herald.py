"""The herald: tells the other workers of a server what happened at a table, over Litestar's channels."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from litestar.channels import ChannelsPlugin

CHANNEL: Final = "tables"


class News(Struct):
    """Something that happened at a table: its log or its chairs changed, or who is connected to a worker.

    Or away from any table: a device was logged out, named by what is stored of its token.
    """

    worker: str
    table: str
    what: Literal["log", "table", "here", "out"]
    here: list[int] = []
    session: str = ""


class Herald:
    """Speaks to the other workers; with a single one it has nothing to do."""

    def __init__(self, plugin: ChannelsPlugin, *, shared: bool) -> None:
        self.plugin = plugin
        self.shared = shared
        self.worker = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None

    def tell(self, table: str, what: Literal["log", "table"]) -> None:
        """Tell the others that a table has changed."""
        self.publish(News(self.worker, table, what))

    def tell_here(self, table: str, here: list[int]) -> None:
        """Tell the others who is connected to this worker."""
        self.publish(News(self.worker, table, "here", here))

    def tell_out(self, session: str) -> None:
        """Tell the others that a device was logged out."""
        self.publish(News(self.worker, "", "out", session=session))

    def publish(self, news: News) -> None:
        """Say it to all who listen; a single worker is alone."""
        if self.shared:
            self.plugin.publish(msgspec.json.encode(news), CHANNEL)

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
