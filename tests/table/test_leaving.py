"""Whoever leaves, resigns or lets the time run out: what happens to the chair, the clock and the table."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.bots.registry import USUAL
from ostoja.engine.errors import OptionError
from ostoja.engine.rng import pledge
from ostoja.table.bot_thinking import choose
from ostoja.table.entries import ChoiceEntry, Kept, LineEntry, Resigned
from tests.table.house import House, opened, settings_for, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from ostoja.table.bot_thinking import Thought
    from ostoja.table.entries import Entry
    from tests.table.house import Guest

MALL = "mall-of-horror"
DUEL = "claustrophobia"
LIVE = {"kind": "live", "bank": 100, "increment": 5}


def entries(house: House, table: str) -> list[Entry]:
    """Return the log of a table."""
    return [house.play(table).read(text) for _, text in house.log(table)]


def asked(ada: Guest, table: str) -> int:
    """Return the first seat that is asked."""
    seat: int = ada.sees(table)["asked"][0]
    return seat


# ---------------------------------------------------------------- resigning


def test_of_two_the_other_wins(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(DUEL, "me", "open")
    ben.joins(table)
    line = ben.sits(table, 1)
    assert ada.does(table, 0, "resign") == {"t": "ack", "ref": 0}
    end = line.until(lambda update: update["end"])["end"]
    assert (end["winners"], end["resigned"]) == ([1], [0])
    assert pledge(end["seed"]) == ada.card(table)["pledge"]
    assert line.feed[-1] == {"t": "note", "what": "resigned", "seat": 0, "to": -1}
    assert ada.card(table)["status"] == "over"
    assert entries(house, table) == [Resigned(0)]


def test_of_more_a_bot_plays_on_for_good(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random")
    ben.joins(table)
    ada.does(table, 0, "resign")
    for what in ({"t": "resign"}, {"t": "back", "agree": True}, {"t": "undo"}, {"t": "away", "away": False}):
        assert ada.is_refused(f"/api/tables/{table}/play", what, seat=0)["error"] == "resigned"
    assert ada.card(table)["people"][0]["kept"]
    ada.sits(table, 0).catches_up()
    assert house.play(table).kept == 1, "the chair is not handed back"
    line = ben.sits(table, 1)
    while not any(isinstance(entry, ChoiceEntry) and entry.seat == 0 for entry in entries(house, table)):
        line.until(lambda update: update["options"])
        line.chooses()
        line.catches_up()
    ada.does(table, 0, "chat", text="good luck")


def test_whoever_has_resigned_may_not_choose(house: House, ada: Guest) -> None:
    with_slow_bots = ada.sets_up(MALL, "me", "me", "me", seed="a hand on the pieces")
    seat = asked(ada, with_slow_bots)
    update = ada.sees(with_slow_bots, seat)
    ada.does(with_slow_bots, seat, "resign")
    choice = {"t": "choose", "serial": update["serial"], "option": update["options"][0]["id"]}
    assert ada.is_refused(f"/api/tables/{with_slow_bots}/play", choice, seat=seat)["error"] == "resigned"
    assert all(entry.by == "bot" for entry in entries(house, with_slow_bots) if isinstance(entry, ChoiceEntry))


# ---------------------------------------------------------------- away for a while


def test_a_bot_plays_for_somebody_who_is_away_and_stops_when_they_return(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="away")
    seat = asked(ada, table)
    ada.may_not(table, seat, "away", away=False)
    ada.does(table, seat, "away", away=True)
    wait_until(lambda: entries(house, table)[1:])
    assert entries(house, table)[0] == Kept(seat, kept=True, why="left")
    made = entries(house, table)[1]
    assert isinstance(made, ChoiceEntry)
    assert (made.seat, made.by) == (seat, "bot")
    wait_until(lambda: asked(ada, table) != seat)
    ada.does(table, seat, "away", away=False)
    notes = [item["what"] for item in ada.sees(table, seat)["feed"] if item["t"] == "note"]
    assert notes == ["left", "returned"]
    assert not ada.card(table)["people"][seat]["kept"]


def test_whoever_returns_in_time_chooses_and_not_the_bot(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ask, asks = house.hall.thinkers.ask, []
        thought = asyncio.Event()

        async def ponder(question: Any, packed: Thought) -> Any:
            asks.append(question)
            assert packed.level == USUAL, "a leaver's chair is kept as well as any other bot's"
            if question is choose:
                await thought.wait()
            return await ask(question, packed)

        house.hall.thinkers.ask = ponder  # type: ignore[assignment, method-assign]
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me", seed="in time")
        seat = asked(ada, table)
        ada.does(table, seat, "away", away=True)
        wait_until(lambda: choose in asks)
        ada.does(table, seat, "away", away=False)
        house.loop.call_soon_threadsafe(thought.set)
        ada.sits(table, seat).catches_up()
        assert len(entries(house, table)) == 2
        assert asked(ada, table) == seat
        ada.does(table, seat, "away", away=True)
        wait_until(lambda: len(entries(house, table)) > 3)
        made = entries(house, table)[3]
        assert isinstance(made, ChoiceEntry)
        assert (made.seat, made.by) == (seat, "bot")


def test_without_keepers_nobody_leaves_the_chair_to_a_bot(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", keep=False)
    assert ada.may_not(table, 0, "away", away=True)["error"] == "no-keeper"


def test_a_bot_keeps_the_chair_of_whoever_loses_a_live_table(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", pace={"kind": "live", "bank": 7000})
    ben.joins(table)
    ada.sits(table, 0).catches_up()
    line = ben.sits(table, 1).catches_up()
    line.leaves()
    wait_until(lambda: not ada.card(table)["people"][1]["here"])
    house.wakes(table)
    house.clock.passes(seconds=19)
    house.wakes(table)
    ada.sits(table, 0).catches_up()
    assert not any(isinstance(entry, Kept) for entry in entries(house, table))
    house.clock.passes(seconds=30)
    house.wakes(table)
    wait_until(lambda: Kept(1, kept=True, why="left") in entries(house, table))
    assert ada.card(table)["people"][1]["kept"]
    again = ben.sits(table, 1).catches_up()
    wait_until(lambda: Kept(1, kept=False, why="returned") in entries(house, table))
    again.catches_up()
    assert [item["what"] for item in again.feed if item["t"] == "note"] == ["left", "returned"]
    assert not ada.card(table)["people"][1]["kept"]


def test_whoever_returns_at_the_wrong_moment_is_told_and_not_counted_as_here(
    house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="moment")
    seat = (asked(ada, table) + 1) % 3
    ada.does(table, seat, "away", away=True)

    async def too_late(*_: object) -> None:
        raise OptionError("the game is over")

    monkeypatch.setattr(house.hall, "submit", too_late)
    line = ada.sits(table, seat)
    assert line.is_closed_with() == 4403
    assert line.answers[0]["detail"] == "the game is over"
    assert house.room(table).listeners == set()


# ---------------------------------------------------------------- clocks


def clock_of(ada: Guest, table: str, seat: int) -> tuple[int, bool]:
    """Return what a seat's clock shows and whether it runs."""
    clock = ada.sees(table)["clocks"][seat]
    return clock["left"], clock["runs"]


def test_a_live_clock_runs_while_asked_and_is_rewarded_for_a_choice(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="live", pace=LIVE)
    for seat in range(3):
        ada.sits(table, seat).catches_up()
    seat = asked(ada, table)
    others = {0, 1, 2} - {seat}
    assert clock_of(ada, table, seat) == (100_000, True)
    house.clock.passes(seconds=30)
    assert clock_of(ada, table, seat) == (70_000, True)
    assert all(clock_of(ada, table, other) == (100_000, False) for other in others)
    ada.chooses(table, seat)
    assert clock_of(ada, table, seat)[0] == 75_000
    house.clock.passes(seconds=1)
    running = [other for other in range(3) if clock_of(ada, table, other)[1]]
    assert running == ada.sees(table)["asked"]


def test_a_slow_clock_gives_every_question_its_hours(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="slow", pace={"kind": "slow", "hours": 5})
    seat = asked(ada, table)
    house.clock.passes(hours=2)
    assert clock_of(ada, table, seat) == (3 * 3_600_000, True)
    ada.chooses(table, seat)
    following = asked(ada, table)
    assert clock_of(ada, table, following) == (5 * 3_600_000, True)


def test_out_of_time_a_bot_takes_over(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="late", pace={"kind": "slow", "hours": 1}, timeout="bot")
    seat = asked(ada, table)
    house.clock.passes(hours=1)
    house.wakes(table)
    wait_until(lambda: len(entries(house, table)) > 1)
    assert entries(house, table)[0] == Kept(seat, kept=True, why="timeout")
    made = entries(house, table)[1]
    assert isinstance(made, ChoiceEntry)
    assert (made.seat, made.by) == (seat, "bot")
    assert {"t": "note", "what": "kept", "seat": seat, "to": -1} in ada.sees(table, seat)["feed"]


def test_out_of_time_a_seat_has_resigned(house: House, ada: Guest) -> None:
    table = ada.sets_up(DUEL, "me", "me", seed="late", pace=LIVE, timeout="resign")
    for seat in range(2):
        ada.sits(table, seat).catches_up()
    seat = asked(ada, table)
    house.clock.passes(seconds=100)
    house.wakes(table)
    wait_until(lambda: ada.card(table)["status"] == "over")
    assert ada.sees(table)["end"]["winners"] == [1 - seat]


def test_without_a_pace_there_are_no_clocks(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="calm")
    house.clock.passes(hours=1000)
    house.wakes(table)
    assert ada.sees(table)["clocks"] == []
    assert entries(house, table) == []


@pytest.mark.parametrize("pace", [LIVE, {"kind": "slow", "hours": 5}])
def test_a_restart_changes_no_byte_of_what_a_seat_sees(tmp_path: Path, pace: dict[str, object]) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me", seed="restart", pace=pace)
        lines = [ada.sits(table, seat).catches_up() for seat in range(3)]
        for second in range(12):
            house.clock.passes(seconds=second)
            ada.chooses(table, asked(ada, table), -1)
        undoer = next((seat for seat in range(3) if ada.sees(table, seat)["undo"]), None)
        if undoer is not None:
            ada.does(table, undoer, "undo")
        ada.does(table, 1, "chat", text="is it on?")
        house.clock.passes(seconds=3)
        before = [json.dumps(ada.sees(table, seat)) for seat in (0, 1, 2, None)]
        assert any(item["runs"] for item in json.loads(before[0])["clocks"])
        assert lines
    again = House(tmp_path, house.clock, settings_for(tmp_path)).open()
    try:
        ada.moves_to(again)
        assert [json.dumps(ada.sees(table, seat)) for seat in (0, 1, 2, None)] == before
    finally:
        again.close()


# ---------------------------------------------------------------- a chair that changes hands


def test_whoever_got_up_before_the_start_neither_hears_nor_acts_for_the_next_one(
    house: House, ada: Guest, ben: Guest
) -> None:
    table = ada.sets_up(MALL, "open", "open", "random")
    ben.joins(table, 0)
    line = ben.sits(table, 0)
    ben.posts(f"/api/tables/{table}/leave")
    ada.joins(table, 0)
    ada.posts(f"/api/tables/{table}/seats/1", {"who": "bot", "level": "random"})
    assert ada.card(table)["status"] == "playing"
    assert line.is_closed_with() == 4403
    assert line.update == {}
    words = {"t": "chat", "text": "It is me"}  # bots move meanwhile, so only the refusal itself can be compared
    assert ben.is_refused(f"/api/tables/{table}/play", words, seat=0)["error"] == "not-your-seat"
    assert not any(isinstance(entry, LineEntry) for entry in entries(house, table))


# ---------------------------------------------------------------- clocks on a page that is loaded again


def test_a_page_that_is_loaded_again_shows_the_time_that_is_left_now(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", pace=LIVE)
    seat = asked(ada, table)
    first = ada.sits(table, seat).catches_up().update
    house.clock.passes(seconds=30)
    again = ada.sits(table, seat).catches_up().update
    assert first["clocks"][seat]["left"] - again["clocks"][seat]["left"] == 30_000
