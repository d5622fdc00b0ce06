"""How much one client may ask for at a time."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

REMEMBERED: Final = 20_000  # addresses that are counted one by one
MINUTE: Final = 60.0
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
    """Counts what every address, or whoever is named, asks for within a minute from the first time on.

    Where more of them come in a minute than are remembered, those that are not share one count.
    """

    def __init__(self, most: int, remembered: int = REMEMBERED) -> None:
        self.most = most
        self.remembered = remembered
        self.counts: dict[str, tuple[float, int]] = {}  # when each began and how often; the oldest come first

    def take(self, name: str) -> bool:
        """Count one more; tell whether it may pass."""
        now = time.monotonic()
        self.forget(now)
        if name not in self.counts and len(self.counts) >= self.remembered:
            name = OTHERS
        began, count = self.counts.get(name, (now, 0))
        self.counts[name] = began, count + 1
        return count < self.most

    def forget(self, now: float) -> None:
        """Forget those whose minute is over."""
        while self.counts:
            name, (began, _) = next(iter(self.counts.items()))
            if now - began < MINUTE:
                return
            del self.counts[name]
