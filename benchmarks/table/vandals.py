"""Guests who mean harm, in a process of their own: they flood, never read, crowd in, and send what nobody should parse.

    python -m benchmarks.table.vandals KIND --ports 8321 8322 --table ID --seconds 8

They come from another loopback address than everybody else, so that what is limited is theirs alone. Every loop ends.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import httpx
import uvloop

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

FROM: Final = "127.0.0.2"
HOST: Final = "127.0.0.1"
ONE_BYTE: Final = bytes((0x81, 0x81, 0, 0, 0, 0)) + b"x"  # a masked text frame of one letter
PORTION: Final = 2000  # frames at a time
MOST_FRAMES: Final = 2_000_000
DEAF: Final = 20  # lines that never read
CROWD: Final = 660  # lines at once
LOG_INS: Final = 30
ZOMBIES: Final = "zombie-terror"


async def opened(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a line as a spectator without a name."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(FROM, 0))
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def flood(port: int, table: str, end: float) -> int:
    """Send one-byte messages as fast as they go, on a new line whenever one is cut."""
    sent = 0
    while time.monotonic() < end and sent < MOST_FRAMES:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            _, writer = await opened(port, table)
            while time.monotonic() < end and sent < MOST_FRAMES and not writer.is_closing():
                writer.write(ONE_BYTE * PORTION)
                sent += PORTION
                await asyncio.wait_for(writer.drain(), 1.0)
        await asyncio.sleep(0.01)
    return sent


async def deaf(port: int, table: str, end: float) -> int:
    """Hold lines open, ask for everything again and again, and never read a byte."""
    ping = json.dumps({"t": "ping", "have": 0}).encode()
    frame = bytes((0x81, 0x80 | len(ping), 0, 0, 0, 0)) + ping
    lines = [await opened(port, table) for _ in range(DEAF)]
    sent = 0
    for reader, _ in lines:
        reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001  not even into memory of our own
    while time.monotonic() < end:
        for _, writer in lines:
            if not writer.is_closing():
                writer.write(frame)
                sent += 1
        await asyncio.sleep(0.05)
    for _, writer in lines:
        writer.close()
    return sent


async def crowd(port: int, table: str, end: float) -> int:
    """Open more lines than one address may have, close them all, and see that a new one is taken."""
    lines: list[asyncio.StreamWriter] = []
    for _ in range(CROWD):
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            lines.append((await opened(port, table))[1])
    for writer in lines:
        writer.close()
    await asyncio.sleep(max(0.5, end - time.monotonic()))
    reader, writer = await opened(port, table)
    first = await reader.read(1)
    writer.close()
    if first != b"\x81":
        raise RuntimeError("after all lines were closed a new one is still refused")
    return len(lines)


def bombs() -> list[dict[str, Any]]:
    """Return requests that are expensive to parse, or deep, or not what they say they are."""
    data = [
        "a." * 16_000 + "a = 1",
        "a = " + "[" * 20_000,
        "a = " + "9" * 50_000,
        "[" + "a." * 20_000 + "a]\n",
        "a = '\x00'",
    ]
    tables = [{"game": ZOMBIES, "seats": [{"who": "me"}] * 2, "data": text} for text in data]
    json_headers = {"content-type": "application/json"}
    return [
        *({"method": "POST", "url": "/api/tables", "json": table} for table in tables),
        {"method": "POST", "url": "/api/tables", "content": b"[" * 50_000, "headers": json_headers},
        {"method": "POST", "url": "/api/tables", "content": b'{"game": "\xff\xfe"}', "headers": json_headers},
        {"method": "PATCH", "url": "/api/me", "content": b'{"settings":' + b'{"a":' * 20_000, "headers": json_headers},
        {"method": "GET", "url": "/api/tables", "headers": {"x-long": "x" * 3000}},
        {"method": "POST", "url": "/api/players", "json": {"name": "x"}, "headers": {"origin": "http://["}},
    ]


def undealt() -> list[dict[str, Any]]:
    """Return tables that can be agreed on by a slip and not be dealt."""
    law = {"scenario": "law-of-the-stronger"}
    three, two = [{"who": "me"}] * 3, [{"who": "me"}] * 2
    hands = [
        {"game": ZOMBIES, "seats": three, "options": law} | {"data": f"[scenarios.law-of-the-stronger]\nhand = {n}"}
        for n in (1, 4)
    ]
    return [
        *hands,
        {"game": ZOMBIES, "seats": two, "options": {"zombie_seat": 2}},
        {"game": "osaczeni", "seats": three, "data": "[numbers]\nmonsters = 1"},
        {"game": "nothing", "seats": two},
    ]


async def data(port: int, _table: str, end: float) -> int:
    """Send one bomb after the other."""
    return await sent_again_and_again(port, end, bombs())


async def tables(port: int, _table: str, end: float) -> int:
    """Set up tables that cannot be dealt."""
    requests = [{"method": "POST", "url": "/api/tables", "json": body} for body in undealt()]
    return await sent_again_and_again(port, end, requests)


async def sent_again_and_again(port: int, end: float, requests: list[dict[str, Any]]) -> int:
    """Send requests in turns; none may be answered as a failure of the server."""
    sent = 0
    async with visitor(port) as client:
        while time.monotonic() < end:
            for request in requests:
                answer = await client.request(**request)
                sent += 1
                if answer.status_code >= 500:
                    raise RuntimeError(f"{request['url']}: {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(0.05)
    return sent


async def log_ins(port: int, _table: str, end: float) -> int:
    """Try many passwords at once."""
    sent = 0
    async with visitor(port) as client:
        while time.monotonic() < end:
            body = {"login": f"somebody{sent}", "password": "not the right one"}
            await asyncio.gather(*(client.post("/api/sessions", json=body) for _ in range(LOG_INS)))
            sent += LOG_INS
    return sent


@contextlib.asynccontextmanager
async def visitor(port: int) -> Any:
    """Come in from another address, with a name."""
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(
        base_url=f"http://{HOST}:{port}", transport=transport, timeout=60, trust_env=False
    ) as client:
        token = (await client.post("/api/players", json={"name": "Vandal"})).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        yield client


KINDS: Final[dict[str, Callable[[int, str, float], Awaitable[int]]]] = {
    "flood": flood, "deaf": deaf, "crowd": crowd, "data": data, "tables": tables, "log-ins": log_ins,
}  # fmt: skip


def main() -> int:
    """Do harm for a while."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("--ports", type=int, nargs="+", required=True)
    parser.add_argument("--table", required=True, help="a table in play")
    parser.add_argument("--seconds", type=float, default=8.0)
    args = parser.parse_args()

    async def all_of_them() -> int:
        end = time.monotonic() + args.seconds
        return sum(await asyncio.gather(*(KINDS[args.kind](port, args.table, end) for port in args.ports)))

    try:
        print(uvloop.run(all_of_them()))
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
