"""How much one client may ask for at a time."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

REMEMBERED: Final = 20_000  # addresses that are counted one by one
OTHERS: Final = "others"


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
        """Count a connection in if it may stay; one that may not is not counted, and must not be counted out."""
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def go(self, address: str) -> None:
        """Count a connection out."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def total(self) -> int:
        """Return how many connections are open."""
        return sum(self.open.values())


class Windows:
    """Counts what every address, or whoever is named, asks for per minute.

    Where more of them come in a minute than are remembered, those that are not share one count.
    """

    def __init__(self, most: int, remembered: int = REMEMBERED) -> None:
        self.most = most
        self.remembered = remembered
        self.minute = 0
        self.counts: Counter[str] = Counter()

    def take(self, name: str) -> bool:
        """Count one more; tell whether it may pass."""
        name = self.counted_as(name)
        self.counts[name] += 1
        return self.counts[name] <= self.most

    def counted_as(self, name: str) -> str:
        """Return the name under which somebody is counted in this minute."""
        minute = int(time.monotonic() // 60)
        if minute != self.minute:
            self.minute = minute
            self.counts.clear()
        return name if name in self.counts or len(self.counts) < self.remembered else OTHERS
