"""Load the web table: many live tables, all seats connected; latency at a steady rate, speed beside an empty server.

    python -m benchmarks.table.load [--tables 250] [--rate 250] [--seconds 30] [--rounds 3] [--json FILE] …

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
from benchmarks import report
from benchmarks.run import busy_loop
from benchmarks.table.crowd import Crowd
from benchmarks.table.house import House, cores, more_files, serving
from benchmarks.table.loops import closed_loop, open_loop
from benchmarks.table.seating import Desk
from benchmarks.table.showing import Bars

if TYPE_CHECKING:
    from benchmarks.table.loops import Row

SEATS: Final = 4
SAMPLED_FOR: Final = 3.0  # seconds of play from which the empty server takes its moments
BUSY_GENERATOR: Final = 0.9  # share of its core from which on the generator may be what is measured
RULES, OTHER, EMPTY, READY = "rules", "other", "empty", "ready"
NAMES: Final = {
    RULES: "ostoja serve",
    OTHER: "the other ostoja serve",
    EMPTY: "empty server, encodes",
    READY: "empty server, ready text",
}
SLOWEST: Final = 50.0  # milliseconds: the goal for p95
RATIO: Final = 0.7  # the goal beside the empty server
NO_WORSE: Final = 0.95  # the goal beside another build: what is within the noise counts as equal


class Site:
    """A server under load, and the crowd that plays at it."""

    def __init__(self, house: House, crowd: Crowd, desk: Desk | None, game: str) -> None:
        self.house = house
        self.crowd = crowd
        self.desk = desk
        self.game = game

    async def refill(self, tables: int, bars: Bars) -> None:
        """Leave the tables whose games are over, and sit down at new ones."""
        await self.crowd.stand_up([table for table in self.crowd.tables if table.is_over])
        missing = tables - len(self.crowd.tables)
        if not missing:
            return
        if self.desk is None:
            keys = [f"t{number}" for number in range(missing)]
        else:
            keys = await self.desk.tables(self.game, self.crowd.guests, missing, bars.counter("set up", missing))
        await self.crowd.sit_down(keys, bars.counter("sit down", missing * len(self.crowd.guests)))


# ---------------------------------------------------------------- the measurements


async def steady(args: argparse.Namespace, site: Site, bars: Bars) -> Row:
    """Measure the latency at a steady rate."""
    await site.refill(args.tables, bars)
    moving = bars.clock(f"{args.rate:g} moves/s", args.seconds)
    row = await open_loop(site.crowd, site.house, args.rate, args.seconds, moving, poisson=not args.even)
    await site.crowd.stand_up(list(site.crowd.tables))
    return row


async def beside(args: argparse.Namespace, stack: ExitStack, real: dict[str, Site], bars: Bars) -> dict[str, list[Row]]:
    """Measure how fast the servers and empty ones are, in turns."""
    sites, site = dict(real), real[RULES]
    await site.refill(args.tables, bars)
    site.crowd.sampling = True
    await closed_loop(site.crowd, site.house, SAMPLED_FOR, bars.clock("moments for the empty server", SAMPLED_FOR))
    site.crowd.sampling = False
    samples = site.house.home / "samples.json"
    samples.write_text(json.dumps(site.crowd.samples), encoding="utf-8")
    for key, more in ((EMPTY, []), (READY, ["--ready"])):
        command = [sys.executable, "-m", "benchmarks.table.empty", "--home", "HOME", "--samples", str(samples), *more]
        house = stack.enter_context(House(command, core=site.house.core))
        crowd = Crowd(house.port, site.crowd.guests, deflate=False)
        sites[key] = Site(house, crowd, None, "")
    rows: dict[str, list[Row]] = {key: [] for key in sites}
    for number in range(args.rounds):
        order = list(sites) if number % 2 == 0 else list(sites)[::-1]
        for key in order:
            await sites[key].refill(args.tables, bars)
            noise = busy_loop()
            moving = bars.clock(f"round {number + 1}/{args.rounds}, {NAMES[key]}", args.slice)
            row = await closed_loop(sites[key].crowd, sites[key].house, args.slice, moving)
            rows[key].append({**row, "noise_ms": noise})
    for each in sites.values():
        await each.crowd.stand_up(list(each.crowd.tables))
    return rows


async def measure(args: argparse.Namespace) -> Row:
    """Measure everything."""
    server, _ = cores()
    with ExitStack() as stack:
        bars = stack.enter_context(Bars())
        pythons = {RULES: args.python, **({OTHER: args.against} if args.against else {})}
        sites: dict[str, Site] = {}
        for key, python in pythons.items():
            house = stack.enter_context(House(serving(python), core=server))
            sites[key] = await site_at(house, args)
        found: Row = {"game": args.game, "tables": args.tables, "seats": len(sites[RULES].crowd.guests)}
        if args.seconds:
            found["open"] = {key: await steady(args, site, bars) for key, site in sites.items()}
        if args.rounds:
            found["closed"] = await beside(args, stack, sites, bars)
        for site in sites.values():
            assert site.desk is not None
            await site.desk.close()
        found["complaint"] = "\n".join(filter(None, (site.house.complaint() for site in sites.values())))
    return found


async def site_at(house: House, args: argparse.Namespace) -> Site:
    """Let people come to a server."""
    desk = Desk(house.port)
    guests = await desk.guests(await desk.seats_of(args.game, SEATS))
    return Site(house, Crowd(house.port, guests, deflate=args.deflate), desk, args.game)


# ---------------------------------------------------------------- the report


def open_table(rows: dict[str, Row]) -> str:
    """Show the latencies."""
    head = (
        "steady rate",
        "moves/s",
        "sent",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "worst ms",
        "late p50",
        "late p99",
        "server",
        "generator",
    )
    fields = ("moves_s", "sent", "p50_ms", "p95_ms", "p99_ms", "worst_ms", "late_p50_ms", "late_p99_ms")
    lines = []
    for key, row in rows.items():
        shares = (f"{row['server_share']:.0%}", f"{row['generator_share']:.0%}")
        lines.append((NAMES[key], *(report.written(row[field]) for field in fields), *shares))
    return report.table(head, lines)


def closed_table(rows: dict[str, list[Row]]) -> str:
    """Show the speeds, medians with their ranges, and what share of the empty servers' the real one reaches."""
    head = (
        "as fast as it answers",
        "moves/s",
        "CPU us/move",
        "bytes/move",
        "p50 ms",
        "generator",
        "ratio of moves/s",
        "of CPU",
    )
    lines = []
    for key, found in rows.items():
        cells = [of(found, field) for field in ("moves_s", "server_us", "bytes_move", "p50_ms")]
        share = max(row["generator_share"] for row in found)
        faster = "" if key == RULES else ranged_ratio(rows[RULES], found, "moves_s")
        cheaper = "" if key == RULES else ranged_ratio(found, rows[RULES], "server_us")
        lines.append((NAMES[key], *cells, f"{share:.0%}", faster, cheaper))
    return report.table(head, lines)


def of(rows: list[Row], field: str) -> str:
    """Write the median of a field and its range."""
    return report.ranged(report.spread([float(row[field]) for row in rows]))


def ratios(over: list[Row], under: list[Row], field: str) -> list[float]:
    """Divide round by round."""
    return [float(above[field]) / float(below[field]) for above, below in zip(over, under, strict=True)]


def ranged_ratio(over: list[Row], under: list[Row], field: str) -> str:
    """Write the median of the ratios and their range."""
    return report.ranged(report.spread(ratios(over, under, field)))


def failures(found: Row) -> list[str]:
    """List everything that must not have happened."""
    runs = list(found.get("open", {}).values())
    runs += [row for rows in found.get("closed", {}).values() for row in rows]
    texts = [problem for row in runs for problem in row["problems"]]
    texts += [f"{row['lost']} moves did not reach all seats" for row in runs if row["lost"]]
    texts += [f"{row['unsent']} moves found no table at rest" for row in runs if row.get("unsent")]
    return [*texts, *([f"the server complained: {found['complaint']}"] if found["complaint"] else [])]


def show(found: Row, problems: list[str]) -> None:
    """Print the report."""
    goals = [report.Goal("errors, and updates that did not arrive: none", 0, [float(len(problems))], at_most=True)]
    sockets = found["tables"] * found["seats"]
    print(f"{found['machine']}; {found['game']}, {found['tables']} tables, {sockets} connections")
    print(f"A fixed loop took {min(found['noise_ms']):.0f} ms at best and {max(found['noise_ms']):.0f} ms at worst.")
    if "open" in found:
        print(f"\n{open_table(found['open'])}\n")
        print("From the send to the last seat's update. Late: how far behind its schedule the generator sent.")
        unchanged = found["open"][RULES]["unchanged"]
        print(f"Updates in which a seat saw no difference, as after another's secret choice: {unchanged}.")
        goals.append(report.Goal("p95, ms: below 50", SLOWEST, [found["open"][RULES]["p95_ms"]], at_most=True))
    if "closed" in found:
        rows = found["closed"]
        print(f"\n{closed_table(rows)}\n")
        goals.append(report.Goal("moves/s beside the empty server", RATIO, ratios(rows[RULES], rows[EMPTY], "moves_s")))
        if OTHER in rows:
            goal = "moves/s beside the other build"
            goals.append(report.Goal(goal, NO_WORSE, ratios(rows[RULES], rows[OTHER], "moves_s")))
        if max(row["generator_share"] for run in rows.values() for row in run) > BUSY_GENERATOR:
            print("The generator was as busy as its core allows: the fastest rows are lower bounds.\n")
    print(report.goal_table(goals))
    for problem in problems[:20]:
        print(f"problem: {problem}")


def main() -> int:
    """Measure, print, and write it down where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mall-of-horror", metavar="KEY")
    parser.add_argument("--tables", type=int, default=250, help="live tables (default: 250)")
    parser.add_argument("--rate", type=float, default=250.0, help="moves/s of the steady rate (default: 250)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of the steady rate; 0 leaves it out (default: 30)")
    parser.add_argument("--even", action="store_true", help="send at even intervals instead of a Poisson process")
    parser.add_argument("--rounds", type=int, default=3, help="beside the empty server; 0 leaves it out (default: 3)")
    parser.add_argument("--slice", type=float, default=5.0, help="seconds of each run of a round (default: 5)")
    parser.add_argument("--deflate", action="store_true", help="compress the lines in the rounds, too")
    parser.add_argument("--python", default=sys.executable, help="the Python whose ostoja serves")
    parser.add_argument("--against", default="", metavar="PYTHON", help="another Python whose ostoja is measured, too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every run")
    args = parser.parse_args()
    more_files()
    _, own = cores()
    if own is not None and sys.platform == "linux":
        os.sched_setaffinity(0, {own})
    noise = [busy_loop() for _ in range(5)]
    found = uvloop.run(measure(args))
    found["noise_ms"] = [*noise, *(busy_loop() for _ in range(5))]
    found["machine"] = (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    )
    problems = failures(found)
    show(found, problems)
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
