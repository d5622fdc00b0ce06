"""A websocket client that costs next to nothing, so that a generator with a thousand of them is not what is measured.

It knows what a server of ours sends: whole text frames, compressed or not, pings, and a close.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Callable

HOST: Final = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL: Final = 0x80
COMPRESSED: Final = 0x40
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a client has to mask; with zeros the text stays what it is
DEFLATE: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
TAIL: Final = b"\x00\x00\xff\xff"  # what permessage-deflate leaves out at the end of a message
SHORT, MIDDLE = 126, 127  # lengths from here on stand in two or eight bytes of their own


class Refused(Exception):
    """The server did not take the connection."""


class Line(asyncio.Protocol):
    """One connection. `heard` gets the text of every message, `lost` is called when the connection ends."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.inflate = zlib.decompressobj(-15)
        self.is_open = False
        self.received = 0  # bytes of frames, as they came over the line

    # ------------------------------------------------------------ what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that it is over."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(Refused("the connection was lost"))
        self.lost()

    def data_received(self, data: bytes) -> None:
        """Take all whole frames that have come."""
        self.buffer += data
        if not self.is_open and not self.greeted():
            return
        self.received += len(data)
        at = 0
        while (frame := self.frame(at)) is not None:
            head, first, at = frame
            self.take(head, bytes(self.buffer[first:at]))
        del self.buffer[:at]

    # ------------------------------------------------------------ frames

    def greeted(self) -> bool:
        """Read the answer to the handshake, once it is here in full."""
        head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(Refused(head.splitlines()[0].decode()))
            self.close()
            return False
        self.buffer = bytearray(rest)
        self.is_open = True
        self.opened.set_result(None)
        return True

    def frame(self, at: int) -> tuple[int, int, int] | None:
        """Return the first byte of a frame, and where its text begins and ends; None if it is not here yet."""
        buffer = self.buffer
        if len(buffer) < at + 2:
            return None
        length, first = buffer[at + 1], at + 2
        if length == SHORT:
            first += 2
            if len(buffer) < first:
                return None
            (length,) = struct.unpack_from("!H", buffer, at + 2)
        elif length == MIDDLE:
            first += 8
            if len(buffer) < first:
                return None
            (length,) = struct.unpack_from("!Q", buffer, at + 2)
        end = first + length
        return (buffer[at], first, end) if len(buffer) >= end else None

    def take(self, head: int, text: bytes) -> None:
        """Do what a frame asks for."""
        kind = head & 0x0F
        if kind == TEXT:
            self.heard(self.inflate.decompress(text + TAIL) if head & COMPRESSED else text)
        elif kind == PING:
            self.send(text, PONG)
        elif kind == CLOSE:
            self.send(text[:2], CLOSE)
            self.close()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a short message."""
        length = len(text)
        size = struct.pack("!BH", MASKED | SHORT, length) if length >= SHORT else bytes((MASKED | length,))
        if self.transport is not None:
            self.transport.write(bytes((FINAL | kind,)) + size + NO_MASK + text)

    def close(self) -> None:
        """End the connection."""
        if self.transport is not None:
            self.transport.close()


async def dial(
    port: int, path: str, token: str, heard: Callable[[bytes], None], lost: Callable[[], None], *, deflate: bool
) -> Line:
    """Connect to a server on this machine; with `deflate` offer compression, as browsers do."""
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(heard, lost), HOST, port)
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n"
        f"{DEFLATE if deflate else ''}\r\n"
    )
    assert line.transport is not None
    line.transport.write(request.encode())
    await line.opened
    return line
