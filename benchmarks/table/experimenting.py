"""What live tables feel of a designer's experiment: their latency at a steady rate without and with one, in turns.

    python -m benchmarks.table.experimenting [--tables 60] [--rate 60] [--rounds 3] [--seconds 8]

The server and the experiment share one core, which is the hardest case; this process plays all seats on the other. The
experiment is of the quick bot, with numbers changed, and never ends by itself while it is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

import uvloop
from benchmarks.table.fleet import Fleet
from benchmarks.table.house import cores, more_files, serving
from benchmarks.table.load import Site, site_at, steady
from benchmarks.table.showing import Bars

if TYPE_CHECKING:
    from benchmarks.table.loops import Row

FELT: Final = 1.5  # times its quiet value that p95 may reach
WISH: Final = {"game": "mall-of-horror", "seats": 4, "games": 1000, "data": "locations.restroom.capacity = 6\n"}


async def begin(site: Site) -> str:
    """Begin an experiment, and wait until it plays."""
    assert site.desk is not None
    name = str((await site.desk.call("POST", "/experiments", site.crowd.guests[0], WISH))["id"])
    for _ in range(600):
        if (await site.desk.call("GET", f"/experiments/{name}"))["done"]:
            return name
        await asyncio.sleep(0.1)
    raise TimeoutError("the experiment does not begin")


async def end(site: Site, name: str) -> int:
    """Stop an experiment; return how many games it has played."""
    assert site.desk is not None
    await site.desk.call("POST", f"/experiments/{name}/stop", site.crowd.guests[0])
    for _ in range(600):
        card = await site.desk.call("GET", f"/experiments/{name}")
        if card["status"] not in {"waiting", "playing"}:
            return int(card["done"])
        await asyncio.sleep(0.1)
    raise TimeoutError("the experiment does not end")


async def measure(args: argparse.Namespace) -> list[tuple[Row, Row, int]]:
    """Measure in turns: quiet, and with an experiment."""
    server, _ = cores()
    found = []
    with ExitStack() as stack:
        bars = stack.enter_context(Bars())
        fleet = stack.enter_context(Fleet(serving(sys.executable), 1, server))
        site = await site_at(fleet, args)
        await steady(args, site, bars, args.tables, args.rate)  # to get warm
        for _ in range(args.rounds):
            quiet = await steady(args, site, bars, args.tables, args.rate)
            name = await begin(site)
            felt = await steady(args, site, bars, args.tables, args.rate)
            found.append((quiet, felt, await end(site, name)))
        await site.crowd.stand_up(list(site.crowd.tables))
        assert site.desk is not None
        await site.desk.close()
    return found


def main() -> int:
    """Measure, and say whether the tables feel too much of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mall-of-horror", metavar="KEY")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=60.0, help="moves/s of all tables together")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement")
    args = parser.parse_args()
    args.even, args.deflate, args.together = False, False, False
    more_files()
    _, own = cores()
    if own is not None and sys.platform == "linux":
        os.sched_setaffinity(0, {own})
    ratios = []
    for quiet, felt, games in uvloop.run(measure(args)):
        ratios.append(felt["p95_ms"] / quiet["p95_ms"])
        told = f"p95 {quiet['p95_ms']:.1f} → {felt['p95_ms']:.1f} ms, {ratios[-1]:.2f} times"
        print(f"{told}; p50 {quiet['p50_ms']:.1f} → {felt['p50_ms']:.1f} ms; {games} games played")
    middle = statistics.median(ratios)
    print(f"median {middle:.2f} times, allowed {FELT}; load {os.getloadavg()[0]:.1f}")
    return 1 if middle > FELT else 0


if __name__ == "__main__":
    sys.exit(main())
