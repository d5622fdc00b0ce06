"""The bots' thoughts: no table waits long for another's bot, and one that comes to nothing is told in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import structlog

from ostoja.table.bot_minds import Apart, Within
from ostoja.table.bot_pool import DIED, Pool
from ostoja.table.metrics import UNANSWERED

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.table.bot_minds import Mind
    from ostoja.table.bot_thinking import Answer, Thought

T = TypeVar("T")

log = structlog.get_logger()


class Thinkers:
    """As many processes as the host wants for bots that take their time, and one more for those that answer quickly."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = Pool(max(1, processes), self.mind)
        self.queue = 0  # thoughts under way, for the metrics

    def open(self) -> None:
        """Get ready before the first question comes."""
        self.pool.fill()

    def mind(self) -> Mind:
        """Return somewhere new to think; without processes bots think in the server itself."""
        return Apart() if self.processes else Within()

    async def ask(self, question: Callable[[Thought], T], thought: Thought) -> T | None:
        """Let a bot think, again if its process dies; nothing comes back if it fails or takes too long."""
        self.queue += 1
        try:
            answer = await self.pool.think(question, thought)
            for _ in range(self.pool.size):  # whoever kills them all may do so one by one: the next is a new one
                if answer.trouble != DIED:
                    break
                note(answer, thought)
                answer = await self.pool.think(question, thought)
        finally:
            self.queue -= 1
        if answer.trouble:
            note(answer, thought)
            return None
        value: T = answer.value
        return value

    def close(self) -> None:
        """End all minds."""
        self.pool.close()


def note(answer: Answer, thought: Thought) -> None:
    """Tell the host that a bot gave no answer, and why; never what it thought about."""
    UNANSWERED.labels(answer.trouble).inc()
    why = {key: text for key, text in answer._asdict().items() if text and key != "value"}
    log.warning("bot gives no answer", game=thought.game, level=thought.level, **why)
