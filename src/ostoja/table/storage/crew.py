"""The crew: which workers of a house are alive, by their pulse in the database and everybody's own steady clock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, delete, insert, select, update

from ostoja.table.storage.schema import PRESENCE, WORKERS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

PULSE: Final = 1.5  # seconds between two beats
SILENCE: Final = 5.0  # seconds without a beat after which a worker is gone
HANGS: Final = 2.0  # seconds after which a beat is given up and tried again
SURE: Final = 3.0  # seconds since its last sign in which a worker knows that nobody has struck it off: below SILENCE

# They are asked all the time, so they are put together once.
OWN: Final = WORKERS.c.worker == bindparam("own")
COUNT_UP: Final = update(WORKERS).where(OWN).values(beat=WORKERS.c.beat + 1)
ENROL: Final = insert(WORKERS).values(beat=0)
PULSES: Final = select(WORKERS.c.worker, WORKERS.c.beat)
STRIKE_OFF: Final = delete(WORKERS).where(OWN, WORKERS.c.beat == bindparam("heard"))
SIGN_OFF: Final = delete(WORKERS).where(OWN)
FORGET: Final = delete(PRESENCE).where(PRESENCE.c.worker == bindparam("own"))


class Heard:
    """The last beat of another worker that was seen, and how long it has not changed."""

    def __init__(self) -> None:
        self.beat = -1  # nobody's: whoever is heard for the first time was not silent before
        self.silent = 0.0


class Crew:
    """All workers of a house, as one of them sees it. A row in `workers` means alive; who is silent loses it.

    Silence is counted by the clock of whoever listens, and only over moments at which the database could be read: a
    wall clock that is set, and a database that was away, make nobody a ghost.
    """

    def __init__(self, sessions: async_sessionmaker[AsyncSession], worker: str, *, shared: bool) -> None:
        self.sessions = sessions
        self.worker = worker
        self.shared = shared
        self.enrolled = False  # this worker has its row, as far as it knows
        self.life = 0  # how often it had no row: what it held in an earlier life may be another's by now
        self.noticed = 0  # the life in which all that follows from it was done
        self.signed = float("-inf")  # when it began to give the last sign that is stored
        self.heard: dict[str, Heard] = {}
        self.looked = 0.0  # when the pulses were last read

    async def beat(self) -> bool:
        """Give a sign of life and listen for the others'; tell whether somebody is gone, or this worker had been."""
        async with asyncio.timeout(HANGS):
            await self.give_sign()
            async with self.sessions() as session:
                rows = await session.execute(PULSES)
                gone = self.listen([(worker, beat) for worker, beat in rows])
            for worker in gone:
                await self.strike_off(worker, self.heard[worker].beat)
        for worker in gone:
            del self.heard[worker]
        self.enrolled = True
        before, self.noticed = self.noticed, self.life
        return bool(gone) or before != self.life

    async def give_sign(self) -> None:
        """Count one's own pulse up; whoever has no row begins a new life, even if it never hears that it is stored."""
        begun = asyncio.get_running_loop().time()
        async with self.sessions.begin() as session:
            if (await session.execute(COUNT_UP, {"own": self.worker})).rowcount != 1:  # type: ignore[attr-defined]
                self.life += 1
                await session.execute(ENROL, {"worker": self.worker})
        self.signed = begun

    def is_sure(self) -> bool:
        """Tell whether nobody can have struck this worker off: for that, others must hear nothing for longer."""
        return asyncio.get_running_loop().time() - self.signed < SURE

    def listen(self, beats: list[tuple[str, int]]) -> list[str]:
        """Note the pulses of the others, and list those that have been silent for too long."""
        now = asyncio.get_running_loop().time()
        span = min(now - self.looked, HANGS + PULSE)
        self.looked = now
        before, self.heard = self.heard, {}
        for worker, beat in beats:
            heard = self.heard[worker] = before.get(worker) or Heard()
            heard.silent = heard.silent + span if heard.beat == beat else 0.0
            heard.beat = beat
        return [worker for worker, heard in self.heard.items() if heard.silent >= SILENCE and worker != self.worker]

    async def strike_off(self, worker: str, beat: int) -> None:
        """Strike a silent worker off, with all who were connected to it, unless it has given a sign meanwhile."""
        async with self.sessions.begin() as session:
            struck = await session.execute(STRIKE_OFF, {"own": worker, "heard": beat})
            if struck.rowcount == 1:  # type: ignore[attr-defined]
                await session.execute(FORGET, {"own": worker})

    async def leave(self) -> None:
        """Sign off: the others need not wait."""
        if self.shared:
            async with self.sessions.begin() as session:
                await session.execute(FORGET, {"own": self.worker})
                await session.execute(SIGN_OFF, {"own": self.worker})
