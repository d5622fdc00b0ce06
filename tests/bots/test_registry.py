"""The bots by their names, those of other packages too."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from ostoja.bots.registry import BOTS, QUICK, USUAL, bot, check
from ostoja.engine.errors import SetupError
from ostoja.engine.rng import seeded

if TYPE_CHECKING:
    from pathlib import Path


def test_the_usual_bot_and_the_quick_one_are_among_them() -> None:
    assert {USUAL, QUICK} <= set(BOTS)


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    for refuse in (check, lambda name: bot(name, seeded("bot"))):
        with pytest.raises(SetupError, match=r"there is no bot 'gredy'.*greedy"):
            refuse("gredy")


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """Return an environment in which another package announces a bot that always takes the last option."""
    (tmp_path / "timid_bots.py").write_text(
        "from ostoja.bots.bot import Bot\n\n\n"
        "class Timid(Bot):\n    def choose(self, chair):\n        return chair.options()[-1]\n",
        encoding="utf-8",
    )
    package = tmp_path / "timid_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: timid-bots\nVersion: 1.0\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[ostoja.bots]\ntimid = timid_bots:Timid\n", encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}


def test_another_package_may_announce_a_bot_that_plays_in_every_process(elsewhere: dict[str, str]) -> None:
    arguments = ["simulate", "vigil", "--games", "6", "--bots", "timid,random,timid", "--jobs", "2", "--json"]
    run = subprocess.run(
        [sys.executable, "-m", "ostoja", *arguments], check=False, capture_output=True, text=True, env=elsewhere
    )
    assert run.returncode == 0, run.stderr
    assert '"timid"' in run.stdout


def test_a_bot_of_another_package_takes_its_time(elsewhere: dict[str, str]) -> None:
    command = [sys.executable, "-c", "from ostoja.bots.registry import is_quick; print(is_quick('timid'))"]
    run = subprocess.run(command, check=True, capture_output=True, text=True, env=elsewhere)
    assert run.stdout == "False\n"
