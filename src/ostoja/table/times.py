"""The server's clock; tests set it."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def wall_clock() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000
