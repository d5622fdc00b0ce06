"""Places that webhooks can call, a directory of names that tells what a test wants, and who was dialled."""

from __future__ import annotations

import json
import socket
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import anyio

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

NAME: Final = "hooks.example"
CERTIFICATE: Final = Path(__file__).parent / f"{NAME}.pem"  # of that name, with its key; nobody else believes it


class Server(ThreadingHTTPServer):
    """A server that says nothing when whoever calls hangs up."""

    def handle_error(self, *_: object) -> None:
        """Say nothing."""


class Webhooks:
    """A small server on a free port that writes down who called."""

    def __init__(self, answer: Callable[[BaseHTTPRequestHandler], None] | None = None, *, safe: bool = False) -> None:
        self.calls: list[dict[str, Any]] = []
        self.hosts: list[str] = []
        place = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                place.hosts.append(self.headers["host"])
                place.calls.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                (answer or well)(self)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = Server(("127.0.0.1", 0), Answer)
        if safe:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(CERTIFICATE)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)

    @property
    def port(self) -> int:
        """Return the port to call."""
        return self.server.server_port

    @property
    def address(self) -> str:
        """Return where to call."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        """Open the place."""
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


def well(request: BaseHTTPRequestHandler) -> None:
    """Answer that all is well."""
    request.send_response(204)
    request.end_headers()


class Names:
    """A directory of names that answers what a test wants: a list of answers, of which the last one stays."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: dict[str, list[list[str]]] = {}
        self.asked: list[str] = []
        self.slow: threading.Event | None = None
        self.real = socket.getaddrinfo
        monkeypatch.setattr(socket, "getaddrinfo", self.look_up)

    def lead(self, name: str, *answers: list[str]) -> None:
        """Let a name lead to some addresses, and to others when it is asked for again."""
        self.answers[name] = list(answers)

    def look_up(self, host: Any, port: Any, *more: Any, **options: Any) -> Any:
        """Answer as the system would."""
        name = host.decode() if isinstance(host, bytes) else host
        if name not in self.answers:
            return self.real(host, port, *more, **options)
        self.asked.append(name)
        if self.slow:
            self.slow.wait(20)
        answers = self.answers[name]
        places = answers.pop(0) if len(answers) > 1 else answers[0]
        return [
            (socket.AF_INET6 if ":" in place else socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port))
            for place in places
        ]


class Dialled:
    """Writes down who is dialled; what lies outside this machine is never reached."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.places: list[str] = []
        real: Any = anyio.connect_tcp

        async def dial(remote_host: str, remote_port: int, **options: Any) -> Any:
            self.places.append(remote_host)
            if remote_host not in {"127.0.0.1", NAME}:
                raise ConnectionRefusedError(remote_host)
            return await real(remote_host, remote_port, **options)

        monkeypatch.setattr(anyio, "connect_tcp", dial)
