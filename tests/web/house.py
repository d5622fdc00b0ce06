"""A house for browser tests: a real server in its own process, and its address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from pathlib import Path

QUICK = """{
    "bots": {"least": 0.0, "most": 0.02, "budget": 20, "talk": 0.0},
    "limits": {"requests": 100000, "sign_ups": 10000}
}"""
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """Starts and stops `ostoja serve`; after a stop it can open again on the same address with the same data."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, "-m", "ostoja", "serve", "--home", str(self.home), "--port", str(self.port)]
        with (self.home / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "OSTOJA_SETTINGS": QUICK}
            )
        start = time.monotonic()
        while time.monotonic() - start < PATIENCE:
            try:
                if httpx.get(f"{self.address}/readyz").status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise TimeoutError((self.home / "server.log").read_text())

    def close(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None
