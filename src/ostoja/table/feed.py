"""The feed of a seat: what it was told, said and noted, in order, counted by itself.

The journal of a match numbers all events, also those that a seat may not know of, so its numbers never leave the table.
Every feed only grows: what undo takes back stays and is marked void by a note.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET

from ostoja.engine.journal import ALL
from ostoja.engine.talk import EVERYBODY, NOTHING_BEFORE
from ostoja.table.protocol.updates import ToldAct, ToldEvent, ToldLine, ToldNote

if TYPE_CHECKING:
    from ostoja.engine.journal import Event
    from ostoja.engine.talk import Act
    from ostoja.table.protocol.updates import Item


class Feeds:
    """The feeds of all seats of a match; the last one is the spectators'."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.items: list[list[Item]] = [[] for _ in range(seats + 1)]
        self.since = [0] * (seats + 1)  # how long each feed was when its seat last chose
        self.acts: list[dict[int, int]] = [{} for _ in range(seats + 1)]  # by feed: where the act of a number stands
        self.marks: list[tuple[int, ...]] = []  # how long all feeds were before each choice that still stands

    def of(self, seat: int | None) -> list[Item]:
        """Return the feed of a seat, or of the spectators."""
        return self.items[self.seats if seat is None else seat]

    def lengths(self) -> tuple[int, ...]:
        """Return how long all feeds are."""
        return tuple(map(len, self.items))

    def mark(self) -> None:
        """Remember where every feed stands before a choice."""
        self.marks.append(self.lengths())

    def tell(self, events: list[Event]) -> None:
        """Tell every seat what it may know of some events."""
        for event in events:
            item = ToldEvent(event.kind, event.args)
            for seat, feed in enumerate(self.items):
                if event.audience == ALL or event.is_for(seat if seat < self.seats else None):
                    feed.append(item)

    def say(self, act: Act, by: Literal["", "bot"] = "") -> None:
        """Let those hear a talk act for whom it is; what a bot says that keeps a chair is marked."""
        words, voice = act.spell(), act.voice or UNSET
        for seat, feed in enumerate(self.items):
            if act.is_for(seat if seat < self.seats else None):
                self.acts[seat][act.number] = len(feed)
                feed.append(ToldAct(act.seat, act.to, words, by or UNSET, self.acts[seat].get(act.re, UNSET), voice))

    def act_at(self, seat: int, place: int) -> int:
        """Return the number of the act at a place of a seat's feed; -1: there is none."""
        for number, found in self.acts[seat].items():
            if found == place:
                return number
        return NOTHING_BEFORE

    def chat(self, seat: int, text: str, name: str = "", to: int = EVERYBODY) -> None:
        """Let those read a line of chat for whom it is; a spectator's line is for the spectators alone."""
        item = ToldLine(seat, text, name, to)
        if seat < 0:
            self.items[-1].append(item)
            return
        for reader, feed in enumerate(self.items):
            if to == EVERYBODY or reader in {seat, to}:
                feed.append(item)

    def note(self, note: ToldNote) -> None:
        """Note something about the table for everybody."""
        for feed in self.items:
            feed.append(note)

    def chose(self, seat: int) -> None:
        """Note how far the seat has read: what comes now is news to it."""
        self.since[seat] = len(self.items[seat])

    def void(self, note: ToldNote, choices: int) -> None:
        """Mark everything as void that was told since a number of choices, in every feed by its own count."""
        marks = self.marks[choices]
        del self.marks[choices:]
        for feed, mark in zip(self.items, marks, strict=True):
            feed.append(ToldNote(note.what, note.seat, mark))
