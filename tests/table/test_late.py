"""Out of time: the one choice that the house makes for somebody is a bot's judgement, and only if they are late."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
import structlog.testing

from ostoja.bots.registry import QUICK
from ostoja.table.bot_thinking import choose
from ostoja.table.entries import ChoiceEntry
from tests.table.house import opened, wait_until
from tests.table.judged import judged
from tests.table.test_faults import Faulty, entries

if TYPE_CHECKING:
    from pathlib import Path

    from ostoja.table.bot_thinking import Thought
    from tests.table.house import Guest, House

MALL = "mall-of-horror"
LIVE = {"kind": "live", "bank": 100, "increment": 5}
SLOW = {"kind": "slow", "hours": 1}


def sets_up(ada: Guest, seed: str, pace: dict[str, object]) -> str:
    """Set up a table of three, all present, at which a choice is made for whoever is late."""
    table = ada.sets_up(MALL, "me", "me", "me", seed=seed, pace=pace, timeout="fallback")
    for seat in range(3):
        ada.sits(table, seat).catches_up()
    return table


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_out_of_time_a_choice_is_made_and_told(house: House, ada: Guest, pace: dict[str, object]) -> None:
    table = sets_up(ada, "late", pace)
    seat = ada.sees(table)["asked"][0]
    house.clock.passes(seconds=99)
    house.wakes(table)
    ada.sits(table, seat).catches_up()
    assert entries(house, table) == []
    house.clock.passes(seconds=3600)
    house.wakes(table)
    wait_until(lambda: entries(house, table))
    first = judged(house, table)[0]
    assert (first.seat, first.by) == (seat, "timeout")
    assert first.words == first.judged != first.offered[0]
    assert {"t": "note", "what": "timeout", "seat": seat, "to": -1} in ada.sees(table, (seat + 1) % 3)["feed"]
    assert not ada.card(table)["people"][seat]["kept"]


def test_whoever_is_late_neither_votes_for_themselves_nor_sacrifices_the_first_one(house: House, ada: Guest) -> None:
    table = sets_up(ada, "nobody moves", SLOW)
    while not house.play(table).over():
        made = len(house.log(table))
        house.clock.passes(hours=1)
        house.wakes(table)
        wait_until(lambda made=made: len(house.log(table)) > made or house.play(table).over())  # type: ignore[misc]
    choices = judged(house, table)
    assert {choice.by for choice in choices} == {"timeout"}
    assert [choice.words for choice in choices] == [choice.judged for choice in choices]
    for verb in ("vote", "sacrifice"):
        better = [choice for choice in choices if choice.words[0] == verb and choice.words != choice.offered[0]]
        assert better, f"the first {verb} of the list was always the best"
    assert any(choice.offered[0] == ["vote", choice.seat] != choice.words for choice in choices)


def test_whoever_chooses_while_the_house_thinks_for_them_is_not_overruled(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ask, asked = house.hall.thinkers.ask, asyncio.Event()
        thought = asyncio.Event()

        async def ponder(question: Any, packed: Thought) -> Any:
            assert question is choose, "nobody speaks for somebody who is late"
            assert packed.level == QUICK
            asked.set()
            await thought.wait()
            return await ask(question, packed)

        house.hall.thinkers.ask = ponder  # type: ignore[assignment, method-assign]
        ada = house.guest("Ada")
        table = sets_up(ada, "just so", SLOW)
        seat = ada.sees(table)["asked"][0]
        house.clock.passes(hours=1)
        house.wakes(table)
        wait_until(asked.is_set)
        chosen = ada.chooses(table, seat, -1)
        house.loop.call_soon_threadsafe(thought.set)
        ada.sits(table, seat).catches_up()
        (made,) = entries(house, table)
        assert isinstance(made, ChoiceEntry)
        assert (made.seat, made.option, made.by) == (seat, chosen, "")


def test_the_choice_for_somebody_who_is_late_is_made_after_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as house:
        table = sets_up(house.guest("Ada"), "fault", SLOW)
        commit = Faulty(house.hall.writer, "commit", monkeypatch)
        commit.fails = "before"
        house.clock.passes(hours=1)
        house.wakes(table)
        wait_until(lambda: commit.failures >= 2)
        assert entries(house, table) == []
        commit.fails = ""
        wait_until(lambda: entries(house, table))
        first = judged(house, table)[0]
    assert first.by == "timeout"
    assert first.words == first.judged


def test_without_any_bot_that_answers_a_choice_is_made_all_the_same(tmp_path: Path) -> None:
    with opened(tmp_path) as house, structlog.testing.capture_logs() as logs:

        async def nothing(_question: Any, _packed: Thought) -> None:
            await asyncio.sleep(0)

        house.hall.thinkers.ask = nothing  # type: ignore[assignment, method-assign]
        table = sets_up(house.guest("Ada"), "lot", SLOW)
        house.clock.passes(hours=1)
        house.wakes(table)
        wait_until(lambda: entries(house, table))
        assert judged(house, table)[0].by == "timeout"
    assert [line for line in logs if line["log_level"] == "error"] == []
