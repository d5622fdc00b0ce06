"""A server is announced when it answers, keeps its folder for itself and for its owner, and says so in its log."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import stat
import sys
from contextlib import closing
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

import ostoja
from ostoja.table.storage.database import sqlite_url
from ostoja.table.storage.migrate import upgrade
from tests.hosting.command import PATIENCE, Serving, is_refused, typed
from tests.table.house import wait_until
from tests.table.process import postgres, programs_of_postgres, redis

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

POSIX = pytest.mark.skipif(os.name != "posix", reason="the bits of files are POSIX's")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house") / "new" / "home"


@pytest.fixture(scope="module")
def server(home: Path) -> Iterator[Serving]:
    """Open a server that the tests of this file share."""
    home.parent.mkdir()
    with Serving(home) as server:
        yield server


def test_who_reads_the_announcement_is_answered_at_the_port_it_names(server: Serving) -> None:
    assert urlsplit(server.address).port not in {None, 0}
    assert server.asks("/readyz").json() == {"status": "ready"}


def test_the_log_says_what_is_served(server: Serving, home: Path) -> None:
    line = server.lines()[0]
    assert line.pop("timestamp")
    assert line == {
        "event": "serving",
        "level": "info",
        "version": ostoja.__version__,
        "build": line["build"],
        "host": "127.0.0.1",
        "port": urlsplit(server.address).port,
        "database": "sqlite",
        "channels": "none",
        "workers": 1,
        "home": str(home),
    }
    assert line["build"] in {"compiled", "interpreted"}


def test_what_libraries_warn_of_is_json_too(server: Serving) -> None:
    where = urlsplit(server.address)
    with socket.create_connection((where.hostname or "", where.port or 0), PATIENCE) as line:
        line.sendall(b"this is not HTTP\r\n\r\n")
        line.recv(1000)
    wait_until(lambda: any(line["event"].startswith("Invalid HTTP") for line in server.lines()))
    assert {line["logger"] for line in server.lines() if line["level"] == "warning"} == {"uvicorn.error"}


def test_a_second_server_in_the_same_folder_is_refused_and_told_by_whom(server: Serving, home: Path) -> None:
    is_refused(typed("serve", "--port", "0", "--home", home), str(home), f"process {server.process.pid}", "--home")


def test_a_running_server_is_not_robbed_of_its_database(server: Serving, home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert typed("backup", copy, "--home", home).returncode == 0
    before = (home / "ostoja.db").stat().st_ino
    is_refused(typed("restore", copy, "--home", home, "--force"), f"process {server.process.pid}", "stop it")
    is_refused(typed("upgrade", "--home", home), f"process {server.process.pid}", "stop it")
    assert (home / "ostoja.db").stat().st_ino == before


@POSIX
def test_nobody_but_the_owner_reads_the_data(server: Serving, home: Path, tmp_path: Path) -> None:
    assert server.asks("/healthz").is_success
    assert bits(home) == 0o700
    assert {path.name for path in home.iterdir()} >= {"ostoja.db", "ostoja.db-shm", "ostoja.db-wal", "ostoja.lock"}
    assert {bits(path) for path in home.iterdir()} == {0o600}
    assert typed("backup", tmp_path / "copy", "--home", home).returncode == 0
    assert bits(tmp_path / "copy") == 0o600
    assert typed("restore", tmp_path / "copy", "--home", tmp_path / "other").returncode == 0
    assert bits(tmp_path / "other") == 0o700
    assert bits(tmp_path / "other" / "ostoja.db") == 0o600


def bits(path: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_an_old_database_is_closed_to_others_too(tmp_path: Path) -> None:
    upgrade(sqlite_url(tmp_path))
    (tmp_path / "ostoja.db").chmod(0o644)
    with Serving(tmp_path) as server:
        assert bits(tmp_path / "ostoja.db") == 0o600
        assert server.ends(signal.SIGTERM) == 0


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_so_and_lets_go(tmp_path: Path, sign: signal.Signals) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy"
    with Serving(home) as server:
        assert server.ends(sign) == 0
        assert [line["event"] for line in server.lines()] == ["serving", "stopped"]
    assert typed("backup", copy, "--home", home).returncode == 0
    assert typed("restore", copy, "--home", home, "--force").returncode == 0


def test_a_killed_server_keeps_nobody_out(tmp_path: Path) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy"
    with Serving(home) as server:
        assert typed("backup", copy, "--home", home).returncode == 0
        server.ends(signal.SIGKILL)
    assert typed("restore", copy, "--home", home, "--force").returncode == 0
    with closing(sqlite3.connect(home / "ostoja.db")) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.skipif(programs_of_postgres() is None, reason="PostgreSQL (initdb, postgres) is not installed")
@pytest.mark.skipif(shutil.which("redis-server") is None, reason="redis-server is not installed")
@pytest.mark.skipif(sys.platform == "win32", reason="PostgreSQL is started as on Unix")
def test_several_workers_are_announced_when_they_answer(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with postgres() as database, redis(tmp_path) as channels:
        shared = ("--database", database, "--channels", channels)
        with Serving(home, *shared, "--workers", "2") as server, Serving(home, *shared) as other:
            assert server.asks("/readyz").is_success
            assert other.asks("/readyz").is_success
            line = server.lines()[0]
            assert (line["database"], line["channels"], line["workers"]) == ("postgresql", "redis", 2)
            assert server.ends(signal.SIGTERM) == 0
            assert server.lines()[-1]["event"] == "stopped"
