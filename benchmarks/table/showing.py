"""Progress on standard error, drawn seldom enough not to disturb what is measured."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

if TYPE_CHECKING:
    from collections.abc import Callable

STEPS: Final = 20  # drawings of a bar that counts


class Bars:
    """Bars, one below the other."""

    def __init__(self) -> None:
        columns = (TextColumn("{task.description:<46}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self.progress = Progress(*columns, console=Console(file=sys.stderr), auto_refresh=False)

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def counter(self, text: str, total: int) -> Callable[[], None]:
        """Return what to call for every thing that is done."""
        task = self.progress.add_task(text, total=total)
        every = max(1, total // STEPS)
        done = 0

        def step() -> None:
            nonlocal done
            done += 1
            if done % every == 0 or done == total:
                self.progress.update(task, completed=done)
                self.progress.refresh()

        return step

    def clock(self, text: str, seconds: float) -> Callable[[float], None]:
        """Return what to call with the seconds that have passed."""
        total = round(seconds)
        task = self.progress.add_task(text, total=total)
        gone = 0.0

        def step(passed: float) -> None:
            nonlocal gone
            gone += passed
            self.progress.update(task, completed=min(round(gone), total))
            self.progress.refresh()

        return step
