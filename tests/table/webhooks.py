"""A place that webhooks can call."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self


class Webhooks:
    """A small server on a free port that writes down who called."""

    def __init__(self) -> None:
        self.calls: list[dict[str, Any]] = []
        calls = self.calls

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                calls.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)

    @property
    def address(self) -> str:
        """Return where to call."""
        return f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> Self:
        """Open the place."""
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()
