"""Strike a house in play with one fault after the other, and say which it survived.

    python -m benchmarks.table.chaos [--quick] [--only WORD …] [--tables N] [--rounds N] [--seed N]

Tables are played by people alone, by people with bots, and by bots alone, at one server on SQLite and at two servers on
PostgreSQL and Redis. After every fault each table must go on within ten seconds; the lobby answers throughout; what a
guest does, others do not feel: their p95 stays within five times its quiet value of the same run. In the end the memory
of every table's people is compared with the log in the database and with the exported record: nothing acknowledged is
lost or doubled. The exit code is 1 if anything was not survived.

A killed process loses what it had not handed to the system; whether a commit survives a power cut is up to the disk.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvloop
from benchmarks import report
from benchmarks.table.faults import FAULTS
from benchmarks.table.house import more_files
from benchmarks.table.ledger import disagreements, logs, unlike_record
from benchmarks.table.scene import FAKETIME, Scene, gaps, percentile
from benchmarks.table.showing import Bars

from ostoja.table.export import record_of
from ostoja.table.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.table.faults import Fault
    from benchmarks.table.scene import Look

GOES_ON: Final = 10.0  # seconds within which every table goes on after a fault
FELT: Final = 5.0  # times its quiet value that others' p95 may reach
LONG: Final = 10.0  # seconds that the lobby may take in the worst case and still count as an answer
EXPORTED: Final = 40  # records that are compared with their logs, of every arrangement
P95: Final = 0.95


class Struck:
    """A fault and what came of it."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        self.lasted = 0.0
        self.went_on = 0.0
        self.quiet = 0.0
        self.felt = 0.0
        self.worst_look = 0.0
        self.looks = 0
        self.acknowledged = 0
        self.tables: set[str] = set()
        self.violations: list[str] = []

    @property
    def ratio(self) -> float:
        """Return how much slower others were."""
        return self.felt / self.quiet if self.quiet else 0.0

    def row(self) -> tuple[str, ...]:
        """Return the row of the report."""
        return (
            self.fault.name,
            self.fault.arrangement,
            f"{self.lasted:.1f}",
            f"{self.acknowledged}",
            f"{self.went_on:.1f}",
            f"{self.looks}, {self.worst_look * 1000:.0f} ms",
            f"{self.quiet * 1000:.1f} → {self.felt * 1000:.1f} ms, {self.ratio:.1f}",
            f"{len(self.violations)} violations" if self.violations else "survived",
        )


async def strike(scene: Scene, fault: Fault, quiet: float) -> Struck:
    """Let a fault happen, and measure before, during and after it."""
    struck = Struck(fault)
    struck.quiet = percentile(scene.delays(*await scene.play(quiet)), P95)
    struck.tables = {party.key for party in scene.parties}
    before = sum(party.acks for party in scene.everybody())
    begin = time.perf_counter()
    try:
        await fault.strike(scene)
    except Exception as error:  # noqa: BLE001  whatever it was, the others have their turn
        struck.violations.append(f"{type(error).__name__}: {error}")
    end = time.perf_counter()
    struck.lasted = end - begin
    struck.went_on, slow = await scene.go_on(GOES_ON)
    after = await scene.play(quiet)
    struck.felt = percentile(scene.delays(*((begin, end) if fault.by_guest else after)), P95)
    judge_looks(struck, scene.looked(begin, after[1]))
    struck.acknowledged = sum(party.acks for party in scene.everybody()) - before
    struck.violations += [f"{table} did not go on within {GOES_ON:.0f} s" for table in slow]
    if struck.ratio > FELT:
        struck.violations.append(f"others' p95 was {struck.ratio:.1f} times its quiet value")
    return struck


def judge_looks(struck: Struck, looks: list[Look]) -> None:
    """Judge whether the lobby answered throughout."""
    struck.looks = len(looks)
    struck.worst_look = max((look.seconds for look in looks), default=0.0)
    faults = sorted({look.fault for look in looks if look.fault})
    if faults:
        struck.violations.append(
            f"the lobby failed {sum(bool(look.fault) for look in looks)} times: {', '.join(faults)}"
        )
    if struck.worst_look > LONG or gaps(looks) > LONG + struck.lasted:
        struck.violations.append(f"the lobby took {struck.worst_look:.1f} s")


async def compare(scene: Scene, struck: list[Struck], step: Callable[[], None]) -> None:
    """Compare what people remember with the log, and the log with the record; a table's trouble is its faults' own."""
    found = await logs(scene.url)
    for number, party in enumerate(scene.everybody()):
        log = found.get(party.key)
        choices = log.choices if log else []
        troubles = [f"table {party.key} ({party.game}): {text}" for text in (log.troubles if log else [])]
        troubles += disagreements(party, choices)
        if number < EXPORTED:
            database = scene.postgres.url if scene.postgres else ""
            settings = Settings(home=Path(scene.houses[0].home), database=database)
            troubles += unlike_record(await record_of(settings, party.key), choices, party.key)
        for fault in struck:
            if party.key in fault.tables:
                fault.violations += troubles
        step()


async def run(arrangement: str, faults: list[Fault], args: argparse.Namespace, bars: Bars) -> list[Struck]:
    """Strike one arrangement with all its faults."""
    struck: list[Struck] = []
    done = bars.counter(f"faults, {arrangement}", len(faults) * args.rounds)
    with Scene(arrangement, args.tables, args.games or []) as scene:  # type: ignore[arg-type]
        await scene.prepare()
        for _ in range(args.rounds):
            for fault in faults:
                struck.append(await strike(scene, fault, args.quiet))
                await scene.refill()
                done()
        await scene.leave()
        for house in scene.houses:
            house.stop()
        await compare(scene, struck, bars.counter("tables compared", len(scene.everybody())))
    return struck


def show(struck: list[Struck], seconds: float) -> None:
    """Print the table of faults."""
    head = ("fault", "at", "s", "acknowledged", "goes on, s", "lobby: looks, worst", "others' p95, ratio", "")
    print(report.table(head, [fault.row() for fault in struck]))
    survived = sum(not fault.violations for fault in struck)
    print(f"{survived} of {len(struck)} survived, in {seconds:.0f} s")
    for fault in struck:
        for violation in fault.violations[:8]:
            print(f"VIOLATION, {fault.fault.name} ({fault.fault.arrangement}): {violation}")


def chosen(only: list[str] | None) -> list[Fault]:
    """Return the faults whose names hold one of the words; without the library, clocks cannot be set."""
    faults = [fault for fault in FAULTS if not only or any(word in fault.name for word in only)]
    if not FAKETIME and any("clock" in fault.name for fault in faults):
        print("the clocks stay right: libfaketime is missing (apt-get install libfaketime)", file=sys.stderr)
        faults = [fault for fault in faults if "clock" not in fault.name]
    return faults


def main() -> int:
    """Strike, compare and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="in play at a time (default: 40; quick: 10)")
    parser.add_argument("--rounds", type=int, default=1, help="how often every fault strikes (default: 1)")
    parser.add_argument("--quiet", type=float, help="seconds of play before and after (default: 5; quick: 2)")
    parser.add_argument("--quick", action="store_true", help="few tables and short spans")
    parser.add_argument("--only", nargs="+", metavar="WORD", help="only faults whose names hold one of these")
    parser.add_argument("--games", nargs="+", metavar="KEY", help="only these (default: all, in turns)")
    parser.add_argument("--seed", type=int, help="of the people's choices")
    args = parser.parse_args()
    args.tables = args.tables or (10 if args.quick else 40)
    args.quiet = args.quiet or (2.0 if args.quick else 5.0)
    more_files()
    seed = args.seed if args.seed is not None else random.randrange(10**6)
    random.seed(seed)
    print(f"seed {seed}")
    begin = time.perf_counter()

    async def everything() -> list[Struck]:
        struck: list[Struck] = []
        with Bars() as bars:
            for arrangement in ("alone", "pair"):
                faults = [fault for fault in chosen(args.only) if fault.arrangement == arrangement]
                if faults:
                    struck += await run(arrangement, faults, args, bars)
        return struck

    struck = uvloop.run(everything())
    show(struck, time.perf_counter() - begin)
    return 1 if any(fault.violations for fault in struck) else 0


if __name__ == "__main__":
    sys.exit(main())
