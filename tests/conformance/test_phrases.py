"""What the phrases of a game say of its events and questions is true: so many numbers, each a member of its domain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.agenda import FORCED, NONE, without_none
from ostoja.engine.journal import Journal
from ostoja.engine.vocabulary import SEAT
from tests.conformance.walks import GAMES, keys, some_walks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.game import Game
    from ostoja.engine.match import Match

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))
WALKS = 6


def misfits(match: Match, kind: str, numbers: Sequence[int]) -> list[str]:
    """Say which numbers of an event or a question are no member of the domain that its phrase gives them."""
    domains = match.game.phrases.get(kind)
    if domains is None:
        return [f"{kind} has no phrase"]
    if len(numbers) > len(domains):
        return [f"{kind} {tuple(numbers)} has more numbers than its phrase"]
    return [
        f"{kind} {tuple(numbers)}: there is no {domain.name} {number}"
        for domain, number in zip(domains, numbers, strict=False)
        if not 0 <= number < (match.setup.seats if domain.name == SEAT.name else len(domain.labels))
    ]


def told(match: Match) -> list[str]:
    """Say what does not fit of all that has been told so far."""
    told = [event for event in match.journal.events if event.kind != FORCED]
    return [misfit for event in told for misfit in misfits(match, event.kind, event.args)]


@every_game
def test_every_number_of_an_event_or_a_question_is_a_member_of_its_domain(game: Game) -> None:
    for walk in some_walks(game, WALKS, "phrases"):
        match = walk.match()
        found: set[str] = set()
        for choice in walk.steps(match):
            kind, *numbers = match.question()
            found.update(misfits(match, kind, without_none(numbers)))
            match.choose(*choice)
        found.update(told(match))
        assert sorted(found) == []


class Swapping(Journal):
    """A journal in which the first two numbers of every event stand in each other's place."""

    def note(self, audience: int, kind: str, a: int, b: int, c: int, d: int) -> None:
        """Swap them where there are two."""
        super().note(audience, kind, *((b, a) if b != NONE and kind != FORCED else (a, b)), c, d)


@every_game
def test_swapped_numbers_are_found_out(game: Game) -> None:
    for walk in some_walks(game, WALKS, "swapped"):
        match = walk.match()
        match.journal = match.state.journal = Swapping()
        walk.play(match)
        if told(match):
            return
    pytest.fail("events with swapped numbers fit just as well")
