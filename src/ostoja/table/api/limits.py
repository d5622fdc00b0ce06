"""How much one client may ask for at a time."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

REMEMBERED: Final = 20_000  # addresses that are counted one by one
MINUTE: Final = 60.0
QUARTER: Final = 15 * MINUTE
OTHERS: Final = "others"
PRESSED: Final = 3  # times what one household may try: then a login is being guessed from many
LEFT: Final = 4  # the part of its tries that a household keeps meanwhile: one in so many, and at least one


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


class PerMinute:
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


class Tally:
    """Counts something by name within a quarter of an hour from the first time on.

    Where there are too many names, those that came first are forgotten early: nobody suffers for what others did.
    """

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self.remembered = remembered
        self.counts: dict[str, tuple[float, int]] = {}  # when each began and how often; the oldest come first

    def of(self, name: str) -> int:
        """Return how often it was."""
        began, count = self.counts.get(name, (0.0, 0))
        return count if time.monotonic() - began < QUARTER else 0

    def add(self, name: str, times: int = 1) -> None:
        """Count so many more, or fewer."""
        if count := self.of(name):
            began = self.counts[name][0]
        else:
            self.counts.pop(name, None)  # its time is over: it begins anew, among the youngest
            began = time.monotonic()
        self.counts[name] = began, max(0, count + times)
        if len(self.counts) > self.remembered:
            del self.counts[next(iter(self.counts))]


class Tries:
    """Counts wrong passwords, whether or not there is such a login: what is refused tells nothing about that.

    They are counted by login and household, so that nobody can lock an owner out from elsewhere. A login that is
    guessed from many households leaves each of them fewer tries, but never none: the owner, who knows the password,
    needs one. And whoever is right begins anew.
    """

    def __init__(self, most: int, remembered: int = REMEMBERED) -> None:
        self.most = most
        self.here = Tally(remembered)
        self.everywhere = Tally(remembered)

    def take(self, login: str, household: str) -> bool:
        """Count a try as a wrong one until it is known to be right, if there may be one."""
        pressed = self.everywhere.of(login) >= PRESSED * self.most
        most = max(1, self.most // LEFT) if pressed else self.most
        if self.here.of(pair(login, household)) >= most:
            return False
        self.count(login, household, 1)
        return True

    def give_back(self, login: str, household: str) -> None:
        """Count a try out that came to nothing."""
        self.count(login, household, -1)

    def forgive(self, login: str, household: str) -> None:
        """Count all tries of a household out that was right in the end."""
        self.count(login, household, -self.here.of(pair(login, household)))

    def count(self, login: str, household: str, tries: int) -> None:
        """Count tries in or out."""
        self.here.add(pair(login, household), tries)
        self.everywhere.add(login, tries)


def pair(login: str, household: str) -> str:
    """Name a login as it is tried from one household; no login has a space in it."""
    return f"{login} {household}"
