"""The turns that the house takes: of bots, and for those who are away or late; again if one came to nothing."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Final, Literal

import structlog

from ostoja.bots.registry import QUICK, USUAL, character_in
from ostoja.bots.talk.character import drawn
from ostoja.bots.talk.memory import memory_of
from ostoja.engine.rng import seeded
from ostoja.table.bot_thinking import choose, hurried, reply_to_all, speak, thought
from ostoja.table.entries import ActEntry, ChoiceEntry
from ostoja.table.retries import Backoff
from ostoja.table.tempo import FACTORS, allowance, pause

if TYPE_CHECKING:
    from ostoja.bots.talk.memory import Memory
    from ostoja.engine.vocabulary import Word
    from ostoja.table.bot_thinking import Thought
    from ostoja.table.hall import Hall
    from ostoja.table.room import Room
    from ostoja.table.steward import Steward

SPEAKS_AFTER: Final = 0.3  # of the time a bot takes
COMPOSES: Final = 5.0  # seconds for which somebody who was about to say something is waited for
MOST_WAITED: Final = 30.0  # seconds that anybody is waited for before one choice
LOOKS: Final = 0.5  # seconds between two looks at whether somebody composes

Speech = list[tuple[int, "list[Word]", int, str]]

Key = tuple[int, int]  # a seat and its question

log = structlog.get_logger()


class Failed:
    """A turn that came to nothing, and when it is due again."""

    def __init__(self, backoff: Backoff) -> None:
        self.backoff = backoff
        self.due = 0.0


class Turns:
    """Whoever is at work at one table, at most one turn for each seat and question."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.room: Room = steward.room
        self.hall: Hall = steward.hall
        self.memories: dict[tuple[int, int], Memory] = {}  # by epoch and seat: going back, one remembers anew
        self.running: dict[Key, asyncio.Task[None]] = {}
        self.failed: dict[Key, Failed] = {}
        self.replying: dict[int, asyncio.Task[None]] = {}  # by seat
        self.answered: dict[tuple[int, int], int] = {}  # by epoch and seat: acts it has heard out

    def sweep(self) -> None:
        """Stop turns whose question is over or whose chair was taken back; note which came to nothing."""
        for key, turn in list(self.running.items()):
            if not self.is_open(key):
                self.running.pop(key).cancel()
            elif turn.done():
                del self.running[key]
                self.note_failure(key, turn)
        for key in [key for key in self.failed if not self.is_open(key)]:
            del self.failed[key]

    def is_open(self, key: Key) -> bool:
        """Tell whether a question still has to be answered for somebody."""
        seat, serial = key
        play = self.room.playing()
        is_asked = play.asked() >> seat & 1 and play.serial(seat) == serial
        return bool(is_asked) and (self.room.is_bot(seat) or self.is_late(seat))

    def is_late(self, seat: int) -> bool:
        """Tell whether the time of a seat is up and the table agreed that a choice is made for it."""
        deadline = self.room.playing().clocks.deadline(seat)
        return self.room.agreement.timeout == "fallback" and 0 <= deadline <= self.room.time()

    def note_failure(self, key: Key, turn: asyncio.Task[None]) -> None:
        """Let a turn whose question is still open be taken again, after a while."""
        failed = self.failed.setdefault(key, Failed(Backoff(self.hall.chance)))
        failed.due = asyncio.get_running_loop().time() + failed.backoff.pause()
        error = None if turn.cancelled() else turn.exception()
        log.warning("turn failed", table=self.room.id, reason=type(error).__name__ if error else "nothing chosen")

    def start(self, seat: int) -> list[float]:
        """Let a bot think about a seat's question, once; if it has to wait, return how many seconds."""
        key = seat, self.room.playing().serial(seat)
        if key in self.running:
            return []
        now = asyncio.get_running_loop().time()
        if key in self.failed and self.failed[key].due > now:
            return [self.failed[key].due - now]
        turn = asyncio.create_task(self.take(*key), name=f"turn {self.room.id}")
        turn.add_done_callback(self.note_end)
        self.running[key] = turn
        return []

    def note_end(self, turn: asyncio.Task[None]) -> None:
        """Wake the steward: it looks whether the turn came to anything."""
        if not turn.cancelled():
            turn.exception()  # it is looked at here at the latest
        self.room.changed.set()

    def stop(self) -> None:
        """Stop all bots."""
        for turn in [*self.running.values(), *self.replying.values()]:
            turn.cancel()

    # ------------------------------------------------------------ one turn

    async def take(self, seat: int, serial: int) -> None:
        """Speak, think and choose. When it speaks and answers does not depend on what it thinks about."""
        pace = self.hall.settings.bots
        begun = asyncio.get_running_loop().time()
        delay = pause(self.room, seat, pace, self.hall.chance)
        speech = await self.think_of_words(seat, serial)
        await on_beat(begun, delay * SPEAKS_AFTER)
        await self.let_speak(seat, speech)
        await self.leave_time_to_talk(seat, serial)
        option = await self.think_of_choice(seat, serial)
        await on_beat(begun, delay)
        if option is not None and self.is_open((seat, serial)):
            await self.steward.submit(ChoiceEntry(seat, option, self.by(seat)), serial)

    def by(self, seat: int) -> Literal["", "bot", "timeout"]:
        """Tell for whom a seat's choice is made: for a bot itself, for somebody who is away, or who is late."""
        if self.room.seats[seat].kind == "bot":
            return ""
        return "bot" if self.room.is_bot(seat) else "timeout"

    async def think_of_words(self, seat: int, serial: int) -> Speech:
        """Let a bot think of what it wants to say about a question, where the table talks; once is enough."""
        talks = self.room.agreement.talk != "closed" and self.room.is_bot(seat)
        talks = talks and self.room.playing().game.talks_over(self.room.playing().match.state)
        packed = self.pack(seat, serial, "talk") if talks and (seat, serial) not in self.failed else None
        if packed is None:
            return []
        return await self.hall.thinkers.ask(speak, hurried(packed, packed.level)) or []

    async def let_speak(self, seat: int, speech: Speech) -> None:
        """Let a bot say what it wanted to, as long as it is one."""
        for to, words, re, voice in speech:
            if self.room.is_bot(seat) and not self.room.playing().over():
                await self.steward.submit(ActEntry(seat, to, words, "bot" if self.by(seat) else "", re, voice))

    async def leave_time_to_talk(self, seat: int, serial: int) -> None:
        """Wait before a vote or a secret choice, so that people can speak and are answered; longer while they compose.

        How long does not depend on what the bot holds or thinks.
        """
        play = self.room.playing()
        talks = self.room.agreement.talk != "closed" and self.room.is_bot(seat) and self.room.has_people()
        if not talks or not self.is_open((seat, serial)) or not play.game.talks_over(play.match.state):
            return
        begun = asyncio.get_running_loop().time()
        await asyncio.sleep(self.hall.settings.bots.talk * FACTORS.get(self.room.tempo, 1.0))
        while self.is_waiting(begun, (seat, serial)):  # noqa: ASYNC110  nobody tells that they have ceased to compose
            await asyncio.sleep(LOOKS)

    def is_waiting(self, begun: float, key: Key) -> bool:
        """Tell whether a bot waits for somebody who composes, since some time."""
        waited = asyncio.get_running_loop().time() - begun
        return self.room.is_composing(COMPOSES) and waited < MOST_WAITED and self.is_open(key)

    def hear(self) -> None:
        """Let every bot answer that was spoken to, asked or not."""
        play = self.room.playing()
        if self.room.agreement.talk == "closed" or play.over() or play.hushed():
            return
        for seat in range(play.setup.seats):
            key = play.epoch, seat
            news = play.match.said[self.answered.get(key, 0) :]
            self.answered[key] = len(play.match.said)
            busy = self.replying.get(seat)
            if any(act.calls_on(seat) for act in news) and self.room.is_bot(seat) and (busy is None or busy.done()):
                task = asyncio.create_task(self.reply(seat), name=f"reply {self.room.id}")
                task.add_done_callback(self.note_end)
                self.replying[seat] = task

    async def reply(self, seat: int) -> None:
        """Answer whoever spoke to a bot, after a moment that is drawn before it thinks."""
        pace = self.hall.settings.bots
        begun = asyncio.get_running_loop().time()
        delay = pause(self.room, seat, pace, self.hall.chance)
        packed = self.packed(seat, f"answer {len(self.room.playing().match.said)}")
        speech = await self.hall.thinkers.ask(reply_to_all, hurried(packed, packed.level)) or []
        await on_beat(begun, delay)
        await self.let_speak(seat, speech)

    async def think_of_choice(self, seat: int, serial: int) -> int | None:
        """Let a bot choose, else a quick one, else the lot; nothing is chosen if nobody is asked any more."""
        packed = self.pack(seat, serial, "choice")
        if packed is None:
            return None
        options = self.room.playing().match.options(seat)
        option = await self.hall.thinkers.ask(choose, packed)
        if option is None and not packed.quick:
            option = await self.hall.thinkers.ask(choose, hurried(packed, QUICK))
        return seeded(f"{packed.seed}:lot").pick(options) if option is None else option

    def pack(self, seat: int, serial: int, purpose: str) -> Thought | None:
        """Pack what a bot needs to think, if it is still asked."""
        return self.packed(seat, f"{serial}:{purpose}") if self.is_open((seat, serial)) else None

    def packed(self, seat: int, occasion: str) -> Thought:
        """Pack what a bot needs to think on some occasion."""
        play = self.room.playing()
        match = play.match
        level = self.level(seat)
        key = play.epoch, seat
        if key not in self.memories:
            self.memories[key] = memory_of(play.setup.seats, seat, character_in(level) or drawn(play.seed, seat))
        hearing = self.memories[key].listen(play.game, match.acts(seat), match.journal.events)
        seconds = allowance(self.room, seat, self.hall.settings.bots)
        return thought(match, seat, level, f"{play.seed}:{seat}:{occasion}", hearing, seconds, self.room.id)

    def level(self, seat: int) -> str:
        """Tell who chooses for a seat: its bot, the usual one for whoever has left, a quick one for whoever is late."""
        return self.room.seats[seat].level or (USUAL if self.room.is_bot(seat) else QUICK)


async def on_beat(begun: float, delay: float) -> None:
    """Wait until the time that a bot drew is over, or as much again if it thought longer: how long does not show."""
    passed = asyncio.get_running_loop().time() - begun
    beats = max(1, math.ceil(passed / delay)) if delay else 0
    await asyncio.sleep(max(0.0, beats * delay - passed))
