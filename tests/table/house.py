"""A server inside the test: its address, its clock, and people who come in and play over real connections."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import threading
import time
from abc import ABC, abstractmethod
from contextlib import ExitStack, contextmanager, suppress
from functools import reduce
from operator import getitem
from typing import TYPE_CHECKING, Any, Final, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ostoja.table.app import application
from ostoja.table.server import serving
from ostoja.table.settings import BotPace, Limits, Settings
from ostoja.table.storage.migrate import upgrade

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from ostoja.table.hall import Hall
    from ostoja.table.play import Play
    from ostoja.table.room import Room

Json = dict[str, Any]
T = TypeVar("T")

PATIENCE: Final = 20.0  # seconds until a test gives up waiting
GENEROUS: Final = Limits(
    requests=10**6, sign_ups=10**6, tries=10**6, commands=10**5, burst=10**5, sockets=10**3, tables=10**3
)
HASTY: Final = BotPace(0.0, 0.0, talk=0.0)
BORN: Final = 1_700_000_000_000  # when the clock of a test begins


class HandClock:
    """A clock that goes on only when a test says so."""

    def __init__(self, now: int = BORN) -> None:
        self.now = now

    def __call__(self) -> int:
        """Return the time in milliseconds."""
        return self.now

    def passes(self, *, seconds: float = 0, hours: float = 0) -> None:
        """Let time pass."""
        self.now += round((seconds + 3600 * hours) * 1000)


class Place(ABC):
    """Somewhere to play at: an address, and the lines and devices that are connected to it."""

    def __init__(self) -> None:
        self.clients: list[httpx.Client] = []
        self.lines = ExitStack()

    @property
    @abstractmethod
    def address(self) -> str:
        """Return where the server listens, without its scheme."""

    def client(self, token: str = "") -> httpx.Client:
        """Return a new device."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        client = httpx.Client(base_url=f"http://{self.address}", headers=headers, timeout=PATIENCE, trust_env=False)
        self.clients.append(client)
        return client

    def guest(self, name: str) -> Guest:
        """Take in somebody new."""
        return Guest(self, self.client(), name)

    def hang_up(self) -> None:
        """Close all lines and devices."""
        self.lines.close()
        for client in self.clients:
            client.close()


class House(Place):
    """One server with its own thread, database and clock."""

    def __init__(self, home: Path, clock: HandClock, settings: Settings | None = None) -> None:
        super().__init__()
        self.home = home
        self.clock = clock
        self.settings = settings or settings_for(home)
        self.app = application(self.settings, clock, clock)
        self.loop = asyncio.new_event_loop()
        self.server = uvicorn.Server(
            uvicorn.Config(self.app, host="127.0.0.1", port=0, log_level="critical", **serving(self.settings))
        )
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        """Serve until told to stop."""
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self.server.serve())
        finally:
            self.loop.close()

    def open(self) -> House:
        """Make or update the database, start, and wait until somebody answers."""
        self.home.mkdir(parents=True, exist_ok=True)
        upgrade(self.settings.url())
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server does not start"
        return self

    def close(self) -> None:
        """Stop in good order."""
        self.hang_up()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def address(self) -> str:
        """Return where the server listens, without its scheme."""
        host, port = self.server.servers[0].sockets[0].getsockname()[:2]
        return f"{host}:{port}"

    @property
    def hall(self) -> Hall:
        """Return the server's hall."""
        hall: Hall = self.app.state.hall
        return hall

    def does(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        """Return the room of a table."""
        return self.does(self.hall.room(table))

    def play(self, table: str) -> Play:
        """Return the game at a table."""
        return self.room(table).playing()

    def log(self, table: str) -> list[tuple[int, str]]:
        """Return what the database holds of a table: times and entries."""
        return self.does(self.hall.tables.log(table, 0))

    def wakes(self, table: str) -> None:
        """Let the steward of a table look at the clock."""
        self.loop.call_soon_threadsafe(self.room(table).changed.set)


class Guest:
    """Somebody who plays."""

    def __init__(self, house: Place, client: httpx.Client, name: str) -> None:
        self.house = house
        self.client = client
        self.name = name
        welcome = self.posts("/api/players", {"name": name})
        self.id: str = welcome["me"]["id"]
        self.token: str = welcome["token"]

    def gets(self, path: str, **params: object) -> Any:
        """Ask for something and return what it says."""
        return good(self.client.get(path, params=clean(params)))

    def posts(self, path: str, body: object = None, **params: object) -> Any:
        """Send something and return what is answered."""
        return good(self.client.post(path, json=body, params=clean(params)))

    def is_refused(self, path: str, body: object = None, *, method: str = "POST", **params: object) -> Json:
        """Send something that must not be taken; return the status and the trouble."""
        answer = self.client.request(method, path, json=body, params=clean(params))
        assert 400 <= answer.status_code < 500, answer.text
        found: Json = answer.json()
        assert set(found) == {"error", "detail"}
        assert found["error"]
        return {"status": answer.status_code, **found}

    def sets_up(self, game: str, *seats: str | Json, **agreed: object) -> str:
        """Set a table up; chairs are "me", "open", a bot's level, or a whole wish. Return its id.

        Unless a test wants it otherwise it is shown in the lobby, and begins when all are there.
        """
        agreed = {"listed": True, "start": "full", **agreed}
        return str(self.posts("/api/tables", {"game": game, "seats": [wish(seat) for seat in seats], **agreed})["id"])

    def joins(self, table: str, seat: int = -1) -> Json:
        """Take a chair."""
        card: Json = self.posts(f"/api/tables/{table}/join", {"seat": seat})
        return card

    def sits(
        self, table: str, seat: int | None = None, have: int = 0, *, changes: bool | None = None, **more: Any
    ) -> Socket:
        """Connect to a seat, or watch."""
        asked = clean({"seat": seat, "have": have, "changes": changes})
        query = "&".join(f"{key}={value}" for key, value in asked.items())
        headers = {"cookie": f"ostoja={self.token}"} | more.pop("headers", {})
        address = f"ws://{self.house.address}/api/tables/{table}/live?{query}"
        line = connect(address, additional_headers=headers, proxy=None, close_timeout=2, max_queue=None, **more)
        return Socket(self.house.lines.enter_context(line), seat)

    def watches(self, table: str) -> Socket:
        """Connect as a spectator."""
        return self.sits(table)

    def moves_to(self, house: Place) -> Guest:
        """Go on at another server of the same house, or after a restart."""
        self.house, self.client = house, house.client(self.token)
        return self

    def sees(self, table: str, seat: int | None = None, have: int = 0) -> Json:
        """Return all that a seat may know now."""
        update: Json = self.gets(f"/api/tables/{table}/play", seat=seat, have=have)
        return update

    def card(self, table: str) -> Json:
        """Return the table as it is shown."""
        card: Json = self.gets(f"/api/tables/{table}")
        return card

    def does(self, table: str, seat: int | None, what: str, **fields: object) -> Json:
        """Do something at a table over plain HTTP."""
        ack: Json = self.posts(f"/api/tables/{table}/play", {"t": what, **fields}, seat=seat)
        return ack

    def may_not(self, table: str, seat: int | None, what: str, **fields: object) -> Json:
        """Try something at a table that is refused, and see that nothing has changed; return why."""
        assert isinstance(self.house, House)
        before = state_of(self.house, table)
        trouble = self.is_refused(f"/api/tables/{table}/play", {"t": what, **fields}, seat=seat)
        assert state_of(self.house, table) == before
        return trouble

    def chooses(self, table: str, seat: int, place: int = 0) -> int:
        """Choose the option at a place of the list; return its number."""
        update = self.sees(table, seat)
        option: int = update["options"][place]["id"]
        self.does(table, seat, "choose", serial=update["serial"], option=option)
        return option


class Socket:
    """A connection to a seat, or of a spectator. Everything that comes is kept, byte by byte."""

    def __init__(self, line: ClientConnection, seat: int | None) -> None:
        self.line = line
        self.seat = seat
        self.texts: list[str] = []
        self.update: Json = {}
        self.people: Json = {}
        self.feed: list[Json] = []
        self.refs = 0
        self.answers: dict[int, Json] = {}

    def hears(self, timeout: float = PATIENCE) -> Json:
        """Take the next message."""
        text = self.line.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        if message["t"] == "update":
            self.update = message
            self.feed[message["start"] :] = message["feed"]
        elif message["t"] == "change":
            self.update = changed(self.update, message)
            self.feed[message["start"] :] = message["feed"]
        elif message["t"] == "people":
            self.people = message["table"]
        else:
            self.answers[message["ref"]] = message
        return message

    def sends(self, what: str, **fields: object) -> Json:
        """Send a command and wait for its answer."""
        self.refs += 1
        ref = self.refs
        self.line.send(json.dumps({"t": what, "ref": ref, **fields}))
        while ref not in self.answers:
            self.hears()
        return self.answers[ref]

    def catches_up(self) -> Socket:
        """Hear everything that was sent so far: answers come before the table, so the second one comes after it."""
        self.sends("ping")
        self.sends("ping")
        return self

    def until(self, holds: Callable[[Json], bool]) -> Json:
        """Wait for an update of which something holds."""
        end = time.monotonic() + PATIENCE
        while not (self.update and holds(self.update)):
            self.hears(end - time.monotonic())
        return self.update

    def chooses(self, place: int = 0) -> Json:
        """Choose the option at a place of the list."""
        option = self.update["options"][place]["id"]
        return self.sends("choose", serial=self.update["serial"], option=option)

    def is_closed_with(self) -> int:
        """Wait until the server ends the connection; return its code."""
        with suppress(ConnectionClosed):
            while True:
                self.hears()
        code = self.line.close_code
        assert code is not None
        return code

    def leaves(self) -> None:
        """Hang up."""
        self.line.close()


def place_of(update: Json, way: list[Any]) -> Any:
    """Walk down to a place in an update."""
    return reduce(getitem, way, update)


def changed(before: Json, change: Json) -> Json:
    """Lay a change over what was told before."""
    update: Json = copy.deepcopy(before) | {"start": change["start"], "feed": change["feed"]}
    for *way, last, value in change["put"]:
        place_of(update, way)[last] = value
    for *way, last in change["gone"]:
        del place_of(update, way)[last]
    return update


def wish(seat: str | Json) -> Json:
    """Return the wish for a chair."""
    if isinstance(seat, dict):
        return seat
    return {"who": seat} if seat in {"me", "open"} else {"who": "bot", "level": seat}


def clean(params: Json) -> dict[str, Any]:
    """Leave out what is not said."""
    return {key: value for key, value in params.items() if value is not None}


def good(answer: httpx.Response) -> Any:
    """Return what an answer says, which must be a good one."""
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def settings_for(home: Path, **more: Any) -> Settings:
    """Return the settings of a server in a test."""
    usual = Settings(home, thinkers=0, limits=GENEROUS, bots=HASTY, private_webhooks=True)
    return msgspec.structs.replace(usual, **more)


def limited(**bounds: Any) -> Limits:
    """Return generous limits with some exceptions."""
    return msgspec.structs.replace(GENEROUS, **bounds)


def state_of(house: House, table: str) -> tuple[int, str]:
    """Return how long the log of a table is and the hash of its game."""
    from ostoja.engine.snapshot import fingerprint

    return len(house.log(table)), fingerprint(house.play(table).match.state)


def wait_until(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def is_alive(process: int) -> bool:
    """Tell whether a process runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def opened(home: Path, clock: HandClock | None = None, **settings: Any) -> Iterator[House]:
    """Open a house for a while."""
    house = House(home, clock or HandClock(), settings_for(home, **settings)).open()
    try:
        yield house
    finally:
        house.close()
