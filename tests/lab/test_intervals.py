"""Wilson's interval against numbers known from the literature (Newcombe 1998, table of the score method)."""

from __future__ import annotations

import pytest

from ostoja.lab.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_known_intervals(successes: int, trials: int, low: float, high: float) -> None:
    share = wilson(successes, trials)
    assert share.share == successes / trials
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


def test_a_part_of_a_success_lies_between_its_neighbours() -> None:
    assert wilson(3, 10).low < wilson(3.5, 10).low < wilson(4, 10).low


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
