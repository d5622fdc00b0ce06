"""The simulated database keeps its word: the same story told to it and to a real SQLite ends alike."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from ostoja.engine.errors import OstojaError
from ostoja.games import find
from ostoja.table.cards import Figures
from ostoja.table.chairs import altered
from ostoja.table.glance import stored
from ostoja.table.listing import listed
from ostoja.table.people import People
from ostoja.table.protocol.people import MeChange
from ostoja.table.protocol.tables import NewTable, SeatWish
from ostoja.table.storage.crew import SILENCE, Crew
from ostoja.table.storage.database import connect, sessions
from ostoja.table.storage.leases import Leases
from ostoja.table.storage.migrate import upgrade
from ostoja.table.storage.presence import Presence
from ostoja.table.storage.schema import EntryRow
from ostoja.table.storage.writer import Writer
from ostoja.table.tables import Tables
from ostoja.table.trial import Dealt
from tests.simulation.loop import VirtualLoop
from tests.simulation.storage import Database, Door
from tests.simulation.weather import CALM, KINDS, Weather

if TYPE_CHECKING:
    from collections.abc import Awaitable
    from pathlib import Path

MALL = "mall-of-horror"


class Colleague:
    """What one of two workers knows of the house."""

    def __init__(self, maker: Any, name: str) -> None:
        self.crew = Crew(maker, name, shared=True)
        self.leases = Leases(maker, self.crew)
        self.presence = Presence(maker, name, Random(1), lambda _: None, shared=True)  # noqa: S311  nothing is drawn


class Storage:
    """What a hall knows of its database, and the names of things in the order of their appearance."""

    def __init__(self, engine: Any, maker: Any) -> None:
        self.maker = maker
        self.now = 1_000
        self.tables = Tables(maker, self.clock, 2)
        self.people = People(maker, self.clock, 100, shared=True)
        self.workers = [Colleague(maker, name) for name in ("one", "two")]
        self.writer = Writer(engine)
        self.names: dict[str, str] = {}

    def clock(self) -> int:
        """Return the time; whenever it is asked for, it is a little later."""
        self.now += 1
        return self.now

    def plain(self, value: Any) -> Any:
        """Return a value in which ids that are drawn by chance are replaced by their order."""
        if isinstance(value, str) and (len(value) in {12, 16, 32} and value.isalnum()):
            return self.names.setdefault(value, f"name {len(self.names)}")
        if isinstance(value, dict):
            return {key: self.plain(part) for key, part in value.items()}
        if isinstance(value, set):
            return sorted(value)
        if isinstance(value, list | tuple):
            return [self.plain(part) for part in value]
        if hasattr(value, "__mapper__"):
            keys = sorted(
                set(value.__mapper__.column_attrs.keys()) - {"changes", "result"}
            )  # a list may leave them out
            return {key: self.plain(getattr(value, key)) for key in keys}
        return value

    async def tries(self, work: Awaitable[Any]) -> Any:
        """Return what comes of something, be it an error."""
        try:
            return self.plain(await work)
        except (OstojaError, IntegrityError) as error:
            return [type(error).__name__, str(error)[:60] if isinstance(error, OstojaError) else ""]
        except Exception as error:  # noqa: BLE001  what the writer says of a number that is taken
            return type(error).__name__


async def tell(storage: Storage) -> list[Any]:
    """Tell a story in which everything is asked of the database that a house asks."""
    storage.writer.start()
    return [
        *await of_people(storage),
        *await of_tables(storage),
        *await of_logs(storage),
        *await of_workers(storage),
        *await of_tables_at_a_glance(storage),
    ]


async def of_people(storage: Storage) -> list[Any]:
    """Come in, change, and be forgotten."""
    people = storage.people
    ada, token = await people.welcome("Ada")
    return [
        storage.plain(ada),
        await storage.tries(people.who(token)),
        await storage.tries(people.who("nobody's")),
        await storage.tries(people.change(ada, MeChange(name="Adele", settings={"deep": [1, {"x": None}]}))),
        await storage.tries(people.find(ada.id)),
        await storage.tries(people.find("nobody")),
        await storage.tries(people.close_session("nobody's")),
        await storage.tries(people.who(token)),
    ]


async def of_tables(storage: Storage) -> list[Any]:
    """Set tables up, sit, begin, be shown in the lobby, and end."""
    tables = storage.tables
    ada, _ = await storage.people.welcome("Ada")
    ben, _ = await storage.people.welcome("Ben")
    wish = NewTable(MALL, [SeatWish("me"), SeatWish("open"), SeatWish("bot", "random")])
    row = await tables.create(ada, wish)
    row, chairs = await tables.find(row.id)
    game = find(MALL)
    sitting = [chairs[0], altered(chairs[1], kind="person", player=ben.id, name="Ben"), chairs[2]]
    wrong = [chairs[0], sitting[1], altered(chairs[2], level="greedy")]
    dealt = Dealt("data", [])
    told = [
        storage.plain(row),
        await storage.tries(tables.find(row.id)),
        await storage.tries(tables.find("nowhere")),
        await storage.tries(listed(storage.maker, ben.id)),
        await storage.tries(tables.arrange(row, wrong, sitting, game, dealt)),
        await storage.tries(tables.arrange(row, chairs, sitting, game, dealt)),
        await storage.tries(tables.arrange(row, chairs, sitting, game, dealt)),
        await storage.tries(listed(storage.maker, ben.id)),
        await storage.tries(tables.unfinished()),
        await storage.tries(tables.find(row.id)),
        await storage.tries(tables.post({row.id: Figures(asked=5, kept=2, moved=77)})),
        await storage.tries(tables.post({row.id: Figures(asked=1, kept=1, moved=76)})),
        await storage.tries(tables.find(row.id)),
    ]
    again = await tables.create(ada, NewTable(MALL, [SeatWish("me"), SeatWish("open"), SeatWish("open")]))
    told.append(await storage.tries(tables.create(ada, wish)))
    row, chairs = await tables.find(row.id)
    return [
        *told,
        await storage.tries(tables.finish(row, 2_000, {"scores": [1, 2, 3]}, [ada.id, ben.id], 7)),
        await storage.tries(tables.find(row.id)),
        await storage.tries(storage.people.find(ben.id)),
        await storage.tries(storage.people.unlocked([ada.id, ben.id, "nobody"])),
        await storage.tries(tables.fork(ada, row, chairs, ["one", "two"], "data")),
        await storage.tries(tables.close(again)),
        await storage.tries(tables.close(again)),
        await storage.tries(tables.create(ben, wish, again=row)),
        await storage.tries(tables.create(ben, wish, again=row)),
        await storage.tries(listed(storage.maker, ada.id)),
    ]


async def of_logs(storage: Storage) -> list[Any]:
    """Write entries, also one whose number is taken, alone and among others."""
    writer, tables = storage.writer, storage.tables
    first = [await storage.tries(writer.append("a", seq, 10 + seq, f"entry {seq}")) for seq in range(3)]
    clash = await asyncio.gather(
        storage.tries(writer.append("a", 3, 20, "mine")),
        storage.tries(writer.append("b", 0, 20, "other table")),
        storage.tries(writer.append("a", 3, 20, "yours")),
        storage.tries(writer.append("a", 1, 20, "late")),
    )
    return [
        first,
        clash,
        *[await storage.tries(tables.log(table, since)) for table, since in (("a", 0), ("a", 2), ("b", 0), ("c", 0))],
    ]


async def of_workers(storage: Storage) -> list[Any]:
    """Give signs of life, take tables, say who is here, fall silent and be struck off."""
    first, second = storage.workers
    one, two = first.crew, second.crew
    told: list[Any] = [await first.leases.take("t"), await one.beat(), await two.beat(), await two.beat()]
    told += [await worker.leases.take("t") for worker in (first, second, first)]
    first.presence.here = {"t": [0, 2], "u": [1]}
    second.presence.here = {"t": [1]}
    await first.presence.write(["t", "u"])
    await second.presence.write(["t"])
    told += [await second.presence.elsewhere("t"), await first.presence.elsewhere("t")]
    first.presence.here = {"t": [2], "u": []}
    await first.presence.write(["t", "u"])
    told.append(dict(await second.presence.all_elsewhere()))
    two.heard[one.worker].silent = SILENCE
    told += [await two.beat(), await second.presence.elsewhere("t"), await second.leases.take("t")]
    told += [await first.leases.take("t"), await one.beat(), await first.leases.take("t")]
    await two.leave()
    told += [await first.presence.elsewhere("t"), await first.leases.take("t")]
    await first.leases.leave("t")
    return [storage.plain(part) for part in told]


async def of_tables_at_a_glance(storage: Storage) -> list[Any]:
    """Look at tables that wait and are played, with and without a log and somebody to look after them."""
    first = storage.workers[0]
    hosts = [(await storage.people.welcome(name))[0] for name in ("Cyd", "Dan", "Eve")]
    tables = [
        await storage.tables.create(host, NewTable("claustrophobia", [SeatWish("me"), other]))
        for host, other in zip(hosts, (SeatWish("open"), *[SeatWish("bot", "random")] * 2), strict=True)
    ]
    names = [row.id for row in tables]
    await storage.writer.append(names[1], 0, 5, "entry")
    await first.crew.beat()
    await first.leases.take(names[2])
    orphans, found = await first.leases.orphaned(), await stored(storage.maker, names)
    return [
        [storage.plain(found[name]) for name in names],
        [orphans.get(name) for name in names],
    ]


def told_by_sqlite(home: Path) -> list[Any]:
    """Tell the story to a real database in a file."""
    url = f"sqlite+aiosqlite:///{home / 'ostoja.db'}"
    upgrade(url)

    async def story() -> list[Any]:
        engine = connect(url)
        storage = Storage(engine, sessions(engine))
        try:
            return await tell(storage)
        finally:
            await storage.writer.stop()
            await engine.dispose()

    return asyncio.run(story())


def told_by_simulation() -> list[Any]:
    """Tell the story to the simulated database in good weather."""
    loop = VirtualLoop(lambda: None)
    door = Door(Database(), Weather("contract", CALM, lambda _: None, loop.time), "worker")
    told = loop.run_until_complete(tell(Storage(door, door.sessions)))
    loop.bury()
    return told


def test_the_simulated_database_answers_as_a_real_one(tmp_path: Path) -> None:
    real, simulated = told_by_sqlite(tmp_path), told_by_simulation()
    assert len(real) == len(simulated)
    for place, (expected, found) in enumerate(zip(real, simulated, strict=True)):
        assert found == expected, place


@pytest.mark.parametrize(("kind", "stays"), [("storage-loses-answer", [("x",)]), ("storage-loses-commit", [])])
def test_a_broken_commit_took_effect_or_not_and_nobody_can_tell(
    kind: str, stays: list[tuple[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KINDS, kind, (1.0, 1.0))
    loop = VirtualLoop(lambda: None)
    weather = Weather("seed", frozenset({kind}), lambda _: None, loop.time)
    weather.begins(1000.0)
    database = Database()

    async def writes() -> None:
        async with Door(database, weather, "worker").sessions.begin() as session:
            session.add(EntryRow(table="t", seq=0, at=1, entry="x"))

    with pytest.raises(OperationalError, match="closed the connection unexpectedly"):
        loop.run_until_complete(writes())
    assert database.rows("SELECT entry FROM entries") == stays
    loop.bury()
