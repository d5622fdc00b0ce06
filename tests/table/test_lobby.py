"""The lobby: whatever one table is like, everybody else's goes on; a table that cannot be opened costs its own card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from ostoja.games import find
from ostoja.table.lobby_figures import PAUSE
from ostoja.table.lobby_listing import listed
from tests.table.house import Guest, House, opened, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.table.house import Json

MALL = "mall-of-horror"
ZOMBIES = "zombie-terror"
LAW = {"scenario": "law-of-the-stronger"}
TWO = [{"who": "me"}] * 2
THREE = [{"who": "me"}] * 3


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    """Open a house of one's own, whose database may be damaged."""
    with opened(tmp_path) as house:
        yield house


def stored(house: House, query: str, **values: Any) -> list[Any]:
    """Ask or change the database behind the server's back."""

    async def run() -> list[Any]:
        async with house.hall.engine.begin() as connection:
            found = await connection.execute(text(query), values)
            return [tuple(row) for row in found] if found.returns_rows else []

    return house.does(run())


def forgets(house: House) -> None:
    """Let the server leave all rooms, as after a while of quiet."""
    house.does(leave(house))


async def leave(house: House) -> None:
    """Leave all rooms."""
    for room in house.hall.rooms.values():
        room.used = -1e9
    await house.hall.board.write()
    await house.hall.rounds.leave_quiet_rooms()


def cards(lobby: Json) -> dict[str, Json]:
    """Return all cards of a lobby by their tables."""
    return {card["id"]: card for part in ("open", "mine", "watch") for card in lobby[part]}


# ---------------------------------------------------------------- what cannot be dealt


@pytest.mark.parametrize(
    ("seats", "options", "data", "field"),
    [
        (THREE, LAW, "[scenarios.law-of-the-stronger]\nhand = 1\n", "hand"),
        (THREE, LAW, "[scenarios.law-of-the-stronger]\nhand = 4\n", "hand"),
        (TWO, {"zombie_seat": 2}, "", "zombie_seat"),
    ],
)
def test_what_cannot_be_dealt_is_refused_and_nothing_is_stored(
    home: House, seats: list[Json], options: Json, data: str, field: str
) -> None:
    ada = home.guest("Ada")
    body = {"game": ZOMBIES, "seats": seats, "options": options, "data": data}
    answer = ada.client.post("/api/tables", json=body)
    assert answer.status_code == 400, answer.text
    assert field in answer.json()["detail"]
    assert stored(home, "select count(*) from tables") == [(0,)]
    assert stored(home, "select count(*) from seats") == [(0,)]
    assert home.guest("Ben").gets("/api/tables") == {"open": [], "mine": [], "watch": []}


# ---------------------------------------------------------------- what is damaged


DAMAGE = {
    "log": "insert into entries (table_id, seq, at, entry) values (:table, 0, 0, '[\"?\", no entry]')",
    "strange log": "insert into entries (table_id, seq, at, entry) values (:table, 0, 0, '[\"zz\", 1, 2]')",
    "agreement": "update tables set agreement = '{\"game\": ' where id = :table",
    "other agreement": "update tables set agreement = '[1, 2]' where id = :table",
    "game": "update tables set game = 'a-game-that-was-taken-out' where id = :table",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_costs_its_own_card_only(tmp_path: Path, damage: str) -> None:
    with opened(tmp_path) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        bad, good = ada.sets_up(MALL, "me", "me", "me"), ada.sets_up(MALL, "me", "me", "me")
        stored(house, DAMAGE[damage], table=bad)
    with opened(tmp_path) as house:
        ada.moves_to(house)
        ben.moves_to(house)
        wait_until(lambda: cards(ben.gets("/api/tables"))[bad]["trouble"] == "broken")
        assert cards(ada.gets("/api/tables"))[good]["trouble"] == ""
        assert ada.sees(good, 0)["view"]
        for path, method in ((f"/api/tables/{bad}/play", "GET"), (f"/api/tables/{bad}/replay", "GET")):
            trouble = ada.is_refused(path, method=method)
            assert (trouble["status"], trouble["error"]) == (409, "broken")
        line = ada.sits(bad, 0)
        assert line.is_closed_with() == 4403
        assert '"broken"' in line.texts[0]
        assert ada.card(bad)["trouble"] == "broken"
        assert ada.card(bad)["begun"] == find(MALL).rules


def test_the_host_closes_a_table_that_cannot_be_opened(home: House) -> None:
    ada, ben = home.guest("Ada"), home.guest("Ben")
    table = ada.sets_up(MALL, "me", "me", "me")
    stored(home, DAMAGE["log"], table=table)
    forgets(home)
    assert ben.is_refused(f"/api/tables/{table}/close")["error"] == "not-host"
    assert ada.posts(f"/api/tables/{table}/close")["status"] == "closed"
    assert ada.posts(f"/api/tables/{table}/close")["status"] == "closed", "twice is as good as once"
    for guest in (ada, ben):
        assert table not in cards(guest.gets("/api/tables"))
    assert ada.is_refused(f"/api/tables/{table}/play", method="GET")["error"] == "closed"


def test_the_host_closes_a_table_that_waits_and_all_who_listen_hear_it(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "open")
    ben.joins(table)
    line = ben.sits(table, 1).catches_up()
    assert ben.is_refused(f"/api/tables/{table}/close")["error"] == "not-host"
    assert ada.posts(f"/api/tables/{table}/close")["status"] == "closed"
    line.catches_up()
    assert line.people["status"] == "closed"
    assert eve.is_refused(f"/api/tables/{table}/join", {})["error"] == "closed"
    assert ada.is_refused(f"/api/tables/{table}/start")["error"] == "closed"
    assert table not in cards(ben.gets("/api/tables"))


def test_a_game_in_play_is_closed_by_its_host_alone_and_all_are_told(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    ben.joins(table)
    line = ben.sits(table, 1).catches_up()
    assert ben.is_refused(f"/api/tables/{table}/close")["error"] == "not-host"
    assert ada.posts(f"/api/tables/{table}/close")["status"] == "closed"
    line.catches_up()
    assert line.people["status"] == "closed"
    assert (
        ben.is_refused(f"/api/tables/{table}/play", {"t": "chat", "text": "still there?"}, seat=1)["error"] == "closed"
    )


def test_a_sandbox_is_closed_whenever_its_owner_likes(ada: Guest) -> None:
    table = ada.sets_up("claustrophobia", "me", "me")
    ada.does(table, 0, "resign")
    sandbox = ada.posts(f"/api/tables/{table}/fork", {"at": 0})["id"]
    line = ada.sits(sandbox, ada.sees(sandbox)["asked"][0]).catches_up()
    assert ada.posts(f"/api/tables/{sandbox}/close")["status"] == "closed"
    line.catches_up()
    assert line.people["status"] == "closed"
    assert line.chooses()["error"] == "closed"


# ---------------------------------------------------------------- the start


def test_a_table_that_cannot_begin_stays_as_it_was(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = home.guest("Ada"), home.guest("Ben")
    table = ada.sets_up(MALL, "me", "me", "open")
    from ostoja.games.mall_of_horror import GAME

    def fail(*_: object) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr(type(GAME), "deal", fail)
    for path, body in ((f"/api/tables/{table}/start", None), (f"/api/tables/{table}/seats/2", {"who": "bot"})):
        assert "cannot be dealt" in ada.is_refused(path, body)["detail"]
    assert "cannot be dealt" in ben.is_refused(f"/api/tables/{table}/join", {})["detail"]
    monkeypatch.undo()
    card = ben.card(table)
    assert card["status"] == "open"
    assert [person["kind"] for person in card["people"]] == ["person", "person", "open"]
    assert ben.joins(table)["status"] == "playing"


def test_the_start_is_one_commit_with_rules_and_data(home: House) -> None:
    ada = home.guest("Ada")
    table = ada.sets_up(MALL, "me", "open", "open")
    assert stored(home, "select status, started, data from tables where id = :table", table=table) == [("open", 0, "")]
    begun: list[str] = []  # all that happens on the connection that begins the game
    line: list[Any] = []
    engine = home.hall.engine.sync_engine

    def note(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("UPDATE tables") and "status=" in statement:
            line.append(connection.connection.dbapi_connection)
        if connection.connection.dbapi_connection in line:
            begun.append(statement.partition(" SET ")[0])

    def note_commit(connection: Any) -> None:
        if connection.connection.dbapi_connection in line:
            begun.append("commit")

    event.listen(engine, "before_cursor_execute", note)
    event.listen(engine, "commit", note_commit)
    ada.posts(f"/api/tables/{table}/start")
    row = stored(home, "select status, started, rules, data from tables where id = :table", table=table)
    game = home.play(table)
    assert row == [("playing", home.clock(), game.game.rules, game.game.data_version(game.setup))]
    changes = [deed for deed in begun if deed.startswith("UPDATE") or deed == "commit"]
    assert set(changes[: changes.index("commit")]) == {"UPDATE tables", "UPDATE seats"}


def test_many_who_come_at_once_all_sit_and_it_begins(home: House) -> None:
    from concurrent.futures import ThreadPoolExecutor

    ada = home.guest("Ada")
    guests = [home.guest(f"Guest {number}") for number in range(7)]
    for _ in range(5):
        table = ada.sets_up(MALL, "me", *["open"] * 5)
        with ThreadPoolExecutor(len(guests)) as hands:
            answers = list(
                hands.map(lambda guest, at=table: guest.client.post(f"/api/tables/{at}/join", json={}), guests)
            )
        assert sorted(answer.status_code for answer in answers) == [201] * 5 + [409] * 2
        card = ada.card(table)
        assert card["status"] == "playing"
        assert len({person["name"] for person in card["people"]}) == 6


# ---------------------------------------------------------------- from columns


def test_the_lobby_opens_no_room_and_asks_the_database_twice(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        for _ in range(4):
            ada.sets_up(MALL, "me", "me", "me")
            ada.sets_up(MALL, "me", "open", "open")
    with opened(tmp_path) as house:
        ada.moves_to(house)
        ben = house.guest("Ben")
        wait_until(lambda: len(house.hall.rooms) == 4)  # those in play have been looked after
        forgets(house)
        for guest in (ada, ben):
            guest.gets("/api/me")
            asked: list[str] = []
            engine = house.hall.engine.sync_engine

            def note(_c: Any, _cursor: Any, statement: str, *_: Any, seen: list[str] = asked) -> None:
                seen.append(statement)

            event.listen(engine, "before_cursor_execute", note)
            assert len(cards(guest.gets("/api/tables"))) == 8
            event.remove(engine, "before_cursor_execute", note)
            assert len([query for query in asked if "tables" in query or "seats" in query]) == 2
            assert not house.hall.rooms


def test_whose_turn_it_is_can_be_read_without_opening_the_table(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = ada.sets_up("claustrophobia", "me", "open", keep_after=3600)
        ben.joins(table)
        for _ in range(3):
            asked = ada.sees(table)["asked"][0]
            house.clock.passes(seconds=60)
            (ada, ben)[asked].chooses(table, asked)
        asked = ada.sees(table)["asked"]
        away = 1 - asked[0]
        (ada, ben)[away].does(table, away, "away", away=True)
        shown = cards(ada.gets("/api/tables"))[table]
        forgets(house)
        assert not house.hall.rooms
        for player, guest in enumerate((ada, ben)):
            card = cards(guest.gets("/api/tables"))[table]
            assert card["turn"] == (player in asked)
            assert card["changed"] == shown["changed"]
            assert [person["kept"] for person in card["people"]] == [away == 0, away == 1]
        assert not house.hall.rooms


def test_no_move_waits_for_the_lobby(home: House) -> None:
    ada = home.guest("Ada")
    table = ada.sets_up(MALL, "me", "me", "me")
    written: list[str] = []
    engine = home.hall.engine.sync_engine
    event.listen(
        engine,
        "before_cursor_execute",
        lambda _c, _cursor, statement, *_: written.append(statement) if statement.startswith("UPDATE tables") else None,
    )
    moves = 0
    begun = home.does(time_of_loop())
    while moves < 20:
        ada.chooses(table, ada.sees(table)["asked"][0])
        moves += 1
    lasted = home.does(time_of_loop()) - begun
    assert len(written) <= lasted / PAUSE + 1


async def time_of_loop() -> float:
    """Return the time of the server's loop."""
    import asyncio

    return asyncio.get_running_loop().time()


def test_when_somebody_whispers_the_card_does_not_stir(home: House) -> None:
    ada, eve = home.guest("Ada"), home.guest("Eve")
    table = ada.sets_up(MALL, "me", "me", "me")
    before = eve.card(table)
    home.clock.passes(seconds=100)
    ada.does(table, 0, "say", to=1, words=["promise-vote", 2])
    assert eve.card(table) == before
    forgets(home)
    assert eve.card(table) == before


def test_after_a_fall_the_columns_are_set_right(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me")
        ada.chooses(table, ada.sees(table)["asked"][0])
    with opened(tmp_path) as house:
        stored(house, "update tables set asked = 0, kept = 7, moved = 0")  # as if killed before they were written
    with opened(tmp_path) as house:
        ada.moves_to(house)
        wait_until(lambda: stored(house, "select kept from tables where id = :table", table=table) == [(0,)])
        forgets(house)
        assert cards(ada.gets("/api/tables"))[table]["turn"]


def test_the_newest_finished_games_are_listed(home: House) -> None:
    ada = home.guest("Ada")
    tables = []
    for _ in range(103):
        tables.append(ada.sets_up("claustrophobia", "me", "me"))
        home.clock.passes(seconds=1)
        ada.does(tables[-1], 0, "resign")
    mine = [card["id"] for card in ada.gets("/api/tables")["mine"]]
    assert len(mine) == 100
    assert mine == tables[:2:-1]


class Restarted:
    """What the lobby reads, from a database that fails some times first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, fault: Exception, times: int) -> None:
        self.fault = fault
        self.left = times
        monkeypatch.setattr("ostoja.table.api.tables.listed", self)

    async def __call__(self, *arguments: Any) -> Any:
        """List the tables, or fail."""
        if self.left:
            self.left -= 1
            raise self.fault
        return await listed(*arguments)


class StartingUp(Exception):
    """What a driver says of a database that is just starting, in words that SQLAlchemy does not know."""

    sqlstate = "57P03"


GONE = OperationalError("select", {}, Exception("the server closed the connection"))


@pytest.mark.parametrize("fault", [GONE, ConnectionRefusedError(), StartingUp()], ids=["gone", "refused", "starts"])
def test_whoever_looks_while_the_database_is_restarted_waits_a_moment(
    home: House, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    ada = home.guest("Ada")
    table = ada.sets_up(MALL, "me", "open", "open")
    database = Restarted(monkeypatch, fault, 3)
    assert [card["id"] for card in ada.gets("/api/tables")["mine"]] == [table]
    assert not database.left


@pytest.mark.parametrize(("fault", "status"), [(GONE, 503), (StartingUp(), 503), (KeyError("ours"), 500)])
def test_nobody_waits_for_ever_nor_for_a_fault_of_our_own(
    home: House, monkeypatch: pytest.MonkeyPatch, fault: Exception, status: int
) -> None:
    monkeypatch.setattr("ostoja.table.retries.PATIENCE", 0.1)
    ada = home.guest("Ada")
    database = Restarted(monkeypatch, fault, 1000)
    assert ada.client.get("/api/tables").status_code == status
    assert (database.left == 999) == (status == 500)
