"""Bots that hang, fail or lose their process: a quick one answers for them, and no other table notices."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING, Any

import pytest
import structlog.testing

from ostoja.bots.bot import Bot
from ostoja.bots.greedy import GreedyBot
from ostoja.bots.registry import BOTS, QUICK, is_quick
from ostoja.games import all_games
from ostoja.table import bot_turns
from ostoja.table.bot_thinking import BRIEFLY
from ostoja.table.bot_turns import on_beat
from ostoja.table.entries import ChoiceEntry
from ostoja.table.settings import BotPace
from tests.simulation.loop import VirtualLoop
from tests.table.house import opened, wait_until
from tests.table.judged import judged
from tests.table.minds import DEEP, hangs_when_deep
from tests.table.test_thinkers import pids
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ostoja.bots.bot import Chair
    from tests.table.house import House

MALL = "mall-of-horror"
BUDGET = 1.5


def troubles(logs: list[Any]) -> set[str]:
    """Return why bots gave no answer."""
    return {line["trouble"] for line in logs if line["event"] == "bot gives no answer"}


def choices(house: House, table: str) -> int:
    """Count the choices of a table."""
    return sum(isinstance(house.play(table).read(text), ChoiceEntry) for _, text in house.log(table))


@pytest.fixture
def deep(monkeypatch: pytest.MonkeyPatch) -> str:
    """Let there be a strong bot that hangs whenever it has to choose; its process does not even know it."""
    monkeypatch.setitem(BOTS, DEEP, GreedyBot)
    monkeypatch.setattr(bot_turns, "choose", hangs_when_deep)
    return DEEP


# ---------------------------------------------------------------- in processes


def test_a_bot_that_hangs_holds_its_own_table_for_its_budget_and_no_other(tmp_path: Path, deep: str) -> None:
    pace = BotPace(0.01, 0.02, BUDGET, talk=0.0)
    with opened(tmp_path, thinkers=1, bots=pace) as house, structlog.testing.capture_logs() as logs:
        ada = house.guest("Ada")
        stuck = ada.sets_up(MALL, deep, deep, deep, seed="stuck", talk="closed")
        begun = time.monotonic()
        other = ada.sets_up(MALL, "greedy", "greedy", "greedy", seed="other", talk="closed")
        wait_until(lambda: choices(house, stuck) >= 3)
        assert time.monotonic() - begun < 3 * (BUDGET + BRIEFLY) + 10
        wait_until(lambda: ada.card(other)["status"] == "over", 90)
        for table in (stuck, other):
            made = judged(house, table)
            assert [choice.words for choice in made] == [choice.judged for choice in made]
        assert any(choice.words != choice.offered[0] for choice in judged(house, stuck))
    assert "overdue" in troubles(logs)
    assert troubles(logs) <= {"overdue", "crowded"}


def test_a_bot_that_its_process_does_not_know_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, DEEP, GreedyBot)
    with opened(tmp_path, thinkers=1) as house, structlog.testing.capture_logs() as logs:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, DEEP, DEEP, DEEP, seed="unknown", talk="closed")
        wait_until(lambda: choices(house, table) >= 20, 60)
        made = judged(house, table)
    assert [choice.words for choice in made] == [choice.judged for choice in made]
    failed = [line for line in logs if line["event"] == "bot gives no answer"]
    assert {(line["trouble"], line["level"], line["reason"]) for line in failed} == {("failed", DEEP, "SetupError")}


def test_processes_that_are_killed_lose_no_turn(tmp_path: Path) -> None:
    pace = BotPace(0.01, 0.02, talk=0.0)
    with opened(tmp_path, thinkers=1, bots=pace) as house, structlog.testing.capture_logs() as logs:
        ada = house.guest("Ada")
        tables = [
            ada.sets_up(MALL, "greedy", "greedy", "greedy", seed=f"killed {number}", talk="closed")
            for number in range(2)
        ]
        for number in range(1, 5):
            wait_until(lambda number=number: all(choices(house, table) >= 5 * number for table in tables), 60)  # type: ignore[misc]
            for process in pids(house.hall.thinkers.pool):
                os.kill(process, signal.SIGKILL)
        wait_until(lambda: all(ada.card(table)["status"] == "over" for table in tables), 90)
        assert troubles(logs) <= {"died"}
        for table in tables:
            made = judged(house, table)
            assert [choice.words for choice in made] == [choice.judged for choice in made]
    assert {"process for bots lost", "bot gives no answer"} & {line["event"] for line in logs}
    assert not [line for line in logs if line["event"] == "turn failed"]


# ---------------------------------------------------------------- whoever answers


def test_bots_that_answer_at_once_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, DEEP, GreedyBot)
    assert [is_quick(level) for level in ("random", QUICK, DEEP, "a level of another build")] == [
        True,
        True,
        False,
        False,
    ]


class Cheat(Bot):
    """It chooses what nobody offers."""

    def choose(self, chair: Chair) -> int:
        return -1


def test_a_bot_that_chooses_what_it_may_not_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with opened(tmp_path) as house, structlog.testing.capture_logs() as logs:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "cheat", "cheat", "cheat", seed="cheat", talk="closed")
        wait_until(lambda: ada.card(table)["status"] == "over", 60)
        made = judged(house, table)
    assert [choice.words for choice in made] == [choice.judged for choice in made]
    assert {line["reason"] for line in logs if line["event"] == "bot gives no answer"} == {"OptionError"}


def test_where_no_bot_answers_the_lot_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, QUICK, Cheat)
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "greedy", "greedy", "greedy", seed="lot", talk="closed")
        wait_until(lambda: ada.card(table)["status"] == "over", 60)
        monkeypatch.setitem(BOTS, QUICK, GreedyBot)
        made = judged(house, table)
    places = {choice.offered.index(choice.words) for choice in made if len(choice.offered) == 2}
    assert places == {0, 1}


# ---------------------------------------------------------------- a game without a judgement


@pytest.fixture
def toy() -> Iterator[str]:
    """Let the toy be one of the games: it has no judgement."""
    games = all_games()
    games[TOY.key] = TOY
    yield TOY.key
    del games[TOY.key]


def test_a_game_without_a_judgement_has_bots_and_keepers_all_the_same(tmp_path: Path, toy: str) -> None:
    with opened(tmp_path) as house, structlog.testing.capture_logs() as logs:
        ada = house.guest("Ada")
        table = ada.sets_up(toy, "me", "me", "greedy", seed="toy")
        for seat in range(2):
            ada.does(table, seat, "away", away=True)
        wait_until(lambda: ada.card(table)["status"] == "over")
        assert {choice.by for choice in judged(house, table)} == {"", "bot"}
    assert troubles(logs) == set()


# ---------------------------------------------------------------- when it answers


@pytest.mark.parametrize(
    ("thinks", "answers"), [(0.0, 2.0), (1.9, 2.0), (2.0, 2.0), (2.1, 4.0), (3.9, 4.0), (11.0, 12.0)]
)
def test_who_thinks_longer_answers_after_as_much_again(thinks: float, answers: float) -> None:
    loop = VirtualLoop(lambda: None)

    async def turn() -> float:
        begun = loop.time()
        await asyncio.sleep(thinks)
        await on_beat(begun, 2.0)
        return loop.time() - begun

    try:
        assert loop.run_until_complete(turn()) == pytest.approx(answers)
    finally:
        loop.close()


def test_a_bot_without_any_delay_answers_at_once() -> None:
    begun = time.monotonic()

    async def turn() -> None:
        await on_beat(asyncio.get_running_loop().time(), 0.0)

    asyncio.run(turn())
    assert time.monotonic() - begun < 5
