"""What happens when the database fails: nobody is told what is not so, and every table goes on by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import OperationalError

from ostoja.table.entries import ChoiceEntry
from ostoja.table.play import Play
from ostoja.table.settings import BotPace
from ostoja.table.storage import database
from ostoja.table.storage.pens import SQLitePen
from ostoja.table.tables import Tables
from tests.table.house import House, opened, settings_for, state_of, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

    import pytest

    from ostoja.table.entries import Entry
    from tests.table.house import Guest

MALL = "mall-of-horror"
DUEL = "claustrophobia"
BRISK = BotPace(0.01, 0.02, talk=0.0)
PATIENCE = 0.05  # seconds that the database waits for whoever has locked it


def silence() -> OperationalError:
    """Return what a database says that has gone silent."""
    return OperationalError("commit", {}, Exception("the server closed the connection"))


def entries(house: House, table: str) -> list[Entry]:
    """Return the log of a table."""
    return [house.play(table).read(text) for _, text in house.log(table)]


class Faulty:
    """Something of the house that fails for a while, before or after it has done its work."""

    def __init__(self, owner: object, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.works: Callable[..., Coroutine[Any, Any, Any]] = getattr(owner, name)
        self.fails = ""
        self.failures = 0
        monkeypatch.setattr(owner, name, self)

    async def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Do it, or fail."""
        try:
            return await self.attempt(*arguments, **named)
        except Exception:
            self.failures += 1
            raise

    async def attempt(self, *arguments: Any, **named: Any) -> Any:
        """Do it, or fail, without counting."""
        if self.fails == "before":
            raise silence()
        done = await self.works(*arguments, **named)
        if self.fails:
            raise silence()
        return done


@contextmanager
def locked(home: Path) -> Iterator[None]:
    """Lock the database as another program would that writes to it."""
    with closing(sqlite3.connect(home / "ostoja.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


# ---------------------------------------------------------------- bots go on


def test_after_the_database_was_locked_bots_go_on_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY", int(1000 * PATIENCE))
    with opened(tmp_path, bots=BRISK) as house:
        ada = house.guest("Ada")
        tables = [ada.sets_up(MALL, "random", "random", "random", seed=f"locked {number}") for number in range(3)]
        wait_until(lambda: all(house.log(table) for table in tables))
        commit = Faulty(house.hall.writer, "commit", monkeypatch)
        with locked(tmp_path):
            time.sleep(20 * PATIENCE)
        assert commit.failures
        wait_until(lambda: all(ada.card(table)["status"] == "over" for table in tables), 60)
        assert all(ada.gets(f"/api/tables/{table}/proof")["holds"] for table in tables)


def test_a_bot_whose_choice_is_refused_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path, bots=BRISK) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "random", "random", seed="refused")
        thinkers = house.hall.thinkers
        ask, nonsense = thinkers.ask, [10**6] * 3

        async def confused(question: Any, packed: Any) -> Any:
            answer = await ask(question, packed)
            return nonsense.pop() if isinstance(answer, int) and nonsense else answer

        monkeypatch.setattr(thinkers, "ask", confused)
        line = ada.sits(table, 0)
        while nonsense or not line.update["end"]:
            line.until(lambda update: update["options"] or update["end"])
            if line.update["end"]:
                break
            line.chooses()
            line.catches_up()
        assert not nonsense


def test_clocks_go_on_after_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(DUEL, "me", "me", seed="flag", pace={"kind": "live", "bank": 60}, timeout="resign")
        for seat in range(2):
            ada.sits(table, seat).catches_up()
        commit = Faulty(house.hall.writer, "commit", monkeypatch)
        commit.fails = "before"
        house.clock.passes(seconds=61)
        house.wakes(table)
        wait_until(lambda: commit.failures >= 2)
        assert entries(house, table) == []
        commit.fails = ""
        wait_until(lambda: ada.card(table)["status"] == "over")


# ---------------------------------------------------------------- what people are told


def refused(ada: Guest, table: str, command: dict[str, object]) -> dict[str, Any]:
    """Send something that the house cannot do now; return what it says."""
    answer = ada.client.post(f"/api/tables/{table}/play", json=command, params={"seat": 0})
    assert answer.status_code == 503
    said: dict[str, Any] = answer.json()
    return said


def test_what_was_not_written_is_not_done_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me", seed="again")
        line = ada.sits(table, 0).catches_up()
        before, heard = state_of(house, table), len(line.feed)
        monkeypatch.setattr(database, "BUSY", int(1000 * PATIENCE))
        house.does(house.hall.engine.dispose())
        with locked(tmp_path):
            assert refused(ada, table, {"t": "chat", "text": "Hello?"})["error"] == "try-again"
            assert line.sends("chat", text="Hello?")["error"] == "try-again"
        assert state_of(house, table) == before
        assert len(line.catches_up().feed) == heard
        assert line.sends("chat", text="Hello?")["t"] == "ack"
        assert [item["text"] for item in line.feed if item["t"] == "line"] == ["Hello?"]
        assert len(house.log(table)) == 1


def test_what_was_written_although_the_commit_failed_is_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me", seed="doubt")
        line = ada.sits(table, 0).catches_up()
        with commits_then_fails(house, monkeypatch):
            assert line.sends("chat", text="Am I heard?")["t"] == "ack"
        assert line.sends("chat", text="Yes")["t"] == "ack"
        said = [item["text"] for item in line.feed if item["t"] == "line"]
        assert said == ["Am I heard?", "Yes"]
        assert [entry.text for entry in entries(house, table)] == said  # type: ignore[union-attr]


def test_what_nobody_knows_of_is_called_so_and_read_before_anything_else_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me", seed="unsure")
        line = ada.sits(table, 0).catches_up()
        log = Faulty(house.hall.tables, "log", monkeypatch)
        log.fails = "before"
        with commits_then_fails(house, monkeypatch):
            assert refused(ada, table, {"t": "chat", "text": "Am I heard?"})["error"] == "unsure"
        assert refused(ada, table, {"t": "chat", "text": "And now?"})["error"] == "try-again"
        log.fails = ""
        line.until(lambda _: any(item["t"] == "line" for item in line.feed))  # it comes out by itself
        assert line.sends("chat", text="And now?")["t"] == "ack"
        assert [item["text"] for item in line.feed if item["t"] == "line"] == ["Am I heard?", "And now?"]
        assert len(house.log(table)) == len(house.play(table).log) == 2


@contextmanager
def commits_then_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the disk fail right after the database has committed what it was given."""
    pen = house.hall.writer.pen
    assert isinstance(pen, SQLitePen)
    connected = pen.opened

    with monkeypatch.context() as patch:
        patch.setattr(pen, "opened", lambda: Breaking(connected()))
        patch.setattr(pen, "connection", None)
        yield


class Breaking:
    """A connection that breaks after its commit took effect."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, *what: Any) -> None:
        """Do it, and break."""
        self.connection.execute(*what)
        raise sqlite3.OperationalError("disk I/O error")

    def close(self) -> None:
        """Hang up."""
        self.connection.close()


# ---------------------------------------------------------------- the end, the beginning


def test_a_game_whose_end_could_not_be_written_down_is_over_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = ada.sets_up(DUEL, "me", "open")
        ben.joins(table)
        finish = Faulty(house.hall.tables, "finish", monkeypatch)
        finish.fails = "before"
        assert ada.does(table, 0, "resign") == {"t": "ack", "ref": 0}
        wait_until(lambda: finish.failures >= 2)
        assert ada.sees(table)["end"]["winners"] == [1]
        finish.fails = ""
        wait_until(lambda: ada.card(table)["status"] == "over")


def test_a_house_that_opens_while_its_database_is_silent_looks_after_its_tables_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, bots=BotPace(60, 60)) as house:
        table = house.guest("Ada").sets_up(MALL, "random", "random", "random", seed="later")
    again = House(tmp_path, house.clock, settings_for(tmp_path))
    unfinished, failures = Tables.unfinished, 2

    async def silent(self: Tables) -> list[str]:
        nonlocal failures
        if failures:
            failures -= 1
            raise silence()
        return await unfinished(self)

    monkeypatch.setattr(Tables, "unfinished", silent)
    again.open()
    try:
        wait_until(lambda: any(isinstance(entry, ChoiceEntry) for entry in entries(again, table)))
        assert not failures
    finally:
        again.close()


# ---------------------------------------------------------------- one table's trouble is its own


def test_a_table_that_is_slow_to_open_delays_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        slow, other = (ada.sets_up(MALL, "me", "me", "me", seed=f"slow {number}") for number in range(2))
        for table in (slow, other):
            house.does(leave(house, table))
        find, released = house.hall.tables.find, asyncio.Event()

        async def stuck(table: str) -> Any:
            if table == slow:
                await released.wait()
            return await find(table)

        monkeypatch.setattr(house.hall.tables, "find", stuck)
        waiting = asyncio.run_coroutine_threadsafe(house.hall.room(slow), house.loop)
        assert ada.card(other)["status"] == "playing"
        assert not waiting.done()
        house.loop.call_soon_threadsafe(released.set)
        assert waiting.result(20).id == slow


async def leave(house: House, table: str) -> None:
    """Forget a room, as the rounds do after a while."""
    del house.hall.rooms[table]


def test_a_long_log_lets_others_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "random", "random", "random", seed="long")
        wait_until(lambda: ada.card(table)["status"] == "over")
        house.does(leave(house, table))

        async def seen_meanwhile() -> tuple[set[int], int]:
            followed, seen = 0, set()
            follow = Play.follow

            def counted(play: Play, entry: Entry, now: int) -> None:
                nonlocal followed
                followed += 1
                follow(play, entry, now)

            monkeypatch.setattr(Play, "follow", counted)
            opening = asyncio.create_task(house.hall.room(table))
            while not opening.done():
                await asyncio.sleep(0)
                seen.add(followed)
            return seen, len((await opening).playing().log)

        seen, length = house.does(seen_meanwhile())
        assert length > 100
        assert len([number for number in seen if 0 < number < length]) >= 3
