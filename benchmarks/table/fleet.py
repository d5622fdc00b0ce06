"""A fleet: one server on SQLite, or several workers on a PostgreSQL and a Redis that are started for them."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from benchmarks.table.house import House, serving
from benchmarks.table.services import Postgres, Redis

if TYPE_CHECKING:
    from collections.abc import Sequence

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Fleet:
    """The servers of one house, and what they need."""

    def __init__(self, command: Sequence[str], workers: int = 1, core: int | None = None) -> None:
        self.command = list(command)
        self.wanted = workers
        self.core = core if workers == 1 else None  # several workers share the cores with what they need
        self.houses: list[House] = []
        self.services: dict[str, int] = {}  # processes by their name
        self.stack = ExitStack()

    def __enter__(self) -> Self:
        command = self.command
        if self.wanted > 1:
            postgres = self.stack.enter_context(Postgres(durable=True))
            redis = self.stack.enter_context(Redis())
            assert postgres.process is not None
            assert redis.process is not None
            self.services = {"PostgreSQL": postgres.process.pid, "Redis": redis.process.pid}
            command = [*command, "--database", postgres.url, "--channels", redis.url]
        for _ in range(self.wanted):
            self.houses.append(self.stack.enter_context(House(command, core=self.core)))
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    @property
    def home(self) -> Path:
        """Return the data folder of the first server."""
        return self.houses[0].home

    def ports(self) -> list[int]:
        """List where the servers listen."""
        return [house.port for house in self.houses]

    def cpu(self) -> float:
        """Return the seconds of processor time that all servers have used, their threads included."""
        return sum(house.cpu() for house in self.houses)

    def service_cpu(self) -> dict[str, float]:
        """Return the seconds of processor time that each service has used, its processes included."""
        return {name: sum(map(cpu_of, family_of(pid))) for name, pid in self.services.items()}

    def memory(self) -> float:
        """Return the megabytes that all servers hold, without the processes in which bots think."""
        return sum(resident(house.process.pid) for house in self.houses if house.process is not None)

    def complaint(self) -> str:
        """Return what the servers complained of; empty if all went well."""
        return "\n".join(filter(None, (house.complaint() for house in self.houses)))


def one(python: str, core: int | None) -> Fleet:
    """Return a fleet of one real server."""
    return Fleet(serving(python), core=core)


def resident(pid: int) -> float:
    """Return the megabytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_of(pid: int) -> float:
    """Return the seconds of processor time of a process; nothing if it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12]) + int(fields[13]) + int(fields[14])) / TICKS


def family_of(pid: int) -> list[int]:
    """List a process and its children: those that have ended are counted in their parent."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        return [pid, *map(int, children.read_text(encoding="ascii").split())]
    except OSError:
        return [pid]
