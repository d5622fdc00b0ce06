"""Real processes: `ostoja serve` as people start it, and the database and channels of a bigger house."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec

from ostoja.table.settings import VARIABLE
from tests.table.house import PATIENCE, Place, settings_for, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

COMMAND: Final = [sys.executable, "-c", "from ostoja.cli.main import main; main()", "serve", "--host", "127.0.0.1"]


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process(Place):
    """One `ostoja serve`."""

    def __init__(self, home: Path, *arguments: str, **settings: Any) -> None:
        super().__init__()
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.errors = home / f"errors-{self.port}"
        agreed = msgspec.json.encode(settings_for(home, **settings), enc_hook=str).decode()
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [*COMMAND, "--port", str(self.port), "--home", str(home), *arguments],
                env={**os.environ, VARIABLE: agreed},
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )

    @property
    def address(self) -> str:
        """Return where it listens."""
        return f"127.0.0.1:{self.port}"

    def is_ready(self) -> bool:
        """Tell whether it can serve."""
        assert self.process.poll() is None, self.errors.read_text()
        try:
            return httpx.get(f"http://{self.address}/readyz", trust_env=False, timeout=PATIENCE).is_success
        except httpx.TransportError:
            return False

    def dies(self) -> None:
        """Kill it on the spot."""
        self.ends(signal.SIGKILL)

    def stops(self) -> int:
        """Let it stop in good order; return how it ended."""
        return self.ends(signal.SIGTERM)

    def ends(self, sign: signal.Signals) -> int:
        """End it."""
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        self.hang_up()
        return code

    def metric(self, name: str) -> float:
        """Return one of its measures."""
        text = httpx.get(f"http://{self.address}/metrics", trust_env=False, timeout=PATIENCE).text
        return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


@contextmanager
def serving(home: Path, *arguments: str, **settings: Any) -> Iterator[Process]:
    """Run a server for a while; it may be killed meanwhile."""
    server = Process(home, *arguments, **settings)
    try:
        wait_until(server.is_ready, 3 * PATIENCE)
        yield server
    finally:
        if server.process.poll() is None:
            server.stops()


def programs_of_postgres() -> Path | None:
    """Return the folder of the newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return Path(program).parent if program and shutil.which("postgres") else None


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL of its own in a folder of its own; return its address."""
    folder_of_programs = programs_of_postgres()
    assert folder_of_programs is not None
    programs = str(folder_of_programs)
    owner: dict[str, Any] = {"user": "postgres"} if os.geteuid() == 0 else {}  # it refuses to run as root
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ostoja-postgres-", ignore_cleanup_errors=True) as folder:
        if owner:
            shutil.chown(folder, "postgres")
        data = f"{folder}/data"
        subprocess.run(
            [f"{programs}/initdb", "-D", data, "-U", "ostoja", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True, capture_output=True, cwd=folder, **owner,
        )  # fmt: skip
        settings = ("fsync=off", "shared_buffers=16MB", "max_connections=60")
        server = subprocess.Popen(
            [f"{programs}/postgres", "-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", folder]
            + [part for setting in settings for part in ("-c", setting)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **owner,
        )  # fmt: skip
        try:
            ready = [f"{programs}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "ostoja"]
            wait_until(lambda: subprocess.run(ready, check=False).returncode == 0)
            yield f"postgresql+asyncpg://ostoja@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)


@contextmanager
def redis(folder: Path, port: int = 0) -> Iterator[str]:
    """Run a Redis of its own, at some port or at the one that is named; return its address."""
    port = port or free_port()
    program = shutil.which("redis-server")
    assert program is not None
    server = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)],
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_until(lambda: answers(port))
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answers(port: int) -> bool:
    """Tell whether somebody listens at a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
