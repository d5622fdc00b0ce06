"""Whoever waits for a mind passes table by table; who waits long makes others think less."""

from __future__ import annotations

import asyncio

from ostoja.table.bot_thinking import shared_out
from ostoja.table.turnstile import Turnstile
from tests.table.minds import thought


async def passing(turnstile: Turnstile, table: str, order: list[str]) -> None:
    await turnstile.acquire(table)
    order.append(table)
    turnstile.release()


def test_tables_take_turns_whoever_has_many_bots() -> None:
    async def run() -> list[str]:
        turnstile = Turnstile(1)
        order: list[str] = []
        await turnstile.acquire("first")
        waiting = [asyncio.create_task(passing(turnstile, table, order)) for table in ("big", "big", "big", "small")]
        await asyncio.sleep(0)
        assert turnstile.crowd() == 4
        turnstile.release()
        await asyncio.gather(*waiting)
        assert (turnstile.crowd(), turnstile.free) == (0, 1)
        return order

    assert asyncio.run(run()) == ["big", "small", "big", "big"]


def test_whoever_gives_up_waiting_leaves_the_turn_to_the_next() -> None:
    async def run() -> list[str]:
        turnstile = Turnstile(1)
        order: list[str] = []
        await turnstile.acquire("first")
        gone, given, last = (asyncio.create_task(passing(turnstile, table, order)) for table in "abc")
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turnstile.release()
        given.cancel()  # its turn has come, but it is not there any more
        await asyncio.gather(gone, given, last, return_exceptions=True)
        assert (turnstile.crowd(), turnstile.free) == (0, 1)
        return order

    assert asyncio.run(run()) == ["c"]


def test_the_more_wait_the_less_each_thinks() -> None:
    alone = thought()
    assert shared_out(alone, 5.0, 0.0).limit == 0.0
    assert shared_out(alone, 5.0, 1.0).limit == 2.5
    assert shared_out(alone, 5.0, 9.0).limit == 0.5
