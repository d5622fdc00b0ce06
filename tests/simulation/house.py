"""The simulated house: two workers, some people and an evening, all of it drawn from a seed."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unittest.mock import patch

import structlog

import ostoja.table.api.play
import ostoja.table.hall
from ostoja.games import all_games
from ostoja.table.protocol.tables import NewTable, Pace, SeatWish
from ostoja.table.tables import ALPHABET
from tests.simulation.channels import Hub
from tests.simulation.judge import Judge
from tests.simulation.line import Witness, reason
from tests.simulation.loop import OWNER, VirtualLoop
from tests.simulation.person import Person
from tests.simulation.storage import Database
from tests.simulation.verdict import PATIENCE, concludes
from tests.simulation.weather import ALL, Weather
from tests.simulation.worker import ABSENCE, Worker
from tests.toy import TOY

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, MutableMapping

    from ostoja.table.hall import Hall
    from tests.simulation.line import Line
    from tests.simulation.storage import Door

BORN: Final = 1_700_000_000_000
NAMES: Final = ("Ada", "Ben", "Cyd")


class Violation(Exception):
    """Something happened that must never happen."""


class Outcome(NamedTuple):
    """What came of a seed."""

    seed: str
    blame: str  # empty: nothing
    story: list[str]
    turns: int
    faults: Counter[str]
    deeds: list[tuple[str, int]]
    entries: int
    seconds: float  # of the house
    kinds: frozenset[str]
    left_out: frozenset[tuple[str, int]]

    def tale(self) -> str:
        """Tell the whole story."""
        return "\n".join([*self.story, f"seed {self.seed}: {self.blame or 'nothing wrong'}"])


class House:
    """Everything that belongs to one seed."""

    def __init__(
        self, seed: str, kinds: frozenset[str] = ALL, left_out: frozenset[tuple[str, int]] = frozenset()
    ) -> None:
        self.seed = seed
        self.chance = Random(f"{seed}:house")  # noqa: S311  a simulation must repeat
        self.left_out = left_out
        self.deeds: list[tuple[str, int]] = []
        self.story: list[str] = []
        self.loop = VirtualLoop(self.after_turn)
        self.weather = Weather(seed, kinds, self.tell, self.loop.time)
        self.database = Database()
        self.hub = Hub(self.loop, self.weather)
        self.doors: dict[str, Door] = {}
        self.halls: list[Hall] = []  # also of workers that died
        self.skew = 0  # milliseconds by which the wall clock was set
        self.judge = Judge(self)
        self.evening = self.chance.uniform(8.0, 18.0)  # until when people do things
        self.weather.begins(self.evening)
        self.wish = self.draw_table()
        self.tables: list[str] = []
        self.workers = [Worker(self, number) for number in (1, 2)]
        self.people = [
            Person(self, name, hosts=place == 0) for place, name in enumerate(NAMES[: self.chance.randint(2, 3)])
        ]

    def clock(self) -> int:
        """Return the time of the wall in milliseconds."""
        return BORN + round(self.loop.now * 1000) + self.skew

    def steady(self) -> int:
        """Return the time that nobody can set, in milliseconds."""
        return round(self.loop.now * 1000)

    def time_at(self, table: str) -> int:
        """Return the time at a table as the worker has it that looks after its clocks."""
        halls = [worker.hall for worker in self.workers if worker.alive and table in worker.hall.stewards]
        return min((hall.rooms[table].time() for hall in halls if table in hall.rooms), default=self.clock())

    def tell(self, what: str) -> None:
        """Go on with the story."""
        self.story.append(f"{self.loop.now:8.3f} {what}")

    def lines(self) -> list[Line]:
        """List the lines at whose other end a worker listens."""
        return [person.line for person in self.people if person.line and person.line.since >= 0]

    def after_turn(self) -> None:
        """Look at everything after a turn of the loop, and stop at the first thing that must not be."""
        self.judge.looks()
        if self.judge.blame:
            raise Violation(self.judge.blame)

    # ------------------------------------------------------------ the evening

    def draw_table(self) -> NewTable:
        """Draw what is played, and how."""
        chance = self.chance
        game = chance.choices(("toy", "mall-of-horror", "claustrophobia"), (8, 1, 1))[0]
        seats = {"toy": chance.randint(2, 4), "mall-of-horror": chance.randint(3, 4), "claustrophobia": 2}[game]
        chairs = [SeatWish("me")] + [SeatWish(chance.choice(("open", "bot")), "random") for _ in range(seats - 1)]
        pace = chance.choice(
            (Pace(), Pace("live", 10, 1), Pace("live", 20, 0), Pace("live", 600, 5), Pace("slow", hours=1))
        )
        return NewTable(
            game,
            chairs,
            {"cards": chance.randint(4, 14)} if game == "toy" else {},
            pace=pace,
            timeout=chance.choice(("fallback", "bot", "resign")),
            keep=chance.random() < 0.8,
            start=chance.choice(("ready", "full", "full", "host")),
            late=chance.random() < 0.8,
            talk=chance.choice(("open", "open", "acts", "closed")),
        )

    def new_table(self) -> NewTable:
        """Return a wish for a table that nobody has changed yet."""
        return NewTable(**{field: getattr(self.wish, field) for field in self.wish.__struct_fields__})

    async def passes(self) -> None:
        """Let the evening pass, then the time in which everything must come right by itself."""
        for worker in self.workers:
            worker.starts()
        for person in self.people:
            self.loop.create_task(person.lives())
        self.loop.create_task(self.goes_wrong())
        await asyncio.sleep(self.evening)
        for worker in self.workers:
            if not worker.alive and self.chance.random() < 0.5:
                worker.starts()
        await asyncio.sleep(2.0 + PATIENCE + ABSENCE)
        self.judge.looks()
        concludes(self.judge)

    async def goes_wrong(self) -> None:
        """Kill workers, stop them, and set the clock."""
        hours = sorted(
            (self.weather.chance[kind].uniform(0.2, 0.95) * self.evening, kind)
            for kind in ("worker-killed", "worker-killed", "worker-stopped", "clock-jumps")
            if kind in self.weather.kinds
        )
        for hour, kind in hours:
            await asyncio.sleep(max(0.0, hour - self.loop.now))
            chance = self.weather.chance[kind]
            if kind == "clock-jumps":
                jump = chance.choice((-86_400, -3_600, -30, 30, 3_600, 86_400))
                self.weather.happened(kind, f"by {jump} s")
                self.skew += jump * 1000
                continue
            worker = chance.choice(self.workers)
            if worker.alive:
                self.weather.happened(kind, worker.name)
                if kind == "worker-killed":
                    worker.dies()
                else:
                    await worker.stops()
                self.loop.create_task(self.returns(worker, chance.uniform(0.2, 8.0)))

    async def returns(self, worker: Worker, pause: float) -> None:
        """Start a worker again, sooner if it was the last one."""
        others = any(other.alive for other in self.workers)
        await asyncio.sleep(pause if others else 0.5)
        if not worker.alive and (self.loop.now < self.evening or not any(other.alive for other in self.workers)):
            worker.starts()
            self.weather.last = max(self.weather.last, self.loop.now)


def simulate(seed: str, kinds: frozenset[str] = ALL, left_out: frozenset[tuple[str, int]] = frozenset()) -> Outcome:
    """Run one seed."""
    with in_simulation(seed) as setting:
        house = House(seed, kinds, left_out)
        setting(house)
        try:
            house.loop.run_until_complete(house.passes())
        except Violation:
            house.tell("the evening ends here")
        finally:
            turns, now = house.loop.turns, house.loop.now
            for hall in house.halls:
                hall.closing = True
            house.loop.bury()
    entries = sum(len(truth.rows) for truth in house.judge.truths.values())
    return Outcome(
        seed, house.judge.blame, house.story, turns, house.weather.counts, house.deeds, entries, now, kinds, left_out
    )


@contextmanager
def in_simulation(seed: str) -> Iterator[Any]:
    """Put what is simulated in the place of what is real: chance, database, listeners, logs, and the toy game."""
    chance = Random(f"{seed}:secrets")  # noqa: S311  a simulation must repeat
    houses: list[House] = []

    def writes_log(_logger: object, _level: str, event: MutableMapping[str, Any]) -> str:
        if houses:
            error = event.pop("exc_info", None)
            detail = f" ({reason(error)})" if isinstance(error, BaseException) else ""
            houses[0].tell(f"  {OWNER.get()} logs: {event}{detail}")
        raise structlog.DropEvent

    def settle(house: House) -> None:
        houses.append(house)
        Witness.house, Witness.count = house, 0

    before = structlog.get_config()
    structlog.configure(processors=[writes_log], cache_logger_on_first_use=False)
    games = all_games()
    games[TOY.key] = TOY
    try:
        with (
            patch.object(ostoja.table.hall, "connect", lambda _: houses[0].doors[OWNER.get()]),
            patch.object(ostoja.table.hall, "sessions", lambda door: door.sessions),
            patch.object(ostoja.table.api.play, "Listener", Witness),
            patch.object(secrets, "token_hex", lambda size=16: chance.randbytes(size).hex()),
            patch.object(secrets, "token_urlsafe", lambda size=16: chance.randbytes(size).hex()),
            patch.object(secrets, "choice", lambda signs: chance.choice(signs or ALPHABET)),
        ):
            yield settle
    finally:
        del games[TOY.key]
        structlog.configure(**before)
