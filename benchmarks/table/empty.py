"""An empty server: the same stack, writer and messages as the real one, and no rules.

    python -m benchmarks.table.empty --home DIR --port PORT --samples FILE [--ready]

What a rules server can reach at best is what this one reaches. It takes a choice, reads it, writes a row with the same
durability, answers with the same acknowledgement, and tells every seat as much as the real server did: everything at
first, then what changes, from moments of real games, played back one after the other. Each message is encoded when it
is sent; with --ready it is not even that.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket

from ostoja.table.entries import StoredChoice
from ostoja.table.protocol.commands import Choose, Command
from ostoja.table.protocol.updates import Ack, Message, Update
from ostoja.table.storage.database import connect, sqlite_url
from ostoja.table.storage.migrate import upgrade
from ostoja.table.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Socket = WebSocket[Any, Any, Any]
Told = tuple[Message | str, Message | str]  # what a seat is told of a moment: everything, and what has changed

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
LARGEST: Final = 32 * 1024  # bytes of a message to the server, as the real one has it
STEP: Final = 7919  # moments between two tables at the beginning, so that they do not march in step


class Room:
    """A table at which every choice is right."""

    def __init__(self, key: str, number: int, stage: Stage) -> None:
        self.key = key
        self.stage = stage
        self.at = number * STEP
        self.moves = 0
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()

    async def submit(self, entry: StoredChoice) -> None:
        """Write a choice, and only then tell everybody."""
        async with self.lock:
            text = ENCODER.encode(entry).decode()
            await self.stage.writer.append(self.key, self.moves, time.time_ns() // 1_000_000, text)
            self.moves += 1
            for listener in self.listeners:
                listener.nudge()

    def message(self, seat: int, *, first: bool) -> str:
        """Return what a seat is told now: everything if it is the first time, else what has changed."""
        moment = self.stage.moments[(self.at + self.moves) % len(self.stage.moments)][seat]
        told = moment[0 if first else 1]
        if isinstance(told, Update):
            told.serial = self.moves + 1
        return told if isinstance(told, str) else ENCODER.encode(told).decode()


class Listener:
    """A connection to one seat."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.stale = True
        self.first = True
        self.answers: list[str] = []
        self.bell = asyncio.Event()

    def nudge(self) -> None:
        """Say that there is something new."""
        self.stale = True
        self.bell.set()

    def answer(self, text: str) -> None:
        """Leave an answer."""
        self.answers.append(text)
        self.bell.set()

    def fetch(self) -> list[str]:
        """Return all that is to be sent now."""
        self.bell.clear()
        texts: list[str] = []
        if self.stale:
            self.stale = False
            texts.append(self.room.message(self.seat, first=self.first))
            self.first = False
        texts += self.answers
        self.answers.clear()
        return texts


class Stage:
    """All tables, the writer, and the moments that are played back."""

    def __init__(self, home: Path, moments: list[list[Told]]) -> None:
        self.engine = connect(sqlite_url(home))
        self.writer = Writer(self.engine)
        self.moments = moments
        self.rooms: dict[str, Room] = {}
        self.numbers = itertools.count()

    def room(self, key: str) -> Room:
        """Return the table of that name."""
        if key not in self.rooms:
            self.rooms[key] = Room(key, next(self.numbers), self)
        return self.rooms[key]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str, seat: int) -> None:
    """Keep a seat up to date, and take its choices."""
    stage: Stage = socket.app.state.stage
    await socket.accept()
    room = stage.room(table)
    listener = Listener(room, seat)
    room.listeners.add(listener)
    sender = asyncio.create_task(send(socket, listener))
    try:
        await receive(socket, listener)
    finally:
        sender.cancel()
        room.listeners.discard(listener)


async def send(socket: Socket, listener: Listener) -> None:
    """Send whatever is new, whenever the line is free."""
    listener.bell.set()
    while True:
        await listener.bell.wait()
        for text in listener.fetch():
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def receive(socket: Socket, listener: Listener) -> None:
    """Take choices one after the other until the connection ends."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        command = DECODER.decode(cast("str", message.get("text")))
        assert isinstance(command, Choose)
        await listener.room.submit(StoredChoice(listener.seat, ["choose", command.option]))
        listener.answer(ENCODER.encode(Ack(command.ref)).decode())


def read_moments(file: Path, *, ready: bool) -> list[list[Told]]:
    """Read the moments of real games, as structs to be encoded or as the text that it is."""
    texts: list[list[tuple[str, str]]] = json.loads(file.read_text(encoding="utf-8"))
    if ready:
        return [[(whole, change) for whole, change in moment] for moment in texts]
    read = msgspec.json.Decoder(Message).decode
    return [[(read(whole), read(change)) for whole, change in moment] for moment in texts]


def application(home: Path, moments: list[list[Told]]) -> Litestar:
    """Build the application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        stage = app.state.stage = Stage(home, moments)
        stage.writer.start()
        yield
        await stage.writer.stop()
        await stage.engine.dispose()

    return Litestar(route_handlers=[live], lifespan=[lifespan], openapi_config=None)


def main() -> None:
    """Serve, with the same options as `ostoja serve`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--home", type=Path, required=True, help="folder of the data")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--samples", type=Path, required=True, help="moments of real games, as load.py keeps them")
    parser.add_argument("--ready", action="store_true", help="send text that is encoded already")
    args = parser.parse_args()
    upgrade(sqlite_url(args.home))
    uvicorn.run(
        application(args.home, read_moments(args.samples, ready=args.ready)),
        host="127.0.0.1",
        port=args.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


if __name__ == "__main__":
    main()
