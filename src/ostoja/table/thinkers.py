"""The processes in which bots think, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, TypeVar

import structlog

from ostoja.table.thinking import warm_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.table.thinking import Thought

T = TypeVar("T")

log = structlog.get_logger()


class Thinkers:
    """A pool of processes. A thought that takes longer than its budget is given up: the table goes on without it."""

    def __init__(self, processes: int, budget: float) -> None:
        self.processes = processes
        self.budget = budget
        self.queue = 0  # thoughts under way, for the metrics
        self.pool = self.open()

    def open(self) -> ProcessPoolExecutor | None:
        """Start the processes; none: bots think in the server itself."""
        if not self.processes:
            return None
        context = multiprocessing.get_context("forkserver")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=warm_up)

    async def ask(self, question: Callable[[Thought], T], thought: Thought) -> T | None:
        """Let a bot think; nothing comes back if it takes too long or fails."""
        if self.pool is None:
            return question(thought)
        self.queue += 1
        try:
            running = asyncio.get_running_loop().run_in_executor(self.pool, question, thought)
            return await asyncio.wait_for(running, self.budget)
        except TimeoutError:
            log.warning("bot over budget", game=thought.game, level=thought.level)
        except BrokenProcessPool:
            log.warning("bot process died", game=thought.game)
            self.pool = self.open()
        except Exception:  # a bot that fails must not stop the table
            log.exception("bot failed", game=thought.game, level=thought.level)
        finally:
            self.queue -= 1
        return None

    def close(self) -> None:
        """Stop the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
