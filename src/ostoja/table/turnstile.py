"""Whoever waits for a mind: table by table in turn, so that a table with many bots is served no sooner than others."""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    """So many may pass at a time. Of those who wait one of each table passes in turn, the longest waiting first."""

    def __init__(self, passes: int) -> None:
        self.passes = passes
        self.free = passes
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by table; the next table comes first

    def crowd(self) -> float:
        """Return how many wait for each of those who may pass."""
        return sum(map(len, self.waiting.values())) / self.passes

    async def acquire(self, table: str) -> None:
        """Wait for one's turn."""
        if self.free and not self.waiting:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given, and nobody is there to take it
                self.release()
            else:
                self.forget(table, turn)
            raise

    def release(self) -> None:
        """Let the next one pass."""
        while self.waiting:
            table = next(iter(self.waiting))
            queue = self.waiting.pop(table)
            turn = queue.popleft()
            if queue:
                self.waiting[table] = queue  # behind all other tables
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def forget(self, table: str, turn: asyncio.Future[None]) -> None:
        """Let somebody give up waiting."""
        queue = self.waiting.get(table)
        if queue and turn in queue:
            queue.remove(turn)
        if queue is not None and not queue:
            del self.waiting[table]
