"""The law of secrets at the deal: two deals that differ in one draw, as each seat and everybody beside it sees them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ostoja.engine.journal import Journal
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import snapshot
from tests.conformance.knowledge import Knowledge
from tests.conformance.look import same
from tests.conformance.story import shown
from tests.conformance.swerve import Swerve
from tests.conformance.walks import some_walks

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.game import Game, Setup
    from ostoja.engine.match import Match

SWERVES = 60  # deals to compare with one
FAMILIAR = 20  # deals in which the same fields differ, after which they are not looked at any more


class Deal:
    """A deal, up to the first question."""

    def __init__(self, game: Game, setup: Setup, chance: Swerve, journal: Journal) -> None:
        self.game = game
        self.chance = chance
        self.journal = journal
        self.state = game.blank(setup, chance)
        self.state.journal = journal
        game.deal(self.state, setup)
        self.state.settle()
        self.state.journal = None

    def differs(self, other: Deal) -> tuple[str, ...]:
        """Return in which fields another deal differs."""
        facts = snapshot(other.state)
        return tuple(field for field, value in snapshot(self.state).items() if field != "rng" and value != facts[field])

    def told(self, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """List what a seat, and everybody beside the table, was told of it; in which order cards came tells nothing."""
        events = [event for event in self.journal.events if event.is_for(seat) or event.is_for(None)]
        return sorted((event.kind, event.args) for event in events)

    def known(self, seat: int) -> dict[str, Any]:
        """Return what a seat knows of it."""
        return Knowledge(self.game, self.state, seat).known


def compare_deals(game: Game, walks: int, journal: Callable[[], Journal] = Journal) -> None:
    """See that no seat is told of a deal what is hidden from it, and that what nobody is told is named as a secret."""
    seen: Counter[tuple[str, ...]] = Counter()
    for walk in some_walks(game, walks, "deals"):
        match = walk.match()
        tape = seeded(f"deal {walk.seed}")
        here = Deal(game, match.setup, Swerve(tape), journal())
        for turn in turns(here.chance.draws, walk.chance().below(1 << 16)):
            there = Deal(game, match.setup, Swerve(tape, turn), journal())
            changed = here.differs(there)
            seen[changed] += 1
            if seen[changed] <= FAMILIAR:
                for seat in range(walk.seats):
                    compare(match, seat, here, there)


def turns(draws: int, lot: int) -> list[int]:
    """Return which draws are to fall otherwise: all of them, or some spread over the deal."""
    stride = 1 + draws // SWERVES
    return list(range(1 + lot % stride, draws + 1, stride))


def compare(match: Match, seat: int, here: Deal, there: Deal) -> None:
    """Hold what a seat is told of two deals against what it knows then."""
    one, other = here.known(seat), there.known(seat)
    if one == other:
        same(here.told(seat), there.told(seat), f"seat {seat} is told of the deal what is hidden from it")
    elif here.told(seat) == there.told(seat) and shown(match, here.state, seat) == shown(match, there.state, seat):
        same(one, other, f"seat {seat} neither sees it nor is told of it, and it is not named as a secret and hidden")
