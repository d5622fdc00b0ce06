"""People of the simulated house: they come, sit, talk, choose, change their minds, leave and return, by their seed."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ostoja.engine.errors import OstojaError
from ostoja.table.api.after import rematch
from ostoja.table.api.hosting import host, ready, take
from ostoja.table.api.people import come_in, log_out
from ostoja.table.api.play import act
from ostoja.table.api.tables import get_table, join, leave, set_up, start
from ostoja.table.faults import TooEarly
from ostoja.table.protocol.commands import Command
from ostoja.table.protocol.people import Newcomer
from ostoja.table.protocol.tables import HostDeed, HostWhat, Join, Ready
from tests.simulation.line import Asked, Line, reason
from tests.simulation.worker import Gone

if TYPE_CHECKING:
    from tests.simulation.house import House
    from tests.simulation.worker import Worker

DEEDS: Final = {
    "choose": 40, "stale": 4, "undo": 8, "wish": 6, "answer": 12, "say": 12, "whisper": 8, "chat": 8, "leave": 8,
    "away": 3, "resign": 1, "look": 4, "plainly": 8, "log_out": 4, "rematch": 6, "host": 6,
}  # fmt: skip

HOSTING: Final[tuple[HostWhat, ...]] = (
    "pause",
    "resume",
    "resume",
    "resume",
    "stand-in",
    "give-back",
    "remove",
    "hand-on",
)


class Person:
    """Somebody with a name, one device, and at most one line at a time."""

    def __init__(self, house: House, name: str, *, hosts: bool) -> None:
        self.house = house
        self.name = name
        self.hosts = hosts
        self.token = ""
        self.id = ""
        self.table = ""
        self.seat: int | None = None
        self.line: Line | None = None
        self.left = 0.0  # when the last line ended
        self.update: dict[str, Any] = {}
        self.card: dict[str, Any] = {}
        self.feeds: dict[tuple[str, int | None], list[Any]] = {}
        self.old: list[int] = []  # ids of questions that were open once
        self.lines = 0  # of chat

    async def lives(self) -> None:
        """Do one thing after the other until the evening ends; each has chance of its own, so it can be left out."""
        number = 0
        while True:
            number += 1
            chance = Random(f"{self.house.seed}:{self.name}:{number}")  # noqa: S311  a simulation must repeat
            await asyncio.sleep(chance.choice((0.05, 0.3, 0.8, 1.5, 3.0)) * chance.uniform(0.5, 1.5))
            if self.house.loop.now >= self.house.evening:
                return
            if (self.name, number) in self.house.left_out:
                continue
            self.house.deeds.append((self.name, number))
            try:
                await self.does_something(chance)
            except Gone as gone:
                self.tells(f"gets no answer from {gone}")
            except OstojaError as error:
                self.tells(f"is refused: {reason(error)}")
            except Exception as error:  # noqa: BLE001  the answer 500: it may have been done or not
                self.tells(f"meets a failure: {reason(error)}")

    async def does_something(self, chance: Random) -> None:
        """Do what is next: come in, find a table, sit down, or play."""
        workers = [worker for worker in self.house.workers if worker.alive]
        if not workers:
            return
        worker = chance.choice(workers)
        if not self.token:
            await self.comes_in(worker)
        elif not self.table:
            await self.finds_a_table(worker)
        elif self.line is None:
            await self.sits_down(worker, chance)
        else:
            await self.plays(worker, chance)

    async def asks(self, worker: Worker, route: Any, **fields: Any) -> Any:
        """Ask a worker for something, by the route that serves it."""
        return await worker.does(route.fn(Asked(worker, self.token), **fields))

    def tells(self, what: str) -> None:
        """Add to the story."""
        self.house.tell(f"{self.name} {what}")

    # ------------------------------------------------------------ finding a table

    async def comes_in(self, worker: Worker) -> None:
        """Say one's name."""
        self.tells(f"comes in at {worker.name}")
        welcome = await self.asks(worker, come_in, data=Newcomer(self.name))
        self.id, self.token = welcome.content.me.id, welcome.content.token

    async def finds_a_table(self, worker: Worker) -> None:
        """Set a table up, or take a chair at one that waits."""
        if self.hosts and not self.house.tables:
            self.tells(f"sets up {self.house.wish.game} at {worker.name}")
            card = await self.asks(worker, set_up, data=self.house.new_table())
            self.house.tables.append(card.id)
        elif self.house.tables:
            table = self.house.tables[-1]
            self.tells(f"joins at {worker.name}")
            try:
                card = await self.asks(worker, join, table=table, data=Join())
            except TooEarly:
                card = await self.asks(worker, get_table, table=table)
        else:
            return
        self.settles(card)

    def settles(self, card: Any) -> None:
        """Note where one sits."""
        self.table = card.id
        self.seat = card.seats[0] if card.seats else None
        self.update = {}
        self.tells(f"has seat {self.seat}")

    async def sits_down(self, worker: Worker, chance: Random) -> None:
        """Connect to the seat, with all of the feed, some of it, or none."""
        if chance.random() < 0.3:
            return
        feed = self.feeds.setdefault((self.table, self.seat), [])
        have = chance.choice((len(feed), len(feed), chance.randint(0, len(feed))))
        self.tells(f"connects to seat {self.seat} at {worker.name}, having {have}")
        self.line = Line(self, worker, self.table, self.seat, have)
        await asyncio.sleep(0)

    # ------------------------------------------------------------ playing

    async def plays(self, worker: Worker, chance: Random) -> None:
        """Do one of the things that a player does."""
        deed = chance.choices(list(DEEDS), list(DEEDS.values()))[0]
        if self.card.get("status") == "open":
            await self.waits(worker, chance)
        elif deed == "rematch":
            await self.plays_again(worker)
        elif deed == "host":
            await self.keeps_house(worker, chance)
        elif deed == "plainly":
            await self.acts_plainly(worker, chance)
        elif deed == "log_out":
            await self.logs_out(worker)
        elif deed == "leave":
            self.leaves()
        elif command := self.command(deed, chance):
            self.sends(command)

    async def waits(self, worker: Worker, chance: Random) -> None:
        """Begin, or get up again, or wait."""
        if self.hosts and chance.random() < 0.3:
            self.tells(f"begins the game at {worker.name}")
            await self.asks(worker, start, table=self.table)
        elif self.seat is not None and chance.random() < 0.5:
            self.tells(f"is ready at {worker.name}")
            await self.asks(worker, ready, table=self.table, data=Ready())
        elif not self.hosts and chance.random() < 0.1:
            self.tells(f"gets up at {worker.name}")
            await self.asks(worker, leave, table=self.table)
            self.leaves()
            self.table, self.seat = "", None

    async def keeps_house(self, worker: Worker, chance: Random) -> None:
        """Do what a host does: pause, go on, stand in for somebody, send somebody away, hand on; or come late."""
        if self.card.get("status") != "playing":
            return
        seat = chance.randrange(len(self.card["people"]))
        if self.seat is None:
            self.tells(f"takes over chair {seat} at {worker.name}")
            self.house.judge.notes_hosted(self.table, "take")
            card = await self.asks(worker, take, table=self.table, data=Join(seat=seat))
            self.leaves()
            self.settles(card)
            return
        what = chance.choice(HOSTING)
        self.tells(f"as host wants to {what} {seat} at {worker.name}")
        self.house.judge.notes_hosted(self.table, what)
        await self.asks(worker, host, table=self.table, data=HostDeed(what, seat))

    async def plays_again(self, worker: Worker) -> None:
        """Set up the same table again, or go to the one that was."""
        if self.card.get("status") == "over" and self.table == self.house.tables[-1] and len(self.house.tables) < 3:
            self.tells(f"asks for a rematch at {worker.name}")
            card = await self.asks(worker, rematch, table=self.table)
            if card.id not in self.house.tables:
                self.house.tables.append(card.id)
            self.leaves()
            self.settles(card)
        elif self.table != self.house.tables[-1]:
            self.leaves()
            self.table, self.seat = "", None

    async def acts_plainly(self, worker: Worker, chance: Random) -> None:
        """Do something without the line, at any worker."""
        command = self.command(chance.choice(("choose", "chat", "say")), chance)
        if command is None:
            return
        self.tells(f"sends {command} plainly to {worker.name}")
        self.house.judge.notes_sent(self.table, self.seat, command)
        table, seat = self.table, self.seat
        order = msgspec.convert(command, Command)
        await self.asks(worker, act, table=table, data=order, seat=seat)
        self.house.judge.notes_done(table, seat, command)

    async def logs_out(self, worker: Worker) -> None:
        """Be nobody from now on."""
        self.tells(f"logs out at {worker.name}")
        await self.asks(worker, log_out)
        self.house.judge.notes_out(self)
        self.token = ""
        self.table, self.seat = "", None

    def leaves(self) -> None:
        """Close the line."""
        if self.line:
            self.tells("closes the line")
            self.line.hangs_up()

    def sends(self, command: dict[str, Any]) -> None:
        """Send a command over the line."""
        assert self.line
        self.tells(f"sends {command}")
        self.house.judge.notes_sent(self.table, self.seat, command)
        self.line.sends(command.pop("t"), **command)

    def command(self, deed: str, chance: Random) -> dict[str, Any] | None:
        """Return what to say to the table; nothing, if it makes no sense now."""
        if deed == "chat":
            self.lines += 1
            return {"t": "chat", "text": f"{self.name} {self.lines}"}
        if deed == "look":
            return {"t": "ping", "have": 0}
        return self.deed(deed, chance) if self.seat is not None and self.update else None

    def deed(self, deed: str, chance: Random) -> dict[str, Any] | None:
        """Return something that only a player can say."""
        if deed in {"choose", "stale"}:
            return self.choice(chance, stale=deed == "stale")
        if deed in {"say", "whisper"}:
            return self.promise(chance, whispers=deed == "whisper")
        if deed == "answer":
            return {"t": "back", "agree": chance.random() < 0.9} if self.update["back"] else None
        if deed == "away":
            return {"t": "away", "away": chance.random() < 0.5}
        return {"t": "back", "agree": True} if deed == "wish" else {"t": deed}

    def choice(self, chance: Random, *, stale: bool) -> dict[str, Any] | None:
        """Choose something, or something that was to be chosen once."""
        if stale:
            return {"t": "choose", "serial": chance.choice(self.old), "option": chance.randint(0, 3)}
        options = self.update["options"]
        if not options:
            return None
        return {"t": "choose", "serial": self.update["serial"], "option": chance.choice(options)["id"]}

    def promise(self, chance: Random, *, whispers: bool) -> dict[str, Any]:
        """Promise a vote, to everybody or to one."""
        seats = [chair["seat"] for chair in self.card.get("people", [{"seat": 0}])]
        others = [seat for seat in seats if seat != self.seat] or [-1]
        words = ["promise-vote", chance.choice(seats)]
        return {"t": "say", "to": chance.choice(others) if whispers else -1, "words": words}

    # ------------------------------------------------------------ hearing

    def hears(self, line: Line, message: dict[str, Any]) -> None:
        """Take in what the table tells."""
        judge = self.house.judge
        kind = message["t"]
        if kind == "update":
            if line is self.line:
                self.update = message
                self.old.append(message["serial"])
            judge.notes_told(self, line, message)
        elif kind == "people":
            self.card = message["table"]
        elif command := line.sent.pop(message["ref"], None):
            if kind == "ack":
                judge.notes_done(line.table, line.seat, command)
            else:
                self.tells(f"is refused: {message['error']} {message['detail']}"[:140])
                judge.notes_refused(line.table, command, message["error"])

    def loses(self, line: Line) -> None:
        """Learn that the line has ended."""
        if self.line is line:
            self.line = None
            self.left = self.house.loop.now
            self.tells("is without a line")
