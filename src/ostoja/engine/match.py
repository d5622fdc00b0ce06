"""A match: a state with its record, its journal, its talk and its undo; the checked way in for every choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.errors import OptionError, TalkError
from ostoja.engine.journal import Journal
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import fingerprint
from ostoja.engine.talk import (
    CHAT_LIMIT,
    EVERYBODY,
    NOTHING_BEFORE,
    VOICE,
    Act,
    Deal,
    Line,
    agreed,
    check_listener,
    check_reply,
    outcome_of,
    read_act,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.agenda import Decision, State
    from ostoja.engine.game import Game, Result, Setup, View
    from ostoja.engine.journal import Event
    from ostoja.engine.vocabulary import Word

MILESTONE: Final = 25  # choices between two hashes of the record


class Choice:
    """A choice that was taken, and the hash of the state after it where the record keeps one."""

    __slots__ = ("hash", "option", "seat")

    def __init__(self, seat: int, option: int) -> None:
        self.seat = seat
        self.option = option
        self.hash = ""


class TakenBack:
    """Choices that all agreed to take back at a seat's wish: they do not stand, and the record tells of them."""

    __slots__ = ("choices", "seat")

    def __init__(self, seat: int, choices: list[tuple[int, int]]) -> None:
        self.seat = seat
        self.choices = choices  # seat and option of each


Entry = Choice | Act | Line | TakenBack


class Before:
    """What undo goes back to: the state before a choice, and how long the story was then."""

    __slots__ = ("events", "state")

    def __init__(self, state: State, events: int) -> None:
        self.state = state
        self.events = events


class Match:
    """One game being played by its seats."""

    def __init__(
        self, game: Game, setup: Setup, seed: str, names: Sequence[str] = (), start: State | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        given = [name.encode(errors="replace").decode() for name in names]  # a record must be able to write it
        self.names = [given[seat] if seat < len(given) else f"seat {seat}" for seat in range(setup.seats)]
        self.entries: list[Entry] = []
        self.said: list[Act] = []  # every talk act by its number; what was said stays said, whatever is taken back
        self.words: list[Act] = []  # the same, and after every acceptance the two promises of the deal
        self.journal = Journal()
        self.taken = 0  # choices taken and not undone
        self._undo: list[Before] = []
        self._undoer = -1  # the seat that alone may undo
        self._undone = 0  # questions that undo took back: their numbers are not used again
        self.start = start.copy() if start is not None else None  # the position it began with, instead of a deal
        self.state = start.copy() if start is not None else game.blank(setup, seeded(seed))
        self.state.journal = self.journal
        if start is None:
            game.deal(self.state, setup)
            self.state.settle()

    def asked(self) -> tuple[int, ...]:
        """List the seats that have to choose."""
        return seats_in(self.state.asked)

    def options(self, seat: int) -> list[int]:
        """List what a seat may choose; empty while it is not asked."""
        return self.state.offers[seat] if self.is_asked(seat) else []

    def is_asked(self, seat: int) -> bool:
        """Tell whether a seat has to choose."""
        return 0 <= seat < self.setup.seats and bool(self.state.asked >> seat & 1)

    def serial(self) -> int:
        """Return the number of the open question; no other question of the match ever has it."""
        return self.state.serial + self._undone

    def question(self) -> tuple[str, int, int]:
        """Return the open question: its key and two numbers."""
        return self.decision().asks(self.state)

    def rule(self) -> str:
        """Return the id of the rule behind the open question."""
        return self.decision().rule()

    def decision(self) -> Decision[Any]:
        """Return the decision on top of the agenda."""
        if self.state.over:
            raise OptionError("the game is over; nobody is asked any more")
        return cast("Decision[Any]", self.state.agenda[-1])

    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator, sees."""
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """List what a seat, or a spectator, was told since the event of that number."""
        return self.journal.told(seat, since)

    def result(self) -> Result:
        """Return the scores and winners as they stand."""
        return self.game.result(self.state)

    def read(self, seat: int, words: Sequence[Word]) -> int:
        """Return the option that some words spell, if the seat may choose it now."""
        option = self.game.vocabulary.read(words)
        self.check(seat, option)
        return option

    def check_asked(self, seat: int) -> None:
        """Refuse a seat that has nothing to choose now."""
        if self.state.over:
            raise OptionError("the game is over; nobody is asked any more")
        if not self.is_asked(seat):
            waiting = ", ".join(str(other) for other in self.asked())
            raise OptionError(f"seat {seat} is not asked now; asked: {waiting}")

    def check(self, seat: int, option: int, serial: int | None = None) -> None:
        """Refuse a choice that is foreign, stale or not offered; say why and change nothing."""
        if serial is not None and not self.state.over and serial != self.serial():
            raise OptionError(f"that question ({serial}) is over; the open one is {self.serial()}")
        self.check_asked(seat)
        if option not in self.state.offers[seat]:
            self._refuse(seat, option)

    def _refuse(self, seat: int, option: int) -> None:
        """Name the rule that forbids an option, if it can be named, and what is possible."""
        spell = self.game.vocabulary.spell
        rule = self.decision().why_not(self.state, seat, option)
        reason = f" ({rule})" if rule else ""
        possible = "; ".join(" ".join(str(word) for word in spell(offer)) for offer in self.state.offers[seat])
        wish = " ".join(str(word) for word in spell(option))
        raise OptionError(f"{wish!r} is not possible for seat {seat} now{reason}; possible: {possible}")

    def choose(self, seat: int, option: int, serial: int | None = None) -> None:
        """Take a choice of a seat, after checking it."""
        self.check(seat, option, serial)
        if seat != self._undoer:
            self._undo.clear()
            self._undoer = seat
        before = Before(self.state.copy(), len(self.journal.events))
        drawn = self.state.rng.at
        self.journal.uncovered = False
        self.state.apply(seat, option)
        taken = Choice(seat, option)
        self.entries.append(taken)
        self.taken += 1
        if self.taken % MILESTONE == 0:
            taken.hash = fingerprint(self.state)
        if self.state.rng.at != drawn or self.journal.uncovered:
            self._undo.clear()
            self._undoer = -1
        else:
            self._undo.append(before)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last choice back: nothing was drawn, shown or done by others since."""
        return seat == self._undoer and bool(self._undo)

    def undo(self, seat: int) -> None:
        """Take the last choice of a seat back; what was said in between stays said."""
        if not self.can_undo(seat):
            raise OptionError(f"seat {seat} cannot undo: others have acted, or something was drawn or shown since")
        before = self._undo.pop()
        self._undone += self.state.serial - before.state.serial + 1
        self.state = before.state
        self.state.journal = self.journal
        del self.journal.events[before.events :]
        last = max(place for place, entry in enumerate(self.entries) if isinstance(entry, Choice))
        del self.entries[last]
        self.taken -= 1
        for entry in [*self.words, *self.entries]:
            if isinstance(entry, Act | Line):
                entry.at = min(entry.at, before.events)

    def taken_back(self, seat: int, choices: int) -> Match:
        """Return the match as it was after so many choices; what was said since then is said there, in its order."""
        earlier = Match(self.game, self.setup, self.seed, self.names, self.start)
        undone: list[tuple[int, int]] = []
        for entry in self.entries:
            if isinstance(entry, Act):
                earlier.say(entry.seat, entry.to, entry.spell(), entry.re, entry.voice, live=False)
            elif isinstance(entry, Line):
                earlier.chat(entry.seat, entry.text, entry.to)
            elif isinstance(entry, TakenBack):
                earlier.entries.append(entry)
            elif earlier.taken < choices:
                earlier.choose(entry.seat, entry.option)
            else:
                undone.append((entry.seat, entry.option))
        earlier.entries.append(TakenBack(seat, undone))
        return earlier

    def say(
        self,
        seat: int,
        to: int,
        words: Sequence[Word],
        re: int = NOTHING_BEFORE,
        voice: str = "",
        *,
        live: bool = True,
    ) -> Act:
        """Say something in one of the game's forms, maybe in reply to an act; it changes nothing but the record.

        Whether it comes too late counts only live: of a story that is told again, choices may have been taken back.
        """
        act = self.act(seat, to, words, re, voice)
        check_reply(act, self.said, self.journal.events if live else [])
        act.number = len(self.said)
        self.entries.append(act)
        self.said.append(act)
        self.words.append(act)
        self.words += agreed(act, self.said)
        return act

    def act(self, seat: int, to: int, words: Sequence[Word], re: int = NOTHING_BEFORE, voice: str = "") -> Act:
        """Return the act that some words spell, without saying it."""
        act = read_act(self.game.talk, self.setup.seats, seat, to, words, len(self.journal.events))
        if not VOICE.fullmatch(voice):
            raise TalkError(f"a voice is a character and a number, as in honest-1, not {voice[:20]!r}")
        act.re = re
        act.voice = voice
        return act

    def check_act(self, seat: int, to: int, words: Sequence[Word], re: int = NOTHING_BEFORE, voice: str = "") -> None:
        """Refuse what cannot be said now; say why and change nothing."""
        check_reply(self.act(seat, to, words, re, voice), self.said, self.journal.events)

    def chat(self, seat: int, text: str, to: int = EVERYBODY) -> Line:
        """Say something freely, to everybody or to one seat."""
        if not 0 <= seat < self.setup.seats:
            raise TalkError(f"there is no seat {seat}; seats are 0 to {self.setup.seats - 1}")
        check_listener(self.setup.seats, seat, to)
        text = " ".join(text.encode(errors="replace").decode().split())
        if not 0 < len(text) <= CHAT_LIMIT:
            raise TalkError(f"a line of chat has 1 to {CHAT_LIMIT} characters, not {len(text)}")
        line = Line(seat, text, len(self.journal.events), to)
        self.entries.append(line)
        return line

    def acts(self, seat: int | None) -> list[Act]:
        """List the talk acts that a seat, or a spectator, has heard or made, and the promises agreed on by them."""
        return [act for act in self.words if act.is_for(seat)]

    def ledger(self) -> list[tuple[Act, str]]:
        """Return every talk act and every agreed promise with its verdict; of an offer, what became of it."""
        return [(act, self.verdict(act)) for act in self.words]

    def verdict(self, act: Act) -> str:
        """Tell how something turned out that was said: as the game judges it, or how an offer was answered."""
        if isinstance(act.form, Deal):
            return outcome_of(act, self.said, self.journal.events, over=self.state.over)
        return self.game.verdict(act, self.journal.events)
