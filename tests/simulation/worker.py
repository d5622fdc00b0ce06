"""A worker of the simulated house: a real hall on doors, channels and bots that can fail; it can be killed."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ostoja.table.hall import Hall
from ostoja.table.settings import BotPace, Limits, Settings
from ostoja.table.worker_news import WorkerNews
from tests.simulation.channels import Plugin
from tests.simulation.loop import OWNER
from tests.simulation.storage import Door
from tests.simulation.thinkers import SimulatedThinkers

if TYPE_CHECKING:
    from asyncio import Future, Task
    from collections.abc import Coroutine
    from contextvars import Context

    from tests.simulation.house import House
    from tests.simulation.line import Line

ABSENCE: Final = 5.0  # seconds until a bot keeps the chair of somebody who is away
PACE: Final = BotPace(least=0.3, most=0.9, budget=2.0)
GENEROUS: Final = Limits(requests=10**9, sign_ups=10**9, commands=10**9, burst=10**9, sockets=10**9, tables=10**3)
SETTINGS: Final = Settings(
    home=Path("nowhere"), channels="simulated", workers=2, limits=GENEROUS, bots=PACE, absence=ABSENCE
)


class Gone(Exception):
    """The worker that was asked has died; whether it did what it was asked for is not known."""


class Worker:
    """One of the processes that serve the house."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.number = number
        self.life = 0
        self.alive = False
        self.name = ""
        self.hall: Hall
        self.context: Context
        self.death: Future[None]
        self.lines: list[Line] = []

    def starts(self) -> None:
        """Begin to serve, as a new process."""
        house = self.house
        self.life += 1
        self.alive = True
        self.name = f"worker {self.number}.{self.life}"
        self.context = copy_context()
        self.context.run(OWNER.set, self.name)
        self.death = house.loop.create_future()
        self.lines = []
        self.hall = self.context.run(self.build)
        house.tell(f"{self.name} starts")
        self.spawn(self.hall.open())

    def build(self) -> Hall:
        """Build the hall on what is simulated."""
        house = self.house
        house.doors[self.name] = Door(house.database, house.weather, self.name)
        worker_news = WorkerNews(Plugin(house.hub, self.name), shared=True)  # type: ignore[arg-type]
        chance = Random(f"{house.seed}:{self.name}")  # noqa: S311  a simulation must repeat
        hall = Hall(SETTINGS, worker_news, house.clock, house.steady, chance)
        house.halls.append(hall)
        hall.thinkers = SimulatedThinkers(house.weather, self.name)
        return hall

    def spawn(self, work: Coroutine[Any, Any, Any]) -> Task[Any]:
        """Run something inside the worker."""
        return self.context.run(self.house.loop.create_task, work)

    async def does(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something inside the worker, for somebody outside who learns of its death."""
        task = self.spawn(work)
        ends: list[Future[Any]] = [task, self.death]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Gone(self.name)
        return task.result()

    def dies(self) -> None:
        """End at once: nothing of it runs any more, and everything it held is lost."""
        self.house.loop.kill(self.name)
        self.house.hub.lines.pop(self.name, None)
        self.ends()

    async def stops(self) -> None:
        """End in good order, as far as the database lets it."""
        for line in self.lines:
            line.hangs_up()
        await asyncio.sleep(0.05)
        try:
            await asyncio.wait_for(self.does(self.hall.close()), 5.0)
        except Exception as error:  # noqa: BLE001  a database that fails just now
            self.house.tell(f"{self.name} cannot stop in good order: {error!r}")
        self.dies()

    def ends(self) -> None:
        """Let everybody know that nobody is there any more."""
        self.alive = False
        if not self.death.done():
            self.death.set_result(None)
        for line in self.lines:
            line.breaks()
        self.lines = []
