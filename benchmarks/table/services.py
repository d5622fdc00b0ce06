"""PostgreSQL and Redis as processes of one's own, in folders that are removed: started, stopped, started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from benchmarks.table.house import HOST, free_port

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE: Final = 30.0
PAUSE: Final = 0.02


class Service(ABC):
    """A server that others need."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ostoja-service-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.prepare()
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    @abstractmethod
    def url(self) -> str:
        """Return its address as `ostoja serve` takes it."""

    @abstractmethod
    def start(self) -> None:
        """Start it and wait until it answers."""

    def prepare(self) -> None:  # noqa: B027  most have nothing to do
        """Do what comes once, before the first start."""

    def stop(self) -> None:
        """Stop it at once, as a restart does; its data stays."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)


class Postgres(Service):
    """A PostgreSQL with one database; it refuses to run as root, so it then runs as its own user.

    With `durable` every commit is on the disk before it is told, as it is in earnest; tests of faults need no such.
    """

    def __init__(self, *, durable: bool = False) -> None:
        super().__init__()
        self.durable = durable
        programs = programs_of_postgres()
        if programs is None:
            raise FileNotFoundError("PostgreSQL is not installed: run tools/system-packages")
        self.programs = programs
        self.owner: dict[str, Any] = {"user": "postgres"} if os.geteuid() == 0 else {}

    @property
    def url(self) -> str:
        """Return its address."""
        return f"postgresql+asyncpg://ostoja@127.0.0.1:{self.port}/postgres"

    def prepare(self) -> None:
        """Make the database."""
        if self.owner:
            shutil.chown(self.folder, "postgres")
        made = ["-D", f"{self.folder}/data", "-U", "ostoja", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [str(self.programs / "initdb"), *made], check=True, capture_output=True, cwd=self.folder, **self.owner
        )

    def start(self) -> None:
        """Start it and wait until it answers."""
        place = ["-D", f"{self.folder}/data", "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        settings = [
            "-c",
            f"fsync={'on' if self.durable else 'off'}",
            "-c",
            "shared_buffers=16MB",
            "-c",
            "max_connections=100",
        ]
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), *place, *settings],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self.owner,
        )  # fmt: skip
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "ostoja"]
        wait_for(lambda: subprocess.run(ready, check=False).returncode == 0)


class Redis(Service):
    """A Redis that keeps nothing."""

    @property
    def url(self) -> str:
        """Return its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it and wait until it answers."""
        program = shutil.which("redis-server")
        if program is None:
            raise FileNotFoundError("Redis is not installed: run tools/system-packages")
        place = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            [program, *place, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL
        )
        wait_for(lambda: is_taken(self.port))


def programs_of_postgres() -> Path | None:
    """Return the folder of the newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return Path(program).parent if program and shutil.which("postgres") else None


def is_taken(port: int) -> bool:
    """Tell whether somebody listens at a port."""
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


def wait_for(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError("a service did not start")
        time.sleep(PAUSE)
