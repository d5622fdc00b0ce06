"""Ctrl-C ends a simulation with all its processes, which outlive nobody, and what was done so far is reported."""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from tests.hosting.command import PATIENCE, is_refused, typed
from tests.hosting.family import Family
from tests.table.house import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES = 1_000_000
JOBS = 2
SIMULATE = ("simulate", "mall-of-horror", "--games", GAMES, "--bots", "random,random,random", "--jobs", JOBS)
LONG = ("simulate", "endless", "--bots", "random,random", "--jobs", JOBS)
AT_PLAY = 1.5  # seconds of work after which a process plays, however slow the machine
ENDLESS = """
import os
from pathlib import Path
from ostoja.engine.game import Game
from ostoja.engine.vocabulary import Vocabulary

class Endless(Game):
    def new(self, setup, rng):
        Path(__file__).with_name(f"{os.getpid()}.playing").touch()
        while True:
            pass

GAME = Endless("endless", "Endless", (2, 2), "1", Vocabulary(), (), (), {}, "")
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are counted as Linux shows them")


@pytest.fixture
def long(tmp_path: Path) -> Iterator[Family]:
    """Simulate a game that never comes to an end, and wait until every process plays it."""
    (tmp_path / "endless.py").write_text(ENDLESS)
    announced = tmp_path / "endless-1.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1\n")
    (announced / "entry_points.txt").write_text("[ostoja.games]\nendless = endless:GAME\n")
    with Family(*LONG, PYTHONPATH=found_first(tmp_path)) as family:
        wait_until(lambda: len(list(tmp_path.glob("*.playing"))) == JOBS, PATIENCE)
        yield family


def found_first(folder: Path) -> str:
    """Return a path of Python on which a folder comes first."""
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))


def test_one_ctrl_c_ends_all_processes_and_what_was_done_is_reported() -> None:
    with Family(*SIMULATE, "--json") as family:
        family.work(JOBS, AT_PLAY)
        family.hears(signal.SIGINT)
        done = family.ends()
        family.is_gone()
    assert done.returncode == 130
    report = json.loads(done.stdout)
    assert 0 < report["games"] < GAMES
    assert sum(bot["win_share"] for bot in report["bots"]) == pytest.approx(1, abs=0.2)
    assert done.stderr == f"Interrupted: {report['games']:,} of {GAMES:,} games were played.\n"


def test_ctrl_c_is_for_the_first_process_alone_even_while_the_others_load() -> None:
    with Family("simulate", "mall-of-horror", "--games", 9, "--jobs", JOBS, "--json") as family:
        wait_until(lambda: len(family.workers()) > JOBS, PATIENCE)  # one more looks after what they share
        for worker in family.workers():
            os.kill(worker, signal.SIGINT)
        done = family.ends(PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 9


def test_ctrl_c_ends_processes_in_the_middle_of_a_long_game(long: Family) -> None:
    long.hears(signal.SIGINT)
    done = long.ends()
    long.is_gone()
    assert done.returncode == 130
    assert ": 0 games" in done.stdout
    assert done.stderr == "Interrupted: no game was finished.\n"


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_a_simulation_that_is_killed(long: Family, sign: signal.Signals) -> None:
    long.process.send_signal(sign)
    done = long.ends()
    long.is_gone()
    assert done.returncode == -sign
    assert done.stderr == ""


def test_a_process_that_is_killed_ends_the_simulation_with_one_line(long: Family, tmp_path: Path) -> None:
    os.kill(int(next(tmp_path.glob("*.playing")).stem), signal.SIGKILL)
    done = long.ends()
    long.is_gone()
    is_refused(done, "signal 9", "--jobs")


def test_ctrl_c_while_a_command_loads_is_quiet(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise KeyboardInterrupt\n")
    done = typed("games", PYTHONPATH=found_first(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
