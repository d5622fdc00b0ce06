"""A database is brought up to date wholly or not at all, and by one process at a time."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from alembic import command

from ostoja.table.storage.database import sqlite_url
from ostoja.table.storage.migrate import config, newest_shape, upgrade
from tests.hosting.command import OSTOJA, surroundings
from tests.table.process import postgres, programs_of_postgres

if TYPE_CHECKING:
    from pathlib import Path

CUT = "import alembic.op, os; alembic.op.add_column = lambda *_: os._exit(9)"  # in the midst of the second migration
PERCENT = "what? 100% #1 & zażółć"


def shape_in(home: Path) -> str | None:
    """Return the shape of a database, if it has one."""
    with closing(sqlite3.connect(home / "ostoja.db")) as database:
        if not database.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone():
            return None
        return str(database.execute("select version_num from alembic_version").fetchone()[0])


def is_cut_short(home: Path) -> None:
    """Let the power fail while a database is brought up to date."""
    code = f"{CUT}; from ostoja.cli.main import main; main()"
    arguments = [sys.executable, "-c", code, "upgrade", "--home", str(home)]
    assert subprocess.run(arguments, check=False, env=surroundings(), capture_output=True).returncode == 9


def test_a_new_database_that_is_cut_short_is_made_the_next_time(tmp_path: Path) -> None:
    (tmp_path / "ostoja.db").touch()
    is_cut_short(tmp_path)
    assert shape_in(tmp_path) is None
    upgrade(sqlite_url(tmp_path))
    assert shape_in(tmp_path) == newest_shape()


def test_an_upgrade_that_is_cut_short_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    command.upgrade(config(sqlite_url(tmp_path)), "0001")
    is_cut_short(tmp_path)
    assert shape_in(tmp_path) == "0001"
    with closing(sqlite3.connect(tmp_path / "ostoja.db")) as database:
        assert not database.execute("select 1 from sqlite_master where name = 'watchers'").fetchone()
    upgrade(sqlite_url(tmp_path))
    assert shape_in(tmp_path) == newest_shape()


def test_any_folder_can_hold_a_database(tmp_path: Path) -> None:
    home = tmp_path / PERCENT
    home.mkdir()
    upgrade(sqlite_url(home))
    assert shape_in(home) == newest_shape()
    assert [path.name for path in home.iterdir()] == ["ostoja.db"]


@pytest.mark.skipif(programs_of_postgres() is None, reason="PostgreSQL (initdb, postgres) is not installed")
def test_servers_that_start_at_once_do_not_fall_over_each_other() -> None:
    with postgres() as address:
        starting = [
            subprocess.Popen(
                [*OSTOJA, "upgrade", "--database", address], stderr=subprocess.PIPE, text=True, env=surroundings()
            )
            for _ in range(3)
        ]
        assert [process.communicate()[1] for process in starting] == ["", "", ""]
        assert [process.returncode for process in starting] == [0, 0, 0]
