"""A scene: servers in one of two arrangements, tables in play, and a prober who asks for the lobby all the time.

alone: one server on SQLite. pair: two servers on one PostgreSQL and one Redis; the people of a table sit at both.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Self

import httpx
from benchmarks.table.house import HOST, House, serving
from benchmarks.table.party import WATCHES, Party
from benchmarks.table.seating import Desk
from benchmarks.table.services import Postgres, Redis

if TYPE_CHECKING:
    from collections.abc import Iterable

    from benchmarks.table.seating import Guest

Arrangement = Literal["alone", "pair"]

SEATS: Final = 4
BOTS: Final = {"least": 0.2, "most": 0.6, "budget": 2.0}  # quick, and yet the machine has time for people
LIVE: Final = {"kind": "live", "bank": 600, "increment": 10}  # so that a clock that jumps would take somebody's time
PROBED: Final = 0.1  # seconds between two looks at the lobby
PATIENCE: Final = 60.0  # seconds until a table that does not go on is given up
PLENTY: Final = 10**6
SOCKETS: Final = 600  # open at a time per address: all people come from one, vandals from others
LIMITS: Final = {"requests": PLENTY, "sign_ups": PLENTY, "tables": PLENTY, "sockets": SOCKETS}
FAKETIME: Final = next(map(str, Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")), "")  # sets clocks wrong


def settable_clock(file: Path) -> dict[str, str]:
    """Return the environment of a server whose wall clock is shifted by what a file says."""
    return {
        "LD_PRELOAD": FAKETIME,
        "FAKETIME_TIMESTAMP_FILE": str(file),
        "FAKETIME_CACHE_DURATION": "1",  # seconds: every look at the clock reads a file
        "DONT_FAKE_MONOTONIC": "1",
        "FAKETIME_FORCE_MONOTONIC_FIX": "0",  # else a thread that waits for its turn spins, and all others crawl
    }


class Look(NamedTuple):
    """One look at the lobby: when, how long it took, and what was wrong with the answer."""

    when: float
    seconds: float
    fault: str


class Scene:
    """Everything a fault may strike."""

    def __init__(self, arrangement: Arrangement, tables: int, games: list[str]) -> None:
        self.arrangement = arrangement
        self.wanted = tables
        self.games = games
        self.stack = ExitStack()
        self.houses: list[House] = []
        self.down: set[int] = set()  # ports whose server was killed and has not come back
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        self.guests: list[Guest] = []
        self.seats: dict[str, int] = {}
        self.parties: list[Party] = []
        self.left: list[Party] = []
        self.looks: list[Look] = []
        self.prober: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ up and down

    def __enter__(self) -> Self:
        more: list[str] = []
        if self.arrangement == "pair":
            self.postgres = self.stack.enter_context(Postgres())
            self.redis = self.stack.enter_context(Redis())
            more = ["--database", self.postgres.url, "--channels", self.redis.url]
        for _ in range(2 if more else 1):
            house = House([*serving(), *more], {"bots": BOTS, "limits": LIMITS})
            if FAKETIME:
                self.set_clock(house, "+0")
                house.environment = settable_clock(house.home / "clock")
            self.houses.append(self.stack.enter_context(house))
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def set_clock(self, house: House, shift: str) -> None:
        """Set the wall clock of a server, forward or back."""
        (house.home / "clock").write_text(f"{shift}\n", encoding="ascii")

    @property
    def url(self) -> str:
        """Return the address of the database."""
        return self.postgres.url if self.postgres else f"sqlite+aiosqlite:///{self.houses[0].home / 'ostoja.db'}"

    def ports(self) -> list[int]:
        """List the ports of the servers that are up."""
        return [house.port for house in self.houses if house.port not in self.down]

    def port_of(self, seat: int) -> int:
        """Return where somebody connects: seats are spread over the servers that are up."""
        ports = self.ports() or [self.houses[0].port]
        return ports[(0 if seat == WATCHES else seat) % len(ports)]

    # ------------------------------------------------------------ people and tables

    async def prepare(self) -> None:
        """Let people come in, set up the tables and begin to look at the lobby."""
        desk = Desk(self.houses[0].port)
        self.guests = await desk.guests(SEATS + 1)
        games = self.games or [card["key"] for card in await desk.call("GET", "/games")]
        self.seats = {game: await desk.seats_of(game, SEATS) for game in games}
        await desk.close()
        await self.refill()
        self.prober = asyncio.create_task(self.probe())

    async def refill(self) -> None:
        """Set up new tables for those whose games are over: people alone, people with bots, bots alone, in turns."""
        self.left += [party for party in self.parties if party.is_over]
        self.parties = [party for party in self.parties if not party.is_over]
        for party in self.left:
            party.leave()
        games = list(self.seats)
        desk = Desk(self.port_of(0))
        *people, onlooker = self.guests
        for _ in range(self.wanted - len(self.parties)):
            number = len(self.left) + len(self.parties)
            game = games[number % len(games)]
            seats = self.seats[game]
            bots = (0, seats // 2, 0, seats)[number // len(games) % 4]
            players = people[: seats - bots]
            table = await desk.table(game, players, bots, host=onlooker if not players else None, pace=LIVE)
            party = Party(game, table, players, bots, None if players else onlooker)
            self.parties.append(party)
            await party.connect(self.port_of)
        await desk.close()

    async def reconnect(self) -> None:
        """Let everybody whose line is gone connect again."""
        for party in self.parties:
            if any(person.line is None for person in party.people) and not party.is_over:
                with contextlib.suppress(OSError, RuntimeError, Exception):
                    await party.connect(self.port_of)

    async def go_on(self, limit: float) -> tuple[float, list[str]]:
        """Wait until every table has gone on; return how long it took, and the tables that took longer than allowed."""
        begin = time.perf_counter()
        before = {party.key: party.progress() for party in self.parties}
        waiting = list(self.parties)
        slow: list[str] = []
        while waiting and (gone := time.perf_counter() - begin) < PATIENCE:
            await self.reconnect()
            await asyncio.sleep(0.02)
            waiting = [party for party in waiting if not (party.is_over or party.has_gone_on(before[party.key]))]
            if gone > limit and not slow:
                slow = [f"table {party.key} ({party.game}, {party.bots} bots)" for party in waiting]
        return time.perf_counter() - begin, slow

    async def play(self, seconds: float) -> tuple[float, float]:
        """Let the tables play for a while; return from when to when."""
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            await asyncio.sleep(min(0.5, seconds))
            await self.reconnect()
            await self.refill()
        return begin, time.perf_counter()

    def everybody(self) -> list[Party]:
        """List all parties there were."""
        return [*self.left, *self.parties]

    async def leave(self) -> None:
        """Let everybody go."""
        if self.prober is not None:
            self.prober.cancel()
            await asyncio.gather(self.prober, return_exceptions=True)
        for party in self.parties:
            party.leave()
        await asyncio.sleep(0.2)

    # ------------------------------------------------------------ what is measured

    def delays(self, begin: float, end: float) -> list[float]:
        """List how long the choices took that were sent in a span."""
        spans = (delay for party in self.everybody() for delay in party.delays)
        return sorted(seconds for when, seconds in spans if begin <= when < end)

    async def probe(self) -> None:
        """Ask every server that is up for the lobby, again and again."""
        token = self.guests[-1].proof()
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            while True:
                await asyncio.gather(*(self.look(client, port, token) for port in self.ports()))
                await asyncio.sleep(PROBED)

    async def look(self, client: httpx.AsyncClient, port: int, token: dict[str, str]) -> None:
        """Ask one server for the lobby; a server that is killed meanwhile need not answer."""
        begin = time.perf_counter()
        fault = ""
        try:
            answer = await client.get(f"http://{HOST}:{port}/api/tables", headers=token)
            fault = "" if answer.is_success else str(answer.status_code)
        except httpx.HTTPError as error:
            fault = type(error).__name__
        if fault and port in self.down:
            return
        self.looks.append(Look(begin, time.perf_counter() - begin, fault))

    def looked(self, begin: float, end: float) -> list[Look]:
        """List the looks at the lobby in a span."""
        return [look for look in self.looks if begin <= look.when < end]


def gaps(looks: Iterable[Look]) -> float:
    """Return the longest time between two looks: if the prober itself stood still, it saw nothing."""
    times = [look.when for look in looks]
    return max((later - earlier for earlier, later in pairwise(times)), default=0.0)


def percentile(values: list[float], share: float) -> float:
    """Return a percentile of sorted values; 0 if there are none."""
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0
