"""A hand of the loop: a thread that does for it, one after the other, what may take a while."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Hand:
    """Nobody has to wait for it when the server ends.

    It is started once: starting a thread waits until it runs, and on a busy machine all tables would wait with it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.started = False

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Let something be done as soon as everything before it is."""
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()  # it is not called off any more, whoever gives up waiting

        def order() -> None:
            try:
                done.set_result(work())
            except Exception as error:  # noqa: BLE001  it belongs to whoever waits
                done.set_exception(error)

        if not self.started:
            self.started = True
            Thread(target=self.run, name=self.name, daemon=True).start()
        self.orders.put(order)
        return asyncio.wrap_future(done)

    def run(self) -> None:
        """Do what comes until there is nothing more to come."""
        while (order := self.orders.get()) is not None:
            order()

    def end(self) -> None:
        """Do nothing more."""
        self.orders.put(None)
