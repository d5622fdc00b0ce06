"""Somebody who listens to a table: a socket, and how much of the feed it has been sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from ostoja.table.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.table.room import Room
    from ostoja.table.storage.schema import PlayerRow
    from ostoja.table.telling import Telling


class Wire(Protocol):
    """What a listener sends over."""

    when_free: Callable[[], None]  # called when more can be sent again

    def is_free(self) -> bool:
        """Tell whether more can be sent now."""

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some texts, each a message of its own."""


class Listener:
    """A connection to one seat, or to none. It is only nudged; it fetches what is new when its line is free.

    So a slow line skips moments instead of piling them up: whoever missed one is sent everything again.
    """

    def __init__(
        self, room: Room, player: PlayerRow | None, session: str, seat: int | None, have: int, wire: Wire
    ) -> None:
        self.room = room
        self.player = player
        self.who = player.id if player else ""
        self.session = session  # what is stored of the device's token
        self.seat = seat
        self.have = have
        self.privy = False  # may look back at the game after its end
        self.changes = False  # is sent what changes, once it was sent everything
        self.telling: Telling | None = None  # what it was sent last
        self.people = True  # who sits where has to be sent
        self.shown: tuple[int, int] | None = None  # how far the table had got, for this seat, when it was last sent
        self.answers: list[bytes] = []
        self.wire = wire
        self.loop = asyncio.get_running_loop()
        self.nudged = False
        self.fetched = asyncio.Event()
        self.deaf = False
        self.turned_away: Callable[[Fault], object] = forget  # who tells of it that nobody may listen here any more
        wire.when_free = self.nudge

    def nudge(self) -> None:
        """Say that there may be something new: it is sent in a moment, with all that is told until then."""
        if not self.nudged:
            self.nudged = True
            self.loop.call_soon(self.send)

    def send(self) -> None:
        """Send whatever is new, if the line is free; if not, the line nudges when it is."""
        self.nudged = False
        if self.deaf or not self.wire.is_free():
            return
        try:
            self.wire.send_texts(self.fetch())
        except Fault as fault:
            self.be_deaf()
            self.turned_away(fault)
        except BaseException:
            self.be_deaf()
            raise

    def become_nobody(self) -> None:
        """Go on, if at all, as somebody who has no name: the device was logged out."""
        self.player = None
        self.who = ""
        self.privy = False
        self.people = True
        self.nudge()

    def rewind(self, have: int) -> None:
        """Send everything anew from an item of the feed on."""
        self.have = have
        self.people = True
        self.shown = None
        self.telling = None
        self.nudge()

    def answer(self, text: bytes) -> None:
        """Leave an answer to something that came over this connection, as long as anything is sent there."""
        if not self.deaf:
            self.answers.append(text)
            self.nudge()

    def be_deaf(self) -> None:
        """Say that nothing is sent any more: nobody needs to wait for it."""
        self.deaf = True
        self.answers.clear()
        self.fetched.set()

    async def has_sent_all_but(self, few: int) -> None:
        """Wait until only so many answers are left to be sent: whoever does not read is not listened to either."""
        while len(self.answers) > few and not self.deaf:
            self.fetched.clear()
            await self.fetched.wait()

    def fetch(self) -> list[bytes]:
        """Return all that is to be sent now: who is here, the table, then answers, so that they follow what they did.

        The table is sent only if it has changed for this seat: a message alone would tell that others whisper.
        """
        self.room.check_seat(self.who, self.seat)  # whoever got up hears no more of the next one's secrets
        texts: list[bytes] = []
        if self.people:
            self.people = False
            texts.append(self.room.people(self.who))
        play = self.room.play
        if play is not None and self.shown != (stand := play.stand(self.seat)):
            self.shown = stand
            texts.append(self.room.message(self.seat, self.have, privy=self.privy, before=self.telling))
            self.have = len(play.feeds.of(self.seat))
            if self.changes:
                self.telling = self.room.tellings.get(self.seat)
        if self.answers:
            texts += self.answers
            self.answers.clear()
            self.fetched.set()
        return texts


def forget(_fault: Fault) -> None:
    """Tell nobody."""
