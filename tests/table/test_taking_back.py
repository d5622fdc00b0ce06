"""A table that goes back: the feed, the ledger, the record, the film and the bots' memory all tell the same story."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ostoja.table.steward import Steward

if TYPE_CHECKING:
    from tests.table.house import Guest, House

MALL = "mall-of-horror"
SEATS = (0, 1, 2)


def plays(ada: Guest, table: str, choices: int, *, talks: bool = False) -> None:
    """Let whoever is asked choose, and say before whom to vote for."""
    for number in range(choices):
        update = ada.sees(table)
        if update["end"]:
            return
        seat = update["asked"][0]
        if talks:
            ada.does(table, seat, "say", to=-1, words=["promise-vote", (seat + 1 + number % 2) % 3])
        ada.chooses(table, seat, -1 if number % 3 else 0)


def goes_back(ada: Guest, table: str, seat: int) -> None:
    """Let all agree that a seat's last choice is taken back."""
    for other in (seat, *(other for other in SEATS if other != seat)):
        ada.does(table, other, "back", agree=True)


def ledger(house: House, table: str) -> list[tuple[int, Any, str]]:
    """Return every promise and how it turned out."""
    return [(act.seat, act.about, verdict) for act, verdict in house.play(table).match.ledger()]


def test_promises_that_were_kept_or_broken_stay_so(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="promises")
    plays(ada, table, 70, talks=True)
    before = ledger(house, table)
    assert {"kept", "broken"} <= {verdict for _, _, verdict in before}
    first = ada.sees(table)["asked"][0]
    ada.chooses(table, first)
    goes_back(ada, table, first)
    assert ledger(house, table) == before


def test_record_film_and_feed_tell_talk_in_the_order_in_which_it_was_said(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="order")
    plays(ada, table, 12, talks=True)
    goes_back(ada, table, ada.sees(table)["asked"][0])
    plays(ada, table, 10_000)
    update = ada.sees(table, 1)
    assert update["end"]
    lines = [json.loads(line) for line in ada.client.get(f"/api/tables/{table}/record").text.splitlines()]
    rows = [line for line in lines if isinstance(line, list) or "says" in line]
    assert isinstance(rows[0], dict), "the first promise was made before the first choice"
    assert isinstance(rows[1], list), "and the first choice before the second promise"
    (back,) = [line for line in lines if "back" in line]
    assert back["undone"]
    story = ada.gets(f"/api/tables/{table}/story", seat=1)["feed"]
    heard = [item for item in update["feed"] if item["t"] == "act"]
    assert [item for item in story if item["t"] == "act"] == heard
    assert [item["act"] for item in lines[1:] if "says" in item] == [item["words"] for item in heard]
    notes = [item for item in story if item["t"] == "note"]
    assert notes == [{"t": "note", "what": "back", "seat": back["back"], "to": -1}]
    happened = [item for item, gone in zip(update["feed"], void(update["feed"]), strict=True) if not gone]
    assert [item for item in story if item["t"] in {"event", "act"}] == [
        item for item in happened if item["t"] in {"event", "act"}
    ]
    assert ada.gets(f"/api/tables/{table}/proof")["holds"]


def void(feed: list[dict[str, Any]]) -> list[bool]:
    """Tell of every item whether it was taken back, as a client does."""
    found = [False] * len(feed)
    for at, item in enumerate(feed):
        if item["t"] == "note" and item["to"] >= 0:
            for place in range(item["to"], at):
                found[place] = found[place] or feed[place]["t"] == "event"
    return found


def test_a_restart_tells_the_same_story(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="again")
    plays(ada, table, 30, talks=True)
    goes_back(ada, table, ada.sees(table)["asked"][0])
    plays(ada, table, 9, talks=True)
    before, feed = ledger(house, table), ada.sees(table, 2)["feed"]
    house.hall.rooms.pop(table)
    assert ledger(house, table) == before
    assert ada.sees(table, 2)["feed"] == feed


def trust(house: House, table: str, steward: Steward) -> list[float]:
    """Return how far a bot on the chair that is asked would believe everybody."""
    play = house.play(table)
    (seat, *_) = play.match.asked()
    play.kept = 1 << seat
    thought = steward.turns.pack(seat, play.serial(seat), "choice")
    play.kept = 0
    assert thought is not None
    return thought.heard.trust


def test_bots_believe_nobody_more_or_less_for_what_was_taken_back(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="memory")
    steward = Steward(house.room(table), house.hall)
    plays(ada, table, 70, talks=True)
    before = trust(house, table, steward)
    asked = house.play(table).match.asked()[0]
    while len(house.play(table).choices) > 20 or house.play(table).match.asked()[0] != asked:
        goes_back(ada, table, house.play(table).choices[-1][0])
    after = trust(house, table, steward)
    assert after != before
    assert after == trust(house, table, Steward(house.room(table), house.hall))


def test_whoever_undoes_a_choice_meanwhile_wants_nothing_taken_back_any_more(house: House, ada: Guest) -> None:
    table = ada.sets_up("outlive", "me", "me")
    seat = undoable(ada, table)
    ada.does(table, seat, "back", agree=True)
    before = len(house.play(table).choices)
    ada.does(table, seat, "undo")
    assert ada.sees(table)["back"] is None
    answer = ada.client.post(f"/api/tables/{table}/play?seat={1 - seat}", json={"t": "back", "agree": False, "ref": 1})
    assert answer.status_code == 400
    assert len(house.play(table).choices) == before - 1


def undoable(ada: Guest, table: str) -> int:
    """Choose until somebody may undo a choice; return who."""
    for _ in range(60):
        seat: int = ada.sees(table)["asked"][0]
        ada.chooses(table, seat)
        if ada.sees(table, seat)["undo"]:
            return seat
    raise AssertionError("nobody may ever undo")
