"""Nothing that was acknowledged is lost: not when a server is killed, not when two write at once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING, Any

from ostoja.games import find
from ostoja.table.entries import ChoiceEntry, LineEntry, scribe
from tests.table.house import House, opened, settings_for, state_of
from tests.table.process import serving

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from ostoja.table.entries import Entry
    from tests.table.house import Guest, Socket

MALL = "mall-of-horror"


def stored(home: Path, table: str) -> list[Entry]:
    """Read the log of a table from the disk."""
    with closing(sqlite3.connect(home / "ostoja.db")) as database:
        rows = database.execute("select seq, entry from entries where table_id = ? order by seq", (table,)).fetchall()
    assert [seq for seq, _ in rows] == list(range(len(rows)))
    return [scribe(find(MALL).vocabulary).read(text) for _, text in rows]


def chooses_often(line: Socket, times: int) -> list[int]:
    """Choose some times; return what was acknowledged."""
    made: list[int] = []
    for _ in range(times):
        if line.until(lambda update: update["options"] or update["end"])["end"]:
            break
        option = line.update["options"][-1]["id"]
        assert line.chooses(-1)["t"] == "ack"
        made.append(option)
        line.catches_up()
    return made


def test_a_killed_server_has_kept_every_move_and_plays_on(tmp_path: Path) -> None:
    seed, made = "a seed that nobody may read", []
    with serving(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.sets_up(MALL, "me", "random", "random", seed=seed)
        made += chooses_often(ada.sits(table, 0), 4)
        server.dies()
    assert [
        entry.option for entry in stored(tmp_path, table) if isinstance(entry, ChoiceEntry) and entry.seat == 0
    ] == made
    with serving(tmp_path) as server:
        line = ada.moves_to(server).sits(table, 0)
        made += chooses_often(line, 3)
        line.line.send('{"t":"chat","text":"who pulls the plug?"}')  # nobody waits for this one
        server.dies()
    assert [
        entry.option for entry in stored(tmp_path, table) if isinstance(entry, ChoiceEntry) and entry.seat == 0
    ] == made
    with serving(tmp_path) as server:
        line = ada.moves_to(server).sits(table, 0)
        chooses_often(line, 10**6)
        assert line.update["end"]["seed"] == seed
        assert ada.gets(f"/api/tables/{table}/proof")["holds"]
        assert server.stops() == 0
    for errors in tmp_path.glob("errors-*"):
        assert seed not in errors.read_text()
        assert ada.token not in errors.read_text()


def test_a_server_that_is_told_to_stop_stops_soon_and_its_tables_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.sets_up(MALL, "me", "random", "random", seed="in good order")
        line = ada.sits(table, 0)
        made = chooses_often(line, 3)
        line.until(lambda update: update["options"])
        before = ada.sees(table, 0)
        assert server.stops() == 0
        assert [json.loads(line)["event"] for line in server.errors.read_text().splitlines()] == ["serving", "stopped"]
    with serving(tmp_path) as server:
        ada.moves_to(server)
        assert ada.sees(table, 0) == before
        made += chooses_often(ada.sits(table, 0), 2)
        log = stored(tmp_path, table)
        assert [entry.option for entry in log if isinstance(entry, ChoiceEntry) and entry.seat == 0] == made


# ---------------------------------------------------------------- two that write to one log


def test_who_comes_second_hears_of_the_first_and_nothing_is_done_twice(tmp_path: Path) -> None:
    with opened(tmp_path) as here:
        ada = here.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me", seed="two")
        seat = ada.sees(table)["asked"][0]
        there = House(tmp_path, here.clock, settings_for(tmp_path)).open()
        try:
            ben = there.guest("Ben").moves_to(there)
            ben.token = ada.token
            ben.moves_to(there)
            old = ben.sees(table, seat)
            ada.chooses(table, seat)
            choice = {"t": "choose", "serial": old["serial"], "option": old["options"][0]["id"]}
            assert len(there.play(table).log) == 0, "the other does not know yet"
            assert ben.is_refused(f"/api/tables/{table}/play", choice, seat=seat)["error"] == "OptionError"
            assert state_of(here, table) == state_of(there, table)
            ben.does(table, 0, "chat", text="from there")
            ada.does(table, 1, "chat", text="from here")
            assert [type(entry) for entry in stored(tmp_path, table)] == [ChoiceEntry, LineEntry, LineEntry]
            assert len(here.play(table).log) == 3
        finally:
            there.close()


def test_of_many_that_write_at_once_each_is_stored_once_or_refused(tmp_path: Path) -> None:
    with opened(tmp_path) as here:
        ada = here.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me", seed="many")
        there = House(tmp_path, here.clock, settings_for(tmp_path)).open()
        try:

            def says(number: int) -> int:
                server = (here, there)[number % 2]
                client = server.client(ada.token)
                line = {"t": "chat", "text": f"line {number}"}
                return client.post(f"/api/tables/{table}/play", params={"seat": 0}, json=line).status_code

            with ThreadPoolExecutor(6) as pool:
                codes = list(pool.map(says, range(40)))
            assert set(codes) <= {200, 400}
            taken = sorted(f"line {number}" for number, code in enumerate(codes) if code == 200)
            assert len(taken) > 10
            log = stored(tmp_path, table)
            assert sorted(entry.text for entry in log if isinstance(entry, LineEntry)) == taken
            for server in (here, there):
                server.does(server.room(table).catch_up())
                lines = [item["text"] for item in ada.moves_to(server).sees(table)["feed"] if item["t"] == "line"]
                assert lines == [entry.text for entry in log if isinstance(entry, LineEntry)]
        finally:
            there.close()


def test_a_table_that_is_read_again_in_mid_move_does_not_move_twice(
    house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="again")
    room, hall = house.room(table), house.hall
    read_log = hall.tables.log

    async def slow_log(name: str, since: int) -> Any:
        await asyncio.sleep(0.05)
        return await read_log(name, since)

    async def both() -> None:
        reading = asyncio.create_task(hall.changed(room))
        await asyncio.sleep(0.01)
        seat = room.playing().match.asked()[0]
        await hall.submit(room, ChoiceEntry(seat, room.playing().match.options(seat)[0]))
        await reading

    monkeypatch.setattr(hall.tables, "log", slow_log)
    house.does(both())
    assert len(room.playing().log) == len(house.log(table)) == 1
    assert room.playing().match.taken == 1


def test_whoever_stops_waiting_for_a_conflict_does_not_stop_the_writer(house: House) -> None:
    async def writes() -> list[tuple[int, str]]:
        writer = house.hall.writer
        await writer.append("nowhere", 0, 1, "first")
        late = asyncio.create_task(writer.append("nowhere", 0, 2, "second"))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.wait_for(writer.append("nowhere", 1, 3, "third"), 5)
        return await house.hall.tables.log("nowhere", 0)

    assert house.does(writes()) == [(1, "first"), (3, "third")]
