"""The hall: all rooms that this worker has open, and what they share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ostoja.table.api.limits import Doorman, Windows
from ostoja.table.caller import Caller
from ostoja.table.cards import stored_card
from ostoja.table.entries import Kept
from ostoja.table.faults import Shut
from ostoja.table.noticeboard import Noticeboard
from ostoja.table.people import People, hashed
from ostoja.table.room import Room, standing
from ostoja.table.steward import Steward
from ostoja.table.storage.database import connect, sessions
from ostoja.table.storage.leases import Leases
from ostoja.table.storage.writer import Writer
from ostoja.table.tables import Tables
from ostoja.table.thinkers import Thinkers
from ostoja.table.times import wall_clock

if TYPE_CHECKING:
    from ostoja.table.entries import Entry
    from ostoja.table.film import Film
    from ostoja.table.herald import Herald, News
    from ostoja.table.listener import Listener
    from ostoja.table.protocol.tables import TableCard
    from ostoja.table.settings import Settings
    from ostoja.table.times import Clock

ROUND: Final = 5.0  # seconds between two walks through the hall
FILMS: Final = 8  # finished games kept ready for the slider
IDLE: Final = 120.0  # seconds until a room that nobody uses is left

log = structlog.get_logger()


class Hall:
    """One worker's tables."""

    def __init__(self, settings: Settings, herald: Herald, clock: Clock = wall_clock) -> None:
        self.settings = settings
        self.herald = herald
        self.clock = clock
        self.engine = connect(settings.url())
        self.sessions = sessions(self.engine)
        self.writer = Writer(self.engine)
        self.people = People(self.sessions, clock, settings.limits.settings, shared=herald.shared)
        self.tables = Tables(self.sessions, clock, settings.limits.tables)
        self.board = Noticeboard(self.tables)
        self.leases = Leases(self.sessions, clock, herald.worker, shared=herald.shared)
        self.thinkers = Thinkers(settings.thinkers, settings.bots.budget)
        self.caller = Caller(self.people, private=settings.private_webhooks)
        self.sockets = Doorman(settings.limits.sockets)
        self.requests = Windows(settings.limits.requests)
        self.sign_ups = Windows(settings.limits.sign_ups)
        self.films: dict[str, Film] = {}
        self.most_films = FILMS
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()
        self.stewards: dict[str, asyncio.Task[None]] = {}
        self.rounds: asyncio.Task[None] | None = None
        self.deeds: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to serve: write, hear the other workers, and look after the tables in play."""
        self.writer.start()
        self.board.start()
        await self.herald.listen(self.hear)
        self.rounds = asyncio.create_task(self.walk(), name="rounds")

    async def close(self) -> None:
        """Stop in good order: everything acknowledged is written, and all tables can go on elsewhere."""
        if self.rounds:
            self.rounds.cancel()
        for steward in self.stewards.values():
            steward.cancel()
        await asyncio.gather(*self.stewards.values(), *self.deeds, return_exceptions=True)
        for table in self.stewards:
            await self.leases.leave(table)
        await self.writer.stop()
        await self.board.stop()
        await self.herald.stop()
        self.thinkers.close()
        await self.engine.dispose()

    # ------------------------------------------------------------ rooms

    async def room(self, table: str) -> Room:
        """Return the room of a table, opened if need be."""
        if table not in self.rooms:
            async with self.opening:
                if table not in self.rooms:
                    self.rooms[table] = await self.read(table)
        room = self.rooms[table]
        room.used = asyncio.get_running_loop().time()
        return room

    async def read(self, table: str) -> Room:
        """Read a table from the database; if it cannot be opened, the lobby shall know."""
        row, chairs = await self.tables.find(table)
        try:
            room = Room(row, chairs, self.tables, self.writer, self.clock)
            room.mark = self.board.mark
            await room.catch_up()
        except Shut as shut:
            if row.trouble != shut.error:
                await self.tables.shut(table, shut.error)
            raise
        self.board.mark(room)
        return room

    async def card(self, table: str, player: str) -> TableCard:
        """Return the card of a table, open here or not."""
        if table in self.rooms:
            return self.rooms[table].card(player)
        return stored_card(*await self.tables.find(table), player)

    async def submit(self, room: Room, entry: Entry, decision: int | None = None) -> None:
        """Do something at a table and tell the other workers."""
        await room.submit(entry, decision)
        self.herald.tell(room.id, "log")
        self.tend(room)
        if room.playing().over():  # it may have unlocked something
            self.people.look_up_again(room.players)

    async def see_through(self, room: Room, entry: Entry, decision: int | None = None) -> None:
        """Do something for somebody who may be called off meanwhile: once begun it is done all the same."""
        deed = asyncio.create_task(self.submit(room, entry, decision))
        self.deeds.add(deed)
        deed.add_done_callback(self.deeds.discard)
        await asyncio.shield(deed)

    async def refresh(self, room: Room) -> None:
        """Read a table and its chairs again after they were changed."""
        room.row, seats = await self.tables.find(room.id)
        room.take_seats(seats)
        await room.catch_up()
        room.announce_people()
        self.tend(room)

    async def changed(self, room: Room) -> None:
        """Read a table again that was changed here, and tell the other workers."""
        async with room.lock:  # else an entry that is being written would be followed twice
            await self.refresh(room)
        self.herald.tell(room.id, "table")

    async def has_closed(self, table: str) -> None:
        """Tell all who listen to a table, here or at other workers, that it was closed."""
        room = self.rooms.get(table)
        if room is None:
            self.herald.tell(table, "table")
            return
        await self.changed(room)
        if steward := self.stewards.pop(table, None):
            steward.cancel()
            await self.leases.leave(table)

    async def hear(self, news: News) -> None:
        """Hear what happened at another worker."""
        if news.what == "out":
            self.hang_up(news.session)
            return
        room = self.rooms.get(news.table)
        if room is None:
            return
        if news.what == "here":
            room.elsewhere[news.worker] = set(news.here)
            room.announce_people()
            return
        async with room.lock:
            if news.what == "table":
                await self.refresh(room)
            else:
                await room.catch_up()

    # ------------------------------------------------------------ people who come and go

    async def enter(self, listener: Listener) -> None:
        """Let somebody listen to a table; whoever returns to a chair that a bot kept gets it back."""
        room = listener.room
        room.listeners.add(listener)
        room.announce_people()
        self.herald.tell_here(room.id, room.here())
        self.tend(room)
        play = room.play
        seat = listener.seat
        if play and seat is not None and play.kept >> seat & 1 and seat not in play.resigned and not play.over():
            await self.submit(room, Kept(seat, kept=False, why="returned"))

    def depart(self, listener: Listener) -> None:
        """Stop telling somebody."""
        room = listener.room
        room.listeners.discard(listener)
        room.announce_people()
        self.herald.tell_here(room.id, room.here())

    async def log_out(self, token: str) -> None:
        """Forget a device: it is nobody's from now on, nor are its open lines, at whatever worker they end."""
        session = hashed(token)
        await self.people.close_session(session)
        self.hang_up(session)
        self.herald.tell_out(session)

    def hang_up(self, session: str) -> None:
        """Let the lines of a device that was logged out be nobody's."""
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.session == session:
                    listener.become_nobody()

    # ------------------------------------------------------------ stewards

    def tend(self, room: Room) -> None:
        """Make sure that a table in play has a steward."""
        table = room.id
        if (table in self.stewards and not self.stewards[table].done()) or not room.needs_steward():
            return
        self.stewards[table] = asyncio.create_task(Steward(room, self).run(), name=f"steward {table}")

    async def walk(self) -> None:
        """Look after the tables in play: all of them once, then those that lost their steward."""
        for table in await self.tables.unfinished():
            await self.adopt(table)
        while True:
            await asyncio.sleep(ROUND)
            try:
                self.check_stewards()
                await self.leave_quiet_rooms()
                if self.herald.shared:
                    await self.look_again()
                for table in await self.leases.orphaned():
                    await self.adopt(table)
            except Exception:  # a database that does not answer for a moment must not stop the rounds
                log.exception("rounds failed")

    async def look_again(self) -> None:
        """Look whether other workers changed a table and the news of it was lost."""
        for room in list(self.rooms.values()):
            if room.listeners:
                async with room.lock:
                    if standing(*await self.tables.find(room.id)) != standing(room.row, room.seats):
                        await self.refresh(room)
                    else:
                        await room.catch_up()

    async def adopt(self, table: str) -> None:
        """Give a table in play a steward; one that cannot be opened must not stop the others."""
        try:
            self.tend(await self.room(table))
        except Exception:  # whatever is wrong with it
            log.exception("table cannot be opened", table=table)
        await asyncio.sleep(0)

    def check_stewards(self) -> None:
        """Give a table whose steward failed a new one."""
        for table, steward in list(self.stewards.items()):
            if steward.done():
                del self.stewards[table]
                if not steward.cancelled() and (error := steward.exception()):
                    log.error("steward failed", table=table, exc_info=error)
                    if table in self.rooms:
                        self.tend(self.rooms[table])

    async def leave_quiet_rooms(self) -> None:
        """Forget rooms in which nothing happens; they are opened again when somebody comes."""
        now = asyncio.get_running_loop().time()
        for table, room in list(self.rooms.items()):
            if room.is_quiet() and not room.listeners and now - room.used > IDLE:
                await self.board.write()
                del self.rooms[table]
                if steward := self.stewards.pop(table, None):
                    steward.cancel()
                    await self.leases.leave(table)
