"""Kill the server again and again in the middle of play, and prove that nothing acknowledged is lost or done twice.

    python -m benchmarks.table.chaos [--tables 50] [--kills 20] [--seed N]

Some tables are played by people alone, some with bots. After every restart each table must go on, and people send again
whatever they got no answer to. In the end the memory of every table's people is compared with the log in the database
and with the exported record. Every violation is told in a line of its own, and the exit code is then 1.

A killed process loses what it had not handed to the system; whether a commit survives a power cut is up to the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

import uvloop
from benchmarks import report
from benchmarks.table.house import House, more_files, ostoja, serving
from benchmarks.table.ledger import disagreements, logs, unlike_record
from benchmarks.table.party import Party
from benchmarks.table.seating import Desk
from benchmarks.table.showing import Bars

from ostoja.table.settings import Settings
from ostoja.table.taking_out import record_of

if TYPE_CHECKING:
    from pathlib import Path

    from benchmarks.table.seating import Guest

SEATS: Final = 4
BOTS: Final = {"least": 0.02, "most": 0.15, "budget": 5.0}  # bots that answer at once
WITH_BOTS: Final = 5  # every so manieth table has bots
EARLY: Final = 0.2  # share of the kills that come while tables are still being opened
PLAYED: Final = (0.2, 2.5)  # seconds of play between the moment when all tables go on and a kill
PATIENCE: Final = 60.0  # seconds within which every table has to go on
EXPORTED: Final = 5  # tables that are exported by the command itself; it takes a second each


class Chaos:
    """The server, the tables and the people."""

    def __init__(self, args: argparse.Namespace, house: House, bars: Bars) -> None:
        self.args = args
        self.house = house
        self.bars = bars
        self.desk = Desk(house.port)
        self.guests: list[Guest] = []
        self.seats: dict[str, int] = {}
        self.parties: list[Party] = []  # at tables in play
        self.left: list[Party] = []  # whose games are over
        self.violations: list[str] = []
        self.starts: list[float] = []
        self.resumed: list[float] = []
        self.orphans = 0

    async def prepare(self) -> None:
        """Let people come in, and see which games there are."""
        self.guests = await self.desk.guests(SEATS)
        games = self.args.games or [card["key"] for card in await self.desk.call("GET", "/games")]
        self.seats = {game: await self.desk.seats_of(game, SEATS) for game in games}

    async def refill(self) -> None:
        """Set up new tables for those whose games are over."""
        self.left += [party for party in self.parties if party.is_over]
        self.parties = [party for party in self.parties if not party.is_over]
        for party in self.left:
            party.leave()
        games = list(self.seats)
        for _ in range(self.args.tables - len(self.parties)):
            number = len(self.left) + len(self.parties)
            game = games[number % len(games)]
            seats = self.seats[game]
            bots = seats // 2 if number % WITH_BOTS == 0 else 0
            people = self.guests[: seats - bots]
            table = await self.desk.table(game, people, bots)
            party = Party(game, table, people, bots)
            self.parties.append(party)
            await party.connect(self.house.port)

    async def go_on(self) -> None:
        """Connect everybody again, and wait until every table has taken a choice."""
        begin = time.perf_counter()
        before = {party.key: party.acks for party in self.parties}
        waiting = list(self.parties)
        opening = asyncio.gather(*(party.connect(self.house.port) for party in self.parties), return_exceptions=True)
        while waiting and time.perf_counter() - begin < PATIENCE:
            await asyncio.sleep(0.02)
            waiting = [party for party in waiting if party.acks == before[party.key] and not party.is_over]
        self.resumed.append(time.perf_counter() - begin)
        self.violations += [f"table {party.key} ({party.game}) did not go on after a restart" for party in waiting]
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)

    async def kill(self) -> None:
        """Kill the server and start it again."""
        self.house.kill()
        await asyncio.sleep(0.05)  # until every line has noticed
        self.orphans += await asyncio.to_thread(self.house.clear_orphans)
        self.starts.append(await asyncio.to_thread(self.house.start))

    async def run(self) -> None:
        """Play and kill."""
        killed = self.bars.counter("kills", self.args.kills)
        await self.prepare()
        await self.refill()
        for _ in range(self.args.kills):
            await asyncio.sleep(random.uniform(*PLAYED))
            await self.kill()
            if random.random() < EARLY:
                lines = (party.connect(self.house.port) for party in self.parties)
                early = asyncio.gather(*lines, return_exceptions=True)
                await asyncio.sleep(random.uniform(0.0, 0.3))
                await self.kill()
                await early
            await self.go_on()
            await self.desk.close()
            self.desk = Desk(self.house.port)
            await self.refill()
            killed()
        await asyncio.sleep(1.0)
        for party in self.parties:
            party.leave()
        await asyncio.sleep(0.2)
        await self.desk.close()

    def everybody(self) -> list[Party]:
        """List all parties there were."""
        return [*self.left, *self.parties]


# ---------------------------------------------------------------- afterwards


async def compare(chaos: Chaos) -> None:
    """Compare what people remember with the log, and the log with the record."""
    home = chaos.house.home
    compared = chaos.bars.counter("tables compared", len(chaos.everybody()))
    found = logs(home)
    for number, party in enumerate(chaos.everybody()):
        log = found.get(party.key, [])
        chaos.violations += disagreements(party, log)
        text = exported(home, party.key) if number < EXPORTED else await record_of(Settings(home=home), party.key)
        chaos.violations += unlike_record(text, log, party.key)
        compared()


def exported(home: Path, table: str) -> str:
    """Export a table by the command."""
    command = [*ostoja(), "export", table, "--home", str(home)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def show(chaos: Chaos) -> None:
    """Print what happened."""
    parties = chaos.everybody()
    fates = Counter(sent.fate or "doubt" for party in parties for sent in party.sent)
    lines = [
        ("kills", str(len(chaos.starts))),
        ("tables", f"{len(parties)}, of which {sum(party.bots > 0 for party in parties)} with bots"),
        ("games over", str(sum(party.is_over for party in parties))),
        ("choices acknowledged", str(fates["acked"])),
        ("without an answer: stored, dropped, open", f"{fates['stored']}, {fates['dropped']}, {fates['doubt']}"),
        ("sent again and refused, or too late", str(fates["refused"])),
        ("restart until the server answers, s", report.ranged(report.spread(chaos.starts))),
        ("then until every table goes on, s", report.ranged(report.spread(chaos.resumed))),
        ("processes that outlived their server", str(chaos.orphans)),
        ("violations", str(len(chaos.violations))),
    ]
    print(report.table(("chaos", ""), lines))
    for violation in chaos.violations:
        print(f"VIOLATION: {violation}")


def main() -> int:
    """Kill, compare and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="in play at a time (default: 50)")
    parser.add_argument("--kills", type=int, default=20, help="how often the server dies (default: 20)")
    parser.add_argument("--games", nargs="+", metavar="KEY", help="only these (default: all, in turns)")
    parser.add_argument("--seed", type=int, help="of the people's choices and the moments of the kills")
    args = parser.parse_args()
    more_files()
    seed = args.seed if args.seed is not None else random.randrange(10**6)
    random.seed(seed)
    print(f"seed {seed}")

    async def everything() -> Chaos:
        with Bars() as bars, House(serving(), {"bots": BOTS}) as house:
            chaos = Chaos(args, house, bars)
            await chaos.run()
            house.stop()
            await compare(chaos)
            return chaos

    chaos = uvloop.run(everything())
    show(chaos)
    return 1 if chaos.violations else 0


if __name__ == "__main__":
    sys.exit(main())
