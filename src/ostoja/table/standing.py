"""Words that stand: what was said at a table and is not judged yet. A client marks on the board what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.talk import PENDING

if TYPE_CHECKING:
    from ostoja.engine.match import Match
    from ostoja.engine.talk import Act


class StandingWords:
    """Knows of every talk act where it stands in each feed, and judges anew only those that were open before."""

    def __init__(self) -> None:
        self.places: list[tuple[int, ...]] = []  # by act: the length of every feed when it was said
        self.open: list[int] = []  # acts that were open when last looked at
        self.match: Match | None = None
        self.events = 0
        self.judged = 0  # how many acts were looked at

    def say(self, lengths: tuple[int, ...]) -> None:
        """Note where the act stands that is said now."""
        self.places.append(lengths)

    def of(self, match: Match, seat: int | None) -> list[int]:
        """Return the places of the open acts in the feed of a seat, or of the spectators."""
        acts = match.said
        self.judge(match, acts)
        feed = -1 if seat is None else seat
        return [self.places[at][feed] for at in self.open if acts[at].is_for(seat)]

    def judge(self, match: Match, acts: list[Act]) -> None:
        """Judge what is open by what happened since; after something was taken back, everything anew."""
        events = match.journal.events
        if match is not self.match or len(events) < self.events:
            self.match, self.open, self.judged = match, [], 0
        elif len(events) == self.events and len(acts) == self.judged:
            return
        candidates = [*self.open, *range(self.judged, len(acts))]
        self.open = [at for at in candidates if match.verdict(acts[at]) == PENDING]
        self.events, self.judged = len(events), len(acts)
