"""What a worker may rely on without asking the database: its own life, and the leases that nobody can have taken."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import literal, select
from sqlalchemy.exc import OperationalError

from ostoja.table.storage.crew import PULSE, SILENCE, SURE, Crew
from ostoja.table.storage.leases import ANOTHERS, ASKED_AGAIN, FREE, Leases
from ostoja.table.storage.schema import LEASES
from tests.simulation.loop import VirtualLoop
from tests.simulation.storage import Database, Door
from tests.simulation.weather import CALM, KINDS, Weather

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

LOSES_ANSWER = "storage-loses-answer"


class Worker:
    """What one of several workers knows of the others."""

    def __init__(self, house: House, name: str) -> None:
        self.door = Door(house.database, house.weather, name)
        self.crew = Crew(self.door.sessions, name, shared=True)  # type: ignore[arg-type]
        self.leases = Leases(self.door.sessions, self.crew)  # type: ignore[arg-type]


class House:
    """A database in memory, its weather and two workers, on virtual time."""

    def __init__(self) -> None:
        self.loop = VirtualLoop(lambda: None)
        self.database = Database()
        self.weather = Weather("leases", CALM, lambda _: None, self.loop.time)
        self.first, self.second = Worker(self, "first"), Worker(self, "second")

    async def beats(self, seconds: float, *workers: Worker) -> None:
        """Let time pass in which some workers give signs of life."""
        end = self.loop.time() + seconds
        while self.loop.time() < end:
            for worker in workers:
                await worker.crew.beat()
            await asyncio.sleep(min(PULSE, max(0.0, end - self.loop.time())))

    def plays(self, story: Callable[[House], Coroutine[Any, Any, None]]) -> None:
        """Let a story happen."""
        try:
            self.loop.run_until_complete(story(self))
        finally:
            self.loop.bury()


def test_a_lease_that_is_held_is_not_asked_for_at_every_move() -> None:
    async def story(house: House) -> None:
        first = house.first
        await first.crew.beat()
        assert await first.leases.take("t")
        commits = house.database.commits
        for _ in range(50):
            assert await first.leases.take("t")
        assert house.database.commits == commits
        await house.beats(ASKED_AGAIN, first)
        commits = house.database.commits
        assert await first.leases.take("t")
        assert house.database.commits == commits + 1

    House().plays(story)


def test_a_lease_that_another_holds_is_not_asked_for_at_every_move_but_as_soon_as_it_is_free() -> None:
    async def story(house: House) -> None:
        first, second = house.first, house.second
        await house.beats(0.1, first, second)
        assert await first.leases.take("t")
        assert not await second.leases.take("t")
        await first.crew.leave()
        assert not await second.leases.take("t")
        second.leases.anothers["t"] -= ANOTHERS
        assert await second.leases.take("t")

    House().plays(story)


def test_what_a_round_finds_without_a_keeper_is_asked_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostoja.table.storage.leases.ORPHANED", select(LEASES.c.table_id, literal(4)).where(FREE))

    async def story(house: House) -> None:
        first, second = house.first, house.second
        await house.beats(0.1, first, second)
        assert await first.leases.take("t")
        assert not await second.leases.take("t")
        assert await second.leases.orphaned() == {}
        await first.crew.leave()
        assert await second.leases.orphaned() == {"t": 4}
        assert await second.leases.take("t")

    House().plays(story)


def test_who_gave_no_sign_for_a_while_asks_before_it_relies_on_a_lease() -> None:
    async def story(house: House) -> None:
        first, second = house.first, house.second
        await house.beats(0.1, first, second)
        assert await first.leases.take("t")
        await house.beats(SURE, second)
        assert not first.leases.holds("t")
        assert await first.leases.take("t")
        await house.beats(SILENCE + PULSE, second)
        assert await second.leases.take("t")
        assert not await first.leases.take("t")
        assert second.leases.holds("t")

    House().plays(story)


def test_what_was_held_in_an_earlier_life_is_asked_for_again() -> None:
    async def story(house: House) -> None:
        first, second = house.first, house.second
        await house.beats(0.1, first, second)
        assert await first.leases.take("t")
        await house.beats(SILENCE + PULSE, second)
        assert await second.leases.take("t")
        assert await first.crew.beat()
        assert first.crew.is_sure()
        assert not await first.leases.take("t")

    House().plays(story)


def test_a_new_life_whose_beginning_was_not_answered_is_a_new_life_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(house: House) -> None:
        first, second = house.first, house.second
        await house.beats(0.1, first, second)
        assert await first.leases.take("t")
        await house.beats(SILENCE + PULSE, second)
        assert await second.leases.take("t")
        monkeypatch.setitem(KINDS, LOSES_ANSWER, (1.0, 1.0))
        house.weather.kinds, house.weather.until = {LOSES_ANSWER}, house.loop.time() + 1.0
        with pytest.raises(OperationalError):
            await first.crew.beat()
        house.weather.kinds = set()
        assert await first.crew.beat(), "whoever was here must be written down anew"
        assert not await first.crew.beat()
        assert not await first.leases.take("t")

    House().plays(story)


def test_who_is_heard_for_the_first_time_was_not_silent_before() -> None:
    async def story(house: House) -> None:
        first, second = house.first, house.second
        await house.beats(60.0, first)
        await second.crew.beat()
        await asyncio.sleep(PULSE)
        assert not await second.crew.beat()
        assert second.crew.heard["first"].silent == pytest.approx(PULSE)

    House().plays(story)


def test_a_lease_that_was_asked_for_while_it_was_given_up_is_not_relied_on() -> None:
    async def story(house: House) -> None:
        first = house.first
        await first.crew.beat()
        for _ in range(50):
            await asyncio.gather(first.leases.take("t"), first.leases.leave("t"), first.leases.take("t"))
            assert not first.leases.holds("t")

    House().plays(story)
