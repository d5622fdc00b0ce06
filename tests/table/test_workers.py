"""A bigger house: two workers, PostgreSQL and Redis; and one of the workers dies."""

from __future__ import annotations

import shutil
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.table.house import wait_until
from tests.table.process import postgres, programs_of_postgres, redis, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.table.house import Socket
    from tests.table.process import Process

MALL = "mall-of-horror"
LIVE = {"kind": "live", "bank": 600}
GOES_ON = 30.0  # seconds on a busy machine; a worker that is gone is found out after five to seven

pytestmark = [
    pytest.mark.skipif(programs_of_postgres() is None, reason="PostgreSQL (initdb, postgres) is not installed"),
    pytest.mark.skipif(shutil.which("redis-server") is None, reason="redis-server is not installed"),
]


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Run two workers of one house."""
    home = tmp_path_factory.mktemp("workers")
    with postgres() as database, redis(home) as channels:
        shared = ("--database", database, "--channels", channels)
        with serving(home / "first", *shared) as first, serving(home / "second", *shared) as second:
            yield [first, second]


def play_to_the_end(*lines: Socket) -> None:
    """Let everybody choose whenever asked."""
    while not all(line.update.get("end") for line in lines):
        for line in lines:
            line.catches_up()
            if line.update.get("options"):
                answer = line.chooses(-1)
                assert answer["t"] == "ack" or "is over" in answer["detail"], answer


def test_two_people_at_different_workers_play_a_game_with_bots(workers: list[Process]) -> None:
    ada, ben = workers[0].guest("Ada"), workers[1].guest("Ben")
    table = ada.sets_up(MALL, "me", "open", "random", "random")
    assert ben.gets("/api/tables")["open"][0]["id"] == table
    first = ada.sits(table, 0).catches_up()
    ben.joins(table)
    second = ben.sits(table, 1)
    first.until(lambda update: update["asked"])
    wait_until(lambda: first.catches_up().people["people"][1]["here"])
    wait_until(lambda: second.catches_up().people["people"][0]["here"])  # it is told as soon as it is written down
    wait_until(lambda: sum(worker.metric("ostoja_stewards") for worker in workers) == 1)  # the other asked for it, too
    second.sends("say", to=0, words=["promise-vote", 2])
    first.until(lambda _: {"t": "act", "seat": 1, "to": 0, "words": ["promise-vote", 2]} in first.feed)
    play_to_the_end(first, second)
    assert first.update["end"] == second.update["end"]
    proofs = [guest.gets(f"/api/tables/{table}/proof") for guest in (ada, ben)]
    assert proofs[0] == proofs[1]
    assert proofs[0]["holds"]
    records = [guest.client.get(f"/api/tables/{table}/record").text for guest in (ada, ben)]
    assert records[0] == records[1]


@contextmanager
def deaf_workers(folder: Path) -> Iterator[tuple[Process, Process]]:
    """Run two workers of which neither hears what the other tells."""
    with postgres() as database, redis(folder) as one, redis(folder) as other:
        shared = ("--database", database, "--channels")
        with serving(folder / "first", *shared, one) as first, serving(folder / "second", *shared, other) as second:
            yield first, second


def test_a_worker_that_hears_no_news_finds_out_all_the_same(tmp_path: Path) -> None:
    with deaf_workers(tmp_path) as (first, second):
        ada, ben = first.guest("Ada"), second.guest("Ben")
        table = ada.sets_up("claustrophobia", "me", "open")
        line = ada.sits(table, 0).catches_up()
        ben.joins(table)
        other = ben.sits(table, 1)
        line.until(lambda update: update["asked"])
        assert line.people["people"][1]["name"] == "Ben"
        mover, watcher = (line, other) if line.update["options"] else (other, line)
        mover.until(lambda update: update["options"])
        assert mover.chooses()["t"] == "ack"
        serial = mover.update["serial"]
        watcher.until(lambda update: len(watcher.feed) >= len(mover.feed) and update["serial"] != serial)


def test_who_logs_out_at_one_worker_is_out_at_all(workers: list[Process]) -> None:
    ada = workers[0].guest("Ada")
    here, there = ada.client, workers[1].client(ada.token)
    assert there.get("/api/me").json()["name"] == "Ada"
    here.patch("/api/me", json={"name": "Adele"})
    assert there.get("/api/me").json()["name"] == "Adele"
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.moves_to(workers[1]).sits(table, 0).catches_up()
    assert here.delete("/api/sessions").status_code == 204
    assert there.get("/api/me").status_code == 401
    assert line.is_closed_with() == 4403


def test_who_logs_out_is_out_although_no_news_reaches_the_others(tmp_path: Path) -> None:
    with deaf_workers(tmp_path) as (first, second):
        ada = first.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me")
        here = ada.client
        line = ada.moves_to(second).sits(table, 0).catches_up()
        assert here.delete("/api/sessions").status_code == 204
        assert line.is_closed_with() == 4403


def test_no_bot_takes_the_chair_of_somebody_who_is_connected_elsewhere(tmp_path: Path) -> None:
    with postgres() as database, redis(tmp_path) as channels:
        shared = ("--database", database, "--channels", channels)
        with (
            serving(tmp_path / "first", *shared, absence=1.0) as first,
            serving(tmp_path / "second", *shared, absence=1.0) as second,
        ):
            ada, ben = first.guest("Ada"), second.guest("Ben")
            table = ada.sets_up("claustrophobia", "me", "open", pace=LIVE)
            line = ada.sits(table, 0).catches_up()
            ben.joins(table)  # the second worker opens the room only now
            other = ben.sits(table, 1).catches_up()
            wait_until(lambda: sum(worker.metric("ostoja_stewards") for worker in (first, second)) == 1)
            time.sleep(4.0)  # long enough for a bot to take the chair of somebody who is away
            for seat in (line, other):
                assert [person["kept"] for person in seat.catches_up().people["people"]] == [False, False]
                assert [person["here"] for person in seat.people["people"]] == [True, True]
            first.dies()
            wait_until(lambda: other.catches_up().people["people"][0]["kept"], GOES_ON)
            assert not other.people["people"][0]["here"]


def test_signs_that_a_database_refuses_are_refused_politely(workers: list[Process]) -> None:
    ada = workers[0].guest("Ada")
    table = ada.sets_up(MALL, "me", "me", "me")
    ada.does(table, 0, "chat", text="a\u0000b")
    assert ada.client.get("/api/tables/%00").status_code == 400
    for body in ({"settings": {"x": "\u0000"}}, {"webhook": "http://x/\u0000"}, {"name": "\u0000a"}):
        assert ada.client.patch("/api/me", json=body).status_code < 500
    wrong = {"game": MALL, "seats": [{"who": "me"}] * 3, "seed": "\u0000"}
    assert ada.client.post("/api/tables", json=wrong).status_code < 500
    assert ada.client.post("/api/tables", json={**wrong, "seed": "", "data": "x = '\u0000'"}).status_code < 500


def test_when_a_worker_dies_the_other_goes_on_with_its_tables(workers: list[Process]) -> None:
    ada, ben = workers[0].guest("Ada"), workers[1].guest("Ben")
    table = ada.sets_up(MALL, "me", "open", "random", "random")
    ben.joins(table)
    lines = [ada.sits(table, 0).catches_up(), ben.sits(table, 1).catches_up()]
    wait_until(lambda: sum(worker.metric("ostoja_stewards") for worker in workers) == 1)
    keeper = 0 if workers[0].metric("ostoja_stewards") else 1
    lost, left = (ada, ben)[keeper], (ada, ben)[1 - keeper]
    workers[keeper].dies()
    lost.moves_to(left.house)
    seat = keeper
    lines[keeper] = lost.sits(table, seat)
    before = len(lines[1 - keeper].catches_up().feed)
    wait_until(lambda: has_moved(lines, before), GOES_ON)
    play_to_the_end(*lines)
    assert left.gets(f"/api/tables/{table}/proof")["holds"]


def has_moved(lines: list[Socket], before: int) -> bool:
    """Let the people choose; tell whether the game has gone on for everybody."""
    for line in lines:
        if line.catches_up().update.get("options"):
            line.chooses(-1)
    return all(line.update.get("end") or len(line.feed) > before + 6 for line in lines)
