"""What bots do in their processes that no bot should; a process finds all of it here by its name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ostoja.engine.agenda import Unwritten
from ostoja.engine.heuristics import even_hearing
from ostoja.table.bot_thinking import Thought, choose, packed_hearing

if TYPE_CHECKING:
    from collections.abc import Callable

DEEP = "deep"  # a level whose bots hang
FOR_EVER = 3600.0
NOTHING = "nothing"  # the game of a thought about nothing


class Unspeakable(Exception):
    """An error that goes through no pipe."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(what, why)
        self.secret: Callable[[], str] = lambda: what


def thought(seconds: float = 30.0, mark: Path | None = None, *, quick: bool = False) -> Thought:
    """Return a thought about nothing; it may name a file."""
    return Thought(
        NOTHING, 2, str(mark or ""), {}, 0, "greedy", "seed", packed_hearing(even_hearing(2)), seconds, quick
    )


def tells_its_process(_packed: Thought) -> int:
    return os.getpid()


def begins(packed: Thought) -> None:
    """Tell in the file, if there is one, which process thinks."""
    if packed.game == NOTHING and packed.agreement:
        Path(packed.agreement).write_text(str(os.getpid()), encoding="utf-8")


def hangs(packed: Thought) -> int:
    begins(packed)
    time.sleep(FOR_EVER)
    return 0


def ponders(packed: Thought) -> int:
    begins(packed)
    time.sleep(0.6)
    return os.getpid()


def dies(_packed: Thought) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fails_unspeakably(_packed: Thought) -> int:
    raise Unspeakable("the Pin-Up hides", "nobody may know")


def lacks_something(packed: Thought) -> int:
    raise Unwritten(packed, "judgement")


def answers_unspeakably(_packed: Thought) -> Callable[[], int]:
    return lambda: 0


def hangs_when_deep(packed: Thought) -> int:
    """Choose, unless the bot is one that hangs."""
    return hangs(packed) if packed.level == DEEP else choose(packed)
