"""An event loop without a machine under it: its clock jumps to the next timer as soon as nothing is left to do."""

from __future__ import annotations

import asyncio
import heapq
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from asyncio import Handle, Task
    from collections.abc import Callable, Coroutine
    from concurrent.futures import Executor
    from contextvars import Context

OWNER: Final[ContextVar[str]] = ContextVar("owner", default="")  # the worker that a task belongs to; empty: the world


class Stuck(Exception):
    """Nothing will ever happen again."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs tasks in an order that depends on nothing but the tasks. It can forget all tasks of an owner at once.

    A *turn* runs everything that was ready when it began; `after_turn` is called between two turns.
    """

    def __init__(self, after_turn: Callable[[], None]) -> None:
        super().__init__()
        self._selector = self  # what the base class asks how long to sleep
        self.now = 0.0
        self.turns = 0
        self.after_turn = after_turn
        self.dead: set[str] = set()
        self.graves: list[Handle] = []
        self.tasks: dict[Task[Any], None] = {}  # in the order of their birth
        self.set_task_factory(self.give_birth)  # type: ignore[arg-type]

    def time(self) -> float:
        """Return the seconds since the beginning."""
        return self.now

    def select(self, timeout: float | None) -> list[object]:
        """Sleep: without anything to do, it is the next timer's moment at once."""
        self.turns += 1
        self.after_turn()
        if self._ready or self._stopping:  # type: ignore[attr-defined]
            return []
        if timeout is None:
            raise Stuck("nothing will ever happen again")
        self.now = max(self.now, self._scheduled[0]._when)  # type: ignore[attr-defined]
        return []

    def _process_events(self, event_list: list[object]) -> None:
        """Do nothing: no events come from outside."""

    def _write_to_self(self) -> None:
        """Do nothing: nobody sleeps who would have to be woken."""

    def run_in_executor(self, executor: Executor | None, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Run at once what would go to a thread; a pool of one's own is asked."""
        if executor is not None:
            return super().run_in_executor(executor, func, *args)
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001  it belongs to whoever waits
            done.set_exception(error)
        return done

    # ------------------------------------------------------------ owners

    def give_birth(self, loop: VirtualLoop, work: Coroutine[Any, Any, Any], **more: Any) -> Task[Any]:
        """Make a task, and remember it until it is done."""
        task = asyncio.Task(work, loop=loop, **more)
        self.tasks[task] = None
        task.add_done_callback(self.forget)
        return task

    def forget(self, task: Task[Any]) -> None:
        """Forget a task that is done, and do not complain of an error nobody asked for."""
        self.tasks.pop(task, None)
        if not task.cancelled():
            task.exception()

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Handle:
        """Call something in the next turn, unless its owner is dead."""
        if context is not None and self.dead and context.get(OWNER, "") in self.dead:
            handle = asyncio.Handle(callback, args, self, context)
            self.graves.append(handle)
            return handle
        return super().call_soon(callback, *args, context=context)

    def kill(self, owner: str) -> None:
        """Let nothing of an owner run any more, not even what it would do to end in good order."""
        self.dead.add(owner)
        ready, timers = list(self._ready), list(self._scheduled)  # type: ignore[attr-defined]
        self._ready.clear()  # type: ignore[attr-defined]
        self._ready.extend(handle for handle in ready if not self.is_dead(handle))  # type: ignore[attr-defined]
        self._scheduled[:] = [handle for handle in timers if not self.is_dead(handle)]  # type: ignore[attr-defined]
        heapq.heapify(self._scheduled)  # type: ignore[attr-defined]
        for handle in [*ready, *timers]:
            if self.is_dead(handle):
                handle._scheduled = False
                self.graves.append(handle)

    def is_dead(self, handle: Handle) -> bool:
        """Tell whether a call belongs to a dead owner."""
        return handle._context.get(OWNER, "") in self.dead  # type: ignore[attr-defined]

    def bury(self) -> None:
        """End everything that still runs or was killed, once nothing of it counts any more."""
        self.after_turn = lambda: None
        self.dead.clear()
        self._ready.extend(self.graves)  # type: ignore[attr-defined]
        self.graves.clear()
        for _ in range(20):
            for task in list(self.tasks):
                task.cancel()
            if not self.tasks:
                break
            self.call_later(5.0, self.stop)
            self.run_forever()
        self.close()
