"""Ballots: secret, weighted, opened all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.agenda import DONE, Next, Unwritten
from ostoja.engine.rng import seeded
from ostoja.engine.vocabulary import SEAT, Verb, Vocabulary
from ostoja.kit.voting import Ballot
from tests.engine.small import Board, Rest, opened

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = Vocabulary()
VOTE = WORDS.verb("vote", SEAT)


class Count(Ballot[Board]):
    """Every seat has as many votes as the stock says."""

    __slots__ = ()

    def copy(self) -> Count:
        twin = Count(0, self.candidates)
        self.copy_choices(twin)
        return twin

    def votes(self) -> Verb:
        return VOTE

    def weight(self, g: Board, seat: int) -> int:
        return g.stock[seat]

    def counted(self, g: Board, leaders: int) -> Next:
        g.story.append(f"leaders {leaders:03b}")
        return DONE


def vote(weights: tuple[int, int, int], *ballots: int, candidates: int = 0b111) -> Board:
    """Let three seats vote in order."""
    g = opened(Rest(), Count(0b111, candidates), stock=weights)
    for seat, candidate in enumerate(ballots):
        g.apply(seat, VOTE.at(candidate))
    return g


def test_voters_are_offered_every_candidate_themselves_included() -> None:
    g = opened(Rest(), Count(0b011, 0b110), stock=(1, 1, 1))
    assert g.who() == [0, 1]
    assert g.choices(0) == g.choices(1) == VOTE.each([1, 2])


def test_most_votes_lead() -> None:
    assert vote((1, 1, 1), 2, 1, 2).story == ["leaders 100"]


def test_votes_are_weighted() -> None:
    assert vote((1, 1, 3), 0, 0, 1).story == ["leaders 010"]


def test_equal_votes_share_the_lead() -> None:
    assert vote((1, 2, 1), 0, 1, 0).story == ["leaders 011"]


def test_votes_without_weight_leave_all_candidates_equal() -> None:
    assert vote((0, 0, 0), 1, 1, 2, candidates=0b110).story == ["leaders 110"]


def test_nothing_is_told_before_the_last_vote_and_then_every_vote() -> None:
    g = vote((1, 2, 3), 2, 1)
    assert g.journal is not None
    assert g.journal.told(None) == []
    g.apply(2, VOTE.at(0))
    votes = [event.args for event in g.journal.told(None) if event.kind == "voted"]
    assert votes == [(0, 2, 1), (1, 1, 2), (2, 0, 3)]
    assert g.journal.uncovered


def test_a_copy_of_a_ballot_counts_its_own_votes() -> None:
    g = vote((1, 1, 1), 2, 1)
    twin = g.copy()
    g.apply(2, VOTE.at(2))
    twin.apply(2, VOTE.at(1))
    assert (g.story, twin.story) == (["leaders 100"], ["leaders 010"])


class Bare(Ballot[Board]):
    """Says nothing of what a ballot has to say."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("call", "lacks"),
    [
        (lambda: Bare(1, 1).options(Board(2, seeded("x")), 0), "verb of a vote"),
        (lambda: Bare(1, 1).weight(Board(2, seeded("x")), 0), "weight"),
        (lambda: Bare(1, 1).counted(Board(2, seeded("x")), 1), "consequence of the count"),
    ],
    ids=["verb", "weight", "count"],
)
def test_what_a_ballot_forgot_is_named(call: Callable[[], object], lacks: str) -> None:
    with pytest.raises(Unwritten, match=f"Bare does not say its {lacks}"):
        call()
