"""`ostoja …` as a host types it: a real process, its output, and its end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final, Self

import httpx

from ostoja.table.settings import VARIABLE

if TYPE_CHECKING:
    from pathlib import Path

OSTOJA: Final = (sys.executable, "-m", "ostoja")
SERVE: Final = ("serve", "--port", "0", "--home")
PATIENCE: Final = 120.0  # seconds until a command that does not end is given up
LOCALES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def surroundings(**changes: str) -> dict[str, str]:
    """Return an environment without a locale and without settings, but for what is changed."""
    return {name: value for name, value in os.environ.items() if name not in {VARIABLE, *LOCALES}} | changes


def typed(*arguments: object, out: Path | None = None, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; its output can be sent to a device."""
    with out.open("wb") if out else nullcontext(subprocess.PIPE) as sink:
        return subprocess.run(
            [*OSTOJA, *map(str, arguments)],
            stdout=sink,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=False,
            env=surroundings(**changes),
        )


def typed_with_room(size: int, *arguments: object, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command that may write no file longer than so many bytes, as if the disk were full."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"
    return subprocess.run(
        [sys.executable, "-c", f"{limit}; from ostoja.cli.main import main; main()", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=surroundings(**changes),
    )


def is_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """Make sure that a command ended with one line that names what is wrong and the way out."""
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("ostoja: "), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert not done.stdout, done.stdout
    for word in words:
        assert word in done.stderr, done.stderr


class Serving:
    """`ostoja serve` at any free port: what it prints, and what it writes to its log."""

    def __init__(
        self, home: Path, *arguments: str, stdout: int = subprocess.PIPE, log: Path | None = None, **changes: str
    ) -> None:
        self.log = log or home.with_name(f"{home.name}.log")
        with self.log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*OSTOJA, "serve", "--port", "0", "--home", str(home), *arguments],
                stdout=stdout,
                stderr=errors,
                text=True,
                env=surroundings(**changes),
            )

    def __enter__(self) -> Self:
        """Wait until it announces itself."""
        assert self.process.stdout is not None
        self.welcome = self.process.stdout.readline()
        assert "http://" in self.welcome, self.log.read_text()
        self.address = self.welcome.split()[-1].rstrip("/")
        return self

    def __exit__(self, *_: object) -> None:
        self.ends(signal.SIGKILL)

    def ends(self, sign: signal.Signals) -> int:
        """End it, and return its code."""
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def asks(self, path: str) -> httpx.Response:
        """Ask it for something."""
        return httpx.get(f"{self.address}{path}", trust_env=False, timeout=PATIENCE)

    def lines(self) -> list[dict[str, Any]]:
        """Return its log, of which every line is a JSON object."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]
