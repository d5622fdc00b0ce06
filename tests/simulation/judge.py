"""The judge: watches the stored logs, the rooms and the people after every turn, and blames what must not be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from ostoja.table.entries import (
    ActEntry,
    Answered,
    ChoiceEntry,
    Hosting,
    Kept,
    LineEntry,
    Paused,
    Resigned,
    Seated,
    Undone,
    Wished,
)  # fmt: skip
from ostoja.table.people import hashed
from ostoja.table.room import Room
from ostoja.table.storage.schema import SeatRow, TableRow
from tests.simulation.tales import full, light

if TYPE_CHECKING:
    from ostoja.table.entries import Entry
    from ostoja.table.play import Play
    from tests.simulation.house import House
    from tests.simulation.line import Line
    from tests.simulation.person import Person

GRACE: Final = 10.0  # seconds after which every worker must know who is connected
UNSURE: Final = "unsure"  # the one refusal of something that may have been done
KINDS: Final = {
    ChoiceEntry: "choose",
    Undone: "undo",
    Wished: "back",
    Answered: "back",
    ActEntry: "say",
    LineEntry: "chat",
    Kept: "away",
    Resigned: "resign",
}


class Sent(NamedTuple):
    """A text that a listener was sent: for whom, from which item on, at which length of the log, and when."""

    table: str
    seat: int | None
    privy: bool  # may look back at the game after its end
    have: int
    log: int
    now: int
    text: str


class Truth:
    """A table as it follows from its stored log alone."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        room.begin()
        assert room.play
        self.play: Play = room.play
        self.rows: list[tuple[int, str]] = []
        self.entries: list[Entry] = []
        self.stands = [light(self.play)]
        self.paused = now  # when it was last stopped, or went on
        self.moved = now  # when something other than talk happened
        self.ended = -1.0

    def follow(self, at: int, text: str, now: float) -> None:
        """Do what a new row says."""
        entry = self.play.read(text)
        self.rows.append((at, text))
        self.entries.append(entry)
        self.play.follow(entry, at)
        self.paused = now if isinstance(entry, Paused) else self.paused
        self.stands.append(light(self.play))
        if not isinstance(entry, ActEntry | LineEntry):
            self.moved = now
        if self.play.over() and self.ended < 0:
            self.ended = now


class Judge:
    """Knows what was asked for, what was acknowledged and what is stored."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen = -1
        self.truths: dict[str, Truth] = {}
        self.looked: dict[int, tuple[object, int]] = {}
        self.blame = ""
        self.sent: Counter[tuple[str, int | None, str]] = Counter()
        self.done: Counter[tuple[str, int | None, str]] = Counter()
        self.stored: Counter[tuple[str, int | None, str]] = Counter()
        self.housekeeping: Counter[tuple[str, str]] = Counter()
        self.chats: Counter[tuple[str, str]] = Counter()
        self.refused: set[tuple[str, str]] = set()
        self.acknowledged: list[tuple[str, str]] = []
        self.questions: dict[tuple[str, int, int], Any] = {}
        self.texts: list[Sent] = []
        self.out: dict[str, float] = {}  # devices that were logged out, and when

    def blames(self, what: str) -> None:
        """Say what must not be; the first word counts."""
        if not self.blame:
            self.blame = what
            self.house.tell(f"VIOLATION {what}")

    # ------------------------------------------------------------ after every turn

    def looks(self) -> None:
        """Follow what was stored, and compare every room with it."""
        if self.house.database.commits != self.seen:
            self.seen = self.house.database.commits
            self.reads_logs()
        for worker in self.house.workers:
            if worker.alive:
                for room in worker.hall.rooms.values():
                    if room.play is not None:
                        self.compares(worker.name, room, room.play)
        self.sees_one_keeper()

    def sees_one_keeper(self) -> None:
        """See that no two workers are sure at once that it is they who look after a table."""
        keepers = [worker.hall.leases for worker in self.house.workers if worker.alive]
        sure = Counter(table for leases in keepers for table in leases.held if leases.holds(table))
        for table, count in sure.items():
            if count > 1:
                self.blames(f"7: {count} workers are sure that they look after {table}")

    def reads_logs(self) -> None:
        """Follow the new rows of every log."""
        rows = self.house.database.rows
        for (table,) in rows("SELECT id FROM tables WHERE status IN ('playing', 'over')"):
            if table not in self.truths:
                self.truths[table] = Truth(self.opens(table), self.house.loop.now)
            truth = self.truths[table]
            known = len(truth.rows)
            new = rows("SELECT seq, at, entry FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq", table, known)
            for place, (seq, at, text) in enumerate(new, start=known):
                if seq != place:
                    self.blames(f"1: the log of {table} has number {seq} where {place} should be")
                    return
                self.allows(table, truth, truth.play.read(text), at)
                self.house.tell(f"= {table} #{seq} {text}")
                truth.follow(at, text, self.house.loop.now)
                if isinstance(truth.entries[-1], Seated):
                    truth.room.take_seats(self.opens(table).seats)

    def opens(self, table: str) -> Room:
        """Open a table beside all workers."""
        with Session(self.house.database.engine, expire_on_commit=False) as session:
            row = session.get_one(TableRow, table)
            chairs = list(session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)))
        return Room(row, chairs, None, None, self.house.clock, self.house.steady)  # type: ignore[arg-type]

    def compares(self, worker: str, room: Room, play: Play) -> None:
        """Compare a room with the stored log, if it has moved."""
        length = len(play.log)
        if self.looked.get(id(room)) == (play, length):
            return
        self.looked[id(room)] = (play, length)
        truth = self.truths.get(room.id)
        if truth is None or length > len(truth.rows):
            self.blames(f"1: {worker} has done at {room.id} what is not stored")
        elif light(play) != truth.stands[length]:
            self.blames(f"2: {worker} sees {room.id} otherwise than its log: {light(play)} {truth.stands[length]}")

    # ------------------------------------------------------------ who may do what

    def allows(self, table: str, truth: Truth, entry: Entry, at: int) -> None:
        """See that whoever did something was allowed to."""
        if isinstance(entry, LineEntry):
            self.allows_line(table, entry)
        elif isinstance(entry, Seated | Paused | Hosting) or (
            isinstance(entry, Kept) and entry.why in {"host", "given"}
        ):
            self.allows_housekeeping(table, entry)
        elif truth.room.seats[entry.seat].kind == "bot":
            return
        elif isinstance(entry, ChoiceEntry) and entry.by:
            self.allows_standing_in(table, truth, entry, at)
        else:
            self.allows_person(table, truth, entry, at)

    def allows_housekeeping(self, table: str, entry: Seated | Paused | Hosting | Kept) -> None:
        """See that a host, or somebody who came late, asked for what was done about the chairs."""
        if isinstance(entry, Paused):
            what = "pause" if entry.paused else "resume"
        elif isinstance(entry, Kept):
            what = "stand-in" if entry.kept else "give-back"
        elif isinstance(entry, Seated):
            what = {"took": "take", "removed": "remove", "reclaimed": "claim"}[entry.why]
        else:
            what = "hand-on"
        self.housekeeping[table, what] -= 1
        if self.housekeeping[table, what] < 0:
            self.blames(f"3: nobody asked for {entry} at {table}")

    def notes_hosted(self, table: str, what: str) -> None:
        """Remember that somebody asked for something about the chairs."""
        self.housekeeping[table, what] += 1

    def allows_line(self, table: str, entry: LineEntry) -> None:
        """See that a line of chat is stored once, and only if it was not refused."""
        self.chats[table, entry.text] += 1
        if self.chats[table, entry.text] > 1:
            self.blames(f"1: {entry.text!r} is stored twice at {table}")
        if (table, entry.text) in self.refused:
            self.blames(f"1: {entry.text!r} was refused and is stored at {table}")

    def allows_standing_in(self, table: str, truth: Truth, entry: ChoiceEntry, at: int) -> None:
        """See that somebody else chose for a seat only because its player was away or out of time."""
        if entry.by == "timeout" and not self.is_late(truth, entry.seat, at):
            self.blames(f"3: seat {entry.seat} of {table} was out of time before its time")
        if entry.by == "bot" and not truth.play.kept >> entry.seat & 1:
            self.blames(f"3: a bot chose for seat {entry.seat} of {table}, whose player is back")

    def allows_person(self, table: str, truth: Truth, entry: Entry, at: int) -> None:
        """See that whoever sits on a chair asked for what was done there, or that it was done for them."""
        seat, kind = entry.seat, KINDS[type(entry)]
        if self.stored[table, seat, kind] < self.sent[table, seat, kind]:
            self.stored[table, seat, kind] += 1
            return
        late = self.is_late(truth, seat, at)
        kept = bool(truth.play.kept >> seat & 1)
        if isinstance(entry, Kept):
            self.allows_keeping(table, entry, late=late)
        elif not ((isinstance(entry, Resigned) and late) or (isinstance(entry, Answered | ActEntry) and kept)):
            self.blames(f"3: nobody on seat {seat} of {table} asked for {entry}")

    def is_late(self, truth: Truth, seat: int, at: int) -> bool:
        """Tell whether the time of a seat is up."""
        return 0 <= truth.play.clocks.deadline(seat) <= at

    def allows_keeping(self, table: str, entry: Kept, *, late: bool) -> None:
        """See that a bot keeps a chair only for somebody who is away or out of time."""
        if entry.why == "timeout" and not late:
            self.blames(f"3: seat {entry.seat} of {table} was out of time before its time")
        if entry.why != "left":
            return
        for line in self.house.lines():
            if (line.table, line.seat) == (table, entry.seat) and line.since <= self.house.loop.now - GRACE:
                self.blames(f"3: a bot took seat {entry.seat} of {table} although {line.person.name} is connected")

    # ------------------------------------------------------------ what people ask for and hear

    def notes_sent(self, table: str, seat: int | None, command: dict[str, Any]) -> None:
        """Remember that somebody asked for something."""
        self.sent[table, seat, command["t"]] += 1

    def notes_done(self, table: str, seat: int | None, command: dict[str, Any]) -> None:
        """See that what was acknowledged is stored."""
        if command["t"] == "ping":
            return
        self.looks()
        if command["t"] == "chat":
            if not self.chats[table, command["text"]]:
                self.blames(f"1: {command['text']!r} was acknowledged and is not stored at {table}")
            self.acknowledged.append((table, command["text"]))
            return
        self.done[table, seat, command["t"]] += 1
        if self.done[table, seat, command["t"]] > self.stored[table, seat, command["t"]]:
            self.blames(f"1: {command} of seat {seat} was acknowledged and is not stored at {table}")

    def notes_refused(self, table: str, command: dict[str, Any], why: str) -> None:
        """See that what was refused is not stored, unless the refusal itself says that nobody knows."""
        if command["t"] == "chat" and why != UNSURE:
            self.refused.add((table, command["text"]))
            if self.chats[table, command["text"]]:
                self.blames(f"1: {command['text']!r} was refused and is stored at {table}")

    def notes_out(self, person: Person) -> None:
        """Remember that a device is nobody's."""
        self.out[hashed(person.token)] = self.house.loop.now

    def notes_told(self, person: Person, line: Line, update: dict[str, Any]) -> None:
        """See that what a seat is told only grows, and that a question's id means one question."""
        feed = person.feeds.setdefault((line.table, line.seat), [])
        start, new = update["start"], update["feed"]
        if start > len(feed):
            self.blames(f"3: {person.name} is told from item {start} on and has {len(feed)}")
        known = min(len(feed) - start, len(new))
        if feed[start : start + known] != new[:known]:
            self.blames(f"3: {person.name} is told otherwise than before from item {start} on")
        feed.extend(new[known:])
        if update["options"] and line.seat is not None:
            asked = (update["question"], update["options"])
            if self.questions.setdefault((line.table, line.seat, update["serial"]), asked) != asked:
                self.blames(f"3: question {update['serial']} of seat {line.seat} came twice and differs")

    def witnesses(self, sent: Sent) -> None:
        """Remember what a listener was sent."""
        self.texts.append(sent)

    def sees_alike(self, worker: str, room: Room) -> None:
        """Compare all that a room knows with the stored log."""
        truth = self.truths.get(room.id)
        if truth and room.play and len(room.play.log) == len(truth.rows) and full(room.play) != full(truth.play):
            self.blames(f"2: {worker} tells {room.id} otherwise than its log")
