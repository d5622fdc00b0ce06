"""Chairs and hosts: ready, colours and names, what a host may do, and chairs that change hands in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.table.entries import ActEntry, ChoiceEntry, Kept, Paused, Seated
from tests.table.house import opened, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from ostoja.table.entries import Entry
    from tests.table.house import Guest, House

MALL = "mall-of-horror"
OSACZENI = "osaczeni"
LIVE = {"kind": "live", "bank": 100, "increment": 5}


def entries(house: House, table: str) -> list[Entry]:
    """Return the log of a table."""
    return [house.play(table).read(text) for _, text in house.log(table)]


def notes(guest: Guest, table: str, seat: int | None = None) -> list[str]:
    """List the notes that a seat was told."""
    return [item["what"] for item in guest.sees(table, seat)["feed"] if item["t"] == "note"]


def hosts(guest: Guest, table: str, what: str, seat: int = -1) -> dict[str, object]:
    """Do what a host does."""
    card: dict[str, object] = guest.posts(f"/api/tables/{table}/host", {"what": what, "seat": seat})
    return card


# ---------------------------------------------------------------- before the game


def test_a_new_table_is_for_invited_people_and_waits_until_all_are_ready(ada: Guest, ben: Guest, eve: Guest) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}]
    table = ada.posts("/api/tables", {"game": MALL, "seats": seats})["id"]
    assert table not in [card["id"] for card in eve.gets("/api/tables")["open"]]
    assert ben.joins(table)["status"] == "open"
    assert ada.posts(f"/api/tables/{table}/ready", {})["status"] == "open"
    assert [one["ready"] for one in ben.card(table)["people"]] == [True, False, False]
    assert ada.posts(f"/api/tables/{table}/ready", {"ready": False})["people"][0]["ready"] is False
    ada.posts(f"/api/tables/{table}/ready", {})
    assert eve.is_refused(f"/api/tables/{table}/ready", {})["error"] == "not-your-seat"
    assert ben.posts(f"/api/tables/{table}/ready", {})["status"] == "playing"


def test_a_table_begins_as_it_wishes(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", start="host")
    ben.joins(table)
    ben.posts(f"/api/tables/{table}/ready", {})
    assert ada.posts(f"/api/tables/{table}/ready", {})["status"] == "open"
    assert ben.is_refused(f"/api/tables/{table}/start")["error"] == "not-host"
    assert ada.posts(f"/api/tables/{table}/start")["status"] == "playing"
    at_once = ada.sets_up(MALL, "me", "open", "random", start="full")
    assert ben.joins(at_once)["status"] == "playing"


def test_names_at_a_table_are_unlike(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    other = house.guest("ADA")
    assert other.is_refused(f"/api/tables/{table}/join", {})["error"] == "name-taken"
    card = other.posts(f"/api/tables/{table}/join", {"name": "Ada the younger"})
    assert [one["name"] for one in card["people"]][:2] == ["Ada", "Ada the younger"]
    hot = ada.card(ada.sets_up(MALL, "me", "me", "me"))
    assert len({one["name"] for one in hot["people"]}) == 3


def test_everybody_chooses_a_free_colour_and_the_board_has_it(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", "random", start="host")
    ben.joins(table)
    palette = ada.card(table)["palette"]
    assert len({one["colour"] for one in ada.card(table)["people"]}) == 4
    ben.posts(f"/api/tables/{table}/colour", {"seat": 1, "colour": palette[5]})
    assert ada.is_refused(f"/api/tables/{table}/colour", {"seat": 0, "colour": palette[5]})["error"] == "colour-taken"
    assert ada.is_refused(f"/api/tables/{table}/colour", {"seat": 1, "colour": palette[4]})["error"] == "not-your-seat"
    assert ada.is_refused(f"/api/tables/{table}/colour", {"seat": 0, "colour": 5})["error"] == "no-colour"
    ada.posts(f"/api/tables/{table}/colour", {"seat": 0, "colour": palette[1]})
    before = [one["colour"] for one in ada.card(table)["people"]]
    assert before[:2] == [palette[1], palette[5]]
    after = [one["colour"] for one in ada.posts(f"/api/tables/{table}/start")["people"]]
    assert after == before
    dealt = [player["colour"] for player in ada.sees(table, 0)["view"]["players"]]
    assert [palette[number] for number in dealt] == after


def test_sides_decide_about_colours_where_a_game_has_sides(ada: Guest) -> None:
    card = ada.card(ada.sets_up("claustrophobia", "me", "me"))
    assert (card["palette"], [one["colour"] for one in card["people"]]) == ([], [-1, -1])


def test_a_guest_who_was_sent_away_does_not_come_back(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "open", start="ready")
    ben.joins(table)
    assert ben.is_refused(f"/api/tables/{table}/host", {"what": "remove", "seat": 0})["error"] == "not-host"
    assert hosts(ada, table, "remove", 1)["people"][1]["kind"] == "open"  # type: ignore[index]
    assert ben.is_refused(f"/api/tables/{table}/join", {})["error"] == "sent-away"
    assert ada.is_refused(f"/api/tables/{table}/host", {"what": "remove", "seat": 1})["error"] == "nobody-there"
    assert ada.is_refused(f"/api/tables/{table}/host", {"what": "pause"})["error"] == "no-chair"


def test_the_hosting_is_handed_on_before_and_in_play(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "open", start="ready")
    ben.joins(table)
    hosts(ada, table, "hand-on", 1)
    assert (ada.card(table)["host"], ben.card(table)["host"]) == (False, True)
    ben.posts(f"/api/tables/{table}/start")
    hosts(ben, table, "hand-on", 0)
    assert ada.card(table)["host"]
    assert notes(ben, table, 1) == ["hosted"]
    assert ben.is_refused(f"/api/tables/{table}/host", {"what": "pause"})["error"] == "not-host"


# ---------------------------------------------------------------- in play


def test_a_paused_game_stands_still_with_its_clocks(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", pace=LIVE, keep=False)
    ben.joins(table)
    wait_until(lambda: set(ada.sees(table)["asked"]) & {0, 1})
    seat = next(iter(set(ada.sees(table)["asked"]) & {0, 1}))
    asked = (ada, ben)[seat]
    house.clock.passes(seconds=10)
    hosts(ada, table, "pause")
    assert ada.card(table)["paused"]
    house.clock.passes(hours=1)
    house.wakes(table)
    clock = asked.sees(table, seat)["clocks"][seat]
    assert (clock["left"], clock["runs"]) == (90_000, False)
    update = asked.sees(table, seat)
    asked.may_not(table, seat, "choose", serial=update["serial"], option=update["options"][0]["id"])
    ben.does(table, 1, "chat", text="where are you?")
    assert ada.is_refused(f"/api/tables/{table}/host", {"what": "pause"})["error"] == "OptionError"
    hosts(ada, table, "resume")
    assert asked.sees(table, seat)["clocks"][seat] == {"left": 90_000, "runs": True}
    asked.chooses(table, seat)
    assert [entry.paused for entry in entries(house, table) if isinstance(entry, Paused)] == [True, False]
    assert notes(ben, table, 1) == ["paused", "resumed"]


def test_a_host_stands_a_bot_in_for_somebody_who_is_away_and_gives_the_chair_back(
    house: House, ada: Guest, ben: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    ben.joins(table)
    line = ben.sits(table, 1).catches_up()
    assert ada.is_refused(f"/api/tables/{table}/host", {"what": "stand-in", "seat": 1})["error"] == "is-here"
    line.leaves()
    wait_until(lambda: not ada.card(table)["people"][1]["here"])
    house.clock.passes(seconds=60)
    assert hosts(ada, table, "stand-in", 1)["people"][1]["kept"]  # type: ignore[index]
    hosts(ada, table, "give-back", 1)
    assert notes(ada, table, 0) == ["stood-in", "given"]
    assert not ada.card(table)["people"][1]["kept"]


def test_without_a_clock_a_bot_keeps_the_chair_of_whoever_is_away_while_another_waits(
    house: House, ada: Guest, ben: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", keep_after=30)
    ben.joins(table)
    house.clock.passes(hours=1)
    house.wakes(table)
    assert entries(house, table) == [] or not any(isinstance(entry, Kept) for entry in entries(house, table))
    ada.sits(table, 0).catches_up()
    house.wakes(table)
    wait_until(lambda: house.hall.stewards[table] is not None)
    house.clock.passes(seconds=31)
    house.wakes(table)
    wait_until(lambda: _keeps(house, table))
    assert ada.card(table)["people"][1]["kept"]
    ben.sits(table, 1).catches_up()
    wait_until(lambda: not ada.card(table)["people"][1]["kept"])


def _keeps(house: House, table: str) -> bool:
    """Let the steward look, and tell whether a bot keeps the chair of the one who is away."""
    house.clock.passes(seconds=31)
    house.wakes(table)
    return Kept(1, kept=True, why="left") in entries(house, table)


def test_on_one_device_nobody_is_away(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", pace={"kind": "live", "bank": 7000}, keep_after=30)
    ada.sits(table, 0).catches_up()
    for _ in range(3):
        house.clock.passes(seconds=31)
        house.wakes(table)
    assert not any(isinstance(entry, Kept) for entry in entries(house, table))


def test_a_removed_guest_loses_the_seat_and_a_late_comer_takes_it(
    house: House, ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "open", start="full")
    ben.joins(table)
    house.guest("Cyd").joins(table)
    line = ben.sits(table, 1).catches_up()
    hosts(ada, table, "remove", 1)
    assert line.is_closed_with() == 4403
    ben.is_refused(f"/api/tables/{table}/play", method="GET", seat=1)
    assert ben.is_refused(f"/api/tables/{table}/take", {"seat": 1})["error"] == "sent-away"
    person = eve.card(table)["people"][1]
    assert (person["kind"], person["free"]) == ("bot", True)
    assert ada.is_refused(f"/api/tables/{table}/take", {"seat": 1})["error"] == "seated"
    eve.posts(f"/api/tables/{table}/take", {"seat": 1})
    assert eve.sees(table, 1)["view"]
    assert eve.card(table)["people"][1]["name"] == "Eve"
    removed, took = [entry for entry in entries(house, table) if isinstance(entry, Seated)]
    assert (removed.why, removed.before, took.why, took.name) == ("removed", "Ben", "took", "Eve")
    assert notes(ada, table, 0)[:2] == ["removed", "took"]
    assert ada.is_refused(f"/api/tables/{table}/take", {"seat": 0})["error"] in {"seated", "no-chair"}


def test_who_has_resigned_is_replaced_and_takes_no_other_chair(
    house: House, ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    ben.joins(table)
    ben.does(table, 1, "resign")
    eve.posts(f"/api/tables/{table}/take", {"seat": 1})
    assert house.play(table).resigned == []
    assert ben.is_refused(f"/api/tables/{table}/take", {"seat": 2})["error"] == "knows-secrets"


def test_late_comers_stay_outside_where_the_table_wants_it(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "random", "random", late=False)
    assert ben.is_refused(f"/api/tables/{table}/take", {"seat": 1})["error"] == "no-chair"
    open_table = ada.sets_up(MALL, "me", "random", "random")
    assert ben.posts(f"/api/tables/{open_table}/take", {"seat": 1})["seats"] == [1]


def test_a_chair_is_reclaimed_from_another_device_by_the_code_that_the_host_tells(
    house: House, ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    ben.joins(table)
    phone = house.guest("Ben's phone")
    line = ada.sits(table, 0).catches_up()
    assert phone.posts(f"/api/tables/{table}/claims", {"seat": 1})["claims"] == []
    line.catches_up()
    (claim,) = line.people["claims"]
    assert (claim["seat"], claim["name"]) == (1, "Ben")
    assert phone.card(table)["claims"] == []
    assert eve.is_refused(f"/api/tables/{table}/claims/1", {"code": claim["code"]})["error"] == "ask-again"
    wrong = "000000" if claim["code"] != "000000" else "111111"
    assert phone.is_refused(f"/api/tables/{table}/claims/1", {"code": wrong})["error"] == "wrong-code"
    phone.posts(f"/api/tables/{table}/claims/1", {"code": claim["code"]})
    assert phone.sees(table, 1)["view"]
    ben.is_refused(f"/api/tables/{table}/play", method="GET", seat=1)
    assert "reclaimed" in notes(ada, table, 0)
    assert ada.card(table)["claims"] == []


def test_nobody_asks_for_the_chair_of_somebody_who_is_there_and_codes_run_out(
    ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    ben.joins(table)
    assert eve.is_refused(f"/api/tables/{table}/claims", {"seat": 0})["error"] == "host-chair"
    assert ada.is_refused(f"/api/tables/{table}/claims", {"seat": 1})["error"] == "host-chair"
    ben.sits(table, 1).catches_up().leaves()
    wait_until(lambda: not ada.card(table)["people"][1]["here"])
    eve.posts(f"/api/tables/{table}/claims", {"seat": 1})
    for _ in range(5):
        assert eve.is_refused(f"/api/tables/{table}/claims/1", {"code": "x"})["error"] == "wrong-code"
    assert eve.is_refused(f"/api/tables/{table}/claims/1", {"code": "x"})["error"] == "ask-again"
    ben.sits(table, 1).catches_up()
    assert eve.is_refused(f"/api/tables/{table}/claims", {"seat": 1})["error"] == "is-here"


def test_what_the_keeper_of_a_chair_says_is_marked(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(OSACZENI, "me", "me", "me", seed="talkative")
        for seat in range(3):
            ada.does(table, seat, "away", away=True)
        wait_until(lambda: house.play(table).over() or any(isinstance(one, ActEntry) for one in entries(house, table)))
        said = [entry for entry in entries(house, table) if isinstance(entry, ActEntry)]
        if not said:
            pytest.skip("the bots had nothing to say")
        assert all(entry.by == "bot" for entry in said)
        told = [item for item in ada.sees(table)["feed"] if item["t"] == "act"]
        assert all(item["by"] == "bot" for item in told)


def test_a_change_of_hands_survives_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = ada.sets_up(MALL, "me", "random", "random", pace={"kind": "slow", "hours": 5})
        ben.posts(f"/api/tables/{table}/take", {"seat": 1})
        hosts(ada, table, "pause")
        before = ben.sees(table, 1)
    with opened(tmp_path) as house:
        again = ben.moves_to(house)
        assert again.sees(table, 1) == before
        assert again.card(table)["paused"]
        assert not any(isinstance(entry, ChoiceEntry) and entry.seat == 1 for entry in entries(house, table))
