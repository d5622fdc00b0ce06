"""The hall: all rooms that this worker has open, and what they share."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ostoja.table.aftermath import Aftermath
from ostoja.table.api.limits import Doorman, Windows
from ostoja.table.caller import Caller
from ostoja.table.cards import stored_card
from ostoja.table.entries import Kept
from ostoja.table.faults import Shut, TryAgain, unsure
from ostoja.table.noticeboard import Noticeboard
from ostoja.table.people import People, hashed
from ostoja.table.retries import Backoff
from ostoja.table.room import Room
from ostoja.table.rounds import Rounds
from ostoja.table.steward import Steward
from ostoja.table.storage.database import connect, sessions
from ostoja.table.storage.leases import Leases
from ostoja.table.storage.writer import Writer
from ostoja.table.tables import Tables
from ostoja.table.thinkers import Thinkers
from ostoja.table.times import loop_clock, wall_clock

if TYPE_CHECKING:
    from random import Random

    from ostoja.table.entries import Entry
    from ostoja.table.film import Film
    from ostoja.table.herald import Herald, News
    from ostoja.table.listener import Listener
    from ostoja.table.protocol.tables import TableCard
    from ostoja.table.settings import Settings
    from ostoja.table.times import Clock

FILMS: Final = 8  # finished games kept ready for the slider

log = structlog.get_logger()


class Hall:
    """One worker's tables."""

    def __init__(
        self,
        settings: Settings,
        herald: Herald,
        clock: Clock = wall_clock,
        steady: Clock = loop_clock,
        chance: Random | None = None,
    ) -> None:
        self.settings = settings
        self.herald = herald
        self.clock = clock
        self.steady = steady
        self.chance = chance or SystemRandom()
        self.engine = connect(settings.url())
        self.sessions = sessions(self.engine)
        self.writer = Writer(self.engine)
        self.people = People(self.sessions, clock, settings.limits.settings, shared=herald.shared)
        self.tables = Tables(self.sessions, clock, settings.limits.tables)
        self.board = Noticeboard(self.tables)
        self.aftermath = Aftermath(self.sessions)
        self.leases = Leases(self.sessions, clock, herald.worker, shared=herald.shared)
        self.thinkers = Thinkers(settings.thinkers)
        self.caller = Caller(self.people, private=settings.private_webhooks)
        self.sockets = Doorman(settings.limits.sockets)
        self.requests = Windows(settings.limits.requests)
        self.sign_ups = Windows(settings.limits.sign_ups)
        self.films: dict[str, Film] = {}
        self.most_films = FILMS
        self.closing = False  # nothing is begun any more
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}  # rooms that are being read
        self.stewards: dict[str, asyncio.Task[None]] = {}
        self.rounds = Rounds(self)
        self.deeds: set[asyncio.Task[None]] = set()
        self.reading: dict[str, asyncio.Task[None]] = {}  # tables whose log is read again until it succeeds

    async def open(self) -> None:
        """Begin to serve: write, hear the other workers, and look after the tables in play."""
        self.writer.start()
        self.board.start()
        self.thinkers.open()
        await self.herald.listen(self.hear)
        self.rounds.start()

    async def close(self) -> None:
        """Stop in good order: everything acknowledged is written, and all tables can go on elsewhere."""
        self.closing = True
        await self.rounds.stop()
        tasks = [*self.stewards.values(), *self.reading.values(), *self.opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.deeds, return_exceptions=True)
        await self.leave_tables()
        await self.writer.stop()
        await self.board.stop()
        await self.herald.stop()
        self.thinkers.close()
        await self.engine.dispose()

    async def leave_tables(self) -> None:
        """Let other workers take over at once; if the database is silent, they will find out by themselves."""
        try:
            for table in self.stewards:
                await self.leases.leave(table)
        except Exception as error:  # noqa: BLE001  a house must be able to close without its database
            log.warning("tables not left", reason=type(error).__name__)

    # ------------------------------------------------------------ rooms

    async def room(self, table: str) -> Room:
        """Return the room of a table, opened if need be; however long that takes, no other table waits for it."""
        if table not in self.rooms:
            if table not in self.opening:
                self.opening[table] = asyncio.create_task(self.read(table), name=f"opening {table}")
                self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
            room = await asyncio.shield(self.opening[table])
        else:
            room = self.rooms[table]
        room.used = asyncio.get_running_loop().time()
        return room

    async def read(self, table: str) -> Room:
        """Read a table from the database; if it cannot be opened, the lobby shall know."""
        row, chairs = await self.tables.find(table)
        try:
            room = Room(row, chairs, self.tables, self.writer, self.clock, self.steady)
            room.mark = self.board.mark
            await room.catch_up()
        except Shut as shut:
            if row.trouble != shut.error:
                await self.tables.shut(table, shut.error)
            raise
        self.board.mark(room)
        self.rooms[table] = room
        return room

    async def card(self, table: str, player: str) -> TableCard:
        """Return the card of a table, open here or not."""
        if table in self.rooms:
            return self.rooms[table].card(player)
        return stored_card(*await self.tables.find(table), player)

    async def submit(self, room: Room, entry: Entry, decision: int | None = None) -> None:
        """Do something at a table and tell the other workers."""
        try:
            await room.submit(entry, decision)
        except (TryAgain, asyncio.CancelledError):
            if room.behind:
                self.read_again(room)
            raise
        self.herald.tell(room.id, "log")
        self.tend(room)
        if room.playing().over():  # it may have unlocked something
            self.people.look_up_again(room.players)

    async def see_through(self, room: Room, entry: Entry, decision: int | None = None) -> None:
        """Do something for somebody who may be called off meanwhile: once begun it is done all the same."""
        deed = asyncio.create_task(self.submit(room, entry, decision))
        self.deeds.add(deed)
        deed.add_done_callback(self.note_deed)
        await asyncio.shield(deed)

    def note_deed(self, deed: asyncio.Task[None]) -> None:
        """Forget something that was done, or failed, whether or not anybody still waits for it."""
        self.deeds.discard(deed)
        if not deed.cancelled():
            deed.exception()

    async def refresh(self, room: Room) -> None:
        """Read a table and its chairs again after they were changed."""
        room.row, seats = await self.tables.find(room.id)
        room.take_seats(seats)
        await room.catch_up()
        room.announce_people()
        self.tend(room)

    async def changed(self, room: Room) -> None:
        """Read a table again that was changed here, and tell the other workers."""
        try:
            async with room.lock:  # else an entry that is being written would be followed twice
                await self.refresh(room)
        except (OSError, SQLAlchemyError):
            self.read_again(room)
            raise unsure() from None
        finally:
            self.herald.tell(room.id, "table")

    def read_again(self, room: Room) -> None:
        """Read a table again as soon as the database lets it."""
        if not self.closing and room.id not in self.reading:
            task = asyncio.create_task(self.keep_reading(room), name=f"reading {room.id}")
            self.reading[room.id] = task
            task.add_done_callback(lambda _: self.reading.pop(room.id, None))

    async def keep_reading(self, room: Room) -> None:
        """Try to read a table until it succeeds, or nobody uses it any more."""
        backoff = Backoff(self.chance)
        while self.rooms.get(room.id) is room:
            try:
                async with room.lock:
                    await self.refresh(room)
            except Shut:
                return
            except Exception as error:  # noqa: BLE001  whatever it is now, it may be over in a moment
                log.warning("table cannot be read", table=room.id, reason=type(error).__name__)
                await asyncio.sleep(backoff.pause())
            else:
                return

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
        if self.closing or (table in self.stewards and not self.stewards[table].done()) or not room.needs_steward():
            return
        self.stewards[table] = asyncio.create_task(Steward(room, self).run(), name=f"steward {table}")
