"""The steward of a table: moves its bots at a human pace, and does what was agreed when somebody's time is up."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Final

import structlog

from ostoja.bots.trust import Memory
from ostoja.engine.errors import OstojaError
from ostoja.engine.seats import seats_in
from ostoja.table.entries import Answered, Chosen, Kept, Resigned, Spoken
from ostoja.table.storage.leases import TERM
from ostoja.table.thinking import choose, speak, thought

if TYPE_CHECKING:
    from ostoja.bots.bot import Speech
    from ostoja.table.entries import Entry
    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.thinking import Thought

KEEPER: Final = "greedy"  # who keeps the chair of somebody who is away
SPEAKS_AFTER: Final = 0.3  # of the time a bot takes
RENEW: Final = TERM / 3000  # seconds

log = structlog.get_logger()


class Steward:
    """One task per table in play."""

    def __init__(self, room: Room, hall: Hall) -> None:
        self.room = room
        self.hall = hall
        self.memories: dict[tuple[int, int], Memory] = {}  # by epoch and seat: going back, one remembers anew
        self.turns: dict[tuple[int, int], asyncio.Task[None]] = {}  # bots at work, by seat and question
        self.absent: dict[int, int] = {}  # since when a seat of a live table is not connected
        self.called: set[tuple[int, int]] = set()  # players that were called, by seat and question
        self.chance = random.SystemRandom()

    async def run(self) -> None:
        """Tend the table until its game is over."""
        room = self.room
        try:
            while not room.playing().over() and await self.hall.leases.take(room.row.id):
                room.changed.clear()
                wait = await self.tend()
                try:
                    await asyncio.wait_for(room.changed.wait(), wait)
                except TimeoutError:
                    continue
        finally:
            for turn in self.turns.values():
                turn.cancel()

    async def tend(self) -> float | None:
        """Do what is due; return after how many seconds to look again (None: when something changes)."""
        play = self.room.playing()
        now = self.room.clock()
        self.end_turns()
        await self.answer_wish()
        waits = [RENEW] if self.hall.leases.shared else []
        for seat in seats_in(play.asked()):
            if self.room.is_bot(seat):
                self.start_turn(seat, play.decision(seat))
                continue
            await self.hall.caller.call(self.room, seat, play.decision(seat), self.called)
            deadline = play.clocks.deadline(seat)
            if 0 <= deadline <= now:
                await self.time_out(seat)
                return 0
            if deadline >= 0:
                waits.append((deadline - now) / 1000)
        waits += await self.watch_absence(now)
        return max(0.01, min(waits)) if waits else None

    # ------------------------------------------------------------ bots

    def end_turns(self) -> None:
        """Stop bots whose question is over, or whose chair was taken back."""
        for seat, decision in list(self.turns):
            if decision != self.room.playing().decision(seat) or not self.room.is_bot(seat):
                self.turns.pop((seat, decision)).cancel()

    def start_turn(self, seat: int, decision: int) -> None:
        """Let a bot think about a question, once."""
        if (seat, decision) not in self.turns:
            self.turns[seat, decision] = asyncio.create_task(self.take_turn(seat, decision))

    async def take_turn(self, seat: int, decision: int) -> None:
        """Speak, think and choose. When it speaks and answers does not depend on what it thinks about."""
        pace = self.hall.settings.bots
        begun = asyncio.get_running_loop().time()
        delay = self.chance.uniform(pace.least, pace.most)
        speech = await self.think_of_words(seat, decision)
        await until(begun + delay * SPEAKS_AFTER)
        await self.let_speak(seat, decision, speech)
        packed = self.pack(seat, decision, "choice")
        if packed is None:
            return
        option = await self.hall.thinkers.ask(choose, packed)
        await until(begun + delay)
        play = self.room.playing()
        if play.decision(seat) != decision or not self.room.is_bot(seat):
            return
        if option is None:
            option = play.match.decision().fallback(play.match.state, seat)
        by = "bot" if self.room.seats[seat].kind == "person" else ""
        await self.submit(Chosen(seat, option, by), decision)  # type: ignore[arg-type]

    async def think_of_words(self, seat: int, decision: int) -> Speech:
        """Let a bot think of what it wants to say about a question, where the table talks."""
        packed = self.pack(seat, decision, "talk")
        if self.room.agreement.talk == "closed" or packed is None:
            return []
        return await self.hall.thinkers.ask(speak, packed) or []

    async def let_speak(self, seat: int, decision: int, speech: Speech) -> None:
        """Let a bot say what it wanted to, if the question is still open."""
        for to, words in speech:
            if self.room.playing().decision(seat) == decision and self.room.is_bot(seat):
                await self.submit(Spoken(seat, to, words))

    def pack(self, seat: int, decision: int, purpose: str) -> Thought | None:
        """Pack what a bot needs to think, if it is still asked."""
        play = self.room.playing()
        match = play.match
        if play.decision(seat) != decision or not match.is_asked(seat) or not self.room.is_bot(seat):
            return None
        memory = self.memories.setdefault((play.epoch, seat), Memory(play.setup.seats))
        hearing = memory.listen(play.game, match.acts(seat), match.journal.events)
        level = self.room.seats[seat].level or KEEPER
        return thought(match, seat, level, f"{play.seed}:{seat}:{decision}:{purpose}", hearing)

    async def answer_wish(self) -> None:
        """Let bots agree when somebody asks to go back."""
        play = self.room.playing()
        for seat in range(play.setup.seats):
            if play.back is not None and seat not in play.back.agreed and self.room.is_bot(seat):
                await self.submit(Answered(seat, agree=True))

    # ------------------------------------------------------------ people

    async def time_out(self, seat: int) -> None:
        """Do what the table agreed for somebody whose time is up."""
        play = self.room.playing()
        policy = self.room.agreement.timeout
        if policy == "resign":
            await self.submit(Resigned(seat))
        elif policy == "bot":
            await self.submit(Kept(seat, kept=True, why="timeout"))
        else:
            option = play.match.decision().fallback(play.match.state, seat)
            await self.submit(Chosen(seat, option, "timeout"), play.decision(seat))

    async def watch_absence(self, now: int) -> list[float]:
        """Give the chair of somebody who lost a live table to a bot, and back when they return."""
        room = self.room
        play = room.playing()
        if not (room.agreement.keep and room.agreement.pace.kind == "live") or room.row.sandbox:
            return []
        waits: list[float] = []
        patience = int(self.hall.settings.absence * 1000)
        for chair in room.seats:
            if chair.kind != "person" or play.kept >> chair.seat & 1 or room.is_here(chair.seat):
                self.absent.pop(chair.seat, None)
                continue
            since = self.absent.setdefault(chair.seat, now)
            if now - since >= patience:
                await self.submit(Kept(chair.seat, kept=True, why="left"))
            else:
                waits.append((since + patience - now) / 1000)
        return waits

    async def submit(self, entry: Entry, decision: int | None = None) -> None:
        """Do something at the table; if it is not possible any more, others were faster."""
        try:
            await self.hall.see_through(self.room, entry, decision)
        except OstojaError as error:
            log.info("steward too late", table=self.room.row.id, reason=type(error).__name__)


async def until(moment: float) -> None:
    """Wait for a moment of the loop's clock."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
