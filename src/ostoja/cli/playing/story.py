"""The story of a match as one seat, or a spectator, is told it: events and talk in their order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from ostoja.engine.agenda import FORCED
from ostoja.engine.journal import Event
from ostoja.engine.steps import PASS
from ostoja.engine.talk import BROKEN, CLAIM, KEPT, Act, Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.cli.boards import Board
    from ostoja.engine.match import Match
    from ostoja.text import Texts

Item = Event | Act | Line

ROUND = "round"  # the kind of event that heads a new page of the story


class Told(NamedTuple):
    """One thing that was told: an event or something that was said."""

    kind: str  # of an event; empty for talk
    text: Text


class Story:
    """What a seat has been told, and how much of it was already shown."""

    def __init__(self, match: Match, seat: int | None, texts: Texts, board: Board) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.board = board
        self.styles = board.styles(match.view(None), match.setup.seats)
        self.shown = 0
        self.judged: list[Act] = []  # claims whose truth was already told

    def all(self) -> list[Told]:
        """Tell everything from the beginning."""
        return [self._tell(item) for item in self._items()]

    def news(self) -> list[Told]:
        """Tell what is new since the last time; what was taken back is forgotten."""
        items = self._items()
        new = items[self.shown :]
        self.shown = len(items)
        return [self._tell(item) for item in new] + self.verdicts()

    def verdicts(self) -> list[Told]:
        """Set the claims that the seat has heard against what has just been revealed: true, or a lie."""
        told: list[Told] = []
        for act in self.match.acts(self.seat):
            if act.form.kind == CLAIM and act not in self.judged:
                word = self.match.game.verdict(act, self.match.journal.events)
                if word in {KEPT, BROKEN}:
                    self.judged.append(act)
                    told.append(self._verdict(act, word))
        return told

    def _verdict(self, act: Act, word: str) -> Told:
        """Tell whether a claim was true."""
        mark = ("✔ ", "green") if word == KEPT else ("✘ ", "bold red")
        line = Text.assemble(mark, self.texts.act(act, self.match.names), f"  {self.texts.verdict(act, word)}")
        return Told("", self.paint(line))

    def _items(self) -> list[Item]:
        """List events and remarks in their order; a pass for want of anything else is not worth a line."""
        items: list[Item] = [*self.match.events(self.seat)]
        for entry in reversed(self._heard()):
            items.insert(self._place(entry), entry)
        return [item for item in items if not (isinstance(item, Event) and is_forced_pass(item))]

    def _tell(self, item: Item) -> Told:
        """Tell one thing."""
        return self._event(item) if isinstance(item, Event) else self._remark(item)

    def _heard(self) -> list[Act | Line]:
        """List what was said in the seat's hearing."""
        said = [entry for entry in self.match.entries if isinstance(entry, Act | Line)]
        return [entry for entry in said if entry.is_for(self.seat)]

    def _place(self, entry: Act | Line) -> int:
        """Return the number of events that the seat was told before something was said."""
        return len(self.match.events(self.seat)) - len(self.match.events(self.seat, entry.at))

    def _event(self, event: Event) -> Told:
        """Tell one event, with a mark if not everybody knows it."""
        text = Text(self.texts.event(event, self.match.names), style=self.board.tones.get(event.kind, ""))
        if event.audience >= 0:
            text = Text.assemble(("◉ ", "bold cyan"), text)
        return Told(event.kind, self.paint(text))

    def _remark(self, entry: Act | Line) -> Told:
        """Tell what somebody said."""
        if isinstance(entry, Act):
            words = self.texts.act(entry, self.match.names)
        else:
            words = self.texts.say("said-to-all", speaker=self.match.names[entry.seat], text=entry.text)
        return Told("", self.paint(Text(words, style="italic")))

    def paint(self, text: Text) -> Text:
        """Give every name the colour of its seat."""
        for name, style in zip(self.match.names, self.styles, strict=True):
            text.highlight_regex(rf"\b{re.escape(name)}\b", style)
        return text


def is_forced_pass(event: Event) -> bool:
    """Tell whether a seat passed because it could do nothing else."""
    return event.kind == FORCED and event.args[1] == PASS


def paragraphs(told: Sequence[Told], quiet: frozenset[str] = frozenset()) -> list[Text]:
    """Join events of one kind that follow each other, so that four dice are one line; talk has lines of its own."""
    joined: list[Text] = []
    last = ""
    for kind, text in told:
        if kind in quiet:
            continue
        if kind and kind == last and joined:
            joined[-1] = Text.assemble(joined[-1], " ", text)
        else:
            joined.append(text if kind else Text.assemble(("  » ", "dim"), text))
        last = kind
    return joined
