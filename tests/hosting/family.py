"""The processes of a command: those that it started, how long they have worked, and which of them are left."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from tests.hosting.command import OSTOJA, PATIENCE, surroundings
from tests.table.house import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
MOMENT: Final = 30.0  # seconds; two are promised, and the machine may be very busy
HEEDS_CTRL_C: Final = (
    "env",
    "--default-signal=INT",
)  # in the background a shell has Ctrl-C ignored by all that it starts
GONE: Final = "ZX"  # states of a process that has ended, but that nobody has asked about yet


class Member(NamedTuple):
    """A process of the family, and the seconds for which it has worked."""

    pid: int
    seconds: float


class Family:
    """A command in a process group of its own, as a shell starts it: Ctrl-C reaches all its processes."""

    def __init__(self, *arguments: object, **changes: str) -> None:
        self.process: subprocess.Popen[str] = subprocess.Popen(
            [*HEEDS_CTRL_C, *OSTOJA, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=surroundings(**changes),
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for member in self.members():
            os.kill(member.pid, signal.SIGKILL)
        self.process.communicate()

    def members(self) -> Iterator[Member]:
        """Yield the processes that are there, but for those that only wait to be buried."""
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                fields = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(fields[2]) == self.process.pid and fields[0] not in GONE:
                yield Member(int(folder.name), (int(fields[11]) + int(fields[12])) / TICKS)

    def workers(self, seconds: float = 0.0) -> list[int]:
        """Return the processes, but for the first, that have worked so long."""
        return [pid for pid, worked in self.members() if pid != self.process.pid and worked >= seconds]

    def work(self, workers: int, seconds: float) -> None:
        """Wait until so many processes have worked so long."""
        wait_until(lambda: len(self.workers(seconds)) >= workers, PATIENCE)

    def hears(self, sign: signal.Signals) -> None:
        """Send a signal to all, as the terminal does."""
        os.killpg(self.process.pid, sign)

    def ends(self, patience: float = MOMENT) -> subprocess.CompletedProcess[str]:
        """Wait for the end of the first, which must come within a moment."""
        out, err = self.process.communicate(timeout=patience)
        return subprocess.CompletedProcess(self.process.args, self.process.returncode, out, err)

    def is_gone(self) -> None:
        """Make sure that no process is left, or only for a moment."""
        wait_until(lambda: not list(self.members()), MOMENT)
