"""Somebody who listens to a table: a socket, and how much of the feed it has been sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostoja.table.room import Room
    from ostoja.table.storage.schema import PlayerRow


class Listener:
    """A connection to one seat, or to none. It is only nudged; it fetches what is new when its line is free.

    So a slow line skips moments instead of piling them up: every update is complete.
    """

    def __init__(self, room: Room, player: PlayerRow | None, session: str, seat: int | None, have: int) -> None:
        self.room = room
        self.player = player
        self.who = player.id if player else ""
        self.session = session  # what is stored of the device's token
        self.seat = seat
        self.have = have
        self.privy = False  # may look back at the game after its end
        self.people = True  # who sits where has to be sent
        self.shown: tuple[int, int] | None = None  # how far the table had got, for this seat, when it was last sent
        self.answers: list[str] = []
        self.bell = asyncio.Event()
        self.fetched = asyncio.Event()
        self.deaf = False

    def nudge(self) -> None:
        """Say that there may be something new."""
        self.bell.set()

    def become_nobody(self) -> None:
        """Go on, if at all, as somebody who has no name: the device was logged out."""
        self.player = None
        self.who = ""
        self.privy = False
        self.people = True
        self.bell.set()

    def rewind(self, have: int) -> None:
        """Send everything anew from an item of the feed on."""
        self.have = have
        self.people = True
        self.shown = None
        self.bell.set()

    def answer(self, text: str) -> None:
        """Leave an answer to something that came over this connection, as long as anything is sent there."""
        if not self.deaf:
            self.answers.append(text)
            self.bell.set()

    def is_deaf(self) -> None:
        """Say that nothing is sent any more: nobody needs to wait for it."""
        self.deaf = True
        self.answers.clear()
        self.fetched.set()

    async def has_sent_all_but(self, few: int) -> None:
        """Wait until only so many answers are left to be sent: whoever does not read is not listened to either."""
        while len(self.answers) > few and not self.deaf:
            self.fetched.clear()
            await self.fetched.wait()

    def fetch(self) -> list[str]:
        """Return all that is to be sent now: who is here, the table, then answers, so that they follow what they did.

        The table is sent only if it has changed for this seat: a message alone would tell that others whisper.
        """
        self.bell.clear()
        self.room.check_seat(self.who, self.seat)  # whoever got up hears no more of the next one's secrets
        texts: list[str] = []
        if self.people:
            self.people = False
            texts.append(self.room.people(self.who))
        play = self.room.play
        if play is not None and self.shown != (stand := play.stand(self.seat)):
            self.shown = stand
            texts.append(self.room.message(self.seat, self.have, privy=self.privy))
            self.have = len(play.feeds.of(self.seat))
        if self.answers:
            texts += self.answers
            self.answers.clear()
            self.fetched.set()
        return texts
