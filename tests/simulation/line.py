"""A line between a person and a worker: the real socket handler at one end, the person at the other."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from ostoja.table.api.identity import COOKIE
from ostoja.table.api.play import live
from ostoja.table.listener import Listener
from tests.simulation.judge import Sent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.table.room import Room
    from tests.simulation.house import House
    from tests.simulation.person import Person
    from tests.simulation.worker import Worker


class Asked:
    """A request as the routes see it: who asks, and which worker is asked."""

    def __init__(self, worker: Worker, token: str) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(hall=worker.hall))
        self.headers: dict[str, str] = {"host": "house"}
        self.cookies = {COOKIE: token} if token else {}
        self.client = SimpleNamespace(host="somewhere")
        self.method = "POST"
        self.url = SimpleNamespace(scheme="http")


class Line(Asked):
    """A socket: what the worker sends reaches the person, what the person sends waits for the worker."""

    def __init__(self, person: Person, worker: Worker, table: str, seat: int | None, have: int) -> None:
        super().__init__(worker, person.token)
        self.person = person
        self.worker = worker
        self.table = table
        self.seat = seat
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.open = True
        self.since = -1.0  # when the worker began to listen; negative: not yet
        self.refs = 0
        self.sent: dict[int, dict[str, Any]] = {}  # commands that wait for their answer
        self.scope = {"wire": self}
        self.when_free = nothing
        self.task = worker.spawn(self.lives(have))
        worker.lines.append(self)

    async def lives(self, have: int) -> None:
        """Let the worker serve the line until it ends."""
        try:
            await live.fn(self, table=self.table, seat=self.seat, have=have)
        except Exception as error:  # noqa: BLE001  the server's last resort: log it and close the line
            self.worker.house.tell(f"{self.worker.name} fails {self.person.name}'s line: {reason(error)}")
        self.breaks()

    # ------------------------------------------------------------ the worker's end

    async def accept(self) -> None:
        """Open the line."""

    async def receive(self) -> dict[str, Any]:
        """Return what the person sent."""
        return await self.inbox.get()

    def is_free(self) -> bool:
        """Say yes: a person reads at once."""
        return True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send something to the person."""
        for text in texts:
            self.delivers(text)

    async def send_text(self, text: str) -> None:
        """Send something to the person."""
        self.delivers(text.encode())

    async def close(self, *_: object, **__: object) -> None:
        """Close the line: whoever reads at the worker's end learns of it."""
        self.hangs_up()

    def delivers(self, text: bytes) -> None:
        """Let the person hear, unless the line is cut in between."""
        if not self.open:
            return
        if self.worker.house.weather.strikes("line-cut", self.person.name):
            self.hangs_up()
            return
        self.since = self.worker.house.loop.now if self.since < 0 else self.since
        self.person.hears(self, json.loads(text))

    # ------------------------------------------------------------ the person's end

    def sends(self, what: str, **fields: Any) -> int:
        """Send a command; return its reference."""
        self.refs += 1
        command = {"t": what, "ref": self.refs, **fields}
        self.sent[self.refs] = command
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})
        return self.refs

    def hangs_up(self) -> None:
        """Close the line from the person's side, or lose it."""
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        self.breaks()

    def breaks(self) -> None:
        """Be no line any more."""
        if self.open:
            self.open = False
            self.person.loses(self)


class Witness(Listener):
    """A listener that remembers what it was sent, at which point of the log, and when."""

    house: House
    count = 0

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        Witness.count += 1
        self.number = Witness.count

    def __hash__(self) -> int:
        """Stand in sets in the order of coming, so that a seed repeats."""
        return self.number

    def __eq__(self, other: object) -> bool:
        """Be nobody but oneself."""
        return self is other

    def fetch(self) -> list[bytes]:
        """Return what is to be sent, and keep a copy of every update."""
        room: Room = self.room
        have = self.have
        texts = super().fetch()
        if room.play is not None:
            for text in texts:
                if text.startswith(b'{"t":"update"'):
                    sent = Sent(room.id, self.seat, self.privy, have, len(room.play.log), room.time(), text.decode())
                    self.house.judge.witnesses(sent)
        return texts


def reason(error: BaseException) -> str:
    """Say in few words what an error is."""
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:120]


def nothing() -> None:
    """Do nothing: nobody waits for a line that is always free."""
