"""The notebook that learns runs from top to bottom, in a short form."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[2]
NOTEBOOK = HOME / "examples" / "learning" / "self_play.ipynb"
WON = re.compile(r"won (\d+) of (\d+) games: [\d.]+%, 95 % interval ([\d.]+)% to ([\d.]+)%; by chance 33.3%")


def test_the_notebook_runs_and_tells_how_good_it_is() -> None:
    command = [sys.executable, str(HOME / "tools" / "run_notebook.py"), "--check", str(NOTEBOOK)]
    environment = {**os.environ, "OSTOJA_MINUTES": "0.1"}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    games = re.search(r"learned from (\d+) games", ran.stdout)
    assert games is not None
    assert int(games[1]) > 0
    assert WON.search(ran.stdout)
