"""What is measured for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Gauge, Histogram

if TYPE_CHECKING:
    from ostoja.table.hall import Hall

REFUSALS: Final = Counter("ostoja_refusals_total", "Commands that changed nothing.")
COMMIT: Final = Histogram(
    "ostoja_commit_seconds",
    "A commit of the entries that waited, from its beginning to its end.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0),
)
ENTRIES: Final = Counter("ostoja_entries_total", "Entries written to the logs of tables.")
SOCKETS: Final = Gauge("ostoja_sockets", "Open connections.")
ROOMS: Final = Gauge("ostoja_rooms", "Tables open in this worker.")
STEWARDS: Final = Gauge("ostoja_stewards", "Tables whose bots or clocks this worker moves.")
BOT_QUEUE: Final = Gauge("ostoja_bot_queue", "Bots that think now.")
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
