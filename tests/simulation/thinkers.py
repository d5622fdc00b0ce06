"""The bots' processes in memory: they think at once, answer later, and hang, fail or die with the weather."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final

from ostoja.table.thinkers import Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.simulation.loop import VirtualLoop
    from tests.simulation.weather import Weather

THINKS: Final = 0.02  # seconds


class Pool(Executor):
    """A pool of one process."""

    def __init__(self, loop: VirtualLoop, weather: Weather, worker: str) -> None:
        self.loop = loop
        self.weather = weather
        self.worker = worker
        self.broken = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Think about a question; the answer comes later, or never."""
        future: Future[Any] = Future()
        self.broken = self.broken or self.weather.strikes("bot-dies", self.worker)
        if self.broken:
            self.loop.call_later(THINKS, deliver, future, None, BrokenProcessPool("the process died"))
        elif self.weather.strikes("bot-fails", self.worker):
            self.loop.call_later(THINKS, deliver, future, None, RuntimeError("the bot failed"))
        elif not self.weather.strikes("bot-hangs", self.worker):
            try:
                self.loop.call_later(THINKS, deliver, future, fn(*args, **kwargs), None)
            except Exception as error:  # noqa: BLE001  it belongs to whoever waits
                self.loop.call_later(THINKS, deliver, future, None, error)
        return future


def deliver(future: Future[Any], answer: Any, error: Exception | None) -> None:
    """Answer whoever still waits."""
    if future.set_running_or_notify_cancel():
        if error:
            future.set_exception(error)
        else:
            future.set_result(answer)


class SimulatedThinkers(Thinkers):
    """The thinkers of a simulated worker."""

    def __init__(self, loop: VirtualLoop, weather: Weather, worker: str, budget: float) -> None:
        self.loop = loop
        self.weather = weather
        self.worker = worker
        super().__init__(1, budget)

    def open(self) -> Pool:  # type: ignore[override]
        """Start the process."""
        return Pool(self.loop, self.weather, self.worker)
