"""Worker news: tells the other workers of a server what happened at a table, over Litestar's channels."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final, Literal

import msgspec
import structlog
from msgspec import Struct

from ostoja.table.channels import MISSED

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.channels import ChannelsPlugin

CHANNEL: Final = "tables"

log = structlog.get_logger()


class News(Struct):
    """Something that happened at a table: its log grew by a line, or its chairs or who is connected to it changed.

    Or away from any table: a device was logged out, named by what is stored of its token; or news may have been lost.
    """

    worker: str
    table: str
    what: Literal["log", "table", "out", "missed"]
    session: str = ""
    line: tuple[int, int, str] | None = None  # the number, the time and the text of an entry that is stored


class WorkerNews:
    """Speaks to the other workers; with a single one it has nothing to do."""

    def __init__(self, plugin: ChannelsPlugin, *, shared: bool) -> None:
        self.plugin = plugin
        self.shared = shared
        self.worker = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None

    def tell(self, table: str, what: Literal["log", "table"]) -> None:
        """Tell the others that a table has changed; a single worker is alone."""
        if self.shared:
            self.publish(News(self.worker, table, what))

    def tell_line(self, table: str, line: tuple[int, int, str]) -> None:
        """Tell the others what was written into a log, so that nobody has to read it there."""
        if self.shared:
            self.publish(News(self.worker, table, "log", line=line))

    def tell_out(self, session: str) -> None:
        """Tell the others that a device was logged out."""
        if self.shared:
            self.publish(News(self.worker, "", "out", session=session))

    def publish(self, news: News) -> None:
        """Say it to all who listen."""
        self.plugin.publish(msgspec.json.encode(news), CHANNEL)

    async def listen(self, hear: Callable[[News], None]) -> None:
        """Begin to hear what the others tell."""
        if self.shared:
            subscriber = await self.plugin.subscribe(CHANNEL)

            async def attend() -> None:
                async for message in subscriber.iter_events():
                    self.pass_on(message, hear)

            self.task = asyncio.create_task(attend(), name="worker news")

    def pass_on(self, message: bytes, hear: Callable[[News], None]) -> None:
        """Pass on what another worker told; what cannot be read must not make anybody deaf."""
        try:
            news = News("", "", "missed") if message == MISSED else msgspec.json.decode(message, type=News)
        except msgspec.MsgspecError as error:
            log.warning("news cannot be read", reason=type(error).__name__)
            return
        if news.worker != self.worker:
            hear(news)

    async def stop(self) -> None:
        """Stop listening."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
