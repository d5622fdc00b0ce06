"""The steward of a table: moves its bots at a human pace, and does what was agreed when somebody's time is up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ostoja.engine.errors import OstojaError
from ostoja.engine.seats import seats_in
from ostoja.table.bot_turns import Turns
from ostoja.table.entries import Answered, Kept, Resigned
from ostoja.table.faults import TryAgain
from ostoja.table.retries import Backoff
from ostoja.table.settling import settle_end

if TYPE_CHECKING:
    from ostoja.table.entries import Entry
    from ostoja.table.hall import Hall
    from ostoja.table.room import Room

RENEW: Final = 5.0  # seconds after which a table's steward sees that it still is

log = structlog.get_logger()


class Steward:
    """One task per table in play. Whatever the database does, it goes on until the end is written down."""

    def __init__(self, room: Room, hall: Hall) -> None:
        self.room = room
        self.hall = hall
        self.turns = Turns(self)
        self.backoff = Backoff(hall.chance)
        self.absent: dict[int, int] = {}  # since when a seat is not connected
        self.called: set[tuple[int, int]] = set()  # players that were called, by seat and question

    async def run(self) -> None:
        """Tend the table until its game is over."""
        room = self.room
        try:
            while not room.is_done():
                room.changed.clear()
                try:
                    if not await self.hall.leases.take(room.id):
                        return
                    wait = await self.tend()
                except Exception as error:  # noqa: BLE001  whatever fails now, the table must go on afterwards
                    log.warning("table waits", table=room.id, reason=type(error).__name__)
                    await asyncio.sleep(self.backoff.pause())
                    continue
                self.backoff.reset()
                await self.rest(wait)
        finally:
            self.turns.stop()
            self.hall.leases.forget(room.id)

    async def rest(self, wait: float | None) -> None:
        """Wait until something changes, at most so many seconds."""
        try:
            async with asyncio.timeout(wait):
                await self.room.changed.wait()
        except TimeoutError:
            return

    async def tend(self) -> float | None:
        """Do what is due; return after how many seconds to look again (None: when something changes)."""
        play = self.room.playing()
        if play.over():
            await settle_end(self.room)
            return 0
        now = self.room.time()
        self.turns.sweep()
        if play.paused:
            return RENEW if self.hall.leases.shared else None
        self.turns.hear()
        await self.answer_wish()
        waits = [RENEW] if self.hall.leases.shared else []
        for seat in seats_in(play.asked()):
            if self.room.is_bot(seat):
                waits += self.turns.start(seat)
                continue
            if await self.hall.orders.carry_out(self.hall, self.room, seat):
                return 0
            await self.hall.crier.call(self.room, seat, play.serial(seat), self.called)
            deadline = play.clocks.deadline(seat)
            if self.turns.is_late(seat):
                waits += self.turns.start(seat)
            elif 0 <= deadline <= now:
                await self.time_out(seat)
                return 0
            elif deadline >= 0:
                waits.append((deadline - now) / 1000)
        waits += await self.watch_absence(now)
        return max(0.01, min(waits)) if waits else None

    async def answer_wish(self) -> None:
        """Let bots agree when somebody asks to go back."""
        play = self.room.playing()
        for seat in range(play.setup.seats):
            if play.back is not None and seat not in play.back.agreed and self.room.is_bot(seat):
                await self.submit(Answered(seat, agree=True))

    # ------------------------------------------------------------ people

    async def time_out(self, seat: int) -> None:
        """Give up, or give the chair to a bot, for somebody whose time is up, as the table agreed."""
        serial = self.room.playing().serial(seat)  # whoever chooses at another worker just now is in time
        if self.room.agreement.timeout == "resign":
            await self.submit(Resigned(seat), serial)
        else:
            await self.submit(Kept(seat, kept=True, why="timeout"), serial)

    async def watch_absence(self, now: int) -> list[float]:
        """Give the chair of somebody who is not there to a bot; without a clock, only if somebody else waits there."""
        room = self.room
        play = room.playing()
        if not room.keeps_chairs():
            return []
        waits: list[float] = []
        patience = self.patience()
        present = room.present(now - patience)
        if not present and room.agreement.pace.kind == "none":
            self.absent.clear()
            return []
        for chair in room.seats:
            if chair.kind != "person" or play.kept >> chair.seat & 1 or chair.player in present:
                self.absent.pop(chair.seat, None)
                continue
            since = self.absent.setdefault(chair.seat, now)
            if now - since < patience:
                waits.append((since + patience - now) / 1000)
            elif not await self.is_elsewhere(chair.seat):
                await self.submit(Kept(chair.seat, kept=True, why="left"))
        return waits

    def patience(self) -> int:
        """Return after how many milliseconds a bot keeps a chair: as the table agreed, else as the house has it."""
        settings = self.hall.settings
        usual = settings.absence if self.room.agreement.pace.kind == "live" else settings.calm_absence
        return int((self.room.agreement.keep_after or usual) * 1000)

    async def is_elsewhere(self, seat: int) -> bool:
        """Look once more whether somebody is connected to another worker: the news of it may have been lost."""
        self.room.note_elsewhere(await self.hall.presence.elsewhere(self.room.id))
        player = self.room.players[seat]
        return any(self.room.players[other] == player for other in self.room.elsewhere)

    async def submit(self, entry: Entry, serial: int | None = None) -> None:
        """Do something at the table; if it is not possible any more, others were faster."""
        try:
            await self.hall.see_through(self.room, entry, serial)
        except TryAgain:
            raise
        except OstojaError as error:
            log.info("steward too late", table=self.room.row.id, reason=type(error).__name__)
