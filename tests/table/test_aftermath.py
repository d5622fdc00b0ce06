"""Who may look back at a game after its end, and read what was whispered; and who may open the rematch."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from tests.table.house import Guest, limited, opened

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import House, Json

OUTLIVE = "outlive"
WHISPER = ["promise-go", "mine"]
LOOKS_BACK = ("record", "story", "story?seat=0", "replay", "replay/0", "replay/0?seat=1", "proof")


def played(ada: Guest, ben: Guest, **agreed: object) -> str:
    """Return a table in play where Ada has whispered something to Ben."""
    table = ada.sets_up(OUTLIVE, "me", "open", **agreed)
    ben.joins(table)
    ada.does(table, 0, "say", to=1, words=WHISPER)
    ada.does(table, 0, "say", to=-1, words=WHISPER)
    return table


def over(ada: Guest, ben: Guest, **agreed: object) -> str:
    """Return such a table after its end."""
    table = played(ada, ben, **agreed)
    ada.does(table, 0, "resign")
    return table


def ledger(update: Json) -> list[int]:
    """Return to whom the words of a ledger were said."""
    return [word["to"] for word in update["end"]["ledger"]]


def is_kept_out(guest: Guest, table: str) -> None:
    """See that nothing of a game can be looked back at."""
    for path in LOOKS_BACK:
        trouble = guest.is_refused(f"/api/tables/{table}/{path}", method="GET")
        assert (trouble["status"], trouble["error"]) == (403, "not-yours"), path
    assert guest.is_refused(f"/api/tables/{table}/fork", {"at": 0})["error"] == "not-yours"
    told = guest.gets(f"/api/tables/{table}/log")
    assert [line["to"] for line in told["lines"] if line["kind"] == "act"] == [-1]
    assert ledger(told) == [-1]
    assert ledger(guest.sees(table)) == [-1], "the end is no secret, what was whispered is"
    assert ledger(guest.watches(table).until(lambda update: update["end"])) == [-1]


def is_let_in(guest: Guest, table: str) -> None:
    """See that a game can be looked back at."""
    for path in LOOKS_BACK:
        assert guest.client.get(f"/api/tables/{table}/{path}").is_success, path
    assert guest.posts(f"/api/tables/{table}/fork", {"at": 0})["sandbox"]
    told = guest.gets(f"/api/tables/{table}/log")
    assert [line["to"] for line in told["lines"] if line["kind"] == "act"] == [1, -1]
    assert ledger(told) == [1, -1]
    assert ledger(guest.sees(table)) == [1, -1]
    assert ledger(guest.watches(table).until(lambda update: update["end"])) == [1, -1]


@pytest.mark.parametrize(
    ("agreed", "kept"),
    [
        ({}, "all"),
        ({"listed": False}, "seated"),
        ({"aftermath": "seated"}, "seated"),
        ({"listed": False, "aftermath": "all"}, "all"),
    ],
)
def test_the_card_says_who_may_look_back_and_it_is_so(
    ada: Guest, ben: Guest, eve: Guest, agreed: Json, kept: str
) -> None:
    table = played(ada, ben, **agreed)
    assert eve.card(table)["aftermath"] == kept, "before anybody whispers"
    ada.does(table, 0, "resign")
    for guest in (ada, ben):
        is_let_in(guest, table)
    if kept == "all":
        is_let_in(eve, table)
    else:
        is_kept_out(eve, table)


def test_nobody_without_a_name_looks_back_at_an_invited_table(house: House, ada: Guest, ben: Guest) -> None:
    table = over(ada, ben, listed=False)
    nobody = house.client()
    assert nobody.get(f"/api/tables/{table}/record").status_code == 403
    assert ledger(nobody.get(f"/api/tables/{table}/play").json()) == [-1]


def test_who_watched_the_game_may_look_back_after_a_restart_too(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada, ben, eve, mia = (house.guest(name) for name in ("Ada", "Ben", "Eve", "Mia"))
        table = played(ada, ben, listed=False)
        line = eve.watches(table).catches_up()
        eve.watches(table).catches_up()  # twice is no trouble
        ada.does(table, 0, "resign")
        assert ledger(line.until(lambda update: update["end"])) == [1, -1]
        mia.watches(table).until(lambda update: update["end"])
        is_kept_out(mia, table)
        is_let_in(eve, table)
    with opened(tmp_path) as house:
        eve.moves_to(house)
        mia.moves_to(house)
        is_let_in(eve, table)
        is_kept_out(mia, table)


def test_who_waited_with_the_others_has_watched(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.sets_up(OUTLIVE, "me", "open", listed=False)
    line = eve.watches(table)
    line.sends("ping")
    ben.joins(table)
    ada.does(table, 0, "say", to=1, words=WHISPER)
    ada.does(table, 0, "say", to=-1, words=WHISPER)
    ada.does(table, 0, "resign")
    assert ledger(line.until(lambda update: update["end"])) == [1, -1]
    is_let_in(eve, table)


def test_a_host_who_only_watched_may_look_back(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.sets_up(OUTLIVE, "open", "open", listed=False)
    for guest in (ben, eve):
        guest.joins(table)
    ben.does(table, 0, "say", to=1, words=WHISPER)
    ben.does(table, 0, "say", to=-1, words=WHISPER)
    ben.does(table, 0, "resign")
    is_let_in(ada, table)


# ---------------------------------------------------------------- rematch


def test_a_stranger_opens_nobodys_rematch(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = over(ada, ben)
    line = ada.sits(table, 0).catches_up()
    trouble = eve.is_refused(f"/api/tables/{table}/rematch")
    assert (trouble["status"], trouble["error"]) == (403, "not-yours")
    line.catches_up()
    assert line.people["rematch"] == ""
    card = ben.posts(f"/api/tables/{table}/rematch")
    assert (card["host"], card["seats"]) == (True, [1])
    assert eve.is_refused(f"/api/tables/{table}/rematch")["error"] == "not-yours", "nor goes there by it"


def test_a_host_who_did_not_play_may_open_the_rematch(ada: Guest) -> None:
    table = ada.sets_up("claustrophobia", "random", "random")
    ada.watches(table).until(lambda update: update["end"])
    again = ada.posts(f"/api/tables/{table}/rematch")["id"]
    assert again != table
    ada.watches(again).until(lambda update: update["end"])


def test_all_who_press_at_once_get_the_same_rematch(ada: Guest, ben: Guest) -> None:
    for _ in range(5):
        table = over(ada, ben)
        with ThreadPoolExecutor(6) as hands:
            found = list(hands.map(lambda guest, at=table: guest.posts(f"/api/tables/{at}/rematch"), [ada, ben] * 3))
        assert len({card["id"] for card in found}) == 1
        assert {card["id"] for card in found} == {ada.card(table)["rematch"]}
    waiting = {
        card["id"] for guest in (ada, ben) for card in guest.gets("/api/tables")["mine"] if card["status"] == "open"
    }
    assert len(waiting) == 5, "and there is no other"


def test_a_rematch_that_was_closed_can_be_opened_anew(ada: Guest, ben: Guest) -> None:
    table = over(ada, ben)
    first = ben.posts(f"/api/tables/{table}/rematch")["id"]
    assert ada.posts(f"/api/tables/{table}/rematch")["id"] == first
    ben.posts(f"/api/tables/{first}/close")
    second = ada.posts(f"/api/tables/{table}/rematch")
    assert (second["id"] != first, second["status"], second["host"]) == (True, "open", True)
    assert ben.posts(f"/api/tables/{table}/rematch")["id"] == second["id"]


def test_a_rematch_keeps_what_was_agreed(ada: Guest, ben: Guest) -> None:
    agreed = {"listed": False, "aftermath": "all", "spectators": False, "options": {"multi_hunt": True}}
    table = over(ada, ben, **agreed)
    before, after = ada.card(table), ada.posts(f"/api/tables/{table}/rematch")
    for key in ("listed", "aftermath", "spectators", "options", "altered", "pace", "talk", "keep", "timeout"):
        assert after[key] == before[key], key


def test_a_rematch_is_a_table_like_any_other_to_the_limits(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limited(tables=1)) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = over(ada, ben)
        ada.sets_up(OUTLIVE, "me", "me")
        assert ada.is_refused(f"/api/tables/{table}/rematch")["error"] == "too-many-tables"
        assert ada.card(table)["rematch"] == ""
        assert ben.posts(f"/api/tables/{table}/rematch")["status"] == "open"
