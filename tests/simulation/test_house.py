"""Evenings in the simulated house: whatever goes wrong, nothing told is untrue and every table goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.house import simulate
from tests.simulation.shrink import shrink

SEEDS = 300
CHUNK = 15
HERE = Path(__file__).parents[2]
REPEATED = range(3)
ASKS = (
    "from tests.simulation.house import simulate; print(*[simulate(str(seed)).tale() for seed in range(3)], sep='\\n')"
)


@pytest.mark.parametrize("order", ["1", "2"])
def test_a_seed_repeats_exactly_in_any_process(order: str) -> None:
    told = "\n".join(simulate(str(seed)).tale() for seed in REPEATED)
    settings = {**os.environ, "PYTHONHASHSEED": order}
    asks = [sys.executable, "-c", ASKS]
    again = subprocess.run(asks, capture_output=True, text=True, check=True, env=settings, cwd=HERE)
    assert again.stdout.splitlines() == told.splitlines()


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_whatever_goes_wrong_nothing_told_is_untrue_and_every_table_goes_on(first: int) -> None:
    for seed in range(first, first + CHUNK):
        outcome = simulate(str(seed))
        assert not outcome.blame, shrink(outcome).tale()
