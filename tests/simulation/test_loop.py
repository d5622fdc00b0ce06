"""The loop of the simulated house: its time jumps, its order is fixed, and what is killed never runs again."""

from __future__ import annotations

import asyncio
from contextvars import copy_context

import pytest

from tests.simulation.loop import OWNER, Stuck, VirtualLoop


def nothing() -> None:
    """Look at nothing."""


def test_an_hour_of_sleep_takes_no_time() -> None:
    loop = VirtualLoop(nothing)
    loop.run_until_complete(asyncio.sleep(3600))
    assert loop.now == 3600
    loop.bury()


def test_timers_ring_in_their_order() -> None:
    loop = VirtualLoop(nothing)
    rung: list[int] = []
    for after in (3, 1, 2):
        loop.call_later(after, rung.append, after)
    loop.run_until_complete(asyncio.sleep(5))
    assert rung == [1, 2, 3]
    loop.bury()


def test_a_loop_with_nothing_to_wait_for_says_so() -> None:
    loop = VirtualLoop(nothing)
    with pytest.raises(Stuck):
        loop.run_until_complete(loop.create_future())
    loop.bury()


def test_whoever_is_killed_does_not_even_clean_up() -> None:
    loop = VirtualLoop(nothing)
    done: list[str] = []
    bell = asyncio.Event()

    async def works() -> None:
        try:
            await asyncio.sleep(1)
            done.append("slept")
        finally:
            done.append("cleaned up")

    async def waits() -> None:
        await bell.wait()
        done.append("rung")

    context = copy_context()
    context.run(OWNER.set, "worker")
    for work in (works(), waits()):
        context.run(loop.create_task, work)
    loop.run_until_complete(asyncio.sleep(0.5))
    loop.kill("worker")
    bell.set()
    loop.run_until_complete(asyncio.sleep(5))
    assert done == []
    loop.bury()
    assert "cleaned up" in done  # but nothing is left behind once nobody looks any more


def test_it_is_looked_after_every_turn() -> None:
    looks: list[float] = []
    loop = VirtualLoop(lambda: looks.append(loop.now))
    loop.run_until_complete(asyncio.sleep(1))
    assert looks[0] == 0
    assert looks[-1] == 1
    loop.bury()
