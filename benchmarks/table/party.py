"""A party: the people at one table, who choose at random and remember what they did and what became of it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from benchmarks.table.crowd import DECODER, Ack, Refusal, Update
from benchmarks.table.wire import dial

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.table.crowd import Offer
    from benchmarks.table.seating import Guest
    from benchmarks.table.wire import Line

THINKING: Final = (0.1, 0.5)  # seconds between an answer and the next choice: nobody is to wait for a full machine
PAUSE: Final = 0.02
AGAIN: Final = 0.05  # seconds after which somebody who was refused looks again
WATCHES: Final = -1  # the seat of somebody who only watches
UNSURE: Final = "unsure"  # the one refusal of something that may be stored
NOT_NOW: Final = ("try-again", "too-fast")  # refusals that tell nothing of what was sent before

# acked: the table said that it is stored. refused: it said that nothing was changed. doubt: the server died before it
# said either, or said that it does not know. stored, dropped: what became of a doubt, as the table showed it later.
Fate = Literal["", "acked", "refused", "doubt", "stored", "dropped"]


class Sent:
    """A choice that somebody sent."""

    __slots__ = ("decision", "fate", "option", "ref", "seat", "when")

    def __init__(self, seat: int, decision: int, option: int, ref: int) -> None:
        self.seat = seat
        self.decision = decision
        self.option = option
        self.ref = ref
        self.when = time.perf_counter()
        self.fate: Fate = ""

    def text(self) -> bytes:
        """Return it as it goes over the line."""
        return b'{"t":"choose","decision":%d,"option":%d,"ref":%d}' % (self.decision, self.option, self.ref)


class Progress(NamedTuple):
    """How far a table has got: choices of its people that are stored, and what the one who saw most was shown."""

    acks: int
    seen: int


class Person:
    """Somebody at a table, and what they last saw of it."""

    def __init__(self, party: Party, seat: int, guest: Guest) -> None:
        self.party = party
        self.seat = seat
        self.guest = guest
        self.line: Line | None = None
        self.have = 0  # items of the feed that they hold
        self.decision = 0
        self.asked: list[int] = []
        self.offers: list[Offer] = []
        self.fresh = False  # has seen the table since the connection was made

    async def connect(self, port: int) -> None:
        """Open a line that goes on where the last one ended."""
        self.fresh = False
        seat = "" if self.seat == WATCHES else f"seat={self.seat}&"
        path = f"/api/tables/{self.party.key}/live?{seat}have={self.have}"
        self.line = await dial(port, path, self.guest.token, self.heard, self.lost, deflate=False)

    def heard(self, text: bytes) -> None:
        """Take a message."""
        message = DECODER.decode(text)
        if type(message) is Update:
            self.see(message)
        elif type(message) is Ack:
            self.party.answered(message.ref, "acked")
        elif type(message) is Refusal:
            self.party.answered(message.ref, "doubt" if message.error == UNSURE else "refused", message.error)

    def see(self, update: Update) -> None:
        """Look at the table. What somebody was shown once must not be gone after a restart."""
        if update.start < self.have:
            self.party.complain(f"seat {self.seat} holds {self.have} items of its feed, the table has {update.start}")
        self.have = update.start + len(update.feed)
        self.decision = update.decision
        self.asked = update.asked
        self.offers = update.options
        self.fresh = True
        self.party.is_over = self.party.is_over or bytes(update.end) != b"null"
        self.party.think()

    def is_asked(self) -> bool:
        """Tell whether this seat may choose, as far as it knows."""
        return self.line is not None and self.fresh and self.seat in self.asked and bool(self.offers)

    def lost(self) -> None:
        """Note that the line is dead; whatever went over it and is unanswered stays so."""
        self.line = None
        self.party.interrupted(self.seat)


class Party:
    """The people at one table. They have one choice under way at a time."""

    def __init__(self, game: str, key: str, guests: list[Guest], bots: int, onlooker: Guest | None = None) -> None:
        self.game = game
        self.key = key
        self.bots = bots
        self.players = len(guests)
        self.people = [Person(self, seat, guest) for seat, guest in enumerate(guests)]
        if onlooker is not None:
            self.people.append(Person(self, WATCHES, onlooker))
        self.delays: list[tuple[float, float]] = []  # when each choice was sent, and how long until it was stored
        self.sent: list[Sent] = []
        self.under_way: Sent | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.is_over = False
        self.is_waiting = False  # until everybody is back
        self.acks = 0
        self.complaints: list[str] = []

    def progress(self) -> Progress:
        """Return how far the table has got."""
        return Progress(self.acks, max(person.have for person in self.people))

    def has_gone_on(self, before: Progress) -> bool:
        """Tell whether the table goes on: a choice was stored; or it is the bots' turn, and they were seen to take it.

        A bot may have thirty choices to make before anybody else is asked.
        """
        now = self.progress()
        can_tell = all(person.line is not None and person.fresh for person in self.people)
        is_bots_turn = can_tell and not any(person.is_asked() for person in self.people)
        return now.acks > before.acks or (is_bots_turn and now.seen > before.seen)

    async def connect(self, port_of: Callable[[int], int]) -> None:
        """Let everybody who has no line connect, and send again what nobody knows the fate of: it is not done twice."""
        self.is_waiting = True
        gone = [person for person in self.people if person.line is None]
        await asyncio.gather(*(person.connect(port_of(person.seat)) for person in gone))
        while not all(person.fresh for person in self.people):
            if any(person.line is None for person in self.people):
                return  # the server has died again
            await asyncio.sleep(PAUSE)
        self.is_waiting = False
        for doubt in self.sent[-1:]:
            if doubt.fate == "doubt" and not self.is_over:
                self.send(doubt.seat, doubt.decision, doubt.option)
        self.think()

    def leave(self) -> None:
        """Close all lines."""
        for person in self.people:
            if person.line is not None:
                person.line.close()

    def think(self) -> None:
        """Choose in a moment, unless somebody is about to."""
        if self.timer is None and self.under_way is None and not (self.is_over or self.is_waiting):
            self.timer = asyncio.get_running_loop().call_later(random.uniform(*THINKING), self.choose)

    def choose(self) -> None:
        """Let anybody who is asked choose."""
        self.timer = None
        asked = [person for person in self.people if person.is_asked()]
        if asked and self.under_way is None and not (self.is_over or self.is_waiting):
            person = random.choice(asked)
            self.send(person.seat, person.decision, random.choice(person.offers).id)

    def send(self, seat: int, decision: int, option: int) -> None:
        """Send a choice."""
        line = self.people[seat].line
        if line is not None and self.under_way is None:
            self.under_way = Sent(seat, decision, option, len(self.sent) + 1)
            self.sent.append(self.under_way)
            line.send(self.under_way.text())

    def answered(self, ref: int, fate: Literal["acked", "refused", "doubt"], error: str = "") -> None:
        """Hear what became of the choice under way, and so of one before it that was in doubt."""
        sent = self.under_way
        if sent is None or sent.ref != ref:
            self.complain(f"an answer to {ref} that nobody waits for")
            return
        sent.fate = fate
        self.under_way = None
        if fate == "acked":
            self.acks += 1
            self.delays.append((sent.when, time.perf_counter() - sent.when))
        if fate != "doubt" and error not in NOT_NOW:
            self.resolve(sent)
        if fate == "acked":
            self.think()
        elif not self.is_over:
            asyncio.get_running_loop().call_later(AGAIN, self.think)

    def resolve(self, sent: Sent) -> None:
        """Settle what was in doubt and was sent again: acknowledged now, it was not stored before; refused, it was.

        Sent several times it is the same choice, so it does not matter which of them is taken for the one stored.
        """
        is_stored = sent.fate == "refused"
        for before in self.sent[-2::-1]:
            if before.fate != "doubt" or (before.seat, before.decision) != (sent.seat, sent.decision):
                return
            if not is_stored:
                before.fate = "dropped"
            elif not self.bots:  # a bot may have ended the question, so there it stays in doubt
                before.fate = "stored"
            is_stored = False

    def interrupted(self, seat: int) -> None:
        """Note that somebody's line is gone, and whatever they had sent over it; another server may answer others."""
        if self.under_way is not None and self.under_way.seat == seat:
            self.under_way.fate = "doubt"
            self.under_way = None

    def complain(self, text: str) -> None:
        """Note something that must not happen."""
        self.complaints.append(f"table {self.key} ({self.game}): {text}")
