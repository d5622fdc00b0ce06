"""Who may talk at a table, who hears it, and who may watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.house import state_of

if TYPE_CHECKING:
    from tests.table.house import Guest, House

MALL = "mall-of-horror"
PROMISE = ["promise-vote", 1]


def table_with(ada: Guest, **agreed: object) -> str:
    """Return a table where Ada holds all chairs."""
    return ada.sets_up(MALL, "me", "me", "me", seed="talk", **agreed)


def test_an_open_table_chats_and_talks(ada: Guest) -> None:
    table = table_with(ada, talk="open")
    ada.does(table, 0, "chat", text="hello")
    ada.does(table, 0, "say", to=-1, words=PROMISE)
    ada.does(table, 0, "say", to=2, words=PROMISE)
    said = {"t": "act", "seat": 0, "to": -1, "words": PROMISE}
    line = {"t": "line", "seat": 0, "text": "hello", "name": "", "to": -1}
    assert ada.sees(table)["feed"][-2:] == [line, said]
    assert ada.sees(table, 1)["feed"][-2:] == [line, said]
    assert ada.sees(table, 2)["feed"][-3:] == [line, said, {**said, "to": 2}]


def test_a_whispered_line_is_read_by_two(ada: Guest, eve: Guest) -> None:
    table = table_with(ada)
    ada.does(table, 0, "chat", text="only you", to=2)
    whisper = {"t": "line", "seat": 0, "text": "only you", "name": "", "to": 2}
    for seat, hears in ((0, True), (1, False), (2, True)):
        assert (whisper in ada.sees(table, seat)["feed"]) == hears
        lines = ada.gets(f"/api/tables/{table}/log", seat=seat)["lines"]
        assert any(line["text"] == "only you" for line in lines) == hears
    assert whisper not in eve.sees(table)["feed"]
    assert not eve.gets(f"/api/tables/{table}/log")["lines"]


@pytest.mark.parametrize("to", [0, 3])
def test_nobody_whispers_to_themselves_or_to_an_empty_place(ada: Guest, to: int) -> None:
    assert ada.may_not(table_with(ada), 0, "chat", text="psst", to=to)["status"] == 400


def test_a_word_stands_until_it_is_judged(ada: Guest) -> None:
    table = table_with(ada)
    update = ada.sees(table)
    seat = update["asked"][0]
    ada.does(table, seat, "say", to=-1, words=["promise-vote", (seat + 1) % 3])
    ada.does(table, seat, "say", to=(seat + 1) % 3, words=["claim-zombies", "supermarket"])
    for reader in range(3):
        told = ada.sees(table, reader)
        heard = [told["feed"][place]["words"][0] for place in told["standing"]]
        whispered = ["claim-zombies"] if reader != (seat + 2) % 3 else []
        assert heard == ["promise-vote", *whispered]
    while told["standing"]:  # until there was a vote
        told = ada.sees(table)
        asked = told["asked"][0]
        now = ada.sees(table, asked)
        ada.does(table, asked, "choose", serial=now["serial"], option=now["options"][0]["id"])
        told = ada.sees(table, seat)
        if any(item.get("kind") == "voted" and item["args"][0] == seat for item in told["feed"]):
            break
    promised = [told["feed"][place]["words"][0] for place in told["standing"]]
    assert "promise-vote" not in promised


def test_a_table_of_acts_has_no_free_chat(ada: Guest) -> None:
    table = table_with(ada, talk="acts")
    assert ada.may_not(table, 0, "chat", text="hello")["error"] == "chat-closed"
    ada.does(table, 0, "say", to=-1, words=PROMISE)


def test_a_closed_table_is_silent(ada: Guest) -> None:
    table = table_with(ada, talk="closed")
    assert ada.may_not(table, 0, "chat", text="hello")["error"] == "chat-closed"
    assert ada.may_not(table, 0, "say", to=-1, words=PROMISE)["error"] == "talk-closed"


@pytest.mark.parametrize(
    ("to", "words"),
    [(0, PROMISE), (3, PROMISE), (-1, ["promise-vote"]), (-1, ["promise-vote", 7]), (-1, ["sing"]), (-1, [1])],
)
def test_what_is_no_sentence_of_the_game_is_refused(ada: Guest, to: int, words: list[object]) -> None:
    assert ada.may_not(table_with(ada), 0, "say", to=to, words=words)["status"] == 400


@pytest.mark.parametrize("text", ["", "   ", "\u200b\t\n", "x" * 501])
def test_an_empty_line_and_a_long_one_are_refused(ada: Guest, text: str) -> None:
    assert ada.may_not(table_with(ada), 0, "chat", text=text)["status"] == 400


def test_control_signs_do_not_reach_the_others(ada: Guest) -> None:
    table = table_with(ada)
    ada.does(table, 0, "chat", text=" a\u0000b \u202e c\n")
    assert ada.sees(table, 1)["feed"][-1]["text"] == "a b c"


def test_talk_goes_on_after_the_end(ada: Guest) -> None:
    table = ada.sets_up("claustrophobia", "me", "me")
    ada.does(table, 0, "resign")
    ada.does(table, 1, "chat", text="well played")
    assert ada.sees(table)["feed"][-1]["text"] == "well played"


def test_spectators_chat_among_themselves_under_their_names(house: House, ada: Guest, ben: Guest, eve: Guest) -> None:
    table = table_with(ada, talk="closed")
    seat, watcher = ada.sits(table, 0).catches_up(), eve.watches(table).catches_up()
    assert ben.watches(table).sends("chat", text="she bluffs")["t"] == "ack"
    watcher.until(lambda update: update["feed"] and update["feed"][-1]["t"] == "line")
    assert watcher.feed[-1] == {"t": "line", "seat": -1, "text": "she bluffs", "name": "Ben", "to": -1}
    seat.catches_up()
    assert all(item["t"] != "line" for item in seat.feed)
    nobody = house.client()
    answer = nobody.post(f"/api/tables/{table}/play", json={"t": "chat", "text": "who am I"})
    assert (answer.status_code, answer.json()["error"]) == (403, "unnamed")


def test_a_private_table_has_no_spectators(house: House, ada: Guest, eve: Guest) -> None:
    table = table_with(ada, spectators=False, listed=False)
    for path in ("play", "closed", "replay", "record", "proof"):
        assert eve.is_refused(f"/api/tables/{table}/{path}", method="GET")["error"] == "no-spectators"
    assert eve.is_refused(f"/api/tables/{table}/play", {"t": "chat", "text": "hi"})["error"] == "no-spectators"
    line = eve.watches(table)
    assert line.is_closed_with() == 4403
    assert len(line.texts) == 1
    assert '"no-spectators"' in line.texts[0]
    lobby = eve.gets("/api/tables")
    assert table not in str(lobby)
    assert ada.sees(table)["asked"]
    assert house.client().get(f"/api/tables/{table}/play").status_code == 403


def test_a_listed_table_can_be_watched_by_anybody_without_a_name(house: House, ada: Guest) -> None:
    table = table_with(ada)
    nobody = house.client()
    assert table in str(nobody.get("/api/tables").json()["watch"])
    update = nobody.get(f"/api/tables/{table}/play").json()
    assert update["options"] == []
    assert update["view"] == ada.sees(table)["view"]


def test_on_one_device_every_chair_sees_its_own(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "open")
    ben.joins(table)
    assert ada.card(table)["seats"] == [0, 1]
    assert ben.card(table)["seats"] == [2]
    views = [ada.sees(table, 0)["view"], ada.sees(table, 1)["view"], ben.sees(table, 2)["view"]]
    assert all(view != ada.sees(table)["view"] for view in views)
    before = state_of(house, table)
    assert ben.is_refused(f"/api/tables/{table}/play", method="GET", seat=1)["error"] == "not-your-seat"
    assert state_of(house, table) == before
