"""The crowd: every seat of many tables, each with a connection of its own, and the moves that go over them.

A table has one move under way at most, so an update that a seat is sent comes from that move; that it shows another
question, other seats that are asked, more of the feed or another view is checked as well, and what shows no difference
is counted. A move is done when it is acknowledged and every seat of its table has been sent its update.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final

import msgspec
from benchmarks.table.wire import dial
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from benchmarks.table.seating import Guest
    from benchmarks.table.wire import Line

DIALLED_AT_ONCE: Final = 20
SAMPLES: Final = 400  # moments whose messages are kept for the empty server
MOST_PROBLEMS: Final = 20  # that are told; all are counted

clock = time.perf_counter

# ---------------------------------------------------------------- what is read of a message


class Offer(Struct):
    """An option."""

    id: int


class Update(Struct, tag="update", tag_field="t"):
    """What the generator reads of an update; the rest is skipped. Servers before 0.1.0 called the serial a decision."""

    asked: list[int]
    view: msgspec.Raw
    options: list[Offer]
    start: int
    feed: list[msgspec.Raw]
    end: msgspec.Raw
    serial: int = -1
    decision: int = -1


class Change(Struct, tag="change", tag_field="t"):
    """What the generator reads of a change: ways down from the update, and what stands there now."""

    start: int
    feed: list[msgspec.Raw]
    put: list[list[msgspec.Raw]]


class People(Struct, tag="people", tag_field="t"):
    """Who sits where: of no interest here."""


class Ack(Struct, tag="ack", tag_field="t"):
    """Something is stored and done."""

    ref: int


class Refusal(Struct, tag="refusal", tag_field="t"):
    """Something was refused."""

    ref: int
    error: str
    detail: str


DECODER: Final[msgspec.json.Decoder[Update | Change | People | Ack | Refusal]] = msgspec.json.Decoder(
    Update | Change | People | Ack | Refusal
)
NUMBER: Final[msgspec.json.Decoder[int]] = msgspec.json.Decoder(int)
NUMBERS: Final[msgspec.json.Decoder[list[int]]] = msgspec.json.Decoder(list[int])
OFFERS: Final[msgspec.json.Decoder[list[Offer]]] = msgspec.json.Decoder(list[Offer])

# ---------------------------------------------------------------- seats, tables, moves


class Move:
    """A choice under way."""

    __slots__ = ("acked", "missing", "option", "ref", "seat", "sent", "serial")

    def __init__(self, seat: int, serial: int, option: int, ref: int, seats: int) -> None:
        self.seat = seat
        self.serial = serial
        self.option = option
        self.ref = ref
        self.sent = clock()
        self.missing = (1 << seats) - 1  # seats that have not been told yet, as a bit mask
        self.acked = False


class Seat:
    """A seat of a table and its connection."""

    __slots__ = ("asked", "first", "heard_of", "line", "number", "offers", "sample", "serial", "table", "view", "word")

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.line: Line | None = None
        self.serial = 0
        self.asked: list[int] = []
        self.offers: list[Offer] = []
        self.heard_of = 0  # items of the feed
        self.view = msgspec.Raw()
        self.first = b""  # the text of the last update that told everything
        self.sample = b""  # the text of the last message about the table
        self.word = b"serial"  # what the server calls the number of a question

    def heard(self, text: bytes) -> None:
        """Take a message."""
        message = DECODER.decode(text)
        if type(message) is Change:
            self.sample = text
            self.changed(message)
        elif type(message) is Update:
            self.first = self.sample = text
            self.updated(message)
        elif type(message) is Ack:
            self.table.acked(message.ref)
        elif type(message) is Refusal:
            self.table.crowd.problem(f"refused: {message.error}: {message.detail}")

    def updated(self, update: Update) -> None:
        """See the table anew."""
        if update.serial < 0:
            update.serial, self.word = update.decision, b"decision"
        heard_of = update.start + len(update.feed)
        now = (update.serial, update.asked, heard_of, update.view)
        is_new = now != (self.serial, self.asked, self.heard_of, self.view)
        self.serial, self.asked, self.heard_of, self.view = now
        self.offers = update.options
        self.table.seen(self.number, self.asked, is_new=is_new, is_over=bytes(update.end) != b"null")

    def changed(self, change: Change) -> None:
        """See what has changed; the end of a game is told whole."""
        for first, *rest in change.put:
            field = bytes(first)
            if field == b'"serial"':
                self.serial = NUMBER.decode(rest[0])
            elif field == b'"asked"':
                self.asked = NUMBERS.decode(rest[0])
            elif field == b'"options"':
                self.offers = OFFERS.decode(rest[0])
        self.heard_of = change.start + len(change.feed)
        self.table.seen(self.number, self.asked, is_new=bool(change.put or change.feed), is_over=False)

    def lost(self) -> None:
        """Note that the connection is gone."""
        self.line = None
        self.table.crowd.hung_up(self)


class Table:
    """A table, as its seats see it."""

    def __init__(self, crowd: Crowd, key: str, seats: int) -> None:
        self.crowd = crowd
        self.key = key
        self.seats = [Seat(self, number) for number in range(seats)]
        self.move: Move | None = None
        self.told = 0  # seats that have seen the table at all, as a bit mask
        self.asked: list[int] = []
        self.is_over = False

    def seen(self, seat: int, asked: list[int], *, is_new: bool, is_over: bool) -> None:
        """Note what a seat was told; when all were, the move is done."""
        self.asked = asked
        self.is_over = self.is_over or is_over
        self.told |= 1 << seat
        move = self.move
        if move is None:
            return
        if not move.missing >> seat & 1:
            self.crowd.needless += 1
            return
        self.crowd.unchanged += not is_new
        move.missing &= ~(1 << seat)
        if not move.missing:
            self.crowd.took(clock() - move.sent)
            self.settle(move)

    def acked(self, ref: int) -> None:
        """Note that the move is stored."""
        move = self.move
        if move is None or move.ref != ref:
            self.crowd.problem(f"an acknowledgement of {ref} that nobody waits for")
            return
        move.acked = True
        self.settle(move)

    def settle(self, move: Move) -> None:
        """Go on, once the move is acknowledged and everybody has seen it."""
        if move.acked and not move.missing:
            self.move = None
            self.crowd.done(self)

    def choose(self) -> None:
        """Let a seat that is asked choose at random."""
        number = random.choice(self.asked)
        seat = self.seats[number]
        assert seat.line is not None  # it holds once everybody sits
        option = random.choice(seat.offers).id if seat.offers else 0  # an empty server mixes what it plays back
        serial = seat.serial
        self.crowd.refs += 1
        ref = self.crowd.refs
        text = b'{"t":"choose","%b":%d,"option":%d,"ref":%d}' % (seat.word, serial, option, ref)
        self.move = Move(number, serial, option, ref, len(self.seats))
        seat.line.send(text)


# ---------------------------------------------------------------- the crowd


class Crowd:
    """All seats of the servers' tables, played by this process.

    With several servers the seats of a table are spread over them, as they are where nobody steers; together, each
    table has one server.
    """

    def __init__(self, ports: Sequence[int], guests: list[Guest], *, deflate: bool, together: bool = False) -> None:
        self.ports = ports
        self.guests = guests
        self.deflate = deflate
        self.together = together
        self.seated = 0  # tables so far
        self.tables: list[Table] = []
        self.refs = 0
        self.closing = False
        self.latencies: list[float] = []
        self.problems: list[str] = []
        self.unchanged = 0  # updates in which a seat saw no difference, as after a secret choice of another
        self.needless = 0  # updates beyond one for each seat and move
        self.moves = 0
        self.samples: list[list[tuple[str, str]]] = []  # by seat: everything, and what changed last
        self.sampling = False
        self.done: Callable[[Table], None] = lambda _table: None

    # ------------------------------------------------------------ connections

    async def sit_down(self, keys: Iterable[str], progress: Callable[[], None]) -> None:
        """Connect every seat of some tables, and wait until all have seen their table."""
        turn = asyncio.Semaphore(DIALLED_AT_ONCE)
        new = [Table(self, key, len(self.guests)) for key in keys]
        places = {table: self.seated + number for number, table in enumerate(new)}
        self.seated += len(new)

        async def one(seat: Seat) -> None:
            path = f"/api/tables/{seat.table.key}/live?seat={seat.number}&changes=true"
            token = self.guests[seat.number].token
            place = places[seat.table] + (0 if self.together else seat.number)
            async with turn:
                seat.line = await dial(
                    self.ports[place % len(self.ports)], path, token, seat.heard, seat.lost, deflate=self.deflate
                )
            progress()

        await asyncio.gather(*(one(seat) for table in new for seat in table.seats))
        self.tables += new
        everybody = (1 << len(self.guests)) - 1
        for _ in range(500):
            if all(table.told == everybody for table in new):
                await asyncio.sleep(0.2)  # until the last of those who came have been announced to the others
                return
            await asyncio.sleep(0.02)
        raise RuntimeError("not every seat was told of its table")

    async def stand_up(self, tables: Iterable[Table]) -> None:
        """Leave some tables."""
        self.closing = True
        left = list(tables)
        for table in left:
            for seat in table.seats:
                if seat.line is not None:
                    seat.line.close()
        self.tables = [table for table in self.tables if table not in left]
        await asyncio.sleep(0.2)
        self.closing = False

    def hung_up(self, seat: Seat) -> None:
        """Note a connection that ended although nobody wanted it to."""
        if not self.closing:
            self.problem(f"seat {seat.number} of table {seat.table.key} lost its connection")

    def bytes_received(self) -> int:
        """Return what has come over all lines."""
        return sum(seat.line.received for table in self.tables for seat in table.seats if seat.line is not None)

    # ------------------------------------------------------------ what happens

    def ready(self) -> list[Table]:
        """List the tables at which somebody may choose."""
        return [table for table in self.tables if not table.is_over and table.move is None and table.asked]

    def under_way(self) -> int:
        """Count the moves that are not done."""
        return sum(table.move is not None for table in self.tables)

    def took(self, seconds: float) -> None:
        """Note how long it took until the last seat was told."""
        self.latencies.append(seconds)
        self.moves += 1

    def keep_sample(self, table: Table) -> None:
        """Keep what the seats of a table were sent last."""
        if len(self.samples) < SAMPLES and not table.is_over:
            self.samples.append([(seat.first.decode(), seat.sample.decode()) for seat in table.seats])

    def problem(self, text: str) -> None:
        """Note something that must not happen."""
        self.problems.append(text)

    def clear(self) -> None:
        """Forget what was measured so far."""
        self.latencies = []
        self.problems = []
        self.unchanged = 0
        self.needless = 0
        self.moves = 0
