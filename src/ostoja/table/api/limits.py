"""How much one client may ask for at a time."""

from __future__ import annotations

import time
from collections import Counter


class Bucket:
    """A bucket that fills at a steady rate; every command takes one drop."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.drops = float(size)
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = time.monotonic()
        self.drops = min(float(self.size), self.drops + (now - self.filled) * self.rate)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Doorman:
    """Counts the open connections of every address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Count a connection in; tell whether it may stay."""
        self.open[address] += 1
        return self.open[address] <= self.most

    def go(self, address: str) -> None:
        """Count a connection out."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def total(self) -> int:
        """Return how many connections are open."""
        return sum(self.open.values())


class Windows:
    """Counts requests per address and minute."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.minute = 0
        self.counts: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count a request; tell whether it may pass."""
        minute = int(time.monotonic() // 60)
        if minute != self.minute:
            self.minute = minute
            self.counts.clear()
        self.counts[address] += 1
        return self.counts[address] <= self.most
