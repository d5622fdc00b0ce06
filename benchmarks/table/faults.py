"""The faults that strike a scene: each begins, lasts and ends; then every table has to go on.

What is done by a guest must not be felt by anybody else; while a database or a server is gone nobody can be answered.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import asyncpg

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from benchmarks.table.house import House
    from benchmarks.table.scene import Scene

LOCKED: Final = 12.0  # seconds
GONE: Final = 3.0  # seconds without a database, Redis or worker
VANDALISM: Final = 8.0
TINY: Final = 4096  # bytes that a file may have on a disk that is full
MANY_SECONDS: Final = 60.0


class Fault(NamedTuple):
    """Something that goes wrong, in which arrangement, and whether a guest does it."""

    name: str
    arrangement: str
    strike: Callable[[Scene], Awaitable[None]]
    by_guest: bool = False


# ---------------------------------------------------------------- processes


async def kill_server(scene: Scene) -> None:
    """Kill the server and start it again; now and then once more while tables are being opened."""
    (house,) = scene.houses
    for again in (True, False):
        scene.down.add(house.port)
        house.kill()
        await asyncio.sleep(0.05)
        await asyncio.to_thread(house.clear_orphans)
        await asyncio.to_thread(house.start)
        scene.down.discard(house.port)
        if again:
            await asyncio.wait({asyncio.ensure_future(scene.reconnect())}, timeout=0.2)


async def kill_worker(scene: Scene) -> None:
    """Kill one of two servers; it comes back when its people have found the other one."""
    house = scene.houses[0]
    scene.down.add(house.port)
    house.kill()
    await asyncio.to_thread(house.clear_orphans)
    await scene.reconnect()
    await asyncio.sleep(GONE)
    await asyncio.to_thread(house.start)
    scene.down.discard(house.port)


def thinkers(house: House) -> list[int]:
    """List the processes in which the bots of a server think: those that it has started and that load the games."""
    found: list[int] = []
    for pid in house.orphans():
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        if house.process is not None and pid != house.process.pid and b"resource_tracker" not in command:
            found.append(pid)
    return sorted(found)[1:]  # the first one is the fork server, which starts the others


async def to_thinkers(scene: Scene, sign: signal.Signals) -> None:
    """Send a signal to all processes in which bots think."""
    for house in scene.houses:
        for pid in thinkers(house):
            os.kill(pid, sign)
    await asyncio.sleep(0.0)


async def kill_thinkers(scene: Scene) -> None:
    """Kill the bots' processes three times."""
    for _ in range(3):
        await to_thinkers(scene, signal.SIGKILL)
        await asyncio.sleep(1.0)


async def stop_thinkers(scene: Scene) -> None:
    """Let the bots' processes hang for ever; they are ended and replaced, or there are no bots any more."""
    await to_thinkers(scene, signal.SIGSTOP)
    await asyncio.sleep(0.5)


# ---------------------------------------------------------------- storage and channels


async def lock_database(scene: Scene) -> None:
    """Keep the database locked, as a careless script of the host's might."""
    file = scene.houses[0].home / "ostoja.db"

    def hold() -> None:
        with closing(sqlite3.connect(file, timeout=30.0, isolation_level=None)) as database:
            database.execute("begin exclusive")
            time.sleep(LOCKED)
            database.execute("rollback")

    await asyncio.to_thread(hold)


async def fill_disk(scene: Scene) -> None:
    """Let no file of the server grow, as on a disk that is full."""
    process = scene.houses[0].process
    assert process is not None
    before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (TINY, before[1]))
    await asyncio.sleep(GONE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)


async def restart_postgres(scene: Scene) -> None:
    """Restart PostgreSQL."""
    assert scene.postgres is not None
    await asyncio.to_thread(scene.postgres.stop)
    await asyncio.sleep(GONE)
    await asyncio.to_thread(scene.postgres.start)


async def restart_redis(scene: Scene) -> None:
    """Restart Redis."""
    assert scene.redis is not None
    await asyncio.to_thread(scene.redis.stop)
    await asyncio.sleep(GONE)
    await asyncio.to_thread(scene.redis.start)


# ---------------------------------------------------------------- clocks


async def clock_forward(scene: Scene) -> None:
    """Set the clocks of all servers forward by a day, and later right again."""
    await shifted(scene, "+1d")


async def clock_back(scene: Scene) -> None:
    """Set the clocks of all servers back by a day, and later right again."""
    await shifted(scene, "-1d")


async def shifted(scene: Scene, shift: str) -> None:
    """Let the clocks be wrong for a while."""
    for wrong in (shift, "+0"):
        for house in scene.houses:
            scene.set_clock(house, wrong)
        await asyncio.sleep(GONE)


# ---------------------------------------------------------------- damage


async def damage(scene: Scene) -> None:
    """Write rows that make no game: a log that is no JSON, an agreement that is none, a title that is gone."""
    guest = "select host from tables limit 1"
    table = (
        "insert into tables (id, game, rules, status, host, agreement, seed, created, started, ended, sandbox, rematch,"
        " result, listed, changes, altered, data, asked, kept, moved, trouble)"
        " values ('{id}', '{game}', '1', 'playing', ({guest}), '{agreement}', 'x', {now}, 1, 0, {no}, '',"
        " '{{}}', {yes}, '', '[]', '', 1, 0, 1, '')"
    )
    agreed = '{"game": "mall-of-horror", "listed": true}'
    rows = (
        ("brokenlog", "mall-of-horror", agreed),
        ("brokenwish", "mall-of-horror", "[]"),
        ("lostgame", "chess", agreed),
    )
    yes, no = ("true", "false") if scene.postgres else ("1", "0")
    statements: list[str] = []
    for name, game, agreement in rows:
        fields = {"game": game, "agreement": agreement, "guest": guest, "now": time.time_ns() // 1_000_000}
        statements.append(table.format(id=f"{name}{len(scene.looks)}", yes=yes, no=no, **fields))
    entry = "insert into entries (table_id, seq, at, entry) values ('{id}', 0, 1, 'no entry')"
    statements.append(entry.format(id=f"brokenlog{len(scene.looks)}"))
    if scene.postgres:
        connection = await asyncpg.connect(scene.url.replace("+asyncpg", ""))
        for statement in statements:
            await connection.execute(statement)
        await connection.close()
    else:
        with closing(sqlite3.connect(scene.houses[0].home / "ostoja.db", timeout=30.0)) as database, database:
            for statement in statements:
                database.execute(statement)
    await asyncio.sleep(GONE)


# ---------------------------------------------------------------- guests


def vandal(kind: str) -> Callable[[Scene], Awaitable[None]]:
    """Return how a vandal is let in."""

    async def strike(scene: Scene) -> None:
        ports = [str(port) for port in scene.ports()]
        command = ["-m", "benchmarks.table.vandals", kind, "--table", scene.parties[0].key, "--seconds", str(VANDALISM)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, "--ports", *ports,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            _, complaint = await asyncio.wait_for(process.communicate(), MANY_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()
            raise
        if process.returncode:
            raise RuntimeError(complaint.decode().strip().splitlines()[-1])

    return strike


ALONE, PAIR = "alone", "pair"
FAULTS: Final = (
    Fault("kill -9 of the server", ALONE, kill_server),
    Fault("kill -9 of the bots' processes", ALONE, kill_thinkers),
    Fault("bots' processes hang", ALONE, stop_thinkers),
    Fault("SQLite locked for 12 s", ALONE, lock_database),
    Fault("disk full", ALONE, fill_disk),
    Fault("clock forward by a day", ALONE, clock_forward),
    Fault("clock back by a day", ALONE, clock_back),
    Fault("damaged tables", ALONE, damage, by_guest=True),
    Fault("a flood of messages", ALONE, vandal("flood"), by_guest=True),
    Fault("readers that never read", ALONE, vandal("deaf"), by_guest=True),
    Fault("more lines than allowed", ALONE, vandal("crowd"), by_guest=True),
    Fault("tables that cannot be dealt", ALONE, vandal("tables"), by_guest=True),
    Fault("a guest's data", ALONE, vandal("data"), by_guest=True),
    Fault("30 log-ins at once", ALONE, vandal("log-ins"), by_guest=True),
    Fault("kill -9 of a worker", PAIR, kill_worker),
    Fault("PostgreSQL restarted", PAIR, restart_postgres),
    Fault("Redis restarted", PAIR, restart_redis),
    Fault("clock forward by a day, two workers", PAIR, clock_forward),
    Fault("clock back by a day, two workers", PAIR, clock_back),
    Fault("bots' processes hang, two workers", PAIR, stop_thinkers),
    Fault("damaged tables, two workers", PAIR, damage, by_guest=True),
    Fault("a flood of messages, two workers", PAIR, vandal("flood"), by_guest=True),
)
