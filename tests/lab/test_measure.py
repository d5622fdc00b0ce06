"""The measurement measures something."""

from __future__ import annotations

from ostoja.lab.measure import measure
from tests.toy import TOY


def test_speeds_are_positive() -> None:
    speed = measure(TOY, 3, 0.02)
    assert speed.seats == 3
    assert min(speed) > 0
    assert speed.decisions > speed.games
