"""The notebook that learns runs from top to bottom, in a short form."""

from __future__ import annotations

import json
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


def test_the_notebook_shows_what_a_whole_run_came_to() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    told = "".join("".join(output["text"]) for cell in cells for output in cell["outputs"])
    found = WON.search(told)
    assert found is not None
    assert float(found[3]) > 100 / 3  # the learned policy is better than chance beyond doubt
