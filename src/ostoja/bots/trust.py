"""What a seat remembers of the others' word: kept and broken, and so how far to believe the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.heuristics import Hearing
from ostoja.engine.talk import BROKEN, KEPT, LAPSED, PENDING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.game import Game
    from ostoja.engine.journal import Event
    from ostoja.engine.talk import Act

GOOD_FAITH = 1.0  # kept and broken words that everybody is credited with at first: trust begins at one half
RECENT = 40  # events, about a round: a request, threat or offer older than that is stale


class Memory:
    """One seat's memory of what was said. Without talk every trust stays at one half."""

    def __init__(self, seats: int) -> None:
        self.kept = [GOOD_FAITH] * seats
        self.broken = [GOOD_FAITH] * seats
        self.heard = 0  # acts taken in so far
        self.open: list[Act] = []  # what may still come true, and requests and offers that are still fresh

    def listen(self, game: Game, acts: Sequence[Act], events: list[Event]) -> Hearing:
        """Take in what is new, judge what has come due, and return what still stands.

        `acts` are all the seat has heard so far; `events` is the whole story, of which a verdict uses only the public.
        """
        self.open += acts[self.heard :]
        self.heard = len(acts)
        self.open = [act for act in self.open if self.stands(game, act, events)]
        trust = [kept / (kept + broken) for kept, broken in zip(self.kept, self.broken, strict=True)]
        return Hearing(self.open, trust)

    def stands(self, game: Game, act: Act, events: list[Event]) -> bool:
        """Judge one act; tell whether it is still open."""
        verdict = game.verdict(act, events)
        if verdict == KEPT:
            self.kept[act.seat] += 1.0
        elif verdict == BROKEN:
            self.broken[act.seat] += 1.0
        elif verdict == PENDING:
            return True
        elif verdict != LAPSED:
            return len(events) - act.at < RECENT
        return False
