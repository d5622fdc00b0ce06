"""Lines that misbehave: refused ones, floods, readers that never read, numbers that nobody has."""

from __future__ import annotations

import json
import socket
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from ostoja.table.listener import Listener
from tests.table.house import GENEROUS, PATIENCE, opened, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.frames import Frame

    from ostoja.table.settings import Limits
    from tests.table.house import Guest, House

MALL = "mall-of-horror"
TOO_FAST = 4420
LETTER = b"\x81\x81\x00\x00\x00\x00x"  # frames as a client sends them, masked with nothing
PING = b"\x89\x80\x00\x00\x00\x00"
OPENING = b"\x01\x81\x00\x00\x00\x00x"
FURTHER = b"\x00\x80\x00\x00\x00\x00"
FLOOD = 100_000


def limited(**limits: Any) -> Limits:
    """Return generous limits with some exceptions."""
    return msgspec.structs.replace(GENEROUS, **limits)


@pytest.fixture
def careful(tmp_path: Path) -> Iterator[House]:
    """Open a house with the limits that hosts have."""
    with opened(tmp_path, limits=limited(sockets=40, burst=20, commands=0.001)) as house:
        yield house


# ---------------------------------------------------------------- refused ones


def test_refused_lines_are_counted_out(careful: House) -> None:
    ada = careful.guest("Ada")
    table = ada.sets_up(MALL, "me", "me", "me")
    stay = [ada.watches(table) for _ in range(40)]
    assert stay[-1].sends("ping")["t"] == "ack"
    refused = [ada.watches(table) for _ in range(60)]
    assert {line.is_closed_with() for line in refused} == {4429}
    assert careful.hall.sockets.total() == 40
    for line in stay:
        line.leaves()
    wait_until(lambda: careful.hall.sockets.total() == 0)
    assert ada.watches(table).sends("ping")["t"] == "ack"


# ---------------------------------------------------------------- floods


def test_a_line_that_goes_on_too_fast_is_told_a_few_times_and_then_cut(careful: House) -> None:
    ada = careful.guest("Ada")
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.sits(table, 0)
    with suppress(ConnectionClosed):
        for ref in range(1, 200):
            line.line.send(json.dumps({"t": "ping", "ref": ref}))
    assert line.is_closed_with() == TOO_FAST
    errors = Counter(answer.get("error") for answer in line.answers.values())
    assert errors == {None: 20, "too-fast": 10}
    assert ada.sits(table, 0).sends("ping")["t"] == "ack", "a new line is welcome"


@pytest.fixture
def frames_read(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the frames that the server takes apart."""
    counted: Counter[str] = Counter()
    take = ServerProtocol.recv_frame

    def count(self: ServerProtocol, frame: Frame) -> None:
        counted[frame.opcode.name] += 1
        take(self, frame)

    monkeypatch.setattr(ServerProtocol, "recv_frame", count)
    return counted


@pytest.mark.parametrize("frames", [LETTER * FLOOD, PING * FLOOD, OPENING + FURTHER * FLOOD], ids=["a", "ping", "part"])
def test_a_flood_is_cut_and_hardly_looked_at(careful: House, frames_read: Counter[str], frames: bytes) -> None:
    ada = careful.guest("Ada")
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.watches(table).catches_up()
    with suppress(OSError):
        line.line.socket.sendall(frames)
    wait_until(lambda: careful.hall.sockets.total() == 0)
    assert frames_read.total() < FLOOD / 50
    assert ada.watches(table).sends("ping")["t"] == "ack"


# ---------------------------------------------------------------- who never reads


class Deaf:
    """A spectator who sends and never reads, with hardly any room for what comes."""

    def __init__(self, house: House, table: str) -> None:
        host, port = house.address.split(":")
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(PATIENCE)
        self.line.connect((host, int(port)))
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {house.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        ]
        self.line.sendall("\r\n".join([*lines, "", ""]).encode())

    def asks(self, times: int) -> None:
        """Ask for everything again and again, until the line is cut."""
        text = b'{"t":"ping","have":0}'
        with suppress(OSError):
            for _ in range(times):
                self.line.sendall(b"\x81" + bytes([0x80 | len(text)]) + b"\x00\x00\x00\x00" + text)


def test_who_never_reads_is_not_listened_to_and_then_cut(
    house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostoja.table.socket_limits.PATIENCE", 0.5, raising=False)
    kept = 0
    answer = Listener.answer

    def counted(self: Listener, text: bytes) -> None:
        nonlocal kept
        answer(self, text)
        kept = max(kept, len(self.answers))

    monkeypatch.setattr(Listener, "answer", counted)
    table = ada.sets_up(MALL, "me", "me", "me")
    deaf = Deaf(house, table)
    try:
        deaf.asks(20_000)
        wait_until(lambda: house.hall.sockets.total() == 0)
    finally:
        deaf.line.close()
    assert 0 < kept <= 60
    assert not house.room(table).listeners


# ---------------------------------------------------------------- numbers that nobody has


def test_made_up_numbers_fill_no_memory(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    lines = [ada.sits(table, 0), ada.watches(table)]
    for have in range(200):
        for line in lines:
            line.sends("ping", have=1_000_000 + have)
            line.sends("ping", have=have)
    room = house.room(table)
    assert sum(len(repr(entry)) for entry in room.told.items()) < 4 * len(room.message(0, 0, privy=True))


# ---------------------------------------------------------------- crowds


def test_a_crowd_that_only_watches_is_announced_to_nobody(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.sits(table, 0).catches_up()
    told = len(line.texts)
    crowd = [ada.watches(table).catches_up() for _ in range(5)]
    assert all(watcher.people for watcher in crowd)
    for watcher in crowd:
        watcher.leaves()
    wait_until(lambda: len(house.room(table).listeners) == 1)
    line.catches_up()
    assert [json.loads(text)["t"] for text in line.texts[told:]] == ["ack", "ack"]


def test_a_seat_is_announced_when_its_first_line_comes_and_its_last_one_goes(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.sits(table, 0).catches_up()
    heard: list[bool] = []
    first = ada.sits(table, 1).catches_up()
    heard.append(line.catches_up().people["people"][1]["here"])
    second = ada.sits(table, 1).catches_up()
    first.leaves()
    wait_until(lambda: len(house.room(table).listeners) == 2)
    heard.append(line.catches_up().people["people"][1]["here"])
    second.leaves()
    wait_until(lambda: len(house.room(table).listeners) == 1)
    heard.append(line.catches_up().people["people"][1]["here"])
    assert heard == [True, True, False]
