"""What is measured for Prometheus: how the house does, and nothing that only some at a table may know.

Who sits at a table can ask for these sums again and again. So talk is left out, of which a part is whispered, and so is
what a rule refused to a single seat, and every request that a seat makes in play.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from prometheus_client import Counter, Gauge, Histogram, Info

import ostoja
from ostoja.lab.measure import is_compiled

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

    from ostoja.table.hall import Hall

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})
IN_PLAY: Final = frozenset({"/api/tables/{table}/play", "/api/tables/{table}/closed"})

REFUSALS: Final = Counter("ostoja_refusals_total", "Commands that a limit or a fault of the house refused.")
COMMIT: Final = Histogram(
    "ostoja_commit_seconds",
    "A commit of the entries that waited, from its beginning to its end, unless they were talk alone.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0),
)
ENTRIES: Final = Counter("ostoja_entries_total", "Entries written to the logs of tables, without talk.")
REQUESTS: Final = Histogram(
    "ostoja_request_seconds",
    "A request over HTTP, from its beginning to its end, but for those in play.",
    ("method", "route", "status"),
    buckets=(0.005, 0.025, 0.1, 0.5, 2.5, 10.0),
)
SOCKETS: Final = Gauge("ostoja_sockets", "Open connections.")
ROOMS: Final = Gauge("ostoja_rooms", "Tables open in this worker.")
STEWARDS: Final = Gauge("ostoja_stewards", "Tables whose bots or clocks this worker moves.")
BOT_QUEUE: Final = Gauge("ostoja_bot_queue", "Bots that think now.")
BUILD: Final = Info("ostoja_build", "What is served, and whether its rules are machine code.")
BUILD.info({"version": ostoja.__version__, "build": "compiled" if is_compiled() else "interpreted"})
UNANSWERED: Final = Counter(
    "ostoja_bot_unanswered_total",
    "Thoughts that came to nothing: overdue, died with their process, failed, or crowded out. A quicker bot answered.",
    ("trouble",),
)


def observe(hall: Hall) -> None:
    """Read the gauges."""
    SOCKETS.set(hall.sockets.total())
    ROOMS.set(len(hall.rooms))
    STEWARDS.set(sum(not task.done() for task in hall.stewards.values()))
    BOT_QUEUE.set(hall.thinkers.queue)


class Timed:
    """An application whose requests are counted and timed by route and answer, never by who asks or what for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Serve a request and note how it went; a line is the application's own, without anything in between."""
        return self.serve(scope, receive, send) if scope["type"] == ScopeType.HTTP else self.app(scope, receive, send)

    async def serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Serve a request and note how it went."""
        began = perf_counter()
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            route = scope.get("path_template") or "none"
            if route not in IN_PLAY:
                method = scope["method"] if scope["method"] in METHODS else "other"
                REQUESTS.labels(method, route, status).observe(perf_counter() - began)
