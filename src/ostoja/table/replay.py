"""A finished game for replay: every position once, so that a slider can jump to any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.errors import OptionError
from ostoja.engine.match import Choice, Match, TakenBack
from ostoja.engine.seats import seats_in
from ostoja.engine.talk import Act
from ostoja.table.catalog import option
from ostoja.table.entries import ActEntry
from ostoja.table.feed import Feeds
from ostoja.table.protocol.after import Frame, Moments, Story
from ostoja.table.protocol.updates import ToldNote
from ostoja.table.questions import open_question

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.table.play import Play


class Replay:
    """The positions of a finished game, and what every seat was told between them."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.game = play.game
        self.feeds = Feeds(play.setup.seats)
        self.states: list[State] = []
        self.choices: list[tuple[int, int]] = []
        self.run(Match(play.game, play.setup, play.seed, play.names, play.match.start))

    def run(self, match: Match) -> None:
        """Play the game again, and keep a copy of every position."""
        speakers = (entry.by for entry in self.play.log if isinstance(entry, ActEntry))
        self.feeds.mark()
        self.feeds.tell(match.journal.events)
        self.states.append(match.state.copy())
        for entry in self.play.match.entries:
            if isinstance(entry, Choice):
                told = len(match.journal.events)
                self.feeds.mark()
                match.choose(entry.seat, entry.option)
                self.feeds.tell(match.journal.events[told:])
                self.choices.append((entry.seat, entry.option))
                self.states.append(match.state.copy())
            elif isinstance(entry, Act):
                act = match.say(entry.seat, entry.to, entry.spell(), entry.re, entry.voice, live=False)
                self.feeds.say(act, next(speakers, ""))
            elif isinstance(entry, TakenBack):
                self.feeds.note(ToldNote("back", entry.seat))
            else:
                self.feeds.chat(entry.seat, entry.text, to=entry.to)
        self.feeds.mark()

    def moments(self) -> Moments:
        """Return what the slider needs."""
        rounds: list[int] = []
        last = -1
        for at, state in enumerate(self.states):
            number = self.game.round_of(state)
            if number != last:
                rounds.append(at)
                last = number
        return Moments(len(self.choices), rounds, self.play.setup.seats)

    def story(self, seat: int | None) -> Story:
        """Return all that a seat, or a spectator, was told, and how much of it after every choice."""
        place = self.place(seat)
        return Story(self.feeds.of(seat), [marks[place] for marks in self.feeds.marks[1:]])

    def place(self, seat: int | None) -> int:
        """Return where the feed of a seat is counted; the spectators' comes last."""
        if seat is not None and not 0 <= seat < self.play.setup.seats:
            raise OptionError(f"there is no seat {seat}; seats are 0 to {self.play.setup.seats - 1}")
        return self.play.setup.seats if seat is None else seat

    def moment(self, at: int) -> State:
        """Return how the table stood after so many choices."""
        if not 0 <= at < len(self.states):
            raise OptionError(f"there is no moment {at}; moments are 0 to {len(self.states) - 1}")
        return self.states[at]

    def frame(self, at: int, seat: int | None) -> Frame:
        """Return what a seat, or a spectator, saw after so many choices."""
        state = self.moment(at)
        place = self.place(seat)
        first, last = self.feeds.marks[at][place], self.feeds.marks[at + 1][place]
        chooser, chosen = self.choices[at - 1] if at else (-1, -1)
        is_last = at == len(self.choices)
        return Frame(
            at=at,
            seat=seat,
            chooser=chooser,
            chosen=option(self.game, chosen) if at else None,
            asked=list(seats_in(state.asked)) if not state.over else [],
            question=open_question(state),
            view=self.game.view(state, seat),
            feed=self.feeds.of(seat)[first:last],
            end=self.play.ending() if is_last else None,
        )
