"""The hall: all rooms that this worker has open, and what they share."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ostoja.table.accounts import Accounts
from ostoja.table.aftermath import Aftermath
from ostoja.table.api.limits import Doorman, PerMinute
from ostoja.table.bot_thinkers import Thinkers
from ostoja.table.claims import Claims
from ostoja.table.crier import Crier
from ostoja.table.entries import Kept
from ostoja.table.experiments import Experiments
from ostoja.table.faults import Shut, TryAgain, unsure
from ostoja.table.groups import Groups
from ostoja.table.history import History
from ostoja.table.lobby_figures import LobbyFigures
from ostoja.table.orders import Orders
from ostoja.table.patrol import Patrol
from ostoja.table.people import People, hashed
from ostoja.table.rereading import Rereading
from ostoja.table.retries import Backoff
from ostoja.table.room import HOUSE, Room
from ostoja.table.series import Series
from ostoja.table.server_clock import steady_clock, wall_clock
from ostoja.table.steward import Steward
from ostoja.table.storage.database import connect, sessions
from ostoja.table.storage.leases import Leases
from ostoja.table.storage.presence import Presence
from ostoja.table.storage.workers_alive import WorkersAlive
from ostoja.table.storage.writer import Writer
from ostoja.table.table_cards import stored_card
from ostoja.table.tables import Tables
from ostoja.table.webhooks import WebhookCaller

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from random import Random

    from ostoja.table.entries import Entry
    from ostoja.table.listener import Listener
    from ostoja.table.protocol.tables import TableCard
    from ostoja.table.replay import Replay
    from ostoja.table.server_clock import Clock
    from ostoja.table.settings import Settings
    from ostoja.table.worker_news import News, WorkerNews

FILMS: Final = 8  # finished games kept ready for the slider
MAILS: Final = 3  # codes by mail for one address per minute

log = structlog.get_logger()


class Hall:
    """One worker's tables."""

    def __init__(
        self,
        settings: Settings,
        worker_news: WorkerNews,
        clock: Clock = wall_clock,
        steady: Clock = steady_clock,
        chance: Random | None = None,
    ) -> None:
        self.settings = settings
        self.worker_news = worker_news
        self.clock = clock
        self.steady = steady
        self.chance = chance or SystemRandom()
        self.engine = connect(settings.url())
        self.sessions = sessions(self.engine)
        self.writer = Writer(self.engine)
        self.people = People(self.sessions, clock, settings.limits.settings, shared=worker_news.shared)
        self.accounts = Accounts(self.people, settings.limits.tries)
        self.tables = Tables(self.sessions, clock, settings.limits.tables)
        self.board = LobbyFigures(self.tables)
        self.aftermath = Aftermath(self.sessions)
        self.claims = Claims(self.sessions, clock)
        self.history = History(self.sessions)
        self.groups = Groups(self.sessions, clock)
        self.orders = Orders(self.sessions)
        self.series = Series(self.sessions, clock)
        self.workers_alive = WorkersAlive(self.sessions, worker_news.worker, shared=worker_news.shared)
        self.leases = Leases(self.sessions, self.workers_alive)
        self.presence = Presence(
            self.sessions,
            worker_news.worker,
            self.chance,
            lambda table: worker_news.tell(table, "table"),
            shared=worker_news.shared,
        )
        self.thinkers = Thinkers(settings.thinkers)
        self.experiments = Experiments(settings, clock)
        self.caller = WebhookCaller(self.people, private=settings.private_webhooks)
        self.crier = Crier(self)
        self.mails = PerMinute(MAILS)
        self.sockets = Doorman(settings.limits.sockets)
        self.requests = PerMinute(settings.limits.requests)
        self.sign_ups = PerMinute(settings.limits.sign_ups)
        self.films: dict[str, Replay] = {}
        self.most_films = FILMS
        self.closing = False  # nothing is begun any more
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}  # rooms that are being read
        self.stewards: dict[str, asyncio.Task[None]] = {}
        self.rounds = Patrol(self)
        self.readings = Rereading(self)
        self.deeds: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to serve: write, hear the other workers, and look after the tables in play."""
        self.writer.start()
        self.board.start()
        self.presence.start()
        self.thinkers.open()
        await self.worker_news.listen(self.hear)
        self.rounds.start()
        self.crier.start()

    async def close(self) -> None:
        """Stop in good order: everything acknowledged is written, and all tables can go on elsewhere."""
        self.closing = True
        await self.rounds.stop()
        await self.crier.stop()
        await self.readings.stop()
        tasks = [*self.stewards.values(), *self.opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.deeds, return_exceptions=True)
        await self.presence.stop()
        await self.sign_off()
        await self.writer.stop()
        await self.board.stop()
        await self.worker_news.stop()
        self.accounts.close()
        await self.experiments.close()
        self.thinkers.close()
        await self.engine.dispose()

    async def sign_off(self) -> None:
        """Let other workers take over at once; if the database is silent, they will find out by themselves."""
        try:
            await self.workers_alive.leave()
        except Exception as error:  # noqa: BLE001  a house must be able to close without its database
            log.warning("worker not signed off", reason=type(error).__name__)

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
            room.claims = await self.claims.of(row, chairs)
            room.withheld = await self.series.withholds(table)
            room.elsewhere = await self.presence.elsewhere(table)
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

    async def submit(self, room: Room, entry: Entry, serial: int | None = None, doer: str = "") -> None:
        """Do something at a table and tell the other workers."""
        try:
            line = await room.submit(entry, serial, doer)
        except (TryAgain, asyncio.CancelledError):
            if room.behind:
                self.readings.soon(room)
            raise
        self.worker_news.tell_line(room.id, line)
        self.tend(room)
        if room.playing().over():  # it may have unlocked something
            self.people.look_up_again(room.players)

    async def see_through(self, room: Room, entry: Entry, serial: int | None = None) -> None:
        """Do something for somebody who may be called off meanwhile: once begun it is done all the same."""
        await asyncio.shield(self.begin(self.submit(room, entry, serial, HOUSE)))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that goes on whoever waits for it."""
        deed = asyncio.create_task(work)
        self.deeds.add(deed)
        deed.add_done_callback(self.note_deed)
        return deed

    def note_deed(self, deed: asyncio.Task[None]) -> None:
        """Forget something that was done, or failed, whether or not anybody still waits for it."""
        self.deeds.discard(deed)
        if not deed.cancelled():
            deed.exception()

    async def refresh(self, room: Room) -> None:
        """Read a table and its chairs again after they were changed."""
        row, seats = await self.tables.find(room.id)
        room.take_row(row)
        room.take_seats(seats)
        room.claims = await self.claims.of(row, seats)
        room.withheld = await self.series.withholds(room.id)
        room.elsewhere = await self.presence.elsewhere(room.id)
        await room.catch_up()
        room.announce_people()
        self.tend(room)

    async def changed(self, room: Room) -> None:
        """Read a table again that was changed here, and tell the other workers."""
        try:
            async with room.lock:  # else an entry that is being written would be followed twice
                await self.refresh(room)
        except (OSError, SQLAlchemyError):
            self.readings.soon(room)
            raise unsure() from None
        finally:
            self.worker_news.tell(room.id, "table")

    async def has_closed(self, table: str) -> None:
        """Tell all who listen to a table, here or at other workers, that it was closed."""
        room = self.rooms.get(table)
        if room is None:
            self.worker_news.tell(table, "table")
            return
        await self.changed(room)
        if steward := self.stewards.pop(table, None):
            steward.cancel()
            await self.leases.leave(table)

    def hear(self, news: News) -> None:
        """Hear what happened at another worker."""
        if news.what == "out":
            self.hang_up(news.session)
        elif news.what == "missed":
            self.rounds.hurry()
        elif (room := self.rooms.get(news.table)) and not (news.line and room.take(news.line)):
            self.readings.soon(room, whole=news.what == "table")

    # ------------------------------------------------------------ people who come and go

    async def enter(self, listener: Listener) -> None:
        """Let somebody listen to a table; whoever returns to a chair that a bot kept gets it back."""
        room = listener.room
        was_here = room.is_here(listener.seat)
        room.listeners.add(listener)
        self.note_presence(listener, was_here=was_here)
        self.tend(room)
        if listener.seat is not None and room.is_kept_for(listener.seat):
            try:
                await self.submit(room, Kept(listener.seat, kept=False, why="returned"))
            except TryAgain:
                self.begin(self.give_back(listener, listener.seat))

    async def give_back(self, listener: Listener, seat: int) -> None:
        """Give somebody who returned the chair back as soon as the database lets it be."""
        room = listener.room
        backoff = Backoff(self.chance)
        while listener in room.listeners and room.is_kept_for(seat):
            await asyncio.sleep(backoff.pause())
            with suppress(TryAgain):
                await self.submit(room, Kept(seat, kept=False, why="returned"))

    def depart(self, listener: Listener) -> None:
        """Stop telling somebody."""
        room = listener.room
        was_here = room.is_here(listener.seat)
        room.listeners.discard(listener)
        self.note_presence(listener, was_here=was_here)

    def note_presence(self, listener: Listener, *, was_here: bool) -> None:
        """Tell of somebody's coming or going if it changes who is here; a crowd that only watches changes nothing."""
        room = listener.room
        if room.is_here(listener.seat) != was_here:
            room.announce_people()
        self.presence.note(room.id, room.here())

    async def log_out(self, token: str) -> None:
        """Forget a device: it is nobody's from now on, nor are its open lines, at whatever worker they end."""
        session = hashed(token)
        await self.people.close_session(session)
        self.hang_up(session)
        self.worker_news.tell_out(session)

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
