"""Load the web table: many live tables, all seats connected; latency at steady rates, speed beside an empty server.

    python -m benchmarks.table.load [--only open busy closed idle] [--workers 2] [--rounds 3] [--json FILE] …

open: 250 tables at 250 moves/s. busy: 500 tables at 500 moves/s. closed: as fast as the servers answer, in turns with
an empty one of the same stack. idle: what 2,000 tables hold at which nothing happens. With several workers all of it is
on a PostgreSQL and a Redis that are started for it, and the seats of a table are spread over the workers; `--together`
gives each table one worker, as a proxy would that steers by the table's address.

`--against` names the Python of another checkout or build: its `ostoja serve` is measured in turns with ours.

The server is `ostoja serve` in a process, and where there are two cores on a core, of its own; this process plays all
seats. Start it from the root of the checkout, on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvloop
from benchmarks import history
from benchmarks.run import busy_loop
from benchmarks.table.crowd import Crowd
from benchmarks.table.fleet import Fleet
from benchmarks.table.house import cores, more_files, serving
from benchmarks.table.idle import idle
from benchmarks.table.load_report import EMPTY, NAMES, OTHER, READY, RULES, failures, goals, line_of, show
from benchmarks.table.loops import closed_loop, open_loop
from benchmarks.table.seating import Desk
from benchmarks.table.showing import Bars

if TYPE_CHECKING:
    from benchmarks.table.loops import Row

PARTS: Final = ("open", "busy", "closed", "idle")
SEATS: Final = 4
OPEN: Final = (250, 250.0)  # tables, moves/s
BUSY: Final = (500, 500.0)
SAMPLED_FOR: Final = 3.0  # seconds of play from which the empty server takes its moments


class Site:
    """Servers under load, and the crowd that plays at them."""

    def __init__(self, fleet: Fleet, crowd: Crowd, desk: Desk | None, game: str) -> None:
        self.fleet = fleet
        self.crowd = crowd
        self.desk = desk
        self.game = game

    async def refill(self, tables: int, bars: Bars) -> None:
        """Leave the tables whose games are over, and sit down at new ones."""
        await self.crowd.stand_up([table for table in self.crowd.tables if table.is_over])
        missing = tables - len(self.crowd.tables)
        if missing <= 0:
            return
        if self.desk is None:
            keys = [f"t{number}" for number in range(missing)]
        else:
            keys = await self.desk.tables(self.game, self.crowd.guests, missing, bars.counter("set up", missing))
        await self.crowd.sit_down(keys, bars.counter("sit down", missing * len(self.crowd.guests)))


async def site_at(fleet: Fleet, args: argparse.Namespace) -> Site:
    """Let people come to a house."""
    desk = Desk(fleet.ports()[0])
    guests = await desk.guests(await desk.seats_of(args.game, SEATS))
    crowd = Crowd(fleet.ports(), guests, deflate=args.deflate, together=args.together)
    return Site(fleet, crowd, desk, args.game)


async def steady(args: argparse.Namespace, site: Site, bars: Bars, tables: int, rate: float) -> Row:
    """Measure the latency at a steady rate."""
    await site.refill(tables, bars)
    moving = bars.clock(f"{rate:g} moves/s", args.seconds)
    row = await open_loop(site.crowd, site.fleet, rate, args.seconds, moving, poisson=not args.even)
    return {**row, "tables": tables, "rate": rate}


async def beside(args: argparse.Namespace, stack: ExitStack, real: dict[str, Site], bars: Bars) -> dict[str, list[Row]]:
    """Measure how fast the servers and empty ones are, in turns; several workers have nothing to be compared with."""
    sites, site = dict(real), real[RULES]
    if args.workers == 1:
        await site.refill(args.tables, bars)
        site.crowd.sampling = True
        await closed_loop(site.crowd, site.fleet, SAMPLED_FOR, bars.clock("moments for the empty server", SAMPLED_FOR))
        site.crowd.sampling = False
        samples = site.fleet.home / "samples.json"
        samples.write_text(json.dumps(site.crowd.samples), encoding="utf-8")
        for key, more in ((EMPTY, []), (READY, ["--ready"])):
            command = [sys.executable, "-m", "benchmarks.table.empty", "--home", "HOME", "--samples", str(samples)]
            fleet = stack.enter_context(Fleet([*command, *more], core=site.fleet.core))
            sites[key] = Site(fleet, Crowd(fleet.ports(), site.crowd.guests, deflate=False), None, "")
    rows: dict[str, list[Row]] = {key: [] for key in sites}
    for number in range(args.rounds):
        order = list(sites) if number % 2 == 0 else list(sites)[::-1]
        for key in order:
            await sites[key].refill(args.tables, bars)
            noise = busy_loop()
            moving = bars.clock(f"round {number + 1}/{args.rounds}, {NAMES[key]}", args.slice)
            row = await closed_loop(sites[key].crowd, sites[key].fleet, args.slice, moving)
            rows[key].append({**row, "noise_ms": noise})
    return rows


async def measure(args: argparse.Namespace) -> Row:
    """Measure everything that is asked for."""
    server, _ = cores()
    with ExitStack() as stack:
        bars = stack.enter_context(Bars())
        pythons = {RULES: args.python, **({OTHER: args.against} if args.against else {})}
        sites: dict[str, Site] = {}
        for key, python in pythons.items():
            fleet = stack.enter_context(Fleet(serving(python), args.workers, server))
            sites[key] = await site_at(fleet, args)
        found: Row = {"game": args.game, "seats": len(sites[RULES].crowd.guests), "workers": args.workers}
        for part, (tables, rate) in (("open", (args.tables, args.rate)), ("busy", BUSY)):
            if part in args.only:
                found[part] = {key: await steady(args, site, bars, tables, rate) for key, site in sites.items()}
        for site in sites.values():
            await site.crowd.stand_up(site.crowd.tables[args.tables :])
        if "closed" in args.only:
            found["closed"] = await beside(args, stack, sites, bars)
        for site in sites.values():
            await site.crowd.stand_up(list(site.crowd.tables))
        if "idle" in args.only:
            found["idle"] = await idle(args.game, args.idle_tables, bars)
        for site in sites.values():
            assert site.desk is not None
            await site.desk.close()
        found["complaint"] = "\n".join(filter(None, (site.fleet.complaint() for site in sites.values())))
    return found


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="what is measured (default: all)")
    parser.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL and Redis (default: 1)")
    parser.add_argument("--together", action="store_true", help="each table at one worker")
    parser.add_argument("--game", default="mall-of-horror", metavar="KEY")
    parser.add_argument("--tables", type=int, default=OPEN[0], help=f"live tables (default: {OPEN[0]})")
    parser.add_argument("--rate", type=float, default=OPEN[1], help=f"moves/s of `open` (default: {OPEN[1]:g})")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each steady rate (default: 30)")
    parser.add_argument("--even", action="store_true", help="send at even intervals instead of a Poisson process")
    parser.add_argument("--rounds", type=int, default=3, help="of `closed` (default: 3)")
    parser.add_argument("--slice", type=float, default=5.0, help="seconds of each run of a round (default: 5)")
    parser.add_argument("--idle-tables", type=int, default=2000, help="of `idle` (default: 2000)")
    parser.add_argument("--deflate", action="store_true", help="compress the lines, too")
    parser.add_argument("--python", default=sys.executable, help="the Python whose ostoja serves")
    parser.add_argument("--against", default="", metavar="PYTHON", help="another Python whose ostoja is measured, too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every run")
    parser.add_argument(
        "--release", action="store_true", help=f"note the figures of this version in {history.FILE.name}"
    )
    return parser.parse_args()


def main() -> int:
    """Measure, print, and write it down where that is asked for."""
    args = arguments()
    more_files()
    _, own = cores()
    if own is not None and sys.platform == "linux" and args.workers == 1:
        os.sched_setaffinity(0, {own})
    noise = [busy_loop() for _ in range(5)]
    found = uvloop.run(measure(args))
    found["noise_ms"] = [*noise, *(busy_loop() for _ in range(5))]
    found["load"] = os.getloadavg()[0]
    found["machine"] = (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    )
    problems = failures(found)
    show(found, problems)
    found["goals"] = [goal.told() for goal in goals(found, problems)]
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if args.release:
        history.note(history.HOUSE, line_of(found))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
