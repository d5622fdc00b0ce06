"""The wire under a socket: it takes apart no more than the table can follow, and waits for nobody for ever.

A line that floods, or never reads, is cut; what it sent meanwhile is not looked at.
"""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from ostoja.table.api.limits import Bucket

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from websockets.frames import Frame
    from websockets.http11 import Request

PIECE: Final = 2048  # bytes that are taken apart at a time, however many came
LEFTOVER: Final = 4096  # bytes that are still looked at once the line was ended here: the other side's farewell
PATIENCE: Final = 20.0  # seconds in which a reader has to make room for more, or to leave after it was ended
CONTROLS: Final = 5.0  # pings, pongs and parts of messages per second, in the long run
CONTROLS_AT_ONCE: Final = 100
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that holds all of a text
SWITCHED: Final = 101  # the status of an HTTP request that became a socket
SHORT: Final = 126  # texts below that have their length in the second byte, others in those that follow
MIDDLE: Final = 1 << 16


class LimitedSocket(WebSocketsSansIOProtocol):
    """One socket's connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.unread = b""  # came, but is not taken apart yet
        self.leftover = LEFTOVER
        self.controls = Bucket(CONTROLS, CONTROLS_AT_ONCE)
        self.deadline: asyncio.TimerHandle | None = None
        self.when_free: Callable[[], None] = nothing

    def handle_connect(self, event: Request) -> None:
        """Let whoever serves the socket have the wire itself."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHED:
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

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

    def is_free(self) -> bool:
        """Tell whether more can be sent now."""
        return self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some texts at one go, each in a frame of its own; nothing is sent after the farewell."""
        if not texts or self.conn.state is not OPEN or self.transport.is_closing():
            return
        frames: list[bytes] = []
        for text in texts:
            frames += (head(len(text)), text)
        self.transport.write(b"".join(frames))

    def pause_writing(self) -> None:
        """Wait for a reader whose buffer is full, but not for ever."""
        super().pause_writing()
        self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the reader has made room."""
        super().resume_writing()
        self.forget_deadline()
        self.when_free()

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
        self.when_free()  # whoever waits for room waits in vain no longer
        self.when_free = nothing
        self.unread = b""

    def forget_deadline(self) -> None:
        """Wait no more."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def head(length: int) -> bytes:
    """Return the head of a frame for a text of some length; a server masks nothing."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MIDDLE:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length)


def nothing() -> None:
    """Do nothing: nobody waits for the wire."""
