"""The wire under a socket: it takes apart no more than the table can follow, and waits for nobody for ever.

A line that floods, or never reads, is cut; what it sent meanwhile is not looked at.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ostoja.table.api.limits import Bucket

if TYPE_CHECKING:
    from websockets.frames import Frame

PIECE: Final = 2048  # bytes that are taken apart at a time, however many came
LEFTOVER: Final = 4096  # bytes that are still looked at once the line was ended here: the other side's farewell
PATIENCE: Final = 20.0  # seconds in which a reader has to make room for more, or to leave after it was ended
CONTROLS: Final = 5.0  # pings, pongs and parts of messages per second, in the long run
CONTROLS_AT_ONCE: Final = 100


class LimitedSocket(WebSocketsSansIOProtocol):
    """One socket's connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.unread = b""  # came, but is not taken apart yet
        self.leftover = LEFTOVER
        self.controls = Bucket(CONTROLS, CONTROLS_AT_ONCE)
        self.deadline: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ what comes in

    def data_received(self, data: bytes) -> None:
        """Keep what came, and take apart as much as the table has room for."""
        self.unread += data
        self.take_apart()

    def take_apart(self) -> None:
        """Go on piece by piece until there is a message to be handled first; meanwhile nothing more is read."""
        while self.unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
            self.leftover -= len(piece) if self.close_sent else 0
            if self.leftover < 0:
                self.transport.abort()
            else:
                super().data_received(piece)
        if self.transport.is_closing():
            return
        full = bool(self.unread) or not (self.queue.empty() or self.close_sent)
        if full and not self.read_paused:
            self.transport.pause_reading()
        elif self.read_paused and not full:
            self.transport.resume_reading()
        self.read_paused = full

    async def receive(self) -> Any:
        """Hand the next message on; if there are more, others come first."""
        message = await self.queue.get()
        if not self.queue.empty():
            await asyncio.sleep(0)
        elif self.unread:
            self.loop.call_soon(self.take_apart)
        else:
            self.take_apart()  # nothing is left of what came: it is read on
        return message

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self.may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, unless there are too many."""
        if self.may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message, unless it comes in too many."""
        if self.may_control():
            super().handle_cont(event)

    def may_control(self) -> bool:
        """Tell whether a frame that no command pays for may pass; who floods with them is cut."""
        if self.controls.take():
            return True
        self.transport.abort()
        return False

    # ------------------------------------------------------------ what goes out

    def pause_writing(self) -> None:
        """Wait for a reader whose buffer is full, but not for ever."""
        super().pause_writing()
        self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the reader has made room."""
        super().resume_writing()
        self.forget_deadline()

    def keepalive_timeout(self) -> None:
        """End a line that does not answer; it will not read the farewell either."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Let go of a line that the table is done with, whether the other side takes its farewell or not."""
        super().on_task_complete(task)
        self.take_apart()
        self.forget_deadline()
        if not self.disconnected:
            self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was to be done with the line."""
        super().connection_lost(exc)
        self.forget_deadline()
        self.unread = b""

    def forget_deadline(self) -> None:
        """Wait no more."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
