"""Positions at the table: a seat copies what it knows, everybody the truth after the end; a text opens as a sandbox."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from ostoja.cli.main import run
from ostoja.engine.position import Position
from ostoja.engine.rng import Rng
from ostoja.games import open_position
from ostoja.table import position_tables
from ostoja.table.storage.database import sqlite_url
from ostoja.table.storage.migrate import downgrade, upgrade
from tests.engine.mall import SITUATION
from tests.table.house import opened, wait_until
from tests.table.tapes import Recording

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.table.house import Guest, House

MALL = "mall-of-horror"
T = TypeVar("T")


@pytest.fixture(scope="module")
def recording(house: House) -> Recording:
    """Return a finished game."""
    return Recording(house, house.guest("Ada"), MALL, 3)


def sandbox(guest: Guest, text: str = SITUATION) -> dict[str, Any]:
    """Open a position."""
    card: dict[str, Any] = guest.posts("/api/positions", {"text": text})
    return card


def view_of(text: str, seat: int | None) -> Any:
    """Return what a seat sees in a position, as it would be sent."""
    position = open_position(text)
    return json.loads(json.dumps(position.game.view(position.state, seat)))


def true_text(house: House, table: str) -> str:
    """Write down how a table truly stands."""
    play = house.play(table)
    return Position(play.game, play.setup, play.match.state).text()


# ---------------------------------------------------------------- copying


def test_a_seat_copies_what_it_knows_and_the_rest_is_dealt_anew(
    house: House, ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "open")
    ben.joins(table)
    eve.joins(table)
    for _ in range(20):
        seat = ada.sees(table)["asked"][0]
        (ada, ben, eve)[seat].chooses(table, seat)
    copies = [ada.gets(f"/api/tables/{table}/position", seat=0) for _ in range(3)]
    true = true_text(house, table)
    for copy in copies:
        assert copy["seen_by"] == 0
        assert open_position(copy["text"]).seen_by == 0
        assert view_of(copy["text"], 0) == ada.sees(table, 0)["view"]
        assert chance(copy["text"]) not in {chance(true), house.play(table).seed}
    assert len({chance(copy["text"]) for copy in copies}) == 3


def chance(text: str) -> str:
    """Return the line of a position that holds its chance."""
    return next(line for line in text.splitlines() if line.startswith("chance ="))


def test_before_the_end_nobody_gets_the_truth_nor_another_seats_position(
    house: House, ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    ben.joins(table)
    path = f"/api/tables/{table}/position"
    for guest in (ada, ben, eve):
        assert guest.is_refused(path, method="GET")["error"] == "seats-only"
    assert ben.is_refused(path, method="GET", seat=0)["error"] == "not-your-seat"
    assert eve.is_refused(path, method="GET", seat=1)["error"] == "not-your-seat"
    assert ada.is_refused(path, method="GET", seat=2)["error"] == "not-your-seat"
    assert house.client().get(path).status_code == 403
    assert ada.is_refused(f"/api/tables/{table}/replay/0/position", method="GET")["error"] == "not-over"


def test_who_plays_all_seats_of_a_real_table_still_gets_no_truth(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="hot seat")
    assert ada.is_refused(f"/api/tables/{table}/position", method="GET")["error"] == "seats-only"
    assert ada.gets(f"/api/tables/{table}/position", seat=2)["seen_by"] == 2


def test_a_table_that_has_not_begun_has_no_position(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "open")
    assert ada.is_refused(f"/api/tables/{table}/position", method="GET", seat=0)["error"] == "not-started"


def test_after_the_end_every_moment_can_be_copied_as_it_was(house: House, recording: Recording, eve: Guest) -> None:
    table = recording.table
    last = len(house.play(table).choices)
    for at in (0, 20, last):
        copy = eve.gets(f"/api/tables/{table}/replay/{at}/position")
        assert copy["seen_by"] is None
        for seat in (None, 0, 1, 2):
            view = eve.gets(f"/api/tables/{table}/replay/{at}", seat=seat)["view"]
            assert view_of(copy["text"], seat) == view
    assert eve.gets(f"/api/tables/{table}/position")["text"] == copy["text"]
    seen = eve.gets(f"/api/tables/{table}/replay/20/position", seat=1)
    assert seen["seen_by"] == 1
    assert view_of(seen["text"], 1) == eve.gets(f"/api/tables/{table}/replay/20", seat=1)["view"]
    assert eve.is_refused(f"/api/tables/{table}/replay/{last + 1}/position", method="GET")["status"] == 400


def test_where_the_aftermath_is_for_those_who_were_there_so_are_its_positions(ada: Guest, eve: Guest) -> None:
    table = ada.sets_up("claustrophobia", "me", "me", listed=False, aftermath="seated")
    ada.does(table, 0, "resign")
    for path in (f"/api/tables/{table}/position", f"/api/tables/{table}/replay/0/position"):
        assert ada.gets(path)["seen_by"] is None
        assert eve.is_refused(path, method="GET")["error"] == "not-yours"


# ---------------------------------------------------------------- opening


def test_a_position_opens_as_a_sandbox_and_is_played_on(house: House, ada: Guest, eve: Guest) -> None:
    card = sandbox(ada)
    assert (card["sandbox"], card["seats"], card["listed"], card["status"]) == (True, [0, 1, 2], False, "playing")
    update = ada.sees(card["id"], 1)
    assert update["asked"] == [0, 1, 2]
    assert update["question"]["key"] == "ask-destination"
    assert update["serial"] > 0
    assert update["view"] == view_of(SITUATION, 1)
    assert card["id"] not in str(eve.gets("/api/tables"))
    for seat in range(3):
        ada.chooses(card["id"], seat)
    assert ada.sees(card["id"])["asked"] == [1], "the badge moves first"
    assert ada.gets(f"/api/tables/{card['id']}/position") == {
        "text": true_text(house, card["id"]),
        "seen_by": None,
    }
    assert eve.is_refused(f"/api/tables/{card['id']}/position", method="GET")["error"] == "seats-only"


def test_what_is_copied_opens_again(recording: Recording, eve: Guest) -> None:
    copy = eve.gets(f"/api/tables/{recording.table}/replay/20/position")["text"]
    card = sandbox(eve, copy)
    assert eve.gets(f"/api/tables/{card['id']}/position")["text"] == copy
    for seat in (0, 1, 2):
        view = recording.ada.gets(f"/api/tables/{recording.table}/replay/20", seat=seat)["view"]
        assert eve.sees(card["id"], seat)["view"] == view


def test_options_and_data_of_a_position_are_those_of_its_table(ada: Guest) -> None:
    text = SITUATION.replace("[table]", '[options]\nsecond_tie = "head"\n[data.numbers]\ncurse = 5\n\n[table]', 1)
    card = sandbox(ada, text)
    assert card["options"] == {"second_tie": "head"}
    altered = {(one["kind"], one["key"]): one["value"] for one in card["altered"]}
    assert altered == {("option", "second_tie"): "head", ("data", "numbers.curse"): 5}
    assert ada.sees(card["id"])["asked"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game = ", "not valid TOML"),
        ('game = "chess"', "there is no game 'chess'"),
        ("seats = 3", "position field game is missing"),
        (f'game = "{MALL}"', "position field agenda is empty"),
        (f'game = "{MALL}"\nover = true\n', "position field over"),
        (SITUATION.replace("round = 2", "round = -2"), "position field round"),
        (SITUATION.replace("waiting = 7", "waiting = 77"), "position field agenda[1].waiting"),
        (f"{SITUATION}\n{'a.' * 20}b = 1", "a name of over 16 parts"),
        ("x = [" * 40 + "]" * 40, "brackets within each other"),
    ],
)
def test_what_is_no_position_is_refused_by_its_field_and_nothing_is_stored(ada: Guest, text: str, words: str) -> None:
    before = ada.gets("/api/tables")["mine"]
    refused = ada.is_refused("/api/positions", {"text": text})
    assert (refused["status"], refused["error"]) == (400, "bad-position")
    assert words in refused["detail"]
    assert ada.gets("/api/tables")["mine"] == before


def test_a_position_has_a_size_and_its_owner_a_name(house: House, ada: Guest) -> None:
    assert ada.is_refused("/api/positions", {"text": "x" * 65_537})["status"] == 400
    assert ada.is_refused("/api/positions", {"text": ""})["status"] == 400
    assert house.client().post("/api/positions", json={"text": SITUATION}).status_code == 401


class Stumbling(Rng):
    """Chance over which the rules stumble in the third choice."""

    picked = 0

    def pick(self, things: Sequence[T]) -> T:
        """Pick a seat and an option twice."""
        self.picked += 1
        return things[0] if self.picked <= 4 else things[len(things)]


def test_a_position_that_leads_nowhere_is_found_out_before_it_is_stored(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(position_tables, "seeded", lambda _: Stumbling(b"key"))
    refused = ada.is_refused("/api/positions", {"text": SITUATION})
    assert refused["error"] == "bad-position"
    assert "the rules fail after 2 choices" in refused["detail"]
    assert "Traceback" not in refused["detail"]


# ---------------------------------------------------------------- keeping


def test_a_sandbox_from_a_position_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = sandbox(ada)["id"]
        for seat in range(3):
            ada.chooses(table, seat)
        saw = ada.sees(table, 1)
    with opened(tmp_path) as again:
        ada.moves_to(again)
        now = ada.sees(table, 1)
        assert (now["view"], now["feed"], now["options"]) == (saw["view"], saw["feed"], saw["options"])
        plays_out(ada, table)
        wait_until(lambda: ada.card(table)["status"] == "over")
        assert ada.gets(f"/api/tables/{table}/proof")["holds"]
        record = ada.client.get(f"/api/tables/{table}/record").text
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    assert run(["verify", str(file)]) == 0
    assert run(["upgrade", "--check", "--home", str(tmp_path)]) == 0


def plays_out(guest: Guest, table: str) -> None:
    """Play to the end."""
    for _ in range(2000):
        asked = guest.sees(table)["asked"]
        if not asked:
            return
        guest.chooses(table, asked[0], -1)
    raise AssertionError("it does not end")


def test_a_finished_sandbox_has_its_film_and_can_be_forked(ada: Guest) -> None:
    table = sandbox(ada)["id"]
    plays_out(ada, table)
    first = ada.gets(f"/api/tables/{table}/replay/0/position")["text"]
    assert first == open_position(SITUATION).text()
    fork = ada.posts(f"/api/tables/{table}/fork", {"at": 3})
    assert ada.sees(fork["id"], 0)["view"] == ada.gets(f"/api/tables/{table}/replay/3", seat=0)["view"]


def test_a_choice_in_a_sandbox_from_a_position_can_be_undone_and_taken_back(house: House, ada: Guest) -> None:
    table = sandbox(ada)["id"]
    ada.chooses(table, 0)
    assert 0 not in ada.sees(table)["asked"]
    for seat, agree in ((0, True), (1, True), (2, True)):
        ada.does(table, seat, "back", agree=agree)
    assert ada.sees(table)["asked"] == [0, 1, 2]
    assert true_text(house, table) == open_position(SITUATION).text()


def test_an_older_shape_closes_what_it_cannot_hold(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        kept, lost = ada.sets_up(MALL, "me", "me", "me"), sandbox(ada)["id"]
    downgrade(sqlite_url(tmp_path), "0004")
    upgrade(sqlite_url(tmp_path))
    with closing(sqlite3.connect(tmp_path / "ostoja.db")) as database:
        found = dict(database.execute("select id, status from tables").fetchall())
    assert found == {kept: "playing", lost: "closed"}
