"""Pens: a group of entries is stored whole and as it was written, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

from ostoja.table.storage import database
from ostoja.table.storage.database import connect, sqlite_url
from ostoja.table.storage.migrate import upgrade
from ostoja.table.storage.pens import Conflict, Doubtful, EnginePen, NotWritten, SQLitePen
from ostoja.table.storage.postgres_pen import PostgresPen
from ostoja.table.storage.writer import pen_for
from tests.table.process import postgres, programs_of_postgres

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ostoja.table.storage.pens import Pen, Row

GROUP: list[Row] = [
    ("table", 0, 1_763_462_000_123, '["c",0,["vote","the \\"boss\\"",3],"","a1"]'),
    ("table", 1, 1_763_462_000_124, '["t",1,"żółć 🧟 \\u0000 \' ; -- \\\\"]'),
    ("other", 0, 1_763_462_000_124, '["u",2]'),
]


@pytest.fixture(params=[EnginePen, SQLitePen])
def kind(request: pytest.FixtureRequest) -> type[EnginePen | SQLitePen]:
    """Return each kind of pen in turn: they must not differ."""
    found: type[EnginePen | SQLitePen] = request.param
    return found


def play(home: Path, kind: type[EnginePen | SQLitePen], story: Callable[[Pen], Coroutine[Any, Any, None]]) -> None:
    """Tell a story with a pen of that kind."""

    async def told() -> None:
        engine = connect(sqlite_url(home))
        pen: Pen = EnginePen(engine) if kind is EnginePen else pen_for(engine)
        assert isinstance(pen, kind)
        try:
            await story(pen)
        finally:
            await pen.close()
            await engine.dispose()

    upgrade(sqlite_url(home))
    asyncio.run(told())


def stored(home: Path) -> list[Row]:
    """Return all entries as they lie in the database."""
    with closing(sqlite3.connect(home / "ostoja.db")) as reader:
        return list(reader.execute("SELECT table_id, seq, at, entry FROM entries ORDER BY at, seq, table_id DESC"))


def test_a_group_is_stored_as_it_was_written(tmp_path: Path, kind: type[EnginePen | SQLitePen]) -> None:
    async def story(pen: Pen) -> None:
        await pen.put(GROUP)

    play(tmp_path, kind, story)
    assert sorted(stored(tmp_path)) == sorted(GROUP)


def test_a_number_that_is_taken_keeps_the_whole_group_out(tmp_path: Path, kind: type[EnginePen | SQLitePen]) -> None:
    async def story(pen: Pen) -> None:
        await pen.put(GROUP[:1])
        with pytest.raises(Conflict):
            await pen.put([*GROUP[1:], GROUP[0]])
        assert stored(tmp_path) == GROUP[:1]
        await pen.put(GROUP[1:])

    play(tmp_path, kind, story)
    assert sorted(stored(tmp_path)) == sorted(GROUP)


def test_while_the_database_is_locked_nothing_is_written_and_then_it_goes_on(
    tmp_path: Path, kind: type[EnginePen | SQLitePen], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY", 20)

    async def story(pen: Pen) -> None:
        with closing(sqlite3.connect(tmp_path / "ostoja.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            with pytest.raises(NotWritten):
                await pen.put(GROUP)
            other.execute("rollback")
        assert stored(tmp_path) == []
        await pen.put(GROUP)

    play(tmp_path, kind, story)
    assert sorted(stored(tmp_path)) == sorted(GROUP)


def test_an_engine_of_another_database_is_written_through() -> None:
    class Elsewhere:
        """An engine that is not SQLAlchemy's."""

    engine: AsyncEngine = Elsewhere()  # type: ignore[assignment]
    assert isinstance(pen_for(engine), EnginePen)


@pytest.mark.skipif(programs_of_postgres() is None, reason="PostgreSQL is not installed")
def test_into_postgres_a_group_goes_whole_and_a_lost_connection_is_opened_again() -> None:
    async def story(url: str) -> list[Row]:
        engine = connect(url)
        pen = pen_for(engine)
        assert isinstance(pen, PostgresPen)
        await pen.put(GROUP[:1])
        with pytest.raises(Conflict):
            await pen.put([*GROUP[1:], GROUP[0]])
        async with engine.begin() as other:
            mine = (await pen.opened()).get_server_pid()
            await other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": mine})
        with suppress(Doubtful):  # it is told of the loss now, or knows of it already
            await pen.put(GROUP[1:2])
        with suppress(Conflict):  # it was stored all the same
            await pen.put(GROUP[1:2])
        await pen.put(GROUP[2:])
        async with engine.connect() as reader:
            rows = await reader.execute(text("SELECT table_id, seq, at, entry FROM entries"))
            found: list[Row] = [(table, seq, at, entry) for table, seq, at, entry in rows]
        await pen.close()
        await engine.dispose()
        return found

    with postgres() as url:
        upgrade(url)
        assert sorted(asyncio.run(story(url))) == sorted(GROUP)
