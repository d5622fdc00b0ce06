"""The sequential test is wrong as seldom as it promises, and needs few games where the answer is plain."""

from __future__ import annotations

import random

import pytest

from ostoja.engine.errors import SetupError
from ostoja.lab.sequential import BETTER, NOT_BETTER, OPEN, Claims, Test

CLAIMS = Claims(0.5, 0.6, 0.05, 0.05)


def decided(
    chance: random.Random, share: float, size: int = 2, most: int = 4000, claims: Claims = CLAIMS
) -> tuple[str, int]:
    """Test somebody whose games are won with a certain chance; return what was believed, and after how many blocks."""
    test = Test(claims)
    for number in range(1, most):
        verdict = test.note(sum(chance.random() < share for _ in range(size)) / size)
        if verdict != OPEN:
            return verdict, number
    return OPEN, most


@pytest.mark.parametrize("is_better", [False, True])
@pytest.mark.parametrize(
    ("equal", "better", "rate", "size"),
    [(0.5, 0.6, 0.05, 2), (0.25, 0.3, 0.05, 4), (0.5, 0.6, 0.1, 1), (0.33, 0.45, 0.05, 3), (0.7, 0.8, 0.02, 2)],
)
def test_errors_are_as_rare_as_promised(
    equal: float, better: float, rate: float, size: int, *, is_better: bool
) -> None:
    chance = random.Random(1)  # noqa: S311  a coin for a test
    claims, tests = Claims(equal, better, rate, rate), 400
    share, wrong = (better, NOT_BETTER) if is_better else (equal, BETTER)
    found = [decided(chance, share, size, claims=claims) for _ in range(tests)]
    errors = sum(verdict == wrong for verdict, _ in found) / tests
    assert errors <= rate + 2.5 * (rate * (1 - rate) / tests) ** 0.5
    assert all(verdict != OPEN for verdict, _ in found)


def test_blocks_that_are_all_or_nothing_are_no_surer_than_they_are() -> None:
    chance = random.Random(2)  # noqa: S311  a coin for a test
    errors = sum(decided(chance, 0.5, size=1)[0] == BETTER for _ in range(600)) / 600
    assert errors < 0.07


def test_what_is_plain_takes_few_games_and_what_is_close_takes_many() -> None:
    chance = random.Random(3)  # noqa: S311  a coin for a test
    plain = [decided(chance, 0.95)[1] for _ in range(50)]
    close = [decided(chance, 0.55)[1] for _ in range(50)]
    assert sum(plain) / 50 < 20
    assert sum(close) / 50 > 60


def test_the_estimate_holds_the_truth() -> None:
    chance = random.Random(4)  # noqa: S311  a coin for a test
    test = Test(CLAIMS)
    for _ in range(400):
        test.note(sum(chance.random() < 0.7 for _ in range(2)) / 2)
    share = test.share()
    assert share.low < 0.7 < share.high
    assert share.high - share.low < 0.08


def test_nothing_is_known_before_the_first_block() -> None:
    assert (Test(CLAIMS).ratio(), Test(CLAIMS).share()) == (0.0, (0.0, 0.0, 1.0))


@pytest.mark.parametrize(
    "claims", [Claims(0.6, 0.5), Claims(0.5, 0.5), Claims(0.0, 0.5), Claims(alpha=0.0), Claims(beta=0.5)]
)
def test_claims_that_nobody_can_tell_apart_are_refused(claims: Claims) -> None:
    with pytest.raises(SetupError):
        Test(claims)
