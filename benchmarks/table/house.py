"""A server as a process of its own, in a house that is torn down afterwards: started, watched, killed, restarted."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0  # seconds until a server that does not answer is given up
PAUSE: Final = 0.02
PLENTY: Final = 10**9
HARMLESS: Final = ("debug", "info")  # levels of lines that complain of nothing

# One machine plays a thousand people, so what one address may ask for is raised; nothing else is.
LIMITS: Final = {
    "requests": PLENTY,
    "sign_ups": PLENTY,
    "commands": float(PLENTY),
    "burst": PLENTY,
    "sockets": PLENTY,
    "tables": PLENTY,
}


class House:
    """A data folder and the server that serves it."""

    def __init__(
        self,
        command: Sequence[str],
        settings: dict[str, Any] | None = None,
        core: int | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.environment = environment or {}
        self.home = Path(tempfile.mkdtemp(prefix="ostoja-bench-"))
        self.command = [str(self.home) if word == "HOME" else word for word in command]
        self.settings = {"limits": LIMITS, **(settings or {})}
        self.core = core
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.complaints = self.home / "stderr"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self) -> float:
        """Start the server, wait until it answers, and return how many seconds that took."""
        begin = time.perf_counter()
        environment = {**os.environ, **self.environment, "OSTOJA_SETTINGS": json.dumps(self.settings)}
        with self.complaints.open("ab") as complaints:
            self.process = subprocess.Popen(
                [*self.command, "--port", str(self.port)],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=complaints,
                start_new_session=True,
            )
        if self.core is not None and sys.platform == "linux":
            os.sched_setaffinity(self.process.pid, {self.core})
        while not answers(self.port):
            if self.process.poll() is not None or time.perf_counter() - begin > PATIENCE:
                raise RuntimeError(f"the server did not start: {self.complaint()}")
            time.sleep(PAUSE)
        return time.perf_counter() - begin

    def kill(self) -> None:
        """End the server in the middle of whatever it does: nothing is written, nobody is told."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """Ask the server to stop, and end it if it does not."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(15)
            return
        self.kill()

    def orphans(self) -> list[int]:
        """List the processes that a server which is gone has left behind."""
        assert self.process is not None
        if sys.platform != "linux":
            return []
        numbers = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
        return [number for number in numbers if session_of(number) == self.process.pid and is_alive(number)]

    def clear_orphans(self, patience: float = 1.0) -> int:
        """Wait for what a killed server has left behind; end what does not go by itself, and return how many."""
        end = time.perf_counter() + patience
        while (left := self.orphans()) and time.perf_counter() < end:
            time.sleep(PAUSE)
        for pid in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return len(left)

    def cpu(self) -> float:
        """Return the seconds of processor time that the server has used, its threads included."""
        assert self.process is not None
        if sys.platform != "linux":
            return 0.0
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def complaint(self) -> str:
        """Return what the server complained of on its standard error; empty if all went well."""
        return complaint_in(self.complaints.read_text(encoding="utf-8", errors="replace"))


def complaint_in(log: str) -> str:
    """Leave out the lines of a log that only tell how things go; whatever is no such line is a complaint."""
    return "\n".join(line for line in log.splitlines() if line.strip() and level_of(line) not in HARMLESS)


def level_of(line: str) -> str:
    """Return the level of a line of the log; none if it is something else."""
    try:
        found = json.loads(line)
    except ValueError:
        return ""
    return str(found.get("level", "")) if isinstance(found, dict) else ""


def serving(python: str = sys.executable) -> list[str]:
    """Return the command of the real server."""
    return [*ostoja(python), "serve", "--host", HOST, "--home", "HOME"]


def ostoja(python: str = sys.executable) -> list[str]:
    """Return the command `ostoja` of an environment."""
    return [python, "-c", "from ostoja.cli.main import main; main()"]


def session_of(pid: int) -> int:
    """Return the session of a process; a server is started in one of its own."""
    try:
        return os.getsid(pid)
    except ProcessLookupError:
        return -1


def is_alive(pid: int) -> bool:
    """Tell whether a process runs; one that has ended may wait a while until it is reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    """Tell whether somebody answers at a port: a server takes it before it can serve."""
    with contextlib.suppress(OSError), socket.create_connection((HOST, port), PATIENCE) as probe:
        probe.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        return bool(probe.recv(1))
    return False


def more_files() -> None:
    """Allow as many open connections as the system lets us have, for this process and those it starts."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def cores() -> tuple[int | None, int | None]:
    """Return a core for the server and one for the generator; none if there are not two."""
    if sys.platform != "linux":
        return None, None
    found = sorted(os.sched_getaffinity(0))
    return (found[0], found[-1]) if len(found) > 1 else (None, None)
