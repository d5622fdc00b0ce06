"""A room: one table in memory, whoever listens to it, and the one way in for everything that is done at it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from ostoja.engine.errors import OptionError
from ostoja.engine.seats import seats_in
from ostoja.games import find
from ostoja.table.aftermath import without_whispers
from ostoja.table.agreement import agree, agreement_of, names_of
from ostoja.table.entries import ChoiceEntry, Hosting, Kept, Paused, Resigned, Seated
from ostoja.table.entry_checks import check
from ostoja.table.faults import Forbidden, Shut, TooEarly
from ostoja.table.mending import Mending
from ostoja.table.play import Play
from ostoja.table.protocol.updates import People
from ostoja.table.server_clock import Watch, steady_clock
from ostoja.table.settling import try_to_settle
from ostoja.table.table_cards import Figures, Standing, card, figures_of
from ostoja.table.telling import telling_of
from ostoja.table.versions import check_end, is_outdated, outdated
from ostoja.table.writing import read_first, write

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.engine.game import Game
    from ostoja.table.claims import Asking
    from ostoja.table.entries import Entry
    from ostoja.table.listener import Listener
    from ostoja.table.protocol.tables import TableCard
    from ostoja.table.protocol.updates import Update
    from ostoja.table.server_clock import Clock
    from ostoja.table.storage.schema import SeatRow, TableRow
    from ostoja.table.storage.writer import Writer
    from ostoja.table.tables import Tables
    from ostoja.table.telling import Telling

ENCODER: Final = msgspec.json.Encoder()
Line = tuple[int, int, str]  # of a log: its number, its time and the entry as it is written
TRIES: Final = 20  # how often an entry is checked and written again when other workers have written first
HOUSE: Final = "house"  # who does something for a seat: no player's id
HANDS: Final = tuple(f'["{kind.__struct_config__.tag}",' for kind in (Seated, Hosting))  # how such entries begin
PORTION: Final = 20  # entries that are followed at a stretch: other tables must not wait for a long log


class Room:
    """One table. Its game runs only forward, along the log in the database: nothing is done before it is written."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        tables: Tables,
        writer: Writer,
        clock: Clock,
        steady: Clock = steady_clock,
    ) -> None:
        self.id = row.id
        self.take_row(row)
        self.take_seats(seats)
        self.tables = tables
        self.writer = writer
        self.clock = clock
        self.steady = steady
        self.claims: list[Asking] = []  # chairs that somebody asks for from another device
        self.withheld = False  # others still have the same deal before them: its seed is not shown
        self.seen: dict[int, int] = {}  # when a seat that is not connected last asked by a plain request
        self.play: Play | None = None
        self.watch: Watch | None = None  # runs while the game does
        self.behind = False  # the log may hold more than is known here: it must be read before anything is written
        self.shut: Shut | None = None  # why nothing more can be done here, since something went wrong
        self.moved = 0  # when something was last done that everybody may know of
        self.noted = figures_of(row)  # what was last written down for the lobby
        self.mark: Callable[[Room], None] = forget
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used = 0.0  # when somebody last asked for it
        self.composed: dict[int, float] = {}  # by seat, when somebody was last about to say something
        self.elsewhere: set[int] = set()  # seats that are connected to other workers
        self.changed = asyncio.Event()  # for the steward
        # What each seat, or the spectators, are told of this moment, and were told of the one before; and how that was
        # last written for each: who may look back or not, who is told everything or what changes, and from which item.
        self.tellings: dict[int | None, Telling] = {}
        self.before: dict[int | None, Telling] = {}
        self.told: dict[tuple[int | None, bool, bool], tuple[int, bytes]] = {}

    # ------------------------------------------------------------ the game

    def game(self) -> Game:
        """Return what is played here."""
        return find(self.row.game)

    def playing(self) -> Play:
        """Return the game in progress, or say why there is none."""
        if self.shut is not None:
            raise self.shut
        if self.closed:
            raise TooEarly("closed", "this table was closed")
        if self.play is None:
            raise TooEarly("not-started", "the game has not begun yet")
        return self.play

    def begin(self) -> None:
        """Set the game up; one that is still in play goes on only under the rules and data it began with."""
        self.deal()
        if self.row.status != "over" and self.is_outdated():
            raise outdated(self.row)

    def deal(self) -> None:
        """Set the game up from the agreement and the seed, or from the position it begins with; the log follows."""
        game, state = self.game(), None
        if self.row.position:
            start = game.position(self.row.position)
            setup, state = start.setup, start.state
        else:
            setup = agree(game, self.agreement, len(self.seats), [chair.colour for chair in self.seats])
        names = names_of(self.seats)
        self.play = Play(game, setup, self.row.seed, names, self.agreement.pace, self.row.started, state)
        self.watch = Watch(self.clock, self.steady)
        self.watch.reach(self.row.started)

    def time(self) -> int:
        """Return the time at this table; it never runs backwards, however the server's clock is set."""
        return self.watch() if self.watch else self.clock()

    async def catch_up(self) -> None:
        """Follow what the log holds beyond what is known here."""
        opening = self.play is None and self.row.status in {"playing", "over"}
        if opening:
            with Mending(self):
                self.begin()
        if self.play is not None:
            news = await self.tables.log(self.row.id, len(self.play.log))
            for number, (at, text) in enumerate(news, 1):
                with Mending(self):
                    self.follow(self.play.read(text), at)
                if number % PORTION == 0:
                    await asyncio.sleep(0)
            if opening:
                with Mending(self):
                    check_end(self.row, self.play)
            if opening or news:
                self.announce()
            if not opening and any(text.startswith(HANDS) for _, text in news):
                row, seats = await self.tables.find(self.id)
                self.take_row(row)
                self.take_seats(seats)
                self.announce_people()
            await try_to_settle(self)
        self.behind = False

    async def submit(self, entry: Entry, serial: int | None = None, doer: str = "") -> Line:
        """Do something at the table: check it, write it, and only then do it, tell everybody and return its line.

        Where it is said who does it, a player or the house, the chair must be theirs also when it is written.
        """
        async with self.lock:
            play = self.playing()
            for _ in range(TRIES):
                if self.behind:
                    await read_first(self)
                self.check_doer(entry, doer)
                check(play, entry, serial)
                line = len(play.log), self.time(), play.written(entry)
                if not await write(self, *line):
                    continue
                self.do(entry, line[1])
                if play.over():
                    await try_to_settle(self)
                return line
            raise OptionError("others were faster; look at the table and choose again")

    def take(self, line: Line) -> bool:
        """Do what another worker has written, if it is what comes next here; tell whether nothing is left to read."""
        seq, at, text = line
        play = self.play
        if play is None or self.shut is not None or self.behind or self.lock.locked() or seq > len(play.log):
            return False
        if text.startswith(HANDS):
            return False  # who sits where stands in the database alone
        if seq == len(play.log):
            with suppress(Shut):
                self.do(play.read(text), at)
        return not play.over()  # its end may have to be written down

    def do(self, entry: Entry, at: int) -> None:
        """Do what was written, and tell everybody."""
        with Mending(self):
            self.follow(entry, at)
        self.announce()
        if isinstance(entry, Kept | Resigned | Paused):
            self.announce_people()

    def follow(self, entry: Entry, at: int) -> None:
        """Do what the log says, and note when it was, unless it is talk: not everybody hears that."""
        play = self.playing()
        before = play.deeds
        play.follow(entry, at)
        if play.deeds != before:
            self.moved = at
        if self.watch:
            self.watch.reach(at)

    def is_outdated(self) -> bool:
        """Tell whether the game began under other rules or data than those of this build."""
        return is_outdated(self.row, self.play.setup if self.play else None)

    def is_done(self) -> bool:
        """Tell whether nothing more happens here: it is over and that is written down, or it was closed or is shut."""
        settled = self.play is not None and self.play.over() and self.row.status == "over"
        return settled or self.closed or self.shut is not None

    # ------------------------------------------------------------ who is here

    def take_row(self, row: TableRow) -> None:
        """Note how the table stands in the database."""
        self.row = row
        self.agreement = agreement_of(row, row.changes)
        self.closed = row.status == "closed"  # asked for with every message, so not from the row
        self.tempo: str = self.agreement.tempo  # of its bots; it may change while they play

    def take_seats(self, seats: Sequence[SeatRow]) -> None:
        """Note who sits where."""
        self.seats = list(seats)
        self.players = [chair.player for chair in seats]  # asked for with every message, so not from the rows
        self.has_bots = any(chair.kind == "bot" for chair in seats)

    def seats_of(self, player: str) -> list[int]:
        """List the seats of a player."""
        return [seat for seat, holder in enumerate(self.players) if holder == player]

    def check_seat(self, player: str, seat: int | None) -> None:
        """Refuse a seat that is not this player's, and spectators where none are wanted."""
        if seat is None:
            if not self.agreement.spectators and not (player and (self.seats_of(player) or self.row.host == player)):
                raise Forbidden("no-spectators", "this table has no spectators")
        elif not player or not 0 <= seat < len(self.players) or self.players[seat] != player:
            raise Forbidden("not-your-seat", f"seat {seat} is not yours")

    def check_doer(self, entry: Entry, doer: str) -> None:
        """Refuse what was meant for a chair that has changed hands meanwhile, perhaps at another worker."""
        if not doer or isinstance(entry, Paused) or entry.seat < 0:
            return
        if doer != HOUSE:
            self.check_seat(doer, entry.seat)
        elif isinstance(entry, ChoiceEntry) and not entry.by and self.seats[entry.seat].kind != "bot":
            raise OptionError(f"seat {entry.seat} chooses for itself now")

    def is_here(self, seat: int | None) -> bool:
        """Tell whether somebody listens at a seat; whoever watches has none."""
        if seat is None:
            return False
        return seat in self.elsewhere or any(listener.seat == seat for listener in self.listeners)

    def here(self) -> list[int]:
        """List the seats that are connected to this worker."""
        return sorted({listener.seat for listener in self.listeners if listener.seat is not None})

    def note_elsewhere(self, seats: set[int]) -> None:
        """Note which seats are connected to other workers."""
        if seats != self.elsewhere:
            self.elsewhere = seats
            self.announce_people()

    def note_composing(self, seat: int) -> None:
        """Note that somebody is about to say something."""
        self.composed[seat] = asyncio.get_running_loop().time()

    def is_composing(self, within: float) -> bool:
        """Tell whether anybody was about to say something within so many seconds."""
        since = asyncio.get_running_loop().time() - within
        return any(time > since for time in self.composed.values())

    def has_people(self) -> bool:
        """Tell whether anybody who is no bot is here to talk to."""
        return any(chair.kind != "bot" and self.is_here(chair.seat) for chair in self.seats)

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot chooses for a seat now."""
        return self.seats[seat].kind == "bot" or bool(self.play and self.play.kept >> seat & 1)

    def is_kept_for(self, seat: int) -> bool:
        """Tell whether a bot keeps the chair of somebody who may come back."""
        play = self.play
        return bool(play and play.kept >> seat & 1 and seat not in play.resigned and not play.over())

    def needs_steward(self) -> bool:
        """Tell whether bots or clocks may have to be moved here."""
        play = self.play
        if play is None or self.is_done():
            return False
        if play.over():
            return True  # its end has to be written down
        return self.agreement.pace.kind != "none" or bool(play.kept) or self.has_bots or self.keeps_chairs()

    def keeps_chairs(self) -> bool:
        """Tell whether a bot keeps the chair of somebody who is away: where others may be waiting, and not for days."""
        agreed = self.agreement
        several = len({player for player in self.players if player}) > 1
        return (
            agreed.keep
            and not self.row.sandbox
            and (agreed.pace.kind == "live" or (agreed.pace.kind == "none" and several))
        )

    def present(self, since: int) -> set[str]:
        """Return the players who are connected, on whatever chair of theirs, or have asked plainly since a time."""
        asked = {seat for seat, at in self.seen.items() if at >= since}
        return {player for seat, player in enumerate(self.players) if player and (seat in asked or self.is_here(seat))}

    def is_quiet(self) -> bool:
        """Tell whether nothing happens here until somebody comes: no bot is asked, and no clock runs."""
        if not self.needs_steward() or self.play is None:
            return True
        if self.play.over():
            return False
        return self.agreement.pace.kind == "none" and not any(self.is_bot(seat) for seat in seats_in(self.play.asked()))

    # ------------------------------------------------------------ what is told

    def announce(self) -> None:
        """Wake everybody who listens, and the steward."""
        self.mark(self)
        self.told.clear()
        if self.tellings:
            self.before, self.tellings = self.tellings, {}
        for listener in self.listeners:
            listener.nudge()
        self.changed.set()

    def announce_people(self) -> None:
        """Tell everybody who listens that somebody came or went."""
        for listener in self.listeners:
            listener.people = True
            listener.nudge()
        self.changed.set()

    def telling(self, seat: int | None) -> Telling:
        """Return what a seat, or a spectator, is told of this moment."""
        play, telling = self.playing(), self.tellings.get(seat)
        if telling is None or telling.moment is not play.now():
            telling = self.tellings[seat] = telling_of(play, seat)
        return telling

    def message(self, seat: int | None, have: int, *, privy: bool, before: Telling | None = None) -> bytes:
        """Return the newest update for a seat that holds so many items of its feed, as it is sent.

        Who was told of the moment before, and only they, can be told what has changed since.
        """
        changes = before is not None and before is self.before.get(seat)
        key = (seat, privy, changes)
        from_item, text = self.told.get(key, (-1, b""))
        if from_item != have or self.agreement.pace.kind != "none":  # a clock goes on while nothing happens
            text = (changes and self.change(seat, have)) or ENCODER.encode(self.update(seat, have, privy=privy))
            self.told[key] = have, text
        return text

    def change(self, seat: int | None, have: int) -> bytes | None:
        """Return what has changed for a seat since the moment before; nothing if all must be told anew."""
        return self.telling(seat).change(self.before[seat], have, self.time())

    def update(self, seat: int | None, have: int, *, privy: bool) -> Update:
        """Tell a seat, or a spectator, all it may know now; only who is privy to the aftermath reads whispers in it."""
        update = self.telling(seat).update(have, self.time())
        if update.end is not None and seat is None and not privy:
            update.end = without_whispers(update.end)
        if update.end is not None and self.withheld:
            update.end = msgspec.structs.replace(update.end, seed="")
        return update

    def people(self, player: str) -> bytes:
        """Return who sits where, as one player sees it."""
        return ENCODER.encode(People(self.card(player)))

    def card(self, player: str) -> TableCard:
        """Return the table as the lobby shows it to a player."""
        here = [seat for seat in range(len(self.seats)) if self.is_here(seat)]
        trouble = self.shut.error if self.shut else ""
        left = self.play.resigned if self.play and not self.play.over() else ()
        now = self.clock()
        claims = [asking.claim for asking in self.claims if asking.expires > now]
        standing = Standing(left, claims)
        return card(self.row, self.seats, self.agreement, self.figures(), player, here, trouble, standing)  # type: ignore[arg-type]

    def figures(self) -> Figures:
        """Return what the lobby shows of the game in play."""
        if self.play is None:
            return self.noted
        return Figures(self.play.asked(), self.play.kept, self.moved, self.play.paused)

    def has_news(self) -> bool:
        """Tell whether the lobby knows less than it should."""
        return self.figures() != self.noted or bool(self.row.trouble)

    def note(self, figures: Figures) -> None:
        """Remember what was written down for the lobby."""
        self.noted = figures
        self.row.trouble = ""


def forget(_room: Room) -> None:
    """Keep nobody informed: this room has no lobby."""
