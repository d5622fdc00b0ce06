"""Where bots think: what one of them does to its process costs nobody else's thought."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import structlog.testing
from prometheus_client import REGISTRY

from ostoja.engine.agenda import Endless, Step, Unwritten
from ostoja.table import bot_pool as pools
from ostoja.table.bot_minds import Apart, Mind, methods
from ostoja.table.bot_pool import Pool
from ostoja.table.bot_thinkers import Thinkers
from ostoja.table.bot_thinking import Answer, answered, serve
from ostoja.table.hand import Hand
from tests.table.house import is_alive, wait_until
from tests.table.minds import (
    answers_unspeakably,
    dies,
    fails_unspeakably,
    hangs,
    lacks_something,
    ponders,
    tells_its_process,
    thought,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Coroutine


HERE = Path(__file__).parents[2]


def within(work: Callable[[Thinkers], Coroutine[Any, Any, None]], processes: int = 1) -> list[dict[str, Any]]:
    """Do something with thinkers that are ready; return what was logged."""

    async def run() -> None:
        thinkers = Thinkers(processes)
        thinkers.open()
        try:
            await asyncio.gather(*[thinkers.ask(ponders, thought(quick=True)) for _ in range(processes + 1)])
            await work(thinkers)
        finally:
            thinkers.close()

    with structlog.testing.capture_logs() as logs:
        asyncio.run(run())
    return [dict(line) for line in logs]


def pids(pool: Pool) -> set[int]:
    """Return the processes of a pool."""
    found = {mind.process.pid for mind in pool.minds if isinstance(mind, Apart) and mind.process}
    return {pid for pid in found if pid is not None}


async def begun(mark: Path, gone: Collection[int] = ()) -> int:
    """Wait until a thought has begun, in a process that is not gone; return its process."""
    await asyncio.to_thread(wait_until, lambda: mark.exists() and mark.read_text() not in {"", *map(str, gone)})
    return int(await asyncio.to_thread(mark.read_text))


async def ended(process: int) -> None:
    """Wait until a process is gone."""
    await asyncio.to_thread(wait_until, lambda: not is_alive(process))


# ---------------------------------------------------------------- hands


def test_one_thread_does_all_for_a_process_and_ends_with_it() -> None:
    async def work() -> tuple[threading.Thread, list[threading.Thread]]:
        hand = Hand("bots")
        threads = [await hand.do(threading.current_thread) for _ in range(3)]
        with pytest.raises(ZeroDivisionError):
            await hand.do(lambda: 1 // 0)
        threads.append(await hand.do(threading.current_thread))
        hand.end()
        return threads[0], threads

    first, all_of_them = asyncio.run(work())
    assert set(all_of_them) == {first}
    assert first.daemon
    wait_until(lambda: not first.is_alive())


# ---------------------------------------------------------------- overdue


def test_an_overdue_bot_costs_its_process_and_no_thought_that_waits(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        stuck = asyncio.create_task(thinkers.ask(hangs, thought(0.5, tmp_path / "stuck")))
        process = await begun(tmp_path / "stuck")
        assert process in pids(thinkers.pool)
        assert await thinkers.ask(tells_its_process, thought()) not in {None, process}
        assert await stuck is None
        await ended(process)
        answers = await asyncio.gather(*[thinkers.ask(ponders, thought(quick=True)) for _ in range(2)])
        assert set(answers) == pids(thinkers.pool)
        assert (len(set(answers)), thinkers.queue) == (2, 0)

    (line,) = within(work)
    assert (line["event"], line["trouble"], line["level"]) == ("bot gives no answer", "overdue", "greedy")


def test_thoughts_in_other_processes_go_on() -> None:
    async def work(thinkers: Thinkers) -> None:
        stuck, *others = await asyncio.gather(
            thinkers.ask(hangs, thought(0.3)), *[thinkers.ask(ponders, thought()) for _ in range(3)]
        )
        assert stuck is None
        assert None not in others

    assert [line["trouble"] for line in within(work, 2)] == ["overdue"]


def test_the_time_of_a_thought_begins_when_it_does() -> None:
    async def work(thinkers: Thinkers) -> None:
        start = time.monotonic()
        answers = await asyncio.gather(*[thinkers.ask(ponders, thought(2.0)) for _ in range(5)])
        assert time.monotonic() - start > 2.0
        assert None not in answers

    assert within(work) == []


def test_quick_bots_answer_while_all_others_hang(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        stuck = [asyncio.create_task(thinkers.ask(hangs, thought(30, tmp_path / f"{at}"))) for at in range(3)]
        busy = {await begun(tmp_path / f"{at}") for at in range(2)}
        for _ in range(3):
            assert await thinkers.ask(tells_its_process, thought(quick=True)) in pids(thinkers.pool) - busy
        assert not any(one.done() for one in stuck)
        for one in stuck:
            one.cancel()

    assert within(work, 2) == []


def test_who_waits_too_long_is_told_so() -> None:
    async def work(thinkers: Thinkers) -> None:
        stuck = asyncio.create_task(thinkers.ask(hangs, thought()))
        await asyncio.sleep(0.1)
        thinkers.pool.patience = 0.2
        assert await thinkers.ask(tells_its_process, thought()) is None
        assert not stuck.done()
        stuck.cancel()

    assert [line["trouble"] for line in within(work)] == ["crowded"]


def test_whoever_gives_up_waiting_leaves_the_process_to_the_next(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        processes = pids(thinkers.pool)
        for at in range(4):
            given_up = asyncio.create_task(thinkers.ask(ponders, thought(mark=tmp_path / f"{at}")))
            await begun(tmp_path / f"{at}")
            waiting = asyncio.create_task(thinkers.ask(ponders, thought()))
            await asyncio.sleep(0)
            given_up.cancel()
            waiting.cancel()
        answers = {await thinkers.ask(tells_its_process, thought()) for _ in range(4)}
        assert answers == pids(thinkers.pool) == processes

    assert within(work) == []


# ---------------------------------------------------------------- dead


def test_a_thought_that_dies_with_its_process_is_thought_once_more(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        thinking = asyncio.create_task(thinkers.ask(ponders, thought(mark=tmp_path / "begun")))
        process = await begun(tmp_path / "begun")
        os.kill(process, signal.SIGKILL)
        assert await thinking not in {None, process}

    assert [line["trouble"] for line in within(work)] == ["died"]


def test_processes_that_were_killed_between_two_thoughts_are_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        processes = pids(thinkers.pool)
        for process in processes:
            os.kill(process, signal.SIGKILL)
            await ended(process)
        assert await thinkers.ask(tells_its_process, thought()) in pids(thinkers.pool) - processes

    logs = within(work)
    assert [line["event"] for line in logs] == ["process for bots lost"] * 2


def test_a_bot_that_kills_its_process_is_not_asked_for_ever() -> None:
    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.ask(dies, thought()) is None
        assert await thinkers.ask(tells_its_process, thought()) is not None

    assert [line["trouble"] for line in within(work)] == ["died"] * 3  # in both processes, and in a new one


def test_a_thought_outlives_all_processes_that_are_killed_one_by_one_under_it(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        killed: set[int] = set()
        thinking = asyncio.create_task(thinkers.ask(ponders, thought(mark=tmp_path / "begun")))
        for _ in pids(thinkers.pool):
            process = await begun(tmp_path / "begun", killed)
            os.kill(process, signal.SIGKILL)
            killed.add(process)
        assert await thinking not in {None, *killed}

    assert [line["trouble"] for line in within(work)] == ["died", "died"]


def test_a_process_that_was_stopped_is_ended_and_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        processes = pids(thinkers.pool)
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        for _ in processes:
            assert await thinkers.ask(tells_its_process, thought(0.3)) is None
        assert await thinkers.ask(tells_its_process, thought()) in pids(thinkers.pool) - processes
        for process in processes:
            await ended(process)

    assert [line["trouble"] for line in within(work)] == ["overdue"] * 2


def test_ctrl_c_is_for_the_server_to_handle() -> None:
    async def work(thinkers: Thinkers) -> None:
        processes = pids(thinkers.pool)
        for process in processes:
            os.kill(process, signal.SIGINT)
        assert {await thinkers.ask(tells_its_process, thought()) for _ in range(4)} == processes

    assert within(work) == []


SERVER = """
import asyncio, sys
from ostoja.table.bot_thinkers import Thinkers
from tests.table.minds import hangs, tells_its_process, thought

async def serve():
    thinkers = Thinkers(1)
    print(await thinkers.ask(tells_its_process, thought()), flush=True)
    await (thinkers.ask(hangs, thought(3600)) if sys.argv[1] == "thinks" else asyncio.sleep(3600))

asyncio.run(serve())
"""


@pytest.mark.parametrize("bot", ["thinks", "waits"])
def test_processes_end_with_their_server_even_if_it_is_killed(bot: str) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER, bot], stdout=subprocess.PIPE, text=True, cwd=HERE) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert is_alive(process)
        time.sleep(0.2)
        server.kill()
    wait_until(lambda: not is_alive(process))


def test_a_process_whose_server_has_gone_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    for is_ready in (False, True):
        line, other_end = methods().Pipe()
        process = methods().Process(target=serve, args=(other_end,))
        process.start()
        other_end.close()
        if is_ready:
            line.recv()
        line.close()
        process.join(60)
        assert process.exitcode == 0
    assert capfd.readouterr().err == ""


# ---------------------------------------------------------------- failed


def test_an_error_is_logged_by_its_real_name_and_costs_no_process() -> None:
    async def work(thinkers: Thinkers) -> None:
        processes = pids(thinkers.pool)
        for question in (fails_unspeakably, lacks_something, answers_unspeakably, lambda _: 0):
            assert await thinkers.ask(question, thought()) is None
        assert {await thinkers.ask(tells_its_process, thought()) for _ in range(4)} == processes

    logs = within(work)
    assert [line["trouble"] for line in logs] == ["failed"] * 4
    assert [line["reason"] for line in logs[:2]] == ["Unspeakable", "Unwritten"]
    assert all("minds.py" in line["where"] for line in logs[:2])
    assert "Pin-Up" not in repr(logs), "what an error says may be a secret"


@pytest.mark.parametrize("error", [Unwritten(Step(), "copy"), Endless(Step())])
def test_errors_of_the_engine_say_the_same_in_another_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  our own
    assert (type(again), str(again)) == (type(error), str(error))
    assert "Step" in str(again)


def test_what_comes_to_nothing_is_counted() -> None:
    name, labels = "ostoja_bot_unanswered_total", {"trouble": "failed"}
    before = REGISTRY.get_sample_value(name, labels) or 0.0

    async def work(thinkers: Thinkers) -> None:
        await thinkers.ask(lacks_something, thought())

    within(work, 0)
    assert REGISTRY.get_sample_value(name, labels) == before + 1


# ---------------------------------------------------------------- without processes, and without luck


def test_without_processes_a_bot_that_hangs_holds_neither_the_server_nor_the_next_one() -> None:
    async def work(thinkers: Thinkers) -> None:
        stuck = asyncio.create_task(thinkers.ask(hangs, thought(0.3)))
        turns = 0
        while not stuck.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert turns > 5
        assert stuck.result() is None
        assert await thinkers.ask(tells_its_process, thought()) == os.getpid()

    assert [line["trouble"] for line in within(work, 0)] == ["overdue"]


def test_where_no_process_can_be_forked_each_is_made_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    methods.cache_clear()

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.ask(tells_its_process, thought()) in pids(thinkers.pool)

    try:
        assert within(work) == []
        assert methods().get_start_method() == "spawn"
    finally:
        methods.cache_clear()


class Clumsy(Mind):
    """Somewhere to think that does not get ready at first."""

    births = 0

    async def open(self) -> None:
        Clumsy.births += 1
        if Clumsy.births <= 3:
            raise OSError("no memory")

    def is_lost(self) -> bool:
        return False

    async def think(self, question: Callable[[Any], object], thought: Any) -> Answer:
        return answered(question, thought)

    def end(self) -> None:
        pass


def test_processes_that_cannot_be_started_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "PAUSE", 0.01)

    async def run() -> Answer:
        return await Pool(1, Clumsy).think(tells_its_process, thought())

    with structlog.testing.capture_logs() as logs:
        assert asyncio.run(run()).value == os.getpid()
    assert [(line["event"], line["reason"]) for line in logs] == [("no process for bots", "OSError")] * 3
