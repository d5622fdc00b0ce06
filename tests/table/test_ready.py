"""Ready or not: a server says so when its disk is full or its database takes nothing, and asking is no attack."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event, text

from ostoja.table.storage import probe
from tests.table.house import opened, wait_until
from tests.table.process import postgres, programs_of_postgres, serving

if TYPE_CHECKING:
    import httpx

    from tests.table.house import House, Place

MALL = "mall-of-horror"
TINY = 4096  # bytes that a file may have on a disk that is full


def asks(house: Place) -> tuple[int, dict[str, str]]:
    """Ask whether a server is ready."""
    answer: httpx.Response = house.client().get("/readyz")
    return answer.status_code, answer.json()


def stays_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every question be looked into."""
    monkeypatch.setattr(probe, "FRESH", 0.0)


def test_a_server_with_a_full_disk_is_not_ready_until_there_is_room_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me")
        assert asks(server) == (200, {"status": "ready"})
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (TINY, before[1]))
        try:
            wait_until(lambda: asks(server)[0] == 503)
            assert asks(server)[1] == {"status": "not ready", "reason": "the disk fails"}
            assert server.client().get("/healthz").is_success
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        wait_until(lambda: asks(server) == (200, {"status": "ready"}))
        ada.chooses(table, ada.sees(table)["asked"][0])


def test_on_a_full_disk_whoever_wants_something_is_told_to_try_again_and_nothing_is_half_done(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.sets_up(MALL, "me", "open", "open")
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (TINY, before[1]))
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("/api/tables", {"game": MALL, "seats": [{"who": "me"}] * 3}),
            (f"/api/tables/{table}/start", {}),
            (f"/api/tables/{table}/close", {}),
            ("/api/players", {"name": "Bob"}),
        ]
        try:
            for path, wish in wishes:
                answer = ada.client.post(path, json=wish)
                assert (answer.status_code, answer.json()["error"]) == (503, "unsure"), path
            assert ada.client.get("/api/tables").is_success
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        wait_until(lambda: asks(server) == (200, {"status": "ready"}))
        mine = ada.client.get("/api/tables").json()["mine"]
        assert [(card["id"], card["status"]) for card in mine] == [(table, "open")]
        assert ada.client.post(f"/api/tables/{table}/start", json={}).is_success


def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    program = """
from ostoja.table.logs import keep_logs
import structlog
keep_logs()
for number in range(1000):
    structlog.get_logger().warning("a line", number=number)
print("still here", flush=True)
"""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=full, text=True, check=False
        )
    assert done.stdout == "still here\n"


def test_a_locked_database_is_not_ready_and_does_not_keep_anybody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stays_quick(monkeypatch)
    monkeypatch.setattr(probe, "PATIENCE", 0.3)
    with opened(tmp_path) as house:
        with closing(sqlite3.connect(tmp_path / "ostoja.db", isolation_level=None)) as database:
            database.execute("begin immediate")
            began = time.monotonic()
            assert asks(house) == (503, {"status": "not ready", "reason": "the database does not answer in time"})
            assert time.monotonic() - began < 5
            database.execute("rollback")
        wait_until(lambda: asks(house) == (200, {"status": "ready"}))


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        ("SQLITE_FULL", "the disk is full"),
        ("SQLITE_READONLY_DBMOVED", "the database is read-only"),
        ("SQLITE_NOTADB", "the database does not answer"),
    ],
)
def test_the_reason_is_told_in_our_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: str, reason: str
) -> None:
    stays_quick(monkeypatch)

    def refuses(_connection: Any) -> None:
        error = sqlite3.OperationalError("something private about /srv/secret")
        error.sqlite_errorname = number
        raise error

    with opened(tmp_path) as house:
        event.listen(house.hall.engine.sync_engine, "commit", refuses)
        assert asks(house) == (503, {"status": "not ready", "reason": reason})
        event.remove(house.hall.engine.sync_engine, "commit", refuses)
        assert asks(house)[0] == 200


def test_nobody_keeps_the_disk_busy_by_asking(house: House) -> None:
    commits: list[float] = []
    event.listen(house.hall.engine.sync_engine, "commit", lambda _: commits.append(time.monotonic()))
    crowd = [threading.Thread(target=lambda: [asks(house) for _ in range(10)]) for _ in range(4)]
    began = time.monotonic()
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    spent = time.monotonic() - began
    assert 1 <= len(commits) <= 1 + spent / probe.FRESH


def test_what_is_stored_to_try_it_is_gone_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    stays_quick(monkeypatch)
    for _ in range(3):
        assert asks(house)[0] == 200
    with closing(sqlite3.connect(house.home / "ostoja.db")) as database:
        assert database.execute("select count(*) from leases").fetchone() == (0,)


@pytest.mark.skipif(programs_of_postgres() is None, reason="PostgreSQL (initdb, postgres) is not installed")
def test_postgresql_that_takes_nothing_is_not_ready_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stays_quick(monkeypatch)
    with postgres() as database, opened(tmp_path, database=database) as house:
        assert asks(house) == (200, {"status": "ready"})

        async def closes(whether: str) -> None:
            async with house.hall.engine.connect() as connection:
                keeper = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await keeper.execute(text(f"alter system set default_transaction_read_only = {whether}"))
                await keeper.execute(text("select pg_reload_conf()"))

        house.does(closes("on"))
        wait_until(lambda: asks(house) == (503, {"status": "not ready", "reason": "the database is read-only"}))
        house.does(closes("off"))
        wait_until(lambda: asks(house) == (200, {"status": "ready"}))
