"""Evenings in the simulated house: whatever goes wrong, nothing told is untrue and every table goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.house import simulate

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
