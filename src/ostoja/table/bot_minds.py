"""Where bots think, one at a time: a process that can be ended at any moment, or a thread that can only be left."""

from __future__ import annotations

import multiprocessing
from abc import ABC, abstractmethod
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from ostoja.table.bot_thinking import answered, serve
from ostoja.table.hand import Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerContext, SpawnContext
    from multiprocessing.process import BaseProcess

    from ostoja.table.bot_thinking import Answer

PRELOADED: Final = ["__main__", "ostoja.table.bot_preload"]


class Died(Exception):
    """A process has ended before it answered."""


class Mind(ABC):
    """One bot thinks here at a time."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready to think."""

    @abstractmethod
    def is_lost(self) -> bool:
        """Tell whether it has ended by itself."""

    @abstractmethod
    async def think(self, question: Callable[[Any], object], thought: Any) -> Answer:
        """Let a bot think, or an experiment go on, for as long as it takes."""

    @abstractmethod
    def end(self) -> None:
        """End at once, also in the midst of a thought."""


class Apart(Mind):
    """A process of its own. A thread waits for it: neither its start nor a pipe that nobody reads may hold the loop."""

    def __init__(self) -> None:
        self.hand = Hand("bots")
        self.line: Connection
        self.process: BaseProcess | None = None
        self.ended = False

    async def open(self) -> None:
        """Start the process."""
        await self.hand.do(self.start)

    def start(self) -> None:
        """Start the process, and wait until it says that it is ready."""
        self.line, other_end = methods().Pipe()
        process = methods().Process(target=serve, args=(other_end,), name="bots", daemon=True)
        process.start()
        other_end.close()
        self.process = process
        if self.ended:  # meanwhile
            process.kill()
        with self.mourning():
            self.line.recv()

    def is_lost(self) -> bool:
        """Tell whether the process is gone."""
        return self.process is None or not self.process.is_alive()

    async def think(self, question: Callable[[Any], object], thought: Any) -> Answer:
        """Let the process think."""
        return await self.hand.do(lambda: self.exchange(question, thought))

    def exchange(self, question: Callable[[Any], object], thought: Any) -> Answer:
        """Send a thought and wait for its answer."""
        with self.mourning():
            self.line.send((question, thought))
            answer: Answer = self.line.recv()
            return answer

    @contextmanager
    def mourning(self) -> Iterator[None]:
        """Tell of the death of the process, and leave nothing open that was its own."""
        try:
            yield
        except (EOFError, OSError):
            self.line.close()
            if self.process is not None:
                self.process.join()
                self.process.close()
            raise Died from None

    def end(self) -> None:
        """Kill the process; whoever waits for it hears that it died."""
        self.ended = True
        self.hand.end()
        if self.process is not None:
            with suppress(ValueError):  # it has died before
                self.process.kill()


class Within(Mind):
    """A thread of the server itself, for a house without processes. What hangs there is left to itself."""

    def __init__(self) -> None:
        self.hand = Hand("bots")

    async def open(self) -> None:
        """Do nothing: the server runs already."""

    def is_lost(self) -> bool:
        """Say no: the server runs."""
        return False

    async def think(self, question: Callable[[Any], object], thought: Any) -> Answer:
        """Let a thread think."""
        return await self.hand.do(lambda: answered(question, thought))

    def end(self) -> None:
        """Let the thread end when it has done what it does: nobody can end it."""
        self.hand.end()


@cache
def methods() -> ForkServerContext | SpawnContext:
    """Return how processes are made: from one that has all they need loaded, or afresh where there is no such thing."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload(PRELOADED)
    return forking
