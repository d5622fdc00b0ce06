"""The two ways to load a server: at a steady rate, and as fast as it answers."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.table.crowd import Crowd, Table
    from benchmarks.table.fleet import Fleet

Row = dict[str, Any]

PATIENCE: Final = 10.0  # seconds after which a move that not everybody was told of is lost
WARM_UP: Final = 1.0
TICK: Final = 0.001
PAUSE: Final = 0.01
SHOWN_EVERY: Final = 0.5  # seconds between two steps of the progress bar

clock = time.perf_counter


class Meter:
    """What a stretch of time cost: processor time of server and generator, and bytes."""

    def __init__(self, crowd: Crowd, fleet: Fleet) -> None:
        self.crowd = crowd
        self.fleet = fleet
        self.begin = clock()
        self.server = fleet.cpu()
        self.services = fleet.service_cpu()
        self.own = time.process_time()
        self.received = crowd.bytes_received()

    def row(self) -> Row:
        """Return what was used since the beginning, and what came of it."""
        crowd = self.crowd
        seconds = clock() - self.begin
        server = self.fleet.cpu() - self.server
        moves = len(crowd.latencies)
        services = {name: used - self.services[name] for name, used in self.fleet.service_cpu().items()}
        times = sorted(crowd.latencies)
        return {
            "moves": moves,
            "seconds": seconds,
            "moves_s": moves / seconds,
            "p50_ms": part(times, 0.50),
            "p95_ms": part(times, 0.95),
            "p99_ms": part(times, 0.99),
            "worst_ms": part(times, 1.0),
            "server_share": server / seconds,
            "server_us": server / max(moves, 1) * 1e6,
            "services_us": {name: used / max(moves, 1) * 1e6 for name, used in services.items()},
            "generator_share": (time.process_time() - self.own) / seconds,
            "bytes_move": (crowd.bytes_received() - self.received) / max(moves, 1),
            "unchanged": crowd.unchanged,
            "needless": crowd.needless,
            "tables": sum(not table.is_over for table in crowd.tables),
        }


def part(times: list[float], share: float) -> float:
    """Return the milliseconds within which that share of sorted times lies."""
    return times[min(len(times) - 1, int(share * len(times)))] * 1e3 if times else 0.0


async def drain(crowd: Crowd) -> int:
    """Wait for the moves that are under way; return how many were lost."""
    for _ in range(round(PATIENCE / PAUSE)):
        if not crowd.under_way():
            break
        await asyncio.sleep(PAUSE)
    return crowd.under_way()


async def closed_loop(crowd: Crowd, fleet: Fleet, seconds: float, progress: Callable[[float], None]) -> Row:
    """Let every table have a move under way all the time, and count them."""
    running = True

    def go_on(table: Table) -> None:
        if crowd.sampling:
            crowd.keep_sample(table)
        if running and not table.is_over:
            table.choose()

    crowd.done = go_on
    for table in crowd.ready():
        table.choose()
    await asyncio.sleep(WARM_UP)
    crowd.clear()
    meter = Meter(crowd, fleet)
    while clock() - meter.begin < seconds:
        await asyncio.sleep(SHOWN_EVERY)
        progress(SHOWN_EVERY)
    row = meter.row()
    running = False
    return {**row, "lost": await drain(crowd), "problems": list(crowd.problems)}


async def open_loop(
    crowd: Crowd, fleet: Fleet, rate: float, seconds: float, progress: Callable[[float], None], *, poisson: bool
) -> Row:
    """Send moves on a schedule, whatever the server does, each at a table picked at random among those at rest."""
    resting = crowd.ready()

    def rest(table: Table) -> None:
        if not table.is_over:
            resting.append(table)

    crowd.done = rest
    crowd.clear()
    delays: list[float] = []
    unsent = 0
    meter = Meter(crowd, fleet)
    due = shown = meter.begin
    while due - meter.begin < seconds:
        now = clock()
        if now < due:
            await asyncio.sleep(due - now if due - now > TICK else 0)
            continue
        if resting:
            take_one(resting).choose()
            delays.append(clock() - due)
        else:
            unsent += 1
        due += random.expovariate(rate) if poisson else 1 / rate
        if now - shown > SHOWN_EVERY:
            progress(now - shown)
            shown = now
    lost = await drain(crowd)
    row = meter.row()
    late = sorted(delays)
    return {
        **row,
        "sent": len(delays),
        "unsent": unsent,
        "late_p50_ms": part(late, 0.5),
        "late_p99_ms": part(late, 0.99),
        "lost": lost,
        "problems": list(crowd.problems),
    }


def take_one(tables: list[Table]) -> Table:
    """Take any of some tables off the list."""
    place = random.randrange(len(tables))
    tables[place], tables[-1] = tables[-1], tables[place]
    return tables.pop()
