"""What a seat remembers of the others' word: kept and broken, and so how far to believe the next one.

Memory is made of what the seat has heard and what everybody saw, and of nothing else: whoever reads the story of a game
from its beginning remembers the same, in any process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.bots.talk.character import CHARACTERS, Character, character_of
from ostoja.engine.heuristics import Hearing
from ostoja.engine.talk import ANSWER, BROKEN, CLAIM, KEPT, LAPSED, NOTHING_BEFORE, PENDING, PROMISE, ROUND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.game import Game
    from ostoja.engine.journal import Event
    from ostoja.engine.talk import Act

GOOD_FAITH: Final = 1.0  # kept and broken words that everybody is credited with at first
WEIGHT_OF_CLAIM: Final = 0.3  # a false claim is half a game, a broken promise is not
WEIGHT_OF_BREACH: Final = 2.0  # a broken promise outweighs a kept one
TRUSTED: Final = 0.66  # from here on somebody is trusted, down to …
DISTRUSTED: Final = 0.4  # … here; in between nothing turns

GAIN: Final = "gain"
REVENGE: Final = "revenge"
END: Final = "end"


class Turn(NamedTuple):
    """When a seat began to trust another one, or ceased to: the round, and whom."""

    round: int
    other: int
    trusts: bool


class Memory:
    """One seat's memory of what was said. Without talk every trust stays as it began."""

    def __init__(self, seats: int, seat: int = NOTHING_BEFORE, character: Character | None = None) -> None:
        self.seat = seat
        self.character = character or CHARACTERS["opportunist"]
        self.name = ""  # of the character, for the voice
        self.kept = [0.0] * seats
        self.broken = [0.0] * seats
        self.true = [GOOD_FAITH] * seats
        self.false = [GOOD_FAITH] * seats
        self.heard = 0  # acts taken in so far
        self.seen = 0  # events
        self.round = 0
        self.open: list[Act] = []  # what may still come true, and requests and offers that are still fresh
        self.own: list[Act] = []
        self.wrongs: list[Act] = []
        self.breaches: list[tuple[Act, str]] = []  # own broken promises, and why
        self.turns: list[Turn] = []
        self.trusts = [False] * seats
        self.round_began = 0

    def listen(self, game: Game, acts: Sequence[Act], events: list[Event]) -> Hearing:
        """Take in what is new, judge what has come due, and return what still stands.

        `acts` are all the seat has heard so far; `events` is the whole story, of which a verdict uses only the public.
        """
        has_news = self.heard < len(acts) or self.seen != len(events)
        for act in acts[self.heard :]:
            self.open.append(act)
            if act.seat == self.seat and act.number != NOTHING_BEFORE:
                self.own.append(act)
            if act.form.kind == "accusation":
                self.wrongs = [wrong for wrong in self.wrongs if wrong.seat != act.about[0]]
        self.heard = len(acts)
        if has_news and self.open:
            self.open = [act for act in self.open if self.stands(game, act, events)]
        self.pass_time(events)
        return self.hearing()

    def pass_time(self, events: list[Event]) -> None:
        """Forget a little with every round that has begun."""
        for place in range(min(self.seen, len(events)), len(events)):
            if events[place].kind == ROUND:
                self.round += 1
                self.round_began = place
                left = self.character.memory if self.character.remembers else 0.0
                for seat in range(len(self.kept)):
                    self.kept[seat] *= left
                    self.broken[seat] *= left
                self.wrongs = self.wrongs if self.character.remembers else []
                self.note_turns()
        self.seen = len(events)

    def hearing(self) -> Hearing:
        """Return what the seat may reckon with now."""
        character = self.character
        found = Hearing(self.open if character.believes else [], [self.trust(seat) for seat in range(len(self.kept))])
        found.credit = [true / (true + false) for true, false in zip(self.true, self.false, strict=True)]
        found.own = self.own
        found.wrongs = self.wrongs
        found.spoken = sum(act.at > self.round_began and act.form.kind != ANSWER for act in self.own)
        found.character = self.name if character.speaks else ""
        found.candour = character.candour
        return found

    def trust(self, seat: int) -> float:
        """Return how far a seat's word is believed: by what it kept and broke, and at first in good faith."""
        kept = self.kept[seat] + 2.0 * GOOD_FAITH * self.character.faith
        broken = self.broken[seat] + 2.0 * GOOD_FAITH * (1.0 - self.character.faith)
        return kept / (kept + broken)

    def stands(self, game: Game, act: Act, events: list[Event]) -> bool:
        """Judge one act; tell whether it is still open."""
        verdict = game.verdict(act, events)
        if verdict == PENDING:
            return True
        if verdict in {KEPT, BROKEN}:
            self.judge(act, is_kept=verdict == KEPT)
            return False
        return verdict != LAPSED and act.at > self.last_round(events)

    def last_round(self, events: list[Event]) -> int:
        """Return where the present round began."""
        for place in range(len(events) - 1, max(self.seen, self.round_began) - 1, -1):
            if events[place].kind == ROUND:
                return place
        return self.round_began

    def judge(self, act: Act, *, is_kept: bool) -> None:
        """Count a word that was kept or broken."""
        seat = act.seat
        if act.form.kind == CLAIM:
            self.true[seat] += is_kept
            self.false[seat] += not is_kept
            weight = WEIGHT_OF_CLAIM
        else:
            weight = 1.0 if is_kept else WEIGHT_OF_BREACH
        if is_kept:
            self.kept[seat] += weight
        else:
            self.broken[seat] += weight
            self.note_wrong(act)
        self.note_turns()

    def note_wrong(self, act: Act) -> None:
        """Remember a broken promise: of somebody else as a deed to speak of, an own one with its reason."""
        if act.form.kind != PROMISE:
            return
        if act.seat != self.seat:
            if act.to == self.seat or act.re == NOTHING_BEFORE:
                self.wrongs = [*self.wrongs, act]
            return
        partner = act.to
        is_revenge = partner >= 0 and self.trust(partner) < DISTRUSTED
        self.breaches.append((act, REVENGE if is_revenge else GAIN))

    def note_turns(self) -> None:
        """Note who is trusted now, or no more."""
        for other in range(len(self.kept)):
            trust = self.trust(other)
            turned = trust < DISTRUSTED if self.trusts[other] else trust >= TRUSTED
            fell = trust < DISTRUSTED and not any(turn.other == other for turn in self.turns)
            if other != self.seat and (turned or fell):
                self.trusts[other] = trust >= TRUSTED
                self.turns.append(Turn(self.round, other, self.trusts[other]))


def memory_of(seats: int, seat: int, name: str) -> Memory:
    """Return the memory of a character at a chair; of no character, one that only listens."""
    memory = Memory(seats, seat, character_of(name) if name else None)
    memory.name = name
    return memory
