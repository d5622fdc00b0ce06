"""A game as it is played at a table: a match, the feeds of its seats and its clocks, rebuilt from the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.json import Encoder

from ostoja.engine.errors import RecordError
from ostoja.engine.match import Choice, Match
from ostoja.engine.rng import pledge
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import fingerprint
from ostoja.table.account import account_of
from ostoja.table.clocks import Clocks
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
    scribe,
)
from ostoja.table.feed import Feeds
from ostoja.table.moment import Moment
from ostoja.table.protocol.updates import Ending, TakeBack, ToldNote
from ostoja.table.questions import open_question
from ostoja.table.standing import StandingWords
from ostoja.table.telling import telling_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup
    from ostoja.table.entries import Entry, Housekeeping
    from ostoja.table.protocol.tables import Pace
    from ostoja.table.protocol.updates import Item, Question, Update

ENCODER: Final = Encoder()
EPOCH: Final = 1 << 24  # questions after a take-back are numbered from the next multiple: no number comes twice
DUEL: Final = 2
NOTES_OF_KEEPING: Final = {
    "left": "left",
    "timeout": "kept",
    "returned": "returned",
    "host": "stood-in",
    "given": "given",
}


class Posed(NamedTuple):
    """A question as it lies before a seat, and its id there."""

    id: int
    question: Question | None
    offers: list[int]


NOT_ASKED: Final = Posed(0, None, [])


class Play:
    """A running or finished game; `follow` does what the log says, whose entries were checked before."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: str,
        names: Sequence[str],
        pace: Pace,
        started: int,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.names = list(names)
        self.match = Match(game, setup, seed, names, start)
        self.feeds = Feeds(setup.seats)
        self.standing = StandingWords()
        self.feeds.tell(self.match.journal.events)
        self.clocks = Clocks(pace, setup.seats)
        self.log: list[Entry] = []
        self.choices: list[tuple[int, int]] = []  # seat and option of every choice that still stands
        self.moment: Moment | None = None  # of now, once somebody has asked for it
        self.epoch = 0
        self.back: TakeBack | None = None
        self.kept = 0  # seats that a bot keeps for somebody, as a bit mask
        self.resigned: list[int] = []
        self.paused = False  # by the host: nobody chooses, and no clock runs
        self.deeds = 0  # entries other than talk: everybody may know of them
        self.posed: list[Posed] = [NOT_ASKED] * setup.seats
        self.clocks.turn(self.asked(), self.pose(-1, anew=True), started)

    # ------------------------------------------------------------ what stands

    def over(self) -> bool:
        """Tell whether the game is over: played out, or given up by one of two."""
        return self.match.state.over or bool(self.resigned and self.setup.seats == DUEL)

    def asked(self) -> int:
        """Return the seats that have to choose, as a bit mask."""
        return 0 if self.over() else self.match.state.asked

    def serial(self, seat: int | None = None) -> int:
        """Return the id of the question that is open, or open to a seat; 0 where there is none.

        A seat's question keeps its id while others answer theirs, as long as it and its options stay the same.
        """
        if self.over():
            return 0
        return self.epoch * EPOCH + self.match.serial() if seat is None else self.posed[seat].id

    def stand(self, seat: int | None) -> tuple[int, int]:
        """Return how far the game has got for a seat, or for the spectators; talk that it does not hear is no step."""
        return self.deeds, len(self.feeds.of(seat))

    def hushed(self) -> str:
        """Return the id of the rule that forbids talk now, if there is one."""
        return "" if self.over() else self.game.hushes(self.match.state)

    def last_choice(self, seat: int) -> int:
        """Return how many choices stood before the last one of a seat; -1: there is none."""
        for place in range(len(self.choices) - 1, -1, -1):
            if self.choices[place][0] == seat:
                return place
        return -1

    # ------------------------------------------------------------ the log

    def written(self, entry: Entry) -> str:
        """Write an entry as the log is to hold it, with the mark of how the game stands where there is one."""
        if isinstance(entry, ChoiceEntry):
            entry.mark = self.mark()
        return scribe(self.game.vocabulary).write(entry)

    def read(self, text: str) -> Entry:
        """Read an entry of the log."""
        return scribe(self.game.vocabulary).read(text)

    def mark(self) -> str:
        """Return the hash of the game as it was dealt or as it stands at a milestone; in between there is none."""
        for entry in reversed(self.match.entries):
            if isinstance(entry, Choice):
                return entry.hash
        return fingerprint(self.match.state)

    # ------------------------------------------------------------ what happens

    def follow(self, entry: Entry, now: int) -> None:
        """Do what an entry of the log says."""
        self.count(entry)
        before = self.serial()
        reopens = isinstance(entry, ChoiceEntry) and self.match.decision().reopens(entry.option)
        if isinstance(entry, ChoiceEntry):
            self.choose(entry)
        elif isinstance(entry, Undone):
            self.match.undo(entry.seat)
            del self.choices[-1]
            self.back = None  # what somebody wanted taken back is not the last choice any more
            self.feeds.void(ToldNote("undo", entry.seat), len(self.choices))
        elif isinstance(entry, Wished):
            self.back = TakeBack(entry.seat, [entry.seat])
        elif isinstance(entry, Answered):
            self.answer(entry)
        elif isinstance(entry, ActEntry):
            self.standing.say(self.feeds.lengths())
            act = self.match.say(entry.seat, entry.to, entry.words, entry.re, entry.voice)
            self.feeds.say(act, entry.by)
        elif isinstance(entry, LineEntry):
            if entry.seat >= 0:
                self.match.chat(entry.seat, entry.text, entry.to)
            self.feeds.chat(entry.seat, entry.text, entry.name, entry.to)
        else:
            self.keep_house(entry, now)
        self.log.append(entry)
        anew = 0
        if self.serial() != before:
            anew = self.pose(entry.seat, anew=reopens or not isinstance(entry, ChoiceEntry))
        self.clocks.turn(self.asked(), anew, now)

    def keep_house(self, entry: Kept | Resigned | Housekeeping, now: int) -> None:
        """Do what an entry says of the chairs and of the table itself."""
        if isinstance(entry, Kept):
            self.keep(entry)
        elif isinstance(entry, Seated):
            self.change_hands(entry)
        elif isinstance(entry, Paused):
            self.pause(entry, now)
        elif isinstance(entry, Hosting):
            self.feeds.note(ToldNote("hosted", entry.seat))
        else:
            self.resign(entry)

    def count(self, entry: Entry) -> None:
        """Count a deed, which ends the moment; talk does so only after the game: its end tells of kept words."""
        is_deed = not isinstance(entry, ActEntry | LineEntry)
        self.deeds += is_deed
        if is_deed or self.over():
            self.moment = None

    def pose(self, chooser: int, *, anew: bool) -> int:
        """Put the open question to its seats, and return those that have something new before them."""
        changed = 0
        question, asked, number = self.question(), self.asked(), self.serial()
        for seat in range(self.setup.seats):
            offers = self.match.options(seat) if asked >> seat & 1 else []
            before = self.posed[seat]
            if anew or seat == chooser or not offers or (question, offers) != (before.question, before.offers):
                self.posed[seat] = Posed(number if offers else 0, question, offers)
                changed |= 1 << seat
        return changed

    def choose(self, entry: ChoiceEntry) -> None:
        """Take a choice and tell everybody what came of it."""
        if entry.mark and entry.mark != self.mark():
            raise RecordError(f"the game differs from the one that was played, after {len(self.choices)} choices")
        told = len(self.match.journal.events)
        self.feeds.mark()
        if entry.by == "timeout":
            self.feeds.note(ToldNote("timeout", entry.seat))
        self.feeds.chose(entry.seat)
        self.match.choose(entry.seat, entry.option)
        self.choices.append((entry.seat, entry.option))
        self.clocks.reward(entry.seat)
        self.back = None
        self.feeds.tell(self.match.journal.events[told:])

    def answer(self, entry: Answered) -> None:
        """Count an answer to a wish; one refusal ends it, all agreements go back."""
        wish = self.back
        if wish is None:
            return
        wish.agreed.append(entry.seat)
        if not entry.agree:
            self.back = None
        elif len(wish.agreed) >= self.setup.seats:
            self.go_back(wish.seat, self.last_choice(wish.seat))

    def go_back(self, seat: int, choices: int) -> None:
        """Go back to where so many choices stood; what was said stays where it was said."""
        self.match = self.match.taken_back(seat, choices)
        del self.choices[choices:]
        self.epoch += 1
        self.back = None
        self.feeds.void(ToldNote("back", seat), choices)

    def keep(self, entry: Kept) -> None:
        """Give a chair to a bot for a while, or back."""
        if entry.kept:
            self.kept |= 1 << entry.seat
        else:
            self.kept &= ~(1 << entry.seat)
        self.feeds.note(ToldNote(NOTES_OF_KEEPING[entry.why], entry.seat))  # type: ignore[arg-type]

    def change_hands(self, entry: Seated) -> None:
        """Let somebody else play on a chair; what its seat was told stays the seat's."""
        self.kept &= ~(1 << entry.seat)
        if entry.seat in self.resigned:
            self.resigned.remove(entry.seat)
        if entry.name:
            self.names[entry.seat] = self.match.names[entry.seat] = entry.name
        self.feeds.note(ToldNote(entry.why, entry.seat, name=entry.before))

    def pause(self, entry: Paused, now: int) -> None:
        """Stop the game and its clocks, or let both go on."""
        self.paused = entry.paused
        if entry.paused:
            self.clocks.pause(now)
        else:
            self.clocks.go_on(now)
        self.feeds.note(ToldNote("paused" if entry.paused else "resumed", entry.seat))

    def resign(self, entry: Resigned) -> None:
        """Note that a seat gave up; a bot plays on for it where more than two play."""
        self.resigned.append(entry.seat)
        self.back = None
        self.kept |= 1 << entry.seat
        self.feeds.note(ToldNote("resigned", entry.seat))

    # ------------------------------------------------------------ what a seat is told

    def update(self, seat: int | None, start: int, now: int) -> Update:
        """Tell a seat, or a spectator, all it may know now, and what is new since item `start` of its feed."""
        return telling_of(self, seat).update(start, now)

    def news(self, seat: int | None, start: int) -> tuple[int, list[Item]]:
        """Return what is new to a seat since an item of its feed, and which item that is: there may be none such."""
        feed = self.feeds.of(seat)
        start = min(max(start, 0), len(feed))
        return start, feed[start:]

    def now(self) -> Moment:
        """Return what is the same for everybody now."""
        if self.moment is None:
            view, back = self.game.open_view(self.match.state), ENCODER.encode(self.back)
            self.moment = moment = Moment(list(seats_in(self.asked())), self.question(), view, back, self.ending())
            if not self.over():
                step = self.match.decision()
                moment.pick = step.is_pick()
                moment.sealed = step.sealed()
        return self.moment

    def question(self) -> Question | None:
        """Return the open question."""
        return None if self.over() else open_question(self.match.state)

    def ending(self) -> Ending | None:
        """Return how it ended, once it is over."""
        if not self.over():
            return None
        result = self.match.result()
        winners = result.winners
        if self.resigned and self.setup.seats == DUEL:
            winners = [seat for seat in range(DUEL) if seat not in self.resigned]
        ledger, turns = account_of(self.match)
        return Ending(result.scores, winners, result.rounds, self.resigned, self.seed, pledge(self.seed), ledger, turns)
